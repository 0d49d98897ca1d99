import QuadrantGeometry
import QuadrantGraph

// A fast path of stacks whose children all ignore proposals: one pass for the size, another for placement.

extension StackRule {
    /// The size of a line of rigid children.
    struct RigidLine {
        var size = SIMD2<Double>()
        /// The lowest origin on the cross axis, before it is moved to 0.
        var low = 0.0
    }

    /// Nil if a child is flexible, or has a priority or alignment guides: then the general computation is needed.
    func rigidLine(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) -> RigidLine? {
        if let line = memory.line { return line }
        let fraction = alignment.fraction
        if fraction.isNaN { return nil }
        let graph = node.graph, layoutChildren = node.layoutChildren
        let length = proposal[axis]
        // The first proposal of the general computation.
        let probe = length.isUnspecified ? length : layoutChildren.count > 1 ? 0 : max(length, 0)
        let first = axis == .horizontal ? Proposal(probe, proposal.sides.y) : Proposal(proposal.sides.x, probe)
        let isHorizontal = axis == .horizontal
        var line = RigidLine()
        var along = 0.0, high = 0.0
        for index in 0..<layoutChildren.count {
            let layoutChild = layoutChildren[index]
            let size: SIMD2<Double>
            if !graph.loop.isChecked, graph[layoutChild].isPlainAndRigid {
                size = graph[layoutChild].firstSize
            } else {
                if !graph.isRigid(layoutChild) {
                    _ = graph.measure(layoutChild, first)
                    if !graph.isRigid(layoutChild) { return nil }
                }
                if graph[layoutChild].hasGuides || graph.priority(layoutChild) != 0 { return nil }
                size = graph.measure(layoutChild, first)
            }
            if index > 0 { along += memory.gap(before: index) }
            let side = isHorizontal ? size.y : size.x
            along += isHorizontal ? size.x : size.y
            let guide = fraction == 0 ? 0 : fraction * side
            line.low = min(line.low, -guide)
            high = max(high, side - guide)
        }
        line.size = SIMD2(axis, along: along, across: high - line.low)
        memory.line = line
        return line
    }

    @inline(__always)
    func eachRigidPlacement(_ line: RigidLine, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory,
                            _ visit: (NodeIndex, SIMD2<Double>, SIMD2<Double>, Proposal) -> Void) {
        let graph = node.graph, count = node.layoutChildren.count
        let fraction = alignment.fraction
        let across = proposal[axis.cross], length = proposal[axis]
        let isHorizontal = axis == .horizontal
        var available = length - memory.total
        var along = 0.0
        for index in 0..<count {
            let layoutChild = node.layoutChildren[index]
            let share = length.isUnspecified ? length : max(available / Double(count - index), 0)
            let offered = isHorizontal ? Proposal(share, across) : Proposal(across, share)
            let size = graph.measure(layoutChild, offered)
            let side = isHorizontal ? size.y : size.x, extent = isHorizontal ? size.x : size.y
            if index > 0 { along += memory.gap(before: index) }
            let guide = fraction == 0 ? 0 : fraction * side
            let origin = -guide - line.low
            visit(layoutChild, isHorizontal ? SIMD2(along, origin) : SIMD2(origin, along), size, offered)
            along += extent
            available -= extent
        }
    }
}
