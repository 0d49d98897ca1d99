public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews

/// A view that scrolls content larger than its bounds, by the gestures of SwiftUI's scroll view. Programs cannot scroll
/// it, and are not notified.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// Whether scrolling hides a keyboard on the screen.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// Whether the safe area is added to the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    /// How fast scrolling becomes slower.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// The part of the speed that is left after a millisecond.
        public let rawValue: CGFloat
        /// A rate by the part of the speed that is left after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0.998 for each millisecond.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99 for each millisecond.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// A view that cuts off what is outside of it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.masksToBounds = true
    }

    /// The size of the content in points; zero takes what the bounds and the subviews reach.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { noteChange() } } }
    /// The point of the content at the upper left. Without effect: the user scrolls from the start.
    open var contentOffset = CGPoint.zero {
        didSet {
            guard contentOffset != oldValue else { return }
            standIn(self, "the user scrolls from the start")
            noteChange()
        }
    }
    /// Points around the content, inside what scrolls.
    open var contentInset = UIEdgeInsets.zero { didSet { noteChange() } }
    /// `contentInset`: the safe area is not added.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Points around the vertical indicator. Nothing to do: indicators are at the edges.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Points around the indicators. Nothing to do: indicators are at the edges.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the safe area is added to `contentInset`. Nothing to do: scroll views keep their own insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Whether indicators keep out of bars. Nothing to do: indicators are at the edges.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Points around the horizontal indicator. Nothing to do: indicators are at the edges.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The size that shows content, in points.
    open var visibleSize: CGSize { bounds.size }
    /// A recognizer that recognizes nothing: content is not zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
    /// Nil: the view of SwiftUI scrolls.
    open var directionalPressGestureRecognizer: UIGestureRecognizer? { nil }
    /// False.
    open var isZoomBouncing: Bool { false }
    /// Whether a keyboard moves the content. Nothing to do: there is no keyboard on the screen.
    open var allowsKeyboardScrolling = true
    /// Whether the parent scrolls at the ends. Nothing to do: scroll views move as SwiftUI's.
    open var transfersHorizontalScrollingToParent = true, transfersVerticalScrollingToParent = true
    /// Stops scrolling and zooming. Nothing to do: the user scrolls.
    open func stopScrollingAndZooming() {}
    /// Whether the user scrolls, on axes where the content is larger than the bounds.
    open var isScrollEnabled = true { didSet { noteChange() } }
    /// Whether scrolling stops at multiples of the bounds. Without effect: scrolling stops anywhere.
    open var isPagingEnabled = false { didSet { standIn(self, "scrolling stops anywhere") } }
    /// Whether content moves beyond its ends and springs back. Nothing to do: scroll views move as SwiftUI's.
    open var bounces = true, alwaysBounceVertical = false, alwaysBounceHorizontal = false, bouncesZoom = true
    /// How drags are taken; whether a tap at the top scrolls up. Nothing to do: scroll views move as SwiftUI's.
    open var isDirectionalLockEnabled = false, scrollsToTop = true, delaysContentTouches = true
    /// Whether a drag ends touches inside. Nothing to do: scroll views move as SwiftUI's.
    open var canCancelContentTouches = true
    /// Whether indicators are shown, on both axes; true by default.
    open var showsVerticalScrollIndicator = true { didSet { noteChange() } }
    /// Whether the horizontal indicator is shown; true by default. Nothing to do: `showsVerticalScrollIndicator` is for
    /// both axes.
    open var showsHorizontalScrollIndicator = true { didSet { noteChange() } }
    /// The colour of the indicators. Nothing to do: indicators have the system's colour.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether scrolling hides a keyboard on the screen. Nothing to do: there is no keyboard on the screen.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// How fast scrolling becomes slower. Nothing to do: scroll views move as SwiftUI's.
    open var decelerationRate = DecelerationRate.normal
    /// A limit of `setZoomScale(_:animated:)`; scales draw nothing larger or smaller.
    open var minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1
    /// Sets `zoomScale`, clamped to its limits; the content is not scaled.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    }
    /// Makes a part of the content, in its points, fill the view. Without effect: content is not zoomed.
    open func zoom(to rect: CGRect, animated: Bool) { standIn(self, "content is not zoomed") }
    /// Sets `contentOffset`, which scrolls nothing.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Scrolls until a part of the content, in its points, is in sight. Without effect: the user scrolls from the
    /// start.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { standIn(self, "the user scrolls from the start") }
    /// Shows the indicators for a moment. Nothing to do: indicators show while the user scrolls.
    open func flashScrollIndicators() {}
    /// False.
    open var isDragging: Bool { false }
    /// False.
    open var isTracking: Bool { false }
    /// False.
    open var isDecelerating: Bool { false }
    /// False.
    open var isZooming: Bool { false }
    /// Held weakly. A text view notifies its own; scrolling notifies none.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// A recognizer that recognizes nothing: the view of SwiftUI scrolls.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Its action is sent when the user pulls the content down; nil is none.
    open var refreshControl: UIRefreshControl? { didSet { noteChange() } }
    /// The content, for constraints: as large as they make it. The sides of the scroll view are the same to them.
    open private(set) lazy var contentLayoutGuide = UILayoutGuide(self, area: contentArea)
    /// The frame of the view, for constraints.
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(self, area: frameArea)
    private lazy var areas = (0..<2).map { _ in
        let area = UIView()
        area.superview = self
        return area
    }
    package override var contentArea: UIView? { areas[0] }
    package override var frameArea: UIView? { areas[1] }

    package override var drawsSubviews: Bool { false }

    /// What content looks like under a bar at the top (iOS 26).
    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    /// What content looks like under a bar at the left (iOS 26).
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    /// What content looks like under a bar at the bottom (iOS 26).
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    /// What content looks like under a bar at the right (iOS 26).
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
    /// What is inside, as large as it says, as constraints make it or as its views reach.
    private var extent: CGSize {
        if contentSize != .zero { return contentSize }
        if subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            let size = areas[0].bounds.size
            return CGSize(width: max(size.width, bounds.width), height: max(size.height, bounds.height))
        }
        return subviews.reduce(into: bounds.size) { size, view in
            size = CGSize(width: max(size.width, view.frame.maxX), height: max(size.height, view.frame.maxY))
        }
    }

    open override func _content() -> AnyView? {
        let size = extent
        var axes: Axis.Set = []
        if isScrollEnabled, size.height > bounds.height { axes.insert(.vertical) }
        if isScrollEnabled, size.width > bounds.width { axes.insert(.horizontal) }
        return AnyView(ScrollView(axes, showsIndicators: showsVerticalScrollIndicator) {
            UIViewChildren(view: self, revision: self.revision)
                .frame(width: size.width, height: size.height, alignment: .topLeading)
                .padding(EdgeInsets(top: contentInset.top, leading: contentInset.left, bottom: contentInset.bottom,
                                    trailing: contentInset.right))
        }
        .refreshed(by: refreshControl)
        .frame(width: bounds.width, height: bounds.height, alignment: .topLeading))
    }
}

extension View {
    /// A view that scrolls, with the control for loading new content.
    fileprivate func refreshed(by control: UIRefreshControl?) -> AnyView {
        control.map { control in AnyView(refreshable { control.userPulled() }) } ?? AnyView(self)
    }
}

/// Receives scrolling events. Views of SwiftUI scroll what is shown, so that none of this is called.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content has moved. Never called.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The user begins to drag. Never called.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The user has stopped dragging; whether the content moves on. Never called.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content has stopped. Never called.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset has ended. Never called.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The zoom scale has changed. Never called.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The view that is zoomed; nil zooms nothing. Never called.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Nil: nothing is zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A control for loading new content, which sends `valueChanged` when the user pulls a table down. It is SwiftUI's.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    /// Whether the program has begun and not ended a refresh.
    open private(set) var isRefreshing = false
    /// Below the sign of activity; nil is none. Nothing to do: the sign of activity is SwiftUI's.
    open var attributedTitle: NSAttributedString?
    /// Sets `isRefreshing`; nothing is shown.
    open func beginRefreshing() { isRefreshing = true }
    /// The user has pulled the content down.
    func userPulled() {
        isRefreshing = true
        sendActions(for: .valueChanged)
    }
    /// Sets `isRefreshing` to false.
    open func endRefreshing() { isRefreshing = false }
}
