import SwiftUI

/// Lists the marks of a chart.
@resultBuilder
public struct ChartContentBuilder {
    /// Accepts content as a statement.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// No marks.
    public static func buildBlock() -> some ChartContent { EmptyChartContent() }
    /// The only content of a closure.
    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
    /// The content of several statements, the later ones drawn over the earlier ones.
    public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> some ChartContent {
        TupleChartContent(repeat each content)
    }
    /// The content of an `if` without `else`.
    public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
    /// The first branch of a condition.
    public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
        .trueContent(first)
    }
    /// The second branch of a condition.
    public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
        .falseContent(second)
    }
    /// The content behind a check of availability.
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }
}
