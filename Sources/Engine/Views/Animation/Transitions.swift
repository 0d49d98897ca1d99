public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// The view fades.
public struct OpacityTransition: Transition, DescribedTransition {
    /// From opacity 0 to 1, and back.
    nonisolated public init() {}
    /// The content, with opacity 0 in every phase but `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    /// Has no motion: it is kept where motion is reduced.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    nonisolated var any: AnyTransition { .opacity }
}

/// The view grows and shrinks about a point.
public struct ScaleTransition: Transition, DescribedTransition {
    /// The scale of a view before insertion and after removal, as a factor.
    nonisolated public var scale: Double
    /// The fixed point of the scaling, as a fraction of the view's size.
    nonisolated public var anchor: UnitPoint
    /// Scales from `scale` about `anchor` to 1, and back.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    /// The content, scaled in every phase but `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
    nonisolated var any: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// The view moves in from the leading edge and out to the trailing one.
public struct SlideTransition: Transition, DescribedTransition {
    /// Moves the view by its own width, towards the trailing edge.
    nonisolated public init() {}
    /// The content, moved by its own width times the value of the phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        var appearance = TransitionAppearance()
        appearance.shift.width = phase.value
        return content.modifier(AppearanceModifier(appearance: appearance))
    }
    nonisolated var any: AnyTransition { .slide }
}

/// The view moves in from an edge and back out there.
public struct MoveTransition: Transition, DescribedTransition {
    /// The edge of the container beyond which the view moves.
    nonisolated public var edge: Edge
    /// Moves the view from beyond `edge`, by its own length, and back.
    nonisolated public init(edge: Edge) { self.edge = edge }
    /// The content, moved beyond the edge in every phase but `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(AppearanceModifier(appearance: phase.isIdentity ? TransitionAppearance()
                                            : TransitionAppearance(edge: edge)))
    }
    nonisolated var any: AnyTransition { .move(edge: edge) }
}

/// The view moves in from an edge and out to the opposite one, and fades.
public struct PushTransition: Transition, DescribedTransition {
    /// The edge from which the view moves in.
    nonisolated public var edge: Edge
    /// Moves the view from beyond `edge` to beyond the opposite edge, by its own length.
    nonisolated public init(edge: Edge) { self.edge = edge }
    /// The content, moved and transparent in every phase but `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        var appearance = phase.isIdentity ? TransitionAppearance() : TransitionAppearance(edge: edge)
        if phase == .didDisappear {
            appearance.shift = CGSize(width: -appearance.shift.width, height: -appearance.shift.height)
        }
        appearance.opacity = phase.isIdentity ? 1 : 0
        return content.modifier(AppearanceModifier(appearance: appearance))
    }
    nonisolated var any: AnyTransition { .push(from: edge) }
}

/// The view moves in from an offset in points, and back there.
public struct OffsetTransition: Transition, DescribedTransition {
    /// In points: the width towards the trailing edge, the height down.
    nonisolated public var offset: CGSize
    /// Moves the view in from `offset` points away, and back.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    /// The content, moved in every phase but `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
    nonisolated var any: AnyTransition { .offset(offset) }
}

/// The view appears and disappears at once.
public struct IdentityTransition: Transition, DescribedTransition, MovingTransition {
    /// Nothing is animated.
    nonisolated public init() {}
    /// The content in every phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    /// Has no motion: it is kept where motion is reduced.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    nonisolated var any: AnyTransition { .identity }
    package nonisolated var hasMotion: Bool { false }
    package nonisolated var isIdentity: Bool { true }
}

/// The view is blurred, transparent and scaled while it is inserted or removed.
public struct BlurReplaceTransition: Transition {
    /// The scales at the start of the insertion and at the end of the removal.
    public struct Configuration: Equatable, Sendable {
        private let isUpward: Bool
        /// Is inserted from 0.8 times its size and removed to 1.2 times.
        public static let downUp = Configuration(isUpward: false)
        /// Is inserted from 1.2 times its size and removed to the same.
        public static let upUp = Configuration(isUpward: true)
        nonisolated fileprivate func scale(_ phase: TransitionPhase) -> Double {
            switch phase {
            case .willAppear: isUpward ? 1.2 : 0.8
            case .identity: 1
            case .didDisappear: 1.2
            }
        }
    }
    /// The scales at the start of the insertion and at the end of the removal.
    public var configuration: Configuration
    /// Scales by 0.8 or 1.2, with a blur of 8 points and opacity 0.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    /// The content, scaled, blurred and transparent in every phase but `identity`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let appearance = TransitionAppearance(opacity: phase.isIdentity ? 1 : 0, scale: configuration.scale(phase),
                                              blur: phase.isIdentity ? 0 : FixedLengths.replaceBlur)
        return content.modifier(AppearanceModifier(appearance: appearance))
    }
}

/// Inserts by one transition and removes by another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal
    /// Creates a transition that inserts with `insertion` and removes with `removal`.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    /// The content with `insertion` while it is inserted, with `removal` while it is removed.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity)
        return removal.apply(content: inner, phase: phase == .didDisappear ? phase : .identity)
    }
    /// Has motion where one of the two transitions has it.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

/// A transition with an animation of its own.
struct TransitionWithAnimation<Base: Transition>: Transition, AnimatedTransition {
    let base: Base
    let animation: Animation?
    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
    nonisolated func transitionAnimation(to phase: TransitionPhase) -> Animation? { animation }
    static var properties: TransitionProperties { Base.properties }
}

extension Transition {
    /// The appearance of `content` in `phase` of this transition.
    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView<Self>(content), phase: phase)
    }

    /// Runs this transition with `animation`, whatever the animation of the change; nil uses that of the change.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        TransitionWithAnimation(base: self, animation: animation)
    }

    /// Applies both transitions at once; `other` is applied outside this one.
    @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades.
    @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// Grows from its centre, and shrinks into it.
    @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    @MainActor @preconcurrency
    /// Grows from `scale` times its size about `anchor`, and shrinks back to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == SlideTransition {
    /// The view moves in from the leading edge and out to the trailing one.
    @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
    /// The view moves in from an edge and back out there.
    @MainActor @preconcurrency public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// The view moves in from an edge and out to the opposite one, and fades.
    @MainActor @preconcurrency public static func push(from edge: Edge) -> PushTransition {
        PushTransition(edge: edge)
    }
}
extension Transition where Self == OffsetTransition {
    /// The view moves in from `offset` points away and back there.
    @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> OffsetTransition {
        OffsetTransition(offset)
    }
    /// The view moves in from `x` points towards the trailing edge and `y` points down, and back there.
    @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == IdentityTransition {
    /// The view appears and disappears at once.
    @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == BlurReplaceTransition {
    /// The view grows in from a smaller size and grows out to a larger one, blurred and transparent.
    @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { blurReplace() }
    @MainActor @preconcurrency
    /// The view is blurred and transparent while it is inserted or removed, with the scales of `config`.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}
extension Transition {
    /// Inserts by one transition and removes by another.
    @MainActor @preconcurrency
    public static func asymmetric<I: Transition, R: Transition>(insertion: I, removal: R) -> Self
    where Self == AsymmetricTransition<I, R> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
