package import Foundation
package import QuadrantGeometry
package import QuadrantGraph
package import QuadrantDisplayList

/// The one child of a modifier, as its rule sees it.
package struct ModifierChild {
    private let graphReference: Unmanaged<ViewGraph>
    package let row: UInt32
    package unowned(unsafe) let box: NodeBox
    package var graph: ViewGraph { graphReference.takeUnretainedValue() }

    /// The layout child of `box`; its row is 0 where there is none.
    init(of box: NodeBox) {
        graphReference = box.graphInPlace
        row = box.kid
        self.box = box
    }

    package func size(_ proposal: Proposal) -> SIMD2<Double> {
        graphReference._withUnsafeGuaranteedRef { $0.measure(row, proposal) }
    }
    package var spacing: ViewSpacing { graph.spacing(row) }
    package var priority: Double { graph.priority(row) }
    package func explicit(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? {
        graph.explicitGuide(row, key, size, proposal)
    }
    package func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double {
        graphReference._withUnsafeGuaranteedRef { $0.guideValue(row, key, size, proposal) }
    }
    package func dimensions(_ size: SIMD2<Double>, _ proposal: Proposal) -> ViewDimensions {
        graph.dimensions(row, size, proposal)
    }
    package var isRigid: Bool { graphReference._withUnsafeGuaranteedRef { $0.isRigid(row) } }
    package var ignoredSides: Axis.Set { graphReference._withUnsafeGuaranteedRef { $0.ignoredSides(row) } }
    package var context: RoleContext { RoleContext(box: box) }
    package var environment: EnvironmentValues { box.scope.values }

    // The secondary's row, for modifiers in whose layout it takes part.
    package var secondaryRow: UInt32? { box.secondaries.first }
    package func spacing(of row: UInt32) -> ViewSpacing { graph.spacing(row) }
    package func size(of row: UInt32, _ proposal: Proposal) -> SIMD2<Double> { graph.measure(row, proposal) }
    package func guide(of row: UInt32, _ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double {
        graph.guideValue(row, key, size, proposal)
    }
    /// The safe area this modifier itself touches, on `edges`. Registers the reader: it moves, they ask again.
    package func safeAreaInsets(_ edges: Edge.Set) -> EdgeInsets {
        var insets = graph.safeArea(of: box.row, registering: true)
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.leading) { insets.leading = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        if !edges.contains(.trailing) { insets.trailing = 0 }
        return insets
    }
}

/// Where a modifier puts its child.
package struct ChildPlacement {
    /// From the leading top corner, in leading coordinates.
    package var origin: SIMD2<Double>
    package var size: SIMD2<Double>
    package var proposal: Proposal
    package init(origin: SIMD2<Double> = SIMD2(), size: SIMD2<Double>, proposal: Proposal) {
        self.origin = origin
        self.size = size
        self.proposal = proposal
    }
}

/// A modifier with a part in the graph. Everything defaults to "as the child": a modifier states only what it changes.
package nonisolated protocol ModifierRole: ViewModifier where Body == Never {
    /// Which answers differ between two values. Default: all.
    static func changed(from old: Self, to new: Self) -> PhaseSet

    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double>
    /// The child's place in a modifier `size` large that was proposed `proposal`.
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement
    /// Whether the size cannot depend on the proposal.
    func isRigid(_ child: ModifierChild) -> Bool
    /// The sides of a proposal that the size does not depend on. Default: both where `isRigid`, else none.
    func ignoredSides(_ child: ModifierChild) -> Axis.Set
    func spacing(_ child: ModifierChild) -> ViewSpacing
    func priority(_ child: ModifierChild) -> Double
    /// Set when `guide` may answer where the child does not.
    static var hasGuides: Bool { get }
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> Double?

    func transform(in size: SIMD2<Double>, _ context: RoleContext) -> ProjectionTransform?
    var spaceName: AnyHashable? { get }
    func trait(_ key: ObjectIdentifier) -> Any?

    /// Changes the child's picture. Nil leaves it as it is.
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect?
    /// Whether the modifier draws nothing and hides its child.
    var hidesContent: Bool { get }

    var hitPolicy: NodeBox.HitPolicy { get }
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool
    /// Claims points on its shape even where the child draws nothing.
    var claimsHits: Bool { get }
    var facts: [(String, String)] { get }
    /// What it means to the row of a list it is in.
    var rowPart: RowPart? { get }
    /// What is said of the content to those who do not see it; nil adds nothing.
    func semantics(_ context: RoleContext) -> Semantics?
    static var modifierName: String { get }
    /// Views behind or in front of the content; `isBehind` tells which.
    func appendSecondary(to children: inout _ChildBuilder)
    static var hasSecondary: Bool { get }
    /// The secondary's picture says where the content shows, and is not drawn itself.
    static var secondaryIsMask: Bool { get }
    /// Whether the secondary is drawn before the content.
    var drawsSecondaryBehind: Bool { get }
    /// The name people see, when it depends on the value.
    var nodeName: String? { get }
    /// What of this modifier's edges is covered for the content.
    func safeAreaInsets(_ size: SIMD2<Double>, _ child: ModifierChild) -> EdgeInsets?
    func secondaryPlacement(_ secondary: UInt32, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement
    /// Called once when the node appears, in the order of the tree.
    func appeared(_ context: RoleContext)
    func left(_ context: RoleContext)
    func updated(from old: Self, _ context: RoleContext)
    /// Called when another screen covers what this is in, and when that has gone.
    func coveredChanged(_ isCovered: Bool, _ context: RoleContext)
    /// Whether safe areas further out do not count in here.
    static var absorbsSafeArea: Bool { get }
    /// Whether a line below the row of a list begins under this, as it does under a text.
    static var beginsSeparator: Bool { get }
    /// Takes no part in layout at all.
    static var isTransparent: Bool { get }
    /// Never changes, hides or adds to the picture of its child: moves and sizes it at most.
    static var isPlain: Bool { get }
    /// Turns, clips or masks what is in it: that is drawn from this modifier's corner, and goes with it.
    static var anchorsGeometry: Bool { get }
}

extension ModifierRole {
    package static func changed(from old: Self, to new: Self) -> PhaseSet {
        Comparison.areEqual(old, new) ? [] : [.measure, .place, .display]
    }
    package func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> { child.size(proposal) }
    package func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        ChildPlacement(size: child.size(proposal), proposal: proposal)
    }
    package func isRigid(_ child: ModifierChild) -> Bool { child.isRigid }
    package func ignoredSides(_ child: ModifierChild) -> Axis.Set { isRigid(child) ? [.horizontal, .vertical] : [] }
    package func spacing(_ child: ModifierChild) -> ViewSpacing { child.spacing }
    package func priority(_ child: ModifierChild) -> Double { child.priority }
    package static var hasGuides: Bool { false }
    package func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild)
        -> Double?
    {
        let place = placement(in: size, proposal, child)
        return child.explicit(key, place.size, place.proposal).map { $0 + place.origin[key.axis] }
    }
    package func transform(in size: SIMD2<Double>, _ context: RoleContext) -> ProjectionTransform? { nil }
    package var spaceName: AnyHashable? { nil }
    package func trait(_ key: ObjectIdentifier) -> Any? { nil }
    package func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? { nil }
    package var hidesContent: Bool { false }
    package var hitPolicy: NodeBox.HitPolicy { .through }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool { false }
    package var claimsHits: Bool { true }
    package var facts: [(String, String)] { [] }
    package var rowPart: RowPart? { nil }
    package func semantics(_ context: RoleContext) -> Semantics? { nil }
    package static var modifierName: String { ViewName.short(Self.self) }
    package func appendSecondary(to children: inout _ChildBuilder) {}
    package static var hasSecondary: Bool { false }
    package static var secondaryIsMask: Bool { false }
    package var drawsSecondaryBehind: Bool { false }
    package var nodeName: String? { nil }
    package func safeAreaInsets(_ size: SIMD2<Double>, _ child: ModifierChild) -> EdgeInsets? { nil }
    package func secondaryPlacement(_ secondary: UInt32, in size: SIMD2<Double>, _ child: ModifierChild)
        -> ChildPlacement
    {
        ChildPlacement(size: size, proposal: Proposal(size))
    }
    package func appeared(_ context: RoleContext) {}
    package func left(_ context: RoleContext) {}
    package func updated(from old: Self, _ context: RoleContext) {}
    package func coveredChanged(_ isCovered: Bool, _ context: RoleContext) {}
    package static var absorbsSafeArea: Bool { false }
    package static var beginsSeparator: Bool { false }
    package static var isTransparent: Bool { false }
    package static var isPlain: Bool { false }
    package static var anchorsGeometry: Bool { secondaryIsMask }

    nonisolated public static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder
    ) {
        if children.isPlain {
            children.insert(RoleBox(view))
        } else {
            children.appendOrMatch(view) { RoleBox($0) }
        }
    }
}

final class RoleBox<Inner: View, M: ModifierRole>: TypedBox<ModifiedContent<Inner, M>> {
    @inline(__always) override init(_ value: ModifiedContent<Inner, M>) { super.init(value) }
    override var kind: Kind { M.isTransparent ? .structure : .unary }
    override var name: String { modifier.nodeName ?? M.modifierName }
    override var passesOneView: Bool { true }
    private var context: RoleContext { RoleContext(box: self) }
    private var child: ModifierChild { ModifierChild(of: self) }
    /// The modifier, read in place: the second of two stored properties stands after the first, at its own alignment.
    private var modifier: M {
        unsafeAddress {
            let mask = MemoryLayout<M>.alignment - 1
            let offset = (MemoryLayout<Inner>.size + mask) & ~mask
            return UnsafePointer((UnsafeRawPointer(address(of: &value)) + offset).assumingMemoryBound(to: M.self))
        }
    }

    private var content: Inner {
        unsafeAddress { UnsafePointer(UnsafeRawPointer(address(of: &value)).assumingMemoryBound(to: Inner.self)) }
    }

    override func build() {
        if M.hasGuides { graph.mark(row, .hasGuides) }
        graph.reconcile(row) { children in
            if M.hasSecondary { modifier.appendSecondary(to: &children) }
            if facetChild == 0 { Inner._append(content, to: &children) }
        }
        if !hasAppeared {
            hasAppeared = true
            modifier.appeared(context)
        }
    }
    private var hasAppeared = false

    override func adopt(_ new: ModifiedContent<Inner, M>) {
        let old = value.modifier
        var new = new
        if graph.mayAnimate || track != nil {
            new.modifier = animated(new.modifier, from: old) { [unowned(unsafe) self] in self.show($0) }
        }
        value = new
        invalidate(old, to: new.modifier)
        build()
        modifier.updated(from: old, context)
        for facet in facets { graph.box(facet).adoptFacet(of: self) }
    }

    private func invalidate(_ old: M, to new: M) {
        let phases = M.changed(from: old, to: new)
        if phases.isEmpty { return }
        graph.invalidate(row, phases)
        let size = graph.layout[Int(row)].size
        // A turn back to nothing changes where things are as well.
        if old.transform(in: size, context) != nil || new.transform(in: size, context) != nil {
            graph.transformChanged(row)
        }
    }

    /// Shows another value of the modifier, outside frames.
    private func show(_ modifier: M) {
        let old = value.modifier
        value.modifier = modifier
        invalidate(old, to: modifier)
        for facet in facets { graph.box(facet).adoptFacet(of: self) }
    }

    override var anchorsGeometry: Bool { M.anchorsGeometry }

    override func makeFacet() -> NodeBox { RoleBox(value) }
    override func adoptFacet(of original: NodeBox) {
        guard let original = original as? RoleBox<Inner, M> else { return }
        adopt(original.value)
    }

    override func evaluate() { build() }
    override func willLeave() { modifier.left(context) }
    override func coveredChanged(_ isCovered: Bool) { modifier.coveredChanged(isCovered, context) }
    override var absorbsSafeArea: Bool { M.absorbsSafeArea }

    override func measure(_ proposal: Proposal) -> SIMD2<Double> {
        let child = child
        return child.row == 0 ? SIMD2() : modifier.measure(proposal, child)
    }
    override func ignoredSides() -> Axis.Set {
        let child = child
        return child.row == 0 ? [] : modifier.ignoredSides(child)
    }
    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        let child = child
        guard child.row != 0 else { return }
        let place = modifier.placement(in: size, proposal, child)
        withGraph { $0.setPlacement(child.row, place.origin, place.size, place.proposal, in: size) }
        if !M.hasSecondary { return }
        for secondary in secondaries {
            let place = modifier.secondaryPlacement(secondary, in: size, child)
            graph.setPlacement(secondary, place.origin, place.size, place.proposal, in: size)
        }
    }
    override func spacing() -> ViewSpacing { kid == 0 ? .zero : modifier.spacing(child) }
    override func priority() -> Double {
        let child = child
        return child.row == 0 ? 0 : modifier.priority(child)
    }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? {
        kid == 0 ? nil : modifier.guide(key, size, proposal, child)
    }
    override func transform(in size: SIMD2<Double>) -> ProjectionTransform? { modifier.transform(in: size, context) }
    override var spaceName: AnyHashable? { modifier.spaceName }
    override var safeAreaInsets: EdgeInsets? { modifier.safeAreaInsets(graph.layout[Int(row)].size, child) }
    override func trait(_ key: ObjectIdentifier) -> Any? { modifier.trait(key) }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        if M.isPlain {
            withGraph { $0.drawKids(row, into: &list, at: origin) }
            return
        }
        if modifier.hidesContent { return }
        if M.secondaryIsMask {
            drawMasked(size, into: &list, at: origin)
            return
        }
        let change: Effect? = graph.answering(row, PhaseSet.display) { self.effect(in: size) }
        guard let change else {
            drawAll(into: &list, at: origin)
            return
        }
        var inner = FragmentBuilder()
        drawAll(into: &inner, at: SIMD2())
        if inner.items.isEmpty { return }
        list.append(.effect(change, Fragment(inner.items), frame: CGRect(origin: origin.asPoint, size: size.asSize)))
    }

    private func effect(in size: SIMD2<Double>) -> Effect? {
        if let transform = modifier.transform(in: size, context) {
            return transform.isIdentity ? nil : .transform(transform)
        }
        return modifier.effect(in: size, context)
    }

    private func drawMasked(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        var content = FragmentBuilder(), mask = FragmentBuilder()
        graph.drawKids(row, into: &content, at: SIMD2())
        for secondary in secondaries { graph.draw(secondary, into: &mask, at: SIMD2()) }
        if content.items.isEmpty || mask.items.isEmpty { return }
        list.append(.effect(.mask(Fragment(mask.items)), Fragment(content.items),
                            frame: CGRect(origin: origin.asPoint, size: size.asSize)))
    }

    private func drawAll(into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        if modifier.drawsSecondaryBehind {
            for secondary in secondaries { graph.draw(secondary, into: &list, at: origin) }
        }
        graph.drawKids(row, into: &list, at: origin)
        if !modifier.drawsSecondaryBehind {
            for secondary in secondaries { graph.draw(secondary, into: &list, at: origin) }
        }
    }

    override var hitPolicy: HitPolicy { modifier.hidesContent ? .blocked : modifier.hitPolicy }
    override func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool {
        modifier.contains(point, in: size, context)
    }
    override var claimsHits: Bool { modifier.claimsHits }
    override var hitMask: [UInt32]? { M.secondaryIsMask ? secondaries : nil }
    override func hitOrder() -> [UInt32] {
        if M.secondaryIsMask { return graph.kids(row).reversed() }
        let kids = graph.kids(row).reversed().map { $0 }
        return modifier.drawsSecondaryBehind ? kids + secondaries.reversed() : secondaries.reversed() + kids
    }
    override var facts: [(String, String)] { modifier.facts }
    override var rowPart: RowPart? { modifier.rowPart }
    override var beginsSeparator: Bool { M.beginsSeparator }
    override var semantics: Semantics? { modifier.semantics(context) }
}
