public import Foundation

// Text that is typed into. Fields and text views of SwiftUI and UIKit take keys by themselves; a view of a program's
// own that conforms is drawn, and takes no keys.

/// What can take simple text.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Inserts text at the cursor.
    func insertText(_ text: String)
    /// Deletes the character before the cursor.
    func deleteBackward()
}
/// How keys and corrections behave. No property is required.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {}

/// A direction in a text, as seen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
/// A direction in a text, stored or as seen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As stored.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// As seen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}
/// A unit of text.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// What hears of changes of a text from its view.
@MainActor @preconcurrency
public protocol UITextInputDelegate: AnyObject {
    /// The selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds words and lines.
@MainActor @preconcurrency
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit around a place.
    func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity,
                                inDirection direction: UITextDirection) -> UITextRange?
    /// Whether a place is between units.
    func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity,
                    inDirection direction: UITextDirection) -> Bool
    /// The next place between units.
    func position(from position: UITextPosition, toBoundary granularity: UITextGranularity,
                  inDirection direction: UITextDirection) -> UITextPosition?
    /// Whether a place is in a unit.
    func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
                    inDirection direction: UITextDirection) -> Bool
}
/// Finds words and lines of a view. It finds none here.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    /// For a view that takes text.
    public init(textInput: any UITextInput) {}
    open func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity,
                                     inDirection direction: UITextDirection) -> UITextRange? { nil }
    open func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity,
                         inDirection direction: UITextDirection) -> Bool { false }
    open func position(from position: UITextPosition, toBoundary granularity: UITextGranularity,
                       inDirection direction: UITextDirection) -> UITextPosition? { nil }
    open func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
                         inDirection direction: UITextDirection) -> Bool { false }
}

/// A view that takes text with positions, selections and marked text.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    /// The text of a range.
    func text(in range: UITextRange) -> String?
    /// Puts a text in the place of another.
    func replace(_ range: UITextRange, withText text: String)
    /// What is selected.
    var selectedTextRange: UITextRange? { get set }
    /// What is being typed and not yet certain.
    var markedTextRange: UITextRange? { get }
    /// The start.
    var beginningOfDocument: UITextPosition { get }
    /// The end.
    var endOfDocument: UITextPosition { get }
    /// A range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// A place some characters away.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The characters between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The first rectangle of a range.
    func firstRect(for range: UITextRange) -> CGRect
    /// The cursor at a place.
    func caretRect(for position: UITextPosition) -> CGRect
}
extension UITextField: UITextInput {}
extension UITextView: UITextInput {}
extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

/// Buttons above a keyboard. Nothing to do: keyboards are drawn without them.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
    /// The buttons before and after the suggestions. Nothing to do: keyboards are drawn without them.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [], trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Whether the keyboard hides its shortcuts.
    open var allowsHidingShortcuts = true
    public override init() {}
}
/// Buttons that belong together.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// The button that stands for them where space is short.
    open var representativeItem: UIBarButtonItem?
    /// Whether it is left out.
    open var isHidden = false
    /// Whether it is left out even where the user put it.
    open var alwaysAvailable = false
    /// A group of buttons.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    }
    /// A group whose buttons stay.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// A group that the user may move.
    open class func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
                                 items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// A group that the user may take away.
    open class func optionalGroup(customizationIdentifier: String, inDefaultCustomization: Bool = true,
                                  representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}
