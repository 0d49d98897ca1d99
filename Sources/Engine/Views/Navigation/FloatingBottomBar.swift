import Foundation
package import QuadrantCore
import QuadrantGeometry

/// What floats above the bottom of a screen (iOS 26): items on plates of glass, and the search field.
struct FloatingBottomBar: View {
    let items: [BarItem]
    let status: [BarItem]
    let search: SearchLink?
    /// Whether the search field is a button while no search is active.
    let minimizesSearch: Bool
    let isAboveTabs: Bool
    /// The tab beside the field of a search tab.
    var returnTab: ReturnTab?
    @Environment(\.design) private var design
    @Environment(\.self) private var environment
    private var metrics: SearchMetrics { design.metrics.search }

    var body: some View {
        let isActive = search?.isActive.wrappedValue == true
        VStack(spacing: metrics.bottomGap) {
            if let returnTab, !isActive {
                TabAccessoryBar(isInline: false, isBeforeSearch: false)
                    .environment(\.tabAccessory, returnTab.accessory)
                    .padding(.bottom, -metrics.bottomGap)
            }
            if let search, search.showsScopes, let scopes = search.scopes { BarItemView(scopes) }
            Group {
                if search == nil, !status.isEmpty { aroundStatus } else { aroundSearch(isActive) }
            }
            .padding(.horizontal, isActive ? metrics.activeSide : metrics.bottomSide)
            .frame(maxWidth: .infinity)
            // A field with large text is higher, around the same middle.
            .frame(height: metrics.bottomHeight)
            .frame(height: height, alignment: .top)
        }
    }

    private func aroundSearch(_ isActive: Bool) -> some View {
        HStack(spacing: design.metrics.navigationBar.platterGap) {
            let place = items.firstIndex { $0.kind == .searchField } ?? items.count
            let before = beside(items[..<place]), after = beside(items[place...].dropFirst())
            if let returnTab, !isActive {
                SmallTab(entry: returnTab.entry, action: returnTab.choose)
                    .padding(.trailing, design.metrics.tab.searchGap - design.metrics.navigationBar.platterGap)
            }
            if !isActive, !before.isEmpty { BarPlatters(items: before, recipe: .floating) }
            if let search, isActive || !minimizesSearch {
                SearchField(link: search, isFloating: true)
            } else if let search {
                if before.isEmpty { Spacer(minLength: 0) }
                SearchButton(link: search)
            }
            if !isActive, !after.isEmpty { BarPlatters(items: after, recipe: .floating) }
        }
    }

    /// The status has the centre of the bar. Items are at both edges, those before a flexible space at the leading one;
    /// where there is none, one half at each.
    private var aroundStatus: some View {
        let space = items.firstIndex { $0.kind == .flexibleSpace }
        let place = space ?? (items.count + 1) / 2
        return ZStack {
            HStack(spacing: 0) {
                BarPlatters(items: Array(items[..<place]), recipe: .floating)
                Spacer(minLength: 0)
                BarPlatters(items: Array(items[place...].dropFirst(space == nil ? 0 : 1)), recipe: .floating)
            }
            BarPlatters(items: status.map(bare), recipe: .floating)
        }
    }

    /// Items beside the search field. The field takes the width that flexible spaces would: they only separate.
    private func beside(_ items: ArraySlice<BarItem>) -> [BarItem] {
        guard search != nil, !minimizesSearch else { return Array(items) }
        guard items.contains(where: { !$0.isSpace }) else { return [] }
        return items.map { item in
            var item = item
            if item.kind == .flexibleSpace { item.kind = .fixedSpace }
            return item
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
package struct GlassCircle: View {
    let symbol: String
    let side: Double
    let action: () -> Void
    @Environment(\.design) private var design

    package init(symbol: String, side: Double, action: @escaping () -> Void) {
        (self.symbol, self.side, self.action) = (symbol, side, action)
    }

    package var body: some View {
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
