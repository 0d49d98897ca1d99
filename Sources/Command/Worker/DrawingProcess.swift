import Foundation
import QuadrantBase
import QuadrantFiles

/// A process of this program that loads the compiled program and draws one request after another, as the command sees
/// it. It is started again when it has ended.
package final class DrawingProcess {
    /// What all processes of a worker need. The library and the program's description are open files, so that they
    /// stay although a cache entry is removed or a source changes.
    package struct Setup: Sendable {
        package var library: Int32
        package var program: Int32

        init(library path: String, _ program: WorkerProgram) throws {
            library = open(path, O_RDONLY | O_CLOEXEC)
            self.program = PrivateFolder.unnamedFile()
            let data = Array(try JSONEncoder().encode(program))
            guard library >= 0, self.program >= 0, write(self.program, data, data.count) == data.count else {
                throw Failure(.machine, "the compiled program cannot be kept: \(String(cString: strerror(errno)))",
                              at: NSTemporaryDirectory(), rule: "A worker keeps it in the folder for temporary files.",
                              fix: "Free some space, or set TMPDIR.")
            }
        }
    }

    enum Reply {
        /// The JSON of a `WorkerAnswer`.
        case answer(Data)
        case failure(Failure)
    }

    private let setup: Setup
    private let arguments: [String]
    private var process: pid_t = 0
    private var channel = WorkerChannel(file: -1)

    /// `arguments` are those of the command.
    package init(_ setup: Setup, arguments: [String]) {
        self.setup = setup
        self.arguments = arguments
    }

    deinit { _ = end() }

    /// The time that a process may take to start, and to report a crash.
    private static let startTime = 30.0

    /// Draws the picture of a request. A process that ends without an answer, because another process has killed it,
    /// is replaced by a new one, which tries once more.
    func draw(_ request: [UInt8], timeLimit: Int) -> Reply {
        for attempt in 0... {
            if process == 0, !start() {
                return .failure(Failure(.machine, "the process that draws cannot be started", at: "/proc/self/exe",
                                        rule: "A worker starts this program once more.",
                                        fix: "Check the limits of processes and of memory."))
            }
            var reply = WorkerChannel.Received.end
            if channel.send(.request, request) {
                // Only processor time counts for the limit, but a view that sleeps may not last forever either.
                reply = channel.receive(until: .now() + 2 * Double(timeLimit) + Self.startTime)
            }
            switch reply {
            case .message(let kind, let data):
                if kind == .lastAnswer { _ = end() }
                return .answer(data)
            case .timeout:
                kill(process, SIGKILL)
                _ = end()
                return .failure(Failure(
                    .view, "the picture was not finished in time", at: "the process that draws",
                    rule: "A picture may use \(timeLimit) seconds of processor time, and twice that time in all.",
                    fix: "Look for a wait in the view, or raise the limit with \"time-limit\"."))
            case .end:
                let status = end()
                if attempt == 0 { continue }
                let how = status & 0x7f == 0 ? "with exit code \((status >> 8) & 0xff)" : "by signal \(status & 0x7f)"
                return .failure(Failure(
                    .view, "the process that draws has ended twice \(how), without a picture", at: "the view's code",
                    rule: "A view must not end its process.",
                    fix: "Look for 'exit' in the code of the view; signal 9 may be a lack of memory."))
            }
        }
        fatalError("unreachable")
    }

    /// Ends the process and returns its status.
    private func end() -> Int32 {
        guard process > 0 else { return 0 }
        // It reads the end of its input, or has ended.
        close(channel.file)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        process = 0
        return status
    }

    private func start() -> Bool {
        var ends: [Int32] = [-1, -1]
        guard Spawn.pipe(&ends) else { return false }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], Self.socket)
        // Standard input and output are the command's: the program reads nothing and prints to standard error.
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, 2, 1)
        let value = "\(getpid()) \(setup.library) \(setup.program)"
        let environment = [Variable.drawingProcess.name: value]
        guard let process = Spawn.start("/proc/self/exe", arguments, &actions, environment, group: .ours) else {
            close(ends[0])
            return false
        }
        self.process = process
        channel = WorkerChannel(file: ends[0])
        return true
    }

    // MARK: In the process

    /// The descriptor of the channel.
    static let socket: Int32 = 3

    /// The process of the command, and its open files with the library and the program.
    static let here: (parent: pid_t, library: String, program: String)? = {
        guard let parts = Variable.drawingProcess.value?.split(separator: " ").map(String.init),
              parts.count == 3, let parent = pid_t(parts[0]) else { return nil }
        let folder = "/proc/\(parent)/fd/"
        return (parent, folder + parts[1], folder + parts[2])
    }()

    package static var isThisProcess: Bool { here != nil }
}
