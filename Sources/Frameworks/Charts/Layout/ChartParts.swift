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
        case background(Int), grid, plot, axis(Axis)
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
        // Behind the plot and its style: a background of the plot lies over the lines, a scale leaves them alone.
        add(.grid, GridDrawing(model: model, stage: stage))
        let plot = AnyView(PlotDrawing(model: model, stage: stage)
            .accessibilityChildren { ChartElements(model: model, stage: stage) })
        add(.plot, model.configuration.plotStyle?(plot) ?? plot)
        for axis in [Axis.horizontal, .vertical] {
            let drawing = AxisDrawing(model: model, stage: stage, axis: axis), style = model.configuration[axis].style
            if let style {
                add(.axis(axis), style(AnyView(StyledAxis(model: model, stage: stage, axis: axis,
                                                          axisPart: parts.count))))
            } else {
                add(.axis(axis), drawing)
            }
            for (set, axisSet) in model.axis(axis).sets.enumerated() {
                for (entry, axisEntry) in axisSet.entries.enumerated() {
                    for (label, axisLabel) in axisEntry.labels.enumerated() {
                        add(.label(axis, set: set, entry: entry, label: label),
                            axisLabel.view
                                .modifier(PartVisibility(stage: stage, part: parts.count, isCopied: style != nil))
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
                add(.title(axis, index), AxisTitleView(content: title.content, side: title.side(axis)))
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

/// The ticks and labels of an axis as one view, to which its style is applied.
private struct StyledAxis: View {
    let model: ChartModel
    let stage: ChartStage
    let axis: Axis
    /// The part that this is; its labels follow it.
    let axisPart: Int

    private var labels: [AnyView] {
        model.axis(axis).sets.flatMap { $0.entries.flatMap { $0.labels.map(\.view) } }
    }
    var body: some View {
        let placed = stage.placed, labels = labels
        ZStack(alignment: .topLeading) {
            AxisDrawing(model: model, stage: stage, axis: axis)
            ForEach(Array(labels.indices), id: \.self) { index in
                if let frames = placed?.frames, axisPart + 1 + index < frames.count,
                   !frames[axisPart + 1 + index].isHidden {
                    let frame = frames[axisPart + 1 + index].frame, corner = frames[axisPart].frame.origin
                    labels[index].frame(width: frame.width, height: frame.height)
                        .offset(x: frame.minX - corner.x, y: frame.minY - corner.y)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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
    /// Whether the style of the axis shows the label.
    var isCopied = false
    static func changed(from old: PartVisibility, to new: PartVisibility) -> PhaseSet { .display }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        if isCopied { return .opacity(0) }
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
