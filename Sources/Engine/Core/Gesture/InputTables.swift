package import QuadrantGraph

/// The touches of a window, and the services of its host.
package final class InputTables: GraphFeature {
    private(set) lazy var arena = Arena(link)
    /// The clipboard, addresses and the like; does nothing until a host sets it.
    package var services = HostServices()
    /// Called after the gestures of a removed node were cancelled.
    var onLeave: (NodeID) -> Void = { _ in }

    /// A node is removed: it takes no input any more.
    func leave(_ id: NodeID) {
        arena.leave(id)
        onLeave(id)
    }
}

extension ViewGraph {
    /// The input of the window.
    package var input: InputTables { feature(at: .input) { InputTables($0) } }

    /// The responder of `node`; nil if it has none.
    package func responder(of node: NodeIndex) -> Responder? {
        box(node).hits?.responder.map { unsafeDowncast($0, to: Responder.self) }
    }
}
