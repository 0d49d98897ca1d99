import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// The rows, columns and cells of a grid, read from the traits of its children. Valid until a child changes.
final class GridTable {
    struct Cell {
        let child: NodeIndex
        let row: Int
        /// The columns of the cell, empty if it spans none; nil for a view outside the rows, which has all of them.
        var columns: Range<Int>?
        /// The axes on which the cell does not size its row or column (`gridCellUnsizedAxes(_:)`).
        var unsized: Axis.Set
        /// The place of the view in its cell, instead of the alignments (`gridCellAnchor(_:)`).
        var anchor: UnitPoint?

        func isSized(_ axis: Axis) -> Bool { !unsized.contains(Axis.Set(axis)) }
        /// Whether the cell is in one column only.
        var isAlone: Bool { columns?.count == 1 }
    }

    private(set) var cells: [Cell] = []
    /// The cells of each row, as ranges of consecutive cells.
    private(set) var rows: [Range<Int>] = []
    /// The cells that span one column only, by column.
    private(set) var columns: [[Int]] = []
    /// Cells by column range, for alignment; the views outside the rows share one group.
    private(set) var groups: [Range<Int>?: [Int]] = [:]
    private(set) var columnAlignments: [HorizontalAlignment?] = []
    private(set) var rowAlignments: [VerticalAlignment?] = []
    private(set) var columnGaps: [Double] = []
    private(set) var rowGaps: [Double] = []

    init(_ rule: GridRule, _ children: some Sequence<NodeIndex>, _ graph: ViewGraph) {
        var current: NodeIndex = 0
        var next = 0
        for child in children {
            let unsized = graph.traits(GridCellTrait.unsizedAxes.id, of: child)
                .reduce(into: Axis.Set()) { $0.formUnion($1 as? Axis.Set ?? []) }
            let anchor = graph.trait(GridCellTrait.anchor.id, of: child) as? UnitPoint
            // A row in a row has no effect.
            guard let row = graph.traits(GridRowTrait.id, of: child).last as? GridRowTrait else {
                current = 0
                beginRow(nil)
                add(Cell(child: child, row: rows.count - 1, columns: nil, unsized: unsized, anchor: anchor))
                continue
            }
            if row.node != current {
                current = row.node
                next = 0
                beginRow(row.alignment)
            }
            let span = columnCount(of: child, graph)
            while columns.count < next + max(span, 1) {
                columns.append([])
                columnAlignments.append(nil)
            }
            if let alignment = graph.trait(GridCellTrait.columnAlignment.id, of: child) as? HorizontalAlignment,
               columnAlignments[next] == nil {
                columnAlignments[next] = alignment
            }
            add(Cell(child: child, row: rows.count - 1, columns: next..<next + span, unsized: unsized,
                     anchor: anchor))
            next += span
        }
        if columns.isEmpty, !cells.isEmpty {
            columns = [[]]
            columnAlignments = [nil]
        }
        columnGaps = rule.horizontalSpacing.map { Array(repeating: $0, count: max(0, columns.count - 1)) }
            ?? gapsBetweenColumns(graph)
        rowGaps = (1..<max(1, rows.count)).map { rule.verticalSpacing ?? gap(above: $0, graph) }
    }

    /// The largest number of columns of a cell.
    private static let spanLimit = 1_000

    /// The number of columns of a cell, none if it is 0; reports one that is too large. Of several numbers those above
    /// 1 are added.
    private func columnCount(of child: NodeIndex, _ graph: ViewGraph) -> Int {
        let given = graph.traits(GridCellTrait.columns.id, of: child).compactMap { $0 as? Int }
        let counts = given.filter { $0 > 1 }
        let count = counts.isEmpty ? given.first ?? 1
            : counts.reduce(0) { min($0, Self.spanLimit + 1) + min($1, Self.spanLimit + 1) }
        if count > Self.spanLimit {
            graph.report(Diagnostic(
                what: "gridCellColumns(\(counts.max() ?? count)): the cell spans \(Self.spanLimit) columns.",
                at: graph.path(of: child), rule: "A cell of a grid spans at most \(Self.spanLimit) columns.",
                fix: "Give the number of columns that the other rows have."))
        }
        return min(max(0, count), Self.spanLimit)
    }

    private func beginRow(_ alignment: VerticalAlignment?) {
        rows.append(cells.count..<cells.count)
        rowAlignments.append(alignment)
    }

    private func add(_ cell: Cell) {
        if cell.isAlone, let column = cell.columns?.lowerBound { columns[column].append(cells.count) }
        groups[cell.columns, default: []].append(cells.count)
        cells.append(cell)
        rows[cell.row] = rows[cell.row].lowerBound..<cells.count
    }

    /// The largest preferred distance between cells above each other, in points. Both rows are traversed once, in the
    /// order of their columns.
    private func gap(above row: Int, _ graph: ViewGraph) -> Double {
        let whole = 0..<columns.count
        var upper = rows[row - 1].lowerBound, lower = rows[row].lowerBound, largest: Double?
        while upper < rows[row - 1].upperBound, lower < rows[row].upperBound {
            let above = cells[upper].columns ?? whole, below = cells[lower].columns ?? whole
            if above.overlaps(below) {
                let gap = graph.spacing(cells[upper].child).distance(to: graph.spacing(cells[lower].child), .vertical)
                largest = max(largest ?? gap, gap)
            }
            if above.upperBound <= below.upperBound { upper += 1 } else { lower += 1 }
        }
        return largest ?? 0
    }

    /// The largest preferred distance between neighbours in a row, by the column of the second; 0 where no cell begins.
    private func gapsBetweenColumns(_ graph: ViewGraph) -> [Double] {
        var gaps = [Double?](repeating: nil, count: max(0, columns.count - 1))
        for row in rows {
            for (leading, trailing) in zip(row, row.dropFirst()) {
                guard let start = cells[trailing].columns?.lowerBound, start > 0 else { continue }
                let gap = graph.spacing(cells[leading].child)
                    .distance(to: graph.spacing(cells[trailing].child), .horizontal)
                gaps[start - 1] = max(gaps[start - 1] ?? gap, gap)
            }
        }
        return gaps.map { $0 ?? 0 }
    }
}

/// The traits of a view as the cell of a grid.
package enum GridCellTrait {
    case columns, anchor, unsizedAxes, columnAlignment
    private enum Columns {}
    private enum Anchor {}
    private enum UnsizedAxes {}
    private enum ColumnAlignment {}

    package var id: ObjectIdentifier {
        switch self {
        case .columns: ObjectIdentifier(Columns.self)
        case .anchor: ObjectIdentifier(Anchor.self)
        case .unsizedAxes: ObjectIdentifier(UnsizedAxes.self)
        case .columnAlignment: ObjectIdentifier(ColumnAlignment.self)
        }
    }
}
