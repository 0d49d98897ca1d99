public import Foundation
public import SwiftUI

extension ChartContent {
    /// Sets the symbol of points; lines and areas get one at each point.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let symbol = AnyChartSymbolShape(symbol)
        return styled { ($0.symbol, $0.symbolBy) = (.shape(symbol), nil) }
    }
    /// Draws a view as the symbol of each point.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        ViewSymbolContent(content: self, symbol: AnyView(symbol()))
    }
    /// Gives points a symbol for each value, which the legend explains.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { ($0.symbolBy, $0.symbol) = (value.field, nil) }
    }
    /// Sets the size of symbols.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        styled { ($0.symbolSize, $0.symbolSizeBy) = (.size(size), nil) }
    }
    /// Sets the area of symbols, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        styled { ($0.symbolSize, $0.symbolSizeBy) = (.area(area), nil) }
    }
    /// Gives symbols an area for each value.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { ($0.symbolSizeBy, $0.symbolSize) = (value.field, nil) }
    }
}

/// Content whose points are drawn as a view.
nonisolated struct ViewSymbolContent<Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let symbol: AnyView

    @MainActor static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        marks.symbolViews.append(content.symbol)
        let index = marks.symbolViews.count - 1
        marks.collect(content.content) { ($0.symbol, $0.symbolBy) = (.view(index), nil) }
    }
}
