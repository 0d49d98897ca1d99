import QuadrantDisplayList
package import QuadrantGraph

// A change of a value that an evaluation has read makes its node dirty. Evaluations only read: a write is reported.

extension PhaseSet {
    /// The phases that are functions of what they read.
    static var evaluated: PhaseSet { [.content, .measure, .place, .display] }
}

extension ViewGraph {
    /// Marks phases dirty, and invalidates the cached drawing if they contain display or place.
    func invalidate(_ node: NodeIndex, _ phases: PhaseSet) {
        let settling = phases.intersection(.settling)
        if !settling.isEmpty { tree.invalidate(node, settling) }
        if phases.contains(.display) || phases.contains(.place) { invalidateDisplay(node) }
        noteChange()
    }

    func invalidateSubtree(_ node: NodeIndex, _ phases: PhaseSet) {
        invalidate(node, phases.union(.display))
        for child in children(of: node) { invalidateSubtree(child, phases) }
    }

    /// Evaluates one phase of a node with recorded reads: a change of the state or the `@Observable` objects that
    /// `answer` read makes that phase dirty. Children are built outside of it and record their own reads.
    @inline(__always)
    package func reading<R>(_ node: NodeIndex, _ phase: PhaseSet, _ answer: () -> R) -> R {
        ReadScope.with(Reader(tree: tree, index: node, phase: phase)) { ObservedReads.record(box(node), phase, answer) }
    }

    func answering<R>(_ node: NodeIndex, _ phase: PhaseSet, _ answer: () -> R) -> R {
        let reader = ReadScope.place
        let outer = reader.pointee
        reader.pointee = Reader(tree: tree, index: node, phase: phase)
        defer { reader.pointee = outer }
        return answer()
    }

    /// The evaluation of a reader, for reports.
    func evaluation(of reader: Reader) -> String {
        if reader.phase.contains(.content) { return "its body was being made" }
        if reader.phase.contains(.measure) { return "it was being measured" }
        return reader.phase.contains(.place) ? "it was being placed" : "it was being drawn"
    }

    func reportWriteWhileAnswering(_ reader: Reader) {
        report(Diagnostic(
            what: "state was written while \(evaluation(of: reader)).", at: path(of: reader.index),
            rule: "Answers may be asked any number of times, so they must not change state.",
            fix: "Write it in onAppear, onChange or a gesture action."))
    }

    /// Adopts a value that placement has decided, and makes its readers dirty: after all views are placed, or before
    /// content is built for a view that is being placed. Until then readers get the value that they have.
    func whenPlaced(_ adopt: @escaping () -> Void) { loop.placedValues.append(adopt) }

    /// Adopts what the placement so far has decided.
    func adoptPlacedValues() {
        if loop.placedValues.isEmpty { return }
        let values = loop.placedValues
        loop.placedValues = []
        for adopt in values { adopt() }
    }

    /// Makes the readers of a value that was written dirty. A write during an evaluation is an error and is
    /// reported; it is then deferred until after the round, so that rounds are counted and an evaluation that always
    /// writes terminates.
    func announce(_ source: Source) {
        loop.changes?.wrote(source, in: self)
        if let reader = ReadScope.current, !reader.phase.isDisjoint(with: .evaluated) {
            reportWriteWhileAnswering(reader)
            react { source.didChange() }
        } else {
            source.didChange()
        }
        noteChange()
    }
}
