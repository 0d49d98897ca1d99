import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Rows of values, with a column for each property.
///
/// In a compact width, as on a phone, only the first column is shown, as a list without a header.
public nonisolated struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    let rows: Rows
    let columns: [_TableColumnParts]
    let selection: ListSelection?
    let order: TableOrder?

    init(_ rows: Rows, _ columns: Columns, _ selection: ListSelection? = nil, _ order: TableOrder? = nil,
         customization: TableColumnCustomization<Value>? = nil) {
        self.rows = rows
        self.columns = columns._columns().filter { $0.isVisible(customization) }
        self.selection = selection
        self.order = order
    }

    @MainActor public var body: some View {
        TableBody(rows: rows._nodes(), columns: columns, selection: selection, order: order)
    }
}

/// The type-erased sort order of a table's rows.
struct TableOrder {
    /// The direction of a column's comparator if it is the first sort criterion.
    let direction: (Any) -> SortOrder?
    /// Sorts by a column's comparator, in reverse if it already is the first sort criterion.
    let choose: (Any) -> Void

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        func isSame(_ a: Sort, _ b: Sort) -> Bool {
            var other = b
            other.order = a.order
            return a == other
        }
        direction = { comparator in
            guard let sort = comparator as? Sort, let first = order.wrappedValue.first else { return nil }
            return isSame(sort, first) ? first.order : nil
        }
        choose = { comparator in
            guard var sort = comparator as? Sort else { return }
            if let first = order.wrappedValue.first, isSame(sort, first) {
                sort.order = first.order == .forward ? .reverse : .forward
            }
            order.wrappedValue = [sort] + order.wrappedValue.filter { !isSame(sort, $0) }
        }
    }
}

private enum TableHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    fileprivate var tableHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets whether tables in this view show their column titles; only `hidden` has an effect.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeaders, visibility)
    }
}

private struct TableBody<Value: Identifiable>: View {
    let rows: [_TableNode<Value>]
    let columns: [_TableColumnParts]
    let selection: ListSelection?
    let order: TableOrder?
    @Environment(\.design) private var design
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.tableHeaders) private var headers
    private var metrics: TableMetrics { design.metrics.table }

    var body: some View {
        if width == .regular {
            VStack(spacing: 0) {
                if headers != .hidden {
                    header
                    Divider()
                }
                list { value in
                    HStack(spacing: metrics.gap) {
                        ForEach(columns.indices, id: \.self) { index in
                            TableCell(column: columns[index]) { columns[index].content(value) }
                        }
                    }
                }
            }
        } else {
            list { value in columns.first?.content(value) }
        }
    }

    private func list<Row: View>(@ViewBuilder _ row: @escaping (Value) -> Row) -> some View {
        let cell = { (node: _TableNode<Value>) in node.decorations.reduce(AnyView(row(node.value))) { $1($0) } }
        return Group {
            if rows.contains(where: { $0.children != nil }) {
                List<Value.ID, TableOutline<Value>>(TableOutline(nodes: rows, cell: cell), selection)
            } else if rows.contains(where: { $0.insertion != nil }) {
                let insertion = TraitWriter(RowInsertion.trait, RowInsertion { target(before: $0) })
                List<Value.ID, ModifiedContent<ForEach<[_TableNode<Value>], Value.ID, AnyView>, TraitWriter>>(
                    ModifiedContent(content: ForEach(rows, content: cell), modifier: insertion), selection)
            } else {
                List<Value.ID, ForEach<[_TableNode<Value>], Value.ID, AnyView>>(
                    ForEach(rows, content: cell), selection)
            }
        }
        .listStyle(.plain)
    }

    /// What takes a drop before a row: the rows that it is one of, or those that end there.
    private func target(before index: Int) -> DropTarget {
        if index < rows.count, let found = rows[index].insertion { return found.mark.target(found.index) }
        if index > 0, let found = rows[index - 1].insertion { return found.mark.target(found.index + 1) }
        return DropTarget(accepts: { _ in false }, dropped: { _, _ in false })
    }

    private var header: some View {
        HStack(spacing: metrics.gap) {
            ForEach(columns.indices, id: \.self) { index in
                TableCell(column: columns[index]) { title(columns[index]) }
            }
        }
        .font(.subheadline.weight(.semibold))
        .lineLimit(1)
        .padding(.horizontal, metrics.inset)
        .frame(height: metrics.header)
    }

    @ViewBuilder private func title(_ column: _TableColumnParts) -> some View {
        if let order, let comparator = column.comparator {
            let direction = order.direction(comparator)
            Button { order.choose(comparator) } label: {
                HStack(spacing: metrics.sortSpacing) {
                    column.label
                    if let direction { Image(systemName: direction == .forward ? "chevron.up" : "chevron.down") }
                }
            }
            .buttonStyle(.plain)
            .foregroundStyle(direction == nil ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
        } else {
            column.label.foregroundStyle(.secondary)
        }
    }
}

/// A view with the width of its column.
private struct TableCell<Content: View>: View {
    let column: _TableColumnParts
    @ViewBuilder let content: Content

    var body: some View {
        let alignment = Alignment(horizontal: column.alignment, vertical: .center)
        switch column.width {
        case .fixed(let width): content.frame(width: width, alignment: alignment)
        case .flexible(let min, let ideal, let max):
            content.frame(minWidth: min ?? 0, idealWidth: ideal, maxWidth: max ?? .infinity, alignment: alignment)
        }
    }
}

/// The rows of a table of which some have rows below them.
private struct TableOutline<Value: Identifiable>: View {
    let nodes: [_TableNode<Value>]
    let cell: (_TableNode<Value>) -> AnyView

    var body: some View {
        ForEach(nodes) { node in
            if let children = node.children {
                let below = { AnyView(TableOutline(nodes: children(), cell: cell)) }
                if let isExpanded = node.isExpanded {
                    DisclosureGroup(isExpanded: isExpanded) { below() } label: { cell(node) }
                } else {
                    DisclosureGroup { below() } label: { cell(node) }
                }
            } else {
                cell(node)
            }
        }
    }
}
