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
    open var rootView: Content { didSet { hosting.rootView = rootView } }
    private let hosting: _UIHostingView<Content>
    /// Which sizes of the content the controller's view follows. Stored only: none changes anything.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// Which parts of the safe area inset the content. Stored only: all of them do.
    open var safeAreaRegions: SafeAreaRegions = .all

    /// A controller whose view shows `rootView`.
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
    /// Always nil: a controller needs its root view.
    public required dynamic init?(coder aDecoder: NSCoder) { nil }

    open override func loadView() { view = hosting }

    /// The size of the content for a proposal of `size`, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { UIView.measured(rootView, ProposedViewSize(size)) }
}

/// Which sizes of its content a hosting controller's view follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// Bit 0 for `preferredContentSize`, bit 1 for `intrinsicContentSize`.
    public let rawValue: Int
    /// A set from its bits; others have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The preferred size of the controller.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The intrinsic size of the controller's view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a hosting controller.
open class _UIHostingView<Content: View>: UIView {
    public var rootView: Content { didSet { setNeedsLayout() } }

    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }

    open override func _content() -> AnyView? { AnyView(rootView) }
    open override var intrinsicContentSize: CGSize { UIView.measured(rootView) }
    open override func _height(forWidth width: CGFloat) -> CGFloat? {
        width > 0 ? UIView.measured(rootView, ProposedViewSize(width: width, height: nil)).height : nil
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIView.measured(rootView, ProposedViewSize(size)) }
}

/// Views of SwiftUI as the content of a cell.
public struct UIHostingConfiguration<Content: View> {
    package let content: Content
    /// The views of the cell, built once.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
