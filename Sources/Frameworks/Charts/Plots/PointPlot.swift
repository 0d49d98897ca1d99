public import Foundation
import SwiftUI

/// A point of each element of data.
public nonisolated struct PointPlot<Content: ChartContent>: _ContentPlot {
    public typealias Body = Never
    public let _content: Content
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of `PointPlot`.
public nonisolated struct VectorizedPointPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element
    let plot: ElementPlot<Data>
    @MainActor public static func _collect(_ content: Self, changing changes: [_ElementChange<DataElement>],
                                           into marks: inout _MarkCollector) {
        content.plot.collect(changes, into: &marks)
    }
}

extension PointPlot {
    private nonisolated init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> MarkRecord)
    where Content == VectorizedPointPlotContent<Data> {
        _content = VectorizedPointPlotContent(plot: ElementPlot(data, mark))
    }
    /// A point at two values.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        var plot = ElementPlot(data) { element in
            MarkRecord(.point, x: .value(x.field(element)), y: .value(y.field(element)))
        }
        if x.isSingle, y.isSingle {
            plot.columns = ColumnPlot(.point, x, y)
        }
        _content = VectorizedPointPlotContent(plot: plot)
    }
    /// A point at a value of y, at points from the plot's leading edge; nil is the plot's middle.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        self.init(data) { MarkRecord(.point, x: .place(x), y: .value(y.field($0))) }
    }
    /// A point at a value of x, at points from the plot's top; nil is the plot's middle.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
    ) where Content == VectorizedPointPlotContent<Data> {
        self.init(data) { MarkRecord(.point, x: .value(x.field($0)), y: .place(y)) }
    }
    /// A point at a value of y, at the points at a key path from the plot's leading edge.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        self.init(data) { MarkRecord(.point, x: .place($0[keyPath: x]), y: .value(y.field($0))) }
    }
    /// A point at a value of x, at the points at a key path from the plot's top.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPointPlotContent<Data> {
        self.init(data) { MarkRecord(.point, x: .value(x.field($0)), y: .place($0[keyPath: y])) }
    }
}
