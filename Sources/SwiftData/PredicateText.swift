public import Foundation

// What `#Predicate` makes of comparisons in a person's language. Foundation has them on iOS only.

extension PredicateExpressions {
    /// Whether a text contains another as people search for it: without regard to case and accents.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol
    {
        /// The text that is searched.
        public let root: Root
        /// The text that is searched for.
        public let other: Other
        /// What `#Predicate` makes of `root.localizedStandardContains(other)`.
        public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
        /// Whether the text contains the other; throws what the two expressions throw.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
        }
    }

    /// Called by `#Predicate` for `localizedStandardContains`.
    public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
        -> StringLocalizedStandardContains<Root, Other>
    { StringLocalizedStandardContains(root: root, other: other) }

    /// The order of two texts, without regard to case or as people expect it.
    public struct StringComparison<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
        where Root.Output: StringProtocol, Other.Output: StringProtocol
    {
        let root: Root
        let other: Other
        let isLocalized: Bool
        /// The order of both texts; throws what the two expressions throw.
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
