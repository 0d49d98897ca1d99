import SwiftUI

/// What a chart shows: a mark, or several of them.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of `body`; `Never` for marks.
    associatedtype Body: ChartContent
    /// The marks of this content.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the marks of this content to those of a chart. Implemented by this framework only.
    @MainActor @preconcurrency static func _collect(_ content: Self, into marks: inout _MarkCollector)
}

extension ChartContent {
    /// Adds the marks of the body.
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        Body._collect(content.body, into: &marks)
    }
}

extension ChartContent where Body == Never {
    /// A mark has no body; a chart never evaluates it.
    public var body: Never { fatalError("Charts: \(Self.self) is a mark: its body is never asked for.") }
}

extension Never: ChartContent {
    @MainActor public static func _collect(_ content: Never, into marks: inout _MarkCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        if let content { Wrapped._collect(content, into: &marks) }
    }
}

/// One of two branches of a condition.
public enum BuilderConditional<TrueContent, FalseContent> {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        switch content {
        case .trueContent(let content): TrueContent._collect(content, into: &marks)
        case .falseContent(let content): FalseContent._collect(content, into: &marks)
        }
    }
}

/// Content of any type.
public nonisolated struct AnyChartContent: ChartContent {
    public typealias Body = Never
    private let content: any ChartContent
    /// Erases the type of the content.
    nonisolated public init(_ content: any ChartContent) { self.content = content }
    /// Erases the type of the content.
    nonisolated public init(erasing content: some ChartContent) { self.content = content }

    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        marks.collect(content.content)
    }
}

/// Several marks, to which modifiers apply together.
public nonisolated struct Plot<Content: ChartContent>: ChartContent {
    public typealias Body = Never
    private let content: Content
    /// The marks of a closure.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        Content._collect(content.content, into: &marks)
    }
}

/// No marks.
nonisolated struct EmptyChartContent: ChartContent {
    typealias Body = Never
    @MainActor static func _collect(_ content: Self, into marks: inout _MarkCollector) {}
}

/// The marks of several statements.
nonisolated struct TupleChartContent<each Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: (repeat each Content)
    init(_ content: repeat each Content) { self.content = (repeat each content) }

    @MainActor static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        func collect<C: ChartContent>(_ one: C) { C._collect(one, into: &marks) }
        repeat collect(each content.content)
    }
}
