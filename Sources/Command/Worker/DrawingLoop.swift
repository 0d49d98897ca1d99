import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantDisplayList
import QuadrantSession
import QuadrantThreads

/// The process that draws for a worker: it takes a request from the command, runs code of the program, and answers.
///
/// When code of the program crashes, the signal handler replaces the image of the process with a new one, as for other
/// commands (`CrashRestart`). The new image answers with the crash, and continues.
@MainActor final class DrawingLoop {
    private let channel = WorkerChannel(file: DrawingProcess.socket)
    private let defaults: Arguments
    private let program: WorkerProgram
    private let library: UnsafeMutableRawPointer
    private var isWatched = false
    /// The options of the last request: most requests have the same.
    private var last: (arguments: [String], scene: SceneOptions, drawing: DrawingOptions)?

    /// The memory in bytes above which the process is replaced: code of a program may keep some of every picture.
    private static let maxMemory = 1 << 30

    static func run(_ arguments: Arguments, _ here: (parent: pid_t, library: String, program: String)) throws -> Never {
        ParentProcess.endWith(here.parent)
        _ = fcntl(DrawingProcess.socket, F_SETFD, FD_CLOEXEC)
        CrashRestart.keeps(DrawingProcess.socket, as: .drawingSocket)
        if let record = CrashRestart.past?.record {
            let answer = WorkerAnswer(CrashReport(record).failure.inRequest).json
            _ = WorkerChannel(file: DrawingProcess.socket).send(.answer, answer)
        }
        ViewTasks.shared.install()
        // Keeps the message of a fatal error for the record of the crash.
        OutputTap.begin {}
        let loop = try DrawingLoop(arguments, here)
        loop.run()
        fflush(nil)
        // Without the handlers that the program may have installed for the end of the process.
        _exit(ExitCode.success.rawValue)
    }

    private init(_ arguments: Arguments, _ here: (parent: pid_t, library: String, program: String)) throws {
        defaults = arguments
        program = try JSONDecoder().decode(
            WorkerProgram.self, from: FileManager.default.contents(atPath: here.program) ?? Data())
        program.sources.prepare(try SceneOptions(arguments), isQuiet: true)
        library = try ProgramLoader().open(here.library, program.folders, [])
        let symbols = program.scan.candidates.flatMap { candidate in
            [EntryCode.symbol(candidate, in: program.sources), EntryCode.valuesSymbol(candidate, in: program.sources)]
        }
        if let address = symbols.lazy.compactMap({ [library] in dlsym(library, $0) }).first {
            CodeRanges.add(here.library, around: address)
        }
        ProgramStart.run(program.scan.candidates, of: program.scan, program.sources, in: library,
                         try SceneOptions(arguments))
        let channel = channel
        StallWatch.report.withLock {
            $0 = { failure, _ in _ = channel.send(.lastAnswer, WorkerAnswer(failure.inRequest).json) }
        }
    }

    private func run() {
        while case .message(_, let request) = channel.receive() {
            let answer = answer(request).json
            let isLast = StallWatch.memory > Self.maxMemory
            guard channel.send(isLast ? .lastAnswer : .answer, answer), !isLast else { return }
        }
    }

    private func answer(_ json: Data) -> WorkerAnswer {
        do { return try draw(json) } catch let failure as Failure { return WorkerAnswer(failure.inRequest) } catch {
            if let diagnostic = error as? Diagnostic { return WorkerAnswer(Failure(.usage, diagnostic)) }
            return WorkerAnswer(Failure(.fault, "internal error: \(error)", at: "the request",
                                        rule: "Expected errors have a message of their own; this one has none.",
                                        fix: "Report this as a bug, with the request."))
        }
    }

    private func draw(_ json: Data) throws -> WorkerAnswer {
        let request = try WorkerRequest(json, defaults: defaults)
        let candidate = try program.candidate(request.view)
        let (scene, drawing) = try options(request.arguments)
        let output = try request.output.map { try Output($0) }
        let format = try self.format(request, output)
        try output?.check()
        if case .screen(let width, let height, _) = scene.area { try drawing.checkSize(width, height, format) }
        if drawing.isTransparent {
            try drawing.checkBackground(try output ?? Output("picture." + (request.format ?? "png")))
        }
        var answer = WorkerAnswer(.drawn)
        answer.view = candidate.name.isEmpty ? candidate.title : candidate.name
        answer.output = output?.path
        if request.keeps, let output, output.exists {
            answer.status = .kept
            return answer
        }
        let maker = try program.maker(candidate, json, in: library)
        let picture = try watched(candidate, scene) {
            let place = program.sources.place(of: candidate)
            let part = try RenderSession.shownParts(maker, scene)[0]
            return try DrawnPicture(part, scene, drawing, format, folders: program.folders, place, nil)
        }
        if let failure = picture.strictFailure { throw failure }
        answer.format = output?.ending ?? request.format ?? "png"
        (answer.width, answer.height) = (picture.width, picture.height)
        if format.hasPixels { answer.scale = drawing.scale }
        answer.bytes = picture.data.count
        let issues = picture.issues.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 } + picture.notes
        if !issues.isEmpty { answer.issues = issues }
        if let output {
            if !request.keeps { try output.write(picture.data) } else if try !output.writeNew(picture.data) {
                answer.status = .kept
            }
        } else {
            answer.data = picture.data
        }
        return answer
    }

    /// Runs code of the program.
    private func watched<Made>(_ candidate: Candidate, _ scene: SceneOptions, _ body: () throws -> Made) rethrows
        -> Made {
        let place = program.sources.place(of: candidate)
        if isWatched {
            Guard.watchNext(place, timeLimit: scene.timeLimit)
        } else {
            Guard.watch(place, timeLimit: scene.timeLimit)
            isWatched = true
            // Subprocesses of the program are no processes that draw.
            Variable.drawingProcess.remove()
        }
        StallWatch.begin(view: place, limit: scene.stallLimit)
        defer {
            ViewTasks.shared.abandon()
            StallWatch.end()
            Guard.suspend()
            fflush(nil)
        }
        return try body()
    }

    private func options(_ arguments: [String]) throws -> (SceneOptions, DrawingOptions) {
        if let last, last.arguments == arguments { return (last.scene, last.drawing) }
        let parsed = try Arguments(arguments, of: .request)
        let scene = try SceneOptions(parsed), drawing = try DrawingOptions(parsed, scene)
        last = (arguments, scene, drawing)
        return (scene, drawing)
    }

    private func format(_ request: WorkerRequest, _ output: Output?) throws -> OutputFormat {
        let known = OutputFormat.pictureEndings.map { String($0.dropFirst()) }
        if let name = request.format?.lowercased(), !known.contains(name) {
            throw Failure(.usage, "unknown format '\(request.format ?? "")'", at: "format",
                          rule: "The formats are \(known.alternatives).", fix: "Write \"format\": \"png\".")
        }
        guard let output else { return OutputFormat(fileExtension: request.format ?? "png") ?? .standard }
        if output.format.recording != nil || output.isFolder {
            throw Failure(.usage, "'\(output.path)' is not the file of a picture", at: "output",
                          rule: "A worker draws pictures: \(known.alternatives).",
                          fix: "Use 'quadrant render' for animations.")
        }
        if let name = request.format, OutputFormat(fileExtension: name)?.name != output.format.name {
            throw Failure(.usage, "the format '\(name)' is not that of '\(output.path)'", at: "format",
                          rule: "The extension of the output selects the format.", fix: "Leave out \"format\".")
        }
        return output.format
    }
}
