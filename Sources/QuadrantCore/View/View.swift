/// A part of a user interface.
///
/// Views are cheap values, made anew at will; what lasts (identity, state, caches) lives in the view graph.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends this value to its parent's children. Roles supply it; views never write it.
    nonisolated static func _append(_ view: Self, to children: inout _ChildBuilder)
}

extension View {
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { CompositeBox($0) }
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
    nonisolated public static func _append(_ view: Never, to children: inout _ChildBuilder) {}
}

extension View where Body == Never {
    /// Primitive views have no body; the graph never asks for it.
    public var body: Never {
        fatalError("SwiftUI: \(Self.self) is a primitive view: its body is never asked for.")
    }
}

/// Builds views from closures.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView(views: (repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
