public import Foundation
import QuadrantCore
import QuadrantViews

/// What a navigation bar shows of a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    public override init() { super.init() }
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var hidesSearchBarWhenScrolling = true
}

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }
    public enum Style: Int, Sendable { case plain, bordered, done }
    open var style = Style.plain
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    open var customView: UIView?
    open var tintColor: UIColor?
    open var width: CGFloat = 0
    private var systemItem: SystemItem?

    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target, action)
    }
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target, action)
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
        self.init()
        (self.systemItem, self.target, self.action) = (systemItem, target, action)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        (self.systemItem, self.primaryAction) = (systemItem, primaryAction)
    }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        (self.title, self.image, self.primaryAction) = (title ?? primaryAction?.title, image, primaryAction)
    }
    public class func flexibleSpace() -> Self { Self() }
    public override required init() { super.init() }

    private static let names: [SystemItem: String] = [
        .add: "plus", .action: "square.and.arrow.up", .compose: "square.and.pencil", .search: "magnifyingglass",
        .refresh: "arrow.clockwise", .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill",
        .rewind: "backward.fill", .fastForward: "forward.fill", .bookmarks: "book", .organize: "folder",
        .reply: "arrowshape.turn.up.left", .close: "xmark", .stop: "xmark",
    ]
    private static let titles: [SystemItem: String] = [
        .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .undo: "Undo", .redo: "Redo",
    ]

    func send() {
        primaryAction?.perform(self)
        if let target, let action { action.perform(on: target, with: self) }
    }

    /// The button as bars of SwiftUI show it.
    @ViewBuilder var button: some View {
        if let customView {
            UIViewShown(UIViewContainer(customView))
        } else {
            Button(action: send) {
                if let image { Image(uiImage: image) } else if let symbol = systemItem.flatMap({ Self.names[$0] }) {
                    Image(systemName: symbol)
                } else {
                    Text(verbatim: title ?? systemItem.flatMap { Self.titles[$0] } ?? "")
                }
            }.disabled(!isEnabled)
        }
    }
}

/// What bars hold.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    public override init() { super.init() }
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var landscapeImagePhone: UIImage?
    open var accessibilityIdentifier: String?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A tab of a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = "\(systemItem)".capitalized
        self.tag = tag
    }
}

/// Screens on each other, the last on top, under a bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    open private(set) lazy var navigationBar = UINavigationBar()
    open var isNavigationBarHidden = false { didSet { note() } }
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
    private let popGesture = UIGestureRecognizer()

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue { addChild(child) }
            note()
        }
    }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addChild(viewController)
        note()
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        last.removeFromParent()
        last.disappear()
        note()
        return last
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(children.dropFirst())
        for child in popped { child.removeFromParent() }
        note()
        return popped
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open override func loadView() { view =
        ContentView { [unowned self] in AnyView(NavigationShown(controller: self)) } }
}

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

private struct NavigationShown: View {
    let controller: UINavigationController

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
            }
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

/// Screens beside each other, one of them shown, over a bar of tabs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    open private(set) lazy var tabBar = UITabBar()
    open var selectedIndex = 0 { didSet { note() } }
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue ?? [] { addChild(child) }
            note()
        }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { if let found = children.firstIndex(where: { $0 === newValue }) { selectedIndex = found } }
    }
    open weak var delegate: (any UITabBarControllerDelegate)?
    open override func loadView() { view = ContentView { [unowned self] in AnyView(TabsShown(controller: self)) } }
}

@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

private struct TabsShown: View {
    let controller: UITabBarController

    var body: some View {
        TabView(selection: Binding(get: { controller.selectedIndex }, set: { controller.selectedIndex = $0 })) {
            ForEach(controller.children.indices, id: \.self) { index in
                let child = controller.children[index]
                UIViewShown(ControllerStages.container(of: child), fills: true)
                    .tabItem {
                        if let image = child.tabBarItem?.image { Image(uiImage: image) }
                        Text(verbatim: child.tabBarItem?.title ?? child.title ?? "")
                    }
                    .tag(index)
            }
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
