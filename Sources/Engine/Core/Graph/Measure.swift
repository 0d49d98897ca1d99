import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantGraph
import Foundation

// The measure phase. A size is a function of a proposal: `measure` is called by parents, and cached per node and
// proposal. A dirty node is remeasured with its cached proposals; the parent is invalidated only if a size has changed
// (I6).

extension ViewGraph {
    /// The size of `node` for `proposal`, from the measure cache in constant time or measured.
    @inline(__always)
    package func measure(_ node: NodeIndex, _ proposal: Proposal) -> SIMD2<Double> {
        let at = layout + Int(node)
        if !loop.isChecked, at.pointee.measurementCount > 0,
            at.pointee.flags.contains(.isRigid) || at.pointee.first.proposal == proposal
        {
            return at.pointee.first.size
        }
        return measureSlowly(node, proposal)
    }

    /// The size from the rest of the cache, or measured.
    @inline(never)
    private func measureSlowly(_ node: NodeIndex, _ proposal: Proposal) -> SIMD2<Double> {
        let at = layout + Int(node)
        var proposal = proposal
        if at.pointee.measurementCount > 0 {
            at.pointee.replaceIgnoredSides(of: &proposal)
            if let known = at.pointee.known(proposal) {
                if loop.isChecked { verify(node, proposal, known) }
                return known
            }
        }
        guard descend(into: node) else { return SIMD2() }
        work.measured += 1
        let reader = ReadScope.place
        let outer = reader.pointee
        reader.pointee = Reader(tree: tree, index: node, phase: .measure)
        var size = recordingCost(of: node, .measuring) { withBox(node) { $0.measure(proposal) } }
        reader.pointee = outer
        loop.depth -= 1
        if !(size.x >= 0 && size.y >= 0) { size = sanitised(size, node) }
        let isFirst = layout[Int(node)].measurementCount == 0
        layout[Int(node)].remember(proposal, size, &measurementBlocks.pointee)
        if isFirst {
            let sides = withBox(node) { $0.sides() }
            if sides.ignored.contains(Axis.Set.horizontal) { layout[Int(node)].flags.insert(.ignoresWidth) }
            if sides.ignored.contains(Axis.Set.vertical) { layout[Int(node)].flags.insert(.ignoresHeight) }
            layout[Int(node)].growing = sides.growing.rawValue
        }
        return size
    }

    private func sanitised(_ size: SIMD2<Double>, _ node: NodeIndex) -> SIMD2<Double> {
        func side(_ value: Double) -> Double { value >= 0 ? value : 0 }
        report(
            Diagnostic(
                what:
                    "\(box(node).name) answered \(size.x) × \(size.y); using \(side(size.x)) × \(side(size.y)).",
                at: path(of: node), rule: "Sizes are numbers and not negative.",
                fix: "Clamp the computed size with max(0, …) and check divisions by zero."))
        return SIMD2(side(size.x), side(size.y))
    }

    private func verify(_ node: NodeIndex, _ proposal: Proposal, _ known: SIMD2<Double>) {
        // An answer that depends on a place is outdated until the next round if the place has changed in this one.
        if tree[node].own.union(tree[node].below).contains(.measure) { return }
        loop.isChecked = false
        defer { loop.isChecked = true }
        let counted = work
        let reader = ReadScope.place
        let outer = reader.pointee
        reader.pointee = nil
        let fresh = box(node).measure(proposal)
        reader.pointee = outer
        work = counted
        precondition(fresh == known || fresh.x.isNaN || fresh.y.isNaN || fresh.x < 0 || fresh.y < 0,
                     "I3: \(path(of: node)) remembers \(known) for \(proposal.sides), but answers \(fresh) now")
    }

    @inline(__always)
    func isRigid(_ node: NodeIndex) -> Bool { layout[Int(node)].flags.contains(.isRigid) }

    /// The axes of a proposal that are known to have no effect on the size.
    func ignoredSides(_ node: NodeIndex) -> Axis.Set {
        let flags = layout[Int(node)].flags
        var sides: Axis.Set = []
        if flags.contains(.ignoresWidth) { sides.insert(.horizontal) }
        if flags.contains(.ignoresHeight) { sides.insert(.vertical) }
        return sides
    }

    /// Whether the length of a measured node on an axis is what it is offered there, or a minimum.
    @inline(__always)
    func isGrowing(_ node: NodeIndex, _ axis: Axis) -> Bool {
        // In checked mode every size is measured.
        !loop.isChecked && layout[Int(node)].growing & (1 &<< axis.rawValue) != 0
    }

    /// The nearest descendants that take part in layout, as the node places them. Valid until the tree changes.
    @inline(__always)
    package func layoutChildren(of node: NodeIndex) -> UnsafeBufferPointer<NodeIndex> {
        NodeLayout.layoutChildren(at: layout + Int(node))
    }

    func spacing(_ node: NodeIndex) -> ViewSpacing {
        let box = box(node)
        if let known = box.storage.spacing { return known }
        var answer = ReadScope.with(Reader(tree: tree, index: node, phase: .measure)) { box.spacing() }
        // Lines of text in the same font have equal preferences: they share one object.
        if let known = scratch.lastSpacing, known == answer.storage { answer = ViewSpacing(storage: known) }
        else { scratch.lastSpacing = answer.storage }
        box.storage.spacing = answer
        return answer
    }

    @inline(__always)
    func priority(_ node: NodeIndex) -> Double {
        let flags = layout[Int(node)].flags
        return flags.contains(.knowsPriority) && !flags.contains(.hasPriority) ? 0 : readPriority(node)
    }

    @inline(never)
    private func readPriority(_ node: NodeIndex) -> Double {
        let priority = withBox(node) { $0.priority() }
        layout[Int(node)].flags.insert(priority == 0 ? .knowsPriority : [.knowsPriority, .hasPriority])
        return priority
    }

    /// The explicit position of an alignment guide of `node` for a size; nil for the guide's default.
    package func explicitGuide(_ node: NodeIndex, _ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal)
        -> Double?
    {
        let flags = layout[Int(node)].flags
        guard flags.contains(.hasGuides), key.isOfText || !flags.contains(.isLeaf) else { return nil }
        let box = box(node)
        for known in box.storage.cachedGuides
        where known.key == key && known.size == size && known.proposal == proposal {
            return known.value
        }
        let value = ReadScope.with(Reader(tree: tree, index: node, phase: .measure)) { box.guide(key, size, proposal) }
        if box.storage.cachedGuides.count == NodeStorage.guideCapacity {
            box.storage.cachedGuides.removeFirst()
            layout[Int(node)].flags.insert(.evicted)
        }
        box.storage.cachedGuides.append(NodeStorage.CachedGuide(key: key, size: size, proposal: proposal, value: value))
        return value
    }

    /// A size with the alignment guides of the node at that size, which are computed when they are read.
    package func dimensions(_ node: NodeIndex, _ size: SIMD2<Double>, _ proposal: Proposal) -> ViewDimensions {
        ViewDimensions(size: size, proposal: proposal, node: node, guides: self)
    }

    @inline(__always)
    func guideValue(_ node: NodeIndex, _ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double {
        if !key.fraction.isNaN, !layout[Int(node)].flags.contains(.hasGuides) {
            return key.fraction == 0 ? 0 : key.fraction * size[key.axis]
        }
        return uncachedGuideValue(node, key, size, proposal)
    }

    @inline(never)
    private func uncachedGuideValue(_ node: NodeIndex, _ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal)
        -> Double
    {
        explicitGuide(node, key, size, proposal)
            ?? Double(
                key.id.defaultValue(
                    in:
                        ViewDimensions(size: size, proposal: proposal, node: 0, guides: nil)))
    }

    // MARK: remeasuring

    /// Drops the cached measurements of a node whose own inputs change while its parent is evaluated.
    func clearMeasureCache(_ node: NodeIndex) {
        layout[Int(node)].measurementCount = 0
        layout[Int(node)].cursor = 0
        layout[Int(node)].flags.remove([.isRigid, .evicted, .knowsPriority, .hasPriority])
        layout[Int(node)].growing = 0
        box(node).storage.spacing = nil
        box(node).forgetMeasures()
    }

    /// Remeasures every dirty node under `node`, deepest first, and invalidates its parent if a result has changed.
    func flushMeasure(_ node: NodeIndex) {
        // Before anything inside is measured: instances for removed children are removed.
        if layout[Int(node)].flags.contains(.needsLayoutChildren) { collectLayoutChildren(node) }
        while tree[node].below.contains(.measure) {
            tree[node].below.remove(.measure)
            for child in children(of: node) {
                if tree[child].own.union(tree[child].below).contains(.measure) { flushMeasure(child) }
            }
        }
        guard tree[node].own.contains(.measure) else { return }
        tree[node].own.remove(.measure)
        guard layout[Int(node)].flags.contains(.isLayout), !layout[Int(node)].flags.contains(.isExpanded) else {
            invalidateParentMeasure(node)
            return
        }
        if remeasure(node), !Fault.isSeeded(.lostUpwardDirt) { invalidateParentMeasure(node) }
    }

    private func invalidateParentMeasure(_ node: NodeIndex) {
        let layoutParent = self[node].layoutParent
        let around = layoutParent != 0 ? layoutParent : nearestLayout(around: node)
        if around != 0 { tree.invalidate(around, .measure) }
    }

    /// Remeasures the cached proposals and returns whether any result has changed.
    private func remeasure(_ node: NodeIndex) -> Bool {
        let at = Int(node)
        let box = box(node)
        let before = layout[at].flags, growing = layout[at].growing
        let measurementCount = Int(layout[at].measurementCount)
        var guides: [NodeStorage.CachedGuide] = []
        if box.storage.hasCachedGuides { swap(&guides, &box.storage.cachedGuides) }
        let spacing = box.storage.spacing
        box.storage.spacing = nil
        let first = layout[at].first
        return withUnsafeTemporaryAllocation(of: CachedMeasurement.self,
                                             capacity: NodeLayout.measurementCapacity) { old in
            if measurementCount > 1, let more = layout[at].more {
                for index in 0..<measurementCount - 1 { old[index] = more[index] }
            }
            layout[at].measurementCount = 0
            layout[at].cursor = 0
            layout[at].flags.remove([.isRigid, .evicted, .knowsPriority, .hasPriority])
            layout[at].growing = 0
            box.forgetMeasures()
            tree.invalidate(node, .place)
            invalidateDisplay(node)
            if measurementCount == 0 { return true }
            // Every cached proposal is measured, so that the cache stays complete.
            var differs =
                before.contains(.evicted) && !Fault.isSeeded(.cutoffAfterEviction)
                || measure(node, first.proposal) != first.size
            for index in 0..<measurementCount - 1 where measure(node, old[index].proposal) != old[index].size {
                differs = true
            }
            // A node that ignored an axis used one measurement for many proposals.
            if !layout[at].flags.isSuperset(of: before.intersection(.isRigid)) { differs = true }
            if growing & ~layout[at].growing != 0 { differs = true }
            if before.contains(.knowsPriority) {
                let priority = priority(node)
                if priority != 0 || before.contains(.hasPriority) { differs = true }
            }
            if let spacing, self.spacing(node).storage != spacing.storage { differs = true }
            for guide in guides {
                // A closure of the program may rely on one call for each child, in order, as by a container's layout.
                // It is not called here, and its guide is assumed to have changed.
                if guide.value != nil, !guide.key.isOfText { differs = true }
                else if explicitGuide(node, guide.key, guide.size, guide.proposal) != guide.value { differs = true }
            }
            return differs
        }
    }
}

extension ViewGraph: GuideSource {}
