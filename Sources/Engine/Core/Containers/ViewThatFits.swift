public import QuadrantGeometry
import QuadrantGraph

/// Shows the first of its views that fits the proposal, else the last.
///
/// A view fits if its ideal size is no larger than the proposal on `axes`. Every candidate is in the tree, so all of
/// them appear; only the chosen one is drawn, hit and described to assistive technology.
public nonisolated struct ViewThatFits<Content: View>: View {
    public typealias Body = Never
    let axes: Axis.Set
    let content: Content

    /// Candidates in order of preference; a candidate must fit on each of `axes`, both by default.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _append(_ view: ViewThatFits, to children: inout _ChildBuilder) {
        children.append(view) { ViewThatFitsBox($0) }
    }
}

final class ViewThatFitsBox<Content: View>: TypedBox<ViewThatFits<Content>>, HitPart, ExplainedNode {
    override var kind: Kind { .container }
    override var description: (any NodeDescription)? { self }
    var layoutWords: (any LayoutWords)? { self }
    /// The visible candidate, 0 if there is none.
    private var chosen: NodeIndex = 0
    /// In points: far less than a pixel, far more than rounding errors of sums. An estimate; Apple's value is not
    /// published.
    private let roundingTolerance = 1e-6

    override func build() { graph.reconcile(node) { Content._append(value.content, to: &$0) } }

    override func adopt(_ new: ViewThatFits<Content>) {
        let isSame = new.axes == value.axes
        value = new
        if !isSame { graph.invalidate(node, [.measure, .place]) }
        build()
    }

    private func choice(for proposal: Proposal) -> NodeIndex {
        let layoutChildren = graph.layoutChildren(of: node)
        var offered = proposal
        for axis in Axis.allCases where value.axes.contains(Axis.Set(axis)) { offered[axis] = .unspecified }
        for layoutChild in layoutChildren.dropLast() {
            let ideal = graph.measure(layoutChild, offered)
            // Any length fits a nil side. Due to rounding, the remaining length in a stack may be less than the size of
            // the last child.
            if Axis.allCases.allSatisfy({
                !value.axes.contains(Axis.Set($0)) || !(ideal[$0] > proposal[$0] + roundingTolerance)
            }) {
                return layoutChild
            }
        }
        return layoutChildren.last ?? 0
    }

    /// Children may have been inserted and removed since the last placement.
    private var shown: NodeIndex { graph.layoutChildren(of: node).contains(chosen) ? chosen : 0 }

    override func measure(_ proposal: Proposal) -> SIMD2<Double> {
        let layoutChild = choice(for: proposal)
        return layoutChild == 0 ? SIMD2() : graph.measure(layoutChild, proposal)
    }
    override func sides() -> ProposalSides { .none }
    override func spacing() -> ViewSpacing { graph.layoutChildren(of: node).first.map { graph.spacing($0) } ?? .zero }
    override func priority() -> Double { 0 }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? {
        let layoutChild = choice(for: proposal)
        return layoutChild == 0 ? nil : graph.explicitGuide(layoutChild, key, size, proposal)
    }

    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        let now = choice(for: proposal)
        if now != chosen {
            chosen = now
            graph.invalidateDisplay(node)
            graph.preferences.invalidate(node)
        }
        // The other candidates are placed as well, so that their content settles.
        for layoutChild in graph.layoutChildren(of: node) {
            graph.setPlacement(layoutChild, SIMD2(), graph.measure(layoutChild, proposal), proposal, in: size)
        }
    }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        if shown != 0 { graph.draw(shown, into: &list, at: origin) }
    }
    override var hits: (any HitPart)? { self }
    func hitOrder() -> [NodeIndex]? { shown == 0 ? [] : [shown] }

    override func preference(_ key: InternedPreferenceKey) -> Any? {
        shown == 0 ? nil : graph.preferences.value(key, of: shown, in: graph)
    }
}

extension ViewThatFitsBox: LayoutWords {
    static var layoutSentence: String {
        "ViewThatFits shows the first of its views whose ideal size fits what it is proposed, else the last, and has "
            + "the size of that view."
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        guard let place = layout.children.firstIndex(of: shown) else { return nil }
        let count = layout.children.count
        let why = place == count - 1 && count > 1 ? "no view before it fits" : "its ideal size fits"
        return LayoutReason("the size of the \(Ordinal.word(place)) of its \(count) views, which is shown: \(why)")
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        var reason = LayoutReason("the view that fits is in its corner", x: Arithmetic(0), y: Arithmetic(0))
        if child != shown {
            reason.text = "it is not shown, as another view fits"
            reason.isHidden = true
        }
        return reason
    }
}
