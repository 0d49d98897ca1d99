public import Foundation

// Locale-aware comparisons in `#Predicate`, which Foundation declares only on iOS.

extension PredicateExpressions {
    /// Whether a string contains another, ignoring case and diacritics.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol
    {
        /// The string that is searched.
        public let root: Root
        /// The string that is searched for.
        public let other: Other
        /// Created by `#Predicate` for `root.localizedStandardContains(other)`.
        public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
        /// Whether the string contains the other; throws the errors of the two expressions.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
        }
    }

    /// Called by `#Predicate` for `localizedStandardContains`.
    public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
        -> StringLocalizedStandardContains<Root, Other>
    { StringLocalizedStandardContains(root: root, other: other) }

    /// Compares two strings, ignoring case or by the rules of the locale.
    public struct StringComparison<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
        where Root.Output: StringProtocol, Other.Output: StringProtocol
    {
        let root: Root
        let other: Other
        let isLocalized: Bool
        /// The order of the strings; throws the errors of the two expressions.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            let (root, other) = (try root.evaluate(bindings), try other.evaluate(bindings))
            return isLocalized ? root.localizedCompare(other) : root.caseInsensitiveCompare(other)
        }
    }

    /// Called by `#Predicate` for `caseInsensitiveCompare`.
    public static func build_caseInsensitiveCompare<Root, Other>(_ root: Root, _ other: Other)
        -> StringComparison<Root, Other>
    { StringComparison(root: root, other: other, isLocalized: false) }

    /// Called by `#Predicate` for `localizedCompare`.
    public static func build_localizedCompare<Root, Other>(_ root: Root, _ other: Other)
        -> StringComparison<Root, Other>
    { StringComparison(root: root, other: other, isLocalized: true) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
    where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringComparison: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringComparison: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringComparison: StandardPredicateExpression
    where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
