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
        ScopedView(content) { [appearance, scheme] in AnyView(appearance($0).barScheme(scheme)) }
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
