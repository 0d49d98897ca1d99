public import QuadrantCore
public import QuadrantGeometry

/// The place of a view relative to the viewport of its scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Past the top or leading end.
    case topLeading
    /// Visible.
    case identity
    /// Past the bottom or trailing end.
    case bottomTrailing

    /// Whether the view is visible.
    public var isIdentity: Bool { self == .identity }
    /// −1 past the top or leading end, 0 while visible, 1 past the bottom or trailing end.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The strength of a view's effects by its place in the viewport.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case interactive(UnitCurve)
        case stepped, identity
    }
    let kind: Kind
    /// The animation of changes; nil applies them immediately.
    fileprivate var animation: Animation?
    /// The visible fraction at which the effects have ended.
    var threshold: Threshold

    /// The place of a view on its way to the middle of the viewport at which its effects have ended.
    public struct Threshold: Sendable {
        // The distance from the middle of the viewport: these shares of the distance at which the view is hidden and of
        // the part of it that fits, and points.
        private var hiddenShare: Double, visibleShare: Double, points: Double

        private init(hidden: Double, visible: Double, points: Double = 0) {
            (hiddenShare, visibleShare, self.points) = (hidden, visible, points)
        }
        /// As much of the view as fits in the viewport.
        public static let visible = Threshold.visible(1)
        /// Any part of the view.
        public static let hidden = Threshold.visible(0)
        /// The middle of the view is that of the viewport.
        public static var centered: Threshold { Threshold(hidden: 0, visible: 0) }
        /// A fraction of the view, clamped to 0…1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(hidden: 1, visible: -min(max(amount, 0), 1))
        }
        /// Interpolates to another threshold: an amount of 0 is this one, 1 is the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
            return Threshold(hidden: mix(hiddenShare, other.hiddenShare),
                             visible: mix(visibleShare, other.visibleShare),
                             points: mix(points, other.points))
        }
        /// A threshold nearer to the middle of the viewport, in points; further from it for less than 0.
        public func inset(by distance: Double) -> Threshold {
            Threshold(hidden: hiddenShare, visible: visibleShare, points: points - distance)
        }

        /// The distance of the middles of view and viewport at which the threshold is met, at least 0.
        fileprivate func distance(_ extent: ShownExtent) -> Double {
            max(hiddenShare * extent.hidden + visibleShare * extent.maximum + points, 0)
        }
    }

    /// Effects decrease with the visible fraction, along an ease-in-out curve.
    public static let interactive = ScrollTransitionConfiguration.interactive()
    /// Effects decrease with the visible fraction, along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
    }
    /// Effects have full strength until half of the view is visible, and then end with the default animation.
    public static let animated = ScrollTransitionConfiguration.animated()
    /// Effects have full strength until half of the view is visible, and then end with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .stepped, animation: animation, threshold: .visible(0.5))
    }
    /// No effects.
    public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

    /// The same with changes animated by `animation`.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// The same with the visible fraction at which the effects have ended.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// The strength of the effects where a view is: 0 is none, 1 that past an end.
    fileprivate func strength(_ extent: ShownExtent) -> Double {
        let end = threshold.distance(extent)
        // The sums of lengths in both distances may differ in the last bit.
        if extent.distance <= end + 1e-9 { return 0 }
        switch kind {
        case .identity: return 0
        case .stepped: return 1
        case .interactive(let curve):
            let way = extent.hidden - end
            return way > 0 ? 1 - curve.value(at: max((extent.hidden - extent.distance) / way, 0)) : 1
        }
    }
}

extension View {
    /// Applies effects to this view while it is scrolled into and out of the viewport; `transition` describes them past
    /// an end. Layout is unchanged.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// The same with a configuration for each end. A nil `axis` is that of the scroll view.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(PlacedEffects("scrollTransition") { proxy in
            let rest = transition(EmptyVisualEffect(), .identity).visualSteps.reported(at: proxy)
            guard let shown = proxy.shown(along: axis) else { return rest.appearance() }
            let configuration = shown.isBeforeStart ? topLeading : bottomTrailing
            let strength = configuration.strength(shown)
            guard strength > 0 else { return rest.appearance(animation: configuration.animation) }
            let past = transition(EmptyVisualEffect(), shown.isBeforeStart ? .topLeading : .bottomTrailing).visualSteps
            return rest.blended(towards: past, by: strength)
                .appearance(animation: configuration.animation)
        })
    }
}
