import Foundation
import SwiftUI

/// A line through the points of each element of data.
public nonisolated struct LinePlot<Content: ChartContent>: _ContentPlot {
    public typealias Body = Never
    public let _content: Content
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of `LinePlot`.
public nonisolated struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element
    let plot: ElementPlot<Data>
    @MainActor public static func _collect(_ content: Self, changing changes: [_ElementChange<DataElement>],
                                           into marks: inout _MarkCollector) {
        content.plot.collect(changes, into: &marks)
    }
}

extension LinePlot {
    private nonisolated init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> MarkRecord)
    where Content == VectorizedLinePlotContent<Data> {
        _content = VectorizedLinePlotContent(plot: ElementPlot(data, mark))
    }
    /// A line through all points, in the order of the data.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data> {
        var plot = ElementPlot(data) { element in
            MarkRecord(.line, x: .value(x.field(element)), y: .value(y.field(element)))
        }
        if x.isSingle, y.isSingle {
            plot.columns = ColumnPlot(.line, x, y)
        }
        _content = VectorizedLinePlotContent(plot: plot)
    }
    /// A line for each series, in the order of the data.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data> {
        var plot = ElementPlot(data) { element in
            var mark = MarkRecord(.line, x: .value(x.field(element)), y: .value(y.field(element)))
            mark.series = series.field(element)
            return mark
        }
        if x.isSingle, y.isSingle, series.isSingle {
            plot.columns = ColumnPlot(.line, x, y)
            plot.columns?.series = { series.value($0).plotValue }
        }
        _content = VectorizedLinePlotContent(plot: plot)
    }
}
