import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Actions that a view offers when it is held. `contextMenu(menuItems:)` does without it.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Opens a list of actions when this view is held; a button in it then does nothing.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(HeldMenu(items: menuItems(), preview: EmptyView()))
    }

    /// Opens a list of actions under `preview` when this view is held.
    nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M,
                                                          @ViewBuilder preview: () -> P) -> some View {
        modifier(HeldMenu(items: menuItems(), preview: preview()))
    }

    /// Opens `contextMenu` when this view is held; nil opens nothing.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(HeldMenu(items: contextMenu?.items, preview: EmptyView(), isOn: contextMenu != nil))
    }
}

/// Opens a menu when its view is held.
private nonisolated struct HeldMenu<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview
    let isOn: Bool
    @State private var isOpen = false

    init(items: Items, preview: Preview, isOn: Bool = true) {
        self.items = items
        self.preview = preview
        self.isOn = isOn
    }

    @MainActor func body(content: Content) -> some View {
        content
            .onHold(isOn: isOn) { isOpen = true }
            .menuList(isOpen: $isOpen) { preview } items: { items }
            .modifier(SemanticsNote { semantics, _ in
                if isOn { semantics.actions = [SemanticAction(name: "show menu") { isOpen = true }] }
            })
    }
}
