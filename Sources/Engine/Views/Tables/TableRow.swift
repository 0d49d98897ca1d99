import Foundation
public import QuadrantCore

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
    /// The type of the values of rows, which are identified by their ids.
    associatedtype TableRowValue: Identifiable
    /// The values of the rows. Custom types do not implement it.
    func _rows() -> [TableRowValue]
}

/// The row of one value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    private let value: Value
    /// A row for `value`; the values of a table must have different ids.
    public init(_ value: Value) { self.value = value }
    public func _rows() -> [Value] { [value] }
}

/// A row for each element.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data
    public func _rows() -> [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public func _rows() -> [Content.TableRowValue] { data.flatMap { content($0)._rows() } }

    /// Rows for each element.
    public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Content.TableRowValue == V, Data.Element: Identifiable {
        self.init(elements: data, content: content)
    }

    /// A row for each element.
    public init(_ data: Data)
    where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
        self.init(elements: data) { TableRow($0) }
    }
}

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable, Rows>: TableRowContent {
    public typealias TableRowValue = Value
    let rows: [Value]
    public func _rows() -> [Value] { rows }
}

/// Builds rows from closures.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// One content, unchanged.
    public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }
    /// One content, unchanged.
    public static func buildBlock<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }
    /// Several contents, from the top.
    public static func buildBlock<each Row: TableRowContent>(_ row: repeat each Row)
        -> TupleTableRowContent<Value, (repeat each Row)>
    {
        var rows: [Value] = []
        repeat rows += (each row)._rows() as? [Value] ?? []
        return TupleTableRowContent(rows: rows)
    }
    /// The rows of an `if` without `else`; nil is none.
    public static func buildIf<Row: TableRowContent>(_ row: Row?) -> TupleTableRowContent<Value, Row>
    where Row.TableRowValue == Value {
        TupleTableRowContent(rows: row?._rows() ?? [])
    }
    /// The rows of the first branch.
    public static func buildEither<Row: TableRowContent>(first row: Row) -> TupleTableRowContent<Value, Never>
    where Row.TableRowValue == Value {
        TupleTableRowContent(rows: row._rows())
    }
    /// The rows of the second branch.
    public static func buildEither<Row: TableRowContent>(second row: Row) -> TupleTableRowContent<Value, Never>
    where Row.TableRowValue == Value {
        TupleTableRowContent(rows: row._rows())
    }
}
