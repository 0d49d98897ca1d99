import QuadrantTesting

// Random trees. There are few different numbers, so that ties are frequent, and they are multiples of ½, so that sums
// are exact.

struct ModelGenerator {
    private var choices: Choices
    private var lastID = 0

    init(_ seed: Seed) { choices = Choices(seed) }

    mutating func tree(depth: Int) -> ModelTree {
        if depth == 0 || choices.once(in: 6) { return leaf() }
        switch choices.below(14) {
        case 0, 1: return .row(down(), gap(), subviews(depth))
        case 2, 3: return .column(across(), gap(), subviews(depth))
        case 4, 5: return .zStack(corner(), subviews(depth))
        case 6: return .grid(grid(depth))
        case 7 where choices.once(in: 2): return .maybe(tree(depth: depth - 1))
        default:
            let inner = tree(depth: depth - 1)
            return .modified(modifier(depth), inner)
        }
    }

    private mutating func leaf() -> ModelTree {
        lastID += 1
        let leaf: ModelTree.Leaf
        switch choices.below(9) {
        case 0: leaf = .color
        case 1: leaf = .circle
        case 2: leaf = .spacer(choices.pick([nil, 0, 20]))
        case 3, 4: leaf = .line(length(), length())
        case 5, 6: leaf = .words(count: choices.pick([1, 2, 3, 5]), length(), choices.pick([4, 10]))
        default: leaf = .box(length(), length())
        }
        return .leaf(id: lastID, leaf)
    }

    private mutating func length() -> Double { choices.pick([5, 10, 20, 30, 80]) }
    private mutating func maybe(_ values: [Double]) -> Double? { choices.once(in: 2) ? choices.pick(values) : nil }
    private mutating func gap() -> Double? { choices.pick([nil, nil, nil, 0, 4, 12]) }
    private mutating func across() -> ModelTree.Across { choices.pick(ModelTree.Across.allCases) }
    private mutating func down() -> ModelTree.Down { choices.pick(ModelTree.Down.allCases) }
    private mutating func corner() -> ModelTree.Corner { ModelTree.Corner(across: across(), down: down()) }
    private mutating func subviews(_ depth: Int) -> [ModelTree] {
        (0..<choices.pick([0, 1, 1, 2, 2, 2, 3, 3, 4])).map { _ in tree(depth: depth - 1) }
    }

    private mutating func limits() -> ModelTree.Limits {
        var limits = ModelTree.Limits()
        let ordered = [length(), length(), choices.pick([30, 80, 100, .infinity])].sorted()
        if choices.once(in: 2) { limits.min = ordered[0] }
        if choices.once(in: 4) { limits.ideal = ordered[1] }
        if choices.once(in: 2) { limits.max = ordered[2] }
        if limits.ideal == .infinity { limits.ideal = nil }
        if limits.min == .infinity { limits.min = nil }
        return limits
    }

    private mutating func guideRule() -> ModelTree.GuideRule {
        switch choices.below(3) {
        case 0: .constant(choices.pick([-20, 0, 7, 30]))
        case 1: .shifted(choices.pick([-60, -10, 10]))
        default: .part(choices.pick([0, 0.5, 1]))
        }
    }

    private mutating func modifier(_ depth: Int) -> ModelTree.Modifier {
        func inset(_ choices: inout Choices) -> Double { choices.pick([0, 0, 4, 10]) }
        switch choices.below(15) {
        case 0:
            return .padding(top: inset(&choices), leading: inset(&choices), bottom: inset(&choices),
                            trailing: inset(&choices))
        case 1, 2: return .frame(maybe([5, 20, 60, 100]), maybe([5, 20, 60, 100]), corner())
        case 3, 4, 5: return .limits(limits(), limits(), corner())
        case 6: return .fixedSize(choices.once(in: 2), choices.once(in: 2))
        case 7: return .aspect(choices.pick([nil, 0.5, 1, 2]), fits: !choices.once(in: 3))
        case 8: return .position(length(), length())
        case 9: return .offset(length(), -length())
        case 10: return .guideAcross(across(), guideRule())
        case 11: return .guideDown(down(), guideRule())
        case 12: return .priority(choices.pick([-1, 0, 1, 2]))
        default:
            return .secondary(isBehind: choices.once(in: 2), corner(),
                              (0..<choices.pick([1, 1, 2, 3])).map { _ in tree(depth: min(depth - 1, 2)) })
        }
    }

    private mutating func grid(_ depth: Int) -> ModelTree.Grid {
        var grid = ModelTree.Grid()
        grid.alignment = corner()
        grid.spacing = (gap(), gap())
        for _ in 0..<choices.pick([1, 2, 2, 3]) {
            if choices.once(in: 5) {
                grid.lines.append(.whole(tree(depth: depth - 1), unsized: choices.once(in: 3)))
                continue
            }
            let cells = (0..<choices.pick([1, 2, 2, 3])).map { _ -> ModelTree.Cell in
                var cell = ModelTree.Cell(tree: tree(depth: min(depth - 1, 2)))
                if choices.once(in: 6) { cell.span = 2 }
                if choices.once(in: 8) { cell.anchor = (choices.pick([0, 0.5, 1]), choices.pick([0, 0.5, 1])) }
                if choices.once(in: 8) { cell.alignment = across() }
                cell.isUnsizedAcross = choices.once(in: 8)
                return cell
            }
            grid.lines.append(.row(choices.once(in: 4) ? down() : nil, cells))
        }
        return grid
    }
}
