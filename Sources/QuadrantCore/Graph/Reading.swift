import QuadrantDisplayList
package import QuadrantGraph

// What an answer reads makes it dirty when that changes. Answers only read: a write in one is reported.

extension ViewGraph {
    /// Marks phases dirty; also the picture when it is one of them.
    func invalidate(_ row: NodeIndex, _ phases: PhaseSet) {
        let settling = phases.intersection(.settling)
        if !settling.isEmpty { rows.invalidate(row, settling) }
        if phases.contains(.display) || phases.contains(.place) { invalidateDisplay(row) }
        noteChange()
    }

    func invalidateSubtree(_ row: NodeIndex, _ phases: PhaseSet) {
        invalidate(row, phases.union(.display))
        eachChild(of: row) { invalidateSubtree($0, phases) }
    }

    /// Runs `answer` for one phase of a node. What it reads, of state and of `@Observable` objects, makes the node
    /// answer that phase again when it changes. Children are built outside of it: they record their own reads.
    @inline(__always)
    package func reading<R>(_ row: NodeIndex, _ phase: PhaseSet, _ answer: () -> R) -> R {
        ReadScope.with(Reader(rows: rows, index: row, phase: phase)) { ObservedReads.record(box(row), phase, answer) }
    }

    func answering<R>(_ row: NodeIndex, _ phase: PhaseSet, _ answer: () -> R) -> R {
        let outer = ReadScope.current
        ReadScope.current = Reader(rows: rows, index: row, phase: phase)
        defer { ReadScope.current = outer }
        return answer()
    }

    func reportWriteWhileAnswering(_ reader: Reader) {
        let phase: String
        if reader.phase.contains(.content) { phase = "its body was being made" }
        else if reader.phase.contains(.measure) { phase = "it was being measured" }
        else if reader.phase.contains(.place) { phase = "it was being placed" }
        else { phase = "it was being drawn" }
        report(Diagnostic(
            what: "state was written while \(phase).", at: path(of: reader.index),
            rule: "Answers may be asked any number of times, so they must not change state.",
            fix: "Write it in onAppear, onChange or a gesture action."))
    }

    /// Something that answers have read changes now. In the middle of an answer that is a fault, and is said: the
    /// change is then told after the round, so that rounds are counted and an answer that always changes something
    /// ends.
    func announce(_ change: @escaping () -> Void) {
        if let reader = ReadScope.current, !reader.phase.isDisjoint(with: [.content, .measure, .place, .display]) {
            reportWriteWhileAnswering(reader)
            react(change)
        } else {
            change()
        }
        noteChange()
    }
}
