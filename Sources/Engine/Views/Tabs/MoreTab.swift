import Foundation
import QuadrantCore
import QuadrantGeometry

/// The tabs in the bar, and those that do not fit, which are in the "More" tab.
struct MoreTabs {
    /// The maximum number of tabs on a phone: four, and the "More" tab.
    static let maxCount = 5
    let shown: [TabEntry]
    let rest: [TabEntry]

    /// A bar at the top of a pad has all of them.
    init(_ entries: [TabEntry], isOnTop: Bool = false) {
        let isTooLong = entries.count > MoreTabs.maxCount && !isOnTop
        shown = isTooLong ? Array(entries.prefix(MoreTabs.maxCount - 1)) : entries
        rest = isTooLong ? Array(entries.dropFirst(MoreTabs.maxCount - 1)) : []
    }

    func holds(_ id: AnyHashable?) -> Bool { rest.contains { $0.id == id } }

    /// The state of the "More" tab.
    struct State: Equatable {
        /// Whether the "More" tab is selected.
        var isOpen = false
        /// The id of the tab that is shown over the list.
        var open: AnyHashable?
    }

    /// The id of the "More" tab.
    enum ID: Hashable { case more }
}

/// The list of the "More" tab, whose rows push the content of tabs.
struct MoreList: View {
    let entries: [TabEntry]
    /// The id of the tab that is shown over the list; nil for the list.
    let open: Binding<AnyHashable?>

    /// A private type, for which no other destinations are declared.
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

/// The label of a tab in a row, whatever its structure.
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
