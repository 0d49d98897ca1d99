import QuadrantGeometry
package import QuadrantGraph

/// Records why a view changes: the writes of values that its evaluations have read, and the bodies that were evaluated
/// because of them. A graph has one (`FrameLoop.changes`) while a tool asks for it, and costs nothing more without.
package final class ChangeRecorder {
    /// A write of a value that evaluations have read.
    package struct Write {
        /// The number of frames before it since the recording began, and the round of the frame: 0 between frames.
        package var frame: Int
        /// The round of the frame, from 1; 0 between frames.
        package var round: Int
        /// The source that was written.
        package var source: ObjectIdentifier
        /// The name of what is no state: the type of an object, the key of a stored value; nil for a state.
        package var name: String?
        /// The values as text; nil where they are not known.
        package var before: String?
        /// The value after the write, as text; nil where it is not known.
        package var after: String?
        /// The node whose action wrote it; nil for a task, a timer or a script.
        package var actor: NodeID?
        /// The nodes that have read the value, without the phases in which they did.
        package var readers: [NodeID]
        /// The return addresses of the calls, innermost first, if `callStack` is set.
        package var calls: [UInt]
    }

    /// An evaluation of a body.
    package struct Evaluation {
        /// Why a body is evaluated.
        package enum Cause: Equatable {
            /// The view is new.
            case isNew
            /// The view around was evaluated, and made another value of it.
            case isReplaced
            /// The writes with these indices; none for a value of the environment or of the geometry.
            case writes([Int])
        }
        /// The number of frames before it.
        package var frame: Int
        /// The round of the frame, from 1.
        package var round: Int
        /// The node that the body belongs to.
        package var node: NodeID
        /// Why it was evaluated.
        package var cause: Cause
    }

    /// In the order of time.
    package private(set) var writes: [Write] = []
    /// In the order of time.
    package private(set) var evaluations: [Evaluation] = []
    /// The number of rounds of each frame.
    package private(set) var rounds: [Int] = []
    /// What made a further round of a frame necessary, where nothing was written: the first dirty node.
    package private(set) var furtherRounds: [(frame: Int, node: NodeID, phases: PhaseSet)] = []
    /// The views that were drawn again.
    package private(set) var drawn: Set<NodeID> = []
    /// The states whose view was given another first value, with that: a state takes it only when its view appears.
    package private(set) var ignored: [(source: ObjectIdentifier, given: String)] = []
    /// Returns the addresses of the calls on this thread.
    package var callStack: (() -> [UInt])?

    private var round = 0
    private var actor: NodeID?
    /// The writes since the last evaluation of their readers.
    private var causes: [NodeID: [Int]] = [:]
    /// The values before a write, until it is announced.
    private var before: [ObjectIdentifier: String] = [:]
    /// A change that never rests makes no endless record.
    private static let limit = 100_000
    private var recent: Set<NodeID> = []

    package init() {}

    // MARK: called by the graph

    func beginFrame() { rounds.append(0) }

    func beginRound() {
        round += 1
        if rounds.isEmpty { rounds.append(0) }
        rounds[rounds.count - 1] = round
    }

    func endFrame() { round = 0 }

    /// Called before a further round; the root stands for content that was made while it was placed.
    func needsRound(_ node: NodeID, _ phases: PhaseSet) {
        let frame = rounds.count - 1
        // Writes are in their order.
        if let last = writes.last, last.frame == frame, last.round == round { return }
        furtherRounds.append((frame, node, phases))
    }

    func acting<R>(as node: NodeID?, _ action: () -> R) -> R {
        let outer = actor
        actor = node ?? outer
        defer { actor = outer }
        return action()
    }

    /// Called before a state gets another value.
    func willWrite(_ source: any ValueSource) { before[ObjectIdentifier(source)] = source.valueDescription }

    /// Called before the readers of a value become dirty.
    func wrote(_ source: Source, in graph: ViewGraph) {
        guard writes.count < Self.limit else { return }
        let readers = source.readers.filter { $0.tree === graph.tree && $0.tree.isLive($0.id) }.map(\.id)
        let id = ObjectIdentifier(source), cell = source as? any ValueSource
        for reader in readers { causes[reader, default: []].append(writes.count) }
        writes.append(Write(
            frame: max(rounds.count - (round == 0 ? 0 : 1), 0), round: round, source: id,
            name: (source as? any NamedSource)?.sourceName, before: before.removeValue(forKey: id),
            after: cell?.valueDescription, actor: actor, readers: readers, calls: callStack?() ?? []))
    }

    func evaluated(_ node: NodeID, isNew: Bool, isReplaced: Bool) {
        guard evaluations.count < Self.limit else { return }
        let found = causes.removeValue(forKey: node) ?? []
        evaluations.append(Evaluation(
            frame: max(rounds.count - (round == 0 ? 0 : 1), 0), round: round, node: node,
            cause: isNew ? .isNew : isReplaced && found.isEmpty ? .isReplaced : .writes(found)))
    }

    /// Called when a view gets a new value with another first value of a state.
    func ignored(_ given: String, by source: Source) {
        let id = ObjectIdentifier(source)
        ignored.removeAll { $0.source == id }
        if ignored.count < Self.limit { ignored.append((id, given)) }
    }

    /// Called after a view was drawn again.
    func drew(_ node: NodeID) {
        drawn.insert(node)
        recent.insert(node)
    }

    /// The views that were drawn again since the last call.
    package func takeRecent() -> Set<NodeID> {
        defer { recent = [] }
        return recent
    }
}

/// A value with a text for people.
package protocol ValueSource: Source {
    var valueDescription: String { get }
}

/// A value that is no state of a view, with a name for people.
protocol NamedSource: Source {
    var sourceName: String { get }
}

extension ViewGraph {
    /// Attributes the writes of an action of the program to its node, while changes are recorded.
    @inline(__always)
    package func acting<R>(as node: NodeIndex, _ action: () -> R) -> R {
        guard let changes = loop.changes else { return action() }
        return changes.acting(as: node == 0 ? nil : tree.id(node), action)
    }

    /// The views with their states, by the states' identities.
    package var stateOwners: [ObjectIdentifier: (node: NodeIndex, name: String)] {
        var found: [ObjectIdentifier: (node: NodeIndex, name: String)] = [:]
        eachNode { node, box in
            for (name, source) in box.part?.state?.stateSources ?? [] { found[ObjectIdentifier(source)] = (node, name) }
        }
        return found
    }

    /// What the last recorded round wrote, as a sentence; nil if nothing was recorded.
    func unsettledWrites(_ changes: ChangeRecorder) -> String? {
        guard let last = changes.writes.last else { return nil }
        let owners = stateOwners
        var seen: Set<ObjectIdentifier> = []
        let texts = changes.writes.filter { $0.frame == last.frame && $0.round == last.round && !$0.readers.isEmpty }
            .filter { seen.insert($0.source).inserted }.prefix(3).map { write -> String in
                let owner = owners[write.source].map { "\($0.name) of \(box($0.node).name)" }
                let change = write.before.flatMap { before in
                    write.after.map { " (\(NumberText.valueText(before)) → \(NumberText.valueText($0)))" }
                } ?? ""
                let actor = write.actor.flatMap { tree.isLive($0) ? "." + box($0.index).name : nil } ?? "an action"
                return "\(actor) writes \(owner ?? write.name ?? "a value")\(change)"
            }
        return texts.isEmpty ? nil : "In each round, \(texts.joined(separator: ", and "))."
    }
}
