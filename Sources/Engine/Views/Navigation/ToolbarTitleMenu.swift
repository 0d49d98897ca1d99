import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Makes the title in the bar of this screen a button that opens a menu.
    ///
    /// A large title is not a button, unless it is scrolled into the bar.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        barItems([ToolbarDeclaration(.titleMenu, AnyView(content()))])
    }
}

/// The menu of the title in a bar.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    let content: Content

    /// The default menu of the system: on a phone it is empty, and a title without actions is not a button.
    public init() where Content == EmptyView { content = EmptyView() }
    /// `content` are the items of the menu.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _collect(_ items: _ToolbarItems) {
        if Content.self != EmptyView.self { items.add(ToolbarDeclaration(.titleMenu, AnyView(content))) }
    }
}

/// A title that opens a menu, with an indicator.
struct TitleMenu: View {
    let title: Text
    let items: [BarItem]
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    init?(title: Text, items: [BarItem]) {
        if items.isEmpty { return nil }
        self.title = title
        self.items = items
    }

    var body: some View {
        Menu {
            ForEach(items) { ScopedMenuRows(content: $0.content) }
        } label: {
            HStack(spacing: metrics.menuSpacing) {
                title.font(.system(size: metrics.titleFont, weight: .semibold)).lineLimit(1)
                Image(systemName: "chevron.down").font(.system(size: metrics.menuMarkFont, weight: .bold))
                    .foregroundStyle(.secondary)
                    .frame(width: metrics.menuMark, height: metrics.menuMark)
                    .background(Color(system: .tertiaryFill), in: Circle())
                    .accessibilityHidden(true)
            }
            .foregroundStyle(.primary)
        }
        .buttonStyle(.plain)
        .environment(\.minimumTouchSize, metrics.touch)
    }
}
