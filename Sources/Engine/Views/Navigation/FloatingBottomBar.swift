import Foundation
import QuadrantCore
import QuadrantGeometry

/// What floats above the bottom of a screen (iOS 26): items on plates of glass, and the search field.
struct FloatingBottomBar: View {
    let items: [BarItem]
    let status: [BarItem]
    let search: SearchLink?
    @Environment(\.design) private var design
    @Environment(\.hostLink) private var hostLink
    private var metrics: SearchMetrics { design.metrics.search }

    /// The part of the bar above the safe area: the whole height is the same with and without one.
    private var height: Double {
        let bottom = Double(hostLink?()?.followedViewport.safeArea.bottom ?? 0)
        return max(metrics.bottomHeight + metrics.bottomSide - bottom, 0)
    }

    var body: some View {
        let isActive = search?.isActive.wrappedValue == true
        VStack(spacing: metrics.bottomGap) {
            if let search, search.showsScopes, let scopes = search.scopes { ScopedView(scopes) }
            HStack(spacing: design.metrics.navigationBar.platterGap) {
                let place = items.firstIndex { $0.kind == .searchField } ?? items.count
                let before = Array(items[..<place]), after = Array(items[place...].dropFirst())
                if !isActive, !before.isEmpty { BarPlatters(items: before, recipe: .floating) }
                if let search { SearchField(link: search, isFloating: true) }
                if !isActive, !after.isEmpty { BarPlatters(items: after, recipe: .floating) }
                if search == nil, !status.isEmpty { BarPlatters(items: status.map(bare), recipe: .floating) }
            }
            .padding(.horizontal, isActive ? metrics.activeSide : metrics.bottomSide)
            .frame(maxWidth: .infinity)
            .frame(height: height, alignment: .top)
        }
    }

    private func bare(_ item: BarItem) -> BarItem {
        var item = item
        item.kind = .bare
        return item
    }
}
