public import Foundation
public import SwiftUI

extension View {
    /// A view behind each chart, of which the proxy knows the places of values.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartConfiguration {
            $0.backgrounds.append(ChartSurface(alignment: alignment) { AnyView(content($0)) })
        }
    }
    /// A view over each chart, of which the proxy knows the places of values.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartConfiguration {
            $0.overlays.append(ChartSurface(alignment: alignment) { AnyView(content($0)) })
        }
    }
    /// Draws the plot in the style of a view around it.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartConfiguration { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
    }
    /// Whether charts have a legend.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.legend.visibility = visibility }
    }
    /// Sets the place of the legend; nil values are automatic.
    nonisolated public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
                                        spacing: CGFloat? = nil) -> some View {
        chartConfiguration {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
        }
    }
    /// A view as the legend.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chartConfiguration {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
            $0.legend.content = content
        }
    }
}
