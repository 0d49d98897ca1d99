public import Foundation
public import QuadrantCore
import QuadrantGeometry
package import QuadrantText

/// Words to read, in one or more styles.
///
/// It takes the width of its longest line and the height of its lines, both rounded up to a pixel
/// (Docs/Layout/Text.md). What does not fit is broken into lines, then truncated.
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
    /// Words that depend on the environment's locale.
    package struct Late: Equatable {
        let plainText: String
        let make: (EnvironmentValues) -> String
        package static func == (a: Late, b: Late) -> Bool { a.plainText == b.plainText }
    }
    package enum Change: Equatable {
        case font(Font?), appearance(Font.Change), style(Foreground), kerning(CGFloat), tracking(CGFloat)
        case baselineOffset(CGFloat), underline(Line?), strikethrough(Line?), custom(CustomTextAttribute)
    }
    /// A style that can be compared with another.
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
        /// From the inside out; the first to set something wins.
        var changes: [Change] = []
    }
    package var spans: [Span]

    package init(spans: [Span]) { self.spans = spans }

    /// Shows `content` as it is: not looked up in any table, and without Markdown.
    public init(verbatim content: String) { spans = [Span(content: .verbatim(content))] }
    /// A string that is known at run time, shown as it is: not looked up, and without Markdown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    /// Looks `key` up in the table, "Localizable" unless named, of `bundle`, the program's unless given.
    ///
    /// What is not found shows as it stands. Where a table or bundle is named, a text without values shows its
    /// Markdown as words. `comment` is for translators only.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        // A bundle or table that is named is looked in; what it does not hold shows as it stands.
        let isNamed = tableName != nil || bundle != nil, isLookedUp = isNamed || _ProgramBundle.hasTables
        let found = isLookedUp ? key.translated(table: tableName, bundle: bundle ?? .main) ?? key : key
        if isNamed, let plainText = found.plainText {
            spans = [Span(content: .verbatim(plainText))]
        } else {
            spans = [Span(content: .localized(found))]
        }
    }
    /// Words with attributes: fonts, colours, lines, and the meaning of Markdown's marks.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { spans = [Span(content: .attributed(attributedContent))] }
    /// An image in the line like a letter; symbols take the font of the text.
    public init(_ image: Image) { spans = [Span(content: .image(image))] }
    /// A value in a format, which takes the locale in force where the text is shown.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        spans = [Span(content: .late(Late(plainText: format.format(input)) { format.plainText(input, $0.locale) }))]
    }
    /// The text of `formatter` for a value, formatted when the text is created; the value's description where it is
    /// nil.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
    /// What `formatter` makes of an object when the text is created; its description where it makes nothing.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
    /// Where the last line is shortened when the text does not fit.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    /// All letters in one case, by the rules of the locale in force.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// How a line under or through text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is divided.
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
        /// `color` nil is the colour of the text.
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

    /// Words behind words, each with its own styles, laid out as one text.
    public static func + (a: Text, b: Text) -> Text { Text(spans: a.spans + b.spans) }

    /// Sets the font of these words; nil leaves it to the environment. The innermost one set wins.
    public func font(_ font: Font?) -> Text { changed(.font(font)) }
    /// Sets the weight of these words; nil changes nothing.
    public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { changed(.appearance(.weight($0))) } ?? self }
    /// Sets the design of the system font; nil changes nothing.
    public func fontDesign(_ design: Font.Design?) -> Text { design.map { changed(.appearance(.design($0))) } ?? self }
    /// Bold words; text styles below `title2` become semibold.
    public func bold() -> Text { changed(.appearance(.bold)) }
    /// Bold words; false changes nothing, and takes back no bold of the environment.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// Slanted words.
    public func italic() -> Text { changed(.appearance(.italic)) }
    /// Slanted words; false changes nothing.
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// The monospaced design of the system font; false changes nothing.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? changed(.appearance(.monospaced)) : self }
    /// Digits of one width; other characters keep theirs.
    public func monospacedDigit() -> Text { changed(.appearance(.monospacedDigit)) }
    /// Sets the colour of these words; nil changes nothing. The innermost one set wins.
    public func foregroundColor(_ color: Color?) -> Text {
        color.map { changed(.style(Foreground(style: AnyShapeStyle($0)))) } ?? self
    }
    /// Draws these words in a style: a gradient covers the whole text. The innermost one set wins.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed(.style(Foreground(style: AnyShapeStyle(style))))
    }
    /// Points after each character, on top of the font's; ignored where there is tracking.
    public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
    /// Points after each character; it replaces kerning where both are set.
    public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
    /// Points the glyphs are raised; the baseline that other views align with stays.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
    /// A line under these words; `color` nil is that of the words, false removes a line of the environment.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.underline(isActive ? Line(color: color) : nil))
    }
    /// A line under these words in a pattern; false removes a line of the environment.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed(.underline(isActive ? Line(pattern: pattern, color: color) : nil))
    }
    /// A line through these words; `color` nil is that of the words, false removes a line of the environment.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? Line(color: color) : nil))
    }
    /// A line through these words in a pattern; false removes a line of the environment.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? Line(pattern: pattern, color: color) : nil))
    }
}
