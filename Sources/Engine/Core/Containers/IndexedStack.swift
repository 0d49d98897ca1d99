import Foundation
import QuadrantGeometry
import QuadrantGraph

// Views over each other of which one is visible: the screens of a navigation stack, the tabs of a tab view. Covered
// views keep their state and scroll offsets, but have no part in layout, drawing, hit testing and accessibility.

/// A view of an indexed stack.
package nonisolated struct IndexedStackItem {
    package let id: AnyHashable
    package let content: AnyView
    package init(id: AnyHashable, content: AnyView) {
        self.id = id
        self.content = content
    }
}

/// Shows its current item over the whole space; during a transition, others as well.
package nonisolated struct IndexedStack: View {
    package typealias Body = Never
    let items: [IndexedStackItem]
    /// The id of the item that receives input.
    let current: AnyHashable
    /// The ids of other visible items, anywhere in the stack.
    let seen: [AnyHashable]
    /// Whether an item is built only when it is first visible.
    let buildsWhenShown: Bool

    package init(_ items: [IndexedStackItem], current: AnyHashable, seen: [AnyHashable] = [],
                 buildsWhenShown: Bool = false) {
        self.items = items
        self.current = current
        self.seen = seen
        self.buildsWhenShown = buildsWhenShown
    }

    package static func _append(_ view: IndexedStack, to children: inout _ChildBuilder) {
        children.append(view) { IndexedStackBox($0) }
    }
}

final class IndexedStackBox: TypedBox<IndexedStack>, HitPart, ExplainedNode {
    override var kind: Kind { .container }
    override var features: NodeFeatures { .showsInOrder }
    override var description: (any NodeDescription)? { self }
    var layoutWords: (any LayoutWords)? { self }
    override var hits: (any HitPart)? { self }
    /// The items that have been visible, if only those are built.
    private var shown: Set<AnyHashable> = []

    override func build() {
        if value.buildsWhenShown { shown.formUnion(value.seen + [value.current]) }
        graph.reconcile(node) { children in
            for item in value.items where !value.buildsWhenShown || shown.contains(item.id) {
                children.append(IndexedStackItemView(item: item), key: item.id) { IndexedStackItemBox($0) }
            }
        }
        graph.preferences.invalidate(node)
        graph.tree.invalidate(node, .place)
        graph.invalidateDisplay(node)
        // After the children are known: notifies those that were covered or uncovered.
        eachItem { box in
            let isCovered = !isSeen(box)
            if box.cover(isCovered) { graph.notifyCovered(box.node, isCovered) }
        }
    }

    override func adopt(_ new: IndexedStack) {
        if new.current != value.current { graph.tree.invalidate(node, .measure) }
        super.adopt(new)
    }

    private func eachItem(_ visit: (IndexedStackItemBox) -> Void) {
        for child in graph.children(of: node) { if let box = graph.box(child) as? IndexedStackItemBox { visit(box) } }
    }

    private func isSeen(_ box: IndexedStackItemBox) -> Bool {
        box.storage.key == value.current || value.seen.contains { $0 == box.storage.key }
    }

    /// The nodes of the visible items, in drawing order.
    private var visibleLayoutChildren: [NodeIndex] {
        graph.layoutChildren(of: node).filter { !graph.isCovered(at: $0) }
    }
    private var currentLayoutChild: NodeIndex? {
        graph.layoutChildren(of: node).first { graph.box($0).storage.key == value.current }
    }

    override func sides() -> ProposalSides { .none }
    override func priority() -> Double { 0 }
    override func spacing() -> ViewSpacing { .standard }

    /// The proposal; for a side that is nil or infinite, the length of the current item.
    override func measure(_ proposal: Proposal) -> SIMD2<Double> {
        var size = proposal.sides
        if !(size.x.isFinite && size.y.isFinite) {
            let own = currentLayoutChild.map { graph.measure($0, proposal) } ?? SIMD2()
            if !size.x.isFinite { size.x = own.x }
            if !size.y.isFinite { size.y = own.y }
        }
        return size
    }

    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        for layoutChild in visibleLayoutChildren {
            graph.setPlacement(layoutChild, SIMD2(), size, Proposal(size), in: size)
        }
    }

    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? { nil }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        for layoutChild in visibleLayoutChildren { graph.draw(layoutChild, into: &list, at: origin) }
    }

    func hitOrder() -> [NodeIndex]? { currentLayoutChild.map { [$0] } ?? [] }
    override func trait(_ key: ObjectIdentifier) -> Any? { nil }

    override func preference(_ key: InternedPreferenceKey) -> Any? {
        currentLayoutChild.flatMap { graph.preferences.value(key, of: $0, in: graph) }
    }
}

nonisolated struct IndexedStackItemView: View {
    typealias Body = Never
    let item: IndexedStackItem
    static func _append(_ view: IndexedStackItemView, to children: inout _ChildBuilder) {
        children.append(view) { IndexedStackItemBox($0) }
    }
}

/// One item, which fills the stack.
final class IndexedStackItemBox: TypedBox<IndexedStackItemView>, TransitionPart, ExplainedNode {
    private var isHidden = false
    override var kind: Kind { .container }
    override var description: (any NodeDescription)? { self }
    var layoutWords: (any LayoutWords)? { self }
    override var name: String { "piled" }
    /// The stack animates its items itself.
    override var part: NodePart? { .feature(self) }
    var holdsTransition: Bool { true }
    var isIdentity: Bool { false }
    override var features: NodeFeatures { isHidden ? .isCovered : [] }

    /// Returns whether the state has changed.
    func cover(_ isCovered: Bool) -> Bool {
        defer { isHidden = isCovered }
        return isHidden != isCovered
    }

    override func build() {
        graph.reconcile(node) { AnyView._append(value.item.content, to: &$0) }
    }
    override func sides() -> ProposalSides { .none }

    override func measure(_ proposal: Proposal) -> SIMD2<Double> {
        var size = SIMD2<Double>()
        for layoutChild in graph.layoutChildren(of: node) {
            size = pointwiseMax(size, graph.measure(layoutChild, proposal))
        }
        return size
    }

    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        for layoutChild in graph.layoutChildren(of: node) {
            let own = graph.measure(layoutChild, Proposal(size))
            graph.setPlacement(layoutChild, (size - own) / 2, own, Proposal(size), in: size)
        }
    }
}

extension IndexedStackBox: LayoutWords {
    static var layoutSentence: String {
        "Screens on top of each other fill what they are proposed; where nil is proposed, the visible one's length counts."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("the whole container", x: Arithmetic(layout.size.x), y: Arithmetic(layout.size.y))
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: nil) }
}

extension IndexedStackItemBox: LayoutWords {
    static var layoutSentence: String { "One screen of several fills its container." }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: nil) }
}
