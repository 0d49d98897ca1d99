public import Foundation
public import QuadrantViews

// Attributed strings of both kinds made of one another, and Markdown as either. Foundation on Linux has none of this.

extension AttributedString {
    /// Parses Markdown with the attributes of a scope. Attributes in `^[…](…)` remain text, whatever the scope.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
    /// Parses Markdown with the attributes of a scope. Attributes in `^[…](…)` remain text, whatever the scope.
    public init<S: AttributeScope>(markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
                                   baseURL: URL? = nil) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
    /// Parses Markdown in UTF-8 with the attributes of a scope.
    public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
    /// Parses Markdown in UTF-8 with the attributes of a scope.
    public init<S: AttributeScope>(markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = .init(),
                                   baseURL: URL? = nil) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The text with the attributes of Foundation and UIKit; others are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole, options: []) { values, range, _ in
            var attributes = AttributeContainer()
            for key in BridgedAttribute.all {
                if let value = values[key.name] { key.set(value, &attributes) }
            }
            append(AttributedString((nsStr.string as NSString).substring(with: range), attributes: attributes))
        }
    }
    /// The text with the attributes of Foundation and UIKit; those of a scope of the program are left out.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }
    /// The text with the attributes of Foundation and UIKit; those of a scope of the program are left out.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
}

extension NSAttributedString {
    /// The text with the attributes of Foundation and UIKit; others are left out.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var values: [NSAttributedString.Key: Any] = [:]
            for key in BridgedAttribute.all { values[key.name] = key.value(run.attributes) }
            text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: values))
        }
        self.init(attributedString: text)
    }
    /// The text with the attributes of Foundation and UIKit; those of a scope of the program are left out.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }
    /// The text with the attributes of Foundation and UIKit; those of a scope of the program are left out.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }

    /// Parses Markdown as `AttributedString` does.
    public convenience init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
                            baseURL: URL? = nil) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
    /// Parses Markdown in UTF-8 as `AttributedString` does.
    public convenience init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
                            baseURL: URL? = nil) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
}

extension NSAttributedString.Key {
    /// The semantics of inline Markdown: a number, the bits of `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// The block of Markdown that a text is: a `PresentationIntent`.
    public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute of inline Markdown.
    public typealias InlinePresentationIntentAttribute
        = AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute
    /// The attribute of blocks of Markdown.
    public typealias PresentationIntentAttribute = AttributeScopes.SwiftUIAttributes.PresentationIntentAttribute
}

/// An attribute that both kinds of strings have, under one name.
struct BridgedAttribute: Sendable {
    let name: NSAttributedString.Key
    let value: @Sendable (AttributeContainer) -> Any?
    let set: @Sendable (Any, inout AttributeContainer) -> Void

    init<Key: AttributedStringKey>(_: Key.Type) where Key.Value: Sendable {
        self.init(Key.self, old: { $0 }, new: { $0 as? Key.Value })
    }
    /// An attribute whose value has another type in the older kind.
    init<Key: AttributedStringKey>(
        _: Key.Type, old: @escaping @Sendable (Key.Value) -> Any, new: @escaping @Sendable (Any) -> Key.Value?
    ) where Key.Value: Sendable {
        name = NSAttributedString.Key(Key.name)
        value = { $0[Key.self].map(old) }
        set = { value, attributes in attributes[Key.self] = new(value) }
    }
    /// The semantics of inline Markdown, which the older kind has as a number.
    init() {
        typealias Key = AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute
        name = .inlinePresentationIntent
        value = { $0[Key.self].map { NSNumber(value: $0.rawValue) } }
        set = { value, attributes in
            attributes[Key.self] = (value as? NSNumber).map { InlinePresentationIntent(rawValue: $0.uintValue) }
        }
    }

    private typealias Scope = AttributeScopes.FoundationAttributes
    static let all = [
        BridgedAttribute(), BridgedAttribute(Scope.PresentationIntentAttribute.self),
        BridgedAttribute(Scope.LinkAttribute.self), BridgedAttribute(Scope.LanguageIdentifierAttribute.self),
        BridgedAttribute(Scope.PersonNameComponentAttribute.self),
        BridgedAttribute(Scope.AlternateDescriptionAttribute.self), BridgedAttribute(Scope.ImageURLAttribute.self),
        BridgedAttribute(Scope.ReplacementIndexAttribute.self),
    ] + AttributeScopes.UIKitAttributes.bridged
}
