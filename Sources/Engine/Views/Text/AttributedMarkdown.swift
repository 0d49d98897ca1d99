public import Foundation
import QuadrantCore

// Markdown as an attributed string. Foundation on Linux has neither the parser nor the attribute.

/// The semantics of inline Markdown, such as emphasis.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits, with the values of Foundation on Apple's systems.
    public let rawValue: UInt
    /// A set from its bits; unnamed ones are stored and have no effect on drawing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drawn italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Drawn bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Drawn in the monospaced design.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Drawn with strikethrough.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A soft line break of the source. Not set by this parser, which inserts a space instead.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A hard line break of the source. Not set by this parser.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// Inline HTML. Not set by this parser, which keeps it as text.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// Block HTML. Not set by this parser, which keeps it as text.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.SwiftUIAttributes {
    /// The attribute of inline Markdown.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        /// The encoded name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributedString {
    /// Options of the Markdown parser.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The syntax that is parsed.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks and inline syntax; blocks are joined without a line break, each has its `presentationIntent`.
            case full
            /// Inline syntax only; line breaks become spaces.
            case inlineOnly
            /// Inline syntax only; white space and line breaks are preserved.
            case inlineOnlyPreservingWhitespace
        }
        /// The treatment of malformed source. No source is malformed for this parser, so that it has no effect.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// The initializer throws.
            case throwError
            /// The result before the error is kept.
            case returnPartiallyParsedIfPossible
        }
        /// Whether attributes in `^[…](…)` are parsed. Nothing to do: such attributes remain text.
        public var allowsExtendedAttributes: Bool
        /// The syntax that is parsed; by default `full`.
        public var interpretedSyntax: InterpretedSyntax
        /// Nothing to do: parsing never fails.
        public var failurePolicy: FailurePolicy
        /// The language of the source; nil is unknown. Nothing to do: parsing is the same in all languages.
        public var languageCode: String?

        /// By default parses blocks and inline syntax.
        public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
                    failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Parses Markdown. Links without a scheme are relative to `baseURL`. Blocks are joined without a line break; never
    /// throws here.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        let blocks = options.interpretedSyntax == .full ? MarkdownBlock.blocks(of: markdown)
            : [MarkdownBlock(plainText: markdown, intent: nil, isCode: false)]
        for block in blocks {
            let plainText = options.interpretedSyntax == .inlineOnlyPreservingWhitespace || block.isCode
                ? block.plainText
                : block.plainText.split(whereSeparator: \.isNewline).joined(separator: " ")
            var words = AttributedString()
            if block.isCode {
                words.append(Self.plainText(plainText, InlineMarkdown.Style(isCode: true), baseURL))
            } else {
                for (part, style) in InlineMarkdown.parse([.literal(plainText)]) {
                    if case .literal(let plainText) = part { words.append(Self.plainText(plainText, style, baseURL)) }
                }
            }
            if let intent = block.intent {
                words[AttributeScopes.SwiftUIAttributes.PresentationIntentAttribute.self] = intent
            }
            append(words)
        }
    }

    /// Parses Markdown in UTF-8; invalid bytes become replacement characters.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The Markdown of a localized text with its values.
    init(_ key: LocalizedStringKey, _ locale: Locale) {
        self.init()
        var environment = EnvironmentValues()
        environment.locale = locale
        for (part, style) in InlineMarkdown.parse(key.inflected(in: locale).parts) {
            switch part {
            case .literal(let text): append(Self.plainText(text, style, nil))
            case .value(let value): append(Self.plainText(value.format(locale), style, nil))
            case .text(let text): append(Self.plainText(text.localizedText(in: environment) ?? "", style, nil))
            }
        }
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
