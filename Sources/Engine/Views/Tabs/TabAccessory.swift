import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Where the accessory of a tab view is (iOS 26).
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Beside a small tab bar (`tabBarMinimizeBehavior(_:)`).
    case inline
    /// Above the tab bar.
    case expanded
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
}

/// The accessory above a tab bar, or beside a small one: nothing without one. It takes the same space in both places,
/// so that content stays where it is.
struct TabAccessoryBar: View {
    let isInline: Bool
    /// Whether a circle for searching is at the trailing edge.
    let isBeforeSearch: Bool
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.design) private var design

    private var metrics: TabMetrics { design.metrics.tab }
    private var inlineEnd: Double { isBeforeSearch ? metrics.inlineStart : metrics.smallBarSide }

    var body: some View {
        if let accessory {
            HStack { accessory }
                .environment(\.tabViewBottomAccessoryPlacement, isInline ? .inline : .expanded)
                .frame(maxWidth: .infinity)
                .frame(height: metrics.accessory)
                .glassEffect()
                .padding(.leading, isInline ? metrics.inlineStart : metrics.accessorySide)
                .padding(.trailing, isInline ? inlineEnd : metrics.accessorySide)
                .padding(.bottom, metrics.accessoryGap)
                .offset(y: isInline ? metrics.accessoryDrop : 0)
        }
    }
}
