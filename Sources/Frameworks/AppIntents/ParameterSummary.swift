
/// A sentence with the parameters of an intent. It is not shown here.
public protocol ParameterSummary: Sendable {}
extension Never: ParameterSummary {}

/// A sentence with parameters.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// A sentence.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
    /// A sentence, with parameters under it.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil,
                @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
    /// Parameters without a sentence.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}
extension AppIntent {
    /// A sentence with parameters.
    public typealias Summary = IntentParameterSummary<Self>
    /// A sentence for a case of a parameter.
    public typealias Case = ParameterSummaryCase
}

/// The words of a sentence, with key paths of parameters: `"Open \(\.$page)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// Words.
    public init(stringLiteral value: String) {}
    /// Words with parameters.
    public init(stringInterpolation: StringInterpolation) {}
    /// Takes the words and parameters of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// An empty sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// Collects parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// One parameter.
    public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>)
        -> [PartialKeyPath<Intent>] { [parameter] }
    /// All parameters.
    public static func buildBlock(_ parameters: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        parameters.flatMap { $0 }
    }
}

/// Collects sentences.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// A sentence with words.
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
    /// One sentence.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// A sentence that depends on a parameter. None is shown, so no condition is evaluated.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, Yes: ParameterSummary, No: ParameterSummary>:
    ParameterSummary {
    init() {}
}
extension AppIntent {
    /// A sentence that depends on a parameter.
    public typealias When<Yes: ParameterSummary, No: ParameterSummary>
        = ParameterSummaryWhenCondition<Self, Yes, No>
}
extension ParameterSummaryWhenCondition {
    /// How a parameter is compared.
    public enum Comparison: Sendable { case equalTo, notEqualTo, lessThan, greaterThan, hasAnyValue, hasNoValue }
    /// One sentence where a parameter compares with a value, and another elsewhere.
    public init<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison, _ value: Value,
                       @ParameterSummaryBuilder<Intent> _ yes: () -> Yes,
                       @ParameterSummaryBuilder<Intent> otherwise: () -> No) {}
    /// One sentence where a parameter has a value, or none, and another elsewhere.
    public init<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison,
                       @ParameterSummaryBuilder<Intent> _ yes: () -> Yes,
                       @ParameterSummaryBuilder<Intent> otherwise: () -> No) {}
}

/// A sentence for a case of a parameter.
public struct ParameterSummaryCase: ParameterSummary {}
