public import Foundation
public import QuadrantCore
import QuadrantGeometry
package import QuadrantText

/// Words to read, in one or more looks.
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

    /// `content` as it is, not looked up in any language.
    public init(verbatim content: String) { spans = [Span(content: .verbatim(content))] }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
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
    /// Words with looks of their own: fonts, colours, lines, and what Markdown says.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { spans = [Span(content: .attributed(attributedContent))] }
    public init(_ image: Image) { spans = [Span(content: .image(image))] }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        spans = [Span(content: .late(Late(plainText: format.format(input)) { format.plainText(input, $0.locale) }))]
    }
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// How a line under or through text is drawn.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            package let value: QuadrantText.LineStyle.Pattern
            public static let solid = Pattern(value: .solid)
            public static let dot = Pattern(value: .dot)
            public static let dash = Pattern(value: .dash)
            public static let dashDot = Pattern(value: .dashDot)
            public static let dashDotDot = Pattern(value: .dashDotDot)
        }
        package var pattern: Pattern
        package var color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        public static let single = LineStyle()
    }

    func changed(_ change: Change) -> Text {
        var text = self
        for index in text.spans.indices { text.spans[index].changes.append(change) }
        return text
    }

    public static func + (a: Text, b: Text) -> Text { Text(spans: a.spans + b.spans) }

    public func font(_ font: Font?) -> Text { changed(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { changed(.appearance(.weight($0))) } ?? self }
    public func fontDesign(_ design: Font.Design?) -> Text { design.map { changed(.appearance(.design($0))) } ?? self }
    public func bold() -> Text { changed(.appearance(.bold)) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { changed(.appearance(.italic)) }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? changed(.appearance(.monospaced)) : self }
    public func monospacedDigit() -> Text { changed(.appearance(.monospacedDigit)) }
    public func foregroundColor(_ color: Color?) -> Text {
        color.map { changed(.style(Foreground(style: AnyShapeStyle($0)))) } ?? self
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed(.style(Foreground(style: AnyShapeStyle(style))))
    }
    /// Points between characters, on top of the font's.
    public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
    /// Points the glyphs are raised; the baseline others align with stays.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.underline(isActive ? Line(color: color) : nil))
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed(.underline(isActive ? Line(pattern: pattern, color: color) : nil))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? Line(color: color) : nil))
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? Line(pattern: pattern, color: color) : nil))
    }
}
