public import QuadrantCore
public import QuadrantGeometry

/// The place of a view relative to the visible part of its scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Past the top or leading end.
    case topLeading
    /// Visible.
    case identity
    /// Past the bottom or trailing end.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }
    /// −1 past the top or leading end, 0 in sight, 1 past the bottom or trailing end.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How strong a view's effects are while it scrolls into sight.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case interactive(UnitCurve)
        case stepped, identity
    }
    let kind: Kind
    /// Nil shows effects as strong as they are at once.
    fileprivate var animation: Animation?
    /// How much of the view is in sight when it counts as there.
    var threshold: Threshold

    /// The visible part of a view at which its effects are gone.
    public struct Threshold: Sendable {
        /// 0: not at all, 1: as much as can be.
        let part: Double
        /// All of the view that can be in the window at once.
        public static let visible = Threshold(part: 1)
        /// Anything of the view at all.
        public static let hidden = Threshold(part: 0)
        /// A part of the view, limited to 0…1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(part: min(max(amount, 0), 1)) }
        /// The threshold `amount` of the way to another: 0 is this one, 1 is the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(part: part + (other.part - part) * amount)
        }
    }

    /// Effects weaken as more of the view becomes visible, along an ease-in-out curve.
    public static let interactive = ScrollTransitionConfiguration.interactive()
    /// Effects weaken along a curve as more of the view becomes visible.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
    }
    /// Effects are at full strength until half of the view is visible, and then go with the default animation.
    public static let animated = ScrollTransitionConfiguration.animated()
    /// Effects are at full strength until half of the view is visible, and then go with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .stepped, animation: animation, threshold: .visible(0.5))
    }
    /// Without effects.
    public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

    /// The same with changes shown by `animation`.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// The same, with effects gone when that much of the view is in the window.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// How strong the effects are when `part` of the view shows: 0 not at all, 1 as past the end.
    fileprivate func strength(_ part: Double) -> Double {
        switch kind {
        case .identity: return 0
        case .stepped: return part >= threshold.part ? 0 : 1
        case .interactive(let curve):
            return threshold.part > 0 ? 1 - curve.value(at: min(part / threshold.part, 1)) : part > 0 ? 0 : 1
        }
    }
}

extension View {
    /// Draws this view through effects while it scrolls into sight and out; `transition` describes them past an end.
    /// The layout stays.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// The same with a configuration for each end. `axis` nil is that of the scroll view.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(PlacedEffects("scrollTransition") { proxy in
            let rest = transition(EmptyVisualEffect(), .identity).visualSteps.reported(at: proxy)
            guard let shown = proxy.shown(along: axis) else { return rest.appearance() }
            let configuration = shown.isBeforeStart ? topLeading : bottomTrailing
            guard shown.part < 1 else { return rest.appearance(animation: configuration.animation) }
            let past = transition(EmptyVisualEffect(), shown.isBeforeStart ? .topLeading : .bottomTrailing).visualSteps
            return rest.blended(towards: past, by: configuration.strength(shown.part))
                .appearance(animation: configuration.animation)
        })
    }
}
