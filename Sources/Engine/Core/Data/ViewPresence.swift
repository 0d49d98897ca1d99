import QuadrantGraph

// `onAppear`, `onDisappear` and `task` around several views, or a changing number of them, act for all of them once:
// when the first appears, and when the last has left. Without a view they do not act.

/// Whether the views in a modifier are there.
final class ViewPresence {
    fileprivate(set) var isShown = false
    fileprivate var isPending = false
    /// The views in a list, which replaces its rows one after the other; empty elsewhere.
    fileprivate var rows: Set<NodeID> = []
    var task: Task<Void, Never>?
    deinit { cancel() }

    func cancel() {
        if let task { TaskCancellation.cancel(task) }
        task = nil
    }
}

/// A modifier that acts when the views inside appear and disappear.
nonisolated protocol PresenceRole: LifecycleRole {
    func appear(_ context: RoleContext)
    func disappear(_ context: RoleContext, _ turn: PendingAction.Turn)
}

extension PresenceRole {
    static var followsViews: Bool { true }
    func presence(_ context: RoleContext) -> ViewPresence { context.kept { ViewPresence() } }

    func appeared(_ context: RoleContext) {
        let graph: ViewGraph = context.box.graph, node = context.box.node
        guard !graph.views(in: node, isFirstEnough: true).isEmpty || graph.isOneView(node) else { return }
        let presence = presence(context)
        presence.isShown = true
        if graph.isRow(node) { presence.rows = Set(graph.views(in: node)) }
        appear(context)
    }

    func left(_ context: RoleContext) {
        let presence = presence(context), graph: ViewGraph = context.box.graph
        guard presence.isShown else { return }
        presence.isShown = false
        // A covered view has already disappeared.
        if graph.isCovered(context.box.node) { return }
        disappear(context, graph.motion.transitions.disappearsFirst ? .first : .last)
    }

    func coveredChanged(_ isCovered: Bool, _ context: RoleContext) {
        guard presence(context).isShown else { return }
        if isCovered { disappear(context, .inOrder) } else { appear(context) }
    }

    func viewsChanged(_ context: RoleContext) {
        let presence = presence(context)
        guard !presence.isPending else { return }
        presence.isPending = true
        let graph: ViewGraph = context.box.graph, id = graph.tree.id(context.box.node)
        graph.later(for: id.index) {
            presence.isPending = false
            if graph.tree.isLive(id) { update(RoleContext(box: graph.box(id.index))) }
        }
    }

    private func update(_ context: RoleContext) {
        let presence = presence(context), graph: ViewGraph = context.box.graph, node = context.box.node
        let isRow = graph.isRow(node)
        let now = Set(graph.views(in: node, isFirstEnough: !isRow)), old = presence.rows
        if isRow { presence.rows = now }
        if presence.isShown {
            let isReplaced = isRow && now.isDisjoint(with: old)
            guard isReplaced || now.isEmpty, !graph.isOneView(node) else { return }
            presence.isShown = !now.isEmpty
            disappear(context, .inOrder)
            if isReplaced, !now.isEmpty { appear(context) }
        } else if !now.isEmpty {
            presence.isShown = true
            appear(context)
        }
    }
}
