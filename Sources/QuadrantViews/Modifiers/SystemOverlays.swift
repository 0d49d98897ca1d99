public import QuadrantCore
public import QuadrantGeometry

// What a phone shows over a program, and moves out of its way: nothing here shows any of it.

extension View {
    /// Whether the status bar is shown over this view. No effect: views here draw none.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// The older name of `statusBarHidden(_:)`. No effect either.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Whether overlays of the system, such as the home indicator, are shown over this view. No effect: none is drawn.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// The edges of the screen at which gestures of this view come before those of the system. No effect: there are
    /// none.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// How scrolling dismisses a keyboard on the screen. No effect: no keyboard covers a view here.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// How scrolling dismisses a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Sendable {
    private let name: String
    /// As the scrolled content suggests.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// As soon as scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// With the finger, which can also bring it back.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}
