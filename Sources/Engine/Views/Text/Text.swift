public import Foundation
public import QuadrantCore
import QuadrantGeometry
package import QuadrantText

/// Text in one or more styles.
///
/// It has the width of its longest line and the height of its lines, both rounded up to a pixel (Docs/Layout/Text.md).
/// Text that does not fit is wrapped, then truncated.
public nonisolated struct Text: View, Equatable, @unchecked Sendable {
    public typealias Body = Never

    package enum Content: Equatable {
        case verbatim(String)
        case localized(LocalizedStringKey)
        case attributed(AttributedString)
        case image(Image)
        case late(Late)
        case dated(TextClock)
    }
    /// Text that depends on the environment's locale.
    package struct Late: Equatable {
        let plainText: String
        let make: (EnvironmentValues) -> String
        /// The text with attributes; nil for plain text.
        var attributed: ((EnvironmentValues) -> AttributedString)?
        /// The text with attributes in the format's own locale.
        private var sample: AttributedString?

        init(plainText: String, make: @escaping (EnvironmentValues) -> String) {
            (self.plainText, self.make) = (plainText, make)
        }
        init(_ sample: AttributedString, _ attributed: @escaping (EnvironmentValues) -> AttributedString) {
            self.init(plainText: String(sample.characters)) { String(attributed($0).characters) }
            (self.sample, self.attributed) = (sample, attributed)
        }

        package static func == (a: Late, b: Late) -> Bool { a.plainText == b.plainText && a.sample == b.sample }
    }
    package enum Change: Equatable {
        case font(Font?), appearance(Font.Change), style(Foreground), kerning(CGFloat), tracking(CGFloat)
        case baselineOffset(CGFloat), underline(Line?), strikethrough(Line?), custom(CustomTextAttribute)
        case label([Span]), heading(UInt), detail(Detail)
    }
    /// A type-erased style that can be compared.
    package struct Foreground: Equatable {
        let style: AnyShapeStyle
        package static func == (a: Foreground, b: Foreground) -> Bool { a.style.isEqual(to: b.style) }
    }
    package struct Line: Equatable, Sendable {
        var pattern: LineStyle.Pattern = .solid
        var color: Color?
    }
    package struct Span: Equatable {
        var content: Content
        /// The changes, innermost first; the first change of an attribute applies.
        var changes: [Change] = []
    }
    private var parts = TextParts.spans([])
    package var spans: [Span] {
        get { parts.spans }
        set { parts = .spans(newValue) }
    }

    package init(spans: [Span]) { parts = .spans(spans) }

    public static func == (a: Text, b: Text) -> Bool { a.spans == b.spans }

    /// Shows `content` verbatim: not localized, and without Markdown.
    public init(verbatim content: String) { spans = [Span(content: .verbatim(content))] }
    /// A string that is known at run time, shown verbatim: not localized, and without Markdown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    /// Localizes `key` with the table ("Localizable" by default) of `bundle` (the program's by default).
    ///
    /// A missing key is shown verbatim. If a table or bundle is given, the Markdown of a text without values is shown
    /// verbatim. `comment` is for translators only.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        // A given table or bundle is always searched; a key that is missing there is shown verbatim.
        let isNamed = tableName != nil || bundle != nil, isLookedUp = isNamed || _ProgramBundle.hasTables
        let found = isLookedUp ? key.found(table: tableName, bundle: bundle ?? .main) : key
        if isNamed, let plainText = found.plainText {
            spans = [Span(content: found.origin == nil ? .verbatim(plainText) : .late(Late(plainText: plainText) {
                found.inLanguage(of: $0.locale).string(in: $0.locale)
            }))]
        } else {
            spans = [Span(content: .localized(found))]
        }
    }
    /// An attributed string: fonts, colours, lines, and inline Markdown.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { spans = [Span(content: .attributed(attributedContent))] }
    /// An image as an attachment in the line; symbols have the font of the text.
    public init(_ image: Image) { spans = [Span(content: .image(image))] }
    /// A value in a format, which has the locale of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        spans = [Span(content: .late(Late(plainText: format.format(input)) { format.plainText(input, $0.locale) }))]
    }
    /// A value in a format of attributed text, which has the locale of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        spans = [Span(content: .late(Late(format.format(input)) { format.locale($0.locale).format(input) }))]
    }
    /// The text of `formatter` for a value, formatted when the text is created; the value's description where it is
    /// nil.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
    /// The text of `formatter` for an object, formatted when the text is created; its description where it is nil.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
    /// Where a line is truncated when the text does not fit.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    /// A case for all letters, by the rules of the locale in force.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// The style of an underline or strikethrough.
    public struct LineStyle: Hashable, Sendable {
        /// The dash pattern of the line.
        public struct Pattern: Hashable, Sendable {
            package let value: QuadrantText.LineStyle.Pattern
            /// One stroke without gaps.
            public static let solid = Pattern(value: .solid)
            /// Dots.
            public static let dot = Pattern(value: .dot)
            /// Dashes.
            public static let dash = Pattern(value: .dash)
            /// A dash and a dot in turn.
            public static let dashDot = Pattern(value: .dashDot)
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(value: .dashDotDot)
        }
        package var pattern: Pattern
        package var color: Color?
        /// A nil `color` is the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        /// One solid line in the colour of the text.
        public static let single = LineStyle()
    }

    func changed(_ change: Change) -> Text {
        var text = self
        for index in text.spans.indices { text.spans[index].changes.append(change) }
        return text
    }

    /// Concatenates two texts, each with its own styles, which are laid out as one.
    public static func + (a: Text, b: Text) -> Text {
        var sum = a
        sum.parts = TextParts(a.parts, b.parts)
        return sum
    }

    /// Sets the font of this text; nil uses that of the environment. The innermost font applies.
    public func font(_ font: Font?) -> Text { changed(.font(font)) }
    /// Sets the weight of this text; nil has no effect.
    public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { changed(.appearance(.weight($0))) } ?? self }
    /// Sets the design of the system font; nil has no effect.
    public func fontDesign(_ design: Font.Design?) -> Text { design.map { changed(.appearance(.design($0))) } ?? self }
    /// Bold text; text styles below `title2` become semibold.
    public func bold() -> Text { changed(.appearance(.bold)) }
    /// Bold text; false has no effect, and does not remove bold of the environment.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// Italic text.
    public func italic() -> Text { changed(.appearance(.italic)) }
    /// Italic text; false has no effect.
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// The monospaced design of the system font; false has no effect.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? changed(.appearance(.monospaced)) : self }
    /// Tabular digits of equal width; other characters are unchanged.
    public func monospacedDigit() -> Text { changed(.appearance(.monospacedDigit)) }
    /// Sets the colour of this text; nil has no effect. The innermost colour applies.
    public func foregroundColor(_ color: Color?) -> Text {
        color.map { changed(.style(Foreground(style: AnyShapeStyle($0)))) } ?? self
    }
    /// Sets the style of this text: a gradient covers the whole text. The innermost style applies.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed(.style(Foreground(style: AnyShapeStyle(style))))
    }
    /// Sets the kerning after each character in points, in addition to the font's; ignored if there is tracking.
    public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
    /// Sets the tracking after each character in points; overrides kerning.
    public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
    /// Raises the glyphs by points; the baseline to which other views align is unchanged.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
    /// Underlines this text; a nil `color` is that of the text, false removes an underline of the environment.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.underline(isActive ? Line(color: color) : nil))
    }
    /// Underlines this text with a pattern; false removes an underline of the environment.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed(.underline(isActive ? Line(pattern: pattern, color: color) : nil))
    }
    /// Strikes this text through; a nil `color` is that of the text, false removes a strikethrough of the environment.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? Line(color: color) : nil))
    }
    /// Strikes this text through with a pattern; false removes a strikethrough of the environment.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? Line(pattern: pattern, color: color) : nil))
    }
}

/// The spans of a text, or two texts that were added: adding many texts one by one copies none of their spans.
private nonisolated indirect enum TextParts {
    case spans([Text.Span])
    case sum(TextParts, TextParts, depth: Int)

    /// The largest depth of sums, which are read recursively.
    private static let maxDepth = 500

    init(_ first: TextParts, _ second: TextParts) {
        let depth = max(first.depth, second.depth) + 1
        self = depth > Self.maxDepth ? .spans(first.spans + second.spans) : .sum(first, second, depth: depth)
    }

    private var depth: Int {
        if case .sum(_, _, let depth) = self { depth } else { 0 }
    }

    var spans: [Text.Span] {
        if case .spans(let spans) = self { return spans }
        var all: [Text.Span] = []
        append(to: &all)
        return all
    }

    private func append(to all: inout [Text.Span]) {
        switch self {
        case .spans(let spans): all += spans
        case .sum(let first, let second, _):
            first.append(to: &all)
            second.append(to: &all)
        }
    }
}
