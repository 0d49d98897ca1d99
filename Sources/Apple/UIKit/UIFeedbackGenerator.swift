public import Foundation

/// Haptic feedback.
///
/// There are no haptics, as on a device without the hardware: calls are valid and have no effect.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// A generator, which has no effect.
    public override init() { super.init() }
    /// A generator of a view, which has no effect.
    public convenience init(view: UIView) { self.init() }

    /// Prepares for feedback.
    open func prepare() {}
}

/// Haptic feedback of an impact.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy the things are, and how much they give way.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    /// A generator of the medium style.
    public override init() { super.init() }
    /// A generator of any style; it makes no difference.
    public init(style: FeedbackStyle) { super.init() }
    /// A generator of any style of a view; it makes no difference.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    /// Lets a collision be felt at a place. Nothing to do: nothing can be felt.
    open func impactOccurred(at location: CGPoint) {}

    /// Lets a collision be felt. Nothing to do: nothing can be felt.
    open func impactOccurred() {}
    /// `intensity` is between 0 and 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback of a task's result.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Lets a success, a warning or an error be felt. Nothing to do: nothing can be felt.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Haptic feedback of a changed selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets a change of a selection be felt. Nothing to do: nothing can be felt.
    open func selectionChanged() {}
}

/// Haptic feedback of drawing.
@MainActor @preconcurrency
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Lets an alignment be felt. Nothing to do: nothing can be felt.
    open func alignmentOccurred(at location: CGPoint) {}
    /// Lets the end of a line be felt. Nothing to do: nothing can be felt.
    open func pathCompleted(at location: CGPoint) {}
}
