public import Foundation

/// How a preview of a view looks while it is lifted: its colour, its outline and its shadow. Nothing to do: previews of
/// views are not shown.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    /// The outline, in the space of the view; nil is that of the view.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil is the visible one.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view.
    open var backgroundColor: UIColor! = .systemBackground
    /// The look of a preview of the view.
    public override init() { super.init() }
    /// The look of a preview of lines of text, each in its rectangle.
    public init(textLineRects: [NSValue]) { super.init() }
}

/// Where a preview of a view stands: a place in a container.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    /// The view that holds the preview.
    public let container: UIView
    /// The place of its middle, in the space of the container.
    public let center: CGPoint
    /// How it is turned and scaled.
    public let transform: CGAffineTransform
    /// A place in a container.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }
}

/// A preview of a view, for menus and for what is dragged. Nothing to do: previews of views are not shown.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters
    /// Where it stands.
    public let target: UIPreviewTarget
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
    /// A preview at a place of its own.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }
    /// A preview where the view stands.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters,
                  target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    /// A preview of the look of the view where it stands.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    /// The same view at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
