import Foundation
import QuadrantCore
import QuadrantGeometry

extension Design {
    /// Tabs at the top of a pad; nil for designs that have them at the bottom.
    var topTabs: TopTabMetrics? { metrics.tab.hasPlatter ? TopTabMetrics() : nil }
}

/// The tabs of a pad (iOS 26): titles on a capsule of glass in the middle of the upper edge, and an icon for the tab
/// that searches. Real pads show the items of a navigation bar in the same row; here the bar is below.
struct TopTabBar: View {
    let entries: [TabEntry]
    let current: AnyHashable
    let choose: (TabEntry) -> Void
    @Environment(\.design) private var design

    var body: some View {
        let metrics = design.topTabs ?? TopTabMetrics()
        HStack(spacing: 0) {
            ForEach(entries, id: \.id) { entry in
                TopTab(entry: entry, isChosen: entry.id == current, metrics: metrics) { choose(entry) }
            }
        }
        .padding(.horizontal, (metrics.bar - metrics.tab) / 2)
        .frame(height: metrics.bar)
        .background { GlassPane(shape: AnyShape(Capsule()), recipe: .floating) }
        .padding(.horizontal, design.metrics.tab.platterSide)
        .frame(maxWidth: .infinity)
        .frame(height: design.metrics.navigationBar.bar, alignment: .top)
    }
}

private struct TopTab: View {
    let entry: TabEntry
    let isChosen: Bool
    let metrics: TopTabMetrics
    let action: () -> Void
    @State private var isPressed = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        TopTabLabel(label: entry.label, showsIcon: entry.isSearch)
            .font(.system(size: metrics.font, weight: isChosen ? .semibold : .medium))
            .lineLimit(1)
            .foregroundStyle(isChosen ? AnyShapeStyle(ChosenTabStyle()) : AnyShapeStyle(.primary))
            .overlay(alignment: .topTrailing) {
                if let badge = entry.badge { BadgePlate(text: badge).frame(width: 0, alignment: .leading) }
            }
            .padding(.horizontal, metrics.inset)
            .frame(height: metrics.tab)
            .background { if isChosen { Capsule().fill(ChosenTabStyle.background(scheme)) } }
            .contentShape(Capsule())
            .pressable(isPressed: $isPressed, perform: action)
            .semantics(.tab) { semantics in
                semantics.isOn = isChosen
                if isChosen { semantics.added = .isSelected }
            }
            .modifier(AccessibilityAttachmentModifier(properties: entry.accessibility))
            .disabled(entry.isDisabled)
    }
}

/// The title of a tab, or its icon where it has none or is known by it.
private nonisolated struct TopTabLabel: View {
    let label: AnyView
    let showsIcon: Bool
    private let read = SubviewReader()

    init(label: AnyView, showsIcon: Bool) { (self.label, self.showsIcon) = (label, showsIcon) }

    @MainActor var body: some View {
        let parts = read.tabParts(of: label), titles = parts.filter { !$0.isTabIcon }
        let icons = parts.filter(\.isTabIcon)
        let name = showsIcon ? titles.first?.base as? Text : nil
        HStack(spacing: 0) {
            if showsIcon && !icons.isEmpty || titles.isEmpty {
                ForEach(0..<icons.count, id: \.self) { index in
                    icons[index].environment(\.imageRendering, .template)
                        .modifier(AccessibilityAttachmentModifier(properties: name.map { [.label($0)] } ?? []))
                }
            } else {
                ForEach(0..<titles.count, id: \.self) { titles[$0] }
            }
        }
    }
}
