import QuadrantGraph
import QuadrantGeometry

/// Calls actions when the view appears and disappears.
nonisolated struct AppearanceObserver: PresenceRole {
    typealias Body = Never
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?
    static var modifierName: String { "onAppear" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func appear(_ context: RoleContext) {
        if let onAppear { context.box.graph.later(for: context.box.node, followsTree: true, onAppear) }
    }
    func disappear(_ context: RoleContext, _ turn: PendingAction.Turn) {
        if let onDisappear { context.box.graph.later(for: context.box.node, turn: turn, onDisappear) }
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
        if isInitial { context.box.graph.react(for: context.box.node) { action(value, value) } }
    }
    func updated(from old: Self, _ context: RoleContext) {
        if old.value != value {
            let before = old.value
            context.box.graph.react(for: context.box.node) { action(before, value) }
        }
    }
}

/// Runs a task that is cancelled when the view is removed.
nonisolated struct TaskRunner<ID: Equatable>: PresenceRole {
    typealias Body = Never
    let id: ID
    /// Starts the task.
    let start: () -> Task<Void, Never>
    static var modifierName: String { "task" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    func appear(_ context: RoleContext) {
        let presence = presence(context)
        let start = start
        context.box.graph.later(for: context.box.node, followsTree: true) { presence.task = start() }
    }
    func disappear(_ context: RoleContext, _ turn: PendingAction.Turn) { presence(context).cancel() }
    func updated(from old: Self, _ context: RoleContext) {
        guard old.id != id, presence(context).isShown else { return }
        disappear(context, .inOrder)
        appear(context)
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
        modifier(TaskRunner(id: 0) { Task(priority: priority) { @MainActor in await action() } })
    }

    /// Starts `action` when the view appears and again when `id` changes, after cancelling the previous run.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        modifier(TaskRunner(id: value) { Task(priority: priority) { @MainActor in await action() } })
    }

    /// Starts `action` on an executor when the view appears and again when `id` changes, after cancelling the previous
    /// run. An action of an actor runs there. The name and the place of the call are for debuggers.
    nonisolated public func task<T: Equatable>(
        id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        // Each run begins after the one before was cancelled, and the closure itself keeps its isolation.
        nonisolated(unsafe) let action = action
        return modifier(TaskRunner(id: id) {
            Task(executorPreference: taskExecutor, priority: priority) { await action() }
        })
    }

    /// Starts `action` on an executor when the view appears and cancels it when the view is removed.
    nonisolated public func task(
        name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        task(id: 0, name: name, executorPreference: taskExecutor, priority: priority, file: file, line: line, action)
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
            IdentifiedBox(view)
        }
    }
    fileprivate nonisolated struct Identified: View {
        typealias Body = Never
        let content: Content
        static func build(_ view: Identified, _ builder: inout _ChildBuilder) {
            Content._append(view.content, to: &builder)
        }
    }
}

/// Transparent to layout.
private final class IdentifiedBox<Content: View>: TypedBox<IdentifiedView<Content>> {
    /// The states of earlier ids, in a lazy container, which keeps them as long as the row: of the outermost view only,
    /// as those of rows that are not visible.
    private var saved: [AnyHashable: SavedState] = [:]
    private var shown: AnyHashable?
    override var features: NodeFeatures { [.defersLikeParent, .isDynamic] }

    override func build() {
        let isOther = shown != nil && shown != value.id
        if isOther, let shown, graph.isRow(node, ofList: false) {
            saved[shown] = graph.outermostState(in: node)
            graph.loop.stateToRestore = saved.removeValue(forKey: value.id)
        }
        shown = value.id
        graph.reconcile(node) { builder in
            builder.append(IdentifiedView.Identified(content: value.content), key: value.id) {
                StructureBox($0) { view, builder in IdentifiedView.Identified.build(view, &builder) }
            }
            if isOther { graph.loop.stateToRestore = nil }
        }
    }
}
