import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// The tabs on a capsule of glass above the bottom of the window (iOS 26), and a circle for the tab that searches or is
/// prominent.
struct FloatingTabBar: View {
    let entries: [TabEntry]
    let current: AnyHashable
    /// Whether the selected tab alone is shown, on a circle at the leading edge.
    let isSmall: Bool
    let choose: (TabEntry) -> Void
    @Environment(\.design) private var design
    @Environment(\.self) private var environment
    private var metrics: TabMetrics { design.metrics.tab }

    var body: some View {
        let apart = entries.apart
        let tabs = entries.filter { !entries.isApart($0) && (!isSmall || $0.id == current) }
        let circle = isSmall ? metrics.smallBar : metrics.platter
        HStack(spacing: metrics.searchGap) {
            if !tabs.isEmpty {
                FloatingTabsLayout(metrics: metrics, isSmall: isSmall) {
                    ForEach(tabs, id: \.id) { button($0, isAlone: isSmall) }
                }
                .background { GlassPane(shape: AnyShape(Capsule()), recipe: .floating) }
            }
            // The circle for searching is at the trailing edge; a guess for a wide bar.
            if isSmall || !apart.isEmpty { Spacer(minLength: 0) }
            ForEach(0..<apart.count, id: \.self) { index in
                button(apart[index], isAlone: true)
                    .frame(width: circle, height: circle)
                    .background { GlassPane(shape: AnyShape(Circle()), recipe: .floating) }
            }
        }
        .padding(.horizontal, isSmall ? metrics.smallBarSide : metrics.platterSide)
        .padding(.top, isSmall ? metrics.smallBarTop : 0)
        .frame(maxWidth: .infinity)
        .frame(height: environment.heightAboveSafeArea(metrics.platter + metrics.platterBottom), alignment: .top)
    }

    private func button(_ entry: TabEntry, isAlone: Bool = false) -> some View {
        FloatingTab(entry: entry, isChosen: entry.id == current, isAlone: isAlone) { choose(entry) }
    }
}

/// A tab on a circle of its own, without its title.
struct SmallTab: View {
    let entry: TabEntry
    let action: () -> Void
    @Environment(\.design) private var design

    var body: some View {
        let side = design.metrics.tab.smallBar
        FloatingTab(entry: entry, isChosen: false, isAlone: true, action: action)
            .frame(width: side, height: side)
            .background { GlassPane(shape: AnyShape(Circle()), recipe: .floating) }
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
        FloatingTabLabel(label: entry.label, isAlone: isAlone, isChosen: isChosen)
            .foregroundStyle(isChosen ? AnyShapeStyle(ChosenTabStyle()) : AnyShapeStyle(plain))
            .overlay(alignment: .top) {
                if let badge = entry.badge {
                    // The leading edge is a little past the centre of the icon.
                    BadgePlate(text: badge).frame(width: 0, alignment: .leading)
                        .offset(x: metrics.badgeX, y: metrics.badgeY)
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
            .modifier(AccessibilityAttachmentModifier(properties: entry.accessibility))
            .disabled(entry.isDisabled)
    }

    // Published: (25, 25, 25) in light, 243 in the dark.
    private var plain: Color { scheme == .dark ? Color(white: 0.953) : Color(white: 0.098) }
    private var marked: Color { ChosenTabStyle.background(scheme) }
}

/// The tint. The system's own blue is another one on glass: measured in light, darker by 10 of 255, published in the
/// dark, brighter by 27. Other colours stay as they are (measured).
nonisolated struct ChosenTabStyle: ShapeStyle {
    typealias Resolved = Never

    /// The ground of the chosen tab. Published: black at 18 of 253 in light, white at 34 of 255 in the dark.
    static func background(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? .white.opacity(0.133) : .black.opacity(0.071)
    }

    func _apply(to shape: inout _ShapeStyle_Shape) {
        TintShapeStyle()._apply(to: &shape)
        let environment = shape.environment
        guard case .color(let tint) = shape.result.paint,
            tint == resolvedColor(Color(system: .blue), in: environment) else { return }
        let step: Float = environment.colorScheme == .dark ? 27.0 / 255 : -10.0 / 255
        func moved(_ channel: Float) -> Float { min(max(channel + step, 0), max(channel, 1)) }
        shape.result.paint = .color(RGBA(red: moved(tint.red), green: moved(tint.green), blue: moved(tint.blue),
                                         alpha: tint.alpha))
    }
}

/// An icon above a title, at the same places whatever the sizes of both.
private nonisolated struct FloatingTabLabel: View {
    let label: AnyView
    let isAlone: Bool
    let isChosen: Bool
    private let read = SubviewReader()
    @Environment(\.design) private var design
    private var metrics: TabMetrics { design.metrics.tab }

    init(label: AnyView, isAlone: Bool, isChosen: Bool) {
        self.label = label
        self.isAlone = isAlone
        self.isChosen = isChosen
    }

    @MainActor var body: some View {
        let parts = read.tabParts(of: label)
        let icons = parts.filter(\.isTabIcon), titles = parts.filter { !$0.isTabIcon }
        let inset = (metrics.platter - metrics.tab) / 2
        // An icon alone is called as the title that is left out.
        let name = isAlone ? titles.first?.base as? Text : nil
        ZStack(alignment: .top) {
            ForEach(0..<icons.count, id: \.self) { index in
                icons[index].font(.system(size: metrics.iconFont, weight: .medium)).imageScale(.large)
                    .symbolVariant(.fill)
                    .environment(\.imageRendering, .template)
                    .frame(height: isAlone || titles.isEmpty ? metrics.tab : 2 * (metrics.iconCenter - inset))
                    .accessibilityHidden(!titles.isEmpty && name == nil)
                    .modifier(AccessibilityAttachmentModifier(properties: name.map { [.label($0)] } ?? []))
            }
            if !isAlone {
                ForEach(0..<titles.count, id: \.self) { index in
                    title(titles[index]).padding(.top, metrics.titleTop - inset)
                }
            }
        }
        .frame(height: metrics.tab, alignment: .top)
    }

    /// The title of the chosen tab is bolder than the others, and takes no more space.
    @MainActor @ViewBuilder private func title(_ title: some View) -> some View {
        let plain = title.font(.system(size: metrics.labelFont, weight: .medium)).lineLimit(1)
        if isChosen {
            plain.hidden().overlay {
                title.font(.system(size: metrics.labelFont, weight: .semibold)).lineLimit(1).fixedSize()
            }
        } else {
            plain
        }
    }
}

/// Tabs that overlap: of equal width, as wide as the widest title needs; where the window is too narrow for that, each
/// as much wider as the others than a part of its title, which is the same part for all. In a small bar a tab has the
/// size of the bar.
private struct FloatingTabsLayout: ControlLayout {
    static var words: ControlLayoutWords {
        ControlLayoutWords(offer: "the width of its tab and the height of the bar",
                           size: "its tabs with the insets, less what they overlap",
                           place: "each tab follows the one before it, which it overlaps")
    }
    let metrics: TabMetrics
    let isSmall: Bool

    private func widths(_ available: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
        let titles = subviews.map { $0.sizeThatFits(.unspecified).width }
        let count = CGFloat(titles.count), overlaps = (count - 1) * metrics.tabOverlap
        let maximum = (available ?? .infinity) - 2 * metrics.platterInset + overlaps
        let equal = max(metrics.minTabWidth, (titles.max() ?? 0) + metrics.titlePadding)
        if equal * count <= maximum { return Array(repeating: equal, count: titles.count) }
        // Measured with five tabs on 402 points.
        let left = maximum - count * metrics.titlePadding, all = titles.reduce(0, +)
        guard left > 0, all > 0 else { return Array(repeating: max(maximum, 0) / count, count: titles.count) }
        return titles.map { metrics.titlePadding + $0 * left / all }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if isSmall { return CGSize(width: metrics.smallBar, height: metrics.smallBar) }
        let widths = widths(proposal.width, subviews)
        let overlaps = CGFloat(max(widths.count - 1, 0)) * metrics.tabOverlap
        return CGSize(width: widths.reduce(0, +) - overlaps + 2 * metrics.platterInset, height: metrics.platter)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        if isSmall {
            for subview in subviews {
                subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                              proposal: ProposedViewSize(width: metrics.smallBar, height: metrics.smallBar))
            }
            return
        }
        var x = bounds.minX + metrics.platterInset
        for (subview, width) in zip(subviews, widths(bounds.width, subviews)) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                          proposal: ProposedViewSize(width: width, height: metrics.tab))
            x += width - metrics.tabOverlap
        }
    }
}
