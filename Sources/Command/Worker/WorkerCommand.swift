import Foundation
package import QuadrantBase
import QuadrantCompiler
import QuadrantProject
import QuadrantSession

/// `quadrant worker`: one picture for each line of standard input, one line of standard output for each picture.
///
/// This process contains no code of the program that it draws: it compiles the program once, reads requests and writes
/// answers. Processes that it starts load the compiled program and draw (`DrawingLoop`).
package enum WorkerCommand {
    @MainActor package static func run(_ arguments: Arguments) throws {
        if let here = DrawingProcess.here { try DrawingLoop.run(arguments, here) }
        let scene = try SceneOptions(arguments)
        _ = try DrawingOptions(arguments, scene)
        let jobs = try arguments.number("jobs", 1...256) ?? 1
        let limit = try arguments.number("max-line", 1...2048) ?? 16
        // The processes that draw inherit the size of the stack.
        Guard.growStack()
        let sources = try SourceSet(arguments.plain, options: ProjectOptions(arguments))
        try FontPackage.require()
        let progress = ProgressLine(isQuiet: scene.quiet)
        let program = try CompiledProgram(
            sources, ProgramRequest(usesCache: scene.usesCache, keepsGoing: scene.keepsGoing, takesValues: true),
            host: ProgramLoader(), progress: progress)
        if !scene.quiet { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        let setup = try DrawingProcess.Setup(library: program.library, WorkerProgram(sources, program.program))
        program.discard()
        let worker = Worker(setup, RequestLines(STDIN_FILENO, limit: limit << 20), limit: limit << 20,
                            timeLimit: scene.timeLimit)
        worker.run(jobs: jobs)
        if let reason = worker.outputFailure {
            if reason == EPIPE { exit(ExitCode.output.rawValue) }
            throw Failure(.output, "cannot write to standard output: \(String(cString: strerror(reason)))",
                          at: "standard output", rule: "The command fails when an answer cannot be written.",
                          fix: "Check the program that reads it, or free some space.")
        }
    }
}

/// Reads requests, passes each to a process that draws, and writes the answers.
private final class Worker: @unchecked Sendable {
    private let setup: DrawingProcess.Setup
    private let lines: RequestLines
    private let limit: Int
    private let timeLimit: Int
    private let lock = NSLock()
    private var failure: Int32?

    init(_ setup: DrawingProcess.Setup, _ lines: RequestLines, limit: Int, timeLimit: Int) {
        self.setup = setup
        self.lines = lines
        self.limit = limit
        self.timeLimit = timeLimit
    }

    /// The reason why an answer could not be written.
    var outputFailure: Int32? { lock.withLock { failure } }

    /// Works until the end of the input. A thread for each process takes the next line when it is free.
    func run(jobs: Int) {
        let group = DispatchGroup()
        for _ in 1..<max(jobs, 1) {
            group.enter()
            Thread {
                self.work()
                group.leave()
            }.start()
        }
        work()
        group.wait()
    }

    private func work() {
        let process = DrawingProcess(setup, arguments: Array(CommandLine.arguments.dropFirst()))
        while let line = lines.next() {
            var id = "null"
            let json: Data
            do {
                let (head, request) = try RequestHead.of(line, limit: limit)
                id = head.id
                switch process.draw(request, timeLimit: max(head.timeLimit ?? timeLimit, 1)) {
                case .answer(let data): json = data
                case .failure(let failure): json = WorkerAnswer(failure).json
                }
            } catch let failure as Failure {
                json = WorkerAnswer(failure).json
            } catch {
                json = WorkerAnswer(Failure(.fault, "internal error: \(error)", at: "line \(line.number)",
                                            rule: "Expected errors have a message of their own; this one has none.",
                                            fix: "Report this as a bug, with the request.")).json
            }
            if !write(WorkerAnswer.line(id: id, number: line.number, json)) { lines.stop() }
        }
    }

    private func write(_ line: Data) -> Bool {
        lock.withLock {
            if failure != nil { return false }
            var sent = 0
            while sent < line.count {
                let count = line.withUnsafeBytes {
                    Foundation.write(STDOUT_FILENO, $0.baseAddress! + sent, line.count - sent)
                }
                if count < 0, errno == EINTR { continue }
                if count <= 0 {
                    failure = errno
                    return false
                }
                sent += count
            }
            return true
        }
    }
}
