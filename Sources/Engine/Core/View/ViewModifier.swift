public import QuadrantGeometry

/// A change of a view, as a value of its own.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of `body(content:)`; `Never` in primitive modifiers of the framework.
    associatedtype Body: View
    /// The placeholder of the view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>
    /// The changed view; `content` may be used once, several times or not at all.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Appends a view with this modifier to its parent's children. Implemented by roles.
    nonisolated static func _append<Inner: View>(_ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder)
}

extension ViewModifier {
    nonisolated public static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder
    ) {
        children.append(view) { ModifierBox($0) }
    }
}

/// A modifier whose body is evaluated in every frame of an animation of its animatable data.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier where Body == Never {
    /// Primitive modifiers have no body; calling this stops the program.
    public func body(content: Content) -> Never {
        fatalError("SwiftUI: \(Self.self) is a primitive modifier: its body is never asked for.")
    }
}

/// The placeholder of a modifier's content in its `body(content:)`.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
    let append: (inout _ChildBuilder) -> Void
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) { view.append(&children) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view that is modified, or the first of two modifiers.
    public var content: Content
    /// The modifier, applied outside of `content`.
    public var modifier: Modifier
    /// A view with a modifier, or two modifiers as one.
    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        Modifier._append(view, to: &children)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Applies the inner modifier first, then the outer one.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
    /// Applies `modifier` to this view.
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// A modifier that applies this one first, then `modifier`.
    @inlinable nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier without effect.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    /// The modifier without effect; the only value of its type.
    nonisolated public static let identity = EmptyModifier()
    /// A modifier without effect.
    nonisolated public init() {}
    nonisolated public static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, EmptyModifier>, to children: inout _ChildBuilder
    ) {
        Inner._append(view.content, to: &children)
    }
}
