import Foundation
import QuadrantCore
import QuadrantGeometry

extension View {
    /// Presents a menu beside this view while `isOpen`.
    nonisolated func menuList<Items: View>(isOpen: Binding<Bool>, @ViewBuilder items: @escaping () -> Items)
        -> some View
    {
        let dismiss = { isOpen.wrappedValue = false }
        return menuPresenter(isOpen: isOpen.wrappedValue, dismiss: dismiss) { _ in
            AnyView(MenuList(items: items(), dismiss: dismiss))
        } backdrop: {
            AnyView(Backdrop(dismiss: dismiss))
        }
    }

    /// Presents a context menu of this view with `picture` lifted, or under `preview` where there is one.
    nonisolated func contextMenuList<Preview: View, Items: View>(
        isOpen: Binding<Bool>, picture: ViewPicture?, @ViewBuilder preview: @escaping () -> Preview,
        @ViewBuilder items: @escaping () -> Items
    ) -> some View {
        let dismiss = { isOpen.wrappedValue = false }
        return menuPresenter(isOpen: isOpen.wrappedValue, about: picture?.frame, isContext: true,
                             dismiss: dismiss) { environment in
            let list = MenuList(items: items(), dismiss: dismiss)
            if Preview.self == EmptyView.self { return AnyView(list) }
            return AnyView(VStack(alignment: .leading, spacing: environment.design.metrics.menu.previewGap) {
                MenuPreview(content: preview())
                list.layoutPriority(1)
            })
        } backdrop: {
            AnyView(LiftedBackdrop(picture: picture, dismiss: dismiss))
        }
    }

    private nonisolated func menuPresenter(
        isOpen: Bool, about frame: CGRect? = nil, isContext: Bool = false, dismiss: @escaping () -> Void,
        content: @escaping (EnvironmentValues) -> AnyView, backdrop: @escaping () -> AnyView
    ) -> some View {
        modifier(Presenter(
            isPresented: isOpen,
            placement: {
                let metrics = $0.design.metrics.menu
                return .beside(gap: frame == nil ? metrics.gap : metrics.previewGap, margin: metrics.margin,
                               isCentred: false, anchor: frame, covers: isContext ? nil : coveredByMenu($0))
            },
            content: content, backdrop: backdrop, dismiss: dismiss))
    }
}

/// Published: menus of iOS 26 grow out of their button, which they cover. In a bar that is its plate of glass.
private nonisolated func coveredByMenu(_ environment: EnvironmentValues) -> Double? {
    guard environment.design.metrics.menu.isGlass else { return nil }
    return environment.barPlate.isInBar ? environment.design.metrics.navigationBar.platter : 0
}

/// The preview of a context menu, on a plate above the list.
private nonisolated struct MenuPreview<Content: View>: View {
    let content: Content
    @Environment(\.design) private var design
    private var metrics: MenuMetrics { design.metrics.menu }

    @MainActor var body: some View {
        content
            .background(.background)
            .clipShape(RoundedRectangle(cornerRadius: metrics.radius))
            .shadow(color: .black.opacity(0.2), radius: metrics.shadowRadius)
    }
}

/// Dismisses a presented view on a tap outside of it.
nonisolated struct Backdrop: View {
    let dismiss: () -> Void
    @MainActor var body: some View {
        Color.clear.contentShape(Rectangle()).onTapGesture(perform: dismiss)
    }
}

/// The mark at the leading edge of a menu row.
enum MenuMark: Equatable { case none, unchecked, checked }

private enum MenuMarkKey: EnvironmentKey { static let defaultValue = MenuMark.none }
private enum MenuKeepsOpenKey: EnvironmentKey { static let defaultValue = false }
private enum InMenuKey: EnvironmentKey { static let defaultValue = false }
private enum OpensFromRowKey: EnvironmentKey { static let defaultValue = false }
private enum DismissMenuKey: EnvironmentKey {
    static var defaultValue: DismissMenu { DismissMenu(action: {}) }
}

/// Closes a menu and all menus from which it was opened.
struct DismissMenu {
    let action: () -> Void
}

extension EnvironmentValues {
    var menuMark: MenuMark {
        get { self[MenuMarkKey.self] }
        set { self[MenuMarkKey.self] = newValue }
    }
    /// Whether the current row keeps the menu open, because it presents something instead of running an action.
    var menuKeepsOpen: Bool {
        get { self[MenuKeepsOpenKey.self] }
        set { self[MenuKeepsOpenKey.self] = newValue }
    }
    /// Whether the view is a row of a menu.
    var isInMenu: Bool {
        get { self[InMenuKey.self] }
        set { self[InMenuKey.self] = newValue }
    }
    /// Whether a tap anywhere in a list row opens the menu in it.
    var menuOpensFromRow: Bool {
        get { self[OpensFromRowKey.self] }
        set { self[OpensFromRowKey.self] = newValue }
    }
    fileprivate var dismissMenu: DismissMenu {
        get { self[DismissMenuKey.self] }
        set { self[DismissMenuKey.self] = newValue }
    }
}

/// The panel with the items of a menu.
private nonisolated struct MenuList<Items: View>: View {
    let items: Items
    let dismiss: () -> Void
    @Environment(\.design) private var design
    @Environment(\.dismissMenu) private var outer
    private var metrics: MenuMetrics { design.metrics.menu }

    init(items: Items, dismiss: @escaping () -> Void) {
        self.items = items
        self.dismiss = dismiss
    }

    @MainActor var body: some View {
        panel.menuAppearance(DismissMenu {
            dismiss()
            outer.action()
        })
    }

    @MainActor @ViewBuilder private var panel: some View {
        let shape = RoundedRectangle(cornerRadius: metrics.radius)
        if metrics.isGlass {
            MenuScroll { ReadMenu(items: items).padding(.vertical, metrics.vertical) }
                .frame(width: metrics.width)
                .clipShape(shape)
                .background { GlassPane(shape: AnyShape(shape), recipe: .menu) }
        } else {
            MenuScroll { ReadMenu(items: items) }
                .frame(width: metrics.width)
                .background(.regularMaterial)
                .clipShape(shape)
                .shadow(color: .black.opacity(0.2), radius: metrics.shadowRadius)
        }
    }
}

extension View {
    /// Draws controls as rows of a menu.
    @MainActor fileprivate func menuAppearance(_ dismiss: DismissMenu) -> some View {
        buttonStyle(MenuButtonStyle(MenuRowButtonAppearance()))
            .toggleStyle(MenuToggleStyle())
            .labelStyle(MenuLabelStyle())
            .environment(\.pickerAppearance, .rows)
            .environment(\.isInMenu, true)
            .environment(\.isInListRow, false)
            .environment(\.menuMark, .none)
            .environment(\.menuKeepsOpen, false)
            .environment(\.font, .body)
            .environment(\.foregroundStyle, nil)
            .environment(\.multilineTextAlignment, .leading)
            .environment(\.dismissMenu, dismiss)
    }
}

/// Rows from a view outside of the menu, evaluated in the environment of that view.
struct ScopedMenuRows: View {
    let content: ScopedContent
    @Environment(\.dismissMenu) private var dismiss

    var body: some View {
        ScopedView(content) { [dismiss] in AnyView(ReadMenu(items: $0).menuAppearance(dismiss)) }
    }
}

/// The items of a menu as rows; expanding the items, such as pickers, happens inside the menu's environment.
private struct ReadMenu<Items: View>: View {
    let items: Items
    private let read = SubviewReader()
    init(items: Items) { self.items = items }

    var body: some View { MenuRows(items: read(items).menuItems { AnyView($1) }) }
}

/// As high as its rows, and scrollable where less space is available: the initial offset shows the chosen row.
private struct MenuScroll<Rows: View>: View {
    let rows: Rows
    init(@ViewBuilder rows: () -> Rows) { self.rows = rows() }

    var body: some View {
        ScrollViewReader { proxy in
            ContentHeight {
                ScrollView { rows }.scrollBounceBehavior(.basedOnSize)
            }
            .onAppear { proxy.scrollTo(MenuRowID.chosen, anchor: .center) }
        }
    }
}

/// Gives a view that accepts any height its ideal height, limited to the available space.
private struct ContentHeight: ControlLayout {
    static var words: ControlLayoutWords {
        ControlLayoutWords(offer: "the size of the list",
                           size: "its content, at most the height it was proposed",
                           place: "it has the same size")
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let whole = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: whole.width, height: min(whole.height, proposal.height ?? .infinity))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// The scroll target ids of the rows of a picker in a menu.
enum MenuRowID: Hashable { case chosen, row(Int) }

/// An item of a menu, from top to bottom.
enum MenuItem {
    case row(AnyView)
    /// The title of a section.
    case header(AnyView)
    /// A gap between sections.
    case gap

    var isGap: Bool { if case .gap = self { true } else { false } }
    var isHeader: Bool { if case .header = self { true } else { false } }
}

extension [Subview] {
    /// The items of a menu with these views. Dividers and ends of sections become gaps; footers are left out. The
    /// options of a picker are a section, and the controls of a group. `row` receives the number of rows before it.
    func menuItems(_ row: (Int, Subview) -> AnyView) -> [MenuItem] {
        var items: [MenuItem] = [], count = 0, section: AnyHashable?
        func close() { if let last = items.last, !last.isGap { items.append(.gap) } }
        for view in self {
            if view.section?.id != section {
                close()
                section = view.section?.id
            }
            if view.isDivider { close() }
            else if view.section?.part == .header { items.append(.header(AnyView(view))) }
            else if view.section?.part != .footer {
                let isSection = view.viewType == RowPicker.self || view.viewType is any MenuSection.Type
                if isSection, items.last?.isHeader == false { close() }
                items.append(.row(row(count, view)))
                count += 1
                if isSection { close() }
            }
        }
        if items.last?.isGap == true { items.removeLast() }
        return items
    }
}

/// The items of a menu: rows separated by lines, section titles, and gaps between sections.
struct MenuRows: View {
    let items: [MenuItem]

    @Environment(\.design) private var design
    private var metrics: MenuMetrics { design.metrics.menu }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<items.count, id: \.self) { index in
                if index > 0, !metrics.isGlass, !items[index].isGap, !items[index - 1].isGap { Divider() }
                switch items[index] {
                case .row(let view): view
                case .header(let view):
                    view.font(metrics.isGlass ? .system(size: metrics.headerFont, weight: .medium) : .footnote)
                        .foregroundStyle(.secondary).lineLimit(1)
                        .padding(.horizontal, metrics.side)
                        .frame(maxWidth: .infinity, minHeight: metrics.header, alignment: .leading)
                        .accessibilityAddTraits(.isHeader)
                case .gap:
                    if metrics.isGlass {
                        Color.primary.opacity(metrics.lineOpacity).frame(height: metrics.line)
                            .padding(.horizontal, metrics.lineInset).frame(height: metrics.sectionGap)
                    } else {
                        Color(system: .quaternaryFill).frame(height: metrics.sectionGap)
                    }
                }
            }
        }
    }
}

extension Subview {
    var isDivider: Bool { viewType == Divider.self }
}

/// A button in a menu: closes the menu after its action.
struct MenuButtonStyle<Appearance: ButtonStyle>: PrimitiveButtonStyle {
    private let appearance: Appearance
    @Environment(\.dismissMenu) private var dismiss
    @Environment(\.menuKeepsOpen) private var keepsOpen
    @Environment(\.menuActionDismissBehavior) private var behavior

    init(_ appearance: Appearance) { self.appearance = appearance }

    func makeBody(configuration: Configuration) -> some View {
        PressedButton(appearance, PrimitiveButtonStyleConfiguration(
            role: configuration.role, label: configuration.label,
            action: {
                if !keepsOpen, behavior != .disabled { dismiss.action() }
                configuration.trigger()
            }))
    }
}

private struct MenuRowButtonAppearance: ButtonStyle {
    @Environment(\.design) private var design
    @Environment(\.menuMark) private var mark
    @Environment(\.menuKeepsOpen) private var keepsOpen
    private var metrics: MenuMetrics { design.metrics.menu }
    let foreground = ControlForeground()
    @Environment(\.isEnabled) private var isEnabled

    private func style(_ role: ButtonRole?) -> AnyShapeStyle {
        if metrics.isGlass, !isEnabled { return AnyShapeStyle(Color.primary.opacity(metrics.disabledOpacity)) }
        return foreground.style(role, otherwise: AnyShapeStyle(.primary), isSystems: true)
    }

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            if mark != .none, metrics.isGlass {
                Image(systemName: "checkmark").font(.system(size: metrics.checkFont, weight: .semibold))
                    .opacity(mark == .checked ? 1 : 0)
                    .frame(width: metrics.checkedSide - metrics.side)
                    .offset(x: metrics.checkCenter - (metrics.side + metrics.checkedSide) / 2)
            } else if mark != .none {
                Image(systemName: "checkmark").font(.system(size: metrics.checkFont, weight: .semibold))
                    .opacity(mark == .checked ? 1 : 0)
                    .frame(width: metrics.checkWidth, alignment: .leading)
            }
            configuration.label
            Spacer(minLength: metrics.titleGap)
            if keepsOpen {
                Chevron()
                    .stroke(.primary, style: StrokeStyle(lineWidth: metrics.chevronLine, lineCap: .round,
                                                         lineJoin: .round))
                    .frame(width: metrics.chevronWidth, height: metrics.chevronHeight)
            }
        }
        .foregroundStyle(style(configuration.role))
        .padding(.horizontal, metrics.side)
        .padding(.vertical, metrics.rowPadding)
        .frame(minHeight: metrics.row)
        .background {
            if configuration.isPressed, metrics.isGlass {
                RoundedRectangle(cornerRadius: metrics.highlightRadius).fill(Color(system: .fill))
                    .padding(.horizontal, metrics.highlightInset)
            } else if configuration.isPressed {
                Color(system: .fill)
            }
        }
    }
}

/// The title at the leading edge, the icon at the trailing one, or before the title on glass.
private struct MenuLabelStyle: LabelStyle {
    @Environment(\.design) private var design
    private var metrics: MenuMetrics { design.metrics.menu }

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            if metrics.isGlass {
                configuration.icon
                    .frame(width: metrics.iconSide - metrics.side)
                    .offset(x: metrics.iconCenter - (metrics.side + metrics.iconSide) / 2)
                configuration.title
            } else {
                configuration.title
                Spacer(minLength: metrics.titleGap)
                configuration.icon.frame(minWidth: metrics.icon)
            }
        }
    }
}

private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: { configuration.label }
            .environment(\.menuMark, configuration.isOn ? .checked : .unchecked)
    }
}
