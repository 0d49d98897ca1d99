package import Foundation
package import QuadrantGeometry
package import QuadrantGraph

/// How a length follows from the proposal.
package enum SizeRule: String, Codable, Sendable, CaseIterable {
    /// The number that the code gives.
    case fixed
    /// What was proposed.
    case fills
    /// What the children need, with the spacing between them.
    case hugs
    /// The ideal length, because the proposal was nil.
    case ideal
    /// A minimum or maximum limits it.
    case clamped
    /// The view's own length, whatever is proposed or as close to it as the view can be.
    case own
    /// The length of the content.
    case content
    /// The length of the content with something added.
    case adds
    /// What a custom layout returned.
    case computed
}

/// Why a length or a place is what it is.
package struct LayoutReason: Sendable {
    /// A clause that follows "because" or "for".
    package var text: LayoutText
    /// The computation along each axis; a computation whose value is not the recorded one is left out.
    package var x: Arithmetic?
    package var y: Arithmetic?
    /// For a place: the guides that took part.
    package var guides: [AlignmentKey] = []
    /// For a size: whether content is cut, because it needs more.
    package var isCut = false
    /// For a place: whether the view is not shown there.
    package var isHidden = false
    /// For a size: the rule of each axis.
    package var width: SizeRule
    /// How the height comes about.
    package var height: SizeRule

    /// A reason, with equations for x and y, or width and height, where they say more than the clause.
    package init(_ text: LayoutText, x: Arithmetic? = nil, y: Arithmetic? = nil,
                 _ width: SizeRule = .content, _ height: SizeRule = .content) {
        (self.text, self.x, self.y, self.width, self.height) = (text, x, y, width, height)
    }

    /// The equation of an axis; nil where there is none.
    package subscript(axis: Axis) -> Arithmetic? {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
    /// How the size of an axis comes about.
    package func rule(_ axis: Axis) -> SizeRule { axis == .horizontal ? width : height }
    /// Sets how the size of an axis comes about.
    package mutating func setRule(_ rule: SizeRule, _ axis: Axis) {
        if axis == .horizontal { width = rule } else { height = rule }
    }
}

/// Something that a node has computed besides its layout, such as the domain of a chart's axis.
package struct LayoutDetail: Sendable {
    /// The word before the line: `domain`, `ticks`.
    package var topic: String
    /// What was computed and why, with its numbers.
    package var text: LayoutText
    /// The parts that can be drawn over a picture.
    package var areas: [Area]

    /// A rectangle, or a line if a side is 0.
    package struct Area: Sendable {
        /// In points, from the leading top corner of the node.
        package var rect: CGRect
        /// Drawn beside the rectangle; empty draws none.
        package var label: String
        package init(_ rect: CGRect, _ label: String = "") { (self.rect, self.label) = (rect, label) }
    }

    package init(_ topic: String, _ text: LayoutText, _ areas: [Area] = []) {
        (self.topic, self.text, self.areas) = (topic, text, areas)
    }
}

/// A layout rule that says what it decides. Asked of a settled layout only, by tools: nothing is recorded for it.
package nonisolated protocol LayoutWords {
    /// What the rule proposes, how large it is and where it places, in one sentence. Every rule has one.
    static var layoutSentence: String { get }
    /// The view of the framework that the rule is a part of, if it has no node of its own; nil for most.
    static var systemView: String? { get }
    /// The guide to which a modifier gives another value; nil for most.
    var writtenGuide: AlignmentKey? { get }
    /// Why `child` is proposed what it is; nil if the proposal is passed on.
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason?
    /// Why the node has its size; nil if it has the size of its content.
    func sizeReason(_ layout: LayoutCase) -> LayoutReason?
    /// Why `child` is where it is, from the leading top corner of this node; nil if it is in that corner.
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason?
    /// What else the node has computed; mostly nothing.
    func details(_ layout: LayoutCase) -> [LayoutDetail]
}

extension LayoutWords {
    package static var layoutSentence: String { "" }
    package static var systemView: String? { nil }
    package var writtenGuide: AlignmentKey? { nil }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { nil }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? { nil }
    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { nil }
    package func details(_ layout: LayoutCase) -> [LayoutDetail] { [] }
}

/// One node of a settled layout, as its rule needs it to explain what it decided.
package struct LayoutCase {
    /// The graph, settled.
    package let graph: ViewGraph
    /// The node whose layout is put in words.
    package let node: NodeIndex
    private let memo = Memo()
    /// What is computed once for all children.
    private final class Memo {
        var children: [NodeIndex]?
        var decision: Any?
    }

    /// The settled layout of a node.
    package init(_ graph: ViewGraph, _ node: NodeIndex) {
        self.graph = graph
        self.node = node
    }

    package var box: NodeBox { graph.box(node) }
    /// The proposal with which the node was placed.
    package var proposal: Proposal { graph[node].proposal }
    package var size: SIMD2<Double> { graph[node].size }
    /// The children that take part in the layout of this node.
    package var children: [NodeIndex] {
        if let known = memo.children { return known }
        let children = Array(graph.layoutChildren(of: node))
        memo.children = children
        return children
    }
    /// What the rule decides for all children together, computed when it is first asked for.
    package func decision<Decision>(_ make: () -> Decision) -> Decision {
        if let known = memo.decision as? Decision { return known }
        let decision = make()
        memo.decision = decision
        return decision
    }
    /// What modifiers add to the node: overlays, backgrounds.
    package var secondaries: [NodeIndex] { box.storage.secondaries }
    package var context: RoleContext { RoleContext(box: box) }

    /// The size of another node, as placed.
    package func size(of node: NodeIndex) -> SIMD2<Double> { graph[node].size }
    /// The proposal of another node, as placed.
    package func proposal(of node: NodeIndex) -> Proposal { graph[node].proposal }
    /// Whether this node places its children from the right.
    package var isMirrored: Bool { graph[node].isMirrored }
    /// The corner of a child from the leading top corner of this node.
    package func origin(of child: NodeIndex) -> SIMD2<Double> {
        var origin = graph[child].origin
        if isMirrored { origin.x = size.x - origin.x - size(of: child).x }
        return origin
    }

    /// The size of a child for a proposal; neither counted as work nor recorded as a read.
    package func measured(_ child: NodeIndex, _ proposal: Proposal) -> SIMD2<Double> {
        let counted = graph.work
        defer { graph.work = counted }
        return ReadScope.with(nil) { graph.measure(child, proposal) }
    }
    /// The guide of a child in its own space, as placed.
    package func guide(_ child: NodeIndex, _ key: AlignmentKey) -> Double {
        ReadScope.with(nil) { graph.guideValue(child, key, size(of: child), proposal(of: child)) }
    }
    /// Whether a view in `child` sets the guide.
    package func setsGuide(_ child: NodeIndex, _ key: AlignmentKey) -> Bool {
        ReadScope.with(nil) { graph.explicitGuide(child, key, size(of: child), proposal(of: child)) } != nil
    }
    /// The words that follow the value of a guide: whether a modifier sets it. Texts have baselines of their own.
    package func guideWords(_ child: NodeIndex, _ key: AlignmentKey) -> String {
        guard setsGuide(child, key) else { return "" }
        if !key.isOfText { return " (set by a view in it)" }
        var at = child
        while at != 0, !graph.isContainer(at) {
            if graph.layoutElement(of: at) == .alignmentGuide { return " (set by .alignmentGuide)" }
            at = graph.firstChild(of: at)
        }
        return ""
    }
    package func priority(_ child: NodeIndex) -> Double { ReadScope.with(nil) { graph.priority(child) } }
    package func spacing(_ child: NodeIndex) -> ViewSpacing { ReadScope.with(nil) { graph.spacing(child) } }

    /// The name of a node, which who reads the words puts in.
    package func title(_ node: NodeIndex) -> LayoutText { LayoutText(node: node) }
}

extension AlignmentKey {
    /// The guide as code names it; `a custom guide` for one of the program.
    package var wordName: String {
        let known: [(AlignmentKey, String)] = [
            (HorizontalAlignment.leading.key, ".leading"), (HorizontalAlignment.center.key, ".center"),
            (HorizontalAlignment.trailing.key, ".trailing"), (VerticalAlignment.top.key, ".top"),
            (VerticalAlignment.center.key, ".center"), (VerticalAlignment.bottom.key, ".bottom"),
            (VerticalAlignment.firstTextBaseline.key, ".firstTextBaseline"),
            (VerticalAlignment.lastTextBaseline.key, ".lastTextBaseline"),
            (VerticalAlignment.firstLineCenter.key, "middle of the first line"),
        ]
        return known.first { $0.0 == self }?.1 ?? "the custom guide \(ViewName.short(id))"
    }
}

extension LayoutReason {
    /// The reason of a child that is aligned by `alignment` in its container.
    package static func aligned(_ child: NodeIndex, _ alignment: Alignment, _ layout: LayoutCase) -> LayoutReason {
        var reason = LayoutReason("aligned by \(alignment.horizontal.key.wordName) across and "
            + "\(alignment.vertical.key.wordName) down")
        if alignment == .center { reason.text = "centred" }
        if layout.size == layout.size(of: child) { reason.text = "it has the same size" }
        reason.guides = [alignment.horizontal.key, alignment.vertical.key]
        for axis in Axis.allCases {
            let key = alignment.key(axis), length = layout.size[axis], child = (child, layout.size(of: child)[axis])
            let origin = layout.origin(of: child.0)[axis]
            var standard: Arithmetic? = switch key.fraction {
            case 0: Arithmetic(0)
            case 0.5: (Arithmetic(length) - Arithmetic(child.1)) / Arithmetic(2)
            case 1: Arithmetic(length) - Arithmetic(child.1)
            default: nil
            }
            if standard != nil, abs(length - child.1) < 1e-9 { standard = Arithmetic(0) }
            if let standard, standard.equation(origin) != nil {
                reason[axis] = standard
            } else {
                let guide = layout.guide(child.0, key)
                reason[axis] = Arithmetic(origin + guide) - Arithmetic(guide)
                reason.text = "\(reason.text); its \(key.wordName) is at \(guide)\(layout.guideWords(child.0, key))"
            }
        }
        return reason
    }
}

extension LayoutReason {
    /// The reason of a view that is as large as what it is proposed; `ideal` where nil is proposed.
    package static func filling(_ layout: LayoutCase, ideal: SIMD2<Double>?) -> LayoutReason {
        var reason = LayoutReason("", .fills, .fills)
        var isNil: [Axis] = []
        for axis in Axis.allCases {
            let offered = layout.proposal[axis]
            if offered.isUnspecified {
                isNil.append(axis)
                reason.setRule(.ideal, axis)
            } else {
                reason[axis] = Arithmetic(offered)
            }
        }
        let nilWords = isNil.map { axis in
            "its \(axis.lengthName) was proposed nil, so it is "
                + (ideal.map { "\(NumberText.words($0[axis])) points" } ?? "that of its content")
        }.joined(separator: "; ")
        switch isNil.count {
        case 0: reason.text = "it fills what it was proposed"
        case 1: reason.text = "it fills the \(isNil[0].cross.lengthName) it was proposed; \(nilWords)"
        default: reason.text = LayoutText(nilWords)
        }
        return reason
    }
}

/// A node whose layout is explained.
package protocol ExplainedNode: NodeDescription {
    /// The rule that explains the node's layout; nil if the layout is the content's.
    var layoutWords: (any LayoutWords)? { get }
}

extension ViewGraph {
    package func layoutWords(of node: NodeIndex) -> (any LayoutWords)? {
        (box(node).description as? any ExplainedNode)?.layoutWords
    }
}
