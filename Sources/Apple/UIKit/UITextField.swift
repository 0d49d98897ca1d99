public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews

// Traits of software keyboards; there is none.
/// What the return key of a keyboard on the screen says.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether straight quotes become curly.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are put in and taken out around words.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard on the screen is light or dark.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// A line of text that the user edits, drawn as the design draws a text field; it sends `editingChanged` and
/// `editingDidEndOnExit`.
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// What is drawn around a field; `line` and `bezel` are the same rectangle.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// What is edited; empty by default. Setting it notifies no delegate.
    open var text: String? = "" { didSet { noteChange() } }
    /// `text` without attributes; those that are set are left out.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    /// What is selected; nil is nothing. Without effect: the user selects text.
    open var selectedTextRange: UITextRange? { didSet { standIn(self, "the user selects text") } }
    /// Selects all. Nothing to do: the user selects text.
    open func selectAll(_ sender: Any?) {}
    /// Attributes of all text. Nothing to do: font and colour are set one by one.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Attributes of text that is typed. Nothing to do: typed text looks like the rest.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether the user may style text. Nothing to do: text looks as the program says.
    open var allowsEditingTextAttributes = false
    /// Whether typing takes the place of all text. Nothing to do: typing adds to the text.
    open var clearsOnInsertion = false
    /// Behind the field. Nothing to do: fields have their border.
    open var background: UIImage?, disabledBackground: UIImage?
    /// Rules of passwords. Nothing to do: none are proposed.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether spaces are put in and taken out. Nothing to do: text is as it is typed.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// How words are proposed. Nothing to do: none are.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// Where the placeholder is. For overriding; not asked.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the view behind the text is. For overriding; not asked.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Where the view before the text is. For overriding; not asked.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Where the button to clear is. For overriding; not asked.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Shown while the text is empty; nil shows nothing.
    open var placeholder: String? {
        didSet {
            styledPlaceholder = nil
            noteChange()
        }
    }
    /// `placeholder` with attributes, of which the colour at its start is drawn.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { styledPlaceholder ?? NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            styledPlaceholder = newValue
        }
    }
    private var styledPlaceholder: NSAttributedString?
    /// Of the text; nil and the default are 17 points of the system font.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { noteChange() } }
    /// Of the text; nil and the default are `UIColor.label`.
    open var textColor: UIColor? = .label { didSet { noteChange() } }
    /// Where the text stands; `left` and `right` are mirrored with the language.
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    /// `none`, the default, adds no space; others add 7 points a side.
    open var borderStyle = BorderStyle.none { didSet { noteChange() } }
    /// Whether dots are shown in the place of the characters.
    open var isSecureTextEntry = false { didSet { noteChange() } }
    /// When the button that empties the text is shown, where there is any; never by default.
    open var clearButtonMode = ViewMode.never { didSet { noteChange() } }
    /// Before the text; nil shows none.
    open var leftView: UIView? { didSet { noteChange() } }
    /// Behind the text, in the place of the button to clear; nil shows none.
    open var rightView: UIView? { didSet { noteChange() } }
    /// When `leftView` is shown; never by default.
    open var leftViewMode = ViewMode.never { didSet { noteChange() } }
    /// When `rightView` is shown; never by default.
    open var rightViewMode = ViewMode.never { didSet { noteChange() } }
    /// Whether editing begins with an empty text; false by default.
    open var clearsOnBeginEditing = false
    /// Whether long text becomes smaller, down to `minimumFontSize`. Without effect: long text scrolls.
    open var adjustsFontSizeToFitWidth = false { didSet { standIn(self, "long text scrolls") } }
    /// Points. Nothing to do: long text scrolls.
    open var minimumFontSize: CGFloat = 0
    /// Whether the font grows with the size of texts. Nothing to do: fonts keep their size.
    open var adjustsFontForContentSizeCategory = false
    /// Asked before changes by the user, and notified after them; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the user edits it: it is the first responder, by a tap or by `becomeFirstResponder()`.
    open var isEditing: Bool { isFirstResponder }
    /// Which keys a keyboard on the screen has. Nothing to do: there is no keyboard on the screen.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says. Nothing to do: there is no keyboard on the screen.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether words are corrected. Nothing to do: there is no keyboard on the screen.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which letters become capitals. Nothing to do: there is no keyboard on the screen.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether spelling is checked. Nothing to do: there is no keyboard on the screen.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotes become curly. Nothing to do: there is no keyboard on the screen.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash. Nothing to do: there is no keyboard on the screen.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether a keyboard on the screen is light or dark. Nothing to do: there is no keyboard on the screen.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the text means, to fill it in; nil is anything. Nothing to do: there is no keyboard on the screen.
    open var textContentType: UITextContentType!
    /// Whether the return key waits for text. Nothing to do: there is no keyboard on the screen.
    open var enablesReturnKeyAutomatically = false
    private var ownInputView: UIView?, ownAccessory: UIView?
    /// In the place of a keyboard on the screen. Nothing to do: there is no keyboard on the screen.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// Above a keyboard on the screen. Nothing to do: there is no keyboard on the screen.
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    /// Nil.
    open var textInputMode: UITextInputMode? { nil }
    /// Whether it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Sent when the editing of a field has begun.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// Sent when the editing of a field has ended.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
    /// Sent when the user has changed the text of a field.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }
    /// Begins editing where the field is enabled and the delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
              super.becomeFirstResponder() else { return false }
        if clearsOnBeginEditing { edited("") }
        noteChange()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }
    /// Ends editing, unless the delegate refuses.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        noteChange()
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        return true
    }
    /// Returns `bounds` unchanged; for overriding, and not asked.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns `bounds` unchanged; for overriding, and not asked.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Zero. Without effect: the places of letters are not known.
    open func caretRect(for position: UITextPosition) -> CGRect {
        standIn(self, "the places of letters are not known")
        return .zero
    }
    /// Zero. Without effect: the places of letters are not known.
    open func firstRect(for range: UITextRange) -> CGRect {
        standIn(self, "the places of letters are not known")
        return .zero
    }
    /// Empty. Without effect: the places of letters are not known.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        standIn(self, "the places of letters are not known")
        return []
    }
    /// Nil. Without effect: the places of letters are not known.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        standIn(self, "the places of letters are not known")
        return nil
    }
    /// Nil. Without effect: the places of letters are not known.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        standIn(self, "the places of letters are not known")
        return nil
    }
    /// Nil. Without effect: the places of letters are not known.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        standIn(self, "the places of letters are not known")
        return nil
    }
    /// A keyboard on the screen moves the cursor. Nothing to do: there is no keyboard on the screen.
    open func beginFloatingCursor(at point: CGPoint) {}
    /// A keyboard on the screen moves the cursor. Nothing to do: there is no keyboard on the screen.
    open func updateFloatingCursor(at point: CGPoint) {}
    /// A keyboard on the screen moves the cursor no more. Nothing to do: there is no keyboard on the screen.
    open func endFloatingCursor() {}
    /// Removes the last character, without calling the delegate.
    open func deleteBackward() { text = text.map { String($0.dropLast()) } }
    /// Appends text, wherever the cursor is, without calling the delegate.
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    /// Whether there is any text.
    open var hasText: Bool { text?.isEmpty == false }

    /// The text or else the prompt, with 14 points more each way where there is a border; of any width where both are
    /// empty.
    open override var intrinsicContentSize: CGSize {
        let shown = text?.isEmpty == false ? text! : placeholder ?? ""
        let line = measured(Text(verbatim: shown.isEmpty
            ? " " : shown).font(Font(font ?? .systemFont(ofSize: 17))))
        return CGSize(width: shown.isEmpty ? UIView.noIntrinsicMetric : line.width + (borderStyle == .none ? 0 : 14),
                      height: line.height + (borderStyle == .none ? 2 : 14))
    }

    open override func _content() -> AnyView? {
        let alignment: TextAlignment = textAlignment == .center ? .center : textAlignment == .right
            ? .trailing : .leading
        let value = Binding(unequal: { self.text ?? "" }, writing: { self.edited($0) })
        let field = isSecureTextEntry
            ? AnyView(SecureField(text: value, prompt: prompt) { EmptyView() })
            : AnyView(TextField(text: value, prompt: prompt) { EmptyView() })
        let styled = field
            .font(Font(font ?? .systemFont(ofSize: 17))).foregroundStyle((textColor ?? .label).color)
            .multilineTextAlignment(alignment).disabled(!isEnabled)
            .onSubmit {
                if self.delegate?.textFieldShouldReturn(self) ?? true { self.sendActions(for: .editingDidEndOnExit) }
            }
            .modifier(FirstResponderFocus(self))
        let row = HStack(spacing: 0) {
            if let leftView, isShown(leftViewMode) { beside(leftView) }
            styled.padding(.horizontal, borderStyle == .none ? 0 : 7).frame(maxHeight: .infinity)
            if let rightView, isShown(rightViewMode) {
                beside(rightView)
            } else if isShown(clearButtonMode), hasText {
                clearButton
            }
        }
        guard borderStyle != .none else { return AnyView(row) }
        return AnyView(row.background(RoundedRectangle(cornerRadius: borderStyle == .roundedRect ? 5 : 0)
            .strokeBorder(Color(system: .separator), lineWidth: 1)))
    }
    private var prompt: Text {
        let text = Text(verbatim: placeholder ?? "")
        guard let styled = styledPlaceholder, styled.length > 0 else { return text }
        let color = styled.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        return color.map { text.foregroundStyle($0.color) } ?? text
    }
    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
    private func beside(_ view: UIView) -> some View {
        let size = view.frame.size == .zero ? view.intrinsicContentSize : view.frame.size
        return UIViewShown(UIViewContainer(view), fills: true).frame(width: size.width, height: size.height)
    }
    /// The size and the distances of the sign are a guess.
    private var clearButton: some View {
        Button { if self.delegate?.textFieldShouldClear(self) ?? true { self.edited("") } } label: {
            Image(systemName: "xmark.circle.fill").font(.system(size: 17))
                .foregroundStyle(Color(system: .tertiaryLabel))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "Clear text"))
        .padding(.horizontal, 5)
    }

    private func edited(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let change = TextChange(from: old, to: new)
        guard delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
                ?? true else {
            noteChange()
            return
        }
        text = new
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }
}

/// A language in which text is typed. There is no choice of it.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    /// "en-US".
    open var primaryLanguage: String? { "en-US" }
    /// None.
    open class var activeInputModes: [UITextInputMode] { [] }
}

/// Decides about the editing of a text field and receives its events.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing has ended: called where `textFieldDidEndEditing(_:reason:)` is not implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing has ended, and why.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Called before a change by the user: the range, in UTF-16 units of the old text, that another string replaces.
    /// False restores the old text.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    /// Called after each change of the text by the user.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the button to clear may empty the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called when the return key is pressed; with false `editingDidEndOnExit` is not sent.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls `textFieldDidEndEditing(_:)`.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// True: every change is taken.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                          replacementString string: String) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Rules that proposed passwords fulfil. None are proposed.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject {
    /// The rules as text.
    public let passwordRulesDescriptor: String
    /// Rules as text.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
/// What is done with a link in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
