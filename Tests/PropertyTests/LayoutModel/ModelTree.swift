/// A view of stacks, grids, frames and guides as data, for the layout model and for the engine.
indirect enum ModelTree: Equatable, Sendable {
    /// `id` identifies the frame that is compared.
    case leaf(id: Int, Leaf)
    case row(Down, Double?, [ModelTree])
    case column(Across, Double?, [ModelTree])
    case zStack(Corner, [ModelTree])
    case grid(Grid)
    /// An optional view that is present: `if true { … }`.
    case maybe(ModelTree)
    case modified(Modifier, ModelTree)

    enum Leaf: Equatable, Sendable {
        case box(Double, Double)
        case color
        case circle
        case spacer(Double?)
        /// A leaf of fixed size with the spacing of a line of text: 3 above, 5 below, 2 between lines; baseline 3 above
        /// the bottom.
        case line(Double, Double)
        /// Like a text of `count` words: as many per line as fit, at least one.
        case words(count: Int, Double, Double)
    }

    enum Modifier: Equatable, Sendable {
        case padding(top: Double, leading: Double, bottom: Double, trailing: Double)
        case frame(Double?, Double?, Corner)
        case limits(Limits, Limits, Corner)
        case fixedSize(Bool, Bool)
        case aspect(Double?, fits: Bool)
        case position(Double, Double)
        case offset(Double, Double)
        case guideAcross(Across, GuideRule)
        case guideDown(Down, GuideRule)
        case priority(Double)
        case secondary(isBehind: Bool, Corner, [ModelTree])
    }

    struct Limits: Equatable, Sendable {
        var min: Double?
        var ideal: Double?
        var max: Double?
    }

    /// The rule by which a guide's closure computes its value.
    enum GuideRule: Equatable, Sendable {
        case constant(Double)
        /// The view's own value of the guide plus an offset.
        case shifted(Double)
        /// A fraction of the view's length.
        case part(Double)
    }

    struct Grid: Equatable, Sendable {
        var alignment = Corner()
        var spacing: (across: Double?, down: Double?) = (nil, nil)
        var lines: [Line] = []

        static func == (a: Grid, b: Grid) -> Bool {
            a.alignment == b.alignment && a.spacing == b.spacing && a.lines == b.lines
        }
    }

    enum Line: Equatable, Sendable {
        case row(Down?, [Cell])
        /// A view outside of rows.
        case whole(ModelTree, unsized: Bool)
    }

    struct Cell: Equatable, Sendable {
        var tree: ModelTree
        var span = 1
        var anchor: (x: Double, y: Double)?
        var alignment: Across?
        var isUnsizedAcross = false

        static func == (a: Cell, b: Cell) -> Bool {
            a.tree == b.tree && a.span == b.span && a.anchor?.x == b.anchor?.x && a.anchor?.y == b.anchor?.y
                && a.alignment == b.alignment && a.isUnsizedAcross == b.isUnsizedAcross
        }
    }

    /// Guides from the leading edge; `mine` is a custom guide, whose default is a quarter of the width.
    enum Across: String, CaseIterable, Sendable { case leading, center, trailing, mine }
    /// Guides from the top.
    enum Down: String, CaseIterable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline, mine }

    struct Corner: Equatable, Sendable {
        var across = Across.center
        var down = Down.center
    }
}

extension ModelTree {
    /// The direct children of this tree, in order.
    var parts: [ModelTree] {
        switch self {
        case .leaf: []
        case .row(_, _, let subviews), .column(_, _, let subviews), .zStack(_, let subviews): subviews
        case .grid(let grid):
            grid.lines.flatMap { line -> [ModelTree] in
                switch line {
                case .row(_, let cells): cells.map(\.tree)
                case .whole(let tree, _): [tree]
                }
            }
        case .maybe(let inner): [inner]
        case .modified(.secondary(_, _, let others), let inner): [inner] + others
        case .modified(_, let inner): [inner]
        }
    }

    /// The tree with its children replaced by as many others.
    func replacing(_ new: [ModelTree]) -> ModelTree {
        switch self {
        case .leaf: return self
        case .row(let side, let gap, _): return .row(side, gap, new)
        case .column(let side, let gap, _): return .column(side, gap, new)
        case .zStack(let corner, _): return .zStack(corner, new)
        case .grid(var grid):
            var rest = new[...]
            grid.lines = grid.lines.map { line in
                switch line {
                case .row(let side, let cells):
                    .row(side, cells.map { cell in
                        var cell = cell
                        cell.tree = rest.removeFirst()
                        return cell
                    })
                case .whole(_, let unsized): .whole(rest.removeFirst(), unsized: unsized)
                }
            }
            return .grid(grid)
        case .maybe: return .maybe(new[0])
        case .modified(.secondary(let isBehind, let corner, _), _):
            return .modified(.secondary(isBehind: isBehind, corner, Array(new.dropFirst())), new[0])
        case .modified(let modifier, _): return .modified(modifier, new[0])
        }
    }

    /// Simpler trees: a part of this one, this one without a part, or with a simpler part.
    var smaller: [ModelTree] {
        var found = parts
        switch self {
        case .row(let side, let gap, let subviews): found += subviews.indices.map {
            .row(side, gap, subviews.without($0))
        }
        case .column(let side, let gap, let subviews): found += subviews.indices.map {
            .column(side, gap, subviews.without($0))
        }
        case .zStack(let corner, let subviews): found += subviews.indices.map { .zStack(corner, subviews.without($0)) }
        case .grid(let grid):
            for (index, line) in grid.lines.enumerated() {
                var fewer = grid
                fewer.lines.remove(at: index)
                found.append(.grid(fewer))
                guard case .row(let side, let cells) = line else { continue }
                for cell in cells.indices where cells.count > 1 {
                    var fewer = grid
                    fewer.lines[index] = .row(side, cells.without(cell))
                    found.append(.grid(fewer))
                }
            }
        case .modified(.secondary(let isBehind, let corner, let others), let inner):
            found += others.indices.map {
                .modified(.secondary(isBehind: isBehind, corner, others.without($0)), inner)
            }
        default: break
        }
        for (index, part) in parts.enumerated() {
            for simpler in part.smaller {
                var new = parts
                new[index] = simpler
                found.append(replacing(new))
            }
        }
        return found
    }
}
