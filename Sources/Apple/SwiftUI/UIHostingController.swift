public import Foundation
public import QuadrantCore
import QuadrantGraph
import QuadrantHost
public import QuadrantViews
public import UIKit

/// A view controller that shows a view of SwiftUI.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view that is shown. A new one keeps the state of the old.
    open var rootView: Content {
        didSet {
            hosting.rootView = rootView
            UIWindow.contentChanged(of: self)
        }
    }
    private let hosting: _UIHostingView<Content>
    /// Which sizes of the content the controller's view follows.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// The size that was set, or that of the content with the option of the same name.
    open override var preferredContentSize: CGSize {
        get {
            let follows = sizingOptions.contains(.preferredContentSize)
            return follows ? hosting.intrinsicContentSize : super.preferredContentSize
        }
        set { super.preferredContentSize = newValue }
    }
    /// Which safe areas the content keeps out of. Nothing to do: the content keeps out of all of them.
    open var safeAreaRegions: SafeAreaRegions = .all

    /// A controller whose view shows `rootView` and takes its size.
    public init(rootView: Content) {
        self.rootView = rootView
        hosting = _UIHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller from a storyboard that shows `rootView`.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        hosting = _UIHostingView(rootView: rootView)
        super.init(coder: aDecoder)
    }
    /// Nil: a controller of a storyboard has no view of SwiftUI.
    public required dynamic init?(coder aDecoder: NSCoder) { nil }

    /// Makes the view that shows `rootView`.
    open override func loadView() { view = hosting }
    /// For overriding: called before the view is shown.
    open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    /// For overriding: called when the view is shown.
    open override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    /// For overriding: called before the view is no longer shown.
    open override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    /// The default style. Nothing to do: the status bar follows the interface.
    open override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    /// Whether the status bar is hidden. Nothing to do: the status bar stays.
    open override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    /// How the status bar changes. Nothing to do: the status bar follows the interface.
    open override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        super.preferredStatusBarUpdateAnimation
    }
    /// Whether the home indicator is hidden. Nothing to do: there is no home indicator.
    open override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    /// Edges at which the program's gestures are first. Nothing to do: there are no gestures of the system.
    open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        super.preferredScreenEdgesDeferringSystemGestures
    }
    /// The style that the controller asks for; unspecified is that of the interface. Nothing to do:
    /// `overrideUserInterfaceStyle` sets one.
    open override var preferredUserInterfaceStyle: UIUserInterfaceStyle { super.preferredUserInterfaceStyle }

    /// The size of the content for a proposal of `size`, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { view.measured(rootView, ProposedViewSize(size)) }
}

/// Which sizes of its content a hosting controller's view follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: Int
    /// Bits without an option of their own are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's `preferredContentSize` is that of the content.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// Has the view's size follow the content. Nothing to do: the size always follows the content.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a hosting controller.
open class _UIHostingView<Content: View>: UIView {
    /// The view that is shown; a new one asks for a layout.
    public var rootView: Content { didSet { setNeedsLayout() } }

    /// A view that shows `rootView` and takes its size.
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }
    /// Nil: a view of a storyboard has no view of SwiftUI.
    public required init?(coder: NSCoder) { nil }

    open override func _content() -> AnyView? { AnyView(rootView) }
    /// Brings the window up to date that it is in, in a test.
    open override func layoutSubviews() {
        UIWindow.settlePresented()
        super.layoutSubviews()
    }
    open override var intrinsicContentSize: CGSize { measured(rootView) }
    open override func _height(forWidth width: CGFloat) -> CGFloat? {
        width > 0 ? measured(rootView, ProposedViewSize(width: width, height: nil)).height : nil
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(rootView, ProposedViewSize(size)) }
}
