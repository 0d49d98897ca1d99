import Foundation
import QuadrantGeometry
package import QuadrantGraph

// A grid (semantics §10, §20): columns are sized as the children of a row stack would be, each by its widest cell;
// then rows likewise, by their highest. Tracks are what columns and rows have in common.

package struct GridRule: PlacingRule, Equatable {
    package var alignment: Alignment
    /// Distances between columns and between rows; nil: 8 between columns, what the cells ask between rows.
    package var horizontalSpacing: Double?
    package var verticalSpacing: Double?

    package init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    package typealias Memory = Void

    package static func changed(from old: GridRule, to new: GridRule) -> PhaseSet {
        old == new ? [] : [.measure, .place]
    }

    // MARK: cells

    private struct Cell {
        let kid: UInt32
        let row: Int
        /// Nil for a view that stands outside the rows and takes the whole width.
        var columns: Range<Int>?
        var unsized: Axis.Set
        var anchor: UnitPoint?
        var size = SIMD2<Double>()
        var proposal = Proposal.unspecified

        func isSized(_ axis: Axis) -> Bool { !unsized.contains(Axis.Set(axis)) }
    }

    private struct Table {
        var cells: [Cell] = []
        var rows = 0
        var columns = 0
        var columnAlignments: [HorizontalAlignment?] = []
        var rowAlignments: [VerticalAlignment?] = []
        var gaps: (columns: [Double], rows: [Double]) = ([], [])
        var widths: [Double] = []
        var heights: [Double] = []
    }

    private func read(_ node: ContainerNode) -> Table {
        let graph = node.graph
        var table = Table()
        var current: UInt32 = 0
        var next = 0
        for kid in node.kids {
            func trait<T>(_ type: GridCellTrait, _ unset: T) -> T { graph.trait(type.id, of: kid) as? T ?? unset }
            let unsized = trait(.unsizedAxes, Axis.Set())
            let row = graph.trait(GridRowTrait.id, of: kid) as? GridRowTrait
            guard let row else {
                current = 0
                table.cells.append(Cell(kid: kid, row: table.rows, columns: nil, unsized: unsized))
                table.rows += 1
                table.rowAlignments.append(nil)
                continue
            }
            if row.row != current {
                current = row.row
                next = 0
                table.rows += 1
                table.rowAlignments.append(row.alignment)
            }
            let span = max(1, trait(.columns, 1))
            let cell = Cell(kid: kid, row: table.rows - 1, columns: next..<next + span, unsized: unsized,
                            anchor: graph.trait(GridCellTrait.anchor.id, of: kid) as? UnitPoint)
            next += span
            table.columns = max(table.columns, next)
            while table.columnAlignments.count < next { table.columnAlignments.append(nil) }
            if let alignment = graph.trait(GridCellTrait.columnAlignment.id, of: kid) as? HorizontalAlignment {
                table.columnAlignments[cell.columns!.lowerBound] = alignment
            }
            table.cells.append(cell)
        }
        if table.columns == 0, !table.cells.isEmpty {
            table.columns = 1
            table.columnAlignments = [nil]
        }
        table.gaps.columns = Array(
            repeating: horizontalSpacing ?? ViewSpacing.defaultDistance, count: max(0, table.columns - 1))
        table.gaps.rows = rowGaps(table, graph)
        return table
    }

    /// The largest distance that cells above each other ask for.
    private func rowGaps(_ table: Table, _ graph: ViewGraph) -> [Double] {
        guard table.rows > 1 else { return [] }
        if let verticalSpacing { return Array(repeating: verticalSpacing, count: table.rows - 1) }
        var gaps = [Double?](repeating: nil, count: table.rows - 1)
        let whole = 0..<table.columns
        for lower in table.cells where lower.row > 0 {
            for upper in table.cells where upper.row == lower.row - 1 {
                guard (upper.columns ?? whole).overlaps(lower.columns ?? whole) else { continue }
                let gap = graph.spacing(upper.kid).distance(to: graph.spacing(lower.kid), .vertical)
                gaps[upper.row] = max(gaps[upper.row] ?? gap, gap)
            }
        }
        return gaps.map { $0 ?? ViewSpacing.defaultDistance }
    }

    // MARK: tracks

    /// Lengths of tracks for `length` with gaps taken off: the least flexible one gets its share first.
    private func divide(_ count: Int, _ length: Double, _ lengthOf: (Int, Double) -> Double) -> [Double] {
        if length.isNaN || count == 1 { return (0..<count).map { lengthOf($0, length) } }
        let tracks = (0..<count).map { index in
            let least = lengthOf(index, 0), most = lengthOf(index, .infinity)
            return Distribution.Turn(
                least: least, flexibility: Distribution.flexibility(least: least, most: most), index: index)
        }
        var lengths = [Double](repeating: 0, count: count)
        var distribution = Distribution(length)
        for (place, track) in tracks.sorted(by: { $0.precedes($1) }).enumerated() {
            lengths[track.index] = lengthOf(track.index, distribution.share(among: count - place))
            distribution.take(lengths[track.index])
        }
        return lengths
    }

    private func sum(_ lengths: [Double], _ gaps: [Double]) -> Double {
        lengths.reduce(0, +) + gaps.reduce(0, +)
    }

    private func span(_ columns: Range<Int>, _ table: Table) -> Double {
        let gaps = table.gaps.columns[columns.lowerBound..<columns.upperBound - 1]
        return table.widths[columns].reduce(0, +) + gaps.reduce(0, +)
    }

    private func key(_ cell: Cell, _ axis: Axis, _ table: Table) -> AlignmentKey {
        if axis == .vertical { return (table.rowAlignments[cell.row] ?? alignment.vertical).key }
        // A cell over several columns is in none of them alone.
        let own = cell.columns.flatMap { $0.count == 1 ? table.columnAlignments[$0.lowerBound] : nil }
        return (own ?? alignment.horizontal).key
    }

    /// How long the union of aligned cells is, and where their common line is in it.
    private func union(_ cells: some Sequence<(Cell, SIMD2<Double>, Proposal)>, _ axis: Axis, _ table: Table,
                       _ graph: ViewGraph) -> (length: Double, aligned: Double, line: Double) {
        var line = 0.0, after = 0.0, longest = 0.0
        for (cell, size, proposal) in cells {
            longest = max(longest, size[axis])
            // A cell with an anchor is on no common line.
            if cell.anchor != nil { continue }
            let guide = graph.guideValue(cell.kid, key(cell, axis, table), size, proposal)
            line = max(line, guide)
            after = max(after, size[axis] - guide)
        }
        return (max(line + after, longest), line + after, line)
    }

    private func fraction(_ anchor: UnitPoint, _ axis: Axis) -> Double { axis == .horizontal ? anchor.x : anchor.y }

    /// Sizes tracks and cells for a proposal.
    private func solve(_ proposal: Proposal, _ node: ContainerNode) -> Table {
        var table = read(node)
        guard !table.cells.isEmpty else { return table }
        let graph = node.graph
        let sizing = table
        func free(_ axis: Axis, _ gaps: [Double]) -> Double {
            proposal[axis].isNaN ? .nan : max(0, proposal[axis] - gaps.reduce(0, +))
        }
        func longest(_ cells: some Sequence<Cell>, _ axis: Axis, _ offered: (Cell) -> Proposal) -> Double {
            union(cells.filter { $0.isSized(axis) }.map { cell in
                let proposal = offered(cell)
                return (cell, graph.measure(cell.kid, proposal), proposal)
            }, axis, sizing, graph).length
        }
        table.widths = divide(table.columns, free(.horizontal, table.gaps.columns)) { column, width in
            longest(sizing.cells.lazy.filter { $0.columns == column..<column + 1 }, .horizontal) { _ in
                Proposal(width, proposal.sides.y)
            }
        }
        widen(&table, proposal, graph)
        let widths = table
        table.heights = divide(table.rows, free(.vertical, table.gaps.rows)) { row, height in
            longest(sizing.cells.lazy.filter { $0.row == row }, .vertical) { cell in
                Proposal(span(cell.columns ?? 0..<widths.columns, widths), height)
            }
        }
        for index in table.cells.indices {
            let cell = table.cells[index]
            let offered = Proposal(span(cell.columns ?? 0..<table.columns, table), table.heights[cell.row])
            table.cells[index].proposal = offered
            table.cells[index].size = graph.measure(cell.kid, offered)
        }
        return table
    }

    /// What cells over several columns, then views outside the rows, are wider than their columns is shared equally.
    private func widen(_ table: inout Table, _ proposal: Proposal, _ graph: ViewGraph) {
        func give(_ extra: Double, to columns: Range<Int>) {
            guard extra > 0 else { return }
            for column in columns { table.widths[column] += extra / Double(columns.count) }
        }
        for cell in table.cells where cell.isSized(.horizontal) {
            guard let columns = cell.columns, columns.count > 1 else { continue }
            let others = sum(table.widths, table.gaps.columns) - span(columns, table)
            let offered = proposal.sides.x.isNaN ? Double.nan : max(0, proposal.sides.x - others)
            let width = graph.measure(cell.kid, Proposal(offered, proposal.sides.y)).x
            give(width - span(columns, table), to: columns)
        }
        for cell in table.cells where cell.columns == nil && cell.isSized(.horizontal) {
            let width = graph.measure(cell.kid, proposal).x
            give(width - sum(table.widths, table.gaps.columns), to: 0..<table.columns)
        }
    }

    // MARK: answers

    package func measure(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Void) -> SIMD2<Double> {
        let table = solve(proposal, node)
        return SIMD2(sum(table.widths, table.gaps.columns), sum(table.heights, table.gaps.rows))
    }

    package func eachOrigin(_ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode,
                            _ visit: (UInt32, SIMD2<Double>, SIMD2<Double>, Proposal) -> Void) {
        let table = solve(proposal, node)
        func starts(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
            var at = 0.0
            return lengths.indices.map { index in
                if index > 0 { at += lengths[index - 1] + gaps[index - 1] }
                return at
            }
        }
        let x = starts(table.widths, table.gaps.columns), y = starts(table.heights, table.gaps.rows)
        func peers(_ cell: Cell, _ axis: Axis) -> [(Cell, SIMD2<Double>, Proposal)] {
            table.cells.filter { axis == .vertical ? $0.row == cell.row : $0.columns == cell.columns }
                .map { ($0, $0.size, $0.proposal) }
        }
        /// From the start of the box of tracks the cell is in.
        func offset(_ cell: Cell, _ axis: Axis) -> Double {
            let box = cell.proposal[axis]
            if let anchor = cell.anchor { return (box - cell.size[axis]) * fraction(anchor, axis) }
            let key = key(cell, axis, table)
            let union = union(peers(cell, axis), axis, table, node.graph)
            let guide = node.graph.guideValue(cell.kid, key, cell.size, cell.proposal)
            // The union of the cells on a line stands in a longer track as one view without guides of its own would.
            let slack = key.fraction.isNaN || key.isBaseline ? 0 : key.fraction * (box - union.aligned)
            return slack + union.line - guide
        }
        for cell in table.cells {
            let start = SIMD2(x[cell.columns?.lowerBound ?? 0], y[cell.row])
            visit(cell.kid, start + SIMD2(offset(cell, .horizontal), offset(cell, .vertical)), cell.size, cell.proposal)
        }
    }
}

/// What a view says about itself as the cell of a grid.
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
