public import Foundation

/// The actions that a swipe of a row shows.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the side of the row on.
    public let actions: [UIContextualAction]
    /// Whether a long swipe performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true
    /// Actions of a swipe.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action of a swipe.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    /// Whether it deletes something.
    public enum Style: Int, Sendable { case normal, destructive }
    /// Is called with the action, the view of its button and a closure for whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    /// As given when it was made.
    public let style: Style
    /// What choosing it runs.
    public let handler: Handler
    /// The text of the button where there is no image; nil leaves it empty.
    open var title: String?
    /// The image of the button; nil shows the title.
    open var image: UIImage?
    private var ownColor: UIColor?
    /// The colour of the button; red where it deletes, else grey by default.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    /// An action with what choosing it runs.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
    func perform() { handler(self, UIView()) { _ in } }
}
