public import Foundation

// Foundation orders texts by their characters only here; on iOS also as people expect it.

/// An order of texts that people expect.
public struct _TextOrder: Sendable {
    fileprivate let isStandard: Bool
    /// As lists of files are ordered: numbers by their value, without regard to case.
    public static let localizedStandard = _TextOrder(isStandard: true)
    /// As dictionaries of the person's language are ordered.
    public static let localized = _TextOrder(isStandard: false)
}

extension SortDescriptor {
    /// Orders by a text, as people expect it.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _TextOrder,
                order: SortOrder = .forward) {
        let order = (path: comparator.isStandard ? \String.standardOrder : \.languageOrder, sort: order)
        self.init(sendable(keyPath.appending(path: order.path)), order: order.sort)
    }

    /// Orders by a text that may be nil, as people expect it.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _TextOrder,
                order: SortOrder = .forward) {
        let order = (path: comparator.isStandard ? \String?.?.standardOrder : \.?.languageOrder, sort: order)
        self.init(sendable(keyPath.appending(path: order.path)), order: order.sort)
    }
}

/// A key path made of two that may be sent may be sent; the type of `appending` does not say so.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// A text among others, by a comparison.
private struct OrderedText: Comparable {
    let text: String
    let isStandard: Bool
    static func < (a: OrderedText, b: OrderedText) -> Bool {
        let order = a.isStandard ? a.text.localizedStandardCompare(b.text) : a.text.localizedCompare(b.text)
        return order == .orderedAscending
    }
}

extension String {
    fileprivate var standardOrder: OrderedText { OrderedText(text: self, isStandard: true) }
    fileprivate var languageOrder: OrderedText { OrderedText(text: self, isStandard: false) }
}
