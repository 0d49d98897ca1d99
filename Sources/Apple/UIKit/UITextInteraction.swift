public import Foundation

// Selecting and editing of text by touch. Fields and text views do it by themselves; interactions of a program's own
// views are kept and are never called.

/// Selects text in a view of the program's own. Nothing to do: fields and text views do it by themselves.
@MainActor @preconcurrency
open class UITextInteraction: NSObject, UIInteraction {
    /// Whether text is edited.
    public enum Mode: Int, Sendable { case editable, nonEditable }
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// Whether text is edited.
    public let textInteractionMode: Mode
    /// The view whose text it is.
    open weak var textInput: (any UITextInput)?
    /// What is asked.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The gestures of it: none.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
    /// An interaction for a mode.
    public init(for mode: Mode) { textInteractionMode = mode }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
/// What is asked about selecting. It is not asked.
@MainActor @preconcurrency
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether it may begin at a point.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// It begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// It ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}
extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Where a menu of editing is shown.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
    /// The program's own name.
    public let identifier: any NSCopying
    /// The place.
    public let sourcePoint: CGPoint
    /// The direction of its arrow.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
    /// A menu at a place.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.sourcePoint = sourcePoint
    }
}
/// The direction of the arrow of a menu.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// Shows a menu of editing. Nothing to do: no menu is shown.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// What makes menus.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// An interaction with a delegate, which is held weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// Shows a menu. Nothing to do: no menu is shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Hides the menu. Nothing to do: no menu is shown.
    open func dismissMenu() {}
    /// The menu is made anew. Nothing to do: no menu is shown.
    open func reloadVisibleMenu() {}
    /// The menu moves. Nothing to do: no menu is shown.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// The place of the finger.
    open func location(in view: UIView?) -> CGPoint { .zero }
}
/// What makes menus of editing. It is not asked.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu; nil shows the suggested actions.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                             suggestedActions: [UIMenuElement]) -> UIMenu?
    /// What the menu points to.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction,
                             targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
}
extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction,
                                    menuFor configuration: UIEditMenuConfiguration,
                                    suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction,
                                    targetRectFor configuration: UIEditMenuConfiguration) -> CGRect { .null }
}

/// A link, an attachment or a tag in a text that is tapped.
@MainActor @preconcurrency
open class UITextItem: NSObject {
    /// What it is.
    public enum Content: Equatable {
        case link(URL), textAttachment(NSTextAttachment), tag(String)
    }
    /// What it is.
    public let content: Content
    /// Its place in the text.
    public let range: NSRange
    init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }

    /// The menu of an item.
    @MainActor @preconcurrency
    open class MenuConfiguration: NSObject {
        /// The menu.
        public let menu: UIMenu
        /// A menu with the usual preview.
        public init(menu: UIMenu) { self.menu = menu }
        /// A menu with a preview. Nothing to do: previews of menus are the usual ones.
        public convenience init(preview: MenuPreview?, menu: UIMenu) { self.init(menu: menu) }
    }
    /// The preview beside a menu.
    @MainActor @preconcurrency
    open class MenuPreview: NSObject {
        /// The usual one.
        open class func `default`() -> Self { unsafeDowncast(MenuPreview(), to: self) }
        /// A view.
        public convenience init(view: UIView) { self.init() }
    }
}
/// The cursor of a text view. It is drawn by the view itself.
@MainActor @preconcurrency
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// Whether the selection is shown.
    open var isActivated = false
    /// The view whose selection it is.
    open private(set) weak var textInput: (any UITextInput)?
    /// Shows the selection of a view.
    public init(textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
        self.textInput = textInput
    }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// Draws anew. Nothing to do: text views draw their selection.
    open func setNeedsSelectionUpdate() {}
    /// Draws anew. Nothing to do: text views draw their selection.
    open func layoutManagedSubviews() {}
}
/// What is asked about a selection. It is not asked.
@MainActor @preconcurrency
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {}
/// A magnifying glass above a text. Nothing to do: none is shown.
@MainActor @preconcurrency
open class UITextLoupeSession: NSObject {
    /// Nil: none is shown.
    open class func begin(at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?,
                          in interactionView: UIView) -> Self? { nil }
    /// Moves it. Nothing to do: none is shown.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
    /// Ends it. Nothing to do: none is shown.
    open func invalidate() {}
}
