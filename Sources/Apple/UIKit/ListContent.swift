import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// A section of a table or of a collection in the form of a list.
@MainActor
struct ListSection {
    nonisolated let index: Int
    let header: AnyView?
    let footer: AnyView?
    let rows: [ListRow]
}

/// A row of a table or of a collection in the form of a list.
@MainActor
struct ListRow {
    nonisolated let path: IndexPath
    let content: AnyView
    /// The least height in points; nil is that of the content.
    let height: CGFloat?
    var isSelected = false
    var background: AnyView?
    /// Points around the content; an edge that is not a number has the list's own, and nil is all of them.
    var insets: EdgeInsets?
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
    var isDeletable = false
    var isMovable = false
}

/// Sections and rows of UIKit as a list of SwiftUI.
struct ListContent: View {
    let sections: [ListSection]
    let style: UITableView.Style
    var hasSeparators = true
    var separatorColor: Color?
    var isSelectable = true
    var isEditing = false
    var hasClearBackground = false
    var hasIndicators = true
    var header: UIView?
    var footer: UIView?
    /// Receives the user's scrolling, and says where to scroll.
    var scroller: UIScrollView?
    /// The row to scroll to, the number of the request, and where it is to be.
    var scrolled: (path: IndexPath, count: Int, anchor: UnitPoint?)?
    var tap: (IndexPath) -> Void = { _ in }
    var delete: (IndexPath) -> Void = { _ in }
    var move: (IndexPath, IndexPath) -> Void = { _, _ in }
    var refresh: (() -> Void)?

    var body: some View {
        ScrollViewReader { proxy in
            let list = List {
                if let header { edge(header) }
                ForEach(sections, id: \.index) { section in
                    Section {
                        rows(section)
                    } header: {
                        section.header
                    } footer: {
                        section.footer
                    }
                }
                if let footer, footer.frame.height > 0 { edge(footer) }
            }
            .scrollContentBackground(hasClearBackground ? .hidden : .automatic)
            .scrollIndicators(hasIndicators ? .automatic : .hidden)
            .environment(\.editMode, .constant(isEditing ? .active : .inactive))
            .onChange(of: scrolled?.count ?? 0, initial: true) {
                if let scrolled { proxy.scrollTo(scrolled.path, anchor: scrolled.anchor) }
            }
            let followed = scroller.map { AnyView(list.modifier(ScrollFollower($0))) } ?? AnyView(list)
            let refreshed = refresh.map { refresh in AnyView(followed.refreshable { refresh() }) } ?? followed
            switch style {
            case .plain: refreshed.listStyle(.plain)
            case .grouped: refreshed.listStyle(.grouped)
            case .insetGrouped: refreshed.listStyle(.insetGrouped)
            }
        }
    }

    /// The view above or below all rows.
    private func edge(_ view: UIView) -> some View {
        UIViewShown(UIViewContainer(view), fills: true).frame(maxWidth: .infinity)
            .frame(height: view.frame.height > 0 ? view.frame.height
                : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height)
            .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
    }

    private func rows(_ section: ListSection) -> some View {
        ForEach(section.rows, id: \.path) { row in
            Button { tap(row.path) } label: {
                row.content.frame(maxWidth: .infinity, minHeight: row.height, alignment: .leading)
            }
            .buttonStyle(.plain)
            .allowsHitTesting(isSelectable)
            .listRowSeparator(hasSeparators ? .automatic : .hidden)
            .listRowSeparatorTint(separatorColor)
            .listRowBackground(row.isSelected ? AnyView(UIColor.systemGray4.color) : row.background)
            .listRowInsets(row.insets)
            .modifier(SwipeActions(row: row))
            .deleteDisabled(!row.isDeletable)
            .moveDisabled(!row.isMovable)
        }
        .onDelete(perform: section.rows.contains(where: \.isDeletable) ? { places in
            for place in places.sorted(by: >) { delete(section.rows[place].path) }
        } : nil)
        .onMove(perform: section.rows.contains(where: \.isMovable) ? { places, target in
            guard let place = places.first else { return }
            let last = target > place ? target - 1 : target
            if last != place {
                move(section.rows[place].path, IndexPath(indexes: [section.index, min(last, section.rows.count - 1)]))
            }
        } : nil)
    }
}

/// The actions of a row's swipes.
private struct SwipeActions: ViewModifier {
    let row: ListRow
    func body(content: Content) -> some View {
        if row.leading == nil, row.trailing == nil {
            content
        } else {
            content
                .swipeActions(edge: .leading, allowsFullSwipe: row.leading?.performsFirstActionWithFullSwipe ?? true) {
                    buttons(row.leading)
                }
                .swipeActions(edge: .trailing,
                              allowsFullSwipe: row.trailing?.performsFirstActionWithFullSwipe ?? true) {
                    buttons(row.trailing)
                }
        }
    }
    private func buttons(_ configuration: UISwipeActionsConfiguration?) -> some View {
        ForEach(configuration?.actions ?? [], id: \.self) { action in
            Button(role: action.style == .destructive ? .destructive : nil) { action.perform() } label: {
                if let image = action.image {
                    Image(uiImage: image)
                } else {
                    Text(verbatim: action.title ?? "")
                }
            }
            .tint(action.backgroundColor?.color ?? (action.style == .destructive ? .red : .gray))
        }
    }
}
