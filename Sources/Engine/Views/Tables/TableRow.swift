import Foundation
public import QuadrantCore

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
    /// The type of the values of rows, which are identified by their ids.
    associatedtype TableRowValue: Identifiable
    /// The type of the body.
    associatedtype TableRowBody: TableRowContent where TableRowBody.TableRowValue == TableRowValue
    /// The rows.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
    /// The rows, with those below them. Custom types do not implement it.
    func _nodes() -> [_TableNode<TableRowValue>]
}

extension TableRowContent {
    public func _nodes() -> [_TableNode<TableRowValue>] { tableRowBody._nodes() }
}

/// Rows that know their values: their body is not asked for.
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Self {}
extension PrimitiveTableRows {
    public var tableRowBody: Self { self }
}

/// A row of a table.
public struct _TableNode<Value: Identifiable>: Identifiable {
    let value: Value
    /// The rows below it; nil for a row that cannot have any.
    var children: (() -> [_TableNode])?
    /// Whether the rows below are shown; nil is up to the row.
    var isExpanded: Binding<Bool>?
    /// What takes drops between the rows that it is one of, and its place among them.
    var insertion: (mark: RowInsertion, index: Int)?
    /// What modifiers of the row add to its view.
    var decorations: [(AnyView) -> AnyView] = []
    public var id: Value.ID { value.id }
    init(_ value: Value) { self.value = value }
}

/// The row of one value.
public struct TableRow<Value: Identifiable>: PrimitiveTableRows {
    public typealias TableRowValue = Value
    public typealias TableRowBody = TableRow
    private let value: Value
    /// A row for `value`; the values of a table must have different ids.
    public init(_ value: Value) { self.value = value }
    public func _nodes() -> [_TableNode<Value>] { [_TableNode(value)] }
}

/// A row for each element.
public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRows where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = TableForEachContent
    let data: Data
    public func _nodes() -> [_TableNode<Data.Element>] { data.map { _TableNode($0) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = ForEach
    public var tableRowBody: ForEach { self }
    public func _nodes() -> [_TableNode<Content.TableRowValue>] { data.flatMap { content($0)._nodes() } }

    /// Rows for each element.
    @_disfavoredOverload
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
public struct TupleTableRowContent<Value: Identifiable, Rows>: PrimitiveTableRows {
    public typealias TableRowValue = Value
    public typealias TableRowBody = TupleTableRowContent
    let rows: [_TableNode<Value>]
    public func _nodes() -> [_TableNode<Value>] { rows }
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
        var rows: [_TableNode<Value>] = []
        repeat rows += (each row)._nodes() as? [_TableNode<Value>] ?? []
        return TupleTableRowContent(rows: rows)
    }
    /// The rows of an `if` without `else`; nil is none.
    public static func buildIf<Row: TableRowContent>(_ row: Row?) -> TupleTableRowContent<Value, Row>
    where Row.TableRowValue == Value {
        TupleTableRowContent(rows: row?._nodes() ?? [])
    }
    /// The rows of the first branch.
    public static func buildEither<Row: TableRowContent>(first row: Row) -> TupleTableRowContent<Value, Never>
    where Row.TableRowValue == Value {
        TupleTableRowContent(rows: row._nodes())
    }
    /// The rows of the second branch.
    public static func buildEither<Row: TableRowContent>(second row: Row) -> TupleTableRowContent<Value, Never>
    where Row.TableRowValue == Value {
        TupleTableRowContent(rows: row._nodes())
    }
}
