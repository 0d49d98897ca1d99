public import CoreGraphics
public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews
public import QuartzCore

/// A rectangle with a layer, content and subviews; lengths are points of the superview's space, y down.
/// Views of UIKit are drawn by those of SwiftUI: each says what it looks like, and its superview places it.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// A view with this frame, in points of the view that it will be in.
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
        layer.owner = self
        // Weak: what a class of the program removes from the layer as it ends is a change as well.
        layer.changed = { [weak self] in MainActor.assumeIsolated { self?.noteChange() } }
    }

    /// The class of the layer: a class of the system; a program's own becomes `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }
    /// What draws colour, corners, border and shadow; made at the first use, and one for the life of the view.
    open var layer: CALayer { ownLayer }
    private lazy var ownLayer: CALayer = {
        switch Self.layerClass {
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CAShapeLayer.Type: CAShapeLayer()
        case is CAEmitterLayer.Type: CAEmitterLayer()
        case is CAReplicatorLayer.Type: CAReplicatorLayer()
        case is CATextLayer.Type: CATextLayer()
        case is CATiledLayer.Type: CATiledLayer()
        default: (Self.layerClass as? any _MadeByView.Type)?._made() ?? CALayer()
        }
    }()

    // MARK: Where

    /// Where the view is in its superview, in points, without the transform. Another size asks for a layout.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = layer.bounds.size
            layer.frame = newValue
            resized(from: old)
        }
    }
    /// The rectangle that the view shows of its own space; its origin moves the subviews, as scrolling does.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds.size
            layer.bounds = newValue
            resized(from: old)
        }
    }
    /// The middle of the frame in the superview, in points.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    /// Turns, scales or moves the picture around the middle of the view; the frame is unchanged by it.
    open var transform = CGAffineTransform.identity { didSet { noteChange() } }
    /// The part that no bar covers, as distances from the edges.
    open var safeAreaInsets: UIEdgeInsets { ownContainer?.safeArea ?? superview?.safeArea(of: frame) ?? .zero }
    /// Points between the edges and the content of layout margin guides; 8 each by default.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { setNeedsLayout() } }
    /// `layoutMargins` with left as leading and right as trailing, whichever way a language is read.
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
    /// Whether margins are added to the safe area and the superview's. Nothing to do: they are measured from the edges.
    open var insetsLayoutMarginsFromSafeArea = true, preservesSuperviewLayoutMargins = false
    /// Which margins and sides follow a change of the superview's size; empty keeps the frame.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow the size of the view, as their masks say; true by default.
    open var autoresizesSubviews = true
    /// Whether the frame as it was set stands; with false constraints place it.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }

    // MARK: What it looks like

    /// The fill behind the content; nil, the default, leaves it transparent.
    open var backgroundColor: UIColor? { didSet { noteChange() } }
    /// The opacity of the view and its subviews, 0…1; at 0 it is not drawn, up to 0.01 no touch hits it.
    open var alpha: CGFloat = 1 { didSet { noteChange() } }
    /// Whether it is left out of the picture, with its subviews; it keeps its place in constraints.
    open var isHidden = false { didSet { noteChange() } }
    /// A hint for drawing, which changes no picture.
    open var isOpaque = true
    /// Whether content beyond the outline of the layer is cut off, rounded corners included; false by default.
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
            passTintOn()
        }
    }
    package private(set) var ownTint: UIColor?
    /// Called after the tint has changed: that of this view, or of the one whose tint it takes.
    open func tintColorDidChange() {}
    /// How an image view places its picture; other views do not read it.
    open var contentMode = ContentMode.scaleToFill { didSet { noteChange() } }
    /// The view that is seen through this one.
    open var mask: UIView? { didSet { noteChange() } }
    /// A number for `viewWithTag(_:)`; 0 by default.
    open var tag = 0
    /// Whether touches reach the view and its subviews; with false they reach what is behind.
    open var isUserInteractionEnabled = true { didSet { noteChange() } }
    /// How fingers are taken, and how drawing begins. Nothing to do: touches reach recognizers and controls only.
    open var isMultipleTouchEnabled = false, isExclusiveTouch = false, clearsContextBeforeDrawing = true
    /// Pixels per point of what the view draws. Nothing to do: drawing has the host's pixels per point.
    open var contentScaleFactor: CGFloat = 1
    /// Light or dark for the view and its subviews; unspecified takes that of the interface.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { noteChange() } }
    /// Whether the view is mirrored with the language. Without effect: views are mirrored with the interface.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { standIn(self, "views are mirrored with the interface") }
    }
    /// What waits for changes of traits.
    var traitRegistrations: [TraitRegistration] = []
    /// How the tint is shown; normal.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// What the interface around the view is like.
    open var traitCollection: UITraitCollection {
        let outer = superview?.traitCollection ?? container?.traits ?? .ofDevice
        if overrideUserInterfaceStyle == .unspecified { return outer }
        return outer.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }
    /// For overriding: called when the traits around have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Views in it

    /// The views in it, from back to front.
    open private(set) var subviews: [UIView] = []
    /// The view that it is in; nil where it is in none.
    open internal(set) weak var superview: UIView?
    /// The window of the outermost view; nil until it is shown.
    open var window: UIWindow? { superview?.window ?? (isShown ? UIWindow.shown : nil) }
    package weak var controller: UIViewController?
    open override var next: UIResponder? { controller ?? superview }

    /// Puts `view` in front of the other subviews; it leaves the superview that it had.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Puts `view` at an index, 0 being the back; clamped to the subviews there are.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Puts `view` right behind `sibling`, or behind all where that is no subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.filter { $0 !== view }.firstIndex(of: sibling) ?? 0)
    }
    /// Puts `view` right in front of `sibling`, or in front of all where that is no subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.filter { $0 !== view }.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
    }
    /// Puts a subview in front of the others; without effect on any other view.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.append(subviews.remove(at: index))
        noteChange()
    }
    /// Puts a subview behind the others; without effect on any other view.
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        noteChange()
    }
    /// Exchanges two subviews by their places.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
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
    /// Takes the view out, with the constraints of its superview that refer to it.
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
    /// For overriding: called once a view has been put in.
    open func didAddSubview(_ subview: UIView) {}
    /// For overriding: called before a subview is taken out.
    open func willRemoveSubview(_ subview: UIView) {}
    /// For overriding: called before the superview changes; nil where it is taken out.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// For overriding: called after the superview has changed.
    open func didMoveToSuperview() {}
    /// The window is about to change. For overriding; never called.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// For overriding: called once, when the view is first shown.
    open func didMoveToWindow() {}
    /// Whether it is `view` or inside of it at any depth.
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    /// The first view with this tag, itself or inside at any depth; nil when there is none.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    // MARK: Layout

    package var constraintList: [NSLayoutConstraint] = []
    package private(set) var needsLayout = true
    var updates = ViewUpdates.all
    /// How the corners are rounded with each layout; nil leaves the layer as it is.
    var corners: UICornerConfiguration? { didSet { setNeedsLayout() } }
    package var hugging = SIMD2<Float>(250, 250)
    package var resistance = SIMD2<Float>(750, 750)
    package var guides: [UILayoutGuide] = []

    /// The size of what the view shows; `noIntrinsicMetric` on a side that has none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// To be called when the content has another size; asks for a layout.
    open func invalidateIntrinsicContentSize() { setNeedsLayout() }
    /// The size the view would like, offered `size`: the one it has unless its class knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width < 0 ? bounds.width : own.width,
                      height: own.height < 0 ? bounds.height : own.height)
    }
    /// Sets the size to that of `sizeThatFits(_:)` for the present size.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    /// Asks for `layoutSubviews()` with the next frame, or at `layoutIfNeeded()`.
    open func setNeedsLayout() {
        needsLayout = true
        noteChange()
    }
    /// Of a scroll view, what its sides and its frame are to the constraints of the views inside.
    package var contentArea: UIView? { nil }
    package var frameArea: UIView? { nil }
    /// Places the views inside, where their constraints are not those of a mask.
    open func layoutSubviews() { if !layoutOfExtension { solveConstraints() } }
    /// Lays out the view, where that was asked for, and then those inside of it.
    open func layoutIfNeeded() {
        if superview != nil { UIWindow.settlePresented() }
        if needsLayout {
            update(.all)
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        roundCorners()
        for view in subviews { view.layoutIfNeeded() }
    }
    /// Sets constraints. For overriding: called before the first layout, and before one for which it was asked.
    open func updateConstraints() {}
    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { ask(for: .constraints) }
    /// Calls `updateConstraints()` where it was asked for.
    open func updateConstraintsIfNeeded() { update(.constraints) }
    /// Sets what is shown (iOS 26). For overriding: called as `updateConstraints()`, before it.
    open func updateProperties() {}
    /// Asks for `updateProperties()` before the next layout.
    open func setNeedsUpdateProperties() { ask(for: .properties) }
    /// Calls `updateProperties()` where it was asked for.
    open func updatePropertiesIfNeeded() { update(.properties) }
    /// False. It is not asked.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The safe area has changed. For overriding: called of the view of a controller.
    open func safeAreaInsetsDidChange() {}
    /// The margins have changed. For overriding; never called.
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
    /// As `systemLayoutSizeFitting(_:)`; the priorities have no effect.
    open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
                                      verticalFittingPriority: UILayoutPriority) -> CGSize {
        systemLayoutSizeFitting(targetSize)
    }

    // MARK: Drawing

    /// For overriding: called to draw over the background and under the subviews, with y downwards.
    open func draw(_ rect: CGRect) {}
    /// Draws the view again with the next frame.
    open func setNeedsDisplay() { noteChange() }
    /// Draws the whole view again with the next frame, whatever `rect` is.
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
    package internal(set) var revision = 0
    package internal(set) var isShown = false

    // MARK: Touches

    /// What adds behaviour to the view, in the order of adding.
    open var interactions: [any UIInteraction] = []
    /// The effects that follow the tilt of the device. Nothing to do: a device that is drawn does not tilt.
    open var motionEffects: [UIMotionEffect] = []

    /// What takes gestures in the view, in the order of adding; nil until there is one.
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { noteChange() } }
    /// Adds a recognizer behind those there are, and makes this its view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.attach(to: self)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Takes a recognizer out; without effect on one of another view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    /// The frontmost view at a point of this one's space; nil outside, hidden, or without interaction.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isHit = isUserInteractionEnabled && !isHidden && alpha > 0.01 && self.point(inside: point, with: event)
        for view in isHit ? subviews.reversed() : [] {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return isHit ? self : nil
    }
    /// Whether a point of the view's own space is inside the bounds; `event` has no effect.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Ends editing anywhere in the program, with or without `force`. Always true.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        UIResponder.first?.resignFirstResponder()
        return true
    }

    // MARK: Coordinates

    /// A point of this view's space in that of `view`, transforms left out; nil is the space of the root.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }
    /// A point of the space of `view` in that of this one, transforms left out; nil is the space of the root.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (from, to) = (view?.origin ?? .zero, origin)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }
    /// A rectangle of this view's space in that of `view`: its origin moves, its size stays.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    /// A rectangle of the space of `view` in that of this one: its origin moves, its size stays.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
}
