import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The effect on a view while the pointer is over it.
public struct HoverEffect: Equatable, Sendable {
    enum Kind: Equatable { case automatic, highlight, lift }
    let kind: Kind
    /// The effect of the enclosing `defaultHoverEffect(_:)`, else a highlight.
    public static let automatic = HoverEffect(kind: .automatic)
    /// A translucent plate behind the view that extends beyond its bounds. No effect on layout.
    public static let highlight = HoverEffect(kind: .highlight)
    /// Scales the view by 1.05, with a shadow. No effect on layout.
    public static let lift = HoverEffect(kind: .lift)
}

private enum HoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum DefaultHoverEffectKey: EnvironmentKey { static let defaultValue: HoverEffect? = nil }

extension EnvironmentValues {
    /// Whether hover effects are drawn; true by default.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
    fileprivate var defaultHoverEffect: HoverEffect? {
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

private struct HoverAppearanceModifier: ViewModifier {
    private nonisolated let effect: HoverEffect
    private nonisolated let isEnabled: Bool
    @Environment(\.design) private var design
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.isEnabled) private var isControlEnabled
    @Environment(\.defaultHoverEffect) private var standard
    private var metrics: EffectMetrics { design.metrics.effect }
    @State private var isOver = false

    nonisolated init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }

    @MainActor func body(content: Content) -> some View {
        let isShown = isOver && isEnabled && isAllowed && isControlEnabled
        let kind = effect.kind == .automatic ? standard?.kind ?? .highlight : effect.kind
        content
            .background {
                if isShown, kind != .lift {
                    RoundedRectangle(cornerRadius: metrics.hoverRadius).fill(Color(system: .tertiaryFill))
                        .padding(-metrics.hoverReach)
                        .allowsHitTesting(false)
                }
            }
            .scaleEffect(isShown && kind == .lift ? 1.05 : 1)
            .shadow(color: .black.opacity(isShown && kind == .lift ? 0.2 : 0), radius: metrics.hoverShadow,
                    y: metrics.hoverOffset)
            .onHover { isInside in withAnimation(.easeOut(duration: 0.15)) { isOver = isInside } }
    }
}
