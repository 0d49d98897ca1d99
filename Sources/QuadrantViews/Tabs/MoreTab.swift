import Foundation
import QuadrantCore
import QuadrantGeometry

/// Which of the tabs that the bar has no space for shows.
struct MoreTabs {
    /// A phone's bar has space for five: for four and the one that leads to the others.
    static let most = 5
    let shown: [TabEntry]
    let rest: [TabEntry]

    init(_ entries: [TabEntry]) {
        let isTooLong = entries.count > MoreTabs.most
        shown = isTooLong ? Array(entries.prefix(MoreTabs.most - 1)) : entries
        rest = isTooLong ? Array(entries.dropFirst(MoreTabs.most - 1)) : []
    }

    func holds(_ id: AnyHashable?) -> Bool { rest.contains { $0.id == id } }

    /// What people see of them.
    struct State: Equatable {
        /// The tab that leads to them is chosen.
        var isOpen = false
        /// The one over the list of all.
        var open: AnyHashable?
    }

    /// The tab that leads to them.
    enum ID: Hashable { case more }
}

/// A list of tabs, each of which leads to a screen.
struct MoreList: View {
    let entries: [TabEntry]
    /// The id of the tab over the list; nil while the list shows.
    let open: Binding<AnyHashable?>

    /// Of a type that has no other destinations.
    private struct Item: Hashable { let id: AnyHashable }

    var body: some View {
        let path = Binding<[Item]>(get: { open.wrappedValue.map { [Item(id: $0)] } ?? [] },
                                   set: { open.wrappedValue = $0.last?.id })
        NavigationStack(path: path) {
            List {
                ForEach(entries, id: \.id) { entry in
                    NavigationLink(value: Item(id: entry.id)) { MoreLabel(label: entry.label) }.badge(entry.badge)
                }
            }
            .listStyle(.plain)
            .navigationTitle(Text(system: .more))
            .navigationBarTitleDisplayMode(.large)
            .navigationDestination(for: Item.self) { item in
                if let entry = entries.first(where: { $0.id == item.id }) {
                    entry.content.navigationBarTitleDisplayMode(.inline)
                }
            }
        }
    }
}

/// The label of a tab in a row, whatever it is made of.
private nonisolated struct MoreLabel: View {
    let label: AnyView
    private let read = SubviewReader()
    @Environment(\.design) private var design
    private var metrics: ListMetrics { design.metrics.list }

    init(label: AnyView) { self.label = label }

    @MainActor var body: some View {
        let parts = read.tabParts(of: label)
        HStack(spacing: metrics.iconGap) {
            ForEach(0..<parts.count, id: \.self) { index in
                if parts[index].isTabIcon {
                    parts[index].frame(minWidth: metrics.iconWidth).foregroundStyle(.tint)
                } else {
                    parts[index]
                }
            }
        }
    }
}
