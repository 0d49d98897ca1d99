/// How stacks and grids divide a length: in order of flexibility, least flexible first, each child is offered an equal
/// part of the remaining length.
///
/// Lengths may be infinite (a child that takes everything of an infinite length); an infinite remainder stays infinite,
/// so that no child is offered NaN, which proposes the ideal length.
struct Distribution {
    /// The remaining length in points; negative if more was taken than there was.
    private(set) var available: Double

    init(_ length: Double) { available = length }

    mutating func take(_ length: Double) { change(available - length) }
    mutating func giveBack(_ length: Double) { change(available + length) }

    private mutating func change(_ length: Double) {
        if !length.isUnspecified { available = length }
    }

    /// The length offered to the next of `count` remaining children.
    func share(among count: Int) -> Double { max(available / Double(count), 0) }

    /// One child or track of the distribution, for sorting.
    struct Turn {
        var minimum: Double
        var flexibility: Double
        var index: Int

        /// Least flexible first; among the infinitely flexible the larger minimum first; else in the order given.
        func precedes(_ other: Turn) -> Bool {
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
            return index < other.index
        }
    }

    /// The flexibility is 0 if the minimum is infinite.
    static func flexibility(minimum: Double, maximum: Double) -> Double { minimum == .infinity ? 0 : maximum - minimum }
}
