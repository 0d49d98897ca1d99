public import Foundation

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

    /// How a change of views is animated: the curve, the delay and repetitions are those of SwiftUI's animations.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of UIKit, curves and transitions as numbers among them.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Updates properties with the animation (iOS 26): what is pending is updated with the next layout.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 14)
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
        /// The view turns around its horizontal axis, downwards.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns around its horizontal axis, upwards.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// The old picture rolls up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The new picture rolls down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Views that are shown and hidden stay in their superview.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The duration of an animation around this one has no effect.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The curve of an animation around this one has no effect.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// The views change while they are animated.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// 60 frames a second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// 30 frames a second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// The view turns around its vertical axis, from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns around its vertical axis, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    /// How the tint is shown.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    /// How an animation's speed changes.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
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
