public import Foundation

/// Shows one page of a sequence that its data source makes; a swipe turns to the next or the one before, without an
/// animation.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// How one page takes the place of another. Pages change at once, in both styles.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Whether pages are beside each other or below.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// Whether the new page comes from behind or from before.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// Where a page is bound.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    /// What a page controller is made with.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// A key by its name. Options are not kept.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points between two pages, an `NSNumber`.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// A `SpineLocation`, as an `NSNumber`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
    /// As given when it was made. Nothing to do: pages have no back.
    public let transitionStyle: TransitionStyle
    /// The axis of the swipes that turn pages.
    public let navigationOrientation: NavigationOrientation
    /// Asked for the page beside the one shown, at a swipe; held weakly. Nil turns no page.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Notified before and after a swipe has turned a page; held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Whether pages have a back. Nothing to do: pages have no back.
    open var isDoubleSided = false
    /// The pages shown; nil before any was set.
    open private(set) var viewControllers: [UIViewController]?
    /// None: those that turn pages are not listed.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// A controller without a page; the options are not kept.
    public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
                options: [OptionsKey: Any]? = nil) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }

    /// Shows these pages at once and calls `completion` with true; the first is what a swipe starts from.
    open func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection,
                                 animated: Bool, completion: ((Bool) -> Void)? = nil) {
        show(viewControllers ?? [])
        completion?(true)
    }

    private func show(_ controllers: [UIViewController]) {
        for old in viewControllers ?? [] where !controllers.contains(old) {
            old.view.removeFromSuperview()
            old.removeFromParent()
            old.disappear()
        }
        viewControllers = controllers
        for new in controllers where new.parent !== self {
            addChild(new)
            new.view.translatesAutoresizingMaskIntoConstraints = true
            view.addSubview(new.view)
            new.appear()
        }
        view.setNeedsLayout()
    }

    /// Turns to the page that the data source has beside the one shown.
    fileprivate func turn(forward: Bool) {
        guard let now = viewControllers?.first, let dataSource,
              let next = forward ? dataSource.pageViewController(self, viewControllerAfter: now)
                : dataSource.pageViewController(self, viewControllerBefore: now) else { return }
        delegate?.pageViewController(self, willTransitionTo: [next])
        show([next])
        delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: [now],
                                     transitionCompleted: true)
    }

    /// Makes a view of the size of the screen whose swipes turn pages: forwards to the left or up.
    open override func loadView() {
        let pages = PagesView(frame: UIScreen.main.bounds)
        let isVertical = navigationOrientation == .vertical
        let on = Swipe { [weak self] in self?.turn(forward: true) }
        on.direction = isVertical ? .up : .left
        let back = Swipe { [weak self] in self?.turn(forward: false) }
        back.direction = isVertical ? .down : .right
        pages.addGestureRecognizer(on)
        pages.addGestureRecognizer(back)
        view = pages
    }
}

private final class Swipe: UISwipeGestureRecognizer {
    private let run: () -> Void
    init(_ run: @escaping () -> Void) {
        self.run = run
        super.init(target: nil, action: nil)
        addTarget(self, action: _Selector(Swipe.swiped))
    }
    private func swiped() { run() }
}

/// Each page is as large as the controller's view.
private final class PagesView: UIView {
    override func layoutSubviews() {
        for view in subviews { view.frame = bounds }
    }
}

/// Provides the pages before and after a page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before one; nil at the first.
    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerBefore viewController: UIViewController) -> UIViewController?
    /// The page behind one; nil at the last.
    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerAfter viewController: UIViewController) -> UIViewController?
    /// How many dots there are. Never called: no dots are shown.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot stands out. Never called.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
    /// 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of page transitions.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called at a swipe, before the page changes.
    func pageViewController(_ pageViewController: UIPageViewController,
                            willTransitionTo pendingViewControllers: [UIViewController])
    /// Called at a swipe, after the page has changed, with true twice.
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                            previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(_ pageViewController: UIPageViewController,
                                   willTransitionTo pendingViewControllers: [UIViewController]) {}
    /// Does nothing.
    public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                                   previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
}
