public import Foundation
import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// What a navigation bar shows while a controller is on top: its title and buttons.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// Whether one screen has a large title.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    /// What a back button says.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    /// An item without a title.
    public override init() { super.init() }
    /// An item with this title.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    /// The title in the bar; nil shows that of the controller.
    open var title: String?
    /// A line above the title. Without effect: bars have one line.
    open var prompt: String? { didSet { standIn(self, "bars have one line") } }
    /// In the place of the title. Without effect: bars show the title as text.
    open var titleView: UIView? { didSet { standIn(self, "bars show the title as text") } }
    /// The button at the leading end; `leftBarButtonItems`, where set, takes its place.
    open var leftBarButtonItem: UIBarButtonItem?
    /// The button at the trailing end; `rightBarButtonItems`, where set, takes its place.
    open var rightBarButtonItem: UIBarButtonItem?
    /// The buttons at the leading end, from there on; nil shows `leftBarButtonItem`.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the trailing end, the last one outermost; nil shows `rightBarButtonItem`.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The button back to this screen. Without effect: the button back is the system's.
    open var backBarButtonItem: UIBarButtonItem? { didSet { standIn(self, "the button back is the system's") } }
    /// The title of the button back to this screen. Without effect: the button back is the system's.
    open var backButtonTitle: String? { didSet { standIn(self, "the button back is the system's") } }
    /// Whether there is no button back. Without effect: the button back stays.
    open var hidesBackButton = false { didSet { standIn(self, "the button back stays") } }
    /// Whether this screen has a large title. Without effect: `prefersLargeTitles` of the bar is for all screens.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { standIn(self, "`prefersLargeTitles` of the bar is for all screens") }
    }
    /// What the button back says. Without effect: the button back is the system's.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { standIn(self, "the button back is the system's") }
    }
    /// Whether the search field scrolls with the content. Nothing to do: the search field stays.
    open var hidesSearchBarWhenScrolling = true
    /// The search whose field the bar shows; nil for none.
    open var searchController: UISearchController?
    /// Where the field is. Nothing to do: as in SwiftUI.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Where the field of a search is.
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }
    /// The look over content that has scrolled. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var standardAppearance: UINavigationBarAppearance?
    /// The look at the upper end. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of a low bar. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var compactAppearance: UINavigationBarAppearance?
    /// Whether the button back stays beside others. Nothing to do: there is no button back beside others.
    open var leftItemsSupplementBackButton = false
    /// Sets the button at the trailing end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the button at the leading end.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons at the trailing end.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the buttons at the leading end.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets `hidesBackButton`.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

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

/// Shows the last of a stack of controllers under a bar. Pushing and popping are not animated, and the bar has no back
/// button.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// Its `prefersLargeTitles` decides the titles of all screens; other looks have no effect.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar()
        bar.navigation = self
        return bar
    }()
    /// Whether the screens are without a bar; false by default.
    open var isNavigationBarHidden = false { didSet { note() } }
    /// Whether the bar at the lower edge is hidden; true by default. Without effect: there is no toolbar.
    open var isToolbarHidden = true { didSet { standIn(self, "there is no toolbar") } }
    /// Whether a swipe up hides the bar. Without effect: bars stay.
    open var hidesBarsOnSwipe = false { didSet { standIn(self, "bars stay") } }
    /// Held weakly; not notified.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// A recognizer that recognizes nothing: no drag goes back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
    private let popGesture = UIGestureRecognizer()

    /// A stack of one screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }
    /// A stack without screens; the names have no effect.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The screens, from the root to the top. Setting them replaces all.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue { addChild(child) }
            note()
        }
    }
    /// The screen that is shown; nil in an empty stack.
    open var topViewController: UIViewController? { children.last }
    /// What the stack presents, else the screen on top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    /// Sets `viewControllers` at once, animated or not.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// Puts a screen on top, without an animation.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addChild(viewController)
        note()
    }
    /// Takes the screen on top away and returns it; nil where it is the root, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        last.removeFromParent()
        last.disappear()
        note()
        return last
    }
    /// Takes all screens but the root away and returns them, from the lowest on.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(children.dropFirst())
        for child in popped {
            child.removeFromParent()
            child.disappear()
        }
        note()
        return popped
    }
    /// Sets `isNavigationBarHidden` at once, animated or not.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Makes a view that shows the bar and the screen on top.
    open override func loadView() {
        view = ContentView { [unowned self] in AnyView(NavigationShown(controller: self, revision: view.revision)) }
    }
}

/// The delegate of a navigation controller. None of its methods are called.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

private struct NavigationShown: View {
    let controller: UINavigationController
    let revision: Int

    var body: some View {
        NavigationStack {
            if let top = controller.topViewController {
                let item = top.navigationItem
                UIViewShown(ControllerStages.container(of: top), fills: true)
                    .navigationTitle(Text(verbatim: item.title ?? top.title ?? ""))
                    .navigationBarTitleDisplayMode(controller.navigationBar.prefersLargeTitles ? .large : .inline)
                    .toolbar(controller.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
                    .toolbar {
                        ToolbarItemGroup(placement: .navigationBarLeading) {
                            ForEach(item.leftBarButtonItems ?? item.leftBarButtonItem.map { [$0] } ?? [], id: \.self) {
                                $0.button
                            }
                        }
                        ToolbarItemGroup(placement: .navigationBarTrailing) {
                            ForEach(item.rightBarButtonItems ?? item.rightBarButtonItem.map { [$0] } ?? [], id: \.self)
                            { $0.button }
                        }
                    }
                    .modifier(SearchField(controller: item.searchController))
            }
        }
    }
}

/// The field of a search in the bar.
private struct SearchField: ViewModifier {
    let controller: UISearchController?

    func body(content: Content) -> some View {
        if let controller {
            let bar = controller.searchBar
            content.searchable(text: Binding(unequal: { bar.text ?? "" }, writing: { new in
                bar.text = new
                bar.delegate?.searchBar(bar, textDidChange: new)
                controller.changed()
            }), prompt: Text(verbatim: bar.placeholder ?? "Search"))
            .onSubmit(of: .search) { bar.delegate?.searchBarSearchButtonClicked(bar) }
        } else {
            content
        }
    }
}

/// Where controllers inside others are shown.
@MainActor
enum ControllerStages {
    static func container(of controller: UIViewController) -> UIViewContainer {
        controller.appear()
        if let known = controller.view.ownContainer { return known }
        let made = UIViewContainer(controller.view)
        controller.view.retainedContainer = made
        return made
    }
}

/// Shows one of several controllers over a tab bar, where a tap selects another.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    /// The looks of this bar have no effect.
    open private(set) lazy var tabBar = UITabBar()
    /// The place of the controller that is shown, from 0; one that is out of range shows none.
    open var selectedIndex = 0 { didSet { note() } }
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
    /// Held weakly; not notified.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// Makes a view that shows the tabs and the selected screen.
    open override func loadView() {
        view = ContentView { [unowned self] in AnyView(TabsShown(controller: self, revision: view.revision)) }
    }
}

/// The delegate of a tab bar controller. None of its methods are called.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

private struct TabsShown: View {
    let controller: UITabBarController
    let revision: Int

    var body: some View {
        // Closures see the controllers of this evaluation: there may be fewer when they are called again.
        let children = controller.children
        if controller.tabs.isEmpty {
            TabView(selection: selection) {
                ForEach(children.indices, id: \.self) { index in
                    let child = children[index], item = child.tabBarItem
                    let selected = index == controller.selectedIndex ? item?.selectedImage : nil
                    screen(child)
                        .tabItem {
                            if let image = selected ?? item?.image { Image(uiImage: image) }
                            Text(verbatim: item?.title ?? child.title ?? "")
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
        Binding(unequal: { controller.selectedIndex }, writing: { controller.selectedIndex = $0 })
    }

    private func screen(_ child: UIViewController) -> some View {
        UIViewShown(ControllerStages.container(of: child), fills: true)
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

/// A view whose content is a view of SwiftUI.
final class ContentView: UIView {
    private let make: @MainActor () -> AnyView
    init(_ make: @escaping @MainActor () -> AnyView) {
        self.make = make
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func _content() -> AnyView? { make() }
}
