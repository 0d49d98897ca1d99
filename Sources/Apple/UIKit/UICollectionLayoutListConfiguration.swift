public import Foundation

/// What a list of a collection looks like.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
    /// How rows are grouped.
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
        var style: UITableView.Style {
            switch self {
            case .plain, .sidebarPlain: .plain
            case .grouped: .grouped
            case .insetGrouped, .sidebar: .insetGrouped
            }
        }
    }
    /// What is above a section.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// What is below a section.
    public enum FooterMode: Int, Sendable { case none, supplementary }
    /// Makes the actions of an item's swipe.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// Changes the line of an item. Never called.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    /// How rows are grouped.
    public let appearance: Appearance
    /// A list that looks so.
    public init(appearance: Appearance) { self.appearance = appearance }
    /// What is above a section.
    public var headerMode = HeaderMode.none
    /// What is below a section.
    public var footerMode = FooterMode.none
    /// Whether there are lines between items.
    public var showsSeparators = true
    /// How lines look.
    public var separatorConfiguration = UIListSeparatorConfiguration()
    /// Changes the line of an item. Nothing to do: all lines look the same.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Behind the list; nil is that of the system.
    public var backgroundColor: UIColor?
    /// Points above headers; nil are those of the system. Nothing to do: sections are as far apart as in lists.
    public var headerTopPadding: CGFloat?
    /// The actions of a swipe from the leading side.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions of a swipe from the trailing side.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
/// How the lines of a list look.
@MainActor @preconcurrency
public struct UIListSeparatorConfiguration {
    /// Whether a line is shown.
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }
    /// Whether the line above is shown. Nothing to do: all lines look the same.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below is shown. Nothing to do: all lines look the same.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Points at the ends of the line above. Nothing to do: lines have the insets of lists.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// Points at the ends of the line below. Nothing to do: lines have the insets of lists.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The colour of lines.
    public var color = UIColor.separator
    /// The look of the system's lines.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance = .plain) {}
}
