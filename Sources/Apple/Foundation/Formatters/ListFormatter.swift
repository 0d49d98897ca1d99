public import Foundation

/// Joins items to a list in a language: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language of the conjunction; nil is the current locale.
    open var locale: Locale! = .autoupdatingCurrent
    /// Formats each item; nil, the default, uses texts as they are and the description of other items.
    open var itemFormatter: Formatter?

    /// A formatter in the language of the user.
    public override init() { super.init() }
    /// Decodes no settings from `coder`: they are those of `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The texts joined in the language of the user.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Nil where `itemFormatter` has no text for one of the items; without one, items that are not texts are described.
    open func string(from items: [Any]) -> String? {
        let texts = items.compactMap { item in
            itemFormatter.map { $0.string(for: item) } ?? (item as? String ?? "\(item)")
        }
        guard texts.count == items.count else { return nil }
        return texts.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// The text for an array; nil for any other object.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
