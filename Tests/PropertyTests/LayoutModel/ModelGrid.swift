/// Grid (Docs/Layout/Containers.md): columns share the width as the children of a row do, each as wide as its widest
/// cell; rows then share the height.
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
                    if let side = cell.alignment { columnSides[next] = side }
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

    private var gapAcross: Double { grid.spacing.across ?? 8 }

    /// The spacing between rows: the maximum that two vertically adjacent cells request.
    private var gapsDown: [Double] {
        (0..<max(rowSides.count - 1, 0)).map { row in
            if let gap = grid.spacing.down { return gap }
            let whole = 0..<columns
            let distances = cells.filter { $0.row == row }.flatMap { upper in
                cells.filter { $0.row == row + 1 && ($0.columns ?? whole).overlaps(upper.columns ?? whole) }
                    .map { upper.node.gaps.distance(to: $0.node.gaps, .down) }
            }
            return distances.max() ?? 8
        }
    }

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
        if longest.isInfinite { return (longest, longest, 0) }
        let guides = sized.filter { $0.cell.anchor == nil }.map {
            (guide: $0.cell.node.guide(key($0.cell, axis), $0.size, $0.offer), length: $0.size[axis])
        }
        let line = max(guides.map(\.guide).max() ?? 0, 0)
        let after = max(guides.map { $0.length - $0.guide }.max() ?? 0, 0)
        return (max(line + after, longest), line + after, line)
    }

    /// Distributes `length` among tracks: the least flexible gets its share first.
    private func share(_ count: Int, _ length: Double?, _ track: (Int, Double?) -> Double) -> [Double] {
        guard let length, count > 1 else { return (0..<count).map { track($0, length) } }
        let least = (0..<count).map { track($0, 0) }
        let flexibility = (0..<count).map { SlowModel.flexibility(least: least[$0], most: track($0, .infinity)) }
        let order = (0..<count).sorted { a, b in
            if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
            if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
            return a < b
        }
        var lengths = least, available = length
        for (place, index) in order.enumerated() {
            lengths[index] = track(index, max(available / Double(count - place), 0))
            let rest = available - lengths[index]
            if !rest.isNaN { available = rest }
        }
        return lengths
    }

    private struct Solution {
        var widths: [Double] = []
        var heights: [Double] = []
        var offers: [Offer] = []
    }

    private func span(_ columns: Range<Int>?, _ widths: [Double]) -> Double {
        let range = columns ?? 0..<self.columns
        return widths[range].reduce(0, +) + Double(range.count - 1) * gapAcross
    }

    private func solve(_ offer: Offer) -> Solution {
        var result = Solution()
        if cells.isEmpty { return result }
        let freeAcross = offer.x.map { max($0 - Double(columns - 1) * gapAcross, 0) }
        result.widths = share(columns, freeAcross) { column, width in
            union(cells.filter { $0.columns == column..<column + 1 && !$0.isUnsizedAcross }.map { cell in
                let offered = Offer(width, offer.y)
                return (cell, cell.node.size(offered), offered)
            }, .across).length
        }
        func give(_ extra: Double, to columns: Range<Int>) {
            guard extra > 0 else { return }
            for column in columns { result.widths[column] += extra / Double(columns.count) }
        }
        for cell in cells where !cell.isUnsizedAcross {
            guard let columns = cell.columns, columns.count > 1 else { continue }
            let others = span(nil, result.widths) - span(columns, result.widths)
            let offered = Offer(offer.x.map { max($0 - others, 0) }, offer.y)
            give(cell.node.size(offered).x - span(columns, result.widths), to: columns)
        }
        for cell in cells where cell.columns == nil && !cell.isUnsizedAcross {
            give(cell.node.size(offer).x - span(nil, result.widths), to: 0..<columns)
        }
        let freeDown = offer.y.map { max($0 - gapsDown.reduce(0, +), 0) }
        result.heights = share(rowSides.count, freeDown) { row, height in
            union(cells.filter { $0.row == row }.map { cell in
                let offered = Offer(span(cell.columns, result.widths), height)
                return (cell, cell.node.size(offered), offered)
            }, .down).length
        }
        result.offers = cells.map { Offer(span($0.columns, result.widths), result.heights[$0.row]) }
        return result
    }

    override func measured(_ offer: Offer) -> Pair {
        if cells.isEmpty { return Pair() }
        let solution = solve(offer)
        return Pair(span(nil, solution.widths), solution.heights.reduce(0, +) + gapsDown.reduce(0, +))
    }

    override func places(_ size: Pair, _ offer: Offer) -> [ModelPlace] {
        let solution = solve(offer)
        let sized = zip(cells, solution.offers).map { (cell: $0, size: $0.node.size($1), offer: $1) }
        return sized.map { own in
            let cell = own.cell
            func start(_ axis: Along) -> Double {
                let box = own.offer[axis]!
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
            let first = cell.columns?.lowerBound ?? 0
            let x = solution.widths[..<first].reduce(0, +) + Double(first) * gapAcross
            let y = solution.heights[..<cell.row].reduce(0, +) + gapsDown[..<cell.row].reduce(0, +)
            return ModelPlace(child: cell.node, origin: Pair(x + start(.across), y + start(.down)), size: own.size,
                              offer: own.offer)
        }
    }
}
