public import Foundation
public import QuadrantCore

extension UIView {
    /// How an image view places an image of another size: stretched to both sides, scaled to fit or to fill, or
    /// unscaled at a side. `redraw` is as `scaleToFill`; `left` and `right` are mirrored with the language.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The margins and sides that change with the superview's size. Masks have no effect.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// One bit for each margin and side.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the left edge changes. Masks have no effect: frames stay as they were set.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How a change of views is animated. Options have no effect: changes show at once.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of UIKit, curves and transitions as numbers among them.
        public let rawValue: UInt
        /// The options have no effect: changes of views show at once.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach views that move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Continues a running animation.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats without an end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back when it repeats.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at the start and at the end; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At an even speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The old picture fades into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns around its vertical axis, from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns around its vertical axis, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    /// How an animation's speed changes. Changes show at once.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    // Changes of UIKit's views show at once; `completion` is called then.

    /// Runs `animations` and then `completion` with true, both at once: views of UIKit are not animated.
    public class func animate(withDuration duration: TimeInterval, delay: TimeInterval,
                              options: AnimationOptions = [], animations: @escaping () -> Void,
                              completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
    }
    /// Runs `animations` and then `completion` with true, both at once; the duration in seconds has no effect.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void,
                              completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
    }
    /// Runs `animations` and then `completion` with true, both at once: springs have no effect.
    public class func animate(withDuration duration: TimeInterval, delay: TimeInterval,
                              usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
                              options: AnimationOptions = [], animations: @escaping () -> Void,
                              completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
    }
    /// Runs `animations` and then `completion` with true, both at once: springs have no effect.
    public class func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
                              initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
                              options: AnimationOptions = [], animations: () -> Void,
                              completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
    }
    /// Runs `changes` and then `completion`, both at once: the animation has no effect.
    public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
    /// Runs `animations` once, at once: there is nothing to repeat.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        animations()
    }
    /// Runs `animations` and then `completion` with true, both at once: the new content shows without a transition.
    public class func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
                                 animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        animations?()
        completion?(true)
    }
    /// Runs `actions` at once.
    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
    /// Sets `areAnimationsEnabled`, which nothing reads.
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
    /// True until it is set. Nothing to do: changes of views show at once.
    public private(set) static var areAnimationsEnabled = true

}

/// Whether a view is mirrored in languages that are read from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// Tells this view and those inside that take its tint.
    func passTintOn() {
        tintColorDidChange()
        for view in subviews where view.ownTint == nil { view.passTintOn() }
    }

    /// Zero: asks for the smallest size.
    public static var layoutFittingCompressedSize: CGSize { .zero }
    /// 10000 points a side: asks for the largest size.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
