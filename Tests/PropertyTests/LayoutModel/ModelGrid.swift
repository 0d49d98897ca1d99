/// Grid (Docs/Layout/Containers.md): the least flexible cells are asked first, on both axes at once, each for an equal
/// part of what the finished columns and rows leave.
final class ModelGrid: ModelContainer {
    struct Cell {
        var node: ModelNode
        var row: Int
        /// Nil for a view outside of rows, which spans all columns.
        var columns: Range<Int>?
        var anchor: Pair?
        var isUnsizedAcross: Bool
    }

    private let grid: ModelTree.Grid
    private let cells: [Cell]
    private let columns: Int
    private var columnSides: [Int: ModelTree.Across] = [:]
    private let rowSides: [ModelTree.Down?]

    init(_ grid: ModelTree.Grid) {
        self.grid = grid
        var cells: [Cell] = [], rowSides: [ModelTree.Down?] = []
        for (row, line) in grid.lines.enumerated() {
            switch line {
            case .whole(let tree, let unsized):
                cells.append(Cell(node: tree.node(in: nil), row: row, columns: nil, anchor: nil,
                                  isUnsizedAcross: unsized))
                rowSides.append(nil)
            case .row(let side, let trees):
                var next = 0
                for cell in trees {
                    let columns = next..<next + cell.span
                    cells.append(Cell(node: cell.tree.node(in: nil), row: row, columns: columns,
                                      anchor: cell.anchor.map { Pair($0.x, $0.y) },
                                      isUnsizedAcross: cell.isUnsizedAcross))
                    if let side = cell.alignment, columnSides[next] == nil { columnSides[next] = side }
                    next = columns.upperBound
                }
                rowSides.append(side)
            }
        }
        self.cells = cells
        self.rowSides = rowSides
        columns = max(cells.compactMap { $0.columns?.upperBound }.max() ?? 1, 1)
        super.init(cells.map(\.node))
    }

    /// The spacing between columns: the maximum that two neighbours in a row request, 0 where no cell begins.
    private var gapsAcross: [Double] {
        (1..<max(columns, 1)).map { column in
            if let gap = grid.spacing.across { return gap }
            return cells.indices.dropFirst().compactMap { index -> Double? in
                let left = cells[index - 1], right = cells[index]
                guard left.row == right.row, right.columns?.lowerBound == column else { return nil }
                return left.node.gaps.distance(to: right.node.gaps, .across)
            }.max() ?? 0
        }
    }

    /// The spacing between rows: the maximum that two vertically adjacent cells request.
    private var gapsDown: [Double] {
        (0..<max(rowSides.count - 1, 0)).map { row in
            if let gap = grid.spacing.down { return gap }
            let distances = cells.filter { $0.row == row }.flatMap { upper in
                cells.filter { $0.row == row + 1 && span($0).overlaps(span(upper)) }
                    .map { upper.node.gaps.distance(to: $0.node.gaps, .down) }
            }
            return distances.max() ?? 0
        }
    }

    private func span(_ cell: Cell) -> Range<Int> { cell.columns ?? 0..<columns }

    private func key(_ cell: Cell, _ axis: Along) -> Key {
        if axis == .down { return .down(rowSides[cell.row] ?? grid.alignment.down) }
        let own = cell.columns.flatMap { $0.count == 1 ? columnSides[$0.lowerBound] : nil }
        return .across(own ?? grid.alignment.across)
    }

    /// The union of cells with aligned guides: its length, its guide, and the offset of each cell.
    private func union(_ sized: [(cell: Cell, size: Pair, offer: Offer)], _ axis: Along)
        -> (length: Double, aligned: Double, line: Double)
    {
        let longest = sized.map { $0.size[axis] }.max() ?? 0
        let guides = sized.filter { $0.cell.anchor == nil && $0.size[axis] != .infinity }.map {
            (guide: $0.cell.node.guide(key($0.cell, axis), $0.size, $0.offer), length: $0.size[axis])
        }
        let line = max(guides.map(\.guide).max() ?? 0, 0)
        let after = max(guides.map { $0.length - $0.guide }.max() ?? 0, 0)
        return (max(line + after, longest), line + after, line)
    }

    private struct Solution {
        var widths: [Double]
        var heights: [Double]
        var sized: [Int: (offer: Offer, size: Pair)] = [:]
    }

    /// The cells in the order in which they are asked; equally flexible ones in one group.
    private func groups(_ offer: Offer) -> [[Int]] {
        if offer.x == nil && offer.y == nil { return [Array(cells.indices)] }
        let keys = cells.map { cell -> [Double] in
            let minimum = cell.node.size(Offer(offer.x.map { _ in 0 }, offer.y.map { _ in 0 }))
            let maximum = cell.node.size(Offer(offer.x.map { _ in .infinity }, offer.y.map { _ in .infinity }))
            let axes = [Along.across, .down].filter { ($0 == .across ? offer.x : offer.y) != nil }
            let finite = axes.filter { maximum[$0] != .infinity }
            return [-cell.node.priority, Double(axes.count - finite.count),
                    finite.map { maximum[$0] - minimum[$0] }.reduce(0, +)]
        }
        let order = cells.indices.sorted {
            keys[$0] == keys[$1] ? $0 < $1 : keys[$0].lexicographicallyPrecedes(keys[$1])
        }
        return order.reduce(into: []) { groups, index in
            if let last = groups.last?.last, keys[last] == keys[index] { groups[groups.count - 1].append(index) }
            else { groups.append([index]) }
        }
    }

    /// The length of consecutive tracks with the gaps between them.
    private func length(_ tracks: Range<Int>, _ lengths: [Double], _ gaps: [Double]) -> Double {
        tracks.map { lengths[$0] }.reduce(0, +) + tracks.dropLast().map { gaps[$0] }.reduce(0, +)
    }

    private func solve(_ offer: Offer) -> Solution {
        var made = Solution(widths: Array(repeating: 0, count: columns),
                            heights: Array(repeating: 0, count: rowSides.count))
        var finished: (across: Set<Int>, down: Set<Int>) = ([], []), open: (across: Set<Int>, down: Set<Int>) = ([], [])
        let gapsAcross = gapsAcross, gapsDown = gapsDown
        func isAlone(_ index: Int, in column: Int) -> Bool { cells[index].columns == column..<column + 1 }
        var last: Double?
        for group in groups(offer) {
            let priority = cells[group[0]].node.priority
            let same = cells.indices.filter { cells[$0].node.priority == priority }
            let atLeast = cells.indices.filter { cells[$0].node.priority >= priority }
            if last != priority {
                open.across = Set((0..<columns).filter { column in
                    if atLeast.contains(where: { isAlone($0, in: column) }) {
                        return same.contains { isAlone($0, in: column) }
                    }
                    return atLeast.contains { span(cells[$0]).contains(column) }
                })
                open.down = Set(same.map { cells[$0].row })
                last = priority
            }
            let taken = (0..<columns).map { finished.across.contains($0) ? made.widths[$0] : 0 }
            func share(_ offered: Double?, _ gaps: [Double], _ open: Set<Int>, _ taken: Double) -> Double? {
                guard let offered else { return nil }
                if offered == .infinity { return offered }
                return max(offered - gaps.reduce(0, +) - taken, 0) / Double(max(open.count, 1))
            }
            let across = share(offer.x, gapsAcross, open.across, taken.reduce(0, +))
            let down = share(offer.y, gapsDown, open.down,
                             finished.down.sorted().map { made.heights[$0] }.reduce(0, +))
            for index in group {
                let cell = cells[index], tracks = span(cell)
                let own = length(tracks, made.widths, gapsAcross)
                var width = across.map { max($0, own) }
                if let offered = offer.x, offered != .infinity, cell.columns?.count != 1, let across {
                    let others = (0..<columns).filter { !tracks.contains($0) }
                        .map { taken[$0] + (open.across.contains($0) ? across : 0) }.reduce(0, +)
                    let inner = tracks.dropLast().map { gapsAcross[$0] }.reduce(0, +)
                    width = max(offered - gapsAcross.reduce(0, +) - others + inner, own)
                }
                if cell.isUnsizedAcross, offer.x != nil { width = own }
                let asked = Offer(width, down.map { max($0, made.heights[cell.row]) })
                made.sized[index] = (asked, cell.node.size(asked))
                func union(_ axis: Along, _ isPeer: (Cell) -> Bool) -> Double {
                    self.union(cells.indices.compactMap { other in
                        guard isPeer(cells[other]), let known = made.sized[other] else { return nil }
                        return (cells[other], known.size, known.offer)
                    }, axis).length
                }
                made.heights[cell.row] = max(made.heights[cell.row], union(.down) { $0.row == cell.row })
                if cell.columns?.count == 1 {
                    made.widths[tracks.lowerBound] = max(made.widths[tracks.lowerBound],
                                                         union(.across) { $0.columns == cell.columns })
                }
            }
            for column in 0..<columns where !finished.across.contains(column) {
                let cells = atLeast.filter { isAlone($0, in: column) }
                if cells.isEmpty || cells.contains(where: { made.sized[$0] == nil }) { continue }
                finished.across.insert(column)
                open.across.remove(column)
            }
            for row in rowSides.indices where !finished.down.contains(row) {
                let cells = atLeast.filter { self.cells[$0].row == row }
                if cells.isEmpty || cells.contains(where: { made.sized[$0] == nil }) { continue }
                finished.down.insert(row)
                open.down.remove(row)
            }
        }
        for index in cells.indices where cells[index].columns?.count != 1 {
            let tracks = span(cells[index])
            let extra = made.sized[index]!.size.x - length(tracks, made.widths, gapsAcross)
            let empty = cells[index].columns == nil ? [] : tracks.filter { column in
                !cells.indices.contains { isAlone($0, in: column) }
            }
            let widened = empty.isEmpty ? Array(tracks) : empty
            if extra > 0 { for column in widened { made.widths[column] += extra / Double(widened.count) } }
        }
        for index in cells.indices {
            let place = Pair(length(span(cells[index]), made.widths, gapsAcross), made.heights[cells[index].row])
            let asked = Offer(place)
            if made.sized[index]!.size != place { made.sized[index] = (asked, cells[index].node.size(asked)) }
        }
        return made
    }

    override func measured(_ offer: Offer) -> Pair {
        if cells.isEmpty { return Pair() }
        let solution = solve(offer)
        return Pair(length(0..<columns, solution.widths, gapsAcross),
                    solution.heights.reduce(0, +) + gapsDown.reduce(0, +))
    }

    override func places(_ size: Pair, _ offer: Offer) -> [ModelPlace] {
        if cells.isEmpty { return [] }
        let solution = solve(offer)
        let sized = cells.enumerated().map { index, cell in
            (cell: cell, size: solution.sized[index]!.size, offer: solution.sized[index]!.offer)
        }
        return sized.map { own in
            let cell = own.cell
            let first = span(cell).lowerBound
            func start(_ axis: Along) -> Double {
                let box = axis == .across ? length(span(cell), solution.widths, gapsAcross) : solution.heights[cell.row]
                if let anchor = cell.anchor { return (box - own.size[axis]) * anchor[axis] }
                let peers = sized.filter {
                    axis == .down ? $0.cell.row == cell.row : $0.cell.columns == cell.columns
                }
                let union = union(peers, axis), key = key(cell, axis)
                let slack: Double = switch key {
                case .across(.center), .down(.center): (box - union.aligned) / 2
                case .across(.trailing), .down(.bottom): box - union.aligned
                default: 0
                }
                return slack + union.line - cell.node.guide(key, own.size, own.offer)
            }
            let x = solution.widths[..<first].reduce(0, +) + gapsAcross[..<first].reduce(0, +)
            let y = solution.heights[..<cell.row].reduce(0, +) + gapsDown[..<cell.row].reduce(0, +)
            return ModelPlace(child: cell.node, origin: Pair(x + start(.across), y + start(.down)), size: own.size,
                              offer: own.offer)
        }
    }
}
