import QuadrantGraph
import QuadrantGeometry

/// Calls actions when the view appears and disappears.
nonisolated struct AppearanceObserver: LifecycleRole {
    typealias Body = Never
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?
    static var modifierName: String { "onAppear" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func appeared(_ context: RoleContext) {
        if let onAppear { context.box.graph.later(for: context.box.row, onAppear) }
    }
    func left(_ context: RoleContext) {
        // A covered view has already disappeared.
        if onDisappear != nil, context.box.graph.isCovered(context.box.row) { return }
        if let onDisappear { context.box.graph.later(for: context.box.row, onDisappear) }
    }
    func coveredChanged(_ isCovered: Bool, _ context: RoleContext) {
        if let action = isCovered ? onDisappear : onAppear { context.box.graph.later(for: context.box.row, action) }
    }
}

/// Calls an action when a value differs from the previous one.
nonisolated struct ChangeObserver<V: Equatable>: LifecycleRole {
    typealias Body = Never
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void
    static var modifierName: String { "onChange" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func appeared(_ context: RoleContext) {
        if isInitial { context.box.graph.react(for: context.box.row) { action(value, value) } }
    }
    func updated(from old: Self, _ context: RoleContext) {
        if old.value != value {
            let before = old.value
            context.box.graph.react(for: context.box.row) { action(before, value) }
        }
    }
}

/// Runs a task that is cancelled when the view is removed.
nonisolated struct TaskRunner<ID: Equatable>: LifecycleRole {
    typealias Body = Never
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void
    static var modifierName: String { "task" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    private final class Running {
        var task: Task<Void, Never>?
        deinit { cancel() }
        func cancel() {
            if let task { TaskCancellation.cancel(task) }
            task = nil
        }
    }
    func appeared(_ context: RoleContext) {
        let running = context.kept { Running() }
        let action = action, priority = priority
        context.box.graph.later(for: context.box.row) {
            running.task = Task(priority: priority) { @MainActor in await action() }
        }
    }
    func left(_ context: RoleContext) { context.kept { Running() }.cancel() }
    func coveredChanged(_ isCovered: Bool, _ context: RoleContext) {
        if isCovered { left(context) } else { appeared(context) }
    }
    func updated(from old: Self, _ context: RoleContext) {
        guard old.id != id else { return }
        left(context)
        appeared(context)
    }
}

/// The modifier behind `onChange`, for scenes.
package nonisolated func changeObserver<V: Equatable>(
    of value: V, initial: Bool, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
) -> some ViewModifier {
    ChangeObserver(value: value, isInitial: initial, action: action)
}

extension View {
    /// Calls `action` when the view appears, before it is first drawn, and when a screen that covered it is removed;
    /// nil does nothing.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceObserver(onAppear: action, onDisappear: nil))
    }

    /// Calls `action` after the view was removed, or when a screen covers it; nil does nothing.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceObserver(onAppear: nil, onDisappear: action))
    }

    /// Calls `action` when `value` has changed, and initially if `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeObserver(value: value, isInitial: initial, action: action))
    }

    /// Calls `action`, which takes no values, when `value` has changed, and initially if `initial` is true.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false,
                                                   _ action: @escaping () -> Void) -> some View {
        modifier(ChangeObserver(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Calls `action` with the new value when `value` has changed, not initially.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ChangeObserver(value: value, isInitial: false) { action($1) })
    }

    /// Starts `action` when the view appears and cancels it when the view is removed.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        modifier(TaskRunner(id: 0, priority: priority, action: action))
    }

    /// Starts `action` when the view appears and again when `id` changes, after cancelling the previous run.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        modifier(TaskRunner(id: value, priority: priority, action: action))
    }

    /// Sets the identity of the view: with another id its state is reset.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: AnyHashable(id))
    }
}

/// A view with an explicit identity.
nonisolated struct IdentifiedView<Content: View>: View, ExplicitlyIdentified {
    typealias Body = Never
    let content: Content
    let id: AnyHashable
    static func _append(_ view: Self, to children: inout _ChildBuilder) {
        if children.appendAsOne(view) { return }
        children.append(view) { view in
            StructureBox(view) { view, builder in
                builder.append(Identified(content: view.content), key: view.id) {
                    StructureBox($0) { view, builder in Identified.build(view, &builder) }
                }
            }
        }
    }
    private nonisolated struct Identified: View {
        typealias Body = Never
        let content: Content
        static func build(_ view: Identified, _ builder: inout _ChildBuilder) {
            Content._append(view.content, to: &builder)
        }
    }
}
