
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
    /// A sentence for each case of a parameter.
    public typealias Switch<Value: _IntentValue, Cases: ParameterSummary>
        = ParameterSummarySwitchCondition<Self, Value, Cases>
    /// A sentence for a case of a parameter.
    public typealias Case<Value: _IntentValue, Content: ParameterSummary>
        = ParameterSummaryCaseCondition<Self, Value, Content>
    /// A sentence for all other cases of a parameter.
    public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>
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
    public enum Comparison: Sendable {
        case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, oneOf, contains
        case hasAnyValue, hasNoValue
    }
    /// One sentence where a parameter compares with a value, and another elsewhere.
    public init<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison, _ value: Value,
                       @ParameterSummaryBuilder<Intent> _ yes: () -> Yes,
                       @ParameterSummaryBuilder<Intent> otherwise: () -> No) {}
    /// One sentence where a parameter has a value, or none, and another elsewhere.
    public init<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison,
                       @ParameterSummaryBuilder<Intent> _ yes: () -> Yes,
                       @ParameterSummaryBuilder<Intent> otherwise: () -> No) {}
}

/// A sentence for each case of a parameter. None is shown, so no case is compared.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue, Cases: ParameterSummary>:
    ParameterSummary {
    /// The cases of a parameter, with their sentences.
    public init(_ parameter: KeyPath<Intent, IntentParameter<Value>>,
                @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases) {}
}

/// A sentence for some values of a parameter.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary>:
    ParameterSummary {
    /// A sentence for one value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
    /// A sentence for several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// A sentence for all other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>: ParameterSummary {
    /// A sentence.
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// Cases of a parameter.
public struct ParameterSummaryTupleCaseCondition<each Content: ParameterSummary>: ParameterSummary {}

/// Collects the cases of a parameter.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    /// The sentence for some values.
    public static func buildExpression<Content: ParameterSummary>(
        _ content: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { content }
    /// The sentence for all other values.
    public static func buildExpression<Content: ParameterSummary>(
        _ content: ParameterSummaryDefaultCaseCondition<Intent, Content>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { content }
    /// One case.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    /// Several cases.
    public static func buildBlock<each Content: ParameterSummary>(
        _ contents: repeat each Content
    ) -> ParameterSummaryTupleCaseCondition<repeat each Content> { .init() }
}
