public import Foundation
import SwiftUI

/// A bar from zero to a value, or from one value to another.
public nonisolated struct BarMark: ChartContent {
    public typealias Body = Never
    private let mark: MarkRecord

    private init(_ x: PlotExtent, _ y: PlotExtent, width: MarkDimension = .automatic,
                 height: MarkDimension = .automatic, stacking: MarkStackingMethod = .unstacked) {
        mark = MarkRecord(.bar, x: x, y: y, width: width, height: height, stacking: stacking)
    }

    @MainActor public static func _collect(_ content: BarMark, into marks: inout _MarkCollector) {
        marks.add(content.mark)
    }

    /// A bar between two values of y.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(PlotExtent(x), PlotExtent(yStart, yEnd), width: width)
    }
    /// A bar between two values of x.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(PlotExtent(xStart, xEnd), PlotExtent(y), height: height)
    }
    /// A bar from zero to the value that is a number.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(PlotExtent(x), PlotExtent(y), width: width, height: height, stacking: stacking)
    }
    /// A bar between two values of x, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
                                          yEnd: CGFloat? = nil) {
        self.init(PlotExtent(xStart, xEnd), .edges(yStart, yEnd))
    }
    /// A bar between two values of y, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
                                          yEnd: PlottableValue<Y>) {
        self.init(.edges(xStart, xEnd), PlotExtent(yStart, yEnd))
    }
    /// A bar at a value of x, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(PlotExtent(x), .edges(yStart, yEnd), width: width, stacking: stacking)
    }
    /// A bar at a value of y, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.edges(xStart, xEnd), PlotExtent(y), height: height, stacking: stacking)
    }
}
