public import QuadrantCore

/// In which order a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Kind { case automatic, priority, fixed }
    private let kind: Kind
    /// From top to bottom, which is where menus open here.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first items nearest to the finger.
    public static let priority = MenuOrder(kind: .priority)
    /// From top to bottom.
    public static let fixed = MenuOrder(kind: .fixed)
}

private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
    /// How menus order their items. All are drawn from top to bottom here, as those are that open downwards.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets how menus in this view order their items. Views can read it; menus here draw every order from top to
    /// bottom.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
