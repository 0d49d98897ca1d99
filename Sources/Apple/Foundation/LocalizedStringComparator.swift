public import Foundation

/// Compares texts as a list of names is sorted for people. On a phone it is a `String.StandardComparator`, which has no
/// localized ones on Linux.
public struct _LocalizedStringComparator: SortComparator, Hashable, Codable, Sendable {
    let isStandard: Bool
    /// Whether smaller texts come first.
    public var order: SortOrder = .forward
    /// How two texts follow each other.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        guard order == .reverse else { return result }
        return result == .orderedSame ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
    }
}

extension SortComparator where Self == _LocalizedStringComparator {
    /// As lists of files are sorted: numbers by their value, letters without their case.
    public static var localizedStandard: Self { Self(isStandard: true) }
    /// By the rules of the language.
    public static var localized: Self { Self(isStandard: false) }
}
extension SortComparator where Self == String.StandardComparator {
    /// By the values of the characters.
    public static var lexical: Self { .lexical }
}

extension SortDescriptor {
    /// Sorts by a text, by the rules of the language.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator,
                order: SortOrder) { self.init(keyPath, order: order) }
    /// Sorts by a text, by the rules of the language.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator) {
        self.init(keyPath, order: comparator.order)
    }
    /// Sorts by a text that may be nil, by the rules of the language.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator,
                order: SortOrder) { self.init(keyPath, order: order) }
    /// Sorts by a text that may be nil, by the rules of the language.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator) {
        self.init(keyPath, order: comparator.order)
    }
}
