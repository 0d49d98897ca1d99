package import Foundation
package import QuadrantGeometry
package import QuadrantDisplayList
package import QuadrantGraph

// The behaviour of a modifier's node, one protocol for each aspect. A modifier conforms to those that it changes; every
// requirement defaults to the behaviour of the content.
//
// The node of a layout role is a `LayoutRoleBox`. The other roles are found through `RoleLookup`; the static functions
// with `at:` evaluate a modifier in place, without a copy, as they are called for every node that is drawn.

/// Finds the roles of a modifier's type. Each role protocol provides its own witness, so that conformances need not be
/// listed again, nor looked up at run time (the runtime would search all conformances).
package nonisolated protocol RoleLookup: ViewModifier {
    /// Itself, if it draws its content through an effect; else nil.
    static var effectRole: (any EffectRole.Type)? { get }
    /// Itself, if it adds views to its content; else nil.
    static var secondaryRole: (any SecondaryRole.Type)? { get }
    /// Itself, if it decides who gets touches; else nil.
    static var hitTestingRole: (any HitTestingRole.Type)? { get }
    /// Itself, if it describes its content to assistive technology; else nil.
    static var semanticsRole: (any SemanticsRole.Type)? { get }
    /// Itself, if it is notified when its content comes and goes; else nil.
    static var lifecycleRole: (any LifecycleRole.Type)? { get }
    /// Itself, if it says something to the container around; else nil.
    static var traitRole: (any TraitRole.Type)? { get }
    /// Itself, if it changes the safe area of its content; else nil.
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

    /// The modifier stored at `place`, without a copy.
    @inline(__always)
    fileprivate static func stored(at place: UnsafeRawPointer) -> UnsafePointer<Self> {
        place.assumingMemoryBound(to: Self.self)
    }
}

// MARK: layout

/// Changes the size, the placement or the guides of its content. Without an implementation it only takes part in
/// layout.
package nonisolated protocol LayoutRole: ModifierRole, LayoutWords {
    /// The size in points for a proposal.
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double>
    /// The placement of the content in a modifier of size `size` with the proposal `proposal`.
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement
    /// Whether the size cannot depend on the proposal.
    func isRigid(_ child: ModifierChild) -> Bool
    /// The axes of a proposal that the size does not depend on. Default: both if `isRigid`, else none.
    func ignoredSides(_ child: ModifierChild) -> Axis.Set
    /// The distances to neighbours, by default those of the content.
    func spacing(_ child: ModifierChild) -> ViewSpacing
    /// The layout priority, by default that of the content.
    func priority(_ child: ModifierChild) -> Double
    /// The explicit value of a guide, in points from the leading top corner; nil if there is none.
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> Double?
    /// How far the content moves from one value to another, towards the trailing edge and down, by this modifier alone.
    /// Content that is moved before its first placement, as by a transition, is animated by this distance.
    static func shift(from old: Self, to new: Self) -> SIMD2<Double>
}

extension LayoutRole {
    nonisolated public static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder
    ) {
        if children.isPlain {
            children.insert(LayoutRoleBox(view))
        } else {
            children.append(view, key: nil) { LayoutRoleBox($0) }
        }
    }

    package static func shift(from old: Self, to new: Self) -> SIMD2<Double> { SIMD2() }
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

/// Covers edges of its content's safe area.
package nonisolated protocol SafeAreaRole: ModifierRole {
    /// The edges that are covered for the content, in a size in points.
    func safeArea(_ size: SIMD2<Double>, _ child: ModifierChild) -> CoveredEdges
}

extension SafeAreaRole {
    package static var safeAreaRole: (any SafeAreaRole.Type)? { Self.self }
    static func safeArea(at place: UnsafeRawPointer, _ size: SIMD2<Double>, _ child: ModifierChild) -> CoveredEdges {
        stored(at: place).pointee.safeArea(size, child)
    }
}

/// Sets values for the container around the view: z index, row insets, container values.
package nonisolated protocol TraitRole: ModifierRole {
    /// The value for a key; nil if the modifier does not set it.
    func trait(_ key: ObjectIdentifier) -> Any?
}

extension TraitRole {
    package static var traitRole: (any TraitRole.Type)? { Self.self }
    static func trait(at place: UnsafeRawPointer, _ key: ObjectIdentifier) -> Any? {
        stored(at: place).pointee.trait(key)
    }
}

// MARK: drawing

/// The geometric effect of an effect role on its content.
package enum EffectGeometry {
    /// The content is drawn in place: opacity, colours.
    case none
    /// The content is drawn relative to the modifier's corner, and moves with it: clips, groups.
    case anchored
    /// The effect is a transform that also applies to coordinates and touches.
    case transformed
}

/// Changes or hides the drawing of its content.
package nonisolated protocol EffectRole: ModifierRole {
    /// The effect in a modifier of `size` points; nil leaves the drawing unchanged.
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect?
    /// Whether nothing is drawn, and nothing can be hit.
    var hidesContent: Bool { get }
    /// How the effect moves what is drawn, for hits and frames in the window.
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
    /// The transform of the effect for points of the content; nil if there is none.
    static func transform(at place: UnsafeRawPointer, in size: SIMD2<Double>, _ context: RoleContext)
        -> ProjectionTransform?
    {
        guard geometry(at: place) == .transformed,
            case .transform(let transform)? = effect(at: place, in: size, context) else { return nil }
        return transform
    }
}

/// Where a modifier's secondary views are drawn.
package enum SecondaryLayer {
    case behind, front
    /// Not drawn: the content is visible where they are opaque.
    case mask
}

/// Has secondary views, as the background, the overlay or the mask of its content.
package nonisolated protocol SecondaryRole: ModifierRole, LayoutWords {
    /// Adds the views of the modifier beside its content.
    func appendSecondary(to children: inout _ChildBuilder)
    /// The placement of a secondary view. Default: the modifier's bounds.
    func secondaryPlacement(_ secondary: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement
    /// Whether the added views are in front of the content or behind it.
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
    /// Who gets touches in the frame of the content.
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
    /// The properties to add; nil for none.
    func semantics(_ context: RoleContext) -> Semantics?
}

extension SemanticsRole {
    package static var semanticsRole: (any SemanticsRole.Type)? { Self.self }
    static func semantics(at place: UnsafeRawPointer, _ context: RoleContext) -> Semantics? {
        stored(at: place).pointee.semantics(context)
    }
}

/// Observes its node from the insertion to the removal.
package nonisolated protocol LifecycleRole: ModifierRole {
    /// Called once when the node appears, in the order of the tree.
    func appeared(_ context: RoleContext)
    /// Called after the node got another value.
    func updated(from old: Self, _ context: RoleContext)
    /// Called when another screen covers the node, and when that screen is removed.
    func coveredChanged(_ isCovered: Bool, _ context: RoleContext)
    /// Called before the node is removed.
    func left(_ context: RoleContext)
    /// Called after the views inside have changed, if the modifier follows them.
    func viewsChanged(_ context: RoleContext)
    /// Whether it is notified of views that come and go inside its content, too.
    static var followsViews: Bool { get }
}

extension LifecycleRole {
    package static var lifecycleRole: (any LifecycleRole.Type)? { Self.self }

    package func appeared(_ context: RoleContext) {}
    package func updated(from old: Self, _ context: RoleContext) {}
    package func coveredChanged(_ isCovered: Bool, _ context: RoleContext) {}
    package func left(_ context: RoleContext) {}
    package func viewsChanged(_ context: RoleContext) {}
    package static var followsViews: Bool { false }

    static func viewsChanged(at place: UnsafeRawPointer, _ context: RoleContext) {
        stored(at: place).pointee.viewsChanged(context)
    }
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
