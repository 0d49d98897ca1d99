import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantViews
import SwiftUI

/// The views of which a chart consists, from back to front.
final class ChartParts {
    enum Role: Hashable {
        case background(Int), grid, plot, axis(Axis)
        case label(Axis, set: Int, entry: Int, label: Int)
        case annotation(Int)
        case title(Axis, Int)
        case legend
        case interaction
        case overlay(Int)
    }
    private(set) var roles: [Role] = []
    /// The views of all parts in their order; the labels of an axis are one entry.
    private(set) var shown: [Shown] = []
    struct Shown {
        /// The role of the first part, which is the identity.
        let role: Role
        let view: AnyView
    }

    private func add(_ role: Role, _ view: some View) {
        roles.append(role)
        shown.append(Shown(role: role, view: AnyView(view)))
    }

    @MainActor init(_ model: ChartModel, _ stage: ChartStage) {
        let isRightToLeft = model.isRightToLeft
        let proxy = ChartProxy(stage: stage), configuration = model.configuration
        for (index, surface) in configuration.backgrounds.enumerated() {
            add(.background(index), ChartSurfaceView(surface: surface, proxy: proxy).chartPart(isRightToLeft))
        }
        // Behind the plot and its style: a background of the plot lies over the lines, a scale leaves them alone.
        add(.grid, GridDrawing(x: model.x.version, y: model.y.version, stage: stage))
        let plot = AnyView(PlotPart(model: model, stage: stage)
            .accessibilityChildren { ChartElements(model: model, stage: stage) })
        add(.plot, configuration.plotStyle?(plot) ?? plot)
        for axis in [Axis.horizontal, .vertical] {
            let style = configuration[axis].style
            if let style {
                add(.axis(axis), style(AnyView(StyledAxis(model: model, stage: stage, axis: axis,
                                                          axisPart: roles.count))))
            } else {
                add(.axis(axis), AxisDrawing(version: model.axis(axis).version, stage: stage, axis: axis))
            }
            let labels = AxisLabels(axis: model.axis(axis), stage: stage, part: roles.count, isCopied: style != nil,
                                    isOnItsWay: model.isOnItsWay)
            let labelRoles = labels.all.map(\.role)
            guard let first = labelRoles.first else { continue }
            shown.append(Shown(role: first,
                               view: AnyView(AxisLabelViews(labels: labels).chartPart(isRightToLeft))))
            roles += labelRoles
        }
        for (index, record) in model.annotations.enumerated() {
            switch record.annotation.content {
            case .view(let view):
                let seen = AnnotationVisibility(stage: stage, part: roles.count)
                add(.annotation(index), ZStack { view }.modifier(seen).chartPart(isRightToLeft))
            case .contextual(let make):
                let seen = AnnotationVisibility(stage: stage, part: roles.count)
                add(.annotation(index), ContextualAnnotation(stage: stage, mark: record.mark, make: make)
                    .modifier(seen).chartPart(isRightToLeft))
            }
        }
        for axis in [Axis.horizontal, .vertical] {
            for (index, title) in configuration[axis].titles.enumerated() {
                add(.title(axis, index), AxisTitleView(
                    content: title.content.chartPart(isRightToLeft), side: title.side(axis).shown(isRightToLeft)))
            }
        }
        if let legend = ChartLegend.view(model) { add(.legend, legend.chartPart(isRightToLeft)) }
        if ChartInteraction.isNeeded(configuration) {
            add(.interaction, ChartInteraction(model: model, stage: stage, views: stage.views))
        }
        for (index, surface) in configuration.overlays.enumerated() {
            add(.overlay(index), ChartSurfaceView(surface: surface, proxy: proxy).chartPart(isRightToLeft))
        }
    }
}

/// The plot of a model, which is drawn again for another one only.
private struct PlotPart: View {
    let model: ChartModel
    let stage: ChartStage
    var body: some View { PlotDrawing(model: model, stage: stage) }
}

/// The labels of an axis, which are the same while the axis is.
private struct AxisLabels: Equatable {
    let axis: AxisModel
    let stage: ChartStage
    /// The part that the first label is.
    let part: Int
    /// Whether the style of the axis shows the labels.
    let isCopied: Bool
    let isOnItsWay: Bool

    static func == (a: AxisLabels, b: AxisLabels) -> Bool {
        a.axis.version === b.axis.version && a.stage === b.stage && a.part == b.part && a.isCopied == b.isCopied
            && a.isOnItsWay == b.isOnItsWay
    }

    /// In the order of the views.
    var all: [(role: ChartParts.Role, content: AxisLabelContent)] {
        axis.sets.enumerated().flatMap { set, axisSet in
            axisSet.entries.enumerated().flatMap { entry, axisEntry in
                axisEntry.labels.enumerated().map { label, axisLabel in
                    (.label(axis.axis, set: set, entry: entry, label: label), axisLabel.content)
                }
            }
        }
    }
}

/// The labels as views, left out where there is no space.
private struct AxisLabelViews: View {
    let labels: AxisLabels
    var body: some View {
        ForEach(Array(labels.all.enumerated()), id: \.element.role) { index, label in
            label.content.view.modifier(
                PartVisibility(stage: labels.stage, part: labels.part + index, isCopied: labels.isCopied))
        }
        .transaction { [isOnItsWay = labels.isOnItsWay] in if isOnItsWay { $0.animation = nil } }
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
        model.axis(axis).sets.flatMap { $0.entries.flatMap { $0.labels.map(\.content.view) } }
    }
    var body: some View {
        let placed = stage.placed, labels = labels
        ZStack(alignment: .topLeading) {
            AxisDrawing(version: model.axis(axis).version, stage: stage, axis: axis)
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
    let isCopied: Bool
    static var modifierName: String { "axisLabel" }
    static func changed(from old: PartVisibility, to new: PartVisibility) -> PhaseSet {
        old.stage === new.stage && old.part == new.part && old.isCopied == new.isCopied ? [] : .display
    }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        isCopied || stage.isHidden(part) ? .opacity(0) : nil
    }
}

/// Leaves out the annotation of a mark that is out of sight, and what stands out of a plot that scrolls.
private nonisolated struct AnnotationVisibility: EffectRole {
    typealias Body = Never
    let stage: ChartStage
    let part: Int
    static var modifierName: String { "annotation" }
    static func changed(from old: AnnotationVisibility, to new: AnnotationVisibility) -> PhaseSet {
        old.stage === new.stage && old.part == new.part ? [] : .display
    }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        guard let placed = stage.placed, part < placed.frames.count else { return nil }
        if placed.frames[part].isHidden { return .opacity(0) }
        return placed.seen(of: placed.frames[part].frame).map {
            .clip(Path($0), isEvenOdd: false, isAntialiased: true)
        }
    }
}

/// The views of a chart at the offset to which it is scrolled.
struct ScrolledChart: View {
    let model: ChartModel
    let stage: ChartStage
    let parts: ChartParts
    var body: some View {
        ChartContainer(model: model, stage: stage, parts: parts,
                       scrollOffset: model.configuration.scrolling.axes.isEmpty ? nil : stage.scroll.offset)
    }
}

/// The views of a chart, which its rule places.
nonisolated struct ChartContainer: ContainerRole {
    typealias Body = Never
    typealias Named = Chart<Never>
    let model: ChartModel
    let stage: ChartStage
    let parts: ChartParts
    /// How far the chart is scrolled; nil before it is known.
    let scrollOffset: CGPoint?
    var rule: ChartRule {
        ChartRule(model: model, stage: stage, roles: parts.roles, scrollOffset: scrollOffset)
    }
    var content: some View { ChartPartViews(parts: parts) }
}

/// The parts of a chart as views: the same ones while it scrolls, and while other parts come and go, so that a finger
/// which selects keeps its place when a label or an annotation appears.
private nonisolated struct ChartPartViews: View {
    let parts: ChartParts
    @MainActor var body: some View {
        ForEach(parts.shown, id: \.role) { $0.view }
    }
}
