import Foundation
public import QuadrantCore
import QuadrantGeometry

/// When a tab bar becomes small (iOS 26).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let kind: Int
    /// As the platform does: never.
    public static let automatic = TabBarMinimizeBehavior(kind: 0)
    /// When content is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(kind: 1)
    /// When content is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(kind: 2)
    /// Never.
    public static let never = TabBarMinimizeBehavior(kind: 3)

    /// Whether the bar is small after content was scrolled down, or up; nil if it never is.
    func minimizes(isDown: Bool) -> Bool? {
        switch self {
        case .onScrollDown: isDown
        case .onScrollUp: !isDown
        default: nil
        }
    }
}

private enum TabBarMinimizeBehaviorKey: EnvironmentKey {
    static let defaultValue = TabBarMinimizeBehavior.automatic
}

extension EnvironmentValues {
    var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
        get { self[TabBarMinimizeBehaviorKey.self] }
        set { self[TabBarMinimizeBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets when the tab bars in this view become small (iOS 26): the symbol of the selected tab on a circle at the
    /// leading edge, until content is scrolled the other way or the circle is tapped. The accessory is then in line
    /// with it. Only bars that float above the content of a phone become small.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior)
    }
}

/// Whether a tab bar is small, by the direction in which the content of its tabs was last scrolled.
final class TabBarMinimization {
    private let isMinimized: StateCell<Bool>
    /// The scroll view that is followed.
    private var model: ObjectIdentifier?
    /// Whether it was last scrolled down; nil if it was not scrolled yet.
    private var isDown: Bool?
    /// The farthest offset in that direction, in points, and the last one.
    private var turn = 0.0, last = 0.0

    init(graph: ViewGraph?) { isMinimized = StateCell(false, graph: graph) }

    /// Whether the bar is small by a behaviour.
    func applies(_ behavior: TabBarMinimizeBehavior) -> Bool {
        behavior.minimizes(isDown: true) != nil && isMinimized.value
    }

    /// Observes an offset of a scroll view. The bar changes when content was scrolled `distance` points from where it
    /// turned; what is scrolled beyond its ends does not count. With `returnsAtEdge` a small bar stays small until the
    /// content is at the end where it began.
    func follow(_ geometry: ScrollGeometry, of model: ScrollModel, _ behavior: TabBarMinimizeBehavior,
                distance: Double, returnsAtEdge: Bool = false) {
        let end = max(geometry.contentSize.height - geometry.containerSize.height, 0)
        let offset = Double(min(max(geometry.contentOffset.y + geometry.contentInsets.top, 0), end))
        if self.model != ObjectIdentifier(model) {
            self.model = ObjectIdentifier(model)
            isDown = nil
            turn = offset
        }
        last = offset
        let isFarther = isDown.map { $0 ? offset > turn : offset < turn } ?? false
        if isFarther {
            turn = offset
        } else if abs(offset - turn) > distance {
            isDown = offset > turn
            turn = offset
        }
        guard let isDown, let minimizes = behavior.minimizes(isDown: isDown) else { return }
        let isAtEdge = behavior == .onScrollDown ? offset <= 0 : offset >= end
        if minimizes || !returnsAtEdge || isAtEdge { set(minimizes) }
    }

    /// Shows the whole bar, until content is scrolled again.
    func restore() {
        isDown = nil
        turn = last
        set(false)
    }

    private func set(_ value: Bool) {
        if value != isMinimized.value { withAnimation(Navigator.slide) { isMinimized.value = value } }
    }
}

extension TabMetrics {
    /// The distance from the edge of the window to an accessory beside a small bar.
    var inlineStart: Double { smallBarSide + smallBar + smallBarGap }
    /// How far a small bar begins below the capsule's upper edge.
    var smallBarTop: Double { platter + platterBottom - smallBar - smallBarSide }
    /// How far an accessory moves down into the line of a small bar.
    var accessoryDrop: Double { platter + platterBottom + accessoryGap - smallBarSide }
}
