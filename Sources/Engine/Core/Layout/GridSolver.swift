import QuadrantGeometry
import QuadrantGraph

// Sizes the tracks of a grid for a proposal (Docs/Layout/Containers.md). Cells are asked in groups, on both axes at
// once: the highest layout priority first, then the least flexible. Each is offered an equal part of what the finished
// tracks have left.
//
// What mburger89/MetalUI @01a34627 docs/probes/swiftui-grid.swift says of the measurements that SwiftUI makes on
// macOS 27. How tracks are opened across priorities, and that cells of several columns widen these at the end, fits the
// grids of its swiftui-grid-corpus.txt and most of those of swiftui-grid-divergences.txt.

/// The alignment of cells on a common line: the length of their union, the extent of the aligned cells, and the
/// position of the line.
struct GridLine {
    private(set) var longest = 0.0
    private(set) var before = 0.0
    private(set) var after = 0.0
    var length: Double { max(before + after, longest) }
    var aligned: Double { before + after }

    mutating func add(_ cell: GridTable.Cell, _ size: SIMD2<Double>, _ proposal: Proposal, _ key: AlignmentKey,
                      _ graph: ViewGraph) {
        longest = max(longest, size[key.axis])
        // A cell with an anchor is not aligned on the line.
        if cell.anchor != nil || size[key.axis].isInfinite { return }
        let guide = graph.guideValue(cell.child, key, size, proposal)
        before = max(before, guide)
        after = max(after, size[key.axis] - guide)
    }
}

/// Columns or rows while they are sized.
struct GridTracks {
    fileprivate(set) var lengths: [Double]
    fileprivate let gaps: [Double]
    /// The proposal without the gaps; NaN if it is nil.
    private let available: Double
    private var lines: [GridLine]
    /// The priorities of the cells that are in a track alone, and of those that are in it with others.
    private let alone: [[Double]], shared: [[Double]]
    /// The priorities in `alone` of cells that have no size yet.
    private var waiting: [[Double]]
    /// A finished track has its length; the open ones divide what is left.
    private var isFinished: [Bool]
    private var isOpen: [Bool]
    /// What each open track may take, and the lengths of the finished tracks, when a group is asked.
    private var share = 0.0
    private var taken: [Double]

    fileprivate init(_ proposal: Double, gaps: [Double], alone: [[Double]], shared: [[Double]]) {
        (self.gaps, self.alone, self.shared) = (gaps, alone, shared)
        available = proposal - gaps.reduce(0, +)
        lengths = Array(repeating: 0, count: alone.count)
        taken = lengths
        lines = Array(repeating: GridLine(), count: alone.count)
        waiting = alone
        isFinished = Array(repeating: false, count: alone.count)
        isOpen = isFinished
    }

    /// The length of tracks with the gaps between them.
    func span(_ tracks: Range<Int>) -> Double {
        if tracks.isEmpty { return tracks.lowerBound < lengths.count ? lengths[tracks.lowerBound] : 0 }
        return lengths[tracks].reduce(0, +) + gaps(in: tracks)
    }

    private func gaps(in tracks: Range<Int>) -> Double {
        tracks.isEmpty ? 0 : gaps[tracks.lowerBound..<tracks.upperBound - 1].reduce(0, +)
    }

    /// Opens the tracks with cells of `priority`. Where only cells of several tracks have it or more, nothing finishes
    /// the track.
    fileprivate mutating func open(_ priority: Double) {
        for track in lengths.indices {
            isOpen[track] = alone[track].contains(priority)
                || !alone[track].contains { $0 >= priority } && shared[track].contains { $0 >= priority }
        }
    }

    /// Divides what the finished tracks have left.
    fileprivate mutating func begin() {
        taken = lengths.indices.map { isFinished[$0] ? lengths[$0] : 0 }
        share = available.isFinite
            ? max(0, available - taken.reduce(0, +)) / Double(max(isOpen.count { $0 }, 1)) : available
    }

    /// The length that a cell is offered in `tracks`; `isAlone` if it is the only one that it is in.
    fileprivate func offer(_ tracks: Range<Int>, isAlone: Bool, isSized: Bool) -> Double {
        if available.isUnspecified { return .unspecified }
        let own = span(tracks)
        if !isSized { return own }
        if available.isInfinite { return available }
        if isAlone { return max(share, own) }
        var others = 0.0
        for track in lengths.indices where !tracks.contains(track) {
            others += taken[track] + (isOpen[track] ? share : 0)
        }
        return max(available - others + gaps(in: tracks), own)
    }

    fileprivate mutating func add(_ track: Int, _ cell: GridTable.Cell, _ size: SIMD2<Double>, _ proposal: Proposal,
                                  _ key: AlignmentKey, _ graph: ViewGraph) {
        lines[track].add(cell, size, proposal, key, graph)
        lengths[track] = max(lengths[track], lines[track].length)
    }

    /// The cells of a group have their sizes. A track without further cells of this or a higher priority is finished.
    fileprivate mutating func end(_ priority: Double, in tracks: [Int]) {
        for track in tracks {
            if let place = waiting[track].firstIndex(of: priority) { waiting[track].remove(at: place) }
        }
        for track in lengths.indices where !isFinished[track] && alone[track].contains(where: { $0 >= priority }) {
            if waiting[track].contains(where: { $0 >= priority }) { continue }
            isFinished[track] = true
            isOpen[track] = false
        }
    }

    /// Divides what a cell needs beyond its tracks equally: among those in which no cell is alone if `prefersShared`,
    /// or all.
    fileprivate mutating func widen(_ tracks: Range<Int>, to length: Double, prefersShared: Bool) {
        let extra = length - span(tracks)
        guard extra > 0, !tracks.isEmpty else { return }
        let empty = prefersShared ? tracks.filter { alone[$0].isEmpty } : []
        for track in empty.isEmpty ? Array(tracks) : empty {
            lengths[track] += extra / Double(empty.isEmpty ? tracks.count : empty.count)
        }
    }
}

struct GridSolver {
    private let rule: GridRule
    private let table: GridTable
    private let graph: ViewGraph
    private let proposal: Proposal
    private(set) var columns: GridTracks
    private(set) var rows: GridTracks
    /// The proposal and the size of each cell.
    private(set) var cells: [(proposal: Proposal, size: SIMD2<Double>)]

    init(_ rule: GridRule, _ table: GridTable, _ proposal: Proposal, _ graph: ViewGraph) {
        self.rule = rule
        self.table = table
        self.proposal = proposal
        self.graph = graph
        let priorities = table.cells.map { graph.priority($0.child) }
        func shared(_ column: Int) -> [Double] {
            table.cells.indices.filter { index in
                !table.cells[index].isAlone && (table.cells[index].columns?.contains(column) ?? true)
            }.map { priorities[$0] }
        }
        columns = GridTracks(proposal.sides.x, gaps: table.columnGaps,
                             alone: table.columns.map { $0.map { priorities[$0] } },
                             shared: table.columns.indices.map(shared))
        rows = GridTracks(proposal.sides.y, gaps: table.rowGaps, alone: table.rows.map { $0.map { priorities[$0] } },
                          shared: Array(repeating: [], count: table.rows.count))
        cells = Array(repeating: (.unspecified, SIMD2()), count: table.cells.count)
        if proposal == .unspecified {
            size(table.cells.indices.map { $0 }, 0)
        } else {
            var last: Double?
            for group in groups(priorities) {
                if last != group.priority {
                    columns.open(group.priority)
                    rows.open(group.priority)
                }
                last = group.priority
                size(group.cells, group.priority)
            }
        }
        // What spans several columns widens them at the end.
        for (index, cell) in table.cells.enumerated() where !cell.isAlone {
            columns.widen(span(cell), to: cells[index].size.x, prefersShared: cell.columns != nil)
        }
        fill()
    }

    /// The columns of a cell.
    func span(_ cell: GridTable.Cell) -> Range<Int> { cell.columns ?? 0..<columns.lengths.count }

    private struct Turn {
        var priority: Double
        /// The number of proposed axes on which the cell takes everything.
        var infinite = 0
        /// How much it grows on the others.
        var growth = 0.0
    }

    /// The cells in the order in which they are asked; those that are equally flexible together.
    private func groups(_ priorities: [Double]) -> [(priority: Double, cells: [Int])] {
        let axes = Axis.allCases.filter { !proposal[$0].isUnspecified }
        func extreme(_ length: Double) -> Proposal {
            Proposal(proposal.sides.x.isUnspecified ? .unspecified : length,
                     proposal.sides.y.isUnspecified ? .unspecified : length)
        }
        let turns = table.cells.indices.map { index -> Turn in
            let child = table.cells[index].child
            let minimum = graph.measure(child, extreme(0)), maximum = graph.measure(child, extreme(.infinity))
            var turn = Turn(priority: priorities[index])
            for axis in axes {
                if maximum[axis].isInfinite { turn.infinite += 1 } else { turn.growth += maximum[axis] - minimum[axis] }
            }
            return turn
        }
        let order = table.cells.indices.sorted { a, b in
            let one = turns[a], other = turns[b]
            if one.priority != other.priority { return one.priority > other.priority }
            if one.infinite != other.infinite { return one.infinite < other.infinite }
            return one.growth == other.growth ? a < b : one.growth < other.growth
        }
        var groups: [(priority: Double, cells: [Int])] = []
        for (place, cell) in order.enumerated() {
            let turn = turns[cell], last = place > 0 ? turns[order[place - 1]] : nil
            if let last, last.priority == turn.priority, last.infinite == turn.infinite, last.growth == turn.growth {
                groups[groups.count - 1].cells.append(cell)
            } else {
                groups.append((turn.priority, [cell]))
            }
        }
        return groups
    }

    private mutating func size(_ group: [Int], _ priority: Double) {
        columns.begin()
        rows.begin()
        for index in group {
            let cell = table.cells[index], tracks = span(cell), row = cell.row
            let offered = Proposal(columns.offer(tracks, isAlone: cell.isAlone, isSized: cell.isSized(.horizontal)),
                                   rows.offer(row..<row + 1, isAlone: true, isSized: cell.isSized(.vertical)))
            let size = graph.measure(cell.child, offered)
            cells[index] = (offered, size)
            rows.add(row, cell, size, offered, rule.key(row: row, table), graph)
            if cell.isAlone {
                columns.add(tracks.lowerBound, cell, size, offered, rule.key(columns: cell.columns, table), graph)
            }
        }
        columns.end(priority, in: group.compactMap {
            table.cells[$0].isAlone ? table.cells[$0].columns?.lowerBound : nil
        })
        rows.end(priority, in: group.map { table.cells[$0].row })
    }

    /// Offers every cell its tracks, unless it has that size already.
    private mutating func fill() {
        for index in cells.indices {
            let cell = table.cells[index]
            let place = SIMD2(columns.span(span(cell)), rows.lengths[cell.row])
            if cells[index].size == place { continue }
            let offered = Proposal(place)
            cells[index] = (offered, graph.measure(cell.child, offered))
        }
    }
}
