import Foundation
public import QuadrantCore

/// How wide buttons with a plate are (iOS 26).
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    /// As wide as the style decides: as the label with its padding.
    public static var automatic: ButtonSizing { ButtonSizing(name: "automatic") }
    /// As wide as the label with its padding.
    public static var fitted: ButtonSizing { ButtonSizing(name: "fitted") }
    /// As wide as the width that is proposed.
    public static var flexible: ButtonSizing { ButtonSizing(name: "flexible") }
}

private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
    /// How wide buttons with a plate are; `automatic` by default.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide the bordered and glass buttons in this view are (iOS 26).
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }

    /// The label of a button with a plate, as wide as the buttons are.
    @ViewBuilder nonisolated func sized(by sizing: ButtonSizing) -> some View {
        if sizing == .flexible { frame(maxWidth: .infinity) } else { self }
    }
}
