public import CoreGraphics
public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantViews
public import QuartzCore

/// A rectangle of the screen with views in it.
///
/// Views of UIKit are shown by those of SwiftUI: each says what it looks like, and what is around it places it. Points,
/// in the space of the view it is in.
@MainActor @preconcurrency
open class UIView: UIResponder {
    public init(frame: CGRect) {
        super.init()
        setUp(frame)
    }
    /// As coded in a storyboard, which nothing here reads: an empty view.
    public required init?(coder: NSCoder) {
        super.init()
        setUp(.zero)
    }
    public convenience override init() { self.init(frame: .zero) }

    private func setUp(_ frame: CGRect) {
        layer.frame = frame
        layer.changed = { [unowned self] in MainActor.assumeIsolated { self.noteChange() } }
    }

    open class var layerClass: AnyClass { CALayer.self }
    public private(set) lazy var layer: CALayer = {
        switch Self.layerClass {
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CAShapeLayer.Type: CAShapeLayer()
        default: CALayer()
        }
    }()

    // MARK: Where

    open var frame: CGRect {
        get { layer.frame }
        set {
            let isResized = newValue.size != layer.bounds.size
            layer.frame = newValue
            if isResized { setNeedsLayout() }
        }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let isResized = newValue.size != layer.bounds.size
            layer.bounds = newValue
            if isResized { setNeedsLayout() }
        }
    }
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    open var transform = CGAffineTransform.identity { didSet { noteChange() } }
    /// The part that no bar covers, as distances from the edges.
    open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { setNeedsLayout() } }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
                                    trailing: layoutMargins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
                                         right: newValue.trailing)
        }
    }
    open var insetsLayoutMarginsFromSafeArea = true, preservesSuperviewLayoutMargins = false
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }

    // MARK: What it looks like

    open var backgroundColor: UIColor? { didSet { noteChange() } }
    open var alpha: CGFloat = 1 { didSet { noteChange() } }
    open var isHidden = false { didSet { noteChange() } }
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The colour of what can be touched; that of the view around it until one is set.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            noteChange()
            tintColorDidChange()
        }
    }
    package private(set) var ownTint: UIColor?
    open func tintColorDidChange() {}
    open var contentMode = ContentMode.scaleToFill { didSet { noteChange() } }
    /// The view that is seen through this one.
    open var mask: UIView? { didSet { noteChange() } }
    open var tag = 0
    open var isUserInteractionEnabled = true { didSet { noteChange() } }
    open var isMultipleTouchEnabled = false, isExclusiveTouch = false, clearsContextBeforeDrawing = true
    open var contentScaleFactor: CGFloat = 1
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { noteChange() } }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { noteChange() } }
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = false
    open var accessibilityElementsHidden = false
    /// What the interface around the view is like.
    open var traitCollection: UITraitCollection {
        overrideUserInterfaceStyle != .unspecified ? UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
            : superview?.traitCollection ?? container?.traits ?? UITraitCollection(userInterfaceStyle: .light)
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Views in it

    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    open var window: UIWindow? { superview?.window ?? (isShown ? UIWindow.shown : nil) }
    package weak var controller: UIViewController?
    open override var next: UIResponder? { controller ?? superview }

    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling) ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
    }
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.append(subviews.remove(at: index))
        noteChange()
    }
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        noteChange()
    }
    private func insert(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
        if isShown { view.appear() }
        setNeedsLayout()
    }
    open func removeFromSuperview() {
        guard let outer = superview else { return }
        willMove(toSuperview: nil)
        outer.willRemoveSubview(self)
        outer.subviews.removeAll { $0 === self }
        outer.constraintList.removeAll { $0.first === self || $0.second === self }
        superview = nil
        didMoveToSuperview()
        outer.setNeedsLayout()
    }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    // MARK: Layout

    package var constraintList: [NSLayoutConstraint] = []
    package private(set) var needsLayout = true
    package var hugging = SIMD2<Float>(250, 250)
    package var resistance = SIMD2<Float>(750, 750)
    package var guides: [UILayoutGuide] = []

    public static let noIntrinsicMetric: CGFloat = -1
    /// The size of what the view shows; `noIntrinsicMetric` on a side that has none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { setNeedsLayout() }
    /// The size the view would like, offered `size`: the one it has unless its class knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width < 0 ? bounds.width : own.width,
                      height: own.height < 0 ? bounds.height : own.height)
    }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open func setNeedsLayout() {
        needsLayout = true
        noteChange()
    }
    /// Places the views inside, where their constraints are not those of a mask.
    open func layoutSubviews() { solveConstraints() }
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open class var requiresConstraintBasedLayout: Bool { false }
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}

    /// How high the content is when it is as wide as this; nil where the width does not matter. For the classes of
    /// UIKit.
    open func _height(forWidth width: CGFloat) -> CGFloat? { nil }
    /// The size that the constraints inside ask for, or that of the content.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let inner = constrainedSize(targetSize.width > 0 ? targetSize : nil), own = intrinsicContentSize
        return CGSize(width: inner.width ?? (own.width < 0 ? 0 : own.width),
                      height: inner.height ?? (own.height < 0 ? 0 : own.height))
    }
    open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
                                      verticalFittingPriority: UILayoutPriority) -> CGSize {
        systemLayoutSizeFitting(targetSize)
    }
    public class var layoutFittingCompressedSize: CGSize { .zero }
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    // MARK: Drawing

    /// Called to draw with the functions of Core Graphics, which is not done here: reported where a class relies on it.
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { noteChange() }
    open func setNeedsDisplay(_ rect: CGRect) { noteChange() }

    /// What the view itself shows, over its background and under the views in it. For the classes of UIKit and the
    /// frameworks beside it.
    open func _content() -> AnyView? { nil }

    /// Whether the views inside are drawn over it; a class that shows them itself says no.
    package var drawsSubviews: Bool { true }

    /// Where the view is shown; nil where it is not. Kept by the outermost view.
    package weak var ownContainer: UIViewContainer?
    /// The same, where nothing else keeps it.
    var retainedContainer: UIViewContainer?
    package var container: UIViewContainer? { ownContainer ?? superview?.container }
    /// Counts the changes in it and below.
    package private(set) var revision = 0
    package private(set) var isShown = false

    package func noteChange() {
        var view: UIView? = self
        while let at = view {
            at.revision += 1
            if let container = at.ownContainer { container.note() }
            view = at.superview
        }
    }

    /// Called once a view is part of what is shown.
    package func appear() {
        guard !isShown else { return }
        isShown = true
        didMoveToWindow()
        for view in subviews { view.appear() }
    }

    // MARK: Touches

    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { noteChange() } }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.attach(to: self)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        UIResponder.first?.resignFirstResponder()
        return true
    }

    // MARK: Coordinates

    private var origin: CGPoint {
        let outer = superview?.origin ?? .zero
        return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
    }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (from, to) = (view?.origin ?? .zero, origin)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
}
