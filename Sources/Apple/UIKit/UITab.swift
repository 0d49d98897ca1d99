public import Foundation
import QuadrantStandIn

/// A tab of a tab bar controller, whose screen is made when the tab is first in a bar.
@MainActor @preconcurrency
open class UITab: NSObject {
    /// Where a tab is.
    public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
    /// The name of the tab.
    open var title: String { didSet { tabBarController?.note() } }
    /// The image of the tab; nil shows none.
    open var image: UIImage? { didSet { tabBarController?.note() } }
    /// What tells the tab from others.
    public let identifier: String
    /// A second line of a sidebar. Nothing to do: a phone shows no sidebar.
    open var subtitle: String?
    /// Text on the tab; nil shows none.
    open var badgeValue: String? { didSet { tabBarController?.note() } }
    /// Where the tab is. Nothing to do: a phone shows all tabs in its bar.
    open var preferredPlacement = Placement.automatic
    /// Whether the bar leaves the tab out.
    open var isHidden = false { didSet { tabBarController?.adoptTabs() } }
    /// Whether a person may hide the tab. Nothing to do: the bar of a phone cannot be changed.
    open var allowsHiding = false
    /// Whether the tab is hidden until a person changes it. Nothing to do: the bar of a phone cannot be changed.
    open var isHiddenByDefault = false
    /// Whether a tap chooses the tab.
    open var isEnabled = true { didSet { tabBarController?.note() } }
    /// A value of the program.
    open var userInfo: Any?
    /// The group of the tab; nil outside of groups.
    public internal(set) weak var parent: UITabGroup?
    /// The controller that shows the tab; nil in none.
    public internal(set) weak var tabBarController: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?

    /// A tab whose screen `viewControllerProvider` makes when the tab is first in a bar; nil shows nothing.
    public init(title: String, image: UIImage?, identifier: String,
                viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    }

    /// The screen of the tab, which is made when this is first read; nil without one.
    open private(set) lazy var viewController: UIViewController? = provider?(self)
    /// The controller whose stack shows the screen; nil: a screen brings its own.
    open var managingNavigationController: UINavigationController? { nil }
    /// Whether the bar shows the tab.
    open var hasVisiblePlacement: Bool { !isHidden && tabBarController != nil }
}

/// The tab of a search, which stands apart at the end of the bar.
@MainActor @preconcurrency
open class UISearchTab: UITab {
    /// Whether choosing the tab puts the cursor into the field. Without effect: the field is tapped first.
    open var automaticallyActivatesSearch = false { didSet { standIn(self, "the field is tapped first") } }

    /// A tab with the title, the image and the identifier of searches.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UISearchTab",
                  viewControllerProvider: viewControllerProvider)
    }
}

/// Tabs under one name: a phone shows the group as one tab, with the screen of the group or of its first tab.
@MainActor @preconcurrency
open class UITabGroup: UITab {
    /// The tabs of the group.
    open var children: [UITab] { didSet { adopt() } }
    /// Whether the group shows the last of its tabs that was chosen. Nothing to do: a phone shows the group.
    open var defaultChildIdentifier: String?
    /// The chosen tab of the group; nil for none.
    open var selectedChild: UITab?
    /// A view behind the tabs of a sidebar. Nothing to do: a phone shows no sidebar.
    open var sidebarAppearance = SidebarAppearance.automatic
    /// How a group looks in a sidebar.
    public enum SidebarAppearance: Int, Sendable { case automatic, rootSection, inline }

    /// A group with its tabs.
    public init(title: String, image: UIImage?, identifier: String, children: [UITab] = [],
                viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: { tab in
            viewControllerProvider?(tab) ?? (tab as? UITabGroup)?.shownChild?.viewController ?? UIViewController()
        })
        adopt()
    }

    private var shownChild: UITab? {
        selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }
    private func adopt() { for child in children { child.parent = self } }
    /// The tab of the group with an identifier; nil where there is none.
    public func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
}

extension UITabBarController {
    /// How the tabs are shown.
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
    /// When the bar gets smaller.
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

    /// A controller with these tabs, the first of which is chosen.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)  // An assignment here, in an initializer, would not call the observer.
    }
    /// The chosen tab; nil where there is none. Setting one that is not among `tabs` is ignored.
    public var selectedTab: UITab? {
        get { shownTabs.indices.contains(selectedIndex) ? shownTabs[selectedIndex] : nil }
        set { if let found = shownTabs.firstIndex(where: { $0 === newValue }) { selectedIndex = found } }
    }
    /// The tab with an identifier, also one of a group; nil where there is none.
    public func tab(forIdentifier identifier: String) -> UITab? {
        tabs.lazy.compactMap { tab in
            tab.identifier == identifier ? tab : (tab as? UITabGroup)?.tab(forIdentifier: identifier)
        }.first
    }
    /// Sets `tabs` at once, animated or not.
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    /// Sets `isTabBarHidden` at once, animated or not.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    /// The tabs in the bar.
    var shownTabs: [UITab] { tabs.filter { !$0.isHidden } }

    func adoptTabs() {
        for tab in tabs { tab.tabBarController = self }
        viewControllers = shownTabs.map { $0.viewController ?? UIViewController() }
    }
}
