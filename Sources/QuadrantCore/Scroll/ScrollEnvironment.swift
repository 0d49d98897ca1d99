/// Whether scroll views show where they are.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    enum Kind { case automatic, visible, hidden, never }
    let kind: Kind
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum YieldsPullsKey: EnvironmentKey { static let defaultValue = false }
private enum VerticalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private enum HorizontalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }

extension EnvironmentValues {
    /// Whether people may scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether content at its top leaves a finger that pulls it down to what is around, as in a sheet.
    package var yieldsPulls: Bool {
        get { self[YieldsPullsKey.self] }
        set { self[YieldsPullsKey.self] = newValue }
    }

    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }
}
