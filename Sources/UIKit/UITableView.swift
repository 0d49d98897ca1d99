public import Foundation
public import QuadrantCore
import QuadrantViews

/// A list of UIKit's, in its class's name only: what its data source would fill is not shown.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public let style: Style
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var rowHeight: CGFloat = -1, estimatedRowHeight: CGFloat = -1
    open var sectionHeaderHeight: CGFloat = -1, sectionFooterHeight: CGFloat = -1, sectionHeaderTopPadding: CGFloat = 0
    open var allowsSelection = true, allowsMultipleSelection = false
    open var showsSelectionStyle = true
    open func reloadData() { noteChange() }
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("UITableView", symbol: "list.bullet")) }
}

/// A row of such a list.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public let contentView = UIView()
    public private(set) lazy var textLabel: UILabel? = UILabel()
    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
}
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    public let contentView = UIView()
    public private(set) lazy var textLabel: UILabel? = UILabel()
    open var backgroundView: UIView?
}

/// A grid of UIKit's, in its class's name only.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    open var backgroundView: UIView?
    open var allowsSelection = true
    open func reloadData() { noteChange() }
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("UICollectionView", symbol: "square.grid.2x2")) }
}

/// Wheels to choose from, in their class's name only.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    open func reloadAllComponents() { noteChange() }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
    private var selected: [Int: Int] = [:]
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("UIPickerView", symbol: "list.bullet")) }
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
