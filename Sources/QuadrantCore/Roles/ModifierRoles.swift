package import Foundation
package import QuadrantGeometry
package import QuadrantDisplayList
package import QuadrantGraph

// What a modifier's node does, one protocol for each kind of answer. A modifier conforms to those that it has something
// to say about; every requirement defaults to "as the content".
//
// The node of a layout role is a `LayoutRoleBox`. For the other roles a node asks through `RoleLookup`; the static
// functions with `at:` answer for a modifier where it is stored, without copying it, as they are called for every node
// that is drawn.

/// Finds the roles of a modifier's type. The role protocols answer for themselves, so that no modifier repeats in a
/// list what its conformances say, and none is looked up at run time (the runtime would search all conformances).
package nonisolated protocol RoleLookup: ViewModifier {
    static var effectRole: (any EffectRole.Type)? { get }
    static var secondaryRole: (any SecondaryRole.Type)? { get }
    static var hitTestingRole: (any HitTestingRole.Type)? { get }
    static var semanticsRole: (any SemanticsRole.Type)? { get }
    static var lifecycleRole: (any LifecycleRole.Type)? { get }
    static var traitRole: (any TraitRole.Type)? { get }
    static var safeAreaRole: (any SafeAreaRole.Type)? { get }
}

extension RoleLookup {
    package static var effectRole: (any EffectRole.Type)? { nil }
    package static var secondaryRole: (any SecondaryRole.Type)? { nil }
    package static var hitTestingRole: (any HitTestingRole.Type)? { nil }
    package static var semanticsRole: (any SemanticsRole.Type)? { nil }
    package static var lifecycleRole: (any LifecycleRole.Type)? { nil }
    package static var traitRole: (any TraitRole.Type)? { nil }
    package static var safeAreaRole: (any SafeAreaRole.Type)? { nil }

    /// The modifier stored at `place`, in place.
    @inline(__always)
    fileprivate static func stored(at place: UnsafeRawPointer) -> UnsafePointer<Self> {
        place.assumingMemoryBound(to: Self.self)
    }
}

// MARK: layout

/// Changes the size, the place or the guides of its content. One without answers of its own has a place, no more.
package nonisolated protocol LayoutRole: ModifierRole {
    /// The size in points for a proposal.
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double>
    /// The content's place in a modifier `size` large that was proposed `proposal`.
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement
    /// Whether the size cannot depend on the proposal.
    func isRigid(_ child: ModifierChild) -> Bool
    /// The sides of a proposal that the size does not depend on. Default: both where `isRigid`, else none.
    func ignoredSides(_ child: ModifierChild) -> Axis.Set
    func spacing(_ child: ModifierChild) -> ViewSpacing
    func priority(_ child: ModifierChild) -> Double
    /// The explicit value of a guide, in points from the leading top corner; nil where there is none.
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> Double?
}

extension LayoutRole {
    nonisolated public static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder
    ) {
        if children.isPlain {
            children.insert(LayoutRoleBox(view))
        } else {
            children.appendOrMatch(view) { LayoutRoleBox($0) }
        }
    }

    package func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> { child.size(proposal) }
    package func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        ChildPlacement(size: child.size(proposal), proposal: proposal)
    }
    package func isRigid(_ child: ModifierChild) -> Bool { child.isRigid }
    package func ignoredSides(_ child: ModifierChild) -> Axis.Set { isRigid(child) ? [.horizontal, .vertical] : [] }
    package func spacing(_ child: ModifierChild) -> ViewSpacing { child.spacing }
    package func priority(_ child: ModifierChild) -> Double { child.priority }
    package func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild)
        -> Double?
    {
        let place = placement(in: size, proposal, child)
        return child.explicit(key, place.size, place.proposal).map { $0 + place.origin[key.axis] }
    }
}

/// What a safe area role does to the edges that are covered.
package struct CoveredEdges {
    /// What is covered here, in points; nil covers nothing.
    package var insets: EdgeInsets?
    /// Whether what is covered further out does not count in here.
    package var hidesOuter: Bool
    package init(_ insets: EdgeInsets?, hidesOuter: Bool = false) {
        self.insets = insets
        self.hidesOuter = hidesOuter
    }
}

/// Covers edges of its content's safe area.
package nonisolated protocol SafeAreaRole: ModifierRole {
    func safeArea(_ size: SIMD2<Double>, _ child: ModifierChild) -> CoveredEdges
}

extension SafeAreaRole {
    package static var safeAreaRole: (any SafeAreaRole.Type)? { Self.self }
    static func safeArea(at place: UnsafeRawPointer, _ size: SIMD2<Double>, _ child: ModifierChild) -> CoveredEdges {
        stored(at: place).pointee.safeArea(size, child)
    }
}

/// Hands values to the container around it: z index, insets of a row, container values.
package nonisolated protocol TraitRole: ModifierRole {
    /// The value for a key; nil where this says nothing about it.
    func trait(_ key: ObjectIdentifier) -> Any?
}

extension TraitRole {
    package static var traitRole: (any TraitRole.Type)? { Self.self }
    static func trait(at place: UnsafeRawPointer, _ key: ObjectIdentifier) -> Any? {
        stored(at: place).pointee.trait(key)
    }
}

// MARK: drawing

/// What an effect means for the space of its content.
package enum EffectGeometry {
    /// Content is drawn where it is: opacity, colours.
    case none
    /// Content is drawn from the modifier's corner, and moves with it: clips, groups.
    case anchored
    /// The effect is a transform that coordinates and touches go through as well.
    case transformed
}

/// Changes or hides the picture of its content.
package nonisolated protocol EffectRole: ModifierRole {
    /// The change in a modifier `size` points large; nil leaves the picture as it is.
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect?
    /// Whether nothing is drawn, and nothing can be touched.
    var hidesContent: Bool { get }
    var geometry: EffectGeometry { get }
}

extension EffectRole {
    package static var effectRole: (any EffectRole.Type)? { Self.self }

    package func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? { nil }
    package var hidesContent: Bool { false }
    package var geometry: EffectGeometry { .none }

    static func effect(at place: UnsafeRawPointer, in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        stored(at: place).pointee.effect(in: size, context)
    }
    static func hidesContent(at place: UnsafeRawPointer) -> Bool { stored(at: place).pointee.hidesContent }
    static func geometry(at place: UnsafeRawPointer) -> EffectGeometry { stored(at: place).pointee.geometry }
    /// What the effect does to points of the content; nil where it moves none.
    static func transform(at place: UnsafeRawPointer, in size: SIMD2<Double>, _ context: RoleContext)
        -> ProjectionTransform?
    {
        guard geometry(at: place) == .transformed,
            case .transform(let transform)? = effect(at: place, in: size, context) else { return nil }
        return transform
    }
}

/// Where a modifier's own views are drawn.
package enum SecondaryLayer {
    case behind, front
    /// Not drawn: the content shows where they are opaque.
    case mask
}

/// Has views of its own behind, in front of or masking its content.
package nonisolated protocol SecondaryRole: ModifierRole {
    func appendSecondary(to children: inout _ChildBuilder)
    /// The place of one of these views. Default: all of the modifier.
    func secondaryPlacement(_ secondary: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement
    var layer: SecondaryLayer { get }
}

extension SecondaryRole {
    package static var secondaryRole: (any SecondaryRole.Type)? { Self.self }

    package func secondaryPlacement(_ secondary: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild)
        -> ChildPlacement
    {
        ChildPlacement(size: size, proposal: Proposal(size))
    }
    package var layer: SecondaryLayer { .front }

    static func appendSecondary(at place: UnsafeRawPointer, to children: inout _ChildBuilder) {
        stored(at: place).pointee.appendSecondary(to: &children)
    }
    static func secondaryPlacement(at place: UnsafeRawPointer, _ secondary: NodeIndex, in size: SIMD2<Double>,
                                   _ child: ModifierChild) -> ChildPlacement {
        stored(at: place).pointee.secondaryPlacement(secondary, in: size, child)
    }
    static func layer(at place: UnsafeRawPointer) -> SecondaryLayer { stored(at: place).pointee.layer }
}

// MARK: input, accessibility and lifecycle

/// Decides which points hit its content.
package nonisolated protocol HitTestingRole: ModifierRole {
    var hitPolicy: NodeBox.HitPolicy { get }
    /// Whether a point in this modifier's space, in points, is on its shape.
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool
}

extension HitTestingRole {
    package static var hitTestingRole: (any HitTestingRole.Type)? { Self.self }

    package var hitPolicy: NodeBox.HitPolicy { .through }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool { false }

    static func hitPolicy(at place: UnsafeRawPointer) -> NodeBox.HitPolicy { stored(at: place).pointee.hitPolicy }
    static func contains(at place: UnsafeRawPointer, _ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext)
        -> Bool
    {
        stored(at: place).pointee.contains(point, in: size, context)
    }
}

/// Describes its content to assistive technology.
package nonisolated protocol SemanticsRole: ModifierRole {
    /// What is added; nil adds nothing.
    func semantics(_ context: RoleContext) -> Semantics?
}

extension SemanticsRole {
    package static var semanticsRole: (any SemanticsRole.Type)? { Self.self }
    static func semantics(at place: UnsafeRawPointer, _ context: RoleContext) -> Semantics? {
        stored(at: place).pointee.semantics(context)
    }
}

/// Follows its node from its insertion to its removal.
package nonisolated protocol LifecycleRole: ModifierRole {
    /// Called once when the node appears, in the order of the tree.
    func appeared(_ context: RoleContext)
    /// Called after the node got another value.
    func updated(from old: Self, _ context: RoleContext)
    /// Called when another screen covers the node, and when that screen has gone.
    func coveredChanged(_ isCovered: Bool, _ context: RoleContext)
    /// Called before the node is removed.
    func left(_ context: RoleContext)
}

extension LifecycleRole {
    package static var lifecycleRole: (any LifecycleRole.Type)? { Self.self }

    package func appeared(_ context: RoleContext) {}
    package func updated(from old: Self, _ context: RoleContext) {}
    package func coveredChanged(_ isCovered: Bool, _ context: RoleContext) {}
    package func left(_ context: RoleContext) {}

    static func appeared(at place: UnsafeRawPointer, _ context: RoleContext) {
        stored(at: place).pointee.appeared(context)
    }
    static func updated(at place: UnsafeRawPointer, from old: UnsafeRawPointer, _ context: RoleContext) {
        stored(at: place).pointee.updated(from: stored(at: old).pointee, context)
    }
    static func coveredChanged(at place: UnsafeRawPointer, _ isCovered: Bool, _ context: RoleContext) {
        stored(at: place).pointee.coveredChanged(isCovered, context)
    }
    static func left(at place: UnsafeRawPointer, _ context: RoleContext) { stored(at: place).pointee.left(context) }
}
