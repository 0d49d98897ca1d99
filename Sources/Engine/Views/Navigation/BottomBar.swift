import Foundation
import QuadrantCore
import QuadrantGeometry

/// The toolbar at the bottom of a screen; not drawn without items.
struct BottomBar: View {
    let screen: Screen
    @Environment(\.design) private var design
    @Environment(\.tabBarPlacement) private var tabs
    @Environment(\.tabsBelowField) private var tabsBelowField
    @Environment(\.returnTab) private var returnTab
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let configuration = screen.configuration.value
        let items = configuration.items([.bottom]).filter {
            metrics.hasPlatters || !$0.isSpace || $0.kind == .flexibleSpace
        }
        let status = configuration.items([.status])
        let paint = configuration.paint(.bottom)
        let search = configuration.search.flatMap { $0.isAtBottom(design.metrics.search, tabsBelowField) ? $0 : nil }
        if metrics.hasPlatters, search != nil || !items.isEmpty || !status.isEmpty, paint.bar != .hidden {
            FloatingBottomBar(items: items, status: status, search: search,
                              minimizesSearch: configuration.minimizesSearch,
                              isAboveTabs: tabs == .bottomBar && configuration.paint(.tab).bar != .hidden
                                  && (search == nil || returnTab == nil),
                              returnTab: search == nil ? nil : returnTab)
                // The ground of the effect extends below the bar to the edge of the window.
                .background {
                    if tabs != .bottomBar {
                        BarBackground(paint: paint, isNeeded: screen.hasContentBelow.value, edge: .top,
                                      effect: configuration.edgeEffect(at: .bottom))
                    }
                }
                .preference(key: SearchReplacesTabsKey.self, value: search != nil && returnTab != nil)
                .leaving(.bottom, of: screen, over: .bottom)
                .barScheme(paint.scheme)
                .environment(\.font, nil)
                .environment(\.foregroundStyle, nil)
        } else if !items.isEmpty || !status.isEmpty, paint.bar != .hidden {
            ZStack {
                HStack(spacing: 0) {
                    ForEach(items) { item in
                        if item.id != items.first?.id { Spacer(minLength: metrics.toolbarGap) }
                        appearance(item)
                    }
                    // A single item stays at the leading edge, because the centre belongs to the status item.
                    if items.count == 1, !status.isEmpty { Spacer(minLength: 0) }
                }
                if !status.isEmpty {
                    HStack(spacing: metrics.itemGap) {
                        ForEach(status) { appearance($0) }
                    }
                }
            }
            .padding(.horizontal, metrics.side)
            .frame(maxWidth: .infinity)
            .frame(height: metrics.toolbar)
            .background { BarBackground(paint: paint, isNeeded: screen.hasContentBelow.value, edge: .top) }
            .contentShape(Rectangle())
            .barScheme(paint.scheme)
            .environment(\.font, nil)
            .environment(\.foregroundStyle, nil)
        }
    }

    private func appearance(_ item: BarItem) -> some View {
        BarItemView(item.content) { content in
            AnyView(HStack { content }.modifier(BarItemModifier(isBold: false)))
        }
    }
}
