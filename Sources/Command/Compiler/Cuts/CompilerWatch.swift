import Foundation
import QuadrantThreads

/// Kills compiler processes that do not terminate: for an unknown name in the body of a view, the type checker can
/// search for minutes for possible corrections.
///
/// A process that is killed this way prints the declaration that it was compiling.
final class CompilerWatch: Sendable {
    /// Seconds of processor time.
    private let limit: Double
    private let isOver = Locked(false)

    init(limit: Double) { self.limit = limit }

    /// Starts to watch the compiler: the subprocesses of its driver, or the frontend itself.
    func begin(_ compiler: pid_t, isDriver: Bool) {
        let thread = Thread { [self] in
            while !isOver.withLock({ $0 }) {
                for process in isDriver ? Self.children(of: compiler) : [compiler]
                where Self.seconds(process) > limit { kill(process, SIGABRT) }
                usleep(300_000)
            }
        }
        thread.start()
    }

    func end() { isOver.withLock { $0 = true } }

    private static func text(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func children(of process: pid_t) -> [pid_t] {
        let folder = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.flatMap { text("\(folder)/\($0)/children").split(separator: " ").compactMap { pid_t($0) } }
    }

    /// The processor time of a process in seconds; 0 if it has ended.
    private static func seconds(_ process: pid_t) -> Double {
        // The name of the program may contain spaces; user and system time are the 12th and 13th field after it.
        let string = text("/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard string.count > 12, let user = Double(string[11]), let system = Double(string[12]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// The declarations that killed processes were compiling, as compiler errors.
    static func errors(in output: String) -> [CompilerOutput.Message] {
        output.split(separator: "\n").compactMap { line in
            guard let start = line.range(of: "TypeCheckFunctionBodyRequest("), line.hasSuffix(")"),
                  let at = line.lastIndex(of: "@"), at >= start.upperBound else { return nil }
            let place = line[line.index(after: at)...].dropLast().split(separator: ":")
            guard place.count >= 3, let row = Int(place[place.count - 2]),
                  let column = Int(place[place.count - 1]) else { return nil }
            return CompilerOutput.Message(file: place.dropLast(2).joined(separator: ":"), line: row, column: column,
                                          kind: "error", text: unfinished, lines: [])
        }
    }

    /// The files that a compiler process was translating when it crashed.
    static func crashes(in output: String) -> Set<String> {
        guard output.contains("Stack dump:") else { return [] }
        return Set(output.split(separator: "\n").compactMap { line in
            guard let start = line.range(of: "for file \"") ?? line.range(of: "source_file \""),
                  line.contains("While evaluating request"), let end = line.lastIndex(of: "\""),
                  start.upperBound < end else { return nil }
            return String(line[start.upperBound..<end])
        })
    }

    static let unfinished = "the compiler does not terminate for this code; a name in it may be undefined"
}
