public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews

/// A view that scrolls content larger than its bounds, by the gestures of SwiftUI's scroll view.
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
    /// The point of the content at the upper left, in points. Setting it scrolls at once, to where there is content;
    /// scrolling by the user sets it.
    open var contentOffset = CGPoint.zero {
        didSet {
            guard contentOffset != oldValue else { return }
            if !isFollowing { ask(for: contentOffset, animated: false) }
            delegate?.scrollViewDidScroll(self)
        }
    }
    /// What the program last asked for.
    private(set) var request = UIScrollRequest()
    /// Whether the offset is set to what is shown.
    private var isFollowing = false
    /// What moves the content at present.
    private var phase = ScrollPhase.idle
    /// Points around the content, inside what scrolls.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            follow { contentOffset.x += oldValue.left - contentInset.left }
            follow { contentOffset.y += oldValue.top - contentInset.top }
            noteChange()
        }
    }
    /// What is shown of the content: its origin is `contentOffset`.
    open override var bounds: CGRect {
        get { CGRect(origin: contentOffset, size: super.bounds.size) }
        set {
            super.bounds = CGRect(origin: .zero, size: newValue.size)
            contentOffset = newValue.origin
        }
    }
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
    /// A recognizer that recognizes nothing: the view of SwiftUI zooms.
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
    /// Whether scrolling stops at multiples of the bounds.
    open var isPagingEnabled = false
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
    /// The lower limit of `zoomScale`; 1 by default.
    open var minimumZoomScale: CGFloat = 1 { didSet { noteChange() } }
    /// The upper limit of `zoomScale`; 1 by default. Above the lower one the user zooms by a pinch.
    open var maximumZoomScale: CGFloat = 1 { didSet { noteChange() } }
    /// How many times as large as at first the view that the delegate zooms is.
    open var zoomScale: CGFloat {
        get { scale }
        set { zoom(newValue, about: CGPoint(x: bounds.midX, y: bounds.midY)) }
    }
    private var scale: CGFloat = 1
    /// Zooms about the middle, within the limits. An animation has only its end.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Makes a part of the zoomed view, in its points, fill this view as far as the limits allow. An animation has only
    /// its end.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
        contentOffset = reachable(CGPoint(x: rect.midX * scale - bounds.width / 2,
                                          y: rect.midY * scale - bounds.height / 2))
    }
    /// Zooms to a scale, with a point of the content at rest.
    func zoom(_ wanted: CGFloat, about point: CGPoint) {
        let new = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard new != scale, new > 0, new.isFinite else { return }
        let factor = new / scale
        scale = new
        guard let view = delegate?.viewForZooming(in: self) else { return }
        contentSize = CGSize(width: extent.width * factor, height: extent.height * factor)
        view.transform = CGAffineTransform(scaleX: new, y: new)
        view.frame.origin = CGPoint(x: view.bounds.width * (new - 1) / 2, y: view.bounds.height * (new - 1) / 2)
        contentOffset = reachable(CGPoint(x: contentOffset.x + point.x * (factor - 1),
                                          y: contentOffset.y + point.y * (factor - 1)))
        delegate?.scrollViewDidZoom(self)
    }
    /// Scrolls to a point of the content. An animation moves the offset until it is there, and then tells the delegate.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated, container != nil { ask(for: contentOffset, animated: true) } else {
            self.contentOffset = contentOffset
        }
    }
    /// Scrolls as little as is needed to have a part of the content, in its points, in sight.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func nearest(_ offset: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            if start < offset || end - start > length { return start }
            return end > offset + length ? end - length : offset
        }
        let offset = CGPoint(x: nearest(contentOffset.x, bounds.width, rect.minX, rect.maxX),
                             y: nearest(contentOffset.y, bounds.height, rect.minY, rect.maxY))
        setContentOffset(reachable(offset), animated: animated)
    }
    /// Shows the indicators for a moment. Nothing to do: indicators show while the user scrolls.
    open func flashScrollIndicators() {}
    /// Whether the user has begun to scroll and not lifted the finger.
    open var isDragging: Bool { phase == .interacting }
    /// Whether a finger is on the content.
    open var isTracking: Bool { phase == .tracking || phase == .interacting }
    /// Whether the content moves on after a drag.
    open var isDecelerating: Bool { phase == .decelerating }
    /// Whether the user zooms.
    open internal(set) var isZooming = false
    /// Held weakly; told of scrolling and zooming.
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
    // MARK: What is shown

    private func ask(for point: CGPoint, animated: Bool) {
        request = UIScrollRequest(point: point + contentInset, count: request.count + 1, isAnimated: animated)
        noteChange()
    }
    private func follow(_ change: () -> Void) {
        isFollowing = true
        change()
        isFollowing = false
    }
    /// Where the content is shown, in points from the start of what scrolls.
    func shown(at point: CGPoint) {
        follow { contentOffset = point - contentInset }
    }
    func moves(_ new: ScrollPhase) {
        let old = phase
        phase = new
        if new == .interacting, old != .interacting { delegate?.scrollViewWillBeginDragging(self) }
        if old == .interacting, new != .interacting {
            delegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating)
            if new == .decelerating { delegate?.scrollViewWillBeginDecelerating(self) }
        }
        guard new == .idle else { return }
        if old == .decelerating { delegate?.scrollViewDidEndDecelerating(self) }
        if old == .animating { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
    /// The offset at which scrolling settles, for that at which it would by itself and a speed in points a second.
    func target(of offset: CGPoint, speed: CGVector) -> CGPoint {
        var target = offset
        delegate?.scrollViewWillEndDragging(self, withVelocity: CGPoint(x: speed.dx / 1000, y: speed.dy / 1000),
                                            targetContentOffset: &target)
        return target
    }
    /// The nearest offset at which there is content everywhere.
    private func reachable(_ point: CGPoint) -> CGPoint {
        let size = extent
        return CGPoint(
            x: max(min(point.x, size.width + contentInset.right - bounds.width), -contentInset.left),
            y: max(min(point.y, size.height + contentInset.bottom - bounds.height), -contentInset.top))
    }

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
            UIViewChildren(view: self, revision: self.revision, isScrolled: true)
                .frame(width: size.width, height: size.height, alignment: .topLeading)
                .padding(EdgeInsets(top: contentInset.top, leading: contentInset.left, bottom: contentInset.bottom,
                                    trailing: contentInset.right))
        }
        .refreshed(by: refreshControl)
        .modifier(ScrollFollower(self))
        .frame(width: bounds.width, height: bounds.height, alignment: .topLeading))
    }
}

extension View {
    /// A view that scrolls, with the control for loading new content.
    fileprivate func refreshed(by control: UIRefreshControl?) -> AnyView {
        control.map { control in AnyView(refreshable { control.userPulled() }) } ?? AnyView(self)
    }
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
