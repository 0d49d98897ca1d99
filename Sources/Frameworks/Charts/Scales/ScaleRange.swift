public import Foundation
public import SwiftUI

/// What the values of a scale become. Implemented by this framework only.
public protocol ScaleRange {
    /// The type of what they become: a colour, a symbol, a length.
    associatedtype VisualValue
    /// The data of the range.
    var _range: _ScaleRangeData<VisualValue> { get }
}

/// The data of a range.
public struct _ScaleRangeData<VisualValue> {
    enum Value {
        /// One for each value, from the first again when there are more values.
        case values([VisualValue])
        case gradient(Gradient)
        case ends(CGFloat, CGFloat)
    }
    let value: Value
}

extension Array: ScaleRange {
    public typealias VisualValue = Element
    public var _range: _ScaleRangeData<Element> { _ScaleRangeData(value: .values(self)) }
}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color
    public var _range: _ScaleRangeData<Color> { _ScaleRangeData(value: .gradient(self)) }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    public typealias VisualValue = CGFloat
    public var _range: _ScaleRangeData<CGFloat> { _ScaleRangeData(value: .ends(lowerBound, upperBound)) }
}

/// The part of the plot that an axis covers. Implemented by this framework only.
public protocol PositionScaleRange {
    /// The data of the range.
    var _positions: _PositionRangeData { get }
}

/// The data of a part of the plot.
public struct _PositionRangeData {
    enum Value: Equatable {
        /// The whole plot, less so many points at each end.
        case plot(start: CGFloat, end: CGFloat)
        /// From one place to another, in points.
        case places(CGFloat, CGFloat)
    }
    let value: Value
}

/// The whole plot, less padding at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
    let start: CGFloat
    let end: CGFloat
    public var _positions: _PositionRangeData { _PositionRangeData(value: .plot(start: start, end: end)) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
    /// The whole plot, less so many points at each end.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }
    /// The whole plot, less so many points at its ends: those of the domain's first and last values.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _positions: _PositionRangeData { _PositionRangeData(value: .places(lowerBound, upperBound)) }
}
