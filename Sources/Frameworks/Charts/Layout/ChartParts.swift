import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantViews
import SwiftUI

/// The views of which a chart consists.
struct ChartPart {
    enum Role: Equatable {
        case background(Int), plot, axis(Axis)
        case label(Axis, set: Int, entry: Int, label: Int)
        case annotation(Int)
        case title(Axis, Int)
        case legend
        case interaction
        case overlay(Int)
    }
    let role: Role
    let view: AnyView
}

/// Collects the parts of a chart from back to front.
@MainActor
enum ChartParts {
    static func parts(_ model: ChartModel, _ stage: ChartStage) -> [ChartPart] {
        var parts: [ChartPart] = []
        let proxy = ChartProxy(stage: stage)
        func add(_ role: ChartPart.Role, _ view: some View) {
            parts.append(ChartPart(role: role, view: AnyView(view)))
        }
        for (index, surface) in model.configuration.backgrounds.enumerated() {
            add(.background(index), ChartSurfaceView(surface: surface, proxy: proxy))
        }
        let plot = AnyView(PlotDrawing(model: model, stage: stage)
            .accessibilityChildren { ChartElements(model: model, stage: stage) })
        add(.plot, model.configuration.plotStyle?(plot) ?? plot)
        for axis in [Axis.horizontal, .vertical] {
            let drawing = AnyView(AxisDrawing(model: model, stage: stage, axis: axis))
            add(.axis(axis), model.configuration[axis].style?(drawing) ?? drawing)
            for (set, axisSet) in model.axis(axis).sets.enumerated() {
                for (entry, axisEntry) in axisSet.entries.enumerated() {
                    for (label, axisLabel) in axisEntry.labels.enumerated() {
                        add(.label(axis, set: set, entry: entry, label: label),
                            axisLabel.view.modifier(PartVisibility(stage: stage, part: parts.count))
                                .transaction { if model.isOnItsWay { $0.animation = nil } })
                    }
                }
            }
        }
        for (index, record) in model.annotations.enumerated() {
            switch record.annotation.content {
            case .view(let view): add(.annotation(index), ZStack { view })
            case .contextual(let make):
                add(.annotation(index), ContextualAnnotation(stage: stage, mark: record.mark, make: make))
            }
        }
        for axis in [Axis.horizontal, .vertical] {
            for (index, title) in model.configuration[axis].titles.enumerated() {
                add(.title(axis, index), title.content.font(.caption).foregroundStyle(.secondary))
            }
        }
        if let legend = ChartLegend.view(model) { add(.legend, legend) }
        if ChartInteraction.isNeeded(model.configuration) {
            add(.interaction, ChartInteraction(model: model, stage: stage))
        }
        for (index, surface) in model.configuration.overlays.enumerated() {
            add(.overlay(index), ChartSurfaceView(surface: surface, proxy: proxy))
        }
        return parts
    }
}

/// A background or an overlay, built when the chart is placed.
private struct ChartSurfaceView: View {
    let surface: ChartSurface
    let proxy: ChartProxy
    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: surface.alignment) { surface.content(proxy) }
                .frame(width: geometry.size.width, height: geometry.size.height, alignment: surface.alignment)
        }
    }
}

/// An annotation that depends on the size of its mark.
private struct ContextualAnnotation: View {
    let stage: ChartStage
    let mark: Int
    let make: (AnnotationContext) -> AnyView
    var body: some View {
        ZStack { make(AnnotationContext(targetSize: stage.placed?.geometry.box(of: mark).size ?? .zero)) }
    }
}

/// Leaves out a label for which there is no space.
private nonisolated struct PartVisibility: EffectRole {
    typealias Body = Never
    let stage: ChartStage
    let part: Int
    static func changed(from old: PartVisibility, to new: PartVisibility) -> PhaseSet { .display }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        guard let frames = stage.placed?.frames, part < frames.count else { return nil }
        return frames[part].isHidden ? .opacity(0) : nil
    }
}

/// The views of a chart at the offset to which it is scrolled.
struct ScrolledChart: View {
    let model: ChartModel
    let stage: ChartStage
    let parts: [ChartPart]
    var body: some View {
        ChartContainer(model: model, stage: stage, parts: parts,
                       scrollOffset: model.configuration.scrolling.axes.isEmpty ? nil : stage.scroll.offset)
    }
}

/// The views of a chart, which its rule places.
nonisolated struct ChartContainer: ContainerRole {
    typealias Body = Never
    let model: ChartModel
    let stage: ChartStage
    let parts: [ChartPart]
    /// How far the chart is scrolled; nil before it is known.
    let scrollOffset: CGPoint?
    var rule: ChartRule {
        ChartRule(model: model, stage: stage, roles: parts.map(\.role), scrollOffset: scrollOffset)
    }
    var content: some View {
        ForEach(Array(parts.indices), id: \.self) { index in parts[index].view }
    }
}
