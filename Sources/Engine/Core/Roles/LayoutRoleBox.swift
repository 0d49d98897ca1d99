import QuadrantGeometry
import QuadrantGraph

/// The node of a modifier that takes part in layout.
final class LayoutRoleBox<Inner: View, M: LayoutRole>: RoleBox<Inner, M> {
    @inline(__always) override init(_ value: ModifiedContent<Inner, M>) { super.init(value) }
    override var kind: Kind { .unary }
    override func makeChildInstance() -> NodeBox { LayoutRoleBox(value) }

    override func adopt(_ new: ModifiedContent<Inner, M>) {
        if graph.mayAnimate, !graph.update.isPlain, !graph[node].isPlaced {
            var shift = M.shift(from: modifier, to: new.modifier)
            if childScope.isRightToLeft { shift.x = -shift.x }
            if shift != SIMD2() { graph.motion.moves.noteShift(of: node, by: shift) }
        }
        super.adopt(new)
    }

    override func measure(_ proposal: Proposal) -> SIMD2<Double> {
        let child = child
        return child.node == 0 ? SIMD2() : modifier.measure(proposal, child)
    }
    override func sides() -> ProposalSides {
        let child = child
        return child.node == 0 ? .none : .init(ignored: modifier.ignoredSides(child))
    }
    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        let child = child
        guard child.node != 0 else { return }
        let found = modifier.placement(in: size, proposal, child)
        withGraph { $0.setPlacement(child.node, found.origin, found.size, found.proposal, in: size) }
        placeSecondaries(in: size, child)
    }
    override func spacing() -> ViewSpacing {
        let child = child
        return child.node == 0 ? .zero : modifier.spacing(child)
    }
    override func priority() -> Double {
        let child = child
        return child.node == 0 ? 0 : modifier.priority(child)
    }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? {
        let child = child
        return child.node == 0 ? nil : modifier.guide(key, size, proposal, child)
    }
}
