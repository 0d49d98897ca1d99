/// Several values that are animated together, as numbers of one vector.
@frozen
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The values.
    public var value: (repeat each Value)

    /// A vector of values.
    public init(_ value: repeat each Value) { self.value = (repeat each value) }

    /// Zero in each value.
    public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

    /// The sums of the values.
    public static func + (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each a.value) + (each b.value))
    }
    /// The differences of the values.
    public static func - (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each a.value) - (each b.value))
    }
    /// Whether all values are equal.
    public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
        for (left, right) in repeat (each a.value, each b.value) {
            if left != right { return false }
        }
        return true
    }

    /// Multiplies each value.
    public mutating func scale(by factor: Double) {
        func scaled<V: VectorArithmetic>(_ value: V) -> V {
            var copy = value
            copy.scale(by: factor)
            return copy
        }
        value = (repeat scaled(each value))
    }
    /// The sum of the squares of all numbers.
    public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat each value { sum += part.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
