public import Foundation
import SwiftUI

/// A symbol at a place.
public nonisolated struct PointMark: ChartContent {
    public typealias Body = Never
    let mark: MarkRecord

    @MainActor public static func _collect(_ content: PointMark, into marks: inout _MarkCollector) {
        marks.add(content.mark)
    }

    /// A symbol at two values.
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = MarkRecord(.point, x: PlotExtent(x), y: PlotExtent(y))
    }
    /// A symbol at a value of y, and points from the plot's leading edge; nil is the plot's middle.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = MarkRecord(.point, x: .place(x), y: PlotExtent(y))
    }
    /// A symbol at a value of x, and points from the plot's top; nil is the plot's middle.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = MarkRecord(.point, x: PlotExtent(x), y: .place(y))
    }
}
