public import Foundation
public import QuadrantCore

extension Table {
    /// A row for each element.
    public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns())
    }

    /// A row for each element, with a single selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), .one(selection))
    }

    /// A row for each element, with multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data), columns(), .several(selection))
    }

    /// A row for each element. A tap on a column title writes `sortOrder`; rows are in the order of `data`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), nil, TableOrder(sortOrder))
    }

    /// A row for each element, with a single selection. A tap on a title writes `sortOrder`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), .one(selection), TableOrder(sortOrder))
    }

    /// A row for each element, with multiple selection. A tap on a title writes `sortOrder`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(TableForEachContent(data: data), columns(), .several(selection), TableOrder(sortOrder))
    }

    /// The rows of `rows`, in their order.
    public init(of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
                @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns())
    }

    /// Custom rows, with a single selection.
    public init(of valueType: Value.Type, selection: Binding<Value.ID?>,
                @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), .one(selection))
    }

    /// Custom rows, with multiple selection.
    public init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
                @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    where Columns.TableColumnSortComparator == Never {
        self.init(rows(), columns(), .several(selection))
    }

    /// Custom rows. A tap on a title writes `sortOrder`; the rows stay in their order.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), nil, TableOrder(sortOrder))
    }

    /// Custom rows, with a single selection. A tap on a title writes `sortOrder`.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), .one(selection), TableOrder(sortOrder))
    }

    /// Custom rows, with multiple selection. A tap on a title writes `sortOrder`.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows(), columns(), .several(selection), TableOrder(sortOrder))
    }
}
