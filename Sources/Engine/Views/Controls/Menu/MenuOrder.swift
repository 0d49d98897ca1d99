public import QuadrantCore

/// The order in which a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Kind { case automatic, priority, fixed }
    private let kind: Kind
    /// From top to bottom, which is where menus open here.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first items nearest to the touch. Menus here draw it as `fixed`.
    public static let priority = MenuOrder(kind: .priority)
    /// From top to bottom.
    public static let fixed = MenuOrder(kind: .fixed)
}

private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
    /// The order in which menus show their items; `automatic` by default. All orders are drawn from top to bottom here.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets the order of items in the menus of this view. Views can read it; menus here draw every order from top to
    /// bottom.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
