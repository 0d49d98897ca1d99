public import Foundation
public import QuadrantCore

/// A row with rows below it, which people show and hide.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: PrimitiveTableRows
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = DisclosureTableRow
    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// The row of a value, with rows below it. They are shown while `isExpanded`; with nil the row keeps that itself.
    public init<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil,
                       @TableRowBuilder<Value> content: @escaping () -> Content)
    where Label == TableRow<Value>, Value == Content.TableRowValue {
        (label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content)
    }

    public func _nodes() -> [_TableNode<Label.TableRowValue>] {
        label._nodes().map { node in
            var node = node
            node.children = { content()._nodes() }
            node.isExpanded = isExpanded
            return node
        }
    }
}

/// A row for each element, with those of its children below it.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRows
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = TableOutlineGroupContent
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    public func _nodes() -> [_TableNode<Data.Element>] {
        data.map { element in
            var node = _TableNode(element)
            let below = element[keyPath: children]
            node.children = below.map { below in
                { TableOutlineGroupContent(data: below, children: children)._nodes() }
            }
            return node
        }
    }
}

extension OutlineGroup: TableRowContent where Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent,
                                              Parent.TableRowValue == Leaf.TableRowValue {
    public typealias TableRowValue = Leaf.TableRowValue
    public typealias TableRowBody = OutlineGroup
    public var tableRowBody: OutlineGroup { self }
    public func _nodes() -> [_TableNode<Leaf.TableRowValue>] { data.flatMap(nodes) }

    private func nodes(_ element: Data.Element) -> [_TableNode<Leaf.TableRowValue>] {
        let below = children(element)
        return row(element)._nodes().map { node in
            var node = node
            node.children = below.map { below in { below.flatMap(nodes) } }
            return node
        }
    }

    /// A row for each element of a tree, with those of its children below it.
    public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
          Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element {
        self.init(data: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, row: { TableRow($0) })
    }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRows {
    public typealias TableRowValue = Value
    public typealias TableRowBody = EmptyTableRowContent
    /// No rows.
    public init() {}
    public func _nodes() -> [_TableNode<Value>] { [] }
}

extension Table {
    /// A row for each element, with those of its children below it.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableOutlineGroupContent(data: data, children: children), columns(),
                  customization: columnCustomization?.wrappedValue)
    }
    /// A row for each element, with those of its children below it and a single selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableOutlineGroupContent(data: data, children: children), columns(), .one(selection),
                  customization: columnCustomization?.wrappedValue)
    }
    /// A row for each element, with those of its children below it and multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableOutlineGroupContent(data: data, children: children), columns(), .several(selection),
                  customization: columnCustomization?.wrappedValue)
    }
    /// A row for each element, with those of its children below it. A tap on a title writes `sortOrder`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableOutlineGroupContent(data: data, children: children), columns(), nil, TableOrder(sortOrder),
                  customization: columnCustomization?.wrappedValue)
    }
    /// A row for each element, with those of its children below it, multiple selection and a sort order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableOutlineGroupContent(data: data, children: children), columns(), .several(selection),
                  TableOrder(sortOrder), customization: columnCustomization?.wrappedValue)
    }
}
