public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantGraph

/// A transition whose type is hidden.
public nonisolated struct AnyTransition {
    /// The effect of the transition. Built-in transitions are stored as values, so that one can be animated into
    /// another.
    enum Storage {
        case appearance(insertion: TransitionAppearance, removal: TransitionAppearance)
        case custom((PlaceholderContentView<AnyTransition>, TransitionPhase) -> AnyView)
    }
    let storage: Storage
    /// Nil uses the animation of the insertion or removal.
    var animation: (insertion: Animation?, removal: Animation?) = (nil, nil)
    /// Whether a custom transition has motion; nil for built-in ones, whose appearances decide it.
    private var ownMotion: Bool?
    var hasMotion: Bool {
        if let ownMotion { return ownMotion }
        guard case .appearance(let insertion, let removal) = storage else { return true }
        return insertion.hasMotion || removal.hasMotion
    }

    /// Whether a removed view is gone at once.
    var isIdentity: Bool {
        guard case .appearance(_, let removal) = storage else { return false }
        return removal == TransitionAppearance()
    }

    init(_ storage: Storage) { self.storage = storage }
    init(_ appearance: TransitionAppearance) { self.init(.appearance(insertion: appearance, removal: appearance)) }

    /// Erases the type of `transition`; keeps its animation and whether it has motion.
    public init<T: Transition>(_ transition: T) {
        if let described = transition as? any DescribedTransition {
            self = described.any
            return
        }
        self.init(.custom { content, phase in
            let placed = PlaceholderContentView<T> { PlaceholderContentView<AnyTransition>._append(content, to: &$0) }
            return AnyView(onMain((transition, placed, phase)) { $0.0.body(content: $0.1, phase: $0.2) })
        })
        ownMotion = onMain(T.self) { $0.properties.hasMotion }
        if let animated = transition as? any AnimatedTransition {
            animation = (animated.transitionAnimation(to: .identity), animated.transitionAnimation(to: .didDisappear))
        }
    }

    // MARK: built-in transitions

    /// The view appears and disappears at once.
    public static let identity = AnyTransition(TransitionAppearance())
    /// The view fades.
    public static let opacity = AnyTransition(TransitionAppearance(opacity: 0))
    /// The view grows from its centre, and shrinks into it.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Grows from `scale` times its size about `anchor`, and shrinks back to it; at least 0.00001.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(TransitionAppearance(scale: max(scale, 1e-5), anchor: anchor))
    }
    /// The view moves in from the leading edge, and out to the trailing one, by its own width.
    public static var slide: AnyTransition {
        AnyTransition(.appearance(insertion: TransitionAppearance(edge: .leading),
                                  removal: TransitionAppearance(edge: .trailing)))
    }
    /// The view moves in from an edge and back out there, by its own length.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionAppearance(edge: edge)) }
    /// The view moves in from an edge and out to the opposite one, by its own length, and fades.
    public static func push(from edge: Edge) -> AnyTransition {
        var insertion = TransitionAppearance(edge: edge), removal = TransitionAppearance(edge: edge.opposite)
        insertion.opacity = 0
        removal.opacity = 0
        return AnyTransition(.appearance(insertion: insertion, removal: removal))
    }
    /// The view moves in from `offset` points away (width towards the trailing edge, height down), and back there.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionAppearance(offset: offset)) }
    /// The view moves in from `x` points towards the trailing edge and `y` points down, and back there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Applies `active` before insertion and after removal, and `identity` between; animatable values are interpolated.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        return AnyTransition(.custom { content, phase in
            AnyView(content.modifier(phase.isIdentity ? identity : active))
        })
    }

    /// Inserts by one transition and removes by another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result: AnyTransition
        if case .appearance(let first, _) = insertion.storage, case .appearance(_, let second) = removal.storage {
            result = AnyTransition(.appearance(insertion: first, removal: second))
        } else {
            result = AnyTransition(.custom { content, phase in
                // Both modifiers are applied in every phase, so that the view keeps its identity when it is removed.
                let inner = PlaceholderContentView<AnyTransition> {
                    AnyView._append(insertion.body(content, phase == .willAppear ? phase : .identity), to: &$0)
                }
                return removal.body(inner, phase == .didDisappear ? phase : .identity)
            })
        }
        result.ownMotion = insertion.hasMotion || removal.hasMotion
        result.animation = (insertion.animation.insertion, removal.animation.removal)
        return result
    }

    /// Applies both transitions at once; the animation of `other` takes precedence over that of this one.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result: AnyTransition
        if case .appearance(let a, let b) = storage, case .appearance(let c, let d) = other.storage,
           let insertion = a.combined(with: c), let removal = b.combined(with: d) {
            result = AnyTransition(.appearance(insertion: insertion, removal: removal))
        } else {
            result = AnyTransition(.custom { content, phase in
                let inner = PlaceholderContentView<AnyTransition> {
                    AnyView._append(self.body(content, phase), to: &$0)
                }
                return other.body(inner, phase)
            })
        }
        result.ownMotion = hasMotion || other.hasMotion
        result.animation = (other.animation.insertion ?? animation.insertion,
                            other.animation.removal ?? animation.removal)
        return result
    }

    /// Runs this transition with `animation`, whatever the animation of the change; nil uses that of the change.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.animation = (animation, animation)
        return copy
    }

    func body(_ content: PlaceholderContentView<AnyTransition>, _ phase: TransitionPhase) -> AnyView {
        switch storage {
        case .appearance(let insertion, let removal):
            let appearance = phase == .identity ? TransitionAppearance() : phase == .willAppear ? insertion : removal
            return AnyView(content.modifier(AppearanceModifier(appearance: appearance)))
        case .custom(let body): return body(content, phase)
        }
    }
}

extension AnyTransition: @unchecked Sendable {}

/// A built-in transition, whose effect is described by values.
nonisolated protocol DescribedTransition {
    var any: AnyTransition { get }
}

/// The effect of a built-in transition on a view before its insertion or after its removal.
nonisolated struct TransitionAppearance: Equatable {
    var opacity = 1.0
    var scale = 1.0
    var anchor = UnitPoint.center
    var offset = CGSize.zero
    /// As a fraction of the view's size: a width of -1 moves it by its whole width towards the leading edge.
    var shift = CGSize.zero
    var blur = 0.0

    init(opacity: Double = 1, scale: CGFloat = 1, anchor: UnitPoint = .center, offset: CGSize = .zero,
         blur: Double = 0) {
        (self.opacity, self.scale, self.anchor, self.offset) = (opacity, Double(scale), anchor, offset)
        self.blur = blur
    }

    /// Moves the view beyond `edge`, by its own length.
    init(edge: Edge) {
        switch edge {
        case .leading: shift.width = -1
        case .trailing: shift.width = 1
        case .top: shift.height = -1
        case .bottom: shift.height = 1
        }
    }

    var hasMotion: Bool { scale != 1 || offset != .zero || shift != .zero }

    /// Combines both effects; nil where they scale about different points.
    func combined(with other: TransitionAppearance) -> TransitionAppearance? {
        guard anchor == other.anchor || scale == 1 || other.scale == 1 else { return nil }
        var result = self
        result.opacity *= other.opacity
        result.scale *= other.scale
        if scale == 1 { result.anchor = other.anchor }
        result.offset.width += other.offset.width
        result.offset.height += other.offset.height
        result.shift.width += other.shift.width
        result.shift.height += other.shift.height
        result.blur += other.blur
        return result
    }
}

extension Edge {
    nonisolated fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Applies a transition's appearance: blur, opacity, scale and offset.
nonisolated struct AppearanceModifier: ViewModifier {
    typealias Body = Never
    let appearance: TransitionAppearance
    static func _append<Inner: View>(_ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder) {
        let appearance = view.modifier.appearance
        let shown = view.content.modifier(_BlurEffect(radius: CGFloat(appearance.blur), isOpaque: false))
            .modifier(_OpacityEffect(opacity: appearance.opacity)).modifier(AppearanceEffect(appearance: appearance))
        append(shown, to: &children)
    }
    private static func append<V: View>(_ view: V, to children: inout _ChildBuilder) {
        V._append(view, to: &children)
    }
}

/// Scales and moves the drawing by a transition's appearance.
nonisolated struct AppearanceEffect: GeometryEffect, Equatable, DescribedEffect {
    static var layoutElement: LayoutElement? { .appearanceEffect }
    typealias Body = Never
    var appearance: TransitionAppearance

    typealias Sizes = AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>
    var animatableData: AnimatablePair<Double, Sizes> {
        get {
            AnimatablePair(appearance.scale,
                           AnimatablePair(appearance.offset.animatableData, appearance.shift.animatableData))
        }
        set {
            appearance.scale = newValue.first
            appearance.offset.animatableData = newValue.second.first
            appearance.shift.animatableData = newValue.second.second
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let fixed = appearance.anchor.point(in: size), scale = appearance.scale
        let x = appearance.offset.width + appearance.shift.width * size.width
        let y = appearance.offset.height + appearance.shift.height * size.height
        return ProjectionTransform(CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: fixed.x - fixed.x * scale + x, ty: fixed.y - fixed.y * scale + y))
    }
}

/// An `AnyTransition` as a value of the `Transition` protocol.
struct ErasedTransition: Transition, AnimatedTransition, MovingTransition {
    let base: AnyTransition
    nonisolated var hasMotion: Bool { base.hasMotion }
    nonisolated var isIdentity: Bool { base.isIdentity }
    func body(content: Content, phase: TransitionPhase) -> some View {
        base.body(PlaceholderContentView<AnyTransition> { Content._append(content, to: &$0) }, phase)
    }
    nonisolated func transitionAnimation(to phase: TransitionPhase) -> Animation? {
        phase == .didDisappear ? base.animation.removal : base.animation.insertion
    }
}

extension View {
    /// How this view is inserted into and removed from a tree that is shown; it runs only in an animated change.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(ErasedTransition(base: t)))
    }

    /// How this view is inserted into and removed from a tree that is shown; it runs only in an animated change.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition))
    }
}
