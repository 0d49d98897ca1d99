public import Foundation
import SwiftUI

/// A rectangle of each element of data.
public nonisolated struct RectanglePlot<Content: ChartContent>: _ContentPlot {
    public typealias Body = Never
    public let _content: Content
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of `RectanglePlot`.
public nonisolated struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element
    let plot: ElementPlot<Data>
    @MainActor public static func _collect(_ content: Self, changing changes: [_ElementChange<DataElement>],
                                           into marks: inout _MarkCollector) {
        content.plot.collect(changes, into: &marks)
    }
}

extension RectanglePlot {
    private nonisolated init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> MarkRecord)
    where Content == VectorizedRectanglePlotContent<Data> {
        _content = VectorizedRectanglePlotContent(plot: ElementPlot(data, mark))
    }
    /// A rectangle at two values.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.rectangle, x: .value(x.field($0)), y: .value(y.field($0)))
            mark.width = width.dimension($0)
            mark.height = height.dimension($0)
            return mark
        }
    }
    /// A rectangle between two values of y.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.rectangle, x: .value(x.field($0)), y: .span(yStart.field($0), yEnd.field($0)))
            mark.width = width.dimension($0)
            return mark
        }
    }
    /// A rectangle at a value of x, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.rectangle, x: .value(x.field($0)), y: .edges(yStart, yEnd))
            mark.width = width.dimension($0)
            return mark
        }
    }
    /// A rectangle at a value of x, whose other sides are in points at key paths.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.rectangle, x: .value(x.field($0)), y: .edges($0[keyPath: yStart],
                $0[keyPath: yEnd]))
            mark.width = width.dimension($0)
            return mark
        }
    }
    /// A rectangle at a value of y, whose other sides are in points at key paths.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.rectangle, x: .edges($0[keyPath: xStart], $0[keyPath: xEnd]),
                y: .value(y.field($0)))
            mark.height = height.dimension($0)
            return mark
        }
    }
    /// A rectangle at a value of y, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.rectangle, x: .edges(xStart, xEnd), y: .value(y.field($0)))
            mark.height = height.dimension($0)
            return mark
        }
    }
    /// A rectangle between two values of x.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.rectangle, x: .span(xStart.field($0), xEnd.field($0)), y: .value(y.field($0)))
            mark.height = height.dimension($0)
            return mark
        }
    }
    /// A rectangle between two values of x, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) { MarkRecord(.rectangle, x: .span(xStart.field($0), xEnd.field($0)), y: .edges(yStart,
            yEnd)) }
    }
    /// A rectangle between two values of y, whose other sides are in points at key paths.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) { MarkRecord(.rectangle, x: .edges($0[keyPath: xStart], $0[keyPath: xEnd]),
            y: .span(yStart.field($0), yEnd.field($0))) }
    }
    /// A rectangle between two values of x, whose other sides are in points at key paths.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) { MarkRecord(.rectangle, x: .span(xStart.field($0), xEnd.field($0)),
            y: .edges($0[keyPath: yStart], $0[keyPath: yEnd])) }
    }
    /// A rectangle between two values of y, whose other sides are in points; nil is an edge of the plot.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) { MarkRecord(.rectangle, x: .edges(xStart, xEnd), y: .span(yStart.field($0),
            yEnd.field($0))) }
    }
    /// A rectangle between values of both axes.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) { MarkRecord(.rectangle, x: .span(xStart.field($0), xEnd.field($0)),
            y: .span(yStart.field($0), yEnd.field($0))) }
    }
    /// A rectangle whose sides are in points at key paths.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(data) { MarkRecord(.rectangle, x: .edges($0[keyPath: xStart], $0[keyPath: xEnd]),
            y: .edges($0[keyPath: yStart], $0[keyPath: yEnd])) }
    }
}
