public import Foundation
import SwiftUI

/// A sector of a circle of each element of data.
public nonisolated struct SectorPlot<Content: ChartContent>: _ContentPlot {
    public typealias Body = Never
    public let _content: Content
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of `SectorPlot`.
public nonisolated struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element
    let plot: ElementPlot<Data>
    @MainActor public static func _collect(_ content: Self, changing changes: [_ElementChange<DataElement>],
                                           into marks: inout _MarkCollector) {
        content.plot.collect(changes, into: &marks)
    }
}

extension SectorPlot {
    private nonisolated init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> MarkRecord)
    where Content == VectorizedSectorPlotContent<Data> {
        _content = VectorizedSectorPlotContent(plot: ElementPlot(data, mark))
    }
    /// A sector in proportion to its value; neighbours are twice `angularInset` points apart.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
    ) where Content == VectorizedSectorPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.sector)
            mark.sector = SectorData(angle: angle.field($0), inner: innerRadius.dimension($0),
                                     outer: outerRadius.dimension($0), inset: angularInset ?? 0)
            return mark
        }
    }
    /// A sector in proportion to its value; the distance from its neighbours is at a key path.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedSectorPlotContent<Data> {
        self.init(data) {
            var mark = MarkRecord(.sector)
            mark.sector = SectorData(angle: angle.field($0), inner: innerRadius.dimension($0),
                                     outer: outerRadius.dimension($0), inset: $0[keyPath: angularInset])
            return mark
        }
    }
}
