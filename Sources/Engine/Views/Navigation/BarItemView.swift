import Foundation
import QuadrantCore

/// A view that a screen declares for a bar: in the environment of its declaration, but in the colour scheme of the bar
/// where that has one of its own, so that it is legible on the bar.
struct BarItemView: View {
    let content: ScopedContent
    let appearance: (AnyView) -> AnyView
    @Environment(\.ownBarScheme) private var scheme

    init(_ content: ScopedContent, appearance: @escaping (AnyView) -> AnyView = { $0 }) {
        self.content = content
        self.appearance = appearance
    }

    var body: some View {
        ScopedView(content) { [appearance, content, scheme] in
            AnyView(appearance($0).barScheme(scheme).environment(\.presentedAppearance, .ofScreen(content)))
        }
    }
}

extension PresentedAppearance {
    /// What `BarItemModifier`, `PlatterItem` and the scheme of a bar change is as it is on the screen.
    fileprivate static func ofScreen(_ content: ScopedContent) -> PresentedAppearance {
        PresentedAppearance(content) { values, screen in
            values[styleOf: StyleOf<LabelStyleConfiguration>()] = screen[styleOf: StyleOf<LabelStyleConfiguration>()]
            values[styleOf: StyleOf<ToggleStyleConfiguration>()] = screen[styleOf: StyleOf<ToggleStyleConfiguration>()]
            values[styleOf: StyleOf<PrimitiveButtonStyleConfiguration>()]
                = screen[styleOf: StyleOf<PrimitiveButtonStyleConfiguration>()]
            values.imageScale = screen.imageScale
            values.font = screen.font
            values.foregroundStyles = screen.foregroundStyles
            values.lineLimit = screen.lineLimit
            values.tint = values.tint ?? screen.tint
            values.barPlate = screen.barPlate
            if values.ownBarScheme != nil { values.colorScheme = screen.colorScheme }
            values.ownBarScheme = screen.ownBarScheme
        }
    }
}

/// The appearance of views in a bar, whatever the environment of the screen.
struct BarItemModifier: ViewModifier {
    let isBold: Bool
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    func body(content: Content) -> some View {
        content
            .labelStyle(.iconOnly)
            .toggleStyle(.button)
            .imageScale(.large)
            .font(.system(size: metrics.itemFont, weight: isBold ? .semibold : .regular))
            .environment(\.foregroundStyle, nil)
            .environment(\.minimumTouchSize, metrics.touch)
            .lineLimit(1)
    }
}

extension View {
    /// Draws a bar in its colour scheme, if it has one.
    @ViewBuilder nonisolated func barScheme(_ scheme: ColorScheme?) -> some View {
        if let scheme {
            environment(\.colorScheme, scheme).environment(\.ownBarScheme, scheme)
        } else {
            self
        }
    }
}

private enum OwnBarSchemeKey: EnvironmentKey { static let defaultValue: ColorScheme? = nil }

extension EnvironmentValues {
    /// The colour scheme that a screen sets for the bar around; nil in a bar without one.
    var ownBarScheme: ColorScheme? {
        get { self[OwnBarSchemeKey.self] }
        set { self[OwnBarSchemeKey.self] = newValue }
    }
}
