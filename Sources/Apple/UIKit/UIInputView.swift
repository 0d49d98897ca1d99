public import Foundation

// Keyboards of a program's own, and what a keyboard extension has.

/// A view in the place of the keyboard, or above it.
@MainActor @preconcurrency
open class UIInputView: UIView {
    /// Whether it has the keyboard's background.
    public enum Style: Int, Sendable { case `default`, keyboard }
    /// Whether it has the keyboard's background. Nothing to do: views are drawn with their own.
    public let inputViewStyle: Style
    /// Whether it is as high as its content. Nothing to do: keyboards of views are not shown.
    open var allowsSelfSizing = false
    /// A view with a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    /// As coded in a storyboard, which nothing here reads: an empty view.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
/// A view that clicks when its keys are tapped. Nothing to do: there is no sound.
@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether it clicks.
    var enableInputClicksWhenVisible: Bool { get }
}

/// The text that a keyboard types into. Outside of a keyboard there is none: texts are empty, and nothing is typed.
@MainActor @preconcurrency
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the cursor.
    var documentContextBeforeInput: String? { get }
    /// The text after the cursor.
    var documentContextAfterInput: String? { get }
    /// The selected text.
    var selectedText: String? { get }
    /// The keyboard of the field.
    var documentInputMode: UITextInputMode? { get }
    /// The field.
    var documentIdentifier: UUID { get }
    /// Moves the cursor.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Shows text that is not certain.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// The text that is not certain stays.
    func unmarkText()
}
private final class NoDocument: NSObject, UITextDocumentProxy {
    var documentContextBeforeInput: String? { nil }
    var documentContextAfterInput: String? { nil }
    var selectedText: String? { nil }
    var documentInputMode: UITextInputMode? { nil }
    let documentIdentifier = UUID()
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func adjustTextPosition(byCharacterOffset offset: Int) {}
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
    func unmarkText() {}
}

/// The controller of a keyboard. It is drawn as any other; what is typed reaches no other program.
@MainActor @preconcurrency
open class UIInputViewController: UIViewController {
    /// The keyboard.
    open override var inputView: UIInputView? {
        get { keyboard }
        set { keyboard = newValue }
    }
    private var keyboard: UIInputView?
    /// The text that the keyboard types into. Nothing is typed: no other program runs.
    public let textDocumentProxy: any UITextDocumentProxy = NoDocument()
    /// The language of the keyboard.
    open var primaryLanguage: String?
    /// Whether the system asks for dictation.
    open var hasDictationKey = false
    /// Whether the keyboard may use the network: false.
    open var hasFullAccess: Bool { false }
    /// Whether a key for other keyboards is to be shown: false.
    open var needsInputModeSwitchKey: Bool { false }
    /// Hides the keyboard. Nothing to do: no other program runs.
    open func dismissKeyboard() {}
    /// Shows the next keyboard. Nothing to do: there is no other.
    open func advanceToNextInputMode() {}
    /// Shows a list of keyboards. Nothing to do: there is no other.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// The words of the user: none.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }
    /// For overriding: the text changes. It is not called.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// For overriding: the text changed. It is not called.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    /// For overriding: the selection changes. It is not called.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// For overriding: the selection changed. It is not called.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
extension UIInputViewController: UITextInputDelegate {}

/// The words of the user: none.
open class UILexicon: NSObject {
    /// None.
    open var entries: [UILexiconEntry] { [] }
}
/// A word of the user.
open class UILexiconEntry: NSObject {
    /// The word, and the keys for it.
    open var documentText: String { "" }
    /// The keys for it.
    open var userInput: String { "" }
}
