import QuadrantDisplayList
package import QuadrantGraph

// Rules that can only be checked during evaluation. Checked mode does so, and reports violations; `checkInvariants()`
// verifies the others between frames.

/// The state that checked mode stores between evaluations.
final class CheckedMode {
    /// Nodes that are being placed, the innermost last.
    var placing: [NodeIndex] = []
    /// The type of every node at the last check (I8).
    var types: [NodeID: Any.Type] = [:]
    /// Whether an object is being reconciled with the properties of its view.
    var isReconciling = false
    /// The question about the tree that is being answered, outside of the phases.
    var question: String?
}

extension ViewGraph {
    private func isInside(_ node: NodeIndex, _ ancestor: NodeIndex) -> Bool {
        for at in ancestors(including: node) { if at == ancestor { return true } }
        return false
    }

    /// Reports that an object which lasts longer than an evaluation, such as the session of a text field, changes while
    /// an answer is computed. Its setters call this: with the phase that decides the value, if one does, and the node
    /// in which it is decided, 0 for any. In the content phase an object changes in `Reconciled.reconcile()` only.
    @inline(__always)
    package func checkWrite(of object: @autoclosure () -> String, in decided: PhaseSet = [],
                            under node: NodeIndex = 0) {
        if loop.isChecked { reportWrite(of: object(), in: decided, under: node) }
    }

    @inline(never)
    private func reportWrite(of object: String, in decided: PhaseSet, under node: NodeIndex) {
        var answer = loop.checks.question, at = root
        if let reader = ReadScope.current, reader.tree === tree, !reader.phase.isDisjoint(with: .evaluated) {
            if reader.phase.contains(.content), loop.checks.isReconciling { return }
            if !reader.phase.isDisjoint(with: decided), node == 0 || isInside(reader.index, node) { return }
            (answer, at) = (evaluation(of: reader), reader.index)
        }
        guard let answer else { return }
        report(Diagnostic(
            what: "\(object) changed while \(answer).", at: path(of: at),
            rule: "Answers may be asked any number of times, so they must not change what others read.",
            fix: "Change it in an action, or in reconcile() if it follows the properties of a view."))
    }

    /// Reconciles an object with the properties of its view: in the content phase, where it may change.
    func reconciling(_ body: () -> Void) {
        let was = loop.checks.isReconciling
        loop.checks.isReconciling = true
        body()
        loop.checks.isReconciling = was
    }

    /// Answers a question about the tree, such as what is at a point, during which no object changes.
    package func asking<R>(_ question: String, _ answer: () -> R) -> R {
        let outer = loop.checks.question
        loop.checks.question = question
        defer { loop.checks.question = outer }
        return answer()
    }

    /// I4: reports a body or a measurement that reads the position of a view. Content and sizes are evaluated before
    /// positions, except for content that is built during placement.
    func checkPlaceRead() {
        guard loop.isChecked, let reader = ReadScope.current, reader.tree === tree,
              !reader.phase.isDisjoint(with: [.content, .measure])
        else { return }
        if let placing = loop.checks.placing.last, isInside(reader.index, placing) { return }
        for at in ancestors(including: reader.index) {
            if layout[Int(at)].flags.contains(.buildsWhilePlacing) { return }
        }
        let phase = reader.phase.contains(.content) ? "a body was being evaluated" : "a size was being measured"
        report(Diagnostic(
            what: "the place of a view was read while \(phase).", at: path(of: reader.index),
            rule: "A phase reads earlier ones only: content, measure, place, preferences, display (I4).",
            fix: "Read it in a GeometryReader around the view, or in onGeometryChange, and keep it in state."))
    }

    /// I5: reports children that are built or removed in `parent` while a node outside of it is being placed.
    func checkBuild(under parent: NodeIndex) {
        guard loop.isChecked, let current = loop.checks.placing.last else { return }
        if isInside(parent, current) {
            layout[Int(current)].flags.insert(.buildsWhilePlacing)
            return
        }
        report(Diagnostic(
            what: "content was built in \(parent == 0 ? "the root" : path(of: parent)) while another view was placed.",
            at: path(of: current), rule: "Building while placing stays below the view that is placed (I5).",
            fix: "Write state in an action; the content is built in the next round."))
    }

    /// I8: the nodes whose type has changed.
    func nodesWithOtherTypes() -> [String] {
        var found: [String] = [], types: [NodeID: Any.Type] = [:]
        eachNode { node, box in
            let id = tree.id(node)
            types[id] = box.viewType
            if let before = loop.checks.types[id], before != box.viewType {
                found.append("I8: \(path(of: node)) was a node of another type before")
            }
        }
        loop.checks.types = types
        return found
    }
}
