public import Foundation
import QuadrantStandIn

/// What content looks like where it scrolls under a bar (iOS 26).
@MainActor @preconcurrency
open class UIScrollEdgeEffect: NSObject {
    /// How content is covered at an edge.
    public struct Style: Hashable, Sendable {
        let name: String
        /// As the system has it.
        public static let automatic = Style(name: "automatic")
        /// It becomes fainter.
        public static let soft = Style(name: "soft")
        /// It is cut by a line.
        public static let hard = Style(name: "hard")
    }
    /// How content is covered. Without effect: edges of scroll views are plain.
    open var style = Style.automatic { didSet { standIn(self, "edges of scroll views are plain") } }
    /// Whether content is not covered. Nothing to do: edges of scroll views are plain.
    open var isHidden = false
    override init() { super.init() }
}

/// Makes the edge of a scroll view look as under a bar where a view of a program stands over it (iOS 26). Nothing to
/// do: edges of scroll views are plain.
@MainActor @preconcurrency
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// The scroll view under it.
    open weak var scrollView: UIScrollView?
    /// The edge of the scroll view.
    open var edge: UIRectEdge = []
    /// An interaction without a scroll view.
    public override init() { super.init() }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Shows its content in the safe area (iOS 26). What is around it stays empty: content is not mirrored there.
@MainActor @preconcurrency
open class UIBackgroundExtensionView: UIView {
    /// The content; nil shows nothing.
    open var contentView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }
    /// Whether the content has the frame of the safe area; true by default.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }
    open override func layoutSubviews() {
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
        super.layoutSubviews()
    }
}
