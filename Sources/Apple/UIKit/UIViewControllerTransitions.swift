public import CoreGraphics
public import Foundation

// Transitions between controllers are the system's here: programs compile theirs, and none is asked.

/// A transition between two controllers, as its animator sees it.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where the views of both are.
    var containerView: UIView { get }
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether a finger moves it.
    var isInteractive: Bool { get }
    /// Whether it ends at its start.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// What the presented view is transformed by.
    var targetTransform: CGAffineTransform { get }
    /// How far the finger has moved it, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger has moved it to its end.
    func finishInteractiveTransition()
    /// The finger has moved it back to its start.
    func cancelInteractiveTransition()
    /// The animator is through.
    func completeTransition(_ didComplete: Bool)
    /// One of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame of a controller's view at the start.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A controller by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is seen at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The one that is seen at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A view by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is seen at the start.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The one that is seen at the end.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Animates transitions between controllers. None of its methods are called.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds of a transition.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates a transition.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// A transition is over.
    func animationEnded(_ transitionCompleted: Bool)
}
extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves transitions between controllers with a finger. None of its methods are called.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins a transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Moves a transition by a part of it. No transition is asked for it.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The last part that was set, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast it ends after the finger. Nothing to do: no transition is asked for it.
    open var completionSpeed: CGFloat = 1
    /// Whether the transition begins with a finger. Nothing to do: no transition is asked for it.
    open var wantsInteractiveStart = true
    /// No part yet.
    public override init() { super.init() }
    /// Does nothing: never called.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    /// Sets `percentComplete`.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Sets `percentComplete` to 1.
    open func finish() { percentComplete = 1 }
    /// Sets `percentComplete` to 0.
    open func cancel() { percentComplete = 0 }
}

extension UIViewControllerTransitioningDelegate {
    /// Nil: presentations are the system's.
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                                    source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nil: presentations are the system's.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nil: presentations are the system's.
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Nil: presentations are the system's.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Nil: presentations are the system's.
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                       source: UIViewController) -> UIPresentationController? { nil }
}
