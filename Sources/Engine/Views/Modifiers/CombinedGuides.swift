public import Foundation
public import QuadrantCore

extension HorizontalAlignment {
    /// Combines the explicit guides of several views to that of their container: the mean of those that are not nil.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        mean(values)
    }
}

extension VerticalAlignment {
    /// Combines the explicit guides of several views to that of their container: the mean of those that are not nil;
    /// the least for the first baseline, the greatest for the last one.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        if self == .firstTextBaseline { return values.compactMap(\.self).min() }
        if self == .lastTextBaseline { return values.compactMap(\.self).max() }
        return mean(values)
    }
}

private func mean(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    let known = values.compactMap(\.self)
    return known.isEmpty ? nil : known.reduce(0, +) / CGFloat(known.count)
}
