public import Foundation
import SwiftUI

/// A bar of each element of data.
public nonisolated struct BarPlot<Content: ChartContent>: _ContentPlot {
    public typealias Body = Never
    public let _content: Content
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of `BarPlot`.
public nonisolated struct VectorizedBarPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element
    let plot: ElementPlot<Data>
    @MainActor public static func _collect(_ content: Self, changing changes: [_ElementChange<DataElement>],
                                           into marks: inout _MarkCollector) {
        content.plot.collect(changes, into: &marks)
    }
}

extension BarPlot {
    private nonisolated init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> MarkRecord)
    where Content == VectorizedBarPlotContent<Data> {
        _content = VectorizedBarPlotContent(plot: ElementPlot(data, mark))
    }
    /// A bar from zero to the value that is a number.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.bar, x: .value(x.field($0)), y: .value(y.field($0)))
            mark.width = width.dimension($0)
            mark.height = height.dimension($0)
            mark.stacking = stacking
            return mark
        }
    }
    /// A bar between two values of y.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.bar, x: .value(x.field($0)), y: .span(yStart.field($0), yEnd.field($0)))
            mark.width = width.dimension($0)
            return mark
        }
    }
    /// A bar at a value of x, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.bar, x: .value(x.field($0)), y: .edges(yStart, yEnd))
            mark.width = width.dimension($0)
            mark.stacking = stacking
            return mark
        }
    }
    /// A bar at a value of x, whose other sides are in points at key paths.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.bar, x: .value(x.field($0)), y: .edges($0[keyPath: yStart], $0[keyPath: yEnd]))
            mark.width = width.dimension($0)
            mark.stacking = stacking
            return mark
        }
    }
    /// A bar at a value of y, whose other sides are in points at key paths.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.bar, x: .edges($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.field($0)))
            mark.height = height.dimension($0)
            mark.stacking = stacking
            return mark
        }
    }
    /// A bar at a value of y, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.bar, x: .edges(xStart, xEnd), y: .value(y.field($0)))
            mark.height = height.dimension($0)
            mark.stacking = stacking
            return mark
        }
    }
    /// A bar between two values of x.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.bar, x: .span(xStart.field($0), xEnd.field($0)), y: .value(y.field($0)))
            mark.height = height.dimension($0)
            return mark
        }
    }
    /// A bar between two values of x, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) { MarkRecord(.bar, x: .span(xStart.field($0), xEnd.field($0)), y: .edges(yStart, yEnd)) }
    }
    /// A bar between two values of y, whose other sides are in points at key paths.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) { MarkRecord(.bar, x: .edges($0[keyPath: xStart], $0[keyPath: xEnd]),
            y: .span(yStart.field($0), yEnd.field($0))) }
    }
    /// A bar between two values of x, whose other sides are in points at key paths.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) { MarkRecord(.bar, x: .span(xStart.field($0), xEnd.field($0)),
            y: .edges($0[keyPath: yStart], $0[keyPath: yEnd])) }
    }
    /// A bar between two values of y, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedBarPlotContent<Data> {
        self.init(data) { MarkRecord(.bar, x: .edges(xStart, xEnd), y: .span(yStart.field($0), yEnd.field($0))) }
    }
}
