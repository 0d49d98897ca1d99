public import SwiftUI

/// What an axis consists of: axis marks.
@MainActor @preconcurrency
public protocol AxisContent {
    /// Adds the marks of this content to those of an axis. Implemented by this framework only.
    @MainActor @preconcurrency static func _collectAxis(_ content: Self, into marks: inout _AxisCollector)
}

/// The marks of an axis, as they are found in its content.
public struct _AxisCollector {
    var sets: [AxisMarkSet] = []
    init() {}
    @MainActor mutating func collect(_ content: some AxisContent) {
        type(of: content)._collectAxis(content, into: &self)
    }
}

extension AxisContent {
    /// The same content: grid lines, ticks and labels of an axis do not overlap, so that a layer of their own changes
    /// nothing.
    nonisolated public func compositingLayer() -> some AxisContent { self }
    /// Draws the marks of the axis as a whole, in the style of a view around them.
    @available(*, unavailable, message: "Style the whole axis with chartXAxisStyle or chartYAxisStyle.")
    nonisolated public func compositingLayer<V: View>(
        @ViewBuilder style: (PlaceholderContentView<Self>) -> V
    ) -> some AxisContent { self }
}

extension Never: AxisContent {
    @MainActor public static func _collectAxis(_ content: Never, into marks: inout _AxisCollector) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
    @MainActor public static func _collectAxis(_ content: Self, into marks: inout _AxisCollector) {
        if let content { Wrapped._collectAxis(content, into: &marks) }
    }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    @MainActor public static func _collectAxis(_ content: Self, into marks: inout _AxisCollector) {
        switch content {
        case .trueContent(let content): TrueContent._collectAxis(content, into: &marks)
        case .falseContent(let content): FalseContent._collectAxis(content, into: &marks)
        }
    }
}

/// Axis content of any type.
public nonisolated struct AnyAxisContent: AxisContent {
    private let content: any AxisContent
    /// Erases the type of the content.
    nonisolated public init(_ content: any AxisContent) { self.content = content }
    /// Erases the type of the content.
    nonisolated public init(erasing content: some AxisContent) { self.content = content }
    @MainActor public static func _collectAxis(_ content: Self, into marks: inout _AxisCollector) {
        marks.collect(content.content)
    }
}

nonisolated struct TupleAxisContent<each Content: AxisContent>: AxisContent {
    let content: (repeat each Content)
    init(_ content: repeat each Content) { self.content = (repeat each content) }
    @MainActor static func _collectAxis(_ content: Self, into marks: inout _AxisCollector) {
        func collect<C: AxisContent>(_ one: C) { C._collectAxis(one, into: &marks) }
        repeat collect(each content.content)
    }
}

/// Lists the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
    /// Accepts content as a statement.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    /// An axis without marks.
    public static func buildBlock() -> some AxisContent { TupleAxisContent< >() }
    /// The only content of a closure.
    public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }
    /// The content of several statements.
    public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent {
        TupleAxisContent(repeat each content)
    }
    /// The content of an `if` without `else`.
    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
    /// The first branch of a condition.
    public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
        .trueContent(first)
    }
    /// The second branch of a condition.
    public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
        .falseContent(second)
    }
    /// The content behind a check of availability.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}
