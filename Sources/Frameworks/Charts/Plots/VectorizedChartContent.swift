public import Foundation
public import SwiftUI

/// Marks for all elements of data, whose values and styles are those at key paths.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the elements.
    associatedtype DataElement
    /// Adds the marks of all elements, changed by styles of each. Implemented by this framework only.
    @MainActor @preconcurrency
    static func _collect(_ content: Self, changing changes: [_ElementChange<DataElement>],
                         into marks: inout _MarkCollector)
}

extension VectorizedChartContent {
    /// Adds the marks of all elements in one style.
    @MainActor @preconcurrency
    public static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        _collect(content, changing: [], into: &marks)
    }
}

/// A plot of some content: what `BarPlot`, `LinePlot` and the others have in common.
@MainActor @preconcurrency
public protocol _ContentPlot: ChartContent {
    associatedtype Content: ChartContent
    nonisolated var _content: Content { get }
}

extension _ContentPlot {
    /// Adds the marks of the content.
    @MainActor @preconcurrency
    public static func _collect(_ plot: Self, into marks: inout _MarkCollector) {
        Content._collect(plot._content, into: &marks)
    }
}

extension _ContentPlot where Self: VectorizedChartContent, Content: VectorizedChartContent<DataElement> {
    /// Adds the marks of the content, changed by styles of each.
    @MainActor @preconcurrency
    public static func _collect(_ plot: Self, changing changes: [_ElementChange<DataElement>],
                                into marks: inout _MarkCollector) {
        Content._collect(plot._content, changing: changes, into: &marks)
    }
    /// Adds the marks of the content.
    @MainActor @preconcurrency
    public static func _collect(_ plot: Self, into marks: inout _MarkCollector) {
        Content._collect(plot._content, into: &marks)
    }
}

/// The style of each element.
public struct _ElementChange<DataElement> {
    /// What a column of numbers can keep; nil for all else.
    enum Column {
        case color(PlotLabel, (DataElement) -> PlotValue)
        case opacity((DataElement) -> CGFloat)
        case area((DataElement) -> CGFloat)
    }
    var column: Column?
    let apply: (inout MarkStyle, DataElement) -> Void
}

/// Marks of all elements with another style for each.
nonisolated struct StyledPlotContent<Content: VectorizedChartContent>: VectorizedChartContent {
    typealias Body = Never
    typealias DataElement = Content.DataElement
    let content: Content
    let change: _ElementChange<DataElement>

    @MainActor static func _collect(_ content: Self, changing changes: [_ElementChange<DataElement>],
                                    into marks: inout _MarkCollector) {
        // The innermost modifier is applied last.
        Content._collect(content.content, changing: changes + [content.change], into: &marks)
    }
}

extension VectorizedChartContent {
    private nonisolated func changed(
        _ column: _ElementChange<DataElement>.Column? = nil,
        _ apply: @escaping (inout MarkStyle, DataElement) -> Void
    ) -> StyledPlotContent<Self> {
        StyledPlotContent(content: self, change: _ElementChange(column: column, apply: apply))
    }

    /// Sets the style of each mark to the one at a key path.
    nonisolated public func foregroundStyle(_ path: KeyPath<DataElement, some ShapeStyle>)
        -> some VectorizedChartContent<DataElement> {
        changed { ($0.foreground, $0.foregroundBy) = (AnyShapeStyle($1[keyPath: path]), nil) }
    }
    /// Gives marks a style for each value, which the legend explains.
    nonisolated public func foregroundStyle(by value: PlottableProjection<DataElement, some Plottable>)
        -> some VectorizedChartContent<DataElement> {
        changed(value.isSingle ? .color(value.label) { value.value($0).plotValue } : nil) {
            ($0.foregroundBy, $0.foreground) = (value.field($1), nil)
        }
    }
    /// Multiplies the opacity of each mark by the one at a key path.
    nonisolated public func opacity(_ path: KeyPath<DataElement, CGFloat>)
        -> some VectorizedChartContent<DataElement> {
        changed(.opacity { $0[keyPath: path] }) { $0.opacity *= Double($1[keyPath: path]) }
    }
    /// Sets the line of each mark to the one at a key path.
    nonisolated public func lineStyle(_ path: KeyPath<DataElement, StrokeStyle>)
        -> some VectorizedChartContent<DataElement> {
        changed { ($0.line, $0.lineBy) = ($1[keyPath: path], nil) }
    }
    /// Gives lines dashes for each value, which the legend explains.
    nonisolated public func lineStyle(by value: PlottableProjection<DataElement, some Plottable>)
        -> some VectorizedChartContent<DataElement> {
        changed { ($0.lineBy, $0.line) = (value.field($1), nil) }
    }
    /// Puts marks of different values side by side within their band.
    nonisolated public func position(by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
                                     span: MarkDimension = .automatic) -> some VectorizedChartContent<DataElement> {
        changed { $0.position = [MarkPosition(field: value.field($1), axis: axis, span: span)] }
    }
    /// Gives points a symbol for each value, which the legend explains.
    nonisolated public func symbol(by value: PlottableProjection<DataElement, some Plottable>)
        -> some VectorizedChartContent<DataElement> {
        changed { ($0.symbolBy, $0.symbol) = (value.field($1), nil) }
    }
    /// Sets the size of each symbol to the one at a key path.
    nonisolated public func symbolSize(_ path: KeyPath<DataElement, CGSize>)
        -> some VectorizedChartContent<DataElement> {
        changed { ($0.symbolSize, $0.symbolSizeBy) = (.size($1[keyPath: path]), nil) }
    }
    /// Sets the area of each symbol to the one at a key path, in square points.
    nonisolated public func symbolSize(_ path: KeyPath<DataElement, CGFloat>)
        -> some VectorizedChartContent<DataElement> {
        changed(.area { $0[keyPath: path] }) { ($0.symbolSize, $0.symbolSizeBy) = (.area($1[keyPath: path]), nil) }
    }
    /// Gives symbols an area for each value.
    nonisolated public func symbolSize(by value: PlottableProjection<DataElement, some Plottable>)
        -> some VectorizedChartContent<DataElement> {
        changed { ($0.symbolSizeBy, $0.symbolSize) = (value.field($1), nil) }
    }

    /// Whether each mark is left out for assistive technology.
    nonisolated public func accessibilityHidden(_ path: KeyPath<DataElement, Bool>)
        -> some VectorizedChartContent<DataElement> {
        changed { $0.accessibility.isHidden = $1[keyPath: path] }
    }
    /// The identifier of each mark, for tests.
    nonisolated public func accessibilityIdentifier(_ path: KeyPath<DataElement, String>)
        -> some VectorizedChartContent<DataElement> {
        changed { $0.accessibility.identifier = $1[keyPath: path] }
    }
    /// What each mark is, localized.
    nonisolated public func accessibilityLabel(_ path: KeyPath<DataElement, LocalizedStringKey>)
        -> some VectorizedChartContent<DataElement> {
        changed { $0.accessibility.label = Text($1[keyPath: path]) }
    }
    /// What each mark is.
    nonisolated public func accessibilityLabel(_ path: KeyPath<DataElement, some StringProtocol>)
        -> some VectorizedChartContent<DataElement> {
        changed { $0.accessibility.label = Text($1[keyPath: path]) }
    }
    /// What each mark is.
    nonisolated public func accessibilityLabel(_ path: KeyPath<DataElement, Text>)
        -> some VectorizedChartContent<DataElement> {
        changed { $0.accessibility.label = $1[keyPath: path] }
    }
    /// What each mark shows, localized.
    nonisolated public func accessibilityValue(_ path: KeyPath<DataElement, LocalizedStringKey>)
        -> some VectorizedChartContent<DataElement> {
        changed { $0.accessibility.value = Text($1[keyPath: path]) }
    }
    /// What each mark shows.
    nonisolated public func accessibilityValue(_ path: KeyPath<DataElement, some StringProtocol>)
        -> some VectorizedChartContent<DataElement> {
        changed { $0.accessibility.value = Text($1[keyPath: path]) }
    }
    /// What each mark shows.
    nonisolated public func accessibilityValue(_ path: KeyPath<DataElement, Text>)
        -> some VectorizedChartContent<DataElement> {
        changed { $0.accessibility.value = $1[keyPath: path] }
    }
}
