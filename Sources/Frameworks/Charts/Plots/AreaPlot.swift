import Foundation
import SwiftUI

/// An area through the values of each element of data.
public nonisolated struct AreaPlot<Content: ChartContent>: _ContentPlot {
    public typealias Body = Never
    public let _content: Content
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of `AreaPlot`.
public nonisolated struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element
    let plot: ElementPlot<Data>
    @MainActor public static func _collect(_ content: Self, changing changes: [_ElementChange<DataElement>],
                                           into marks: inout _MarkCollector) {
        content.plot.collect(changes, into: &marks)
    }
}

extension AreaPlot {
    private nonisolated init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> MarkRecord)
    where Content == VectorizedAreaPlotContent<Data> {
        _content = VectorizedAreaPlotContent(plot: ElementPlot(data, mark))
    }
    /// An area from zero to the value that is a number.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.area, x: .value(x.field($0)), y: .value(y.field($0)))
            mark.stacking = stacking
            return mark
        }
    }
    /// An area of each series, from zero to the value that is a number.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.area, x: .value(x.field($0)), y: .value(y.field($0)))
            mark.series = series.field($0)
            mark.stacking = stacking
            return mark
        }
    }
    /// An area between two values of x.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(data) { MarkRecord(.area, x: .span(xStart.field($0), xEnd.field($0)), y: .value(y.field($0))) }
    }
    /// An area of each series between two values of x.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.area, x: .span(xStart.field($0), xEnd.field($0)), y: .value(y.field($0)))
            mark.series = series.field($0)
            return mark
        }
    }
    /// An area between two values of y.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(data) { MarkRecord(.area, x: .value(x.field($0)), y: .span(yStart.field($0), yEnd.field($0))) }
    }
    /// An area of each series between two values of y.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.area, x: .value(x.field($0)), y: .span(yStart.field($0), yEnd.field($0)))
            mark.series = series.field($0)
            return mark
        }
    }
}
