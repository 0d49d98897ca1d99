import Foundation
import QuadrantCore
import QuadrantGeometry

/// The bar of a tab view at the bottom of the screen: a floating one where the design has it, else one as wide as the
/// screen.
struct TabBar: View {
    let entries: [TabEntry]
    let current: AnyHashable
    let configuration: TabBarConfiguration
    var isSmall = false
    /// Whether the bar is at the top of a pad.
    var isOnTop = false
    let choose: (TabEntry) -> Void
    @Environment(\.design) private var design
    @Environment(\.ownBarColors) private var ownColors
    private var metrics: TabMetrics { design.metrics.tab }

    var body: some View {
        let own = configuration.paint.value, paint = BarColors.here(ownColors)?.painted(.tab, own) ?? own
        if paint.bar != .hidden, isOnTop {
            TopTabBar(entries: entries, current: current, choose: choose).inTabBar(paint.scheme)
        } else if paint.bar != .hidden, metrics.hasPlatter {
            FloatingTabBar(entries: entries, current: current, isSmall: isSmall, choose: choose)
                .inTabBar(paint.scheme)
        } else if paint.bar != .hidden {
            HStack(spacing: 0) {
                ForEach(0..<entries.count, id: \.self) { index in
                    let entry = entries[index], isChosen = entry.id == current
                    TabButton(entry: entry, isChosen: isChosen) { choose(entry) }
                }
            }
            .frame(maxWidth: .infinity)
            .frame(height: metrics.bar)
            .background { BarBackground(paint: paint, isNeeded: configuration.hasContentBelow.value, edge: .top) }
            .contentShape(Rectangle())
            .inTabBar(paint.scheme)
        }
    }
}

extension View {
    /// Gives the content of a tab bar the bar's colour scheme, and no font and style of the views around it.
    fileprivate func inTabBar(_ scheme: ColorScheme?) -> some View {
        barScheme(scheme).environment(\.font, nil).environment(\.foregroundStyle, nil).semantics(.tabBar)
    }
}

private struct TabButton: View {
    let entry: TabEntry
    let isChosen: Bool
    let action: () -> Void
    @State private var isPressed = false
    @Environment(\.design) private var design
    @Environment(\.ownBarColors) private var ownColors
    private var metrics: TabMetrics { design.metrics.tab }

    var body: some View {
        TabLabel(label: entry.label)
            .foregroundStyle(isChosen ? AnyShapeStyle(.tint)
                : AnyShapeStyle(BarColors.here(ownColors)?.plainTab ?? Color.gray))
            .overlay(alignment: .top) {
                if let badge = entry.badge { BadgePlate(text: badge).offset(x: metrics.badgeX, y: metrics.badgeY) }
            }
            .frame(maxWidth: .infinity)
            .frame(height: metrics.bar)
            .contentShape(Rectangle())
            .pressable(isPressed: $isPressed, perform: action)
            .semantics(.tab) { semantics in
                semantics.isOn = isChosen
                if isChosen { semantics.added = .isSelected }
            }
            .modifier(AccessibilityAttachmentModifier(properties: entry.accessibility))
            .disabled(entry.isDisabled)
    }
}

/// A badge: white text on red.
struct BadgePlate: View {
    let text: Text
    @Environment(\.design) private var design
    private var metrics: TabMetrics { design.metrics.tab }

    var body: some View {
        text.font(.system(size: metrics.badgeFont)).lineLimit(1).foregroundStyle(.white)
            .padding(.horizontal, metrics.badgePadding)
            .frame(minWidth: metrics.badge)
            .frame(height: metrics.badge)
            .background(Color.red, in: Capsule())
            .fixedSize()
    }
}

/// An icon above a title, whatever the structure and the order of the tab's label. A title without an icon is as low as
/// one with an icon.
private nonisolated struct TabLabel: View {
    let label: AnyView
    private let read = SubviewReader()
    @Environment(\.design) private var design
    private var metrics: TabMetrics { design.metrics.tab }

    init(label: AnyView) { self.label = label }

    @MainActor var body: some View {
        let parts = read.tabParts(of: label), hasTitle = parts.contains { !$0.isTabIcon }
        VStack(spacing: 0) {
            if parts.first?.isTabIcon != true { Color.clear.frame(width: 0, height: metrics.icon) }
            ForEach(0..<parts.count, id: \.self) { index in
                let part = parts[index]
                if part.isTabIcon {
                    part.font(.system(size: metrics.iconFont, weight: .medium)).imageScale(.large).symbolVariant(.fill)
                        .environment(\.imageRendering, .template)
                        .frame(height: metrics.icon)
                        .accessibilityHidden(hasTitle)
                } else {
                    part.font(.system(size: metrics.labelFont, weight: .medium)).lineLimit(1)
                        .padding(.bottom, metrics.labelBottom)
                }
            }
        }
        .padding(.top, metrics.top)
        .frame(height: metrics.bar, alignment: .top)
    }
}

extension SubviewReader {
    /// The icons, then the titles in the label of a tab.
    @MainActor func tabParts(of label: AnyView) -> [Subview] {
        let parts = self(label).flatMap { part in (part.base as? any IconAndTitle).map { self($0.parts) } ?? [part] }
        return parts.filter(\.isTabIcon) + parts.filter { !$0.isTabIcon }
    }
}

extension Subview {
    /// Whether the view is the icon in the label of a tab.
    var isTabIcon: Bool { viewType == Image.self || trait(IconTrait.id) != nil }
}

private enum IconTrait { static var id: ObjectIdentifier { ObjectIdentifier(IconTrait.self) } }

/// A label that consists of an icon and a title.
private protocol IconAndTitle {
    @MainActor var parts: AnyView { get }
}
extension Label: IconAndTitle {
    fileprivate var parts: AnyView {
        AnyView(TupleView((icon.modifier(TraitWriter(IconTrait.id, true)), title)))
    }
}
extension VStack: IconAndTitle {
    fileprivate var parts: AnyView { AnyView(content) }
}
extension DefaultTabLabel: IconAndTitle {
    fileprivate var parts: AnyView { label?.parts ?? AnyView(EmptyView()) }
}
