import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// Items of a menu that a view shows when it is held. `contextMenu(menuItems:)` needs none of it.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    /// The items are views as in a `Menu`: each button is a row.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Shows a menu when this view is held, or clicked with the secondary button. The view is lifted over the blurred
    /// window. A button in it that is held does nothing else. In a list, the row that holds nothing else opens it too.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(HeldMenu(items: menuItems(), preview: EmptyView()))
    }

    /// Shows a menu under `preview`, on a plate of its own, when this view is held or clicked with the secondary
    /// button.
    nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M,
                                                          @ViewBuilder preview: () -> P) -> some View {
        modifier(HeldMenu(items: menuItems(), preview: preview()))
    }

    /// Shows `contextMenu` when this view is held; nil shows none.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(HeldMenu(items: contextMenu?.items, preview: EmptyView(), isOn: contextMenu != nil))
    }
}

/// Opens a menu when its view is held: a finger that stays, or the secondary button of a mouse. The view is lifted, and
/// the rest of the window blurred.
private nonisolated struct HeldMenu<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview
    let isOn: Bool
    @State private var opened: Opened?

    /// What the menu is about, as it looked when it was held; nil where a preview says it, or it was not held.
    private struct Opened { var picture: ViewPicture? }

    init(items: Items, preview: Preview, isOn: Bool = true) {
        self.items = items
        self.preview = preview
        self.isOn = isOn
    }

    @MainActor func body(content: Content) -> some View {
        let open = { (picture: ViewPicture?) in
            opened = Opened(picture: Preview.self == EmptyView.self ? picture : nil)
        }
        content
            .modifier(MenuSource(open: isOn ? open : nil))
            .modifier(RowMenuSource(open: isOn ? open : nil))
            .contextMenuList(isOpen: Binding(get: { opened != nil }, set: { if !$0 { opened = nil } }),
                             picture: opened?.picture) { preview } items: { items }
            .modifier(SemanticsNote { semantics, _ in
                if isOn { semantics.actions = [SemanticAction(name: "show menu") { open(nil) }] }
            })
    }
}

/// What opens the menu about a view, where it draws; nil opens nothing.
private nonisolated struct MenuSource: ResponderModifier {
    typealias Body = Never
    let open: ((ViewPicture?) -> Void)?

    static var modifierName: String { "contextMenu" }
    func configure(_ responder: Responder) {
        let site = responder.site
        responder.showMenu = open.map { open in { if site.isLive { open(ViewPicture(of: site.row, in: site.graph)) } } }
        responder.pointer = responder.showMenu.map { .hold(.scrolling, after: responder.pointer, perform: $0) }
    }
}

/// The same for all of the row of a list, where nothing else is in it.
private nonisolated struct RowMenuSource: TraitRole {
    typealias Body = Never
    let open: ((ViewPicture?) -> Void)?

    static var modifierName: String { "rowMenu" }
    static func changed(from old: RowMenuSource, to new: RowMenuSource) -> PhaseSet { [] }
    func trait(_ key: ObjectIdentifier) -> Any? {
        key == RowPart.trait ? open.map { open in RowPart(menu: { open($0) }) } : nil
    }
}

/// What lies over the window while a menu is about something in it: all of it blurred, and that lifted.
nonisolated struct LiftedBackdrop: View {
    let picture: ViewPicture?
    let dismiss: () -> Void

    @Environment(\.design) private var design
    private var metrics: MenuMetrics { design.metrics.menu }

    @MainActor var body: some View {
        ZStack {
            Rectangle().fill(.ultraThinMaterial)
            if let picture {
                let plate = picture.isListRow ? Color.clear : Color(system: .systemBackground)
                PictureView(picture)
                    .background(plate)
                    .clipShape(RoundedRectangle(cornerRadius: metrics.radius))
                    .shadow(color: .black.opacity(0.2), radius: metrics.shadowRadius)
                    .position(x: picture.frame.midX, y: picture.frame.midY)
                    .environment(\.layoutDirection, .leftToRight)
            }
        }
        .contentShape(Rectangle())
        .onTapGesture(perform: dismiss)
    }
}
