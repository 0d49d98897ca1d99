public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// Text of several lines that is read or edited.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String! = "" {
        didSet {
            styled = nil
            superview?.setNeedsLayout()
            noteChange()
        }
    }
    open var attributedText: NSAttributedString! {
        get { styled ?? NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string
            styled = newValue
        }
    }
    private var styled: NSAttributedString?
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { noteChange() } }
    open var textColor: UIColor? = .label { didSet { noteChange() } }
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    open var isEditable = true { didSet { noteChange() } }
    open var isSelectable = true { didSet { noteChange() } }
    open var selectedRange = NSRange(location: 0, length: 0)
    open var selectedTextRange: UITextRange?
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { noteChange() } }
    public let textContainer = NSTextContainer()
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var allowsEditingTextAttributes = false, adjustsFontForContentSizeCategory = false
    open var clearsOnInsertion = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType!
    private var ownAccessory: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEditable }
    open var hasText: Bool { text?.isEmpty == false }
    open func insertText(_ text: String) { edited((self.text ?? "") + text) }
    open func scrollRangeToVisible(_ range: NSRange) {}

    private var drawn: some View {
        (styled.map { Text($0.drawn) } ?? Text(verbatim: text ?? ""))
            .font(Font(font ?? .systemFont(ofSize: 17)))
            .multilineTextAlignment(textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading)
            .padding(insets)
    }
    private var insets: EdgeInsets {
        let side = textContainer.lineFragmentPadding
        return EdgeInsets(top: textContainerInset.top, leading: textContainerInset.left + side,
                          bottom: textContainerInset.bottom, trailing: textContainerInset.right + side)
    }
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : UIView.measured(drawn)
    }
    open override func _height(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled || width <= 0 ? nil : UIView.measured(drawn, ProposedViewSize(width: width, height: nil)).height
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        UIView.measured(drawn, ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
    }

    open override func _content() -> AnyView? {
        let color = (textColor ?? .label).color
        guard isEditable else {
            let text = drawn.foregroundStyle(color).frame(maxWidth: .infinity, alignment: .topLeading)
            return isScrollEnabled ? AnyView(ScrollView { text })
                : AnyView(text.frame(maxHeight: .infinity, alignment: .topLeading))
        }
        return AnyView(TextEditor(text: Binding(get: { self.text ?? "" }, set: { self.edited($0) }))
            .font(Font(font ?? .systemFont(ofSize: 17))).foregroundStyle(color).scrollContentBackground(.hidden))
    }

    private func edited(_ new: String) {
        guard new != text else { return }
        text = new
        (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    }
}

/// The rectangle that text is set in.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    public nonisolated override init() { super.init() }
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var widthTracksTextView = false
    open var heightTracksTextView = false
}

/// A range of text that is edited.
@MainActor @preconcurrency
open class UITextRange: NSObject {
    open var isEmpty: Bool { true }
}
@MainActor @preconcurrency
open class UITextPosition: NSObject {}

/// The kinds of text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The delegate of editing in a text view, which may refuse changes.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
}
extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
}
