import Foundation
import QuadrantBase
import QuadrantCairo
import QuadrantDisplayList
import QuadrantFiles
import QuadrantPNG

/// The program `ffmpeg`, with one thread and no dates, so that equal frames give equal bytes.
package struct FFmpeg {
    package let path: String
    /// For messages.
    package let output: Output

    /// Finds the program; the error explains how to install it.
    package init(for output: Output) throws {
        self.output = output
        guard let path = Spawn.program("ffmpeg") else {
            throw Failure(.machine, "ffmpeg, which .\(output.ending) output requires, was not found", at: output.path,
                          rule: "GIF, WebP and MP4 are encoded by ffmpeg.",
                          fix: "Run 'apt-get install ffmpeg', or use -o NAME.apng, which does not require it.")
        }
        self.path = path
    }

    /// A subprocess that receives frames through a pipe and writes a file.
    package final class Run {
        private let program: FFmpeg
        private let process: pid_t
        /// -1 once all input has been sent.
        private var pipe: Int32
        /// Its standard error, for the failure message.
        private let messages: UnsafeMutablePointer<FILE>
        private var isOver = false

        /// `files` are those that the arguments name as `FFmpeg.file(0)` and so on.
        fileprivate init(_ program: FFmpeg, _ arguments: [String], _ files: [Int32]) throws {
            self.program = program
            guard let messages = tmpfile() else { throw program.cannotStart }
            self.messages = messages
            var pipes: [Int32] = [-1, -1]
            guard Spawn.pipe(&pipes) else { throw program.cannotStart }
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_adddup2(&actions, pipes[0], 0)
            posix_spawn_file_actions_addclose(&actions, pipes[1])
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, fileno(messages), 2)
            // Above the descriptors of the files, so that none is closed before it is copied.
            let copies = files.map { fcntl($0, F_DUPFD_CLOEXEC, FFmpeg.firstFile + Int32(files.count)) }
            defer { copies.forEach { close($0) } }
            for (number, copy) in copies.enumerated() {
                posix_spawn_file_actions_adddup2(&actions, copy, FFmpeg.firstFile + Int32(number))
            }
            var argv: [UnsafeMutablePointer<CChar>?] = ([program.path] + arguments).map { strdup($0) }
            argv.append(nil)
            defer { argv.forEach { free($0) } }
            // If ffmpeg ends early, writing must fail instead of ending this process.
            signal(SIGPIPE, SIG_IGN)
            var process = pid_t()
            let failed = posix_spawn(&process, program.path, &actions, nil, argv, environ)
            close(pipes[0])
            pipe = pipes[1]
            self.process = process
            if failed != 0 {
                isOver = true
                close(pipe)
                throw program.cannotStart
            }
        }

        package func send(_ bytes: UnsafeRawBufferPointer) throws {
            var rest = bytes
            while !rest.isEmpty {
                let count = write(pipe, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    _ = wait()
                    throw failure
                }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
        }

        /// Waits until the file is complete.
        package func finish() throws {
            if !wait() { throw failure }
            fclose(messages)
        }

        package func abandon() {
            if isOver { return }
            kill(process, SIGKILL)
            _ = wait()
        }

        private func wait() -> Bool {
            isOver = true
            close(pipe)
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            return status == 0
        }

        private var failure: Failure {
            rewind(messages)
            var text = [UInt8](repeating: 0, count: 4000)
            let count = fread(&text, 1, text.count, messages)
            fclose(messages)
            let lines = String(decoding: text.prefix(count), as: UTF8.self).split(separator: "\n")
            let kind = program.output.ending
            return Failure(
                .machine, "ffmpeg failed: \(lines.last.map(String.init) ?? "unknown reason")",
                at: program.output.path, rule: "It requires an encoder for .\(kind) files and free space.",
                fix: "Check 'ffmpeg -encoders' and 'df', or use -o NAME.apng, which does not require ffmpeg.")
        }
    }

    private static let firstFile: Int32 = 10

    /// The name of an open file for the subprocess: no other user can exchange what it refers to.
    package static func file(_ number: Int32) -> String { "file:/proc/self/fd/\(firstFile + number)" }

    /// `files` are open for the subprocess, which writes the last one.
    package func run(_ input: [String], _ making: [String], files: [Int32]) throws -> Run {
        let single = ["-threads", "1"]
        return try Run(self, ["-hide_banner", "-nostdin", "-loglevel", "error", "-y"] + single + input + [
            "-map_metadata", "-1", "-fflags", "+bitexact", "-flags", "+bitexact", "-filter_threads", "1",
            "-filter_complex_threads", "1",
        ] + single + making + [Self.file(Int32(files.count) - 1)], files)
    }

    private var cannotStart: Failure {
        Failure(.machine, "cannot run ffmpeg", at: path, rule: "It must be executable.",
                fix: "Check 'ffmpeg -version', or use -o NAME.apng, which does not require it.")
    }
}

/// WebP and MP4: uncompressed frames are piped to ffmpeg.
final class VideoRecording: RecordingWriter {
    private let output: Output
    private let program: FFmpeg
    private let framesPerSecond: Double
    private let hasAlpha: Bool
    private var running: (run: FFmpeg.Run, part: OutputPart, width: Int, height: Int)?

    init(_ output: Output, _ framesPerSecond: Double, hasAlpha: Bool) throws {
        self.output = output
        self.framesPerSecond = framesPerSecond
        self.hasAlpha = hasAlpha
        if hasAlpha, output.format.recording == .mp4 {
            throw Failure(.usage, "--transparent cannot be used with an MP4", at: "--output \(output.path)",
                          rule: "MP4 video has no alpha channel.", fix: "Use -o NAME.apng or NAME.webp.")
        }
        program = try FFmpeg(for: output)
    }

    private var isEven: Bool { output.format.recording == .mp4 }
    private func side(_ pixels: Int) -> Int { isEven ? pixels + pixels % 2 : pixels }

    private func start(_ width: Int, _ height: Int) throws {
        let part = try output.part()
        let input = ["-f", "rawvideo", "-pix_fmt", hasAlpha ? "rgba" : "bgr0", "-video_size",
                     "\(side(width))x\(side(height))", "-framerate", "\(framesPerSecond)", "-i", "pipe:0"]
        let making = output.format.recording == .webp
            ? ["-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", "1", "-compression_level", "4", "-loop", "0",
               "-f", "webp"]
            : ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-c:v", "libx264", "-preset", "medium", "-crf", "16",
               "-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
               "-movflags", "+faststart", "-f", "mp4"]
        running = (try program.run(input, making, files: [part.descriptor]), part, width, height)
    }

    func add(_ surface: RasterSurface) throws {
        if running == nil { try start(surface.width, surface.height) }
        guard let running, surface.width == running.width, surface.height == running.height else {
            throw Failure(.view, "the size of the view changed during the animation", at: output.path,
                          rule: "All frames of an animation have the same size.", fix: "Use --size.")
        }
        if hasAlpha {
            try surface.pixels().rgba.withUnsafeBytes { try running.run.send($0) }
            return
        }
        try surface.withPixels { string in
            guard isEven, running.width % 2 + running.height % 2 > 0 else {
                return try running.run.send(UnsafeRawBufferPointer(string))
            }
            // MP4 stores colours for blocks of 2 × 2 pixels: at odd sizes the last column and row are duplicated.
            var even: [UInt32] = []
            for row in 0..<side(running.height) {
                let start = min(row, running.height - 1) * running.width
                even += string[start..<start + running.width]
                if running.width % 2 == 1 { even.append(string[start + running.width - 1]) }
            }
            try even.withUnsafeBytes { try running.run.send($0) }
        }
    }

    func finish() throws {
        guard let running else { return }
        try running.run.finish()
        self.running = nil
        try running.part.finish()
    }

    func abandon() {
        guard let running else { return }
        self.running = nil
        running.run.abandon()
        running.part.discard()
    }
}

/// GIF: first recorded losslessly, then encoded with a palette of 256 colours for all frames.
final class GIFRecording: RecordingWriter {
    private let output: Output
    private let program: FFmpeg
    private let exact: APNG
    private let hasAlpha: Bool
    /// The frames and the palette, without names.
    private var files: [Int32] = []

    init(_ output: Output, _ framesPerSecond: Double, hasAlpha: Bool) throws {
        self.output = output
        self.hasAlpha = hasAlpha
        program = try FFmpeg(for: output)
        exact = APNG(framesPerSecond: framesPerSecond, hasAlpha: hasAlpha)
    }

    func add(_ surface: RasterSurface) throws { try exact.add(surface) }

    func finish() throws {
        files = [PrivateFolder.unnamedFile(), PrivateFolder.unnamedFile()]
        let frames = FFmpeg.file(0), palette = FFmpeg.file(1)
        let data = exact.finish()
        let writer = FileHandle(fileDescriptor: files[0], closeOnDealloc: false)
        guard files.allSatisfy({ $0 >= 0 }), (try? writer.write(contentsOf: data)) != nil else {
            let reason = String(cString: strerror(errno))
            throw Failure(.output, "cannot write '\(output.path)': \(reason)", at: output.path,
                          rule: "A GIF is first recorded losslessly, in the folder for temporary files.",
                          fix: "Free some space, or set TMPDIR.")
        }
        let part = try output.part()
        let input = ["-f", "apng", "-i", frames]
        let alpha = "reserve_transparent=\(hasAlpha ? 1 : 0)"
        try program.run(input, ["-vf", "palettegen=stats_mode=full:" + alpha, "-c:v", "png", "-f", "image2",
                                "-update", "1"], files: files).finish()
        // Ordered dithering, unlike error diffusion, keeps static areas unchanged between frames.
        try program.run(input + ["-f", "png_pipe", "-i", palette],
                        ["-lavfi", "paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle", "-fps_mode",
                         "passthrough", "-loop", "0", "-f", "gif"], files: files + [part.descriptor]).finish()
        try part.finish()
        abandon()
    }

    func abandon() {
        files.filter { $0 >= 0 }.forEach { close($0) }
        files = []
    }
}
