/// Lays out a tree literally by the specification.
enum SlowModel {
    /// The frames of the leaves of `tree` by id, in a window of the given size.
    static func frames(_ tree: ModelTree, in size: Pair) -> [Int: ModelFrame] {
        let root = tree.heldNode(asZStack: false), offer = Offer(size)
        let own = root.size(offer)
        var found: [Int: ModelFrame] = [:]
        let origin = Pair((size.x - own.x) / 2, (size.y - own.y) / 2)
        root.put(ModelFrame(origin: origin, size: own), offer, &found)
        return found
    }

    /// The flexibility of a length. If the minimum is infinite it is 0: a guess, because ∞ - ∞ is not a number.
    static func flexibility(minimum: Double, maximum: Double) -> Double { minimum == .infinity ? 0 : maximum - minimum }

    /// A deliberately wrong rule: a fault that the comparison must detect.
    enum Fault: CaseIterable {
        case largestZStack, keptStackOfOne, noPriority, frameByChild, noResetOfGaps, noLeastFirst
    }
    nonisolated(unsafe) static var fault: Fault?
}

extension ModelTree {
    /// Whether the view is unconditional and single.
    private var isStatic: Bool {
        switch self {
        case .maybe: false
        case .modified(_, let inner): inner.isStatic
        default: true
        }
    }

    /// The node of a view in a list of views; `axis` is that of the enclosing stack (a stack of one static view is that
    /// view: Docs/Layout/Containers.md).
    func node(in axis: Along?) -> ModelNode {
        switch self {
        case .leaf(let id, let leaf): return ModelLeafNode(id, leaf, in: axis)
        case .row(let side, let gap, let subviews):
            return ModelTree.only(subviews, in: .across)
                ?? ModelStack(.across, .down(side), gap, subviews.map { $0.node(in: .across) })
        case .column(let side, let gap, let subviews):
            return ModelTree.only(subviews, in: .down)
                ?? ModelStack(.down, .across(side), gap, subviews.map { $0.node(in: .down) })
        case .zStack(let corner, let subviews):
            return ModelTree.only(subviews, in: nil) ?? ModelZStack(corner, subviews.map { $0.node(in: nil) })
        case .grid(let grid): return ModelGrid(grid)
        case .maybe(let inner): return inner.node(in: axis)
        case .modified(let modifier, let inner):
            return ModelModifierNode(modifier, inner.node(in: axis), secondary: modifier.secondaryNode)
        }
    }

    private static func only(_ subviews: [ModelTree], in axis: Along?) -> ModelNode? {
        if SlowModel.fault == .keptStackOfOne { return nil }
        return subviews.count == 1 && subviews[0].isStatic ? subviews[0].node(in: axis) : nil
    }

    /// The node of a view where a single view is expected: an optional one is wrapped in an implicit stack, inside of
    /// its modifiers.
    func heldNode(asZStack: Bool) -> ModelNode {
        switch self {
        case .maybe(let inner):
            return asZStack ? ModelZStack(Corner(), [inner.node(in: nil)])
                : ModelStack(.down, .across(.center), nil, [inner.node(in: .down)])
        case .modified(let modifier, let inner):
            return ModelModifierNode(modifier, inner.heldNode(asZStack: asZStack), secondary: modifier.secondaryNode)
        default: return node(in: nil)
        }
    }
}

extension ModelTree.Modifier {
    /// Several views in an overlay or a background are a ZStack.
    fileprivate var secondaryNode: ModelNode? {
        guard case .secondary(_, _, let trees) = self, let first = trees.first else { return nil }
        return trees.count == 1 ? first.heldNode(asZStack: true)
            : ModelZStack(ModelTree.Corner(), trees.map { $0.node(in: nil) })
    }
}
