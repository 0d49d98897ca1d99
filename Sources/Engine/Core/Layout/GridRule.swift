package import Foundation
import QuadrantGeometry
package import QuadrantGraph

// A grid (Docs/Layout/Containers.md): a column is as wide as its widest cell, a row as high as its highest. How the
// cells get their sizes: `GridSolver`.

/// The rule of `Grid`: columns as wide as their widest cell, rows as high as their highest.
package struct GridRule: PlacingRule, Equatable {
    /// Of cells in the space of their row and column.
    package var alignment: Alignment
    /// Distances between columns and between rows; nil is the preferred spacing of the cells.
    package var horizontalSpacing: Double?
    /// Points between rows; nil lets the cells decide.
    package var verticalSpacing: Double?

    /// The rule of a grid; nil spacings let the cells decide.
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
        /// The width of each cell's columns.
        var spans: [Double] = []
    }

    private func sum(_ lengths: [Double], _ gaps: [Double]) -> Double {
        lengths.reduce(0, +) + gaps.reduce(0, +)
    }

    /// The vertical alignment guide of a row's cells.
    func key(row: Int, _ table: GridTable) -> AlignmentKey {
        (table.rowAlignments[row] ?? alignment.vertical).key
    }

    /// The horizontal alignment guide of cells in the same columns. A cell that spans several columns is in none of
    /// them alone.
    func key(columns: Range<Int>?, _ table: GridTable) -> AlignmentKey {
        let own = columns.flatMap { $0.count == 1 ? table.columnAlignments[$0.lowerBound] : nil }
        return (own ?? alignment.horizontal).key
    }

    private func solve(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) -> Solution {
        if let last = memory.last, last.proposal == proposal { return last }
        let table = memory.table ?? GridTable(self, node.layoutChildren, node.graph)
        memory.table = table
        let made = solve(proposal, table, node.graph)
        memory.last = made
        return made
    }

    private func solve(_ proposal: Proposal, _ table: GridTable, _ graph: ViewGraph) -> Solution {
        var made = Solution(table: table, proposal: proposal)
        guard !table.cells.isEmpty else { return made }
        let solver = GridSolver(self, table, proposal, graph)
        made.widths = solver.columns.lengths
        made.heights = solver.rows.lengths
        made.cells = solver.cells
        made.spans = table.cells.map { solver.columns.span(solver.span($0)) }
        return made
    }

    // MARK: measurement and placement

    package func measure(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) -> SIMD2<Double> {
        size(solve(proposal, node, &memory))
    }

    private func size(_ made: Solution) -> SIMD2<Double> {
        SIMD2(sum(made.widths, made.table.columnGaps), sum(made.heights, made.table.rowGaps))
    }

    package func eachOrigin(_ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory,
                            _ visit: (NodeIndex, SIMD2<Double>, SIMD2<Double>, Proposal) -> Void) {
        eachOrigin(solve(proposal, node, &memory), node.graph, visit)
    }

    private func eachOrigin(_ made: Solution, _ graph: ViewGraph,
                            _ visit: (NodeIndex, SIMD2<Double>, SIMD2<Double>, Proposal) -> Void) {
        let table = made.table
        func starts(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
            var at = 0.0
            return lengths.indices.map { index in
                if index > 0 { at += lengths[index - 1] + gaps[index - 1] }
                return at
            }
        }
        func line(_ cells: some Sequence<Int>, _ key: AlignmentKey) -> GridLine {
            var line = GridLine()
            for cell in cells {
                line.add(table.cells[cell], made.cells[cell].size, made.cells[cell].proposal, key, graph)
            }
            return line
        }
        let x = starts(made.widths, table.columnGaps), y = starts(made.heights, table.rowGaps)
        let rows = table.rows.indices.map { line(table.rows[$0], key(row: $0, table)) }
        var columns: [Range<Int>?: GridLine] = [:]
        for (group, cells) in table.groups { columns[group] = line(cells, key(columns: group, table)) }

        for (index, cell) in table.cells.enumerated() {
            let (proposal, size) = made.cells[index]
            /// The offset from the start of the cell's box of tracks.
            func offset(_ line: GridLine, _ key: AlignmentKey) -> Double {
                let box = key.axis == .horizontal ? made.spans[index] : made.heights[cell.row]
                let length = size[key.axis]
                if let anchor = cell.anchor { return (box - length) * (key.axis == .horizontal ? anchor.x : anchor.y) }
                let guide = graph.guideValue(cell.child, key, size, proposal)
                // In a longer track the union of the aligned cells is positioned like one view without guides.
                let slack = key.fraction.isNaN || key.isOfText ? 0 : key.fraction * (box - line.aligned)
                return slack + line.before - guide
            }
            let first = cell.columns?.lowerBound ?? 0
            let start = SIMD2(first < x.count ? x[first] : sum(made.widths, table.columnGaps), y[cell.row])
            // A cell without columns is at the start of the next one.
            let across = cell.columns?.isEmpty == true ? 0
                : offset(columns[cell.columns]!, key(columns: cell.columns, table))
            let inBox = SIMD2(across, offset(rows[cell.row], key(row: cell.row, table)))
            visit(cell.child, start + inBox, size, proposal)
        }
    }
}

extension GridRule {
    /// The size of a grid of some views for a proposal, in points.
    package func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        guard let graph = subviews.first?.graph else { return .zero }
        return size(solve(Proposal(proposal), GridTable(self, subviews.map(\.node), graph), graph)).asSize
    }

    /// Places views as the cells of a grid with its corner at `origin`.
    package func place(_ subviews: LayoutSubviews, at origin: CGPoint, _ proposal: ProposedViewSize) {
        guard let graph = subviews.first?.graph else { return }
        let made = solve(Proposal(proposal), GridTable(self, subviews.map(\.node), graph), graph)
        let views = Dictionary(subviews.map { ($0.node, $0) }) { first, _ in first }
        eachOrigin(made, graph) { node, place, _, proposal in
            views[node]?.place(at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: proposal.public_)
        }
    }
}

extension GridRule {
    package static var layoutSentence: String {
        "A grid asks its cells, the least flexible first, offers each an equal part of what the finished columns and "
            + "rows leave, makes each column as wide as its widest cell and each row as high as its highest, and aligns "
            + "the cells in them."
    }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let graph = layout.graph
        let made = layout.decision { solve(layout.proposal, GridTable(self, layout.children, graph), graph) }
        guard let index = made.table.cells.firstIndex(where: { $0.child == child }) else { return nil }
        let tracks = SIMD2(made.spans[index], made.heights[made.table.cells[index].row])
        let offered = made.cells[index].proposal
        // A cell that has the size of its tracks keeps the proposal with which it was asked.
        if offered == Proposal(tracks) { return LayoutReason("the width of its columns and the height of its row") }
        let isNil = Axis.allCases.filter { offered[$0].isUnspecified }
            .map { "; a nil \($0.lengthName) stays nil" }.joined()
        return LayoutReason("its share of what the finished columns and rows left, asked with which it has the size of "
                            + "its columns and its row\(isNil)")
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
