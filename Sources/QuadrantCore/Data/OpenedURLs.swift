public import Foundation
import QuadrantGraph

// A program is opened with an address: the host hands it to the views that are there.

/// The actions of a window for addresses it is opened with.
private final class AddressTakers {
    var entries: [(id: NodeID, action: (URL) -> Void)] = []
}

private nonisolated struct AddressTaker: LifecycleRole {
    typealias Body = Never
    let action: (URL) -> Void
    static var modifierName: String { "onOpenURL" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    private func takers(_ context: RoleContext) -> AddressTakers {
        context.box.graph.window.state.shared(AddressTakers.self) { AddressTakers() }
    }
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

extension ViewGraph {
    /// Hands an address to every view that takes addresses, in the order they appeared. Returns whether any does.
    package func open(_ url: URL) -> Bool {
        let entries = window.state.shared(AddressTakers.self) { AddressTakers() }.entries
        for entry in entries where rows.isLive(entry.id) { entry.action(url) }
        return !entries.isEmpty
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
