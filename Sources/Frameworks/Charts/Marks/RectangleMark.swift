public import Foundation
import SwiftUI

/// A rectangle.
public nonisolated struct RectangleMark: ChartContent {
    public typealias Body = Never
    var mark: MarkRecord

    private init(_ x: PlotExtent, _ y: PlotExtent, width: MarkDimension = .automatic,
                 height: MarkDimension = .automatic) {
        mark = MarkRecord(.rectangle, x: x, y: y)
        (mark.width, mark.height) = (width, height)
    }

    @MainActor public static func _collect(_ content: RectangleMark, into marks: inout _MarkCollector) {
        marks.add(content.mark)
    }

    /// A rectangle at a value of x, between two values of y.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(PlotExtent(x), PlotExtent(yStart, yEnd), width: width)
    }
    /// A rectangle at a value of x, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
                                          width: MarkDimension = .automatic) {
        self.init(PlotExtent(x), .edges(yStart, yEnd), width: width)
    }
    /// A rectangle at a value of y, between two values of x.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(PlotExtent(xStart, xEnd), PlotExtent(y), height: height)
    }
    /// A rectangle at a value of y, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
                                          height: MarkDimension = .automatic) {
        self.init(.edges(xStart, xEnd), PlotExtent(y), height: height)
    }
    /// A rectangle between two values on each axis.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(PlotExtent(xStart, xEnd), PlotExtent(yStart, yEnd))
    }
    /// A rectangle whose sides are in points; nil is an edge of the plot.
    nonisolated public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil,
                            yEnd: CGFloat? = nil) {
        self.init(.edges(xStart, xEnd), .edges(yStart, yEnd))
    }
    /// A rectangle between two values of y, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
                                          yEnd: PlottableValue<Y>) {
        self.init(.edges(xStart, xEnd), PlotExtent(yStart, yEnd))
    }
    /// A rectangle between two values of x, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
                                          yEnd: CGFloat? = nil) {
        self.init(PlotExtent(xStart, xEnd), .edges(yStart, yEnd))
    }
    /// A rectangle around two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(PlotExtent(x), PlotExtent(y), width: width, height: height)
    }
}
