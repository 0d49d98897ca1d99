public import QuadrantCore
public import QuadrantGeometry

// Modifiers for the overlays of a phone's system, of which the status bar alone is drawn (StatusBar.swift).

extension View {
    /// Moves the view out of the corners of the window at these edges (iOS 26). Nothing to do: the window of a phone
    /// has no controls in its corners.
    nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
    /// Hides the status bar over this view, where the host draws one (`quadrant render --status-bar`).
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        preference(key: StatusBarHiddenKey.self, value: hidden)
    }
    /// The older name of `statusBarHidden(_:)`.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Sets the visibility of system overlays such as the home indicator. Nothing to do: there are no overlays.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// The edges of the screen at which gestures of this view take precedence over those of the system.
    /// Nothing to do: the system has no gestures.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Sets how scrolling dismisses an on-screen keyboard. Nothing to do: there is no keyboard on the screen.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}

private enum DismissesKeyboardKey: EnvironmentKey { static let defaultValue = ScrollDismissesKeyboardMode.automatic }

extension EnvironmentValues {
    /// How scrolling dismisses an on-screen keyboard; `automatic` by default.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
}

/// How scrolling dismisses an on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    private let name: String
    /// Depends on the scrolled content.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// When scrolling starts.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// The keyboard follows the drag, which can also bring it back.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}
