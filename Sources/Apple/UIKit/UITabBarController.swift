public import Foundation
import QuadrantCore
import QuadrantViews

/// The title and the image of a tab.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// A tab that has its title from the system.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }
    /// The image while the tab is selected; nil takes `image`.
    open var selectedImage: UIImage? { didSet { tabs?.note() } }
    /// Text on the tab; nil shows none.
    open var badgeValue: String? { didSet { tabs?.note() } }
    /// The controller in whose bar the tab is.
    weak var tabs: UITabBarController?
    /// Behind the badge; nil is red. Nothing to do: badges are red.
    open var badgeColor: UIColor?
    /// What the title is moved by. Nothing to do: titles of tabs have the system's places.
    open var titlePositionAdjustment = UIOffset.zero
    /// Sets the attributes of the badge in a state. Nothing to do: badges are as SwiftUI draws them.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    /// A tab with a title and an image; the tag does not select it.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// A tab with a title and an image, and another one while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    /// A tab with the English name of `systemItem` as its title, without an image.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = "\(systemItem)".capitalized
        self.tag = tag
    }
}

extension UIViewController {
    func tabBarItemChanged() {
        tabBarItem?.tabs = parent as? UITabBarController
        parent?.note()
    }
}

/// Shows one of several controllers over a tab bar, where a tap selects another.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    /// Its colours are drawn where there is no glass.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.tabs = self
        return bar
    }()
    /// The place of the controller that is shown, from 0; one that is out of range shows none.
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            note()
            guard children.indices.contains(oldValue), children[oldValue].hasAppeared else { return }
            children[oldValue].disappear()
            selectedViewController?.appear()
        }
    }
    /// The controllers, one for each tab. Setting them replaces all; nil leaves none.
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue ?? [] {
                addChild(child)
                child.tabBarItem?.tabs = self
            }
            note()
        }
    }
    /// Sets `viewControllers` at once, animated or not.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// The controller that is shown; nil where there is none. Setting one that is no tab is ignored.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { if let found = children.firstIndex(where: { $0 === newValue }) { selectedIndex = found } }
    }
    /// The tabs. Setting them makes their screens, which replace `viewControllers`.
    open var tabs: [UITab] = [] { didSet { adoptTabs() } }
    /// Whether the bar is hidden; false by default.
    open var isTabBarHidden = false { didSet { note() } }
    /// How the tabs are shown. Nothing to do: a phone shows a bar.
    open var mode = Mode.automatic
    /// When the bar of iOS 26 gets smaller.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic { didSet { note() } }
    /// Held weakly; asked for what the user selects, and told of it.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The user has tapped a tab.
    func userSelected(_ index: Int) {
        guard children.indices.contains(index),
              delegate?.tabBarController(self, shouldSelect: children[index]) ?? true else { return note() }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: children[index])
    }
    /// Makes a view that shows the tabs and the selected screen.
    open override func loadView() {
        view = ContentView { [unowned self] in AnyView(TabsShown(controller: self, revision: view.revision)) }
    }
}

/// The delegate of a tab bar controller.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tab that the user taps is selected.
    func tabBarController(_ tabBarController: UITabBarController,
                          shouldSelect viewController: UIViewController) -> Bool
    /// The user has selected a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(_ tabBarController: UITabBarController,
                                 shouldSelect viewController: UIViewController) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

private struct TabsShown: View {
    let controller: UITabBarController
    let revision: Int

    var body: some View { InsideSafeArea { tabs.environment(\.ownBarColors, controller.tabBar.colors) } }

    @ViewBuilder private var tabs: some View {
        // Closures see the controllers of this evaluation: there may be fewer when they are called again.
        let children = controller.children
        if controller.tabs.isEmpty {
            TabView(selection: selection) {
                ForEach(children.indices, id: \.self) { index in
                    let child = children[index], item = child.shownTab
                    let selected = index == controller.selectedIndex ? item?.selectedImage : nil
                    screen(child)
                        .tabItem {
                            if let image = selected ?? item?.image { Image(uiImage: image) }
                            Text(verbatim: item?.title ?? child.shownTitle ?? "")
                        }
                        .badge(item?.badgeValue.map { Text(verbatim: $0) })
                        .tag(index)
                }
            }
        } else {
            let tabs = controller.shownTabs
            TabView(selection: selection) {
                ForEach(tabs.indices.prefix(children.count), id: \.self) { index in
                    Tab(value: index, role: tabs[index] is UISearchTab ? .search : nil) {
                        screen(children[index])
                    } label: {
                        if let image = tabs[index].image { Image(uiImage: image) }
                        Text(verbatim: tabs[index].title)
                    }
                    .badge(tabs[index].badgeValue.map { Text(verbatim: $0) })
                    .disabled(!tabs[index].isEnabled)
                }
            }
            .tabBarMinimizeBehavior(controller.tabBarMinimizeBehavior.shown)
        }
    }

    private var selection: Binding<Int> {
        Binding(unequal: { controller.selectedIndex }, writing: { controller.userSelected($0) })
    }

    private func screen(_ child: UIViewController) -> some View {
        let isChosen = child === controller.selectedViewController
        return UIViewShown(ControllerStages.container(of: child, appears: isChosen), fills: true)
            .background { child.view.backgroundColor?.color.ignoresSafeArea() }
            .toolbar(controller.isTabBarHidden ? .hidden : .automatic, for: .tabBar)
    }
}

extension UITabBarController.MinimizeBehavior {
    fileprivate var shown: TabBarMinimizeBehavior {
        switch self {
        case .automatic: .automatic
        case .never: .never
        case .onScrollDown: .onScrollDown
        case .onScrollUp: .onScrollUp
        }
    }
}

extension UIViewController {
    /// The tab: of a stack without one of its own that of its root.
    fileprivate var shownTab: UITabBarItem? {
        guard let stack = self as? UINavigationController, tabBarItem?.title == nil, tabBarItem?.image == nil,
              let root = stack.viewControllers.first else { return tabBarItem }
        return root.tabBarItem
    }
    fileprivate var shownTitle: String? {
        let root = (self as? UINavigationController)?.viewControllers.first
        return title ?? root?.title ?? root?.navigationItem.title
    }
}
