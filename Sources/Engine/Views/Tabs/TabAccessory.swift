import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Where the accessory of a tab view is (iOS 26).
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Beside a small tab bar; here no bar becomes small.
    case inline
    /// Above the tab bar.
    case expanded
}

/// When a tab bar becomes small (iOS 26).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let kind: Int
    /// As the platform does.
    public static let automatic = TabBarMinimizeBehavior(kind: 0)
    /// When content is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(kind: 1)
    /// When content is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(kind: 2)
    /// Never.
    public static let never = TabBarMinimizeBehavior(kind: 3)
}

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum TabAccessoryPlacementKey: EnvironmentKey {
    static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// Where the accessory is that this view is in; nil in no accessory.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

extension View {
    /// Shows a view in a capsule of glass above the bar of the tab views in this view (iOS 26).
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let accessory = AnyView(content())
        return modifier(EnvironmentWriter { $0.tabAccessory = accessory })
    }

    /// Sets when the tab bar becomes small (iOS 26). Nothing to do: tab bars keep their size.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        self
    }
}

/// The accessory above a tab bar: nothing without one. Its lengths are a guess.
struct TabAccessoryBar: View {
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.design) private var design

    var body: some View {
        if let accessory {
            let metrics = design.metrics.tab
            HStack { accessory }
                .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                .frame(maxWidth: .infinity)
                .frame(height: metrics.accessory)
                .glassEffect()
                .padding(.horizontal, metrics.accessorySide)
                .padding(.bottom, metrics.accessoryGap)
        }
    }
}
