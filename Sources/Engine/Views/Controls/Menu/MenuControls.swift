import Foundation
import QuadrantCore
import QuadrantGeometry

/// A view that is a section of its own in a menu.
nonisolated protocol MenuSection {}

/// The controls of a group side by side in a row of a menu, each with its icon above its title, or with its icon only.
nonisolated struct MenuControls<Content: View>: View {
    let content: Content
    let showsTitles: Bool
    private let read = SubviewReader()
    @Environment(\.design) private var design
    private var metrics: MenuMetrics { design.metrics.menu }

    init(content: Content, showsTitles: Bool) {
        self.content = content
        self.showsTitles = showsTitles
    }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ForEach(read(content)) { $0.frame(maxWidth: .infinity) }
        }
        .labelStyle(MenuControlLabelStyle(showsTitle: showsTitles))
        .buttonStyle(MenuButtonStyle(MenuControlAppearance()))
        .toggleStyle(MenuControlToggleStyle())
        .environment(\.menuMark, .none)
        .padding(.horizontal, metrics.controlsSide)
    }
}

/// A control of a group in a menu.
private struct MenuControlAppearance: ButtonStyle {
    let foreground = ControlForeground()
    @Environment(\.design) private var design
    private var metrics: MenuMetrics { design.metrics.menu }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .lineLimit(1)
            .foregroundStyle(foreground.style(configuration.role, otherwise: AnyShapeStyle(.primary), isSystems: true))
            .padding(.vertical, metrics.rowPadding)
            .frame(maxWidth: .infinity, minHeight: metrics.row)
            .background {
                if configuration.isPressed {
                    RoundedRectangle(cornerRadius: metrics.isGlass ? metrics.highlightRadius : 0)
                        .fill(Color(system: .fill))
                }
            }
    }
}

/// The icon above the title, or the icon only.
private struct MenuControlLabelStyle: LabelStyle {
    let showsTitle: Bool
    @Environment(\.design) private var design

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: design.metrics.menu.controlSpacing) {
            configuration.icon.frame(height: design.metrics.menu.icon)
            if showsTitle { configuration.title.font(.footnote) }
        }
    }
}

/// A control that is in the tint colour while it is on.
private struct MenuControlToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
            if configuration.isOn { configuration.label.foregroundStyle(.tint) } else { configuration.label }
        }
    }
}

/// The label of a menu that consists of several views: side by side, and in another menu as the label of a button.
nonisolated struct PartedLabel<Content: View>: View {
    let content: Content
    @Environment(\.isInMenu) private var isInMenu
    init(content: Content) { self.content = content }

    @MainActor @ViewBuilder var body: some View {
        if isInMenu { MenuItemLabel(content: content) } else { HStack { content } }
    }
}

extension PartedLabel: SpokenView {
    func localizedText(in environment: EnvironmentValues) -> String? { spoken(content, in: environment) }
}

/// The label of a button in a menu that consists of several views: the first text is the title, the others are below
/// it, smaller; an image is the icon.
nonisolated struct MenuItemLabel<Content: View>: View {
    let content: Content
    private let read = SubviewReader()
    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        let views = read(content), icon = views.first { $0.viewType == Image.self }
        let titles = views.filter { $0.viewType != Image.self }
        if let icon, !titles.isEmpty {
            Label { lines(titles) } icon: { icon }
        } else if titles.isEmpty {
            HStack { content }
        } else {
            lines(titles)
        }
    }

    @MainActor private func lines(_ views: [Subview]) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            if let title = views.first { title }
            ForEach(views.dropFirst()) { view in view.font(.footnote).foregroundStyle(.secondary) }
        }
    }
}

extension MenuItemLabel: SpokenView {
    func localizedText(in environment: EnvironmentValues) -> String? { spoken(content, in: environment) }
}
