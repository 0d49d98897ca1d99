import Foundation

/// A value that a chart can show: one that stands for a number, a date or a category.
public protocol Plottable {
    /// The type that a value of this one stands for.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// What is plotted.
    var primitivePlottable: PrimitivePlottable { get }
    /// The value that stands for a primitive one, such as that under a pointer; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string. Conformances are those of this framework.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {
    /// The place on a scale.
    var _plotValue: _PlotValue { get }
    /// The value at a place on a scale; nil where the scale is of another kind.
    init?(_plotValue value: _PlotValue)
}

/// A place on a scale: a number, a date in seconds since the reference date, or the name of a category.
public enum _PlotValue: Hashable, Sendable {
    case number(Double), date(Double), category(String)
}

typealias PlotValue = _PlotValue

extension PlotValue {
    /// The number, or the seconds of a date; nil for a category.
    var number: Double? {
        switch self {
        case .number(let number), .date(let number): number
        case .category: nil
        }
    }
    /// Whether the value has a place on a scale: a category, or a number that is not infinite.
    var isUsable: Bool { number?.isFinite ?? true }

    enum Kind { case number, date, category }
    var kind: Kind {
        switch self {
        case .number: .number
        case .date: .date
        case .category: .category
        }
    }
}

extension Plottable where Self == PrimitivePlottable {
    /// The value itself.
    public var primitivePlottable: Self { self }
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }
    /// The case with a raw value; nil if there is none.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable where Self: StringProtocol {
    /// The same characters.
    public var primitivePlottable: String { String(self) }
}

extension Substring: Plottable {
    public typealias PrimitivePlottable = String
    /// The same characters.
    public init?(primitivePlottable: String) { self.init(primitivePlottable) }
}
