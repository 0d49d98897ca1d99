public import Foundation

/// The width or height of the mark of each element of data.
public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let dimension: (DataElement) -> MarkDimension
    private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

    /// A length in points.
    public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }
    /// A length in points.
    public init(floatLiteral value: Double) { self.init { _ in .fixed(CGFloat(value)) } }
    /// The length that suits the mark.
    public static var automatic: MarkDimensions<DataElement> { MarkDimensions { _ in .automatic } }
    /// A length in points.

        public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> {
        MarkDimensions { _ in .fixed(value) }
    }
    /// The length in points at a key path.
    public static func fixed(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
        MarkDimensions { .fixed($0[keyPath: path]) }
    }
    /// A part of the space that there is: 1 is all of it.

        public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> {
        MarkDimensions { _ in .ratio(value) }
    }
    /// The part of the space that there is at a key path.
    public static func ratio(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
        MarkDimensions { .ratio($0[keyPath: path]) }
    }
    /// All the space that there is, less so many points at each end.

        public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> {
        MarkDimensions { _ in .inset(value) }
    }
    /// All the space that there is, less the points at a key path at each end.
    public static func inset(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
        MarkDimensions { .inset($0[keyPath: path]) }
    }
}
