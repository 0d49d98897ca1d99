public import Foundation
public import QuadrantCore
import QuadrantViews

/// A list of UIKit. It has no data source: a panel with the name of the class is drawn in its place.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// How rows are grouped.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// As given when it was made.
    public let style: Style
    /// A list in this style, which is drawn as a panel with the name of its class.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    /// A plain list.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    /// Whether there are lines between rows. Kept, without effect.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Of the lines; nil is that of the system. Kept, without effect.
    open var separatorColor: UIColor?
    /// Points at the ends of the lines. Kept, without effect.
    open var separatorInset = UIEdgeInsets.zero
    /// Kept; it is not shown.
    open var tableHeaderView: UIView?
    /// Kept; it is not shown.
    open var tableFooterView: UIView?
    /// Kept; it is not shown.
    open var backgroundView: UIView?
    /// Points, -1 for the height of the content; kept, without effect.
    open var rowHeight: CGFloat = -1, estimatedRowHeight: CGFloat = -1
    /// Points, -1 for the height of the content; kept, without effect.
    open var sectionHeaderHeight: CGFloat = -1, sectionFooterHeight: CGFloat = -1, sectionHeaderTopPadding: CGFloat = 0
    /// Whether rows can be selected, one or several. Kept, without effect.
    open var allowsSelection = true, allowsMultipleSelection = false
    /// Kept, without effect.
    open var showsSelectionStyle = true
    /// Draws the panel again.
    open func reloadData() { noteChange() }
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("UITableView", symbol: "list.bullet")) }
}

/// A row of a `UITableView`. It is not drawn.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    /// Whether there are lines between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// How a selected row looks.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// What is at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// A separate view, which is not shown.
    public let contentView = UIView()
    /// A separate label, which is not shown.
    public private(set) lazy var textLabel: UILabel? = UILabel()
    /// How a selected row looks. Kept, without effect.
    open var selectionStyle = SelectionStyle.default
    /// What is at the end of the row. Kept, without effect.
    open var accessoryType = AccessoryType.none
    /// Kept; it is not shown.
    open var backgroundView: UIView?
    /// Kept; it is not shown.
    open var selectedBackgroundView: UIView?
}
/// The view above or below a section of a list. It is not shown.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    /// A separate view, which is not shown.
    public let contentView = UIView()
    /// A separate label, which is not shown.
    public private(set) lazy var textLabel: UILabel? = UILabel()
    /// Kept; it is not shown.
    open var backgroundView: UIView?
}

/// A grid of UIKit. It has no data source: a panel with the name of the class is drawn in its place.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    /// Kept; it is not shown.
    open var backgroundView: UIView?
    /// Whether items can be selected. Kept, without effect.
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
