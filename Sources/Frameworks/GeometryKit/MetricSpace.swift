/// A kind of value with a distance between any two of them.
public protocol MetricSpace {
    /// The type of distances.
    associatedtype Scalar: FloatingPoint & Comparable
    /// Never negative; 0 for the same value, and the same both ways.
    func distance(to other: Self) -> Scalar
}

extension MetricSpace {
    /// Whether the distance is no more than what rounding may cause.
    package func isAlmostEqual(to other: Self, tolerance: Scalar = Scalar.ulpOfOne * 1000) -> Bool {
        distance(to: other) < tolerance
    }
}
