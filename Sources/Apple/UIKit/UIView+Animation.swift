public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews
import QuartzCore

extension UIView.AnimationOptions {
    /// An animation of SwiftUI with this curve, and with the repetitions.
    @MainActor func animation(_ duration: TimeInterval, delay: TimeInterval) -> Animation? {
        guard UIView.areAnimationsEnabled, duration > 0 || delay > 0 else { return nil }
        var animation: Animation = switch (rawValue >> 16) & 3 {
        case 1: .easeIn(duration: duration)
        case 2: .easeOut(duration: duration)
        case 3: .linear(duration: duration)
        default: .easeInOut(duration: duration)
        }
        if contains(.repeat) { animation = animation.repeatForever(autoreverses: contains(.autoreverse)) }
        return delay > 0 ? animation.delay(delay) : animation
    }
}

// Changes of views that are shown are animated on the host's clock, as changes in `withAnimation` are: frames, opacity,
// transforms, colours and what is put in or taken out.
extension UIView {
    fileprivate static var durations: [TimeInterval] = []
    /// Seconds of the animation whose closure runs; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { durations.last ?? 0 }

    /// Runs changes of views, animated; `completion` is called when their animations have ended, at once without any.
    static func run(_ animation: Animation?, _ duration: TimeInterval, _ changes: () -> Void,
                    _ completion: ((Bool) -> Void)?) {
        durations.append(duration)
        defer { durations.removeLast() }
        guard let animation else {
            withTransaction(Transaction()) { changes() }
            completion?(true)
            return
        }
        guard let completion else { return withAnimation(animation) { changes() } }
        withAnimation(animation) { changes() } completion: { completion(true) }
    }

    /// Animates the changes of `animations`; `completion` is called with true at their end.
    public class func animate(withDuration duration: TimeInterval, delay: TimeInterval,
                              options: AnimationOptions = [], animations: @escaping () -> Void,
                              completion: ((Bool) -> Void)? = nil) {
        run(options.animation(duration, delay: delay), duration, animations, completion)
    }
    /// Animates the changes of `animations` for a duration in seconds; `completion` is called with true at their end.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void,
                              completion: ((Bool) -> Void)? = nil) {
        run(AnimationOptions().animation(duration, delay: 0), duration, animations, completion)
    }
    /// Animates the changes on a spring: a damping of 1 does not swing. The velocity has no effect.
    public class func animate(withDuration duration: TimeInterval, delay: TimeInterval,
                              usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
                              options: AnimationOptions = [], animations: @escaping () -> Void,
                              completion: ((Bool) -> Void)? = nil) {
        spring(duration, bounce: 1 - dampingRatio, delay, animations, completion)
    }
    /// Animates the changes on a spring: a bounce of 0 does not swing. Velocity and options have no effect.
    public class func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
                              initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
                              options: AnimationOptions = [], animations: () -> Void,
                              completion: ((Bool) -> Void)? = nil) {
        spring(duration, bounce: bounce, delay, animations, completion)
    }
    private static func spring(_ duration: TimeInterval, bounce: CGFloat, _ delay: TimeInterval,
                               _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        var animation: Animation? = .spring(duration: duration, bounce: Double(min(max(bounce, 0), 0.99)))
        if delay > 0 { animation = animation?.delay(delay) }
        run(areAnimationsEnabled && duration > 0 ? animation : nil, duration, animations, completion)
    }
    /// Animates the changes as an animation of SwiftUI; `completion` is called at their end.
    public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        run(areAnimationsEnabled ? animation : nil, 0, changes, completion.map { done in { _ in done() } })
    }
    /// Runs `animations` once. Without effect: animations inside are not repeated.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        standIn(self, "animations inside are not repeated")
        animations()
    }
    /// Animates the changes of `animations`: what is put in fades in, whatever transition the options name.
    public class func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
                                 animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        run(options.animation(duration, delay: 0), duration, { animations?() }, completion)
    }
    /// Puts a view in the place of another, or hides and shows them with the option for it: one fades into the other.
    public class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval,
                                 options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil) {
        run(options.animation(duration, delay: 0), duration, {
            if options.contains(.showHideTransitionViews) {
                (fromView.isHidden, toView.isHidden) = (true, false)
            } else if let outer = fromView.superview {
                outer.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }, completion)
    }
    /// What the system does with views.
    public enum SystemAnimation: UInt, Sendable { case delete }
    /// Takes views out, which fade away, and animates the changes of `animations`.
    public class func perform(_ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
                              animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        run(options.animation(0.25, delay: 0), 0.25, {
            parallelAnimations?()
            views.forEach { $0.removeFromSuperview() }
        }, completion)
    }
    /// Runs `actions` without an animation.
    public class func performWithoutAnimation(_ actions: () -> Void) { withTransaction(Transaction()) { actions() } }
    /// Sets `areAnimationsEnabled`.
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
    /// Whether changes of views are animated; true until it is set.
    public private(set) static var areAnimationsEnabled = true

    // MARK: Keyframes

    /// How values between keyframes are found. Options of the mode have no effect: each part has an even speed.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits of UIKit.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews with the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach views that move.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Continues a running animation.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats without an end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back when it repeats.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Straight lines between keyframes.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from keyframe to keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// An even speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve at an even speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
    private static var frames: [(start: Double, duration: Double, changes: () -> Void)]?
    /// Animates the changes of each `addKeyframe` in `animations` at its time; `completion` is called at the end.
    public class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval,
                                       options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
                                       completion: ((Bool) -> Void)? = nil) {
        frames = []
        animations()
        let all = frames ?? []
        frames = nil
        guard areAnimationsEnabled, duration > 0 else {
            all.forEach { $0.changes() }
            completion?(true)
            return
        }
        @MainActor func play() {
            for frame in all {
                HostDelay.run(after: delay + frame.start * duration) {
                    run(.linear(duration: frame.duration * duration), duration, frame.changes, nil)
                }
            }
        }
        play()
        HostDelay.run(after: delay + duration) {
            if options.contains(.repeat) {
                animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations)
            } else {
                completion?(true)
            }
        }
    }
    /// Adds changes to the keyframes, at a part of their duration and for a part of it; elsewhere they take effect at
    /// once.
    public class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
                                  animations: @escaping () -> Void) {
        if frames == nil { animations() } else { frames?.append((frameStartTime, frameDuration, animations)) }
    }
}
