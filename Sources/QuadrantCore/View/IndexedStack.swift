import Foundation
import QuadrantGeometry
import QuadrantGraph

// Views one over the other of which one shows: the screens of a navigation stack, the tabs of a tab view. Those that
// are covered keep all they know (state, where they are scrolled to), but are not laid out, drawn, hit or heard.

/// A view of an indexed stack.
package nonisolated struct IndexedStackItem {
    package let id: AnyHashable
    package let content: AnyView
    package init(id: AnyHashable, content: AnyView) {
        self.id = id
        self.content = content
    }
}

/// Shows one of its items over the whole space; while it moves, others beneath it too.
package nonisolated struct IndexedStack: View {
    package typealias Body = Never
    let items: [IndexedStackItem]
    /// The one that people use.
    let current: AnyHashable
    /// Those that are seen beside it, wherever they are in the stack.
    let seen: [AnyHashable]
    /// Whether an item is built when it shows for the first time, and not before.
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

final class IndexedStackBox: TypedBox<IndexedStack>, HitPart {
    override var kind: Kind { .container }
    override var hits: (any HitPart)? { self }
    /// Items that have been shown, where the others are not built.
    private var shown: Set<AnyHashable> = []

    override func build() {
        if value.buildsWhenShown { shown.formUnion(value.seen + [value.current]) }
        graph.reconcile(row) { children in
            for item in value.items where !value.buildsWhenShown || shown.contains(item.id) {
                children.append(IndexedStackItemView(item: item), key: item.id) { IndexedStackItemBox($0) }
            }
        }
        graph.preferences.invalidate(row)
        graph.rows.invalidate(row, .place)
        graph.invalidateDisplay(row)
        // Once it is known who is a child: notifies what has been covered or uncovered.
        eachItem { box in
            let isCovered = !isSeen(box)
            if box.cover(isCovered) { graph.notifyCovered(box.row, isCovered) }
        }
    }

    override func adopt(_ new: IndexedStack) {
        if new.current != value.current { graph.rows.invalidate(row, .measure) }
        super.adopt(new)
    }

    private func eachItem(_ visit: (IndexedStackItemBox) -> Void) {
        var child = graph.rows[row].first
        while child != 0 {
            if let box = graph.box(child) as? IndexedStackItemBox { visit(box) }
            child = graph.rows[child].next
        }
    }

    private func isSeen(_ box: IndexedStackItemBox) -> Bool {
        box.storage.key == value.current || value.seen.contains { $0 == box.storage.key }
    }

    /// Rows of the items that are drawn, in drawing order.
    private var visibleLayoutChildren: [NodeIndex] { graph.layoutChildren(of: row).filter { !graph.isCovered(at: $0) } }
    private var currentLayoutChild: NodeIndex? {
        graph.layoutChildren(of: row).first { graph.box($0).storage.key == value.current }
    }

    override func ignoredSides() -> Axis.Set { [] }
    override func priority() -> Double { 0 }
    override func spacing() -> ViewSpacing { .standard }

    /// All it is offered; where nothing is, what the one that shows takes.
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
final class IndexedStackItemBox: TypedBox<IndexedStackItemView>, TransitionPart {
    private var isHidden = false
    override var kind: Kind { .container }
    override var name: String { "piled" }
    /// Indexed stacks move their items themselves.
    override var part: NodePart? { .transition(self) }
    var holdsTransition: Bool { true }
    override var features: NodeFeatures { isHidden ? .isCovered : [] }

    /// Returns whether that is another state than before.
    func cover(_ isCovered: Bool) -> Bool {
        defer { isHidden = isCovered }
        return isHidden != isCovered
    }

    override func build() {
        graph.reconcile(row) { AnyView._append(value.item.content, to: &$0) }
    }
    override func ignoredSides() -> Axis.Set { [] }

    override func measure(_ proposal: Proposal) -> SIMD2<Double> {
        var size = SIMD2<Double>()
        for layoutChild in graph.layoutChildren(of: row) {
            size = pointwiseMax(size, graph.measure(layoutChild, proposal))
        }
        return size
    }

    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        for layoutChild in graph.layoutChildren(of: row) {
            let own = graph.measure(layoutChild, Proposal(size))
            graph.setPlacement(layoutChild, (size - own) / 2, own, Proposal(size), in: size)
        }
    }
}
