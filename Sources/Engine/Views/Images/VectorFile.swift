import CGdkPixbuf
import Foundation
import QuadrantDisplayList

/// Vector images: SVG, and PDF, whose first page is converted to SVG (Docs/Decisions/0012).
nonisolated enum VectorFile {
    static func isVector(_ path: String) -> Bool { isSVG(path) || isPDF(path) }
    private static func isSVG(_ path: String) -> Bool { path.lowercased().hasSuffix(".svg") }
    static func isPDF(_ path: String) -> Bool { path.lowercased().hasSuffix(".pdf") }

    /// The file as an SVG document; nil if it cannot be read.
    static func document(_ path: String) -> Data? {
        guard RegularFile.isThere(path) else { return nil }
        return isPDF(path) ? output(of: "pdftocairo", ["-svg", "-f", "1", "-l", "1", path, "-"]).flatMap(inPoints)
            : RegularFile.contents(path)
    }

    /// Removes the unit of the page size, because a unitless length is a point here.
    private static func inPoints(_ document: Data) -> Data? {
        guard let text = String(data: document, encoding: .utf8), let start = text.range(of: "<svg"),
              let end = text[start.upperBound...].firstIndex(of: ">") else { return nil }
        let tag = text[start.lowerBound..<end].replacingOccurrences(of: "pt\"", with: "\"")
        return Data((text[..<start.lowerBound] + tag + text[end...]).utf8)
    }

    /// Rasterises a document in `width` by `height` pixels, or in its own size if nil.
    static func pixels(_ document: Data, _ size: (width: Int, height: Int)?) -> ImagePixels? {
        if let size, !ImageDecoder.allows(size.width, size.height) { return nil }
        if size == nil, !ImageDecoder.allows(document) { return nil }
        return document.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress,
                  let stream = g_memory_input_stream_new_from_data(start, bytes.count, nil) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
            let image = size.map {
                gdk_pixbuf_new_from_stream_at_scale(stream, gint($0.width), gint($0.height), 0, nil, nil)
            } ?? gdk_pixbuf_new_from_stream(stream, nil, nil)
            guard let image else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(image)) }
            return ImageDecoder.pixels(image)
        }
    }

    /// The limits of a program that converts a file: seconds of processor time, kilobytes of memory, bytes of output.
    /// They are the kernel's, so that they hold when this process has ended.
    private static let maxSeconds = 20, maxMemory = 2_000_000, maxOutput = 64 << 20

    /// Runs a program and returns its output; nil if it is not installed, fails, or exceeds a limit.
    private static func output(of program: String, _ arguments: [String]) -> Data? {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var argv: [UnsafeMutablePointer<CChar>?] =
            (["sh", "-c", "ulimit -t \(maxSeconds); ulimit -v \(maxMemory); exec \"$@\"", "sh", program] + arguments)
                .map { strdup($0) } + [nil]
        defer { argv.forEach { free($0) } }
        var process = pid_t()
        let status = posix_spawnp(&process, "/bin/sh", &actions, nil, &argv, environ)
        close(ends[1])
        guard status == 0 else { return nil }
        let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: false)
        var data = Data()
        while data.count <= maxOutput, let part = try? output.read(upToCount: 1 << 20), !part.isEmpty { data += part }
        if data.count > maxOutput { kill(process, SIGKILL) }
        var code: Int32 = 0
        while waitpid(process, &code, 0) < 0, errno == EINTR {}
        return code == 0 ? data : nil
    }
}
