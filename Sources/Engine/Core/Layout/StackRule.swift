import Foundation
package import QuadrantGeometry
package import QuadrantGraph

// A stack, along either axis.
//
// Sizing (Docs/Layout/Stacks.md): every child is measured for its minimum and maximum length; the least flexible
// children are offered their share first, by layout priority; the remainder is divided among the others. Placement
// repeats the computation, with a nil cross side replaced by the stack's own. Working memory is on the call stack: no
// arrays for few children.

/// The rule of `HStack` and `VStack`: space is shared out from the least flexible view to the most flexible one.
package struct StackRule: ContainerRule, InspectedContainer, Equatable {
    /// The axis on which views are neighbours.
    package var axis: Axis
    /// The guide across the axis at which views meet.
    package var alignment: AlignmentKey
    /// Points between neighbours; nil lets each pair decide.
    package var spacing: Double?

    /// The rule of a stack; nil spacing lets each pair decide.
    package init(axis: Axis, alignment: AlignmentKey, spacing: Double?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Distances between neighbours, first to last; one number if all are equal.
    package struct Memory {
        var isKnown = false
        var total = 0.0
        var uniform = 0.0
        var each: [Double] = []
        /// Known after all children were found to be rigid.
        var line: RigidLine?
        /// The result of the last flexible computation.
        var last: Resolution?
        @inline(__always) func gap(before index: Int) -> Double { each.isEmpty ? uniform : each[index - 1] }
    }
    package func makeMemory() -> Memory { Memory() }
    package var stackAxis: Axis? { axis }

    package static func changed(from old: StackRule, to new: StackRule) -> PhaseSet {
        old == new ? [] : [.measure, .place]
    }

    package var debugAttributes: [(String, String)] {
        spacing.map { [("spacing", "\($0)")] } ?? []
    }

    private func findGaps(_ node: ContainerNode, _ memory: inout Memory) {
        if memory.isKnown { return }
        memory.isKnown = true
        let layoutChildren = node.layoutChildren
        guard layoutChildren.count > 1 else { return }
        if let spacing {
            memory.uniform = spacing
            for _ in 1..<layoutChildren.count { memory.total += spacing }
            return
        }
        var before = node.graph.spacing(layoutChildren[0])
        for index in 1..<layoutChildren.count {
            let after = node.graph.spacing(layoutChildren[index])
            let gap = before.distance(to: after, axis)
            if index == 1 {
                memory.uniform = gap
            } else if memory.each.isEmpty, gap != memory.uniform {
                memory.each.reserveCapacity(layoutChildren.count - 1)
                for _ in 1..<index { memory.each.append(memory.uniform) }
                memory.each.append(gap)
            } else if !memory.each.isEmpty {
                memory.each.append(gap)
            }
            memory.total += gap
            before = after
        }
    }

    package func measure(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) -> SIMD2<Double> {
        findGaps(node, &memory)
        if let line = rigidLine(proposal, node, &memory) { return line.size }
        return withScratch(node) { children in
            resolve(proposal, node, memory.total, &children)
            let size = align(proposal, node, &memory, &children)
            if children.count > 1 {
                if memory.last == nil { memory.last = Resolution(count: children.count) }
                memory.last.unsafelyUnwrapped.keep(children, for: proposal)
            }
            return size
        }
    }

    /// The measured children for one proposal of the stack: the last measured proposal is usually the one that is
    /// placed.
    package final class Resolution {
        fileprivate let count: Int
        /// The proposal, in the place before those of the children. Memory from `malloc`: Swift's own allocation of
        /// aligned blocks is slower.
        private let memory: UnsafeMutablePointer<ChildPlacement>

        /// For a stack of `count` children; plain memory, so that storing a result is a copy.
        fileprivate init(count: Int) {
            self.count = count
            memory = malloc((count + 1) * MemoryLayout<ChildPlacement>.stride)!
                .bindMemory(to: ChildPlacement.self, capacity: count + 1)
        }
        deinit { free(memory) }

        fileprivate func keep(_ new: UnsafeMutableBufferPointer<Child>, for proposal: Proposal) {
            memory.initialize(to: ChildPlacement(origin: SIMD2(), size: SIMD2(), proposal: proposal))
            for index in 0..<count { (memory + index + 1).initialize(to: new[index].placement) }
        }
        fileprivate var proposal: Proposal { memory.pointee.proposal }
        fileprivate subscript(index: Int) -> ChildPlacement { memory[index + 1] }
    }

    package func place(in size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) {
        eachPlacement(in: size, proposal, node, &memory) { layoutChild, origin, childSize, childProposal in
            node.graph.setPlacement(layoutChild, origin, childSize, childProposal, in: size)
        }
    }

    /// Visits every child with its origin, size and proposal.
    @inline(__always)
    func eachPlacement(in size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory,
                       _ visit: (NodeIndex, SIMD2<Double>, SIMD2<Double>, Proposal) -> Void) {
        findGaps(node, &memory)
        let filled = filled(proposal, size)
        if let line = rigidLine(filled, node, &memory) {
            eachRigidPlacement(line, filled, node, &memory, visit)
            return
        }
        if let last = memory.last, last.proposal == filled {
            for index in 0..<last.count {
                let child = last[index]
                visit(node.layoutChildren[index], child.origin, child.size, child.proposal)
            }
            return
        }
        withScratch(node) { children in
            resolve(filled, node, memory.total, &children)
            _ = align(filled, node, &memory, &children)
            for index in children.indices {
                let child = children[index]
                visit(node.layoutChildren[index], child.origin, child.size, child.proposal)
            }
        }
    }

    private func filled(_ proposal: Proposal, _ size: SIMD2<Double>) -> Proposal {
        var filled = proposal
        if filled[axis.cross].isUnspecified { filled[axis.cross] = size[axis.cross] }
        return filled
    }

    package func spacing(_ node: ContainerNode, _ memory: inout Memory) -> ViewSpacing {
        let layoutChildren = node.layoutChildren
        guard !layoutChildren.isEmpty else { return .zero }
        let first = node.graph.spacing(layoutChildren[0]), isHorizontal = axis == .horizontal
        let start = isHorizontal ? first.storage.leading : first.storage.top
        var before = isHorizontal ? first.storage.top : first.storage.leading
        var after = isHorizontal ? first.storage.bottom : first.storage.trailing
        var last = first
        for index in 1..<layoutChildren.count {
            let next = node.graph.spacing(layoutChildren[index])
            if next.storage !== last.storage {
                before = before.union(isHorizontal ? next.storage.top : next.storage.leading)
                after = after.union(isHorizontal ? next.storage.bottom : next.storage.trailing)
            }
            last = next
        }
        let end = isHorizontal ? last.storage.trailing : last.storage.bottom
        return ViewSpacing(storage: isHorizontal
            ? ViewSpacing.Storage(top: before, leading: start, bottom: after, trailing: end)
            : ViewSpacing.Storage(top: start, leading: before, bottom: end, trailing: after))
    }

    package func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode,
                       _ memory: inout Memory) -> Double? {
        if key.isBuiltIn && !key.isOfText { return nil }
        findGaps(node, &memory)
        return withScratch(node) { children in
            let filled = filled(proposal, size)
            resolve(filled, node, memory.total, &children)
            _ = align(filled, node, &memory, &children)
            var values: [Double] = []
            for index in children.indices {
                let child = children[index]
                if let value = node.graph.explicitGuide(node.layoutChildren[index], key, child.size, child.proposal) {
                    values.append(value + child.origin[key.axis])
                }
            }
            return GuideCombination.combine(key, values)
        }
    }

    // MARK: general computation

    fileprivate struct Child {
        var size = SIMD2<Double>()
        var origin = SIMD2<Double>()
        var proposal = Proposal.unspecified
        var minimum = 0.0
        var flexibility = 0.0
        var priority = 0.0
        var order = 0
        /// Whether the length is what is offered, or the minimum.
        var isGrowing = false
        var placement: ChildPlacement { ChildPlacement(origin: origin, size: size, proposal: proposal) }
        var turn: Distribution.Turn { .init(minimum: minimum, flexibility: flexibility, index: order) }
    }

    private func withScratch<R>(_ node: ContainerNode, _ body: (inout UnsafeMutableBufferPointer<Child>) -> R) -> R {
        let count = node.layoutChildren.count
        return withUnsafeTemporaryAllocation(of: Child.self, capacity: max(count, 1)) { memory in
            var children = UnsafeMutableBufferPointer(rebasing: memory[0..<count])
            children.initialize(repeating: Child())
            return body(&children)
        }
    }

    /// Measures the children for a proposal; `gaps` is the sum of the distances between them.
    private func resolve(_ proposal: Proposal, _ node: ContainerNode, _ gaps: Double,
                         _ children: inout UnsafeMutableBufferPointer<Child>) {
        let layoutChildren = node.layoutChildren
        let graph = node.graph
        let across = proposal[axis.cross]
        func offer(_ along: Double) -> Proposal {
            axis == .horizontal ? Proposal(along, across) : Proposal(across, along)
        }
        let length = proposal[axis]
        if length.isUnspecified {
            let ideal = offer(.unspecified)
            for index in children.indices {
                children[index].proposal = ideal
                children[index].size = graph.measure(layoutChildren[index], ideal)
            }
            return
        }
        var distribution = Distribution(length)
        distribution.take(gaps)
        if children.count == 1 {
            let share = offer(distribution.share(among: 1))
            children[0].proposal = share
            children[0].size = graph.measure(layoutChildren[0], share)
            return
        }
        let ignored: LayoutFlags = axis == .horizontal ? .ignoresWidth : .ignoresHeight
        var hasPriorities = false
        var hasFlexible = false
        for index in children.indices {
            let layoutChild = layoutChildren[index]
            children[index].order = index
            children[index].priority = graph.priority(layoutChild)
            if children[index].priority != children[0].priority { hasPriorities = true }
            let smallest = graph.measure(layoutChild, offer(0)), minimum = smallest[axis]
            children[index].minimum = minimum
            if graph.isGrowing(layoutChild, axis) {
                children[index].size = smallest
                children[index].isGrowing = true
                children[index].flexibility = Distribution.flexibility(minimum: minimum, maximum: .infinity)
                hasFlexible = true
            } else if !graph[layoutChild].flags.contains(ignored) {
                let maximum = graph.measure(layoutChild, offer(.infinity))[axis]
                children[index].flexibility = Distribution.flexibility(minimum: minimum, maximum: maximum)
                hasFlexible = true
            }
        }
        if !hasFlexible, !hasPriorities {
            // The sizes are fixed; only the proposals for placement are needed.
            divide(0..<children.count, count: children.count, &distribution, layoutChildren, graph, offer, &children)
            return
        }
        withUnsafeTemporaryAllocation(of: Int.self, capacity: children.count) { order in
            sort(children, into: order)
            var reserved = 0.0
            if hasPriorities {
                let top = children[order[0]].priority
                for child in children where child.priority != top { reserved += child.minimum }
            }
            distribution.take(reserved)
            var start = 0
            while start < order.count {
                let priority = children[order[start]].priority
                var end = start
                while end < order.count, children[order[end]].priority == priority { end += 1 }
                if start > 0 { for place in start..<end { distribution.giveBack(children[order[place]].minimum) } }
                let group = start..<end
                divide(group.lazy.map { order[$0] }, count: group.count, &distribution, layoutChildren, graph, offer,
                       &children)
                start = end
            }
        }
    }

    private func divide(
        _ group: some Sequence<Int>, count: Int, _ distribution: inout Distribution,
        _ layoutChildren: UnsafeBufferPointer<NodeIndex>, _ graph: ViewGraph, _ offer: (Double) -> Proposal,
        _ children: inout UnsafeMutableBufferPointer<Child>
    ) {
        var left = count
        for index in group {
            let share = offer(distribution.share(among: left))
            children[index].proposal = share
            if children[index].isGrowing {
                children[index].size[axis] = max(share[axis], children[index].minimum)
            } else {
                children[index].size = graph.measure(layoutChildren[index], share)
            }
            distribution.take(children[index].size[axis])
            left -= 1
        }
    }

    /// Highest priority first, then in the order of distribution.
    private func sort(_ children: UnsafeMutableBufferPointer<Child>, into order: UnsafeMutableBufferPointer<Int>) {
        func precedes(_ a: Child, _ b: Child) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            return a.turn.precedes(b.turn)
        }
        if children.count > 32 {
            let sorted = children.indices.sorted { precedes(children[$0], children[$1]) }
            for (place, index) in sorted.enumerated() { order[place] = index }
            return
        }
        for index in children.indices {
            var place = index
            while place > 0, precedes(children[index], children[order[place - 1]]) {
                order[place] = order[place - 1]
                place -= 1
            }
            order[place] = index
        }
    }

    /// Positions the measured children along the axis and computes the stack's size. Origins are from the leading top
    /// corner.
    private func align(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory,
                       _ children: inout UnsafeMutableBufferPointer<Child>) -> SIMD2<Double> {
        guard !children.isEmpty else { return SIMD2() }
        var along = 0.0
        var low = 0.0
        var high = 0.0
        let cross = axis.cross, layoutChildren = node.layoutChildren
        for index in children.indices {
            let size = children[index].size
            var guide = node.graph.guideValue(layoutChildren[index], alignment, size, children[index].proposal)
            // Infinite lengths may make the guide NaN: then the guide, and with it the side, is infinite.
            if guide.isNaN { guide = .infinity }
            if index > 0 { along += memory.gap(before: index) }
            children[index].origin = SIMD2(axis, along: along, across: -guide)
            along += size[axis]
            // The extent includes the alignment line and every child.
            low = min(low, -guide)
            high = max(high, size[cross] - guide)
        }
        for index in children.indices { children[index].origin[cross] -= low }
        return SIMD2(axis, along: along, across: high - low)
    }
}

/// How the guides of several views become that of their container.
package enum GuideCombination {
    /// The topmost of the children's first baselines, the lowest of their last ones; the mean of custom guides.
    package static func combine(_ key: AlignmentKey, _ values: some Sequence<Double>) -> Double? {
        var count = 0.0
        var result = 0.0
        for value in values {
            count += 1
            if !key.isOfText {
                result += (value - result) / count
            } else if count == 1 {
                result = value
            } else {
                result = key.isLastBaseline ? max(result, value) : min(result, value)
            }
        }
        return count == 0 ? nil : result
    }
}
