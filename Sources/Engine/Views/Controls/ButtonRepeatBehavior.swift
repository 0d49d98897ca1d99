public import QuadrantCore

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// Once for each press, when it ends.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// Repeatedly: first after 0.5 seconds, then every 0.2, and every 0.05 after ten times (fitted). A shorter press
    /// acts once, when it ends.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// Once for each press, when it ends; as `automatic`.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether a menu closes when an item of it is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// It closes, and so do the menus it was opened from.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// It closes, and so do the menus it was opened from; as `automatic`.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// It stays open, so that several items can be chosen.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private enum ButtonRepeatKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
private enum MenuDismissKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }

extension EnvironmentValues {
    /// Whether buttons repeat their action while they are held; `automatic` by default, which is once.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }
}

extension View {
    /// Whether buttons in this view repeat their action while they are held: after 0.5 seconds, then every 0.2, and
    /// every 0.05 after ten times (fitted).
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Whether menus close when a button or toggle in this view is chosen from them.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
