import QuadrantThreads

// The cause of a body's evaluation, for `_printChanges()`.

/// The values of the states of a node when their changes were last asked for.
private struct KnownStates {
    weak var box: AnyObject?
    let values: [String]
}

extension BodyRun {
    /// The values of the states at the previous call, by node.
    private static let known = Locked<[ObjectIdentifier: KnownStates]>([:])

    @inline(__always)
    static func of<R>(_ box: NodeBox, _ cause: Cause, _ body: () -> R) -> R {
        let thread = ThreadState.current
        let outer = thread.bodyRun
        thread.bodyRun = BodyRun(box: box, cause: cause)
        defer { thread.bodyRun = outer }
        return body()
    }

    /// The changes of a view since its last evaluation, in the format of Apple's message.
    package static func changeMessage(_ type: Any.Type) -> String {
        let name = _typeName(type, qualified: false)
        guard let current = ThreadState.current.bodyRun else { return "\(name): unchanged." }
        let changes = current.changes
        return "\(name): " + (changes.isEmpty ? "unchanged." : changes.joined(separator: ", ") + " changed.")
    }

    private var changes: [String] {
        let states = unsafeDowncast(box, to: NodeBox.self).stateOwner?.stateCells ?? []
        let values = states.map(\.cell.valueDescription)
        let id = ObjectIdentifier(box)
        let before = Self.known.withLock { known in
            let last = known[id].flatMap {
                $0.box === box && $0.values.count == values.count ? $0.values : nil
            }
            known = known.filter { $0.value.box != nil }
            known[id] = KnownStates(box: box, values: values)
            return last
        }
        let changed = states.indices.filter { cause == .first || before?[$0] != values[$0] }
            .map { "_" + states[$0].name }
        switch cause {
        case .first: return ["@self", "@identity"] + changed
        case .replaced: return ["@self"] + changed
        case .dependencies: return changed.isEmpty ? ["@dependencies"] : changed
        }
    }
}

extension View {
    /// Prints the cause of the evaluation of the calling body: `@self` if the view has another value, `@identity` if it
    /// is new, names of states, and `@dependencies` for any other value that it read.
    public static func _printChanges() { print(BodyRun.changeMessage(Self.self)) }

    /// As `_printChanges()`.
    public static func _logChanges() { print(BodyRun.changeMessage(Self.self)) }
}
