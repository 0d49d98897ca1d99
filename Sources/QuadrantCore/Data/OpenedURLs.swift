public import Foundation
import QuadrantGraph

// A program is opened with an address: the host hands it to the views that are there.

/// The actions of a window for addresses it is opened with.
package final class AddressTakers {
    fileprivate var entries: [(id: NodeID, action: (URL) -> Void)] = []

    fileprivate static func of(_ graph: ViewGraph) -> AddressTakers {
        graph.window.state.shared(AddressTakers.self) { AddressTakers() }
    }

    /// Hands an address to every view of a window that takes addresses, in the order they appeared. Returns whether
    /// any does.
    package static func open(_ url: URL, in graph: ViewGraph) -> Bool {
        let entries = of(graph).entries
        for entry in entries where graph.rows.isLive(entry.id) { entry.action(url) }
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
    /// Runs `action` with an address that the program is opened with while this view is there.
    ///
    /// Every such action around and inside is run. An address comes from the host: from a script, `--open-url`.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(AddressTaker(action: action))
    }
}
