import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The effect on a view while the pointer is over it.
public nonisolated struct HoverEffect {
    enum Part {
        case automatic, highlight, lift
        /// What is drawn of the view itself, from whether the pointer is over it.
        case content((Bool, GeometryProxy) -> HoverAppearance)
    }
    var parts: [Part]
    /// The group in which views show their effects together; nil for that of the enclosing view.
    var group: HoverEffectGroup?

    /// The effect of the enclosing `defaultHoverEffect(_:)`, else a highlight.
    public static var automatic: HoverEffect { HoverEffect(parts: [.automatic]) }
    /// A translucent plate behind the view that extends beyond its bounds. No effect on layout.
    public static var highlight: HoverEffect { HoverEffect(parts: [.highlight]) }
    /// Scales the view by 1.05, with a shadow. No effect on layout.
    public static var lift: HoverEffect { HoverEffect(parts: [.lift]) }
    /// The effects of a type of the program.
    public init<E: CustomHoverEffect>(_ effect: E) {
        var made = _HoverEffects()
        effect._add(to: &made)
        parts = made.parts
        group = made.group
    }
    private init(parts: [Part]) { self.parts = parts }
}

private enum HoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { nil } }

extension EnvironmentValues {
    /// Whether hover effects are drawn; true by default.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
    var defaultHoverEffect: HoverEffect? {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
}

extension View {
    /// Draws `effect` while the pointer is over this view and the view is enabled; fades in 0.15 seconds.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverAppearanceModifier(effect: effect, isEnabled: true))
    }

    /// Draws `effect` while the pointer is over this view, if `isEnabled` and the view is enabled.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverAppearanceModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Sets the effect of `automatic` in this view; nil is a highlight.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect)
    }

    /// Disables hover effects in this view; false has no effect.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }
}

nonisolated struct HoverAppearanceModifier: ViewModifier {
    private let effect: HoverEffect
    private let isEnabled: Bool
    @Environment(\.design) private var design
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.isEnabled) private var isControlEnabled
    @Environment(\.defaultHoverEffect) private var standard
    @Environment(\.hoverGroup) private var enclosing
    private var metrics: EffectMetrics { design.metrics.effect }
    @State private var isOver = false
    @State private var member = HoverGroups.Member()

    init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }

    private var parts: [HoverEffect.Part] {
        effect.parts.flatMap { part -> [HoverEffect.Part] in
            guard case .automatic = part else { return [part] }
            let inner = standard?.parts ?? [.highlight]
            return inner.map { if case .automatic = $0 { .highlight } else { $0 } }
        }
    }

    @MainActor func body(content: Content) -> some View {
        let isShown = isOver && isEnabled && isAllowed && isControlEnabled, parts = parts
        var hasPlate = false, isLifted = false
        for part in parts {
            switch part {
            case .automatic, .highlight: hasPlate = true
            case .lift: isLifted = true
            case .content: break
            }
        }
        let group = effect.group ?? enclosing, member = member
        return content
            .modifier(HoverContents(parts: parts, isShown: isShown))
            .background {
                if isShown, hasPlate {
                    RoundedRectangle(cornerRadius: metrics.hoverRadius).fill(Color(system: .tertiaryFill))
                        .padding(-metrics.hoverReach)
                        .allowsHitTesting(false)
                }
            }
            .scaleEffect(isShown && isLifted ? 1.05 : 1)
            .shadow(color: .black.opacity(isShown && isLifted ? 0.2 : 0), radius: metrics.hoverShadow,
                    y: metrics.hoverOffset)
            .onHover { isInside in HoverGroups.hover(isInside, member, in: group) }
            .onAppear {
                HoverGroups.join(member, group) { isActive in
                    withAnimation(.easeOut(duration: 0.15)) { isOver = isActive }
                }
            }
            .onDisappear { HoverGroups.leave(member) }
    }
}
