public import Foundation
public import QuadrantCore

extension Table {
    /// A row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), customization: columnCustomization?.wrappedValue)
    }

    /// A row for each element, with a single selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), .one(selection),
                  customization: columnCustomization?.wrappedValue)
    }

    /// A row for each element, with multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), .several(selection),
                  customization: columnCustomization?.wrappedValue)
    }

    /// A row for each element. A tap on a column title writes `sortOrder`; rows are in the order of `data`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), nil, TableOrder(sortOrder),
                  customization: columnCustomization?.wrappedValue)
    }

    /// A row for each element, with a single selection. A tap on a title writes `sortOrder`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), .one(selection), TableOrder(sortOrder),
                  customization: columnCustomization?.wrappedValue)
    }

    /// A row for each element, with multiple selection. A tap on a title writes `sortOrder`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), .several(selection), TableOrder(sortOrder),
                  customization: columnCustomization?.wrappedValue)
    }

    /// The rows of `rows`, in their order.
    public init(of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
                @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), customization: columnCustomization?.wrappedValue)
    }

    /// Custom rows, with a single selection.
    public init(of valueType: Value.Type, selection: Binding<Value.ID?>,
                columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), .one(selection), customization: columnCustomization?.wrappedValue)
    }

    /// Custom rows, with multiple selection.
    public init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
                columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), .several(selection), customization: columnCustomization?.wrappedValue)
    }

    /// Custom rows. A tap on a title writes `sortOrder`; the rows stay in their order.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), nil, TableOrder(sortOrder), customization: columnCustomization?.wrappedValue)
    }

    /// Custom rows, with a single selection. A tap on a title writes `sortOrder`.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), .one(selection), TableOrder(sortOrder),
                  customization: columnCustomization?.wrappedValue)
    }

    /// Custom rows, with multiple selection. A tap on a title writes `sortOrder`.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), .several(selection), TableOrder(sortOrder),
                  customization: columnCustomization?.wrappedValue)
    }
}
