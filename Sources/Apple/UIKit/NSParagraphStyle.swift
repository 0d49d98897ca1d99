public import Foundation

/// The alignment and the spacing of a paragraph. Strings that are drawn and measured by themselves take the alignment
/// and the line spacing of their beginning; views take none of it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// What Core Foundation reads at the start of an object when it compares attributes of texts. With type 1 it asks
    /// `isEqual`; 0, which another property may be, stops the program. It stands before all other stored properties.
    private let coreFoundationType: UInt = 1 << 8

    /// The values of a style.
    fileprivate struct Values: Equatable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var writingDirection = NSWritingDirection.natural
        var strategy: UInt = 0
        var spacing: CGFloat = 0, after: CGFloat = 0, before: CGFloat = 0, multiple: CGFloat = 0
        var minimum: CGFloat = 0, maximum: CGFloat = 0, first: CGFloat = 0, head: CGFloat = 0, tail: CGFloat = 0
        var tab: CGFloat = 0
        var hyphenation: Float = 0
        var hyphenates = false, tightens = false
    }
    fileprivate var values = Values()
    fileprivate var tabs: [NSTextTab] = [], lists: [NSTextList] = []
    /// A style with the default values.
    public override init() { super.init() }
    /// Where narrower lines stand; natural by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// Points between two lines; 0 by default.
    open var lineSpacing: CGFloat { values.spacing }
    /// Where lines break; at words by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// How lines break beside words.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.strategy) }
    /// The direction of the text.
    open var baseWritingDirection: NSWritingDirection { values.writingDirection }
    /// Points behind a paragraph; 0 by default.
    open var paragraphSpacing: CGFloat { values.after }
    /// Points before a paragraph; 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.before }
    /// What the height of lines is multiplied by; 0 leaves it.
    open var lineHeightMultiple: CGFloat { values.multiple }
    /// Points; 0 by default, which sets no limit.
    open var minimumLineHeight: CGFloat { values.minimum }
    /// Points; 0 by default, which sets no limit.
    open var maximumLineHeight: CGFloat { values.maximum }
    /// Points before the first line; 0 by default.
    open var firstLineHeadIndent: CGFloat { values.first }
    /// Points before the other lines; 0 by default.
    open var headIndent: CGFloat { values.head }
    /// Points from the leading side to the end of lines, 0 or less from the other side.
    open var tailIndent: CGFloat { values.tail }
    /// Points between tab stops; 0 is 28.
    open var defaultTabInterval: CGFloat { values.tab }
    /// How readily words are hyphenated, from 0 to 1.
    open var hyphenationFactor: Float { values.hyphenation }
    /// Whether words are hyphenated as the system does.
    open var usesDefaultHyphenation: Bool { values.hyphenates }
    /// Whether letters move closer before text is cut.
    open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
    /// The tab stops.
    open var tabStops: [NSTextTab]! { tabs }
    /// The lists that the paragraph is in, outer before inner.
    open var textLists: [NSTextList] { lists }
    /// A style with the default values.
    public static let `default` = NSParagraphStyle()
    /// From left to right, or the other way for languages that are written so.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .natural }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }
    /// How lines break beside words.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// A bit for each rule.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No single words in the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Hangul words stay whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The rules of labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
    /// A style of the same values that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        (copy.values, copy.tabs, copy.lists) = (values, tabs, lists)
        return copy
    }
    /// An `NSMutableParagraphStyle` of the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        (copy.values, copy.tabs, copy.lists) = (values, tabs, lists)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.values == values && other.tabs == tabs && other.lists == lists
    }
    open override var hash: Int { Int(values.spacing) ^ values.alignment.rawValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Where narrower lines stand; natural by default.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.alignment = newValue }
    }
    /// Points between two lines; 0 by default.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { values.spacing = newValue }
    }
    /// Where lines break; at words by default.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The direction of the text.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { values.writingDirection = newValue }
    }
    /// Points behind a paragraph; 0 by default.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { values.after = newValue }
    }
    /// Points before a paragraph; 0 by default.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { values.before = newValue }
    }
    /// What the height of lines is multiplied by; 0 leaves it.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { values.multiple = newValue }
    }
    /// Points; 0 by default, which sets no limit.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { values.minimum = newValue }
    }
    /// Points; 0 by default, which sets no limit.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { values.maximum = newValue }
    }
    /// Points before the first line; 0 by default.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { values.first = newValue }
    }
    /// Points before the other lines; 0 by default.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { values.head = newValue }
    }
    /// Points from the leading side to the end of lines, 0 or less from the other side.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { values.tail = newValue }
    }
    /// Points between tab stops; 0 is 28.
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { values.tab = newValue }
    }
    /// How readily words are hyphenated, from 0 to 1.
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { values.hyphenation = newValue }
    }
    /// Whether words are hyphenated as the system does.
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { values.hyphenates = newValue }
    }
    /// Whether letters move closer before text is cut.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { values.tightens = newValue }
    }
    /// How lines break beside words.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.strategy = newValue.rawValue }
    }
    /// The tab stops.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { tabs = newValue ?? [] }
    }
    /// The lists that the paragraph is in, outer before inner.
    open override var textLists: [NSTextList] {
        get { super.textLists }
        set { lists = newValue }
    }
    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) { tabs = (tabs + [anObject]).sorted { $0.location < $1.location } }
    /// Takes a tab stop out.
    open func removeTabStop(_ anObject: NSTextTab) { tabs.removeAll { $0 === anObject } }
    /// Takes the values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { (values, tabs, lists) = (obj.values, obj.tabs, obj.lists) }
}

/// The direction of a text.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// A place in a line where text continues after a tab.
open class NSTextTab: NSObject {
    /// An option of a tab stop.
    public struct OptionKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Characters that end a column.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }
    /// How text stands at it.
    public let alignment: NSTextAlignment
    /// Points from the start of the line.
    public let location: CGFloat
    /// As given when it was made.
    public let options: [OptionKey: Any]
    /// A tab stop.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc, options)
    }
}
/// A list that paragraphs are in.
open class NSTextList: NSObject {
    /// What is before items.
    public struct MarkerFormat: Hashable, RawRepresentable, Sendable {
        /// The name of the mark.
        public let rawValue: String
        /// A mark by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A mark by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A dot.
        public static let disc = MarkerFormat("{disc}")
        /// A circle.
        public static let circle = MarkerFormat("{circle}")
        /// A square.
        public static let square = MarkerFormat("{square}")
        /// Numbers.
        public static let decimal = MarkerFormat("{decimal}")
        /// Small letters.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Capital letters.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    }
    /// What is before items.
    public let markerFormat: MarkerFormat
    /// The number of the first item.
    open var startingItemNumber = 1
    /// A list with marks.
    public init(markerFormat: MarkerFormat, options mask: Int = 0) { self.markerFormat = markerFormat }
    /// The mark of an item.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let letter = UnicodeScalar(UInt8(97 + max(itemNumber - 1, 0) % 26))
        switch markerFormat {
        case .disc: return "•"
        case .circle: return "◦"
        case .square: return "▪"
        case .lowercaseAlpha: return String(letter)
        case .uppercaseAlpha: return String(letter).uppercased()
        default: return "\(itemNumber)"
        }
    }
}

/// A shadow of text. It is kept in text and not drawn.
open class NSShadow: NSObject, NSCopying {
    /// What Core Foundation reads at the start of an object when it compares attributes of texts. With type 1 it asks
    /// `isEqual`; 0, which another property may be, stops the program. It stands before all other stored properties.
    private let coreFoundationType: UInt = 1 << 8

    /// A shadow of a third of black without an offset.
    public override init() { super.init() }
    /// Points to the right and down.
    open var shadowOffset = CGSize.zero
    /// Points of the blur.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; a third of black by default.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
    /// A shadow of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
}

/// A picture in a text.
open class NSTextAttachment: NSObject {
    /// What Core Foundation reads at the start of an object when it compares attributes of texts. With type 1 it asks
    /// `isEqual`; 0, which another property may be, stops the program. It stands before all other stored properties.
    private let coreFoundationType: UInt = 1 << 8

    /// The picture; nil draws none.
    open var image: UIImage?
    /// The place from the baseline in points, y upwards; an empty size is that of the picture.
    open var bounds = CGRect.zero
    /// The bytes of a file; nil without one.
    open var contents: Data?
    /// The identifier of the file's type; nil without one.
    open var fileType: String?
    /// The file; nil without one.
    open var fileWrapper: FileWrapper?
    /// Points at both sides. Nothing to do: pictures stand beside letters.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether it grows with the text. Nothing to do: pictures keep their size.
    open var allowsTextAttachmentView = true
    /// A picture from a file's bytes.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        image = contentData.flatMap { UIImage(data: $0) }
    }
    /// An empty attachment.
    public convenience override init() { self.init(data: nil, ofType: nil) }
    /// An attachment with a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
    /// Nil: attachments are not archived.
    public required init?(coder: NSCoder) { nil }
    /// The character that stands for a picture.
    public static let character = 0xFFFC
}
extension NSAttributedString {
    /// A text that is one picture.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
