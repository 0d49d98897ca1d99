public import SwiftUI

extension View {
    /// Whether charts have an x axis.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.x.visibility = visibility }
    }
    /// Sets the content of the x axis.
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        modifier(AxisContentModifier(axis: .horizontal, axisContent: content()))
    }
    /// Whether charts have a y axis.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.y.visibility = visibility }
    }
    /// Sets the content of the y axis.
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        modifier(AxisContentModifier(axis: .vertical, axisContent: content()))
    }
    /// Draws the x axis in the style of a view around it.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartConfiguration { $0.x.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }
    /// Draws the y axis in the style of a view around it.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartConfiguration { $0.y.style = { AnyView(content(ChartAxisContent(content: $0))) } }
    }
}

/// Collects the content of an axis where the charts are built.
private nonisolated struct AxisContentModifier<AxisBody: AxisContent>: ViewModifier {
    let axis: Axis
    let axisContent: AxisBody

    @MainActor func body(content: Content) -> some View {
        var collector = _AxisCollector()
        AxisBody._collectAxis(axisContent, into: &collector)
        let sets = collector.sets, axis = axis
        return content.chartConfiguration { $0[axis].sets = sets }
    }
}

/// An axis of a chart, in the style of `chartXAxisStyle` or `chartYAxisStyle`.
public nonisolated struct ChartAxisContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// The plot of a chart, in the style of `chartPlotStyle`.
public nonisolated struct ChartPlotContent: View {
    let content: AnyView
    public var body: some View { content }
}
