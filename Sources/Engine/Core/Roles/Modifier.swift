package import Foundation
package import QuadrantGeometry
package import QuadrantGraph
import QuadrantDisplayList

/// The child of a modifier, for the modifier's rule.
package struct ModifierChild {
    private let graphReference: Unmanaged<ViewGraph>
    /// The node of the content.
    package let node: NodeIndex
    package unowned(unsafe) let box: NodeBox
    package var graph: ViewGraph { graphReference.takeUnretainedValue() }

    /// The layout child of `box`; its node is 0 if there is none.
    init(of box: NodeBox) {
        graphReference = box.graphInPlace
        node = box.graphInPlace._withUnsafeGuaranteedRef { $0.firstChild(of: box.node) }
        self.box = box
    }

    /// The size of the content for a proposal, cached.
    package func size(_ proposal: Proposal) -> SIMD2<Double> {
        graphReference._withUnsafeGuaranteedRef { $0.measure(node, proposal) }
    }
    /// The distances to neighbours that the content prefers.
    package var spacing: ViewSpacing { graph.spacing(node) }
    /// The layout priority of the content; 0 by default.
    package var priority: Double { graph.priority(node) }
    /// A guide of the content where a view sets it; nil where the default stands.
    package func explicit(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? {
        graph.explicitGuide(node, key, size, proposal)
    }
    /// A guide of the content: what a view sets, else the default.
    package func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double {
        graphReference._withUnsafeGuaranteedRef { $0.guideValue(node, key, size, proposal) }
    }
    /// A size with the content's guides, which are computed when they are read.
    package func dimensions(_ size: SIMD2<Double>, _ proposal: Proposal) -> ViewDimensions {
        graph.dimensions(node, size, proposal)
    }
    /// Whether the size of the content does not depend on the proposal.
    package var isRigid: Bool { graphReference._withUnsafeGuaranteedRef { $0.isRigid(node) } }
    /// The axes of a proposal that do not change the size of the content.
    package var ignoredSides: Axis.Set { graphReference._withUnsafeGuaranteedRef { $0.ignoredSides(node) } }
    package var context: RoleContext { RoleContext(box: box) }
    package var environment: EnvironmentValues { box.scope.values }

    // The secondary's node, for modifiers in whose layout it takes part.
    /// The first view that the modifier adds; nil where it adds none.
    package var secondaryNode: NodeIndex? { box.storage.secondaries.first }
    package func spacing(of node: NodeIndex) -> ViewSpacing { graph.spacing(node) }
    /// The size of a view that the modifier adds, cached.
    package func size(of node: NodeIndex, _ proposal: Proposal) -> SIMD2<Double> { graph.measure(node, proposal) }
    package func guide(of node: NodeIndex, _ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double {
        graph.guideValue(node, key, size, proposal)
    }
    /// The safe area insets of this modifier on `edges`. Registers a reader: the node is evaluated again when it moves.
    package func safeAreaInsets(_ edges: Edge.Set) -> EdgeInsets {
        var insets = graph.safeArea(of: box.node, registering: true)
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.leading) { insets.leading = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        if !edges.contains(.trailing) { insets.trailing = 0 }
        return insets
    }
    /// The part of the bottom inset of the window that a keyboard on the screen adds to that of the device, in points.
    package var keyboardLength: CGFloat { ReadScope.with(nil) { graph.rootScope.values.keyboardLength } }
}

/// The placement of a modifier's child.
package struct ChildPlacement {
    /// The offset from the leading top corner, in leading coordinates.
    package var origin: SIMD2<Double>
    package var size: SIMD2<Double>
    /// The proposal that goes with the size.
    package var proposal: Proposal
    package init(origin: SIMD2<Double> = SIMD2(), size: SIMD2<Double>, proposal: Proposal) {
        self.origin = origin
        self.size = size
        self.proposal = proposal
    }
}

/// A modifier with its own node in the graph.
///
/// The behaviour of the node is defined by the role protocols of `ModifierRoles.swift` that the modifier conforms to;
/// in everything else the node behaves like its content. A modifier without a geometry role (`LayoutRole`,
/// `EffectRole`, `SecondaryRole`, `HitTestingRole`, `SafeAreaRole`) is transparent to layout.
package nonisolated protocol ModifierRole: RoleLookup where Body == Never {
    /// The phases that depend on a difference between two values. Default: measure, place and display, unless they are
    /// equal.
    static func changed(from old: Self, to new: Self) -> PhaseSet
    /// The name in the inspector. Default: the type's.
    static var modifierName: String { get }
    /// The name in the inspector, if it depends on the value; nil for `modifierName`.
    var nodeName: String? { get }
    /// What the modifier is, if tools tell it from others: its name in the inspector.
    var layoutElement: LayoutElement? { get }
    /// Names and values for the inspector.
    var debugAttributes: [(String, String)] { get }
}

extension ModifierRole {

    package static func changed(from old: Self, to new: Self) -> PhaseSet {
        Comparison.areEqual(old, new) ? [] : [.measure, .place, .display]
    }
    package static var modifierName: String { ViewName.short(Self.self) }
    package var nodeName: String? { nil }
    package var layoutElement: LayoutElement? { nil }
    package var debugAttributes: [(String, String)] { [] }

    /// Whether the node of a modifier without a layout role takes part in layout.
    static var hasGeometry: Bool {
        effectRole != nil || secondaryRole != nil || hitTestingRole != nil || safeAreaRole != nil
    }
    /// Whether the node draws, or changes or hides the drawing of its content.
    static var changesPicture: Bool { effectRole != nil || secondaryRole != nil }

    nonisolated public static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder
    ) {
        if children.isPlain {
            children.insert(RoleBox(view))
        } else {
            children.append(view, key: nil) { RoleBox($0) }
        }
    }
}

/// The node of a modifier, with the layout of its content; `LayoutRoleBox` is the node of layout roles.
class RoleBox<Inner: View, M: ModifierRole>: TypedBox<ModifiedContent<Inner, M>>, SpacePart, HitPart,
    ExplainedNode, CoverObserver
{
    @inline(__always) override init(_ value: ModifiedContent<Inner, M>) { super.init(value) }
    override var kind: Kind { M.hasGeometry ? .unary : .structure }
    override var name: String { layoutElement?.rawValue ?? modifier.nodeName ?? M.modifierName }
    override var features: NodeFeatures {
        let layer = M.secondaryRole?.layer(at: location)
        let anchors = layer == .mask || (M.effectRole?.geometry(at: location) ?? .none) != .none
        var features: NodeFeatures = anchors ? [.passesOneView, .anchorsGeometry] : .passesOneView
        if layer == .front { features.insert(.secondariesFollow) }
        return features
    }
    override var part: NodePart? { M.lifecycleRole == nil ? nil : .lifecycle(self) }
    override var space: (any SpacePart)? { M.effectRole == nil && M.safeAreaRole == nil ? nil : self }
    override var hits: (any HitPart)? { M.changesPicture || M.hitTestingRole != nil ? self : nil }
    override var description: (any NodeDescription)? { self }
    private var context: RoleContext { RoleContext(box: self) }
    @inline(__always) final var child: ModifierChild { ModifierChild(of: self) }
    /// The address of the modifier, for roles evaluated in place: it is the second of two stored properties, at its own
    /// alignment.
    @inline(__always) private var location: UnsafeRawPointer {
        let mask = MemoryLayout<M>.alignment - 1
        let offset = (MemoryLayout<Inner>.size + mask) & ~mask
        return UnsafeRawPointer(address(of: &value)) + offset
    }
    @inline(__always) final var modifier: M { unsafeAddress { location.assumingMemoryBound(to: M.self) } }

    private var content: Inner {
        unsafeAddress { UnsafePointer(UnsafeRawPointer(address(of: &value)).assumingMemoryBound(to: Inner.self)) }
    }

    override func build() {
        graph.reconcile(node) { children in
            if let role = M.secondaryRole { role.appendSecondary(at: location, to: &children) }
            if storage.instanceChild == 0 { Inner._append(content, to: &children) }
        }
        if !hasAppeared {
            hasAppeared = true
            if let role = M.lifecycleRole {
                if role.followsViews { graph.observeViews(in: node) }
                role.appeared(at: location, context)
            }
        }
    }
    private var hasAppeared = false

    override func adopt(_ new: ModifiedContent<Inner, M>) {
        let old = value.modifier
        var new = new
        if graph.mayAnimate || storage.track != nil {
            new.modifier = animated(new.modifier, from: old) { [unowned self] in self.show($0) }
        }
        value = new
        invalidate(old, to: new.modifier)
        build()
        if let role = M.lifecycleRole {
            Swift.withUnsafePointer(to: old) { role.updated(at: location, from: UnsafeRawPointer($0), context) }
        }
        for childInstance in storage.childInstances { graph.box(childInstance).adoptChildInstance(of: self) }
    }

    private func invalidate(_ old: M, to new: M) {
        let phases = M.changed(from: old, to: new)
        if phases.isEmpty { return }
        graph.invalidate(node, phases)
        guard let role = M.effectRole else { return }
        let size = graph[node].size
        // A change to or from the identity also moves points.
        func transforms(_ modifier: M) -> Bool {
            Swift.withUnsafePointer(to: modifier) { role.transform(at: UnsafeRawPointer($0), in: size, context) } != nil
        }
        if transforms(old) || transforms(new) { graph.transformChanged(node) }
    }

    /// Shows an animated value of the modifier, outside of frames.
    private func show(_ modifier: M) {
        let old = value.modifier
        value.modifier = modifier
        invalidate(old, to: modifier)
        for childInstance in storage.childInstances { graph.box(childInstance).adoptChildInstance(of: self) }
    }

    override func makeChildInstance() -> NodeBox { RoleBox(value) }
    override func adoptChildInstance(of original: NodeBox) {
        guard let original = original as? RoleBox<Inner, M> else { return }
        adopt(original.value)
    }

    override func willLeave() { M.lifecycleRole?.left(at: location, context) }
    func viewsChanged() { M.lifecycleRole?.viewsChanged(at: location, context) }
    func coveredChanged(_ isCovered: Bool) {
        M.lifecycleRole?.coveredChanged(at: location, isCovered, context)
    }

    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        let child = child
        guard child.node != 0 else { return }
        withGraph { $0.setPlacement(child.node, SIMD2(), $0.measure(child.node, proposal), proposal, in: size) }
        placeSecondaries(in: size, child)
    }
    @inline(__always)
    final func placeSecondaries(in size: SIMD2<Double>, _ child: ModifierChild) {
        if storage.hasSecondaries { placeAll(in: size, child) }
    }
    private func placeAll(in size: SIMD2<Double>, _ child: ModifierChild) {
        guard let role = M.secondaryRole else { return }
        for secondary in storage.secondaries {
            let found = role.secondaryPlacement(at: location, secondary, in: size, child)
            graph.setPlacement(secondary, found.origin, found.size, found.proposal, in: size)
        }
    }
    override func trait(_ key: ObjectIdentifier) -> Any? { M.traitRole?.trait(at: location, key) }
    var coveredEdges: CoveredEdges {
        M.safeAreaRole?.safeArea(at: location, graph[node].size, child) ?? CoveredEdges(nil)
    }

    // MARK: drawing

    func transform(in size: SIMD2<Double>) -> ProjectionTransform? {
        M.effectRole?.transform(at: location, in: size, context)
    }
    private var isMask: Bool { M.secondaryRole?.layer(at: location) == .mask }
    private var hidesContent: Bool { M.effectRole?.hidesContent(at: location) ?? false }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        guard M.changesPicture else { return super.draw(size, into: &list, at: origin) }
        guard let role = M.effectRole else { return drawAll(size, into: &list, at: origin) }
        if role.hidesContent(at: location) { return }
        let change: Effect? = graph.answering(node, PhaseSet.display) { role.effect(at: location, in: size, context) }
        guard let change else { return drawAll(size, into: &list, at: origin) }
        var inner = FragmentBuilder()
        drawAll(size, into: &inner, at: SIMD2())
        if inner.items.isEmpty { return }
        list.append(.effect(change, Fragment(inner.items), frame: CGRect(origin: origin.asPoint, size: size.asSize)))
    }

    private func drawAll(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        let layer = M.secondaryRole?.layer(at: location)
        if layer == .mask { return drawMasked(size, into: &list, at: origin) }
        if layer == .behind { drawSecondaries(into: &list, at: origin) }
        super.draw(size, into: &list, at: origin)
        if layer == .front { drawSecondaries(into: &list, at: origin) }
    }

    private func drawSecondaries(into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        for secondary in storage.secondaries { graph.draw(secondary, into: &list, at: origin) }
    }

    private func drawMasked(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        var content = FragmentBuilder(), mask = FragmentBuilder()
        super.draw(size, into: &content, at: SIMD2())
        drawSecondaries(into: &mask, at: SIMD2())
        if content.items.isEmpty || mask.items.isEmpty { return }
        list.append(.effect(.mask(Fragment(mask.items)), Fragment(content.items),
                            frame: CGRect(origin: origin.asPoint, size: size.asSize)))
    }

    // MARK: input and inspection

    var hitPolicy: HitPolicy {
        if hidesContent { return .blocked }
        if isMask { return .masked(by: storage.secondaries) }
        return M.hitTestingRole?.hitPolicy(at: location) ?? .through
    }
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool {
        M.hitTestingRole?.contains(at: location, point, in: size, context) ?? false
    }
    func hitOrder() -> [NodeIndex]? {
        let layoutChildren = graph.layoutChildren(of: node).reversed().map { $0 }
        switch M.secondaryRole?.layer(at: location) {
        case nil, .mask: return layoutChildren
        case .behind: return layoutChildren + storage.secondaries.reversed()
        case .front: return storage.secondaries.reversed() + layoutChildren
        }
    }
    var layoutElement: LayoutElement? { modifier.layoutElement }
    var debugAttributes: [(String, String)] { modifier.debugAttributes }
    var semantics: Semantics? { M.semanticsRole?.semantics(at: location, context) }
    var layoutWords: (any LayoutWords)? { modifier as? any LayoutWords }
}
