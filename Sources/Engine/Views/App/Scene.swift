public import QuadrantCore

/// A part of an app that shows windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the body; `Never` for built-in scenes.
    associatedtype Body: Scene
    /// The scenes; evaluated again when a value that this property read has changed.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends this scene to its parent's children. Custom scenes do not implement it.
    nonisolated static func _append(_ scene: Self, to children: inout _ChildBuilder)
}

extension Scene {
    nonisolated public static func _append(_ scene: Self, to children: inout _ChildBuilder) {
        SceneHolder._append(SceneHolder(fields: StyleFields(scene)), to: &children)
    }
}

extension Scene where Body == Never {
    public var body: Never { fatalError("SwiftUI: \(Self.self) is a primitive scene: its body is never asked for.") }
}

extension Never: Scene {}

/// A custom scene as a view in the graph.
nonisolated struct SceneHolder<S: Scene>: View {
    var fields: StyleFields<S>
    @MainActor var body: some View { ScenePart(scene: fields.style.body) }
}

nonisolated struct ScenePart<S: Scene>: View {
    typealias Body = Never
    let scene: S
    static func _append(_ view: Self, to children: inout _ChildBuilder) { S._append(view.scene, to: &children) }
}

/// Builds scenes from closures.
@resultBuilder
public struct SceneBuilder {
    /// One scene, unchanged.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene, unchanged.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes in their order; the first one opens when the app starts.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        SceneGroup(append: { children in repeat appendScene(each content, to: &children) })
    }
    /// The scene of an `if` without `else`; nil is no scene.
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
        SceneGroup(append: { children in if let scene { Content._append(scene, to: &children) } })
    }
    /// A scene behind `if #available`, unchanged.
    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene { scene }
}

private func appendScene<S: Scene>(_ scene: S, to children: inout _ChildBuilder) { S._append(scene, to: &children) }

nonisolated struct SceneGroup: Scene {
    typealias Body = Never
    let append: (inout _ChildBuilder) -> Void
    static func _append(_ scene: Self, to children: inout _ChildBuilder) { scene.append(&children) }
}

/// A scene with a view modifier: environment and observers have the same effect on both.
nonisolated struct ModifiedScene<Base: Scene, M: ViewModifier>: Scene {
    typealias Body = Never
    let base: Base
    let modifier: M
    static func _append(_ scene: Self, to children: inout _ChildBuilder) {
        M._append(ModifiedContent(content: ScenePart(scene: scene.base), modifier: scene.modifier), to: &children)
    }
}

extension Scene {
    nonisolated package func modified<M: ViewModifier>(_ modifier: M) -> some Scene {
        ModifiedScene(base: self, modifier: modifier)
    }

    /// Sets one value of the environment for the views of this scene.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
        -> some Scene
    {
        modified(EnvironmentWriter { $0[keyPath: keyPath] = value })
    }

    /// Transforms one value of the environment for the views of this scene.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        modified(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
    }

    /// Runs `action` when `value` has changed; also at first when `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        modified(changeObserver(of: value, initial: initial, action))
    }

    /// Runs `action` when `value` has changed, without the values; also at first when `initial` is true.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
        -> some Scene
    {
        modified(changeObserver(of: value, initial: initial) { _, _ in action() })
    }

    /// Runs `action` with the new value when `value` has changed.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some Scene
    {
        modified(changeObserver(of: value, initial: false) { action($1) })
    }
}
