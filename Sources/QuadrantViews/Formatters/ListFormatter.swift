public import Foundation

/// Things one after the other, as a language lists them: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes each thing; nil writes those that are text, or can be formatted.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// By the user's language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    open func string(from items: [Any]) -> String? {
        let plainText = items.compactMap { item in
            itemFormatter.map { $0.string(for: item) } ?? (item as? String ?? "\(item)")
        }
        guard plainText.count == items.count else { return nil }
        return plainText.formatted(.list(type: .and).locale(locale ?? .current))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
