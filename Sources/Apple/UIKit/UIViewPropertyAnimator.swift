public import Foundation
import QuadrantCore
import QuadrantStandIn
import QuadrantViews
import QuartzCore

/// Where an animator is.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// A point of an animation.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The pace of an animator.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// An animation of SwiftUI with the pace.
    func _animation(_ duration: TimeInterval) -> Any
}
/// A pace on a cubic curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; nil for one of control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, 0…1.
    public let controlPoint1: CGPoint
    /// The second control point, 0…1.
    public let controlPoint2: CGPoint
    /// A named curve.
    public init(animationCurve: UIView.AnimationCurve) {
        self.animationCurve = animationCurve
        (controlPoint1, controlPoint2) = switch animationCurve {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint.zero, CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint.zero, CGPoint(x: 1, y: 1))
        }
    }
    /// A curve by its control points.
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        animationCurve = .easeInOut
        (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    }
    public func _animation(_ duration: TimeInterval) -> Any {
        Animation.timingCurve(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x),
                              Double(controlPoint2.y), duration: duration)
    }
}
/// A pace on a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private let damping: CGFloat
    /// Points a second. Nothing to do: springs begin at rest.
    public let initialVelocity: CGVector
    /// A spring by its damping: 1 does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (damping, initialVelocity) = (ratio, velocity)
    }
    /// A spring by its mass, stiffness and damping.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero) {
        self.init(dampingRatio: damping / (2 * (mass * stiffness).squareRoot()), initialVelocity: initialVelocity)
    }
    public func _animation(_ duration: TimeInterval) -> Any {
        Animation.spring(duration: duration, bounce: Double(min(max(1 - damping, 0), 0.99)))
    }
}

/// Animates changes of views that are started, and ended, by the program.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    /// Seconds.
    public let duration: TimeInterval
    /// Seconds before the start.
    open private(set) var delay: TimeInterval = 0
    /// The pace.
    public let timingParameters: (any UITimingCurveProvider)?
    private var changes: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Whether it has been started and has not ended.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether changes are being animated.
    open private(set) var isRunning = false
    /// Whether it runs backwards. Without effect: changes are animated to their end.
    open var isReversed = false { didSet { standIn(self, "changes are animated to their end") } }
    /// 0 before the end, then 1. Without effect: changes are not shown in part.
    open var fractionComplete: CGFloat {
        get { isComplete ? 1 : 0 }
        set { standIn(self, "changes are not shown in part") }
    }
    private var isComplete = false
    /// Whether it can be paused. Nothing to do: it ends at its time.
    open var isInterruptible = true
    /// Whether touches reach the views. Nothing to do: they do.
    open var isUserInteractionEnabled = true
    /// Whether it stays active at its end. Nothing to do: it is inactive then.
    open var pausesOnCompletion = false
    /// Whether fractions are along the time. Nothing to do: changes are not shown in part.
    open var scrubsLinearly = true

    /// An animator with a pace.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        (self.duration, timingParameters) = (duration, parameters)
        super.init()
    }
    /// An animator with a named curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { changes = [animations] }
    }
    /// An animator with a curve by its control points.
    public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
                            animations: (() -> Void)? = nil) {
        self.init(duration: duration,
                  timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { changes = [animations] }
    }
    /// An animator on a spring: a damping of 1 does not swing.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { changes = [animations] }
    }
    /// An animator that is started at once. The options other than the curve have no effect.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes; those added while it runs are animated for the whole duration.
    open func addAnimations(_ animation: @escaping () -> Void) {
        changes.append(animation)
        if isRunning { play() }
    }
    /// Adds changes that begin after a part of the duration.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let wait = duration * Double(delayFactor)
        addAnimations {
            HostDelay.run(after: wait) { UIView.animate(withDuration: self.duration - wait, animations: animation) }
        }
    }
    /// Adds a closure that is called at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Starts, or continues after a pause.
    open func startAnimation() {
        guard state != .stopped else { return }
        state = .active
        play()
    }
    /// Starts after seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        HostDelay.run(after: delay) { self.startAnimation() }
    }
    private var round = 0
    private func play() {
        isRunning = true
        round += 1
        let mine = round, all = changes
        changes = []
        let animation = timingParameters?._animation(duration) as? Animation ?? .easeInOut(duration: duration)
        UIView.run(UIView.areAnimationsEnabled && duration > 0 ? animation : nil, duration, { all.forEach { $0() } }) {
            [weak self] _ in
            guard let self, self.round == mine, self.state == .active else { return }
            self.end(.end)
        }
    }
    private func end(_ position: UIViewAnimatingPosition) {
        (state, isRunning, isComplete) = (.inactive, false, position == .end)
        let all = completions
        completions = []
        all.forEach { $0(position) }
    }
    /// Pauses. Without effect: changes are animated to their end.
    open func pauseAnimation() { standIn(self, "changes are animated to their end") }
    /// Continues with another pace. The same as `startAnimation()`.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        startAnimation()
    }
    /// Stops calling closures; without `withoutFinishing`, `finishAnimation(at:)` is to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }
    /// Ends an animator that is stopped, and calls its closures.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { if state == .stopped { end(finalPosition) } }
}
