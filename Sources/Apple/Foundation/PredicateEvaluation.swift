public import Foundation

// `evaluate` of a predicate or an expression inside of another one. The macros of Foundation refuse it on Linux, so
// that the command writes `contains`, which they know and which is as long.

extension Predicate {
    /// Stands for `evaluate` inside of a `#Predicate` or an `#Expression`.
    public func contains(_ input: repeat each Input) -> Bool { (try? evaluate(repeat each input)) ?? false }
}
@available(macOS 15, iOS 18, *)
extension Expression {
    /// Stands for `evaluate` inside of a `#Predicate` or an `#Expression`.
    public func contains(_ input: repeat each Input) -> Output {
        do { return try evaluate(repeat each input) } catch {
            fatalError("The expression cannot be evaluated: \(error)")
        }
    }
}

extension PredicateExpressions {
    /// What a predicate says of a value.
    public struct PredicateEvaluate<Condition: PredicateExpression, Input: PredicateExpression>: PredicateExpression
    where Condition.Output == Predicate<Input.Output> {
        public typealias Output = Bool
        /// The predicate.
        public let predicate: Condition
        /// The value.
        public let input: Input
        /// A predicate and a value.
        public init(predicate: Condition, input: Input) { (self.predicate, self.input) = (predicate, input) }
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try predicate.evaluate(bindings).evaluate(input.evaluate(bindings))
        }
    }
    /// What the macro makes of a predicate in another one.
    public static func build_contains<Condition: PredicateExpression, Input: PredicateExpression>(
        _ predicate: Condition, _ input: Input
    ) -> PredicateEvaluate<Condition, Input> where Condition.Output == Predicate<Input.Output> {
        PredicateEvaluate(predicate: predicate, input: input)
    }
    /// What the macro makes of an expression in another one.
    public static func build_contains<Condition: PredicateExpression, Input: PredicateExpression, Result>(
        _ expression: Condition, _ input: Input
    ) -> ExpressionEvaluate<Condition, Input, Result> where Condition.Output == Expression<Input.Output, Result> {
        build_evaluate(expression, input)
    }
}
extension PredicateExpressions.PredicateEvaluate: Sendable where Condition: Sendable, Input: Sendable {}
extension PredicateExpressions.PredicateEvaluate: Codable where Condition: Codable, Input: Codable {}
extension PredicateExpressions.PredicateEvaluate: StandardPredicateExpression
where Condition: StandardPredicateExpression, Input: StandardPredicateExpression {}

/// Why a predicate is not encoded.
private struct NotEncoded: LocalizedError {
    var errorDescription: String? { "Predicates and expressions are not encoded on Linux." }
}
extension Predicate: @retroactive Codable {
    /// Throws: predicates are not decoded on Linux.
    public init(from decoder: any Decoder) throws { throw NotEncoded() }
    /// Throws: predicates are not encoded on Linux.
    public func encode(to encoder: any Encoder) throws { throw NotEncoded() }
}
extension Expression: @retroactive Codable {
    /// Throws: expressions are not decoded on Linux.
    public init(from decoder: any Decoder) throws { throw NotEncoded() }
    /// Throws: expressions are not encoded on Linux.
    public func encode(to encoder: any Encoder) throws { throw NotEncoded() }
}
