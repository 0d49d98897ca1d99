import SwiftUI

/// A point of the edge of an area. The points of one series are one area, in the order of the data.
public nonisolated struct AreaMark: ChartContent {
    public typealias Body = Never
    private var mark: MarkRecord

    private init(_ x: PlotExtent, _ y: PlotExtent, _ series: PlotField? = nil,
                 _ stacking: MarkStackingMethod = .unstacked) {
        mark = MarkRecord(.area, x: x, y: y)
        (mark.series, mark.stacking) = (series, stacking)
    }

    @MainActor public static func _collect(_ content: AreaMark, into marks: inout _MarkCollector) {
        marks.add(content.mark)
    }

    /// A point of an area from zero.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(PlotExtent(x), PlotExtent(y), nil, stacking)
    }
    /// A point of the area of a series from zero.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(PlotExtent(x), PlotExtent(y), series.field, stacking)
    }
    /// A point of an area between two values of y.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(PlotExtent(x), PlotExtent(yStart, yEnd))
    }
    /// A point of the area of a series between two values of y.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(PlotExtent(x), PlotExtent(yStart, yEnd), series.field)
    }
    /// A point of an area between two values of x.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(PlotExtent(xStart, xEnd), PlotExtent(y))
    }
    /// A point of the area of a series between two values of x.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(PlotExtent(xStart, xEnd), PlotExtent(y), series.field)
    }
}
