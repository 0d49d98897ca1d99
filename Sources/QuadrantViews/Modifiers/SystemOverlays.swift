public import QuadrantCore
public import QuadrantGeometry

// What a phone shows over a program, and moves out of its way: nothing here shows any of it.

extension View {
    /// Whether the clock and the battery are shown above this view. No effect: they are not shown.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// The older name of `statusBarHidden(_:)`. No effect either.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Whether the mark at the screen's lower edge is shown over this view. No effect: it is not shown.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Edges of the screen where a view's gestures come before the system's. No effect: the system has none here.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// How scrolling moves a keyboard on the screen away. No effect: no keyboard covers a view.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// How scrolling moves a keyboard on the screen away.
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
