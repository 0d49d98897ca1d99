/// The range of a bin.
public struct ChartBinRange<Bound: Comparable> {
    /// The lower bound, which is part of the bin.
    public let lowerBound: Bound
    /// The upper bound, which is part of the next bin, or of this one if it is the last.
    public let upperBound: Bound
}
extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
