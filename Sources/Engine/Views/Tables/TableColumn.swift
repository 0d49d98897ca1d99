public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the values of rows.
    associatedtype TableRowValue: Identifiable
    /// The type of the sort order; `Never` for columns that cannot be sorted.
    associatedtype TableColumnSortComparator: SortComparator
    /// The type of the body.
    associatedtype TableColumnBody: TableColumnContent
    where TableColumnBody.TableRowValue == TableRowValue
    /// The columns.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
    /// The flattened columns. Custom types do not implement it.
    func _columns() -> [_TableColumnParts]
}

extension TableColumnContent {
    public func _columns() -> [_TableColumnParts] { tableColumnBody._columns() }
}

/// Columns that know their parts: their body is not asked for.
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Self {}
extension PrimitiveTableColumns {
    public var tableColumnBody: Self { self }
}

/// A type-erased column.
public struct _TableColumnParts {
    let label: AnyView
    let content: (Any) -> AnyView
    let comparator: Any?
    var width = Width.flexible(min: nil, ideal: nil, max: nil)
    var alignment = HorizontalAlignment.leading
    var customizationID: String?
    var visibility = Visibility.automatic

    /// Whether the column is shown: as `customization` says for its id, else as the program does.
    func isVisible<Value>(_ customization: TableColumnCustomization<Value>?) -> Bool {
        let chosen = customizationID.flatMap { customization?[visibility: $0] } ?? .automatic
        return (chosen == .automatic ? visibility : chosen) != .hidden
    }

    enum Width { case fixed(CGFloat), flexible(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) }
}

/// The horizontal alignment of the title and the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
    fileprivate enum Kind { case leading, center, trailing }
    fileprivate let kind: Kind
    var horizontal: HorizontalAlignment {
        switch kind {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
    /// At the leading edge.
    public static var automatic: TableColumnAlignment { leading }
    /// At the leading edge.
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    /// Centred.
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
    /// At the trailing edge.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
    /// At the trailing edge, so that digits are aligned.
    public static var numeric: TableColumnAlignment { trailing }
    /// At the trailing edge, so that digits of a numbering system are aligned.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { trailing }
}

/// One column: its title, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    PrimitiveTableColumns {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = TableColumn
    private var parts: _TableColumnParts

    init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
        parts = _TableColumnParts(label: AnyView(label), content: { value in
            (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView())
        }, comparator: comparator)
    }

    public func _columns() -> [_TableColumnParts] { [parts] }

    /// Divides the width equally with the other columns.
    public func width() -> TableColumn { width(nil) }

    /// Sets the width in points; nil divides the width equally with the other columns.
    public func width(_ width: CGFloat?) -> TableColumn {
        changed { $0.width = width.map { .fixed($0) } ?? .flexible(min: nil, ideal: nil, max: nil) }
    }

    /// Sets limits of the width in points; nil is 0 for the minimum and no limit for the maximum.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        changed { $0.width = .flexible(min: min, ideal: ideal, max: max) }
    }

    private func changed(_ change: (inout _TableColumnParts) -> Void) -> TableColumn {
        var column = self
        change(&column.parts)
        return column
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column that is not sortable, with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }
    /// A column that is not sortable, with a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), nil, content)
    }
    /// A column that is not sortable.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, nil, content) }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// A column of strings that is not sortable.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
    }
    /// A column of strings that is not sortable, with a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(title), nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that sorts by `value`.
    public init<V: Comparable>(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
                               @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), KeyPathComparator(value), content)
    }
    /// A column that sorts by `value`, with a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(_ title: S, value: any KeyPath<RowValue, V> & Sendable,
                                                  @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), KeyPathComparator(value), content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A sortable column of strings.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }
    /// A sortable column of strings, with a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// A column that sorts by `comparator`.
    public init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
                @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), comparator, content)
    }
    /// A column that sorts by `comparator`, with a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, sortUsing comparator: Sort,
                                   @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), comparator, content)
    }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, Value>: PrimitiveTableColumns {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = TupleTableColumnContent
    let columns: [_TableColumnParts]
    public func _columns() -> [_TableColumnParts] { columns }
}

/// Builds columns from closures.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A sortable column, unchanged.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }
    /// A column that is not sortable, among others.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

    /// One column, unchanged.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue { column }
    /// Several columns, from the leading edge.
    public static func buildBlock<each Column: TableColumnContent>(_ column: repeat each Column)
        -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)>
    {
        var columns: [_TableColumnParts] = []
        repeat columns += (each column)._columns()
        return TupleTableColumnContent(columns: columns)
    }
    /// The column of an `if` without `else`; nil is none.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?)
        -> TupleTableColumnContent<RowValue, Sort, Column>
    {
        TupleTableColumnContent(columns: column?._columns() ?? [])
    }
    /// The column of the first branch.
    public static func buildEither<Column: TableColumnContent>(first column: Column)
        -> TupleTableColumnContent<RowValue, Sort, Never>
    {
        TupleTableColumnContent(columns: column._columns())
    }
    /// The column of the second branch.
    public static func buildEither<Column: TableColumnContent>(second column: Column)
        -> TupleTableColumnContent<RowValue, Sort, Never>
    {
        TupleTableColumnContent(columns: column._columns())
    }
}
