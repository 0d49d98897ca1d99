public import Foundation
import SwiftUI

/// A straight line along an axis.
public nonisolated struct RuleMark: ChartContent {
    public typealias Body = Never
    let mark: MarkRecord

    @MainActor public static func _collect(_ content: RuleMark, into marks: inout _MarkCollector) {
        marks.add(content.mark)
    }

    /// A vertical line between two values of y.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = MarkRecord(.rule, x: PlotExtent(x), y: PlotExtent(yStart, yEnd))
    }
    /// A vertical line between two places in points; nil is an edge of the plot.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = MarkRecord(.rule, x: PlotExtent(x), y: .edges(yStart, yEnd))
    }
    /// A vertical line between two values of y, at points from the plot's leading edge; nil is the plot's middle.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = MarkRecord(.rule, x: .place(x), y: PlotExtent(yStart, yEnd))
    }
    /// A horizontal line between two values of x.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = MarkRecord(.rule, x: PlotExtent(xStart, xEnd), y: PlotExtent(y))
    }
    /// A horizontal line between two places in points; nil is an edge of the plot.
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = MarkRecord(.rule, x: .edges(xStart, xEnd), y: PlotExtent(y))
    }
    /// A horizontal line between two values of x, at points from the plot's top; nil is the plot's middle.
    nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        mark = MarkRecord(.rule, x: PlotExtent(xStart, xEnd), y: .place(y))
    }
}
