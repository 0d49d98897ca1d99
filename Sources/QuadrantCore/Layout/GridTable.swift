import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// The rows, columns and cells of a grid, read from the traits of its children. Valid until a child changes.
final class GridTable {
    struct Cell {
        let child: NodeIndex
        let row: Int
        /// The columns of the cell; nil for a view outside the rows, which takes the whole width.
        var columns: Range<Int>?
        var unsized: Axis.Set
        var anchor: UnitPoint?

        func isSized(_ axis: Axis) -> Bool { !unsized.contains(Axis.Set(axis)) }
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

    init(_ rule: GridRule, _ node: ContainerNode) {
        let graph = node.graph
        var current: NodeIndex = 0
        var next = 0
        for child in node.layoutChildren {
            func trait<T>(_ type: GridCellTrait, _ unset: T) -> T { graph.trait(type.id, of: child) as? T ?? unset }
            let unsized = trait(.unsizedAxes, Axis.Set())
            guard let row = graph.trait(GridRowTrait.id, of: child) as? GridRowTrait else {
                current = 0
                beginRow(nil)
                add(Cell(child: child, row: rows.count - 1, columns: nil, unsized: unsized))
                continue
            }
            if row.row != current {
                current = row.row
                next = 0
                beginRow(row.alignment)
            }
            let span = width(trait(.columns, 1), of: child, graph)
            while columns.count < next + span {
                columns.append([])
                columnAlignments.append(nil)
            }
            if let alignment = graph.trait(GridCellTrait.columnAlignment.id, of: child) as? HorizontalAlignment {
                columnAlignments[next] = alignment
            }
            add(Cell(child: child, row: rows.count - 1, columns: next..<next + span, unsized: unsized,
                     anchor: graph.trait(GridCellTrait.anchor.id, of: child) as? UnitPoint))
            next += span
        }
        if columns.isEmpty, !cells.isEmpty {
            columns = [[]]
            columnAlignments = [nil]
        }
        let distance = rule.horizontalSpacing ?? ViewSpacing.defaultDistance
        columnGaps = Array(repeating: distance, count: max(0, columns.count - 1))
        rowGaps = (1..<max(1, rows.count)).map { rule.verticalSpacing ?? gap(above: $0, graph) }
    }

    /// The largest number of columns of a cell.
    private static let spanLimit = 1_000

    /// The number of columns of a cell; reports one that is too large.
    private func width(_ count: Int, of child: NodeIndex, _ graph: ViewGraph) -> Int {
        if count > Self.spanLimit {
            graph.report(Diagnostic(
                what: "gridCellColumns(\(count)): the cell spans \(Self.spanLimit) columns.", at: graph.path(of: child),
                rule: "A cell of a grid spans at most \(Self.spanLimit) columns.",
                fix: "Give the number of columns that the other rows have."))
        }
        return min(max(1, count), Self.spanLimit)
    }

    private func beginRow(_ alignment: VerticalAlignment?) {
        rows.append(cells.count..<cells.count)
        rowAlignments.append(alignment)
    }

    private func add(_ cell: Cell) {
        if let columns = cell.columns, columns.count == 1 { self.columns[columns.lowerBound].append(cells.count) }
        groups[cell.columns, default: []].append(cells.count)
        cells.append(cell)
        rows[cell.row] = rows[cell.row].lowerBound..<cells.count
    }

    /// The largest preferred distance between cells above each other. Both rows are traversed once, from left to right.
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
        return largest ?? ViewSpacing.defaultDistance
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
