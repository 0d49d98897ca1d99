public import Foundation
import QuadrantDisplayList
public import QuadrantGeometry
package import QuadrantGraph

/// Properties of a layout that its subviews adapt to.
public struct LayoutProperties: Sendable {
    /// The axis of a stack-like layout; spacers and dividers adapt to it.
    public var stackOrientation: Axis?
    /// Properties of a layout without an orientation.
    public init() { stackOrientation = nil }
}

/// A custom container: sizes and places its subviews.
///
/// Sizes and positions are in points; positions in the container's space, whose x grows from the leading edge.
public protocol Layout: Animatable {
    /// The type of the cache between calls; `Void` unless the layout needs one.
    associatedtype Cache = Void
    /// The subviews to size and place.
    typealias Subviews = LayoutSubviews

    /// The properties that subviews adapt to; without orientation by default.
    static var layoutProperties: LayoutProperties { get }
    /// Creates the cache; called once per set of subviews.
    func makeCache(subviews: Subviews) -> Cache
    /// Called when the subviews have changed; creates a new cache unless implemented.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The preferred distances to the layout's neighbours; by default those of all subviews combined.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The container's size for a proposal. May be called for many proposals.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places every subview inside `bounds`; a subview that is not placed is centred.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The position of a horizontal guide in the container's space, in points; nil for the guide's default.
    func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                           subviews: Subviews, cache: inout Cache) -> CGFloat?
    /// The position of a vertical guide in the container's space, in points; nil for the guide's default.
    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                           subviews: Subviews, cache: inout Cache) -> CGFloat?
}

extension Layout {
    /// No orientation: spacers inside grow along both axes, and dividers are horizontal lines.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Creates a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// The larger preferred distance of all subviews on each edge; zero without subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }
    /// The combined guide of the placed subviews; nil for `leading`, `center` and `trailing`, and if no subview sets
    /// it.
    public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                                  subviews: Subviews, cache: inout Cache) -> CGFloat? {
        subviews.combined(guide.key)
    }
    /// The combined guide of the placed subviews; nil for `top`, `center` and `bottom`, and if no subview sets it.
    public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                                  subviews: Subviews, cache: inout Cache) -> CGFloat? {
        subviews.combined(guide.key)
    }
}

extension Layout where Cache == Void {
    /// Creates the empty cache of a layout without one.
    public func makeCache(subviews: Subviews) -> Void {}
}

extension Layout {
    /// This layout around some views.
    ///
    /// Ranks below initializers that take a closure: in a layout that is a view of its own, `self.init(n: 2) { … }`
    /// calls the initializer with the closure, and not the one without it followed by this method.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// A value that a view passes to the layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a subview that sets none.
    static var defaultValue: Value { get }
}

/// The views inside a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    /// A slice of the subviews, with the same layout direction.
    public typealias SubSequence = LayoutSubviews
    /// The index of a subview, from `startIndex` on; a slice has the indices of the whole.
    public typealias Index = Int
    /// One of the subviews.
    public typealias Element = LayoutSubview

    /// The layout direction; x grows from the leading edge in either one.
    public var layoutDirection: LayoutDirection
    let elements: ArraySlice<LayoutSubview>

    /// The index of the first view; not 0 in a slice.
    public var startIndex: Int { elements.startIndex }
    /// The index after the last view.
    public var endIndex: Int { elements.endIndex }
    /// The view at `index`; an index out of range stops the program.
    public subscript(index: Int) -> LayoutSubview { elements[index] }
    /// The views in a range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(layoutDirection: layoutDirection, elements: elements[bounds])
    }
    /// The views at `indices`, in the order given there.
    public subscript<S: Sequence<Int>>(indices: S) -> LayoutSubviews {
        LayoutSubviews(layoutDirection: layoutDirection, elements: indices.map { elements[$0] }[...])
    }

    /// The default guide of a layout: the combined guides of its placed subviews.
    func combined(_ key: AlignmentKey) -> CGFloat? {
        if key.isBuiltIn && !key.isOfText { return nil }
        return GuideCombination.combine(key, elements.lazy.compactMap { $0.placedGuide(key) }).map { CGFloat($0) }
    }
}

/// One view inside a layout.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let graph: ViewGraph
    let node: NodeIndex
    let index: Int
    let placements: LayoutPlacements

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node == b.node && a.graph === b.graph }

    /// A value that the view set with `layoutValue(key:value:)`; the key's default if it set none.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        (graph.trait(ObjectIdentifier(K.self), of: node) as? K.Value) ?? K.defaultValue
    }

    /// The values that the view set with `containerValue(_:_:)`.
    public var containerValues: ContainerValues { ContainerValues { [graph, node] in graph.trait($0, of: node) } }

    /// The view's layout priority; 0 unless set.
    public var priority: Double { (graph.priority(node)) }
    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { (graph.spacing(node)) }

    /// The size of the view for a proposal, in points. The last nine proposals are cached
    /// (Docs/Internals/MeasureCache.md). A negative side is reported and replaced by 0.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        (graph.measure(node, checked(proposal)).asSize)
    }

    /// The size and guides of the view for a proposal. A negative side is reported and replaced by 0.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = checked(proposal)
        return graph.dimensions(node, graph.measure(node, proposal), proposal)
    }

    /// Places the view's `anchor` at `position`, in points of the container's space; the last call applies. The view
    /// has its size for `proposal`, of which a negative side is reported and replaced by 0.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let proposal = checked(proposal)
        let size = graph.measure(node, proposal)
        let origin = SIMD2(position) - SIMD2(Double(anchor.x), Double(anchor.y)) * size
        placements.placed[index] = ChildPlacement(origin: origin, size: size, proposal: proposal)
    }

    private func checked(_ proposal: ProposedViewSize) -> Proposal {
        func side(_ value: CGFloat?) -> Double {
            guard let value else { return .unspecified }
            if value >= 0 { return Double(value) }
            graph.report(Diagnostic(
                what: "a layout proposed \(value) to a subview; using 0.", at: graph.path(of: node),
                rule: "Proposals are nil, 0, positive or infinite.",
                fix: "Clamp what is left after subtracting with max(0, …)."))
            return 0
        }
        return Proposal(side(proposal.width), side(proposal.height))
    }

    func placedGuide(_ key: AlignmentKey) -> Double? {
        guard let place = placements.placed[index] else { return nil }
        return (graph.explicitGuide(node, key, place.size, place.proposal)).map { $0 + place.origin[key.axis] }
    }
}

/// The placements that a layout has made so far.
final class LayoutPlacements {
    var placed: [ChildPlacement?]
    init(count: Int) { placed = Array(repeating: nil, count: count) }
}

/// A layout that equals its child if it contains exactly one view, unconditionally.
package protocol IdentityUnaryLayout {}

/// A layout with its content.
package nonisolated struct LayoutContainer<L: Layout, Content: View>: ContainerRole {
    package typealias Body = Never
    package let layout: L
    package let content: Content
    package init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }
    package var rule: LayoutRule<L> { LayoutRule(layout: layout) }
    package typealias Named = L
    package static var isIdentityUnary: Bool { L.self is any IdentityUnaryLayout.Type }
}

/// The rule of a container whose layout the program defines.
package struct LayoutRule<L: Layout>: ContainerRule {
    /// The program's own layout.
    package var layout: L

    package struct Memory {
        var cache: L.Cache?
        var count = -1
    }
    package func makeMemory() -> Memory { Memory() }
    package var stackAxis: Axis? {
        (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    }

    private func subviews(_ node: ContainerNode) -> (LayoutSubviews, LayoutPlacements) {
        let placements = LayoutPlacements(count: node.layoutChildren.count)
        let elements = node.layoutChildren.enumerated().map {
            LayoutSubview(graph: node.graph, node: $0.element, index: $0.offset, placements: placements)
        }
        let direction: LayoutDirection = node.box.scope.isRightToLeft ? .rightToLeft : .leftToRight
        return (LayoutSubviews(layoutDirection: direction, elements: elements[...]), placements)
    }

    private func withCache<R>(_ subviews: LayoutSubviews, _ memory: inout Memory, _ body: (inout L.Cache) -> R) -> R {
        var cache: L.Cache
        if let known = memory.cache {
            cache = known
            if memory.count != subviews.count { layout.updateCache(&cache, subviews: subviews) }
        } else {
            cache = layout.makeCache(subviews: subviews)
        }
        memory.count = subviews.count
        let result = body(&cache)
        memory.cache = cache
        return result
    }

    package func measure(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) -> SIMD2<Double> {
        // It may have guides whatever is in it.
        node.context.marksGuides()
        let (subviews, _) = subviews(node)
        return SIMD2(withCache(subviews, &memory) {
            layout.sizeThatFits(proposal: proposal.public_, subviews: subviews, cache: &$0)
        })
    }

    private func placements(_ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory)
        -> LayoutPlacements
    {
        let (subviews, placements) = subviews(node)
        let bounds = CGRect(origin: .zero, size: size.asSize)
        withCache(subviews, &memory) {
            layout.placeSubviews(in: bounds, proposal: proposal.public_, subviews: subviews, cache: &$0)
        }
        for (index, layoutChild) in node.layoutChildren.enumerated() where placements.placed[index] == nil {
            let child = node.graph.measure(layoutChild, proposal)
            placements.placed[index] = ChildPlacement(origin: (size - child) / 2, size: child, proposal: proposal)
        }
        return placements
    }

    package func place(in size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) {
        let placements = placements(size, proposal, node, &memory)
        for (index, layoutChild) in node.layoutChildren.enumerated() {
            guard let place = placements.placed[index] else { continue }
            node.graph.setPlacement(layoutChild, place.origin, place.size, place.proposal, in: size)
        }
    }

    package func spacing(_ node: ContainerNode, _ memory: inout Memory) -> ViewSpacing {
        let (subviews, _) = subviews(node)
        return withCache(subviews, &memory) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    package func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode,
                       _ memory: inout Memory) -> Double? {
        let (subviews, placements) = subviews(node)
        let bounds = CGRect(origin: .zero, size: size.asSize)
        return withCache(subviews, &memory) { cache in
            // Guides of subviews are at their places; without any, the layout's own need none.
            if node.layoutChildren.contains(where: { node.graph[$0].hasGuides }) {
                layout.placeSubviews(in: bounds, proposal: proposal.public_, subviews: subviews, cache: &cache)
                for (index, layoutChild) in node.layoutChildren.enumerated() where placements.placed[index] == nil {
                    let child = node.graph.measure(layoutChild, proposal)
                    placements.placed[index] = ChildPlacement(origin: (size - child) / 2, size: child,
                                                              proposal: proposal)
                }
            }
            let value = key.axis == .horizontal
                ? layout.explicitAlignment(of: HorizontalAlignment(key), in: bounds, proposal: proposal.public_,
                                           subviews: subviews, cache: &cache)
                : layout.explicitAlignment(of: VerticalAlignment(key), in: bounds, proposal: proposal.public_,
                                           subviews: subviews, cache: &cache)
            return value.map { Double($0) }
        }
    }
}

extension LayoutRule: Animatable {
    package var animatableData: L.AnimatableData {
        get { layout.animatableData }
        set { layout.animatableData = newValue }
    }
}

extension LayoutRule {
    package static var layoutSentence: String {
        "A custom layout decides in its own code: sizeThatFits returns its size, placeSubviews proposes and places."
    }
    private var name: String { ViewName.short(L.self) }
    private var control: (any ControlLayout)? { layout as? any ControlLayout }
    private var words: ControlLayoutWords? { control.map { type(of: $0).words } }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason(words?.offer ?? "proposed by placeSubviews of \(name)", x: control?.offeredWidth(layout))
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        LayoutReason(words?.size ?? "sizeThatFits of \(name) returned it", .computed, .computed)
    }
    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason(words?.place ?? "placeSubviews of \(name) put it there", x: Arithmetic(layout.origin(of: child).x),
                     y: Arithmetic(layout.origin(of: child).y))
    }
}
