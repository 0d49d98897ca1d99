public import Foundation

/// Lets people feel what happens.
///
/// Nothing here can shake, as on a device without the parts: asking for it is right and changes nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    /// Says that feedback is going to be asked for soon.
    open func prepare() {}
}

/// Lets people feel that things meet.
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

/// Lets people feel how a task went.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets people feel that another element is selected.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
