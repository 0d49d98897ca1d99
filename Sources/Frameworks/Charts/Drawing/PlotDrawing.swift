import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantViews
import SwiftUI

/// The plot of a chart: its marks.
nonisolated struct PlotDrawing: View {
    typealias Body = Never
    let model: ChartModel
    let stage: ChartStage
    /// The layer that is drawn alone; nil is the whole plot.
    var layer: Int?

    private var symbols: some View {
        Group {
            ForEach(Array(model.symbolViews.indices), id: \.self) { index in
                ZStack { model.symbolViews[index] }.modifier(SymbolTrait(index: index))
            }
            ForEach(styledLayers, id: \.index) { styled in
                ZStack { styled.style(AnyView(PlotDrawing(model: model, stage: stage, layer: styled.index))) }
                    .modifier(LayerTrait(index: styled.index))
            }
        }
    }

    /// The layers within this one that are drawn in a style of the program.
    private var styledLayers: [(index: Int, style: (AnyView) -> AnyView)] {
        model.layers.enumerated().compactMap { index, inner in
            guard case .compositing(let style?) = inner.effect, index != layer, layer == nil || isInside(index) else {
                return nil
            }
            return (index, style)
        }
    }
    private func isInside(_ index: Int) -> Bool {
        var at = model.layers[index].parent
        while let parent = at {
            if parent == layer { return true }
            at = model.layers[parent].parent
        }
        return false
    }

    nonisolated static func _append(_ view: PlotDrawing, to children: inout _ChildBuilder) {
        children.append(view) {
            DrawingBox($0, symbols: { $0.symbols }) { $0.draw($1, into: &$2, at: $3, $4, $5) }
        }
    }

    private nonisolated func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                                  _ context: RoleContext, _ symbols: DrawnSymbols) {
        guard size.x > 0, size.y > 0 else { return }
        var inner = FragmentBuilder()
        context.drawing {
            guard let placed = stage.placedForPlot, placed.geometry.model === model else { return }
            let environment = context.environment
            let drawer = PlotDrawer(
                geometry: placed.geometry, order: stage.order(model), environment: environment, symbols: symbols,
                frame: CGRect(origin: .zero, size: placed.geometry.size))
            guard layer == nil else { return drawer.draw(layer: layer, into: &inner) }
            inner.items += stage.drawn(drawer).items(in: placed.visible)
        }
        guard !inner.items.isEmpty, let placed = stage.placedNow else { return }
        placed.append(Fragment(inner.items), to: &list, at: origin.asPoint, corner: placed.shown.origin)
    }
}

/// The grid lines of both axes.
nonisolated struct GridDrawing: LeafRole {
    typealias Body = Never
    /// The versions of both axes.
    let x: Version
    let y: Version
    let stage: ChartStage

    static func changed(from old: GridDrawing, to new: GridDrawing) -> PhaseSet {
        old.x === new.x && old.y === new.y && old.stage === new.stage ? [] : .display
    }
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> { proposal.filled(with: SIMD2(0, 0)) }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
              _ context: RoleContext) {
        guard size.x > 0, size.y > 0, let placed = stage.placedForGrid, placed.geometry.model.x.version === x,
              placed.geometry.model.y.version === y else { return }
        var inner = FragmentBuilder()
        AxisLineDrawer(placed: placed, environment: context.environment).drawGrid(into: &inner)
        guard !inner.items.isEmpty else { return }
        placed.append(Fragment(inner.items), to: &list, at: origin.asPoint, corner: placed.shown.origin)
    }
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool { false }
    static var layoutSentence: String { "The grid lines of a chart fill its plot." }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: SIMD2(0, 0)) }
}

/// The ticks of an axis.
nonisolated struct AxisDrawing: LeafRole {
    typealias Body = Never
    /// The version of the axis.
    let version: Version
    let stage: ChartStage
    let axis: Axis

    static func changed(from old: AxisDrawing, to new: AxisDrawing) -> PhaseSet {
        old.version === new.version && old.stage === new.stage && old.axis == new.axis ? [] : .display
    }
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> { proposal.filled(with: SIMD2(0, 0)) }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
              _ context: RoleContext) {
        guard let placed = stage.placedForTicks(axis), placed.geometry.model.axis(axis).version === version else {
            return
        }
        var inner = FragmentBuilder()
        AxisLineDrawer(placed: placed, environment: context.environment).drawTicks(axis, into: &inner)
        guard !inner.items.isEmpty else { return }
        // Ticks are drawn in the plot's coordinates; this view is beside it.
        var corner = axis == .horizontal ? placed.axisOrigins.horizontal : placed.axisOrigins.vertical
        // Ticks are beside what is seen of the plot, not beside the whole plot.
        if axis == .horizontal { corner.y -= placed.shown.maxY - placed.plot.maxY }
        else { corner.x -= placed.shown.maxX - placed.plot.maxX }
        placed.append(Fragment(inner.items), to: &list, at: origin.asPoint, corner: corner,
                      axis == .horizontal ? .horizontal : .vertical)
    }
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool { false }
    static var layoutSentence: String { "The ticks of an axis fill what the chart leaves for them." }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: SIMD2(0, 0)) }
}
