import Foundation
import QuadrantCore

/// Columns with a change of each.
private struct ChangedColumns<Base: TableColumnContent>: PrimitiveTableColumns {
    typealias TableRowValue = Base.TableRowValue
    typealias TableColumnSortComparator = Base.TableColumnSortComparator
    typealias TableColumnBody = ChangedColumns
    let base: Base
    let change: (inout _TableColumnParts) -> Void

    func _columns() -> [_TableColumnParts] {
        base._columns().map { column in
            var column = column
            change(&column)
            return column
        }
    }
}

extension TableColumnContent {
    private func changed(_ change: @escaping (inout _TableColumnParts) -> Void)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        ChangedColumns(base: self, change: change)
    }

    /// The alignment of the titles and the cells; at the leading edge unless set.
    @MainActor @preconcurrency
    public func alignment(_ alignment: TableColumnAlignment)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        changed { $0.alignment = alignment.horizontal }
    }

    /// The id of the column for `TableColumnCustomization`.
    @MainActor @preconcurrency
    public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.customizationID = id }
    }

    /// Whether the column is shown until a person changes it.
    @MainActor @preconcurrency
    public func defaultVisibility(_ visibility: Visibility)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    {
        changed { $0.visibility = visibility }
    }

    /// What a person may not change of the column. Nothing to do: the columns of a phone cannot be changed.
    @MainActor @preconcurrency
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}

/// What a person may change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    public typealias Element = TableColumnCustomizationBehavior
    private var bits: UInt8
    private init(bits: UInt8) { self.bits = bits }
    /// Nothing.
    public init() { bits = 0 }
    /// Its place in the order.
    public static let reorder = TableColumnCustomizationBehavior(bits: 1)
    /// Its width.
    public static let resize = TableColumnCustomizationBehavior(bits: 2)
    /// Whether it is shown.
    public static let visibility = TableColumnCustomizationBehavior(bits: 4)
    /// All of it.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let known = intersection(newMember)
        bits |= newMember.bits
        return known.bits == 0 ? nil : known
    }
}

/// The order and the visibility of a table's columns, by their customization ids. A person cannot change them on a
/// phone; a program can hide columns by it.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var hidden: [String: Bool] = [:]

    /// The program's order and visibility.
    public init() {}
    /// Whether the column with an id is shown; `automatic` is as the program says.
    public subscript(visibility id: String) -> Visibility {
        get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
        set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
    }
    /// Returns to the program's order.
    public mutating func resetOrder() {}
}

/// Columns for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>:
    PrimitiveTableColumns
where Content: TableColumnContent, RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = TableColumnForEach
    /// The elements.
    public var data: Data
    /// The columns of an element.
    public var content: (Data.Element) -> Content

    /// Columns for each element.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        (self.data, self.content) = (data, content)
    }
    /// Columns for each element, identified by the value at `id`.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>,
                @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) {
        (self.data, self.content) = (data, content)
    }

    public func _columns() -> [_TableColumnParts] { data.flatMap { content($0)._columns() } }
}
