/// The range of a bin.
public struct ChartBinRange<Bound: Comparable> {
    /// The lower bound, which is part of the bin.
    public let lowerBound: Bound
    /// The upper bound, which is part of the next bin, or of this one if it is the last.
    public let upperBound: Bound
    /// Whether this is the last bin, to which its upper bound belongs.
    let isClosed: Bool

    init(lowerBound: Bound, upperBound: Bound, isClosed: Bool) {
        (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
    }
}
extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange: RangeExpression {
    /// The indices of a collection that are in the bin.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        let range = (lowerBound..<max(lowerBound, upperBound)).relative(to: collection)
        guard isClosed, range.upperBound < collection.endIndex else { return range }
        return range.lowerBound..<collection.index(after: range.upperBound)
    }
    /// Whether a value is in the bin.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
    }
}
