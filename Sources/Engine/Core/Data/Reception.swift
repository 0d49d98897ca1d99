public import Combine
import QuadrantGraph

/// Calls an action with each value of a publisher while the view is present.
nonisolated struct Reception<P: Publisher>: LifecycleRole where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void
    static var modifierName: String { "onReceive" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    private final class Connection {
        var feed: AnyCancellable?
        var action: (P.Output) -> Void
        init(_ action: @escaping (P.Output) -> Void) { self.action = action }
    }

    private func connection(_ context: RoleContext) -> Connection { context.kept { Connection(action) } }

    func appeared(_ context: RoleContext) { connect(connection(context), context) }
    func left(_ context: RoleContext) { connection(context).feed?.cancel() }

    func updated(from old: Self, _ context: RoleContext) {
        let connection = connection(context)
        connection.action = action
        if !Comparison.areEqual(old.publisher, publisher) { connect(connection, context) }
    }

    /// Subscribes after the tree is complete: a publisher may send values immediately.
    private func connect(_ connection: Connection, _ context: RoleContext) {
        let graph: ViewGraph = context.box.graph
        let link = graph.link, node = context.box.node
        let publisher = publisher
        graph.later { [weak connection] in
            guard let connection else { return }
            connection.feed = publisher.sink { [weak connection] value in
                link.onOwnThread { link.graph?.acting(as: node) { connection?.action(value) } }
            }
        }
    }
}

extension View {
    /// Calls `action` with each value that `publisher` sends, on the main thread, while the view is present.
    nonisolated public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P: Publisher, P.Failure == Never {
        modifier(Reception(publisher: publisher, action: action))
    }
}
