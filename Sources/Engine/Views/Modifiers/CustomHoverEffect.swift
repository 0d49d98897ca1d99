public import QuadrantCore

/// A hover effect that a program makes from others.
public protocol CustomHoverEffect {
    /// The type of the made effect.
    associatedtype Body: CustomHoverEffect
    /// No effect, to which effects are added.
    typealias Content = EmptyHoverEffect
    /// The effect, made from `content`.
    nonisolated func body(content: Content) -> Body
    /// Adds the effects to others. Custom types do not implement it.
    nonisolated func _add(to effects: inout _HoverEffects)
}

/// The effects of a custom one.
public nonisolated struct _HoverEffects {
    var parts: [HoverEffect.Part] = []
    var group: HoverEffectGroup?
}

extension CustomHoverEffect {
    /// Adds what the body makes.
    nonisolated public func _add(to effects: inout _HoverEffects) {
        body(content: EmptyHoverEffect())._add(to: &effects)
    }
}

extension CustomHoverEffect where Body == Never {
    /// Effects of the system have no body.
    nonisolated public func body(content: Content) -> Never {
        fatalError("SwiftUI: \(Self.self) is an effect of the system: its body is never asked for.")
    }
}

extension Never: CustomHoverEffect {}

/// Draws nothing.
public nonisolated struct EmptyHoverEffect: CustomHoverEffect {
    public typealias Body = Never
    /// Draws nothing.
    public init() {}
    public func _add(to effects: inout _HoverEffects) {}
}
/// The effect of the enclosing `defaultHoverEffect(_:)`, else a highlight.
public nonisolated struct AutomaticHoverEffect: CustomHoverEffect {
    public typealias Body = Never
    /// Has no options.
    public init() {}
    public func _add(to effects: inout _HoverEffects) { effects.parts.append(.automatic) }
}
/// A translucent plate behind the view.
public nonisolated struct HighlightHoverEffect: CustomHoverEffect {
    public typealias Body = Never
    /// Has no options.
    public init() {}
    public func _add(to effects: inout _HoverEffects) { effects.parts.append(.highlight) }
}
/// Scales the view, with a shadow.
public nonisolated struct LiftHoverEffect: CustomHoverEffect {
    public typealias Body = Never
    /// Has no options.
    public init() {}
    public func _add(to effects: inout _HoverEffects) { effects.parts.append(.lift) }
}
/// Shows the effects of a view with those of a group.
public nonisolated struct GroupHoverEffect: CustomHoverEffect {
    public typealias Body = Never
    let group: HoverEffectGroup?
    public func _add(to effects: inout _HoverEffects) { effects.group = group }
}
/// Changes how the view is drawn.
public nonisolated struct ContentHoverEffect<Effect: HoverEffectContent>: CustomHoverEffect {
    public typealias Body = Never
    let make: (Bool, GeometryProxy) -> HoverAppearance
    public func _add(to effects: inout _HoverEffects) { effects.parts.append(.content(make)) }
}

/// Two effects, of which the second may be turned off.
nonisolated struct HoverPair<First: CustomHoverEffect>: CustomHoverEffect {
    typealias Body = Never
    let first: First
    let second: HoverEffect
    func _add(to effects: inout _HoverEffects) {
        first._add(to: &effects)
        effects.parts += second.parts
        effects.group = second.group ?? effects.group
    }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
    /// The effect of the enclosing `defaultHoverEffect(_:)`, else a highlight.
    nonisolated public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
extension CustomHoverEffect where Self == EmptyHoverEffect {
    /// Draws nothing.
    nonisolated public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
    /// A translucent plate behind the view.
    nonisolated public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
extension CustomHoverEffect where Self == LiftHoverEffect {
    /// Scales the view, with a shadow.
    nonisolated public static var lift: LiftHoverEffect { LiftHoverEffect() }
}
extension CustomHoverEffect where Self == GroupHoverEffect {
    /// Shows the effects with those of a group.
    nonisolated public static func hoverEffectGroup(_ group: HoverEffectGroup?) -> GroupHoverEffect {
        GroupHoverEffect(group: group)
    }
    /// Shows the effects with those of the group with an id.
    nonisolated public static func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> GroupHoverEffect {
        GroupHoverEffect(group: HoverEffectGroup(id: id, in: namespace, behavior: behavior))
    }
}

extension CustomHoverEffect {
    /// Changes how a view is drawn, from whether the pointer is over it and from its size.
    nonisolated public static func hoverEffect<C: HoverEffectContent>(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, _ isActive: Bool, GeometryProxy) -> C
    ) -> ContentHoverEffect<C> where Self == ContentHoverEffect<C> {
        ContentHoverEffect { body(EmptyHoverEffectContent(), $0 && isEnabled, $1).hoverAppearance }
    }

    /// Adds a change of how the view is drawn.
    nonisolated public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, _ isActive: Bool, GeometryProxy) -> some HoverEffectContent
    ) -> some CustomHoverEffect {
        HoverPair(first: self, second: HoverEffect(in: group, isEnabled: isEnabled, body: body))
    }
    /// Adds another effect.
    nonisolated public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some CustomHoverEffect {
        HoverPair(first: self, second: HoverEffect(effect, in: group, isEnabled: isEnabled))
    }
    /// Turns the effect off; false leaves it as it is.
    nonisolated public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect {
        HoverPair(first: EmptyHoverEffect(), second: HoverEffect(self, in: nil, isEnabled: !isDisabled))
    }
    /// Shows the effect with those of a group.
    nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect {
        HoverPair(first: self, second: HoverEffect(EmptyHoverEffect(), in: group, isEnabled: true))
    }
    /// Shows the effect with those of the group with an id.
    nonisolated public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> some CustomHoverEffect {
        hoverEffectGroup(HoverEffectGroup(id: id, in: namespace, behavior: behavior))
    }
}

extension HoverEffect {
    init<E: CustomHoverEffect>(_ effect: E, in group: HoverEffectGroup?, isEnabled: Bool) {
        self.init(effect)
        if !isEnabled { parts = [] }
        self.group = group ?? self.group
    }

    init<C: HoverEffectContent>(
        in group: HoverEffectGroup?, isEnabled: Bool,
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> C
    ) {
        let content = ContentHoverEffect<C> { body(EmptyHoverEffectContent(), $0, $1).hoverAppearance }
        self.init(content, in: group, isEnabled: isEnabled)
    }
}

extension View {
    /// Draws an effect of the program while the pointer is over this view and the view is enabled.
    nonisolated public func hoverEffect(_ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil,
                                        isEnabled: Bool = true) -> some View {
        modifier(HoverAppearanceModifier(effect: HoverEffect(effect, in: group, isEnabled: true), isEnabled: isEnabled))
    }
    /// Changes how this view is drawn, from whether the pointer is over it and from its size.
    nonisolated public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, _ isActive: Bool, GeometryProxy) -> some HoverEffectContent
    ) -> some View {
        modifier(HoverAppearanceModifier(effect: HoverEffect(in: group, isEnabled: true, body: body),
                                         isEnabled: isEnabled))
    }
}

/// Whether an effect is shown whatever the pointer does.
@available(*, unavailable, message: "phases of hover effects are overridden in visionOS only; use isEnabled")
public struct HoverEffectPhaseOverride {
    /// Shown.
    public static var active: HoverEffectPhaseOverride { HoverEffectPhaseOverride() }
    /// Not shown.
    public static var inactive: HoverEffectPhaseOverride { HoverEffectPhaseOverride() }
    /// Shown for a moment when a value changes.
    public static func activeTemporarily(trigger: some Equatable) -> HoverEffectPhaseOverride { active }
    /// Not shown for a moment when a value changes.
    public static func inactiveTemporarily(trigger: some Equatable) -> HoverEffectPhaseOverride { inactive }
    /// The other phase when a value changes.
    public static func toggled(trigger: some Equatable) -> HoverEffectPhaseOverride { active }
    /// The other phase for a moment when a value changes.
    public static func toggledTemporarily(trigger: some Equatable) -> HoverEffectPhaseOverride { active }
}

extension CustomHoverEffect {
    /// Shows the effect whatever the pointer does.
    @available(*, unavailable, message: "phases of hover effects are overridden in visionOS only; use isEnabled")
    nonisolated public func hoverEffectPhaseOverride(_ override: HoverEffectPhaseOverride?) -> some CustomHoverEffect {
        self
    }
}
