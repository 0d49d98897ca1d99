import Foundation
import QuadrantCore
import QuadrantGeometry
import SwiftUI

/// The scroll view that moves the plot of a chart: its content is as large as the whole plot, and empty.
struct ChartScroller: View {
    let model: ChartModel
    let stage: ChartStage
    let views: Version
    let placed: PlacedChart
    @State private var position: ScrollPosition

    init(model: ChartModel, stage: ChartStage, views: Version, placed: PlacedChart) {
        (self.model, self.stage, self.views, self.placed) = (model, stage, views, placed)
        let start = model.configuration.initialOffset(placed.geometry, placed.shown.size)
        if !stage.scroll.isKnown { stage.scroll.pending = start }
        _position = State(initialValue: ScrollPosition(point: start))
    }

    var body: some View {
        let scrolling = model.configuration.scrolling, size = placed.geometry.size
        let wanted = wantedOffset
        ScrollView(scrolling.axes, showsIndicators: false) {
            ChartTouchSurface(model: model, stage: stage, views: views).frame(width: size.width, height: size.height)
        }
        .scrollPosition($position)
        .scrollTargetBehavior(ChartTargetAdapter(behavior: scrolling.behavior, stage: stage))
        .onScrollPhaseChange { _, phase in
            if phase == .interacting || phase == .decelerating { stage.scroll.pending = nil }
        }
        .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { _, offset in report(offset) }
        .onChange(of: wanted) {
            guard let wanted else { return }
            stage.scroll.pending = wanted
            position.scrollTo(point: wanted)
        }
    }

    /// The offset of values that the program has set; nil where the chart wrote them itself.
    private var wantedOffset: CGPoint? {
        let geometry = placed.geometry, configuration = model.configuration
        guard geometry.model === model else { return nil }
        var isWanted = false
        for axis in [Axis.horizontal, .vertical] {
            guard let link = configuration.scrolling.scrolling(axis)?.position else { continue }
            if link.read() != stage.scroll.written[axis] { isWanted = true }
        }
        guard isWanted else { return nil }
        return configuration.initialOffset(geometry, placed.shown.size)
    }

    /// Takes an offset of the scroll view, and tells the program which values are the first visible ones.
    private func report(_ offset: CGPoint) {
        let scroll = stage.scroll
        if let pending = scroll.pending {
            guard abs(pending.x - offset.x) < 0.5, abs(pending.y - offset.y) < 0.5 else { return }
            scroll.pending = nil
        }
        scroll.move(to: offset)
        guard let placed = stage.placedNow else { return }
        for axis in [Axis.horizontal, .vertical] {
            guard let link = placed.geometry.model.configuration.scrolling.scrolling(axis)?.position else { continue }
            let scale = placed.geometry.scale(axis), isX = axis == .horizontal
            let visible = Double(isX ? placed.shown.width : placed.shown.height)
            let place = max(0, min(Double(isX ? offset.x : offset.y), scale.length - visible))
            let bound = placed.geometry.converted(link.read(), axis)
            if let known = scale.offset(of: bound, visible: visible), abs(known - place) < 0.05 {
                scroll.written[axis] = link.read()
                continue
            }
            guard let value = scale.firstVisible(place, visible: visible) else { continue }
            link.write(value)
            // What the program's type makes of the value, such as a whole number.
            scroll.written[axis] = link.read()
        }
    }
}

/// Decides by the chart's behaviour where the scroll view settles.
private struct ChartTargetAdapter: ScrollTargetBehavior {
    let behavior: (any ChartScrollTargetBehavior)?
    let stage: ChartStage

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard let behavior else { return }
        let proxy = ChartProxy(stage: stage)
        behavior.updateTarget(&target, context: ChartScrollTargetBehaviorContext(base: context, chartProxy: proxy))
    }
}
