public import Foundation

extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public var primitivePlottable: String { self }
    public var _plotValue: _PlotValue { .category(self) }
    public init?(_plotValue value: _PlotValue) {
        guard case .category(let name) = value else { return nil }
        self = name
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public var _plotValue: _PlotValue { .date(timeIntervalSinceReferenceDate) }
    public init?(_plotValue value: _PlotValue) {
        guard case .date(let seconds) = value else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension Decimal: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal
    public var _plotValue: _PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
    public init?(_plotValue value: _PlotValue) {
        guard case .number(let number) = value, abs(number) < 1e120 else { return nil }
        self.init(number)
    }
}

extension Double: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Double
    public var _plotValue: _PlotValue { .number(self) }
    public init?(_plotValue value: _PlotValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }
}

extension Float: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float
    public var _plotValue: _PlotValue { .number(Double(self)) }
    public init?(_plotValue value: _PlotValue) {
        guard case .number(let number) = value else { return nil }
        self = Float(number)
    }
}

extension FixedWidthInteger {
    fileprivate var plotted: PlotValue { .number(Double(self)) }

    /// The nearest integer to the number of a scale; nil if there is none in this type.
    fileprivate init?(plotted value: PlotValue) {
        guard case .number(let number) = value else { return nil }
        self.init(exactly: number.rounded())
    }
}

extension Int: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int
    public var _plotValue: _PlotValue { plotted }
    public init?(_plotValue value: _PlotValue) { self.init(plotted: value) }
}
extension Int8: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int8
    public var _plotValue: _PlotValue { plotted }
    public init?(_plotValue value: _PlotValue) { self.init(plotted: value) }
}
extension Int16: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int16
    public var _plotValue: _PlotValue { plotted }
    public init?(_plotValue value: _PlotValue) { self.init(plotted: value) }
}
extension Int32: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int32
    public var _plotValue: _PlotValue { plotted }
    public init?(_plotValue value: _PlotValue) { self.init(plotted: value) }
}
extension Int64: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int64
    public var _plotValue: _PlotValue { plotted }
    public init?(_plotValue value: _PlotValue) { self.init(plotted: value) }
}
extension UInt: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt
    public var _plotValue: _PlotValue { plotted }
    public init?(_plotValue value: _PlotValue) { self.init(plotted: value) }
}
extension UInt8: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt8
    public var _plotValue: _PlotValue { plotted }
    public init?(_plotValue value: _PlotValue) { self.init(plotted: value) }
}
extension UInt16: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt16
    public var _plotValue: _PlotValue { plotted }
    public init?(_plotValue value: _PlotValue) { self.init(plotted: value) }
}
extension UInt32: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt32
    public var _plotValue: _PlotValue { plotted }
    public init?(_plotValue value: _PlotValue) { self.init(plotted: value) }
}
extension UInt64: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt64
    public var _plotValue: _PlotValue { plotted }
    public init?(_plotValue value: _PlotValue) { self.init(plotted: value) }
}
