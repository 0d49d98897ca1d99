import SwiftUI

/// A point of a line. The points of one series are one line, in the order of the data.
public nonisolated struct LineMark: ChartContent {
    public typealias Body = Never
    private let mark: MarkRecord

    @MainActor public static func _collect(_ content: LineMark, into marks: inout _MarkCollector) {
        marks.add(content.mark)
    }

    /// A point of a line whose series is that of its colour, symbol and dashes.
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = MarkRecord(.line, x: PlotExtent(x), y: PlotExtent(y))
    }
    /// A point of the line of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = MarkRecord(.line, x: PlotExtent(x), y: PlotExtent(y), series: series.field)
    }
}
