import Foundation
import Synchronization

/// Ends the processes of the compiler that come to no end: in the body of a view with a name that is not there, the
/// type checker can look for minutes for what could have been meant.
///
/// A process that is ended so says in what body it was.
final class CompilerWatch: Sendable {
    /// Seconds of processor time.
    private let limit: Double
    private let isOver = Mutex(false)

    init(limit: Double) { self.limit = limit }

    /// Begins to watch what the driver of the compiler has started.
    func begin(_ driver: pid_t) {
        let thread = Thread { [self] in
            while !isOver.withLock({ $0 }) {
                for process in Self.children(of: driver) where Self.seconds(process) > limit { kill(process, SIGABRT) }
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

    /// The processor time of a process; 0 where it is gone.
    private static func seconds(_ process: pid_t) -> Double {
        // The name of the program may hold spaces; user and system time are the 12th and 13th word behind it.
        let string = text("/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard string.count > 12, let user = Double(string[11]), let system = Double(string[12]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// What the process was at when it was ended, as errors of the compiler.
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

    static let unfinished = "the compiler does not terminate for this code; a name in it may be undefined"
}
