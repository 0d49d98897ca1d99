/// A part of a user interface.
///
/// Views are cheap values, created again at any time; identity, state and caches are stored in the view graph.
@MainActor @preconcurrency
public protocol View {
    /// The type of `body`; `Never` in primitive views of the framework.
    associatedtype Body: View
    /// The content of this view. Evaluated when the view is created with other values and when state that it read
    /// changes; state is read, not written, here.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends this value to its parent's children. Implemented by roles, never by views.
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
    /// Primitive views have no body; the graph never evaluates it.
    public var body: Never {
        fatalError("SwiftUI: \(Self.self) is a primitive view: its body is never asked for.")
    }
}

/// Creates views from closures.
@resultBuilder
public struct ViewBuilder {
    /// Accepts any view as a statement of the closure.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// An empty closure is an `EmptyView`.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// A single statement is that view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several statements become a `TupleView`, each of them a sibling identified by its position.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView(views: (repeat each content))
    }
    /// An `if` without `else`: nil if the condition is false, which takes no space.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` with `else`, or of a `switch`; switching branches changes the view's identity.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    /// The second branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    /// The branch of `if #available`, type-erased.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
