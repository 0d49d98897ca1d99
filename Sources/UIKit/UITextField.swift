public import Foundation
public import QuadrantCore
import QuadrantViews

// Traits of software keyboards; there is none.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// A line of text that is edited.
@MainActor @preconcurrency
open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    open var text: String? = "" { didSet { noteChange() } }
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    open var placeholder: String? { didSet { noteChange() } }
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { noteChange() } }
    open var textColor: UIColor? = .label { didSet { noteChange() } }
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    open var borderStyle = BorderStyle.none { didSet { noteChange() } }
    open var isSecureTextEntry = false { didSet { noteChange() } }
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView?
    open var rightView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isFirstResponder }
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType!
    open var enablesReturnKeyAutomatically = false
    private var ownInputView: UIView?, ownAccessory: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    open var textInputMode: UITextInputMode? { nil }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func deleteBackward() { text = text.map { String($0.dropLast()) } }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open var hasText: Bool { text?.isEmpty == false }

    open override var intrinsicContentSize: CGSize {
        let shown = text?.isEmpty == false ? text! : placeholder ?? ""
        let line = UIView.measured(Text(verbatim: shown.isEmpty
            ? " " : shown).font(Font(font ?? .systemFont(ofSize: 17))))
        return CGSize(width: shown.isEmpty ? UIView.noIntrinsicMetric : line.width + (borderStyle == .none ? 0 : 14),
                      height: line.height + (borderStyle == .none ? 2 : 14))
    }

    open override func _content() -> AnyView? {
        let alignment: TextAlignment = textAlignment == .center ? .center : textAlignment == .right
            ? .trailing : .leading
        let value = Binding(get: { self.text ?? "" }, set: { self.edited($0) })
        let prompt = Text(verbatim: placeholder ?? "")
        let field = isSecureTextEntry
            ? AnyView(SecureField(text: value, prompt: prompt) { EmptyView() })
            : AnyView(TextField(text: value, prompt: prompt) { EmptyView() })
        let styled = field
            .font(Font(font ?? .systemFont(ofSize: 17))).foregroundStyle((textColor ?? .label).color)
            .multilineTextAlignment(alignment).disabled(!isEnabled)
            .onSubmit {
                if self.delegate?.textFieldShouldReturn(self) ?? true { self.sendActions(for: .editingDidEndOnExit) }
            }
            .padding(.horizontal, borderStyle == .none ? 0 : 7)
            .frame(maxHeight: .infinity)
        guard borderStyle != .none else { return AnyView(styled) }
        return AnyView(styled.background(RoundedRectangle(cornerRadius: borderStyle == .roundedRect ? 5 : 0)
            .strokeBorder(Color(system: .separator), lineWidth: 1)))
    }

    private func edited(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        // The part between what both begin and end with.
        let a = old as NSString, b = new as NSString
        var start = 0, end = 0
        let most = min(a.length, b.length)
        while start < most, a.character(at: start) == b.character(at: start) { start += 1 }
        while end < most - start, a.character(at: a.length - 1 - end) == b.character(at:
            b.length - 1 - end) { end += 1 }
        let range = NSRange(location: start, length: a.length - start - end)
        let put = b.substring(with: NSRange(location: start, length: b.length - start - end))
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: put) ?? true else {
            noteChange()
            return
        }
        text = new
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
    }
}

/// How text is put in.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { "en-US" }
    open class var activeInputModes: [UITextInputMode] { [] }
}

/// The delegate of editing in a field, which may refuse changes.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                          replacementString string: String) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
