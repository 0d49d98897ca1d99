import QuadrantGeometry
package import QuadrantGraph

/// A rule that defines each child's placement; place, spacing and guides are derived from it.
package protocol PlacingRule: ContainerRule {
    /// Visits every child with its origin, size and proposal, in a container of size `size` with the proposal
    /// `proposal`.
    func eachOrigin(_ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory,
                    _ visit: (NodeIndex, SIMD2<Double>, SIMD2<Double>, Proposal) -> Void)
}

extension PlacingRule {
    package func place(in size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) {
        eachOrigin(size, proposal, node, &memory) { layoutChild, origin, child, proposal in
            node.graph.setPlacement(layoutChild, origin, child, proposal, in: size)
        }
    }

    package func spacing(_ node: ContainerNode, _ memory: inout Memory) -> ViewSpacing { node.unionSpacing() }

    package func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode,
                       _ memory: inout Memory) -> Double? {
        if key.isBuiltIn && !key.isOfText { return nil }
        var values: [Double] = []
        eachOrigin(size, proposal, node, &memory) { layoutChild, origin, child, proposal in
            if let value = node.graph.explicitGuide(layoutChild, key, child, proposal) {
                values.append(value + origin[key.axis])
            }
        }
        return GuideCombination.combine(key, values)
    }
}
