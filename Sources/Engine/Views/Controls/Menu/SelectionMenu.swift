import Foundation
public import QuadrantCore

/// Opens the menu of rows for the values of some of them.
struct SelectionMenu {
    let open: (Set<AnyHashable>, ViewPicture?) -> Void
}

private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension View {
    /// Shows a menu on a long press of a row of the lists and tables in this view that have a selection. `menu` makes
    /// its items from the values of the row, or of all selected rows if it is one of them. `primaryAction` is what a
    /// double click does; nothing calls it on a phone.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(menu: menu))
    }
}

private nonisolated struct SelectionMenuModifier<I: Hashable, M: View>: ViewModifier {
    let menu: (Set<I>) -> M
    @State private var opened: Opened?

    private struct Opened {
        let values: Set<I>
        let picture: ViewPicture?
    }

    init(menu: @escaping (Set<I>) -> M) { self.menu = menu }

    @MainActor func body(content: Content) -> some View {
        let link = SelectionMenu { values, picture in
            opened = Opened(values: Set(values.compactMap { $0.base as? I }), picture: picture)
        }
        return content
            .environment(\.selectionMenu, link)
            .contextMenuList(isOpen: Binding(reading: { opened != nil }, writing: { if !$0 { opened = nil } }),
                             picture: opened?.picture) { EmptyView() } items: { if let opened { menu(opened.values) } }
    }
}
