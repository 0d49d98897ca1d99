import Foundation
import QuadrantGeometry
package import QuadrantGraph

// A grid (Docs/Layout/Containers.md): columns are sized like the children of a horizontal stack, each by its widest
// cell; then rows likewise, by their highest cell. Tracks are columns or rows.

package struct GridRule: PlacingRule, Equatable {
    package var alignment: Alignment
    /// Distances between columns and between rows; nil: 8 between columns, the cells' preferred spacing between rows.
    package var horizontalSpacing: Double?
    package var verticalSpacing: Double?

    package init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    package struct Memory {
        fileprivate var table: GridTable?
        /// The solution of the last proposal: the last measured proposal is usually the one that is placed.
        fileprivate var last: Solution?
    }
    package func makeMemory() -> Memory { Memory() }

    package static func changed(from old: GridRule, to new: GridRule) -> PhaseSet {
        old == new ? [] : [.measure, .place]
    }

    // MARK: tracks

    /// The sizes of tracks and cells for a proposal.
    fileprivate struct Solution {
        let table: GridTable
        var proposal: Proposal
        var widths: [Double] = []
        var heights: [Double] = []
        /// The proposal and the size of each cell.
        var cells: [(proposal: Proposal, size: SIMD2<Double>)] = []

        func span(_ columns: Range<Int>) -> Double {
            let gaps = table.columnGaps[columns.lowerBound..<columns.upperBound - 1]
            return widths[columns].reduce(0, +) + gaps.reduce(0, +)
        }

        /// The width of a cell's columns.
        func width(_ cell: GridTable.Cell) -> Double { span(cell.columns ?? 0..<widths.count) }
    }

    /// Divides `length`, without gaps, among tracks: the least flexible one is offered its share first.
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

    /// The vertical alignment guide of a row's cells.
    private func key(row: Int, _ table: GridTable) -> AlignmentKey {
        (table.rowAlignments[row] ?? alignment.vertical).key
    }

    /// The horizontal alignment guide of cells in the same columns. A cell that spans several columns is in none of
    /// them alone.
    private func key(columns: Range<Int>?, _ table: GridTable) -> AlignmentKey {
        let own = columns.flatMap { $0.count == 1 ? table.columnAlignments[$0.lowerBound] : nil }
        return (own ?? alignment.horizontal).key
    }

    /// The alignment of cells on a common line: the length of their union, the extent of the aligned cells, and the
    /// position of the line.
    private struct Line {
        var longest = 0.0
        var before = 0.0
        var after = 0.0
        var length: Double { max(before + after, longest) }
        var aligned: Double { before + after }

        mutating func add(_ cell: GridTable.Cell, _ size: SIMD2<Double>, _ proposal: Proposal, _ key: AlignmentKey,
                          _ graph: ViewGraph) {
            longest = max(longest, size[key.axis])
            // A cell with an anchor is not aligned on the line.
            if cell.anchor != nil { return }
            let guide = graph.guideValue(cell.child, key, size, proposal)
            before = max(before, guide)
            after = max(after, size[key.axis] - guide)
        }
    }

    private func solve(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) -> Solution {
        if let last = memory.last, last.proposal == proposal { return last }
        let table = memory.table ?? GridTable(self, node)
        memory.table = table
        var made = Solution(table: table, proposal: proposal)
        guard !table.cells.isEmpty else { return made }
        let graph = node.graph
        func free(_ axis: Axis, _ gaps: [Double]) -> Double {
            proposal[axis].isNaN ? .nan : max(0, proposal[axis] - gaps.reduce(0, +))
        }
        func longest(_ cells: some Sequence<Int>, _ key: AlignmentKey, _ proposal: (GridTable.Cell) -> Proposal)
            -> Double {
            var line = Line()
            for cell in cells.lazy.map({ table.cells[$0] }) where cell.isSized(key.axis) {
                let offered = proposal(cell)
                line.add(cell, graph.measure(cell.child, offered), offered, key, graph)
            }
            return line.length
        }
        made.widths = divide(table.columns.count, free(.horizontal, table.columnGaps)) { column, width in
            longest(table.columns[column], key(columns: column..<column + 1, table)) { _ in
                Proposal(width, proposal.sides.y)
            }
        }
        widen(&made, graph)
        let widths = made
        made.heights = divide(table.rows.count, free(.vertical, table.rowGaps)) { row, height in
            longest(table.rows[row], key(row: row, table)) { Proposal(widths.width($0), height) }
        }
        made.cells = table.cells.map { cell in
            let offered = Proposal(widths.width(cell), made.heights[cell.row])
            return (offered, graph.measure(cell.child, offered))
        }
        memory.last = made
        return made
    }

    /// Widens columns equally for cells that span several columns, then for views outside the rows, if these are wider.
    private func widen(_ made: inout Solution, _ graph: ViewGraph) {
        let table = made.table, proposal = made.proposal
        func give(_ extra: Double, to columns: Range<Int>) {
            guard extra > 0 else { return }
            for column in columns { made.widths[column] += extra / Double(columns.count) }
        }
        for cell in table.cells where cell.isSized(.horizontal) {
            guard let columns = cell.columns, columns.count > 1 else { continue }
            let others = sum(made.widths, table.columnGaps) - made.span(columns)
            let offered = proposal.sides.x.isNaN ? Double.nan : max(0, proposal.sides.x - others)
            let width = graph.measure(cell.child, Proposal(offered, proposal.sides.y)).x
            give(width - made.span(columns), to: columns)
        }
        for cell in table.cells where cell.columns == nil && cell.isSized(.horizontal) {
            let width = graph.measure(cell.child, proposal).x
            give(width - sum(made.widths, table.columnGaps), to: 0..<table.columns.count)
        }
    }

    // MARK: measurement and placement

    package func measure(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) -> SIMD2<Double> {
        let made = solve(proposal, node, &memory)
        return SIMD2(sum(made.widths, made.table.columnGaps), sum(made.heights, made.table.rowGaps))
    }

    package func eachOrigin(_ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory,
                            _ visit: (NodeIndex, SIMD2<Double>, SIMD2<Double>, Proposal) -> Void) {
        let made = solve(proposal, node, &memory), table = made.table, graph = node.graph
        func starts(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
            var at = 0.0
            return lengths.indices.map { index in
                if index > 0 { at += lengths[index - 1] + gaps[index - 1] }
                return at
            }
        }
        func line(_ cells: some Sequence<Int>, _ key: AlignmentKey) -> Line {
            var line = Line()
            for cell in cells {
                line.add(table.cells[cell], made.cells[cell].size, made.cells[cell].proposal, key, graph)
            }
            return line
        }
        let x = starts(made.widths, table.columnGaps), y = starts(made.heights, table.rowGaps)
        let rows = table.rows.indices.map { line(table.rows[$0], key(row: $0, table)) }
        var columns: [Range<Int>?: Line] = [:]
        for (group, cells) in table.groups { columns[group] = line(cells, key(columns: group, table)) }

        for (cell, (proposal, size)) in zip(table.cells, made.cells) {
            /// The offset from the start of the cell's box of tracks.
            func offset(_ line: Line, _ key: AlignmentKey) -> Double {
                let box = proposal[key.axis], length = size[key.axis]
                if let anchor = cell.anchor { return (box - length) * (key.axis == .horizontal ? anchor.x : anchor.y) }
                let guide = graph.guideValue(cell.child, key, size, proposal)
                // In a longer track the union of the aligned cells is positioned like one view without guides.
                let slack = key.fraction.isNaN || key.isBaseline ? 0 : key.fraction * (box - line.aligned)
                return slack + line.before - guide
            }
            let start = SIMD2(x[cell.columns?.lowerBound ?? 0], y[cell.row])
            let inBox = SIMD2(offset(columns[cell.columns]!, key(columns: cell.columns, table)),
                              offset(rows[cell.row], key(row: cell.row, table)))
            visit(cell.child, start + inBox, size, proposal)
        }
    }
}

extension GridRule {
    package static var layoutSentence: String {
        "A grid makes each column as wide as its widest cell and each row as high as its highest, the least flexible "
            + "first, offers each cell its column and row, and aligns it in them."
    }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("the width of its columns and the height of its row")
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("it hugs its cells: the widths of its columns and the heights of its rows, with the spacing", .hugs,
                     .hugs)
    }
    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let origin = layout.origin(of: child)
        return LayoutReason("aligned in its columns and its row", x: Arithmetic(origin.x), y: Arithmetic(origin.y))
    }
}
