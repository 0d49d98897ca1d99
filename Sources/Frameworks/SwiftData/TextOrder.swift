public import Foundation

// Foundation compares strings here by their characters only; on iOS also by the rules of the locale.

/// A comparison of strings by the rules of the locale.
public struct _TextOrder: Sendable {
    fileprivate let isStandard: Bool
    /// The order of file lists: numbers by their value, ignoring case.
    public static let localizedStandard = _TextOrder(isStandard: true)
    /// The order of dictionaries in the user's language.
    public static let localized = _TextOrder(isStandard: false)
}

extension SortDescriptor {
    /// Compares the strings of a property by the rules of the locale.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _TextOrder,
                order: SortOrder = .forward) {
        let order = (path: comparator.isStandard ? \String.standardOrder : \.languageOrder, sort: order)
        self.init(sendable(keyPath.appending(path: order.path)), order: order.sort)
    }

    /// Compares the strings of a property that may be nil by the rules of the locale.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _TextOrder,
                order: SortOrder = .forward) {
        let order = (path: comparator.isStandard ? \String?.?.standardOrder : \.?.languageOrder, sort: order)
        self.init(sendable(keyPath.appending(path: order.path)), order: order.sort)
    }
}

/// Two sendable key paths appended are sendable, which the type of `appending` does not express.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// A string with a comparison, as a comparable value.
private struct OrderedText: Comparable {
    let text: String
    let isStandard: Bool
    static func < (a: OrderedText, b: OrderedText) -> Bool {
        let order = a.isStandard ? a.text.localizedStandardCompare(b.text) : a.text.localizedCompare(b.text)
        return order == .orderedAscending
    }
}

extension String {
    /// The comparisons by their names in a store, with the paths that descriptors have for them.
    static var orders: [(name: String, paths: [AnyKeyPath])] {
        [("standard", [\String.standardOrder, \String?.?.standardOrder]),
         ("language", [\String.languageOrder, \String?.?.languageOrder])]
    }
    fileprivate var standardOrder: OrderedText { OrderedText(text: self, isStandard: true) }
    fileprivate var languageOrder: OrderedText { OrderedText(text: self, isStandard: false) }
}
