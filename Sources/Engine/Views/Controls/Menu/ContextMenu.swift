import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// The items of a context menu, for the older `contextMenu(_:)`.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    /// The items are views as in a `Menu`: each button is a row.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Shows a menu on a long press of this view, or on a click of the secondary button. The view is lifted over the
    /// blurred window. A long press on a button in it does not run the button's action. In a list, a long press
    /// anywhere in the row opens the menu of the row's only view.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(HeldMenu(items: menuItems(), preview: EmptyView()))
    }

    /// Shows a menu under `preview`, on a long press of this view or a click of the secondary button.
    nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M,
                                                          @ViewBuilder preview: () -> P) -> some View {
        modifier(HeldMenu(items: menuItems(), preview: preview()))
    }

    /// Shows `contextMenu` on a long press of this view; nil shows none.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(HeldMenu(items: contextMenu?.items, preview: EmptyView(), isOn: contextMenu != nil))
    }
}

/// Opens a menu on a long press, or on a click of the secondary button. The view is lifted over the blurred window.
private nonisolated struct HeldMenu<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview
    let isOn: Bool
    @State private var opened: Opened?

    /// A snapshot of the view at the long press; nil where a preview is shown instead, or the menu was opened by
    /// accessibility.
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
            .contextMenuList(isOpen: Binding(reading: { opened != nil }, writing: { if !$0 { opened = nil } }),
                             picture: opened?.picture) { preview } items: { items }
            .modifier(SemanticsNote { semantics, _ in
                if isOn { semantics.actions = [SemanticAction(name: "show menu") { open(nil) }] }
            })
    }
}

/// Recognizes the gesture that opens the menu, in the frame of the view; nil recognizes nothing.
private nonisolated struct MenuSource: ResponderModifier {
    typealias Body = Never
    let open: ((ViewPicture?) -> Void)?

    static var modifierName: String { "contextMenu" }
    func configure(_ responder: Responder) {
        let site = responder.site
        responder.showMenu = open.map { open in
            { if site.isLive { open(ViewPicture(of: site.node, in: site.graph)) } }
        }
        responder.pointer = responder.showMenu.map { .hold(.scrolling, after: responder.pointer, perform: $0) }
    }
}

/// Offers the gesture to a list row, which recognizes it in all of the row if the view is alone in it.
private nonisolated struct RowMenuSource: TraitRole {
    typealias Body = Never
    let open: ((ViewPicture?) -> Void)?

    static var modifierName: String { "rowMenu" }
    static func changed(from old: RowMenuSource, to new: RowMenuSource) -> PhaseSet { [] }
    func trait(_ key: ObjectIdentifier) -> Any? {
        key == RowPart.trait ? open.map { open in RowPart(menu: { open($0) }) } : nil
    }
}

/// The backdrop of a context menu: the blurred window, and the lifted view over it.
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
