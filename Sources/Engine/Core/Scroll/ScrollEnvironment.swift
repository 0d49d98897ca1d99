/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    enum Kind { case automatic, visible, hidden, never }
    let kind: Kind
    /// Determined by the scroll view's `showsIndicators`.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
    /// Visible, independent of the scroll view's `showsIndicators`.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
    /// Hidden.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
    /// Hidden; the same as `hidden` in this implementation.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum DefersToDismissGestureKey: EnvironmentKey { static let defaultValue = false }
private enum VerticalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private enum HorizontalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private enum VerticalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
private enum HorizontalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }

extension EnvironmentValues {
    /// Whether scrolling is enabled.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether a scroll view at its top leaves a downward drag to the view around it, as in a sheet.
    package var defersToDismissGesture: Bool {
        get { self[DefersToDismissGestureKey.self] }
        set { self[DefersToDismissGestureKey.self] = newValue }
    }

    /// The visibility of indicators of vertical scrolling; automatic unless set.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    /// The visibility of indicators of horizontal scrolling; automatic unless set.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// Whether content springs back beyond its top and bottom; automatic unless set.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// Whether content springs back beyond its leading and trailing ends; automatic unless set.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }
}
