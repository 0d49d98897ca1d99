public import Foundation

/// What can be started and ended as an animation.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    /// Where it is.
    var state: UIViewAnimatingState { get }
    /// Whether it runs.
    var isRunning: Bool { get }
    /// Whether it runs backwards.
    var isReversed: Bool { get set }
    /// 0 before the end, then 1.
    var fractionComplete: CGFloat { get set }
    /// Starts it.
    func startAnimation()
    /// Starts it after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses it.
    func pauseAnimation()
    /// Ends it where it is.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends it at a point.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
/// An animation to which changes are added.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a part of the duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what follows the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
