public import Foundation
import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// Owns a view and reacts to its life: loading, appearing and disappearing. Containers show several of them.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// The names have no effect, since no interface files are read: the view is made by `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// As coded in a storyboard, which nothing here reads.
    public required init?(coder: NSCoder) { super.init() }
    /// A controller whose view is made by `loadView()`.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // MARK: Its view

    private var loaded: UIView?
    /// The view of the screen, loaded at the first use; setting it takes the place of loading.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded = newValue
            loaded?.controller = self
        }
    }
    /// The view, without loading it; nil before that.
    open var viewIfLoaded: UIView? { loaded }
    /// Whether there is a view; asking loads none.
    open var isViewLoaded: Bool { loaded != nil }
    /// Makes the view: an empty one of the size of the screen. Overridden to set `view`.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    /// Calls `loadView()` and `viewDidLoad()` where there is no view.
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }
    /// For overriding: called once, when the view has been made.
    open func viewDidLoad() {
        _ = ExtensionOverride.run(self, (any _OverridesViewDidLoad).self) { $0._iewDidLoad() }
    }
    /// For overriding: called when the view is first shown, with false.
    open func viewWillAppear(_ animated: Bool) {
        _ = ExtensionOverride.run(self, (any _OverridesViewWillAppear).self) { $0._iewWillAppear(animated) }
    }
    /// For overriding: called right after `viewWillAppear(_:)`, with false.
    open func viewIsAppearing(_ animated: Bool) {
        _ = ExtensionOverride.run(self, (any _OverridesViewIsAppearing).self) { $0._iewIsAppearing(animated) }
    }
    /// For overriding: called right after `viewIsAppearing(_:)`, with false.
    open func viewDidAppear(_ animated: Bool) {
        _ = ExtensionOverride.run(self, (any _OverridesViewDidAppear).self) { $0._iewDidAppear(animated) }
    }
    /// For overriding: called when the view has left the picture, with false.
    open func viewWillDisappear(_ animated: Bool) {
        _ = ExtensionOverride.run(self, (any _OverridesViewWillDisappear).self) { $0._iewWillDisappear(animated) }
    }
    /// For overriding: called right after `viewWillDisappear(_:)`, with false.
    open func viewDidDisappear(_ animated: Bool) {
        _ = ExtensionOverride.run(self, (any _OverridesViewDidDisappear).self) { $0._iewDidDisappear(animated) }
    }
    /// For overriding: called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {
        _ = ExtensionOverride.run(self, (any _OverridesViewWillLayoutSubviews).self) { $0._iewWillLayoutSubviews() }
    }
    /// For overriding: called when the view has laid out its subviews.
    open func viewDidLayoutSubviews() {
        _ = ExtensionOverride.run(self, (any _OverridesViewDidLayoutSubviews).self) { $0._iewDidLayoutSubviews() }
    }
    /// The safe area of the view has changed. For overriding.
    open func viewSafeAreaInsetsDidChange() {}
    /// Sets constraints of the view. For overriding: called before the view's `updateConstraints()`.
    open func updateViewConstraints() {}
    /// Sets what the view shows (iOS 26). For overriding: called before the view's `updateProperties()`.
    open func updateProperties() {}
    /// Asks for `updateProperties()` before the next layout.
    open func setNeedsUpdateProperties() { loaded?.ask(for: .properties) }
    /// Calls `updateProperties()` where it was asked for.
    open func updatePropertiesIfNeeded() { loaded?.update(.properties) }
    var ownTraitRegistrations: [TraitRegistration] = []
    /// For overriding: called when the traits around the view have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Memory is short. For overriding; never called.
    open func didReceiveMemoryWarning() {}
    /// That of the view, which this loads.
    open var traitCollection: UITraitCollection { view.traitCollection }
    /// Light or dark for the view, which this loads; unspecified takes that of the interface.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }
    /// The superview of the view, once that is in one, else the parent.
    open override var next: UIResponder? { loaded?.superview ?? parent }

    private(set) var hasAppeared = false
    /// Tells the controller that its view is shown.
    package func appear() {
        loadViewIfNeeded()
        guard !hasAppeared else { return }
        hasAppeared = true
        viewWillAppear(false)
        viewIsAppearing(false)
        viewDidAppear(false)
        for child in children { child.appear() }
    }
    package func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        viewWillDisappear(false)
        viewDidDisappear(false)
    }

    // MARK: What bars around it say

    /// What bars show for the screen; nil shows none.
    open var title: String? {
        didSet {
            note()
            barChanged()
        }
    }
    /// The screen's tab; its title, where nil, is the controller's.
    open var tabBarItem: UITabBarItem! = UITabBarItem() { didSet { tabBarItemChanged() } }
    /// What the navigation bar shows while the controller is on top of a stack.
    open private(set) lazy var navigationItem = UINavigationItem(of: self)
    /// The buttons of the bar at the lower edge; nil shows none.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet {
            for button in toolbarItems ?? [] { button.screen = self }
            barChanged()
        }
    }
    /// Sets `toolbarItems` at once, animated or not.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Bars around show something else.
    func barChanged() { navigationController?.note() }
    /// Whether the tab bar is hidden while this is on a stack, other than as its root; false by default.
    open var hidesBottomBarWhenPushed = false { didSet { barChanged() } }
    /// The size in points that the controller asks for: in SwiftUI, its ideal size. Zero asks for none.
    open var preferredContentSize = CGSize.zero
    /// Points added to the safe area. Without effect: the safe area is the window's.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { standIn(self, "the safe area is the window's") } }
    /// Edges at which content runs under bars. Nothing to do: content runs under bars as in SwiftUI.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether content runs under opaque bars. Nothing to do: content runs under bars as in SwiftUI.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether scroll views keep out of bars. Nothing to do: scroll views keep their own insets.
    open var automaticallyAdjustsScrollViewInsets = true
    /// For overriding; not asked: the status bar follows the interface.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// For overriding; not asked: `overrideUserInterfaceStyle` sets a style.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    /// For overriding; not asked.
    open var prefersStatusBarHidden: Bool { false }
    /// For overriding; not asked.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// For overriding; not asked: the host says how the screen is held.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// For overriding; not asked.
    open var shouldAutorotate: Bool { true }
    /// Asks for `preferredStatusBarStyle` again. Nothing to do: the status bar follows the interface.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Asks for `prefersHomeIndicatorAutoHidden` again. Nothing to do: there is no home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    func note() { loaded?.noteChange() }

    // MARK: Controllers in it

    /// The controllers in it, in the order of adding.
    open private(set) var children: [UIViewController] = []
    /// The controller that this is a child of; nil without one.
    open private(set) weak var parent: UIViewController?
    /// Makes `childController` a child. Its view is not added, and `didMove(toParent:)` is left to the caller.
    open func addChild(_ childController: UIViewController) {
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
        if hasAppeared { childController.appear() }
    }
    /// Takes it out of its parent and calls `didMove(toParent:)` with nil; its view stays where it is.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }
    /// For overriding: called by `addChild(_:)` with the new parent.
    open func willMove(toParent parent: UIViewController?) {}
    /// For overriding: called by `removeFromParent()` with nil; otherwise by the one who adds the view.
    open func didMove(toParent parent: UIViewController?) {}
    /// The nearest stack of screens that it is in; nil outside of any.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    /// The nearest tabs that it is in; nil outside of any.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

    /// What is shown over the view in the place of its content; nil shows the content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet {
            unavailableView?.removeFromSuperview()
            unavailableView = contentUnavailableConfiguration.map {
                ($0 as? UIContentUnavailableConfiguration).map { UIContentUnavailableView(configuration: $0) }
                    ?? _ConfiguredView($0)
            }
            guard let shown = unavailableView, let view else { return }
            shown.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(shown)
            NSLayoutConstraint.activate([
                shown.topAnchor.constraint(equalTo: view.topAnchor),
                shown.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
    }
    private var unavailableView: _ConfiguredView?
    /// Asks for `updateContentUnavailableConfiguration(using:)`, which is called at once.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState(
            traitCollection: traitCollection))
    }
    /// For overriding: sets `contentUnavailableConfiguration` for a state.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Whether the content can be changed.
    open var isEditing = false
    /// Sets `isEditing`; for overriding.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// A button that turns editing on and off.
    open var editButtonItem: UIBarButtonItem {
        UIBarButtonItem(title: isEditing ? "Done" : "Edit", primaryAction: UIAction { [weak self] action in
            guard let self else { return }
            self.setEditing(!self.isEditing, animated: true)
            (action.sender as? UIBarButtonItem)?.title = self.isEditing ? "Done" : "Edit"
        })
    }
    /// The window is about to have another size. For overriding; never called.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// The traits are about to change. For overriding; never called.
    open func willTransition(to newCollection: UITraitCollection,
                             with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Nil: transitions show at once.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// Nil: there are no storyboards.
    open var storyboard: UIStoryboard? { nil }
    /// Shows what a storyboard says. Without effect: no storyboards are read.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        standIn(self, "no storyboards are read")
    }
    /// A segue is about to be performed. For overriding; never called.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue is performed. For overriding; never called.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// The traits that a child has instead of those around. Without effect: children have the traits of the parent.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        standIn(self, "children have the traits of the parent")
    }
    /// For overriding; not asked.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// For overriding; not asked.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// For overriding; not asked.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// For overriding; not asked.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// For overriding; not asked.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// For overriding; not asked.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// For overriding; not asked.
    open var prefersPointerLocked: Bool { false }
    /// Asks for `supportedInterfaceOrientations` again. Nothing to do: the host says how the screen is held.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Asks for the deferred edges again. Nothing to do: there are no gestures of the system.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Turns the interface to a supported side. Nothing to do: the host says how the screen is held.
    open class func attemptRotationToDeviceOrientation() {}
    /// False: the controller is in no such state.
    open var isMovingToParent: Bool { false }
    /// False: the controller is in no such state.
    open var isMovingFromParent: Bool { false }
    /// Shortcuts are added. Nothing to do: keys reach the views of SwiftUI.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Shortcuts are taken out. Nothing to do: keys reach the views of SwiftUI.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Shows one child in the place of another, without an animation; the view of the new one is added to this one's.
    open func transition(from fromViewController: UIViewController, to toViewController: UIViewController,
                         duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
                         completion: ((Bool) -> Void)? = nil) {
        fromViewController.view.removeFromSuperview()
        view.addSubview(toViewController.view)
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() },
                       completion: completion)
    }
    /// Shows a controller in the detail of a split view, or as `show(_:sender:)` does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController {
            split.setViewController(vc, for: .secondary)
        } else {
            show(vc, sender: sender)
        }
    }
    /// The nearest split view that it is in; nil outside of any.
    open var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
    /// Held weakly; nothing is asked of it: transitions are those of the system.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether a controller over it says how the status bar looks. Nothing to do: it follows the interface.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether a presented controller gives its transition. Nothing to do: transitions are those of the system.
    open var providesPresentationContextTransitionStyle = false
    /// Whether keys of the program work while it is presented. Nothing to do: keys reach the views of SwiftUI.
    open var performsActionsWhilePresentingModally = false
    /// The view whose constraints bars follow. Nothing to do: bars are SwiftUI's.
    open func setContentScrollView(_ scrollView: UIScrollView?) {}

    // MARK: Presenting

    /// What it presents; nil without anything.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one; nil where none does.
    open private(set) weak var presentingViewController: UIViewController?
    /// How it is presented: the styles that cover all, or as a sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition of a presentation. Nothing to do: it is that of the system.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether it stays until the program dismisses it.
    open var isModalInPresentation = false
    /// Whether presentations cover this controller only. Nothing to do: they cover the window.
    open var definesPresentationContext = false
    /// False: presentations show at once.
    open var isBeingPresented: Bool { false }
    /// False: presentations end at once.
    open var isBeingDismissed: Bool { false }
    /// A sheet's, made at the first use, with this as the presented controller.
    public private(set) lazy var presentationController: UIPresentationController? = UISheetPresentationController(self)
    /// `presentationController`, which is a sheet's.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// A popover's, made at the first use, with this as the presented controller.
    open var popoverPresentationController: UIPopoverPresentationController? { popover }
    private lazy var popover = UIPopoverPresentationController(self)

    /// Shows another controller over this one, and runs `completion` at once: an alert, a sheet, or by its style a
    /// screen over all. A controller whose view is in none that is shown presents nothing.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool,
                      completion: (() -> Void)? = nil) {
        guard presentedViewController == nil else { return }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        note()
        completion?()
    }
    /// Ends what it presents, else its own presentation, and runs `completion` at once. The delegate of a sheet is
    /// notified.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let shown = presentedViewController {
            presentedViewController = nil
            shown.presentingViewController = nil
            shown.disappear()
            note()
        } else {
            presentingViewController?.dismiss(animated: flag, completion: nil)
        }
        completion?()
    }
    /// The user has ended what it presents.
    func endPresentation() {
        guard let shown = presentedViewController else { return }
        dismiss(animated: true)
        shown.presentationController.map { $0.delegate?.presentationControllerDidDismiss($0) }
    }
    /// Pushes a controller in the stack that this is in, or presents it outside of any.
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let navigation = navigationController { navigation.pushViewController(viewController,
            animated: true) } else {
            present(viewController, animated: true)
        }
    }
}

/// Whether the status bar's text is dark or light.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
/// How a presented controller covers others.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}
/// How a presented controller enters and leaves: as the system has it.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
