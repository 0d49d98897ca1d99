public import Foundation

// Markdown as an attributed string. Foundation on Linux has neither the reading nor the attribute of the marks.

/// The meaning of Markdown's marks for the words between them.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits, with the values that Foundation gives them on other systems.
    public let rawValue: UInt
    /// A set from its bits; those without a name below are kept and draw nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drawn italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Drawn bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Drawn in the monospaced design.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Drawn with a line through the words.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break of the source; not set by the reader here, which puts a space in its place.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A break that the source demands; not set by the reader here.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML inside of a paragraph; not set by the reader here, which keeps it as words.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML that stands alone; not set by the reader here, which keeps it as words.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.SwiftUIAttributes {
    /// The meaning of marks of Markdown.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        /// The encoded name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributedString {
    /// How Markdown is interpreted.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// How much of Markdown is interpreted.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks and the marks in them; blocks follow each other without a break.
            case full
            /// Marks within a paragraph; line breaks become spaces.
            case inlineOnly
            /// Marks within a paragraph; white space and line breaks stay as they are.
            case inlineOnlyPreservingWhitespace
        }
        /// What happens on malformed source. Every text is valid to the reader here, so neither is ever applied.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// The initializer throws.
            case throwError
            /// What was read before the error is kept.
            case returnPartiallyParsedIfPossible
        }
        /// Whether attributes in `^[…](…)` are read. Stored only: they are kept as words.
        public var allowsExtendedAttributes: Bool
        /// How much of Markdown is interpreted; the default is `full`.
        public var interpretedSyntax: InterpretedSyntax
        /// Stored only: reading never fails.
        public var failurePolicy: FailurePolicy
        /// The language of the source. Stored only; nil names none.
        public var languageCode: String?

        /// The defaults read blocks and the marks in them.
        public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
                    failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown. Links without a scheme are relative to `baseURL`. Blocks follow each other without a break;
    /// never throws here.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        let blocks = options.interpretedSyntax == .full ? MarkdownBlock.blocks(of: markdown)
            : [MarkdownBlock(plainText: markdown, isCode: false)]
        for block in blocks {
            let plainText = options.interpretedSyntax == .inlineOnlyPreservingWhitespace || block.isCode
                ? block.plainText
                : block.plainText.split(whereSeparator: \.isNewline).joined(separator: " ")
            guard !block.isCode else {
                append(Self.plainText(plainText, InlineMarkdown.Style(isCode: true), baseURL))
                continue
            }
            for (part, style) in InlineMarkdown.parse([.literal(plainText)]) {
                if case .literal(let plainText) = part { append(Self.plainText(plainText, style, baseURL)) }
            }
        }
    }

    /// Reads Markdown in UTF-8; bytes that are no UTF-8 become replacement characters.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private static func plainText(_ plainText: String, _ style: InlineMarkdown.Style, _ base: URL?)
        -> AttributedString {
        var intent: InlinePresentationIntent = []
        if style.isStrong { intent.insert(.stronglyEmphasized) }
        if style.isEmphasized { intent.insert(.emphasized) }
        if style.isCode { intent.insert(.code) }
        if style.isStruck { intent.insert(.strikethrough) }
        var result = AttributedString(plainText)
        if !intent.isEmpty {
            result[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
        }
        if let address = style.address { result.link = URL(string: address, relativeTo: base) }
        return result
    }
}

/// A paragraph, a heading, an item of a list, a quotation or code between fences.
private struct MarkdownBlock {
    var plainText: String
    var isCode: Bool

    static func blocks(of text: String) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        var isOpen = false
        var fence: String?
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let bare = line.drop { $0 == " " || $0 == "\t" }
            if let mark = fence {
                if bare.hasPrefix(mark) { fence = nil } else { blocks[blocks.count - 1].plainText += line + "\n" }
                continue
            }
            if let mark = ["```", "~~~"].first(where: bare.hasPrefix) {
                fence = mark
                blocks.append(MarkdownBlock(plainText: "", isCode: true))
                isOpen = false
            } else if bare.isEmpty || isRule(bare) {
                isOpen = false
            } else if let inner = marked(bare) {
                blocks.append(MarkdownBlock(plainText: inner.plainText, isCode: false))
                isOpen = inner.continues
            } else if isOpen {
                blocks[blocks.count - 1].plainText += "\n" + bare
            } else {
                blocks.append(MarkdownBlock(plainText: String(bare), isCode: false))
                isOpen = true
            }
        }
        return blocks
    }

    /// Three or more of one mark, alone on a line.
    private static func isRule(_ line: Substring) -> Bool {
        let marks = line.filter { !$0.isWhitespace }
        guard marks.count >= 3, let first = marks.first, "-*_".contains(first) else { return false }
        return marks.allSatisfy { $0 == first }
    }

    /// The words of a line behind the mark of a heading, an item or a quotation, which the next line may continue with.
    private static func marked(_ line: Substring) -> (plainText: String, continues: Bool)? {
        func plainText(_ rest: Substring) -> String { rest.trimmingCharacters(in: .whitespaces) }
        let level = line.prefix { $0 == "#" }.count
        if (1...6).contains(level), line.dropFirst(level).first?.isWhitespace ?? true {
            return (plainText(line.dropFirst(level)), false)
        }
        if line.first == ">" { return (plainText(line.dropFirst()), true) }
        if let mark = line.first, "-*+".contains(mark), line.dropFirst().first?.isWhitespace ?? false {
            return (plainText(line.dropFirst()), true)
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let rest = line.dropFirst(digits.count)
        if (1...9).contains(digits.count), let mark = rest.first, mark == "." || mark == ")",
           rest.dropFirst().first?.isWhitespace ?? false {
            return (plainText(rest.dropFirst()), true)
        }
        return nil
    }
}
