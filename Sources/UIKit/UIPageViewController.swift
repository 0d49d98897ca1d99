public import Foundation

/// Screens like pages, of which one is shown.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var isDoubleSided = false
    open private(set) var viewControllers: [UIViewController]?
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
                options: [OptionsKey: Any]? = nil) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }

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
    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController,
                            viewControllerAfter viewController: UIViewController) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of page transitions.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController,
                            willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                            previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
    public func pageViewController(_ pageViewController: UIPageViewController,
                                   willTransitionTo pendingViewControllers: [UIViewController]) {}
    public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                                   previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
}
