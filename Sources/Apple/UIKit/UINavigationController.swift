public import Foundation
import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// Shows the last of a stack of controllers under a bar with a button back.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// With its `prefersLargeTitles` screens have large titles; other looks have no effect.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar()
        bar.navigation = self
        return bar
    }()
    /// Whether the screens are without a bar; false by default.
    open var isNavigationBarHidden = false { didSet { note() } }
    /// Whether the bar at the lower edge, with the `toolbarItems` of the screen, is hidden; true by default.
    open var isToolbarHidden = true { didSet { note() } }
    /// Sets `isToolbarHidden` at once, animated or not.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// Whether a swipe up hides the bar. Without effect: bars stay.
    open var hidesBarsOnSwipe = false { didSet { standIn(self, "bars stay") } }
    /// Held weakly; told of the screens that are shown.
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
            setViewControllers(newValue, animated: false)
        }
    }
    /// The screen that is shown; nil in an empty stack.
    open var topViewController: UIViewController? { children.last }
    /// What the stack presents, else the screen on top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    /// Replaces all screens.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(animated) {
            for child in children { child.removeFromParent() }
            for child in viewControllers { addChild(child) }
        }
    }
    /// Puts a screen on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change(animated) { addChild(viewController) }
    }
    /// Takes the screen on top away and returns it; nil where it is the root, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { pop(to: children.count - 1, animated).last }
    /// Takes all screens but the root away and returns them, from the lowest on.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1, animated) }
    /// Takes the screens above one away and returns them, from the lowest on; nil where it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        children.firstIndex(of: viewController).map { pop(to: $0 + 1, animated) }
    }
    /// The user has gone back to a number of screens.
    func userWent(backTo count: Int) { _ = pop(to: count, true) }

    private func pop(to count: Int, _ animated: Bool) -> [UIViewController] {
        guard count > 0, count < children.count else { return [] }
        let popped = Array(children[count...])
        change(animated) { for child in popped { child.removeFromParent() } }
        return popped
    }
    /// Changes the stack: what was on top disappears, and what is appears.
    private func change(_ animated: Bool, _ body: () -> Void) {
        let old = topViewController, all = children, isShown = hasAppeared || old?.hasAppeared == true
        body()
        var transaction = Transaction()
        transaction.disablesAnimations = !animated
        withTransaction(transaction) { note() }
        let new = topViewController
        for child in all where !children.contains(child) || (child === old && new !== old) { child.disappear() }
        guard let new, new !== old else { return }
        delegate?.navigationController(self, willShow: new, animated: animated)
        if isShown { new.appear() }
        delegate?.navigationController(self, didShow: new, animated: animated)
    }
    /// Sets `isNavigationBarHidden` at once, animated or not.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Makes a view that shows the bar and the screen on top.
    open override func loadView() {
        view = ContentView { [unowned self] in AnyView(NavigationShown(controller: self, revision: view.revision)) }
    }
}

/// The delegate of a navigation controller.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A screen comes to the top.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController,
                              animated: Bool)
    /// A screen has come to the top. Called at once, before an animation.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController,
                              animated: Bool)
}
extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(_ navigationController: UINavigationController,
                                     willShow viewController: UIViewController, animated: Bool) {}
    /// Does nothing.
    public func navigationController(_ navigationController: UINavigationController,
                                     didShow viewController: UIViewController, animated: Bool) {}
}

/// Where controllers inside others are shown.
@MainActor
enum ControllerStages {
    /// `appears` is whether the screen is in sight: one below others in a stack is not.
    static func container(of controller: UIViewController, appears: Bool = true) -> UIViewContainer {
        if appears { controller.appear() } else { controller.loadViewIfNeeded() }
        if let known = controller.view.ownContainer { return known }
        let made = UIViewContainer(controller.view)
        controller.view.retainedContainer = made
        return made
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
