public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// A grid of UIKit. It has no data source: a panel with the name of the class is drawn in its place.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    /// Behind the items; nil is nothing. Without effect: a panel stands for collection views.
    open var backgroundView: UIView? { didSet { standIn(self, "a panel stands for collection views") } }
    /// Whether items can be selected. Nothing to do: a panel stands for collection views.
    open var allowsSelection = true
    /// Draws the panel again.
    open func reloadData() { noteChange() }
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("UICollectionView", symbol: "square.grid.2x2")) }
}

/// Wheels to choose from, 320 by 216 points. A panel with the name of the class is drawn in their place.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    /// Draws the panel again.
    open func reloadAllComponents() { noteChange() }
    /// Keeps the row of a wheel, both counted from 0; nothing turns.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    /// The row that was selected last in a wheel; 0 before.
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
    private var selected: [Int: Int] = [:]
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("UIPickerView", symbol: "list.bullet")) }
    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
