import Foundation
import QuadrantCore
import QuadrantGeometry

/// The tabs on a capsule of glass above the bottom of the window (iOS 26), and a circle for the tab that searches.
struct FloatingTabBar: View {
    let entries: [TabEntry]
    let current: AnyHashable
    let choose: (TabEntry) -> Void
    @Environment(\.design) private var design
    @Environment(\.hostLink) private var hostLink
    private var metrics: TabMetrics { design.metrics.tab }

    /// The part of the bar above the safe area: the whole height is the same with and without one.
    private var height: Double {
        let bottom = Double(hostLink?()?.followedViewport.safeArea.bottom ?? 0)
        return max(metrics.platter + metrics.platterBottom - bottom, 0)
    }

    var body: some View {
        let tabs = entries.filter { !$0.isSearch }, search = entries.filter(\.isSearch)
        HStack(spacing: metrics.searchGap) {
            if !tabs.isEmpty {
                FloatingTabsLayout(metrics: metrics) {
                    ForEach(0..<tabs.count, id: \.self) { button(tabs[$0]) }
                }
                .background { GlassPane(shape: AnyShape(Capsule()), recipe: .floating) }
            }
            ForEach(0..<search.count, id: \.self) { index in
                button(search[index], isAlone: true)
                    .frame(width: metrics.platter, height: metrics.platter)
                    .background { GlassPane(shape: AnyShape(Circle()), recipe: .floating) }
            }
        }
        .padding(.horizontal, metrics.platterSide)
        .frame(maxWidth: .infinity)
        .frame(height: height, alignment: .top)
    }

    private func button(_ entry: TabEntry, isAlone: Bool = false) -> some View {
        FloatingTab(entry: entry, isChosen: entry.id == current, isAlone: isAlone) { choose(entry) }
    }
}

/// A tab on the capsule: an icon above a title; the chosen one on a capsule of its own.
private struct FloatingTab: View {
    let entry: TabEntry
    let isChosen: Bool
    /// Whether the tab is a circle with its icon alone.
    let isAlone: Bool
    let action: () -> Void
    @State private var isPressed = false
    @Environment(\.design) private var design
    @Environment(\.colorScheme) private var scheme
    private var metrics: TabMetrics { design.metrics.tab }

    var body: some View {
        FloatingTabLabel(label: entry.label, isAlone: isAlone)
            .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(plain))
            .overlay(alignment: .top) {
                if let badge = entry.badge {
                    // The leading edge is 8.5 past the centre of the icon.
                    BadgePlate(text: badge).frame(width: 0, alignment: .leading).offset(x: metrics.badgeX, y: metrics.badgeY)
                }
            }
            .frame(maxWidth: .infinity)
            .background {
                if isChosen, !isAlone { Capsule().fill(marked) }
            }
            .contentShape(Capsule())
            .pressable(isPressed: $isPressed, perform: action)
            .semantics(.tab) { semantics in
                semantics.isOn = isChosen
                if isChosen { semantics.added = .isSelected }
            }
            .modifier(AccessibilityAttachmentModifier(facts: entry.notes))
            .disabled(entry.isDisabled)
    }

    // Published: (25, 25, 25) in light, 243 in the dark.
    private var plain: Color { scheme == .dark ? Color(white: 0.953) : Color(white: 0.098) }
    // Published: black at 18 of 253 in light, white at 34 of 255 in the dark.
    private var marked: Color { scheme == .dark ? .white.opacity(0.133) : .black.opacity(0.071) }
}

/// An icon above a title, at the same places whatever the sizes of both.
private nonisolated struct FloatingTabLabel: View {
    let label: AnyView
    let isAlone: Bool
    private let read = SubviewReader()
    @Environment(\.design) private var design
    private var metrics: TabMetrics { design.metrics.tab }

    init(label: AnyView, isAlone: Bool) {
        self.label = label
        self.isAlone = isAlone
    }

    @MainActor var body: some View {
        let parts = read.tabParts(of: label)
        let icons = parts.filter(\.isTabIcon), titles = parts.filter { !$0.isTabIcon }
        let inset = (metrics.platter - metrics.tab) / 2
        ZStack(alignment: .top) {
            ForEach(0..<icons.count, id: \.self) { index in
                icons[index].font(.system(size: metrics.iconFont, weight: .medium)).imageScale(.large)
                    .symbolVariant(.fill)
                    .environment(\.imageRendering, .template)
                    .frame(height: isAlone || titles.isEmpty ? metrics.tab : 2 * (metrics.iconCenter - inset))
                    .accessibilityHidden(!titles.isEmpty)
            }
            if !isAlone {
                ForEach(0..<titles.count, id: \.self) { index in
                    titles[index].font(.system(size: metrics.labelFont, weight: .semibold)).lineLimit(1)
                        .padding(.top, metrics.titleTop - inset)
                }
            }
        }
        .frame(height: metrics.tab, alignment: .top)
    }
}

/// Tabs of equal width that overlap: as wide as the widest title needs, and less where the window is too narrow.
private struct FloatingTabsLayout: Layout {
    let metrics: TabMetrics

    /// The width of a tab, and the distance from one to the next.
    private func tabs(_ available: CGFloat?, _ subviews: Subviews) -> (width: CGFloat, pitch: CGFloat) {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let width = max(metrics.minTabWidth, widest + metrics.titlePadding), pitch = width - metrics.tabOverlap
        let count = CGFloat(subviews.count), most = (available ?? .infinity) - 2 * metrics.platterInset
        if count < 2 || (count - 1) * pitch + width <= most { return (min(width, most), pitch) }
        // Fitted to 98 of 360 for four tabs, and to 73.67 for six.
        let narrow = most / count + 2.5 * count
        return (narrow, (most - narrow) / (count - 1))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (width, pitch) = tabs(proposal.width, subviews)
        return CGSize(width: CGFloat(subviews.count - 1) * pitch + width + 2 * metrics.platterInset, height: metrics.platter)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (width, pitch) = tabs(bounds.width, subviews)
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + metrics.platterInset + CGFloat(index) * pitch, y: bounds.midY),
                          anchor: .leading, proposal: ProposedViewSize(width: width, height: metrics.tab))
        }
    }
}
