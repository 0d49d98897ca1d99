import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import SwiftUI

/// The elements of a plot, which are not drawn, at the places of their marks.
nonisolated struct ElementsContainer: ContainerRole {
    typealias Body = Never
    /// What the container is called where it is explained.
    typealias Named = ChartElements
    let elements: [ChartElement]
    /// The rectangles of all elements in the plot; nil where each is the whole plot.
    let places: [CGRect]?
    let stage: ChartStage
    var rule: ElementsRule { ElementsRule(places: places) }
    var content: some View {
        ForEach(Array(elements.indices), id: \.self) { index in
            let element = elements[index]
            let part = element.view(stage).accessibilityElement().accessibilityLabel(element.label)
                .accessibilityValue(element.value)
            if let identifier = element.identifier { part.accessibilityIdentifier(identifier) } else { part }
        }
    }
}

extension ChartElement {
    /// A view with the name of the mark, for who has the layout explained.
    fileprivate func view(_ stage: ChartStage) -> AnyView {
        let mark = isMark ? marks.first : nil
        return switch kind {
        case .bar?: AnyView(MarkElement<BarMark>(mark: mark, stage: stage))
        case .line?: AnyView(MarkElement<LineMark>(mark: mark, stage: stage))
        case .area?: AnyView(MarkElement<AreaMark>(mark: mark, stage: stage))
        case .point?: AnyView(MarkElement<PointMark>(mark: mark, stage: stage))
        case .rule?: AnyView(MarkElement<RuleMark>(mark: mark, stage: stage))
        case .rectangle?: AnyView(MarkElement<RectangleMark>(mark: mark, stage: stage))
        case .sector?: AnyView(MarkElement<SectorMark>(mark: mark, stage: stage))
        case .columnPoints?: AnyView(MarkElement<PointPlot<Never>>(mark: mark, stage: stage))
        case .columnLine?: AnyView(MarkElement<LinePlot<Never>>(mark: mark, stage: stage))
        case nil: AnyView(MarkElement<Plot<Never>>(mark: mark, stage: stage))
        }
    }
}

/// Places elements where their marks are.
struct ElementsRule: ContainerRule {
    let places: [CGRect]?

    static func changed(from old: ElementsRule, to new: ElementsRule) -> PhaseSet {
        old.places == new.places ? [] : .place
    }
    func measure(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Void) -> SIMD2<Double> {
        proposal.filled(with: SIMD2(0, 0))
    }
    func place(in size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Void) {
        for (index, child) in node.layoutChildren.enumerated() {
            var frame = CGRect(x: 0, y: 0, width: CGFloat(size.x), height: CGFloat(size.y))
            if let places { frame = index < places.count ? places[index] : .zero }
            // A line is an element as well.
            let own = SIMD2(Double(max(frame.width, 1)), Double(max(frame.height, 1)))
            node.graph.setPlacement(child, SIMD2(Double(frame.minX), Double(frame.minY)), own, Proposal(own), in: size)
        }
    }
    func spacing(_ node: ContainerNode, _ memory: inout Void) -> ViewSpacing { .zero }
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode,
               _ memory: inout Void) -> Double? { nil }
    static var layoutSentence: String { "The elements of a plot are where their marks are." }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: SIMD2(0, 0)) }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("where the mark is in the plot")
    }
}

/// The place of one mark, or of a series.
nonisolated struct MarkElement<Mark>: LeafRole {
    typealias Body = Never
    /// The index of the mark; nil for a series.
    let mark: Int?
    let stage: ChartStage

    static var viewName: String { ViewName.short(Mark.self) }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> { proposal.filled(with: SIMD2(0, 0)) }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
              _ context: RoleContext) {}
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool { false }

    static var layoutSentence: String { "The element of a mark is as large as the mark." }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        guard let mark, let placed = stage.placedNow, mark < placed.geometry.model.records.count else {
            return LayoutReason("the plot, as it stands for many marks")
        }
        return ChartWords(placed).size(of: placed.geometry.model.records[mark])
    }
}
