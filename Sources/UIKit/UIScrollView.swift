public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// A view whose content may be larger than itself.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.masksToBounds = true
    }

    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { noteChange() } } }
    open var contentOffset = CGPoint.zero { didSet { if contentOffset != oldValue { noteChange() } } }
    open var contentInset = UIEdgeInsets.zero { didSet { noteChange() } }
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var isScrollEnabled = true { didSet { noteChange() } }
    open var isPagingEnabled = false
    open var bounces = true, alwaysBounceVertical = false, alwaysBounceHorizontal = false, bouncesZoom = true
    open var isDirectionalLockEnabled = false, scrollsToTop = true, delaysContentTouches = true
    open var canCancelContentTouches = true
    open var showsVerticalScrollIndicator = true { didSet { noteChange() } }
    open var showsHorizontalScrollIndicator = true { didSet { noteChange() } }
    open var indicatorStyle = IndicatorStyle.default
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var decelerationRate = DecelerationRate.normal
    open var minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    }
    open func zoom(to rect: CGRect, animated: Bool) {}
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    open func flashScrollIndicators() {}
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open weak var delegate: (any UIScrollViewDelegate)?
    public let panGestureRecognizer = UIPanGestureRecognizer()
    open var refreshControl: UIRefreshControl?
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(self) { .zero }
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(self) { .zero }

    package override var drawsSubviews: Bool { false }

    /// What is inside, as large as it says or as its views reach.
    private var extent: CGSize {
        if contentSize != .zero { return contentSize }
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
            UIViewChildren(view: self)
                .frame(width: size.width, height: size.height, alignment: .topLeading)
                .padding(EdgeInsets(top: contentInset.top, leading: contentInset.left, bottom: contentInset.bottom,
                                    trailing: contentInset.right))
        }.frame(width: bounds.width, height: bounds.height, alignment: .topLeading))
    }
}

/// Receives scrolling events. Views of SwiftUI scroll what is shown, so that none of this is called.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// The refresh control of a scroll view.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
