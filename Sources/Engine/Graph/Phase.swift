/// The phases of a node's evaluation, in frame order. A phase may read results of earlier phases and its own, never of
/// later ones (I4).
@usableFromInline
package enum Phase: UInt8, CaseIterable, Sendable {
    case content, measure, place, preferences, display, respond

    @inlinable package var set: PhaseSet { PhaseSet(rawValue: 1 << rawValue) }
}

@usableFromInline
package struct PhaseSet: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let content = PhaseSet(rawValue: 1 << 0)
    package static let measure = PhaseSet(rawValue: 1 << 1)
    package static let place = PhaseSet(rawValue: 1 << 2)
    package static let preferences = PhaseSet(rawValue: 1 << 3)
    package static let display = PhaseSet(rawValue: 1 << 4)
    package static let respond = PhaseSet(rawValue: 1 << 5)
    package static let all = PhaseSet(rawValue: 0b11_1111)
    /// The phases that repeat until nothing is dirty.
    package static let settling = PhaseSet(rawValue: 0b00_1111)
}

/// The number of evaluations of each phase since the counts were reset. Tests assert these exactly.
package struct Work: Hashable, Sendable, CustomStringConvertible {
    package var bodies = 0
    package var measured = 0
    package var placed = 0
    package var drawn = 0
    /// Reductions of preference values: one for each node and key.
    package var reduced = 0
    package var rounds = 0

    package init(
        bodies: Int = 0, measured: Int = 0, placed: Int = 0, drawn: Int = 0, reduced: Int = 0, rounds: Int = 0
    ) {
        self.bodies = bodies
        self.measured = measured
        self.placed = placed
        self.drawn = drawn
        self.reduced = reduced
        self.rounds = rounds
    }

    package var description: String {
        "bodies \(bodies), measured \(measured), placed \(placed), drawn \(drawn), reduced \(reduced), rounds \(rounds)"
    }
}
