/// A direction of layout: along a row or along a column.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// The x axis, along a row.
    case horizontal
    /// The y axis, along a column.
    case vertical

    /// Any of the two axes.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each axis: 1 horizontal, 2 vertical.
        public let rawValue: Int8
        /// A set from bits; bits that stand for no axis are kept.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set that holds one axis.
        package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        /// The horizontal axis alone.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis alone.
        public static let vertical = Set(rawValue: 2)

        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }

    /// The other axis.
    package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    /// The name of the axis as in source: `horizontal` or `vertical`.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
