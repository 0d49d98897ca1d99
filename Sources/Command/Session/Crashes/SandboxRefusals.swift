import CProgramSymbols
import Foundation
import QuadrantBase
import QuadrantProject
import QuadrantThreads

/// What the sandbox of this process refuses to a view of the program, as runtime issues. What a process that the
/// program has started is refused is not known.
struct SandboxRefusals {
    private struct Refusal: Sendable {
        var what: QuadrantRefusal
        var name: String
        /// The addresses of the calls, innermost first.
        var calls: [UInt]
    }

    private static let found = Locked<[Refusal]>([])
    /// The number of those that were said of a view: the next view has the others.
    private static let said = Locked(0)
    private static let limit = 20

    private let before = said.withLock { $0 }

    /// Called before code of the program runs.
    static func begin() {
        guard Sandbox.isThisProcess else { return }
        quadrant_report_refusals { what, error, name in SandboxRefusals.note(what, error, String(cString: name)) }
    }

    private static func note(_ what: QuadrantRefusal, _ error: Int32, _ name: String) {
        var name = what == REFUSED_ADDRESS ? name : FilePath.absolute(name)
        // Foundation writes to a file of any name first, which it renames.
        if FilePath.name(of: name).hasPrefix(".dat.nosync") { name = FilePath.folder(of: name) }
        guard isRefusal(what, error, name) else { return }
        let isKnown = found.withLock { found in
            found.count >= limit || found.contains { $0.what == what && $0.name == name }
        }
        if isKnown { return }
        let calls = StackTrace.here()
        found.withLock { $0.append(.init(what: what, name: name, calls: calls)) }
    }

    /// Whether it is the sandbox that refuses: what can be read only, and what is not seen.
    static func isRefusal(_ what: QuadrantRefusal, _ error: Int32, _ path: String) -> Bool {
        switch what {
        case REFUSED_ADDRESS: true
        case REFUSED_WRITING where error == EROFS: true
        default: [ENOENT, EACCES, EROFS].contains(error) && Sandbox.hides(path)
        }
    }

    /// Each in four parts.
    var issues: [String] {
        let all = Self.found.withLock { $0 }
        Self.said.withLock { $0 = all.count }
        return all.dropFirst(before).map { refusal in
            let place = StackTrace.code(of: refusal.calls).place.map { "\($0.file):\($0.line)" } ?? "the program's code"
            let (what, rule, fix) = switch refusal.what {
            case REFUSED_ADDRESS:
                ("the connection to \(refusal.name) was refused", "A program in a sandbox has no network.",
                 "Answer its requests from files (--fixtures)")
            case REFUSED_WRITING:
                ("writing to \(refusal.name) was refused",
                 "A program in a sandbox writes to its home folder, its temporary folder and the folder of its output.",
                 "Write to one of FileManager's folders, such as temporaryDirectory")
            default:
                ("reading \(refusal.name) was refused",
                 "A program in a sandbox sees the system, the toolchain and its own project.",
                 "Keep the file in the project")
            }
            return "Sandbox: \(what).\n  at    \(place)\n  rule  \(rule)\n"
                + "  fix   \(fix), or run it without the sandbox if it may do this.\n"
        }
    }
}
