import Foundation
import QuadrantBase
import QuadrantProject
import QuadrantThreads
import QuadrantWorker

/// A process of this program that runs a `ViewLoop`, as the server sees it.
final class ViewProcess: Sendable {
    enum Reply {
        case answer(ViewAnswer)
        /// The program has crashed, hung or ended; with what was written about it.
        case failure(FailureParts)
        case cancelled
    }

    private let process: pid_t
    private let channel: WorkerChannel
    private let output: ProgramOutput
    private let hasEnded = Locked(false)
    private let wasAnswered = Locked(false)

    var isEnded: Bool { hasEnded.withLock { $0 } }
    /// Whether the program is compiled and loaded.
    var hasAnswered: Bool { wasAnswered.withLock { $0 } }

    /// `arguments` are those of the command. Nil if the process cannot be started.
    init?(_ arguments: [String], _ sandbox: Sandbox?, output: ProgramOutput) {
        var ends: [Int32] = [-1, -1], printed: [Int32] = [-1, -1]
        guard Spawn.pipe(&ends) else { return nil }
        guard Spawn.pipe(&printed) else {
            ends.forEach { close($0) }
            return nil
        }
        defer {
            close(ends[1])
            close(printed[1])
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, printed[1], 1)
        posix_spawn_file_actions_adddup2(&actions, printed[1], 2)
        posix_spawn_file_actions_adddup2(&actions, ends[1], ViewLoop.socket)
        var program = "/proc/self/exe", words = ["mcp"] + arguments
        if let sandbox {
            (program, words) = sandbox.command(words, [Variable.viewProcess.name: "0"])
        }
        let environment = [Variable.viewProcess.name: "\(getpid())"]
        guard let process = Spawn.start(program, words, &actions, environment, group: .ours) else {
            close(ends[0])
            close(printed[0])
            return nil
        }
        self.process = process
        self.output = output
        channel = WorkerChannel(file: ends[0])
        output.read(printed[0])
    }

    deinit { end() }

    /// Asks, and waits for the answer. `wait` is called four times a second, with the seconds so far, and may cancel
    /// by returning false.
    func ask(_ request: ViewRequest, timeLimit: Double, wait: (Double) -> Bool) -> Reply {
        let began = DispatchTime.now().uptimeNanoseconds, mark = output.mark
        guard let data = try? JSONEncoder().encode(request), channel.send(.request, data) else {
            return ended(since: mark)
        }
        while !channel.isReady(within: 250) {
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9
            guard wait(seconds) else {
                end()
                return .cancelled
            }
            if seconds > timeLimit {
                end()
                return .failure(FailureParts(Failure(
                    .view, "the program did not answer in \(Int(timeLimit)) seconds", at: "the process of the program",
                    rule: "Compiling and drawing have a limit of time.",
                    fix: "Look for a wait in the view, or raise --time-limit.")))
            }
        }
        guard case .message(let kind, let data) = channel.receive(until: .now() + 30),
              let answer = try? JSONDecoder().decode(ViewAnswer.self, from: data) else { return ended(since: mark) }
        wasAnswered.withLock { $0 = true }
        if kind == .lastAnswer { end() }
        return .answer(answer)
    }

    /// The message about the end of the process, which is the last that it has written. After a crash a new image of
    /// the process writes it.
    private func ended(since mark: Int) -> Reply {
        end(patience: 30)
        let text = output.text(since: mark)
        if let start = text.range(of: "quadrant: ", options: .backwards) {
            let lines = text[start.upperBound...].split(separator: "\n").map(String.init)
            func part(_ name: String) -> String {
                lines.first { $0.hasPrefix("  \(name) ") }.map { String($0.dropFirst(8)) } ?? ""
            }
            if !part("rule").isEmpty {
                return .failure(FailureParts(what: lines[0], at: part("at"), rule: part("rule"), fix: part("fix")))
            }
        }
        return .failure(FailureParts(Failure(
            .view, "the process of the program has ended without an answer", at: "the program's code",
            rule: "A view must not end its process.",
            fix: "Look for 'exit' in the program; a signal may also be a lack of memory. See its output with 'logs'.")))
    }

    /// Ends the process, and the compilers that it has started. It has `patience` seconds to end by itself.
    func end(patience: Double = 0) {
        hasEnded.withLock { hasEnded in
            if hasEnded { return }
            hasEnded = true
            close(channel.file)
            var status: Int32 = 0
            func isGone(within seconds: Double) -> Bool {
                for _ in 0...Int(seconds * 100) {
                    if waitpid(process, &status, WNOHANG) != 0 { return true }
                    if seconds > 0 { usleep(10_000) }
                }
                return false
            }
            if isGone(within: patience) { return }
            kill(process, SIGTERM)
            if isGone(within: 0.5) { return }
            kill(process, SIGKILL)
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
    }
}

/// The newest output of the programs that a server has run.
final class ProgramOutput: Sendable {
    private static let limit = 256 << 10

    private struct State {
        var newest = Data()
        /// The number of bytes before them.
        var dropped = 0
    }

    private let state = Locked(State())

    /// The number of bytes so far.
    var mark: Int { state.withLock { $0.dropped + $0.newest.count } }

    /// What was written after a mark, if it is still kept.
    func text(since mark: Int) -> String {
        // What a process that has ended has written may still be on its way.
        usleep(20_000)
        return state.withLock { String(decoding: $0.newest.dropFirst(max(0, mark - $0.dropped)), as: UTF8.self) }
    }

    /// Reads a stream to its end, on a thread of its own.
    func read(_ file: Int32) {
        Thread { [self] in
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = Foundation.read(file, &chunk, chunk.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { break }
                state.withLock { state in
                    state.newest.append(contentsOf: chunk[..<count])
                    let extra = state.newest.count - Self.limit
                    // Moved at most once for each half of the limit.
                    if extra > Self.limit / 2 {
                        state.newest = Data(state.newest.suffix(Self.limit))
                        state.dropped += extra
                    }
                }
            }
            close(file)
        }.start()
    }
}
