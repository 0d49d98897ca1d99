import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantViews

// The trees of the layout workloads. Leaves are minimal, so that the cost is that of the engine.

/// A state outside of the view that leaves read: it exercises the engine's change notification.
final class Size {
    let width: StateCell<Double>
    let height: StateCell<Double>
    init(_ width: Double, _ height: Double) {
        self.width = StateCell(width, graph: nil)
        self.height = StateCell(height, graph: nil)
    }
}

/// A leaf of fixed size, whatever the proposal.
nonisolated struct FixedLeaf: LeafRole {
    typealias Body = Never
    let width: Double
    let height: Double
    func sides(_ context: RoleContext) -> ProposalSides { .ignored }
    static func changed(from old: FixedLeaf, to new: FixedLeaf) -> PhaseSet {
        old.width == new.width && old.height == new.height ? [] : [.measure, .display]
    }
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> { SIMD2(width, height) }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder,
              at origin: SIMD2<Double>, _ context: RoleContext) {
        let frame = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
        list.append(.shape(ShapeItem(path: Path(CGRect(origin: .zero, size: frame.size)), frame: frame,
                                     paint: .color(RGBA(red: 0, green: 0, blue: 0, alpha: 1)))))
    }
}

/// A fixed leaf whose size can change.
nonisolated struct ChangingLeaf: LeafRole {
    typealias Body = Never
    let size: Size
    func sides(_ context: RoleContext) -> ProposalSides { .ignored }
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        SIMD2(size.width.value, size.height.value)
    }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder,
              at origin: SIMD2<Double>, _ context: RoleContext) {}
}

/// A leaf as large as its proposal, with a minimum.
nonisolated struct GrowingLeaf: LeafRole {
    typealias Body = Never
    let minimum: Double
    let height: Double
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let width = proposal.sides.x
        return SIMD2(width.isNaN ? minimum : max(width, minimum), height)
    }
    func sides(_ context: RoleContext) -> ProposalSides { .init(ignored: .vertical, growing: .horizontal) }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder,
              at origin: SIMD2<Double>, _ context: RoleContext) {}
}

/// A growing leaf whose minimum can change.
nonisolated struct ChangingGrowingLeaf: LeafRole {
    typealias Body = Never
    let minimum: Size
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let width = proposal.sides.x, minimum = minimum.width.value
        return SIMD2(width.isNaN ? minimum : max(width, minimum), 20)
    }
    func sides(_ context: RoleContext) -> ProposalSides { .init(ignored: .vertical, growing: .horizontal) }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder,
              at origin: SIMD2<Double>, _ context: RoleContext) {}
}

/// A row or column of any content.
nonisolated struct Line<Content: View>: ContainerRole, RigidByChildren {
    typealias Body = Never
    let axis: Axis
    let spacing: Double?
    let content: Content
    var rule: StackRule {
        StackRule(axis: axis,
            alignment: axis == .horizontal ? VerticalAlignment.top.key : HorizontalAlignment.leading.key,
                  spacing: spacing)
    }
}

/// Padding on all sides.
nonisolated struct Inset: LayoutRole {
    typealias Body = Never
    let width: Double
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        child.size(inner(proposal)) + 2 * width
    }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let offered = inner(proposal)
        return ChildPlacement(origin: SIMD2(width, width), size: child.size(offered), proposal: offered)
    }
    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(max(proposal.sides.x - 2 * width, 0), max(proposal.sides.y - 2 * width, 0))
    }
    func spacing(_ child: ModifierChild) -> ViewSpacing { .standard }
}

/// Children created by index, without a node between them and their container.
nonisolated struct Several<Child: View>: View {
    typealias Body = Never
    let count: Int
    let make: (Int) -> Child
    static func _append(_ view: Several, to children: inout _ChildBuilder) {
        for index in 0..<view.count { Child._append(view.make(index), to: &children) }
    }
}

/// A leaf of the wide tree, without a node of its own. Its kinds are known here: a generic one would look up its types
/// in the runtime for each leaf, which is not what the engine costs.
nonisolated enum WideLeaf: View {
    typealias Body = Never
    case fixed(FixedLeaf)
    case changing(ChangingLeaf)
    static func _append(_ view: WideLeaf, to children: inout _ChildBuilder) {
        switch view {
        case .fixed(let leaf): FixedLeaf._append(leaf, to: &children)
        case .changing(let leaf): ChangingLeaf._append(leaf, to: &children)
        }
    }
}

/// A leaf of the flexible tree, without a node of its own.
nonisolated enum FlexibleLeaf: View {
    typealias Body = Never
    case growing(GrowingLeaf)
    case changing(ChangingGrowingLeaf)
    static func _append(_ view: FlexibleLeaf, to children: inout _ChildBuilder) {
        switch view {
        case .growing(let leaf): GrowingLeaf._append(leaf, to: &children)
        case .changing(let leaf): ChangingGrowingLeaf._append(leaf, to: &children)
        }
    }
}

/// a: a column of rows with ten leaves each.
func wideTree(rows: Int = 1_000, changing: Size? = nil) -> some View {
    let leaves = { (row: Int) in
        Several(count: 10) { index -> WideLeaf in
            if let changing, row == rows / 2, index == 5 { return .changing(ChangingLeaf(size: changing)) }
            return .fixed(FixedLeaf(width: Double(10 + (row * 7 + index * 3) % 23),
                                    height: Double(8 + (row + index) % 9)))
        }
    }
    return Line(axis: .vertical, spacing: 4, content: Several(count: rows) { row in
        Line(axis: .horizontal, spacing: 2, content: leaves(row)).modifier(Inset(width: 3))
    }).modifier(Inset(width: 3))
}

/// b: nested rows and columns, with a leaf and a fixed sibling on each level.
nonisolated struct DeepTree: View {
    typealias Body = Never
    let levels: Int
    let changing: Size?
    static func _append(_ view: DeepTree, to children: inout _ChildBuilder) {
        guard view.levels > 0 else { return }
        Level._append(Level(axis: view.levels % 2 == 0 ? .horizontal : .vertical,
                            content: DeepBranches(levels: view.levels, changing: view.changing)), to: &children)
    }
    nonisolated struct Level: ContainerRole, RigidByChildren {
        typealias Body = Never
        let axis: Axis
        let content: DeepBranches
        var rule: StackRule {
            StackRule(axis: axis,
                alignment: axis == .horizontal ? VerticalAlignment.top.key : HorizontalAlignment.leading.key,
                      spacing: 1)
        }
    }
    nonisolated struct DeepBranches: View {
        typealias Body = Never
        let levels: Int
        let changing: Size?
        static func _append(_ view: DeepBranches, to children: inout _ChildBuilder) {
            if view.levels == 1, let changing = view.changing {
                ChangingLeaf._append(ChangingLeaf(size: changing), to: &children)
            } else {
                FixedLeaf._append(FixedLeaf(width: 5, height: 4), to: &children)
            }
            DeepTree._append(DeepTree(levels: view.levels - 1, changing: view.changing), to: &children)
            FixedLeaf._append(FixedLeaf(width: 3, height: 7), to: &children)
        }
    }
}

/// b with typical views: stack, padding, size limits, a growing view and a fixed one on each level.
nonisolated struct MixedDeepTree: View {
    typealias Body = Never
    let levels: Int
    static func _append(_ view: MixedDeepTree, to children: inout _ChildBuilder) {
        guard view.levels > 0 else { return }
        let level = Level(axis: view.levels % 2 == 0 ? .horizontal : .vertical, content: Branches(levels: view.levels))
        ModifiedContent<Level, Inset>._append(level.modifier(Inset(width: 1)), to: &children)
    }
    nonisolated struct Level: ContainerRole, RigidByChildren {
        typealias Body = Never
        let axis: Axis
        let content: Branches
        var rule: StackRule {
            StackRule(axis: axis,
                alignment: axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key,
                      spacing: nil)
        }
    }
    nonisolated struct Branches: View {
        typealias Body = Never
        let levels: Int
        static func _append(_ view: Branches, to children: inout _ChildBuilder) {
            GrowingLeaf._append(GrowingLeaf(minimum: 5, height: 4), to: &children)
            MixedDeepTree._append(MixedDeepTree(levels: view.levels - 1), to: &children)
            FixedLeaf._append(FixedLeaf(width: 3, height: 7), to: &children)
        }
    }
}

/// c: containers with ten children each.
nonisolated struct BalancedTree: ContainerRole, RigidByChildren {
    typealias Body = Never
    let levels: Int
    let changing: Size?
    var rule: StackRule {
        let axis: Axis = levels % 2 == 0 ? .horizontal : .vertical
        return StackRule(axis: axis,
            alignment: axis == .horizontal ? VerticalAlignment.top.key : HorizontalAlignment.leading.key,
                         spacing: 1)
    }
    var content: Branches { Branches(levels: levels, changing: changing) }
    nonisolated struct Branches: View {
        typealias Body = Never
        let levels: Int
        let changing: Size?
        static func _append(_ view: Branches, to children: inout _ChildBuilder) {
            for index in 0..<10 {
                let changing = index == 5 ? view.changing : nil
                if view.levels > 1 {
                    BalancedTree._append(BalancedTree(levels: view.levels - 1, changing: changing), to: &children)
                } else if let changing {
                    ChangingLeaf._append(ChangingLeaf(size: changing), to: &children)
                } else {
                    FixedLeaf._append(FixedLeaf(width: Double(3 + index), height: Double(4 + index % 3)), to: &children)
                }
            }
        }
    }
}

/// d: rows of three growing children and a spacer.
func flexibleTree(rows: Int = 1_000, changing: Size? = nil) -> some View {
    Line(axis: .vertical, spacing: 4, content: Several(count: rows) { row in
        Line(axis: .horizontal, spacing: 2, content: Several(count: 4) { index -> FlexibleLeaf in
            if let changing, row == rows / 2, index == 1 { return .changing(ChangingGrowingLeaf(minimum: changing)) }
            return .growing(GrowingLeaf(minimum: index == 3 ? 0 : Double(20 + (row + index * 5) % 40), height: 20))
        })
    })
}

/// e: a grid of fixed leaves.
func gridTree(rows: Int, columns: Int) -> some View {
    Grid {
        Several(count: rows) { row in
            GridRow {
                Several(count: columns) { column in
                    FixedLeaf(width: Double(10 + (row * 7 + column * 3) % 23), height: Double(8 + (row + column) % 9))
                }
            }
        }
    }
}
