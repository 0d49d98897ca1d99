import Foundation
import QuadrantCore
import QuadrantGeometry

/// What floats above the bottom of a screen (iOS 26): items on plates of glass, and the search field.
struct FloatingBottomBar: View {
    let items: [BarItem]
    let status: [BarItem]
    let search: SearchLink?
    /// Whether the search field is a button while no search is active.
    let minimizesSearch: Bool
    let isAboveTabs: Bool
    @Environment(\.design) private var design
    @Environment(\.self) private var environment
    private var metrics: SearchMetrics { design.metrics.search }

    var body: some View {
        let isActive = search?.isActive.wrappedValue == true
        VStack(spacing: metrics.bottomGap) {
            if let search, search.showsScopes, let scopes = search.scopes { BarItemView(scopes) }
            HStack(spacing: design.metrics.navigationBar.platterGap) {
                let place = items.firstIndex { $0.kind == .searchField } ?? items.count
                let before = Array(items[..<place]), after = Array(items[place...].dropFirst())
                if !isActive, !before.isEmpty { BarPlatters(items: before, recipe: .floating) }
                if let search, isActive || !minimizesSearch {
                    SearchField(link: search, isFloating: true)
                } else if let search {
                    if before.isEmpty { Spacer(minLength: 0) }
                    SearchButton(link: search)
                }
                if !isActive, !after.isEmpty { BarPlatters(items: after, recipe: .floating) }
                if search == nil, !status.isEmpty { BarPlatters(items: status.map(bare), recipe: .floating) }
            }
            .padding(.horizontal, isActive ? metrics.activeSide : metrics.bottomSide)
            .frame(maxWidth: .infinity)
            // A field with large text is higher, around the same middle.
            .frame(height: metrics.bottomHeight)
            .frame(height: height, alignment: .top)
        }
    }

    /// Above the safe area of the window; above a tab bar, whose height is in the safe area, there is a gap.
    private var height: Double {
        isAboveTabs ? metrics.bottomHeight + metrics.bottomGap
            : environment.heightAboveSafeArea(metrics.bottomHeight + metrics.bottomSide)
    }

    private func bare(_ item: BarItem) -> BarItem {
        var item = item
        item.kind = .bare
        return item
    }
}

/// A button that begins a search.
private struct SearchButton: View {
    let link: SearchLink
    @Environment(\.design) private var design
    private var metrics: SearchMetrics { design.metrics.search }

    var body: some View {
        GlassCircle(symbol: "magnifyingglass", side: metrics.bottomHeight) { link.isActive.wrappedValue = true }
            .accessibilityLabel(Text(system: .search))
    }
}

/// A button on a circle of glass.
struct GlassCircle: View {
    let symbol: String
    let side: Double
    let action: () -> Void
    @Environment(\.design) private var design

    var body: some View {
        Button(action: action) {
            Image(systemName: symbol).font(.system(size: design.metrics.search.font, weight: .semibold))
                .imageScale(.large)
                .frame(width: side, height: side)
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .background { GlassPane(shape: AnyShape(Circle()), recipe: .floating) }
    }
}

extension EnvironmentValues {
    /// The part above the safe area of what floats above the bottom of the window, so that the whole height is the same
    /// with and without a safe area. In points.
    func heightAboveSafeArea(_ height: Double) -> Double {
        max(height - Double(hostLink?()?.followedViewport.safeArea.bottom ?? 0), 0)
    }
}
