import Foundation
import QuadrantCore
import QuadrantGeometry
import SwiftUI

/// What lies over the plot of a chart that scrolls or whose values are selected: it takes the fingers.
struct ChartInteraction: View {
    let model: ChartModel
    let stage: ChartStage
    /// Changes with what the program selects and how it scrolls.
    let views: Version

    /// Whether a chart needs it.
    static func isNeeded(_ configuration: ChartConfiguration) -> Bool {
        !configuration.selection.isEmpty || !configuration.scrolling.axes.isEmpty
    }

    var body: some View {
        if model.configuration.scrolling.axes.isEmpty {
            ChartTouchSurface(model: model, stage: stage, views: views)
        } else if let placed = stage.placed, placed.geometry.model === model || stage.scroll.isKnown {
            ChartScroller(model: model, stage: stage, views: views, placed: placed)
        }
    }
}

/// Takes the fingers and pointers that select values.
struct ChartTouchSurface: View {
    let model: ChartModel
    let stage: ChartStage
    let views: Version

    var body: some View {
        let selection = model.configuration.selection, proxy = ChartProxy(stage: stage)
        let surface = Color.clear.contentShape(Rectangle())
        if let gesture = selection.gesture {
            surface.gesture(gesture(proxy))
        } else if selection.hasValue || selection.hasRange {
            surface.modifier(ChartTouchReader(actions: actions(selection, proxy)))
                .onContinuousHover { phase in
                    guard selection.hasValue else { return }
                    switch phase {
                    case .active(let point): proxy.select(at: point)
                    case .ended: proxy.select(at: nil)
                    }
                }
        } else {
            surface
        }
    }

    private func actions(_ selection: ChartSelection, _ proxy: ChartProxy) -> ChartTouches.Actions {
        ChartTouches.Actions(
            axes: selection.axes, hasValue: selection.hasValue, hasRange: selection.hasRange,
            isHeldFirst: !model.configuration.scrolling.axes.isEmpty, select: { proxy.select(at: $0) },
            selectRange: { proxy.selectRange($0) })
    }
}
