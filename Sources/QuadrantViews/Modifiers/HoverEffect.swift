import Foundation
public import QuadrantCore
import QuadrantGeometry

/// What a view does when a pointer rests on it.
public struct HoverEffect: Equatable, Sendable {
    enum Kind: Equatable { case automatic, highlight, lift }
    let kind: Kind
    /// As the system likes it: a highlight.
    public static let automatic = HoverEffect(kind: .automatic)
    /// A faint plate under the view, a little larger than it.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view grows a little, over a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

private enum HoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum DefaultHoverEffectKey: EnvironmentKey { static let defaultValue: HoverEffect? = nil }

extension EnvironmentValues {
    /// Whether views in here do something when a pointer rests on them.
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
    /// Shows `effect` while a pointer rests on this view.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverAppearanceModifier(effect: effect, isEnabled: true))
    }

    /// Shows `effect` while a pointer rests on this view, if `isEnabled`.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverAppearanceModifier(effect: effect, isEnabled: isEnabled))
    }

    /// What `automatic` stands for in this view; nil leaves it to the system.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect)
    }

    /// Keeps views in here from doing anything when a pointer rests on them.
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
