/// How stacks and grids share out a length: one after the other, least flexible first, is offered an equal part of
/// what those before it have left.
///
/// Infinite lengths meet in it (a child that takes everything, of everything there is), and what they leave is never a
/// matter of chance: what is infinite stays infinite, so that no child is offered NaN, which asks for an ideal length.
struct Distribution {
    /// What is left, in points; less than 0 where more was taken than there was.
    private(set) var available: Double

    init(_ length: Double) { available = length }

    mutating func take(_ length: Double) { change(available - length) }
    mutating func giveBack(_ length: Double) { change(available + length) }

    private mutating func change(_ length: Double) {
        if !length.isNaN { available = length }
    }

    /// What the first of `count` that have had nothing yet is offered.
    func share(among count: Int) -> Double { max(available / Double(count), 0) }

    /// One of those that share, as it is asked for its turn.
    struct Turn {
        var least: Double
        var flexibility: Double
        var index: Int

        /// Least flexible first; among the infinitely flexible the larger minimum first; else as given.
        func precedes(_ other: Turn) -> Bool {
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            if flexibility == .infinity, least != other.least { return least > other.least }
            return index < other.index
        }
    }

    /// What is infinite at the least is not flexible at all.
    static func flexibility(least: Double, most: Double) -> Double { least == .infinity ? 0 : most - least }
}
