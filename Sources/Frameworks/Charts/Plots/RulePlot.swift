public import Foundation
import SwiftUI

/// A straight line along an axis of each element of data.
public nonisolated struct RulePlot<Content: ChartContent>: _ContentPlot {
    public typealias Body = Never
    public let _content: Content
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of `RulePlot`.
public nonisolated struct VectorizedRulePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
    public typealias Body = Never
    public typealias DataElement = Data.Element
    let plot: ElementPlot<Data>
    @MainActor public static func _collect(_ content: Self, changing changes: [_ElementChange<DataElement>],
                                           into marks: inout _MarkCollector) {
        content.plot.collect(changes, into: &marks)
    }
}

extension RulePlot {
    private nonisolated init<Data>(_ data: Data, _ mark: @escaping (Data.Element) -> MarkRecord)
    where Content == VectorizedRulePlotContent<Data> {
        _content = VectorizedRulePlotContent(plot: ElementPlot(data, mark))
    }
    /// A vertical line between two places in points; nil is an edge of the plot.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(data) { MarkRecord(.rule, x: .value(x.field($0)), y: .edges(yStart, yEnd)) }
    }
    /// A vertical line between two values of y, at the points at a key path from the plot's leading edge.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(data) { MarkRecord(.rule, x: .place($0[keyPath: x]), y: .span(yStart.field($0), yEnd.field($0))) }
    }
    /// A vertical line between two places in points at key paths.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(data) { MarkRecord(.rule, x: .value(x.field($0)), y: .edges($0[keyPath: yStart],
            $0[keyPath: yEnd])) }
    }
    /// A vertical line between two values of y, at points from the plot's leading edge; nil is the plot's middle.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(data) { MarkRecord(.rule, x: .place(x), y: .span(yStart.field($0), yEnd.field($0))) }
    }
    /// A vertical line between two values of y.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(data) { MarkRecord(.rule, x: .value(x.field($0)), y: .span(yStart.field($0), yEnd.field($0))) }
    }
    /// A horizontal line between two places in points at key paths.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(data) { MarkRecord(.rule, x: .edges($0[keyPath: xStart], $0[keyPath: xEnd]),
            y: .value(y.field($0))) }
    }
    /// A horizontal line between two places in points; nil is an edge of the plot.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(data) { MarkRecord(.rule, x: .edges(xStart, xEnd), y: .value(y.field($0))) }
    }
    /// A horizontal line between two values of x, at the points at a key path from the plot's top.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(data) { MarkRecord(.rule, x: .span(xStart.field($0), xEnd.field($0)), y: .place($0[keyPath: y])) }
    }
    /// A horizontal line between two values of x.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(data) { MarkRecord(.rule, x: .span(xStart.field($0), xEnd.field($0)), y: .value(y.field($0))) }
    }
    /// A horizontal line between two values of x, at points from the plot's top; nil is the plot's middle.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(data) { MarkRecord(.rule, x: .span(xStart.field($0), xEnd.field($0)), y: .place(y)) }
    }
}
