public import Foundation
import QuadrantCore
import QuadrantViews

/// The presentation of a controller over another.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    /// The controller that is shown over another.
    public let presentedViewController: UIViewController
    /// The controller that it is shown over; nil before.
    open var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
    /// Held weakly; notified when `dismiss(animated:completion:)` ends the presentation.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(_ controller: UIViewController) {
        presentedViewController = controller
        super.init()
    }
    /// A presentation of one controller; the presenting one is not kept.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        super.init()
    }
    /// Nil: presentations are SwiftUI's.
    open var containerView: UIView? { nil }
    /// The view of the presented controller, which this loads.
    open var presentedView: UIView? { presentedViewController.view }
    /// All of the screen, in points.
    open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
}

/// A sheet that stands at one of several heights.
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor @preconcurrency
    public final class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The name.
            public let rawValue: String
            /// A height by its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// A height by its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half of the screen.
            public static let medium = Identifier("medium")
            /// The whole height.
            public static let large = Identifier("large")
        }
        /// The name of this height.
        public let identifier: Identifier
        private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
        private init(_ identifier: Identifier,
                     _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }
        /// The height of SwiftUI.
        var shown: PresentationDetent {
            if let height = resolvedValue(in: DetentContext()) { return .height(height) }
            return identifier == .medium ? .medium : .large
        }
        /// The height in points that a closure computes; nil for one of the system.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver?(context)
        }
        /// About half of the screen.
        public class func medium() -> Detent { Detent(.medium) }
        /// The whole height.
        public class func large() -> Detent { Detent(.large) }
        /// A height in points that `resolver` computes; without a name it is "custom".
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }
    }
    /// The heights, from the least on; the whole height by default.
    open var detents: [Detent] = [.large()]
    /// The height in force; nil is the least. Nothing to do: sheets are SwiftUI's.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Up to which height the screen behind is not dimmed. Nothing to do: sheets are SwiftUI's.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a short bar at the top shows that the height changes.
    open var prefersGrabberVisible = false
    /// Whether scrolling to the end makes the sheet higher. Nothing to do: sheets are SwiftUI's.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet stands at the lower edge of a low screen. Nothing to do: sheets are SwiftUI's.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the width is that of `preferredContentSize` there. Nothing to do: sheets are SwiftUI's.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Points; nil takes that of the system.
    open var preferredCornerRadius: CGFloat?
    /// The view that the sheet belongs to. Nothing to do: sheets are SwiftUI's.
    open var sourceView: UIView?
    /// Has the heights computed again. Nothing to do: they are with the next frame.
    open func invalidateDetents() {}
    /// Whether the sheet is as wide as a page. Nothing to do: sheets are SwiftUI's.
    open var prefersPageSizing = true
    /// Runs `changes` at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// A panel with an arrow to what it belongs to. It is not drawn.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow leads to. Nothing to do: sheets are SwiftUI's.
    open var sourceView: UIView?
    /// The part of the view that the arrow leads to, in its points. Nothing to do: sheets are SwiftUI's.
    open var sourceRect = CGRect.zero
    /// The button that the arrow leads to. Nothing to do: sheets are SwiftUI's.
    open var barButtonItem: UIBarButtonItem?
    /// Where the arrow may point; anywhere by default. Nothing to do: sheets are SwiftUI's.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Where the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To smaller y.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// To larger y.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To smaller x.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To larger x.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Is notified when a presentation has ended by `dismiss`; decides nothing.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Called after `dismiss(animated:completion:)` has ended the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user begins to dismiss the presentation. Never called.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Whether the user may dismiss the presentation. Never called.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user has tried to dismiss a presentation that stays. Never called.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// The style on small screens. Never called.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}
extension UIAdaptivePresentationControllerDelegate {
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// True.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// That of the system.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
}

/// The delegate of a sheet's height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has chosen another height. Never called.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController) {}
}

/// The delegate of a popover. None of its own methods are called.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
/// The delegate of a transition between controllers. None of its methods are called.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

/// What a height of a sheet may depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The greatest height in points.
    var maximumDetentValue: CGFloat { get }
    /// What the interface around is like.
    var containerTraitCollection: UITraitCollection { get }
}
@MainActor
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    var maximumDetentValue: CGFloat {
        UIScreen.main.bounds.height - UIWindow.shown.safeAreaInsets.top - UIWindow.shown.safeAreaInsets.bottom - 10
    }
    var containerTraitCollection: UITraitCollection { UIWindowScene.only.traitCollection }
}
