public import Foundation
import QuadrantGraph

// Opening of URLs: the host passes a URL that the program is opened with to the views that are present.

/// The `onOpenURL` actions of a window.
package final class AddressTakers {
    fileprivate var entries: [(id: NodeID, action: (URL) -> Void)] = []

    fileprivate static func of(_ graph: ViewGraph) -> AddressTakers {
        graph.window.shared(AddressTakers.self) { AddressTakers() }
    }

    /// Passes a URL to every view of a window with an `onOpenURL` action, in the order in which they appeared. Returns
    /// whether there is any.
    package static func open(_ url: URL, in graph: ViewGraph) -> Bool {
        let entries = of(graph).entries
        for entry in entries where graph.tree.isLive(entry.id) { entry.action(url) }
        return !entries.isEmpty
    }
}

private nonisolated struct AddressTaker: LifecycleRole {
    typealias Body = Never
    let action: (URL) -> Void
    static var modifierName: String { "onOpenURL" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    private func takers(_ context: RoleContext) -> AddressTakers { .of(context.box.graph) }
    func appeared(_ context: RoleContext) { takers(context).entries.append((context.site.id, action)) }
    func updated(from old: Self, _ context: RoleContext) {
        let takers = takers(context), id = context.site.id
        if let index = takers.entries.firstIndex(where: { $0.id == id }) { takers.entries[index].action = action }
    }
    func left(_ context: RoleContext) {
        let id = context.site.id
        takers(context).entries.removeAll { $0.id == id }
    }
}

extension View {
    /// Calls `action` with a URL that the program is opened with while this view is present.
    ///
    /// All actions of a window are called. The URL comes from the host: from a script, or from `--open-url`.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(AddressTaker(action: action))
    }
}
