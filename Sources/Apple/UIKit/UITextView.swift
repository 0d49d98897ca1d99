public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews

/// Text of several lines, which scrolls where it is higher than the view. It is edited as the design's text editor, or
/// read with its attributes.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    /// A view of this frame; the text container is not taken.
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    /// An empty view of this frame, which is edited and scrolls.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What is shown or edited. Setting it takes attributes away and notifies no delegate.
    open var text: String! = "" {
        didSet {
            styled = nil
            superview?.setNeedsLayout()
            noteChange()
        }
    }
    /// The text with attributes, which show while it is not editable.
    open var attributedText: NSAttributedString! {
        get { styled ?? NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string
            styled = newValue
        }
    }
    private var styled: NSAttributedString?
    /// Of text without one of its own; nil and the default are 17 points of the system font.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { noteChange() } }
    /// Of text without one of its own; nil and the default are `UIColor.label`.
    open var textColor: UIColor? = .label { didSet { noteChange() } }
    /// Where narrower lines stand, while it is not editable.
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    /// Whether the user edits the text; true by default.
    open var isEditable = true { didSet { noteChange() } }
    /// Whether text can be selected. Nothing to do: text is selected while it is edited.
    open var isSelectable = true { didSet { noteChange() } }
    /// In UTF-16 units. Without effect: the user selects text.
    open var selectedRange = NSRange(location: 0, length: 0) { didSet { standIn(self, "the user selects text") } }
    /// The text as one that can be changed; changes of it are not shown.
    open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
    /// A manager of the text's layout, for sizes.
    open var layoutManager: NSLayoutManager {
        if let known = ownManager { return known }
        let manager = NSLayoutManager()
        textContainer.size = CGSize(width: bounds.width, height: 0)
        manager.addTextContainer(textContainer)
        ownStorage = textStorage
        ownStorage?.addLayoutManager(manager)
        return manager
    }
    private var ownManager: NSLayoutManager?, ownStorage: NSTextStorage?
    /// Nil: the layout is that of `layoutManager`.
    open var textLayoutManager: AnyObject? { nil }
    /// A view; which layout it has makes no difference.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    /// Whether text is searched. Nothing to do: there is no panel for it.
    open var isFindInteractionEnabled = false
    /// Whether text is larger on a desktop. Nothing to do: it is as the program says.
    open var usesStandardTextScaling = false
    /// Which tools of writing are offered. Nothing to do: none are.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    /// How words are proposed. Nothing to do: none are.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// Whether spaces are put in and taken out. Nothing to do: text is as it is typed.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether the return key waits for text. Nothing to do: there is no keyboard on the screen.
    open var enablesReturnKeyAutomatically = false
    /// Whether dots take the place of characters. Without effect: text views show their text.
    open var isSecureTextEntry = false { didSet { standIn(self, "text views show their text") } }
    /// Selects all. Nothing to do: the user selects text.
    open func selectAll(_ sender: Any?) {}
    /// Removes the last character, without calling the delegate.
    open func deleteBackward() { text = String((text ?? "").dropLast()) }
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
    /// What is selected; nil is nothing. Without effect: the user selects text.
    open var selectedTextRange: UITextRange? { didSet { standIn(self, "the user selects text") } }
    /// Points around the text, while it is not editable; the container's padding is added at the sides.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { noteChange() } }
    /// Its `lineFragmentPadding` is added at both sides of text that is not editable.
    public let textContainer = NSTextContainer()
    /// What in the text becomes a link; nothing by default. Without effect: nothing becomes a link.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { standIn(self, "nothing becomes a link") } }
    /// Of links in attributed text. Without effect: links have the tint.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet { standIn(self, "links have the tint") }
    }
    /// Of text that is typed. Without effect: typed text looks like the rest.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { standIn(self, "typed text looks like the rest") }
    }
    /// Whether the user may style text; whether fonts grow. Nothing to do: text looks as the program says.
    open var allowsEditingTextAttributes = false, adjustsFontForContentSizeCategory = false
    /// Whether typing takes the place of all text. Nothing to do: typing adds to the text.
    open var clearsOnInsertion = false
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
    private var ownAccessory: UIView?
    /// Above a keyboard on the screen. Nothing to do: there is no keyboard on the screen.
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    /// Whether it is editable.
    open override var canBecomeFirstResponder: Bool { isEditable }
    /// Whether there is any text.
    open var hasText: Bool { text?.isEmpty == false }
    /// Adds text at the end, wherever the cursor is, and notifies the delegate.
    open func insertText(_ text: String) { edited((self.text ?? "") + text) }
    /// Scrolls until a range of the text, in UTF-16 units, is in sight. Without effect: the user scrolls from the
    /// start.
    open func scrollRangeToVisible(_ range: NSRange) { standIn(self, "the user scrolls from the start") }

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
    /// The size of the text in one line with its insets; none where it scrolls.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : measured(drawn)
    }
    open override func _height(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled || width <= 0 ? nil : measured(drawn, ProposedViewSize(width: width, height: nil)).height
    }
    /// The size of the text with its insets within the width that is offered, 0 being any.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measured(drawn, ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
    }

    open override func _content() -> AnyView? {
        let color = (textColor ?? .label).color
        guard isEditable else {
            let text = drawn.foregroundStyle(color).frame(maxWidth: .infinity, alignment: .topLeading)
            return isScrollEnabled ? AnyView(ScrollView { text })
                : AnyView(text.frame(maxHeight: .infinity, alignment: .topLeading))
        }
        return AnyView(TextEditor(text: Binding(unequal: { self.text ?? "" }, writing: { self.edited($0) }))
            .font(Font(font ?? .systemFont(ofSize: 17))).foregroundStyle(color).scrollContentBackground(.hidden)
            .modifier(FirstResponderFocus(self)))
    }
    /// Sent when the editing of a text view has begun.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }
    /// Sent when the editing of a text view has ended.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
    /// Sent when the user has changed the text of a text view.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }
    private var editor: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
    /// Begins editing where the text is editable and the delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, editor?.textViewShouldBeginEditing(self) ?? true,
              super.becomeFirstResponder() else { return false }
        noteChange()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        editor?.textViewDidBeginEditing(self)
        return true
    }
    /// Ends editing, unless the delegate refuses.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard editor?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        noteChange()
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        editor?.textViewDidEndEditing(self)
        return true
    }

    private func edited(_ new: String) {
        guard new != text else { return }
        let change = TextChange(from: text ?? "", to: new)
        let isAllowed = editor?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement)
        guard isAllowed ?? true else { return noteChange() }
        text = new
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        editor?.textViewDidChange(self)
    }
}

/// The rectangle that a text view lays its text out in.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    /// A container of any size with a padding of 5 points.
    public nonisolated override init() { super.init() }
    /// A container of a size with a padding of 5 points; 0 on a side is any.
    public nonisolated init(size: CGSize) {
        super.init()
        sizeHere = size
    }
    private nonisolated(unsafe) var sizeHere = CGSize(width: 1e7, height: 1e7)
    /// Points; 0 on a side is any.
    open var size: CGSize {
        get { sizeHere }
        set { sizeHere = newValue }
    }
    /// Where no text stands. Without effect: text stands everywhere.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { standIn(self, "text stands everywhere") } }
    /// Points at both ends of a line; 5 by default.
    open var lineFragmentPadding: CGFloat = 5
    /// 0 means no limit. Without effect: text has as many lines as it needs.
    open var maximumNumberOfLines = 0 { didSet { standIn(self, "text has as many lines as it needs") } }
    /// Where the last line breaks. Without effect: lines break at words.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { standIn(self, "lines break at words") } }
    /// Whether the width follows the text view. Nothing to do: text is as wide as its view.
    open var widthTracksTextView = false
    /// Whether the height follows the text view. Nothing to do: text is as wide as its view.
    open var heightTracksTextView = false
}

/// A range of text that is edited. None is made.
@MainActor @preconcurrency
open class UITextRange: NSObject {
    /// In UTF-16 units.
    let place: NSRange
    init(_ place: NSRange = NSRange(location: 0, length: 0)) { self.place = place }
    /// Whether nothing is between start and end.
    open var isEmpty: Bool { place.length == 0 }
    /// The start.
    open var start: UITextPosition { UITextPosition(place.location) }
    /// The end.
    open var end: UITextPosition { UITextPosition(NSMaxRange(place)) }
}
/// A place in text that is edited. None is made.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
    /// In UTF-16 units.
    let offset: Int
    init(_ offset: Int = 0) { self.offset = offset }
}
/// Text by positions: that of fields and text views.
@MainActor
protocol EditedText: AnyObject {
    var wholeText: String { get set }
}
extension UITextField: EditedText {
    var wholeText: String {
        get { text ?? "" }
        set { text = newValue }
    }
}
extension UITextView: EditedText {
    var wholeText: String {
        get { text ?? "" }
        set { text = newValue }
    }
}
extension EditedText {
    fileprivate var end: Int { (wholeText as NSString).length }
    fileprivate func moved(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
        (0...end).contains(position.offset + offset) ? UITextPosition(position.offset + offset) : nil
    }
    fileprivate func part(_ range: UITextRange) -> String? {
        NSMaxRange(range.place) <= end ? (wholeText as NSString).substring(with: range.place) : nil
    }
    fileprivate func put(_ text: String, _ range: UITextRange) {
        guard NSMaxRange(range.place) <= end else { return }
        wholeText = (wholeText as NSString).replacingCharacters(in: range.place, with: text)
    }
    fileprivate func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange {
        let first = min(from.offset, to.offset)
        return UITextRange(NSRange(location: first, length: abs(to.offset - from.offset)))
    }
}
extension UITextField {
    /// The start of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The end of the text.
    public var endOfDocument: UITextPosition { UITextPosition(end) }
    /// A position so many UTF-16 units further; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { moved(position, offset) }
    /// UTF-16 units between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// The part between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(fromPosition, toPosition)
    }
    /// A part of the text; nil outside of it.
    public func text(in range: UITextRange) -> String? { part(range) }
    /// Replaces a part of the text, without calling the delegate.
    public func replace(_ range: UITextRange, withText text: String) { put(text, range) }
    /// Nil: nothing is being composed.
    public var markedTextRange: UITextRange? { nil }
    /// Ends composing. Nothing to do: nothing is being composed.
    public func unmarkText() {}
}
extension UITextView {
    /// The start of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The end of the text.
    public var endOfDocument: UITextPosition { UITextPosition(end) }
    /// A position so many UTF-16 units further; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { moved(position, offset) }
    /// UTF-16 units between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// The part between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(fromPosition, toPosition)
    }
    /// A part of the text; nil outside of it.
    public func text(in range: UITextRange) -> String? { part(range) }
    /// Replaces a part of the text, without calling the delegate.
    public func replace(_ range: UITextRange, withText text: String) { put(text, range) }
    /// Nil: nothing is being composed.
    public var markedTextRange: UITextRange? { nil }
    /// Ends composing. Nothing to do: nothing is being composed.
    public func unmarkText() {}
}

/// Which tools of writing are offered. Nothing to do: none are.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }
/// How words are proposed. Nothing to do: none are.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
