/// Why a body is being run, for views that ask.
package struct BodyRun {
    enum Cause { case first, replaced, dependencies }

    private unowned let box: NodeBox
    private let cause: Cause

    /// The graph is confined to the main actor, and so is this.
    nonisolated(unsafe) private static var current: BodyRun?
    /// What the states of views that asked held then.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: (box: Weak, words: [String])] = [:]
    private struct Weak { weak var box: NodeBox? }

    @inline(__always)
    static func of<R>(_ box: NodeBox, _ cause: Cause, _ body: () -> R) -> R {
        let outer = current
        current = BodyRun(box: box, cause: cause)
        defer { current = outer }
        return body()
    }

    /// What of a view has changed since it last asked, in the words of Apple's own message.
    package static func words(_ type: Any.Type) -> String {
        let name = _typeName(type, qualified: false)
        guard let current else { return "\(name): unchanged." }
        let changes = current.changes
        return "\(name): " + (changes.isEmpty ? "unchanged." : changes.joined(separator: ", ") + " changed.")
    }

    private var changes: [String] {
        let states = box.part?.state?.stateCells ?? []
        let words = states.map(\.cell.words)
        let id = ObjectIdentifier(box)
        let before = Self.known[id].flatMap { $0.box.box === box && $0.words.count == words.count ? $0.words : nil }
        Self.known = Self.known.filter { $0.value.box.box != nil }
        Self.known[id] = (Weak(box: box), words)
        let changed = states.indices.filter { cause == .first || before?[$0] != words[$0] }
            .map { "_" + states[$0].name }
        switch cause {
        case .first: return ["@self", "@identity"] + changed
        case .replaced: return ["@self"] + changed
        case .dependencies: return changed.isEmpty ? ["@dependencies"] : changed
        }
    }
}

extension View {
    /// Prints why the body that calls this is run: `@self` where the view has another value, `@identity` where it is
    /// new, names of states, and `@dependencies` for whatever else it read.
    public static func _printChanges() { print(BodyRun.words(Self.self)) }

    /// As `_printChanges()`.
    public static func _logChanges() { print(BodyRun.words(Self.self)) }
}
