public import Foundation

/// Haptic feedback.
///
/// There are no haptics, as on a device without the hardware: calls are valid and have no effect.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    /// Prepares for feedback.
    open func prepare() {}
}

/// Haptic feedback of an impact.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy the things are, and how much they give way.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public override init() { super.init() }
    public init(style: FeedbackStyle) { super.init() }

    open func impactOccurred() {}
    /// `intensity` is between 0 and 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback of a task's result.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Haptic feedback of a changed selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
