import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantGraph
package import Foundation

// The place phase, from parents to children: a node with its final size places its children. Origins are relative to
// the layout parent, so that moving a node does not affect its content. `setPlacement` is the only writer of origins,
// and the only place that mirrors for right-to-left layouts (I11).

extension ViewGraph {
    /// Places `node` in its layout parent, `origin` from the leading top corner of a parent of size `parentSize`.
    package func setPlacement(_ node: NodeIndex, _ origin: SIMD2<Double>, _ size: SIMD2<Double>, _ proposal: Proposal,
                              in parentSize: SIMD2<Double>) {
        var origin = origin, size = size
        let at = layout + Int(node)
        let up = at.pointee.parent
        if up != 0, layout[Int(up)].flags.contains(.isMirrored) { origin.x = parentSize.x - origin.x - size.x }
        let sum = origin + size
        if sum.x - sum.x != 0 || sum.y - sum.y != 0 { makeFinite(&origin, &size, node) }
        if at.pointee.flags.contains(.isPlaced), at.pointee.origin == origin, at.pointee.size == size,
           at.pointee.proposal == proposal, !tree[node].own.contains(.place) { return }
        placeUncached(node, origin, size, proposal)
    }

    /// Replaces what is not a finite number by 0. Finite numbers may have an infinite sum.
    @inline(never)
    private func makeFinite(_ origin: inout SIMD2<Double>, _ size: inout SIMD2<Double>, _ node: NodeIndex) {
        if origin.x.isFinite && origin.y.isFinite && size.x.isFinite && size.y.isFinite { return }
        report(
            Diagnostic(
                what:
                    "\(box(node).name) was placed at \(origin.x), \(origin.y), \(size.x) × \(size.y) large; using 0.",
                at: path(of: node), rule: "Positions and sizes are finite.",
                fix: "Give the view a finite frame, or a container that offers one."))
        func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
        origin = SIMD2(finite(origin.x), finite(origin.y))
        size = SIMD2(finite(size.x), finite(size.y))
    }

    @inline(never)
    private func placeUncached(_ node: NodeIndex, _ origin: SIMD2<Double>, _ size: SIMD2<Double>,
                               _ proposal: Proposal) {
        let at = Int(node)
        let isNew = !layout[at].flags.contains(.isPlaced)
        let moved = isNew || layout[at].origin != origin
        var resized = isNew || layout[at].size != size
        if !resized, layout[at].proposal != proposal {
            layout[at].proposal = proposal
            // The content of a rigid node does not depend on its proposal.
            if layout[at].flags.contains(.isRigid), !loop.isExact {
                if !layout[at].flags.contains(.isLeaf) {
                    layout[at].flags.insert(.hasOldProposals)
                    loop.hasOldProposals = true
                }
            } else {
                resized = true
            }
        }
        if moved || resized, !loop.isExact {
            if followsPlaces { observer.willPlace(node, isNew: isNew) }
            layout[at].origin = origin
            if layout[at].parent != 0 { invalidateDisplay(layout[at].parent) }
            if layout[at].flags.contains(.hasGeometryObservers) { notifyGeometryObservers(node) }
        }
        if resized {
            layout[at].size = size
            layout[at].proposal = proposal
            if !loop.isExact { invalidateDisplay(node) }
        }
        layout[at].flags.insert(.isPlaced)
        if resized, preferences.leavesWrite, layout[at].flags.contains(.isLeaf), !loop.isExact {
            withBox(node) { $0.place(size, proposal) }
        }
        if resized || tree[node].own.contains(.place) { placeChildren(node) }
    }

    func placeChildren(_ node: NodeIndex) {
        work.placed += 1
        tree[node].own.remove(.place)
        if layout[Int(node)].flags.contains(.isLeaf) || Fault.isSeeded(.keptPlacement) { return }
        guard descend(into: node) else { return }
        let reader = ReadScope.place
        let outer = reader.pointee
        reader.pointee = Reader(tree: tree, index: node, phase: .place)
        let isChecked = loop.isChecked
        if isChecked { loop.checks.placing.append(node) }
        recordingCost(of: node, .placing) {
            withBox(node) { box in
                if box.childScope.isRightToLeft { layout[Int(node)].flags.insert(.isMirrored) }
                else { layout[Int(node)].flags.remove(.isMirrored) }
                layout[Int(node)].flags.remove(.hasOldProposals)
                box.place(layout[Int(node)].size, layout[Int(node)].proposal)
            }
        }
        if isChecked { loop.checks.placing.removeLast() }
        reader.pointee = outer
        loop.depth -= 1
    }

    /// Places nodes again that were skipped because only their proposal had changed, so that every stored proposal is
    /// current.
    package func refreshProposals() {
        guard loop.hasOldProposals, root != 0 else { return }
        loop.hasOldProposals = false
        loop.isExact = true
        defer { loop.isExact = false }
        let counted = work
        func walk(_ node: NodeIndex) {
            if layout[Int(node)].flags.contains(.hasOldProposals) { placeChildren(node) }
            for child in children(of: node) { walk(child) }
        }
        walk(root)
        work = counted
    }

    /// Places the dirty nodes under `node`.
    func flushPlace(_ node: NodeIndex) {
        if tree[node].own.contains(.place) {
            if layout[Int(node)].flags.contains(.isPlaced) {
                invalidateDisplay(node)
                placeChildren(node)
            } else {
                tree[node].own.remove(.place)
            }
        }
        while tree[node].below.contains(.place) {
            tree[node].below.remove(.place)
            // Backgrounds and overlays after the content, where they may have anchors.
            var hasSecondary = false
            for child in children(of: node) where tree[child].own.union(tree[child].below).contains(.place) {
                if layout[Int(child)].flags.contains(.isSecondary) { hasSecondary = true } else { flushPlace(child) }
            }
            if !hasSecondary { continue }
            for child in children(of: node) where layout[Int(child)].flags.contains(.isSecondary)
                && tree[child].own.union(tree[child].below).contains(.place) { flushPlace(child) }
        }
    }

    // MARK: geometry queries

    /// Maps points of `node`'s space to the space of `ancestor` (0: the root's).
    package func transform(from node: NodeIndex, to ancestor: NodeIndex = 0) -> ProjectionTransform {
        var result = ProjectionTransform()
        var at = node
        while at != 0, at != ancestor {
            let origin = layout[Int(at)].origin
            let up = layout[Int(at)].parent
            if let effect = box(at).space?.transform(in: layout[Int(at)].size) { result = result.concatenating(effect) }
            result = result.concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
            at = up
        }
        return result
    }

    /// The corner of `node` in the root's space if no transform between them rotates or scales; nil otherwise.
    private func plainOrigin(of node: NodeIndex, in ancestor: NodeIndex) -> SIMD2<Double>? {
        var sum = SIMD2<Double>()
        var at = node
        while at != 0, at != ancestor {
            if box(at).space?.transform(in: layout[Int(at)].size) != nil { return nil }
            sum += layout[Int(at)].origin
            at = layout[Int(at)].parent
        }
        return sum
    }

    /// Converts a rectangle of `node`'s space to the space of `ancestor`: if it is rotated, the bounding box of its
    /// corners.
    package func convert(_ rect: CGRect, from node: NodeIndex, to ancestor: NodeIndex = 0) -> CGRect {
        if let origin = plainOrigin(of: node, in: ancestor) { return rect.offsetBy(dx: origin.x, dy: origin.y) }
        return rect.boundingBox(through: transform(from: node, to: ancestor))
    }

    /// The size that the node was placed in, before transforms, in points.
    package func size(of node: NodeIndex) -> CGSize { layout[Int(node)].size.asSize }
    /// The leading top corner in the layout parent, in points.
    package func origin(of node: NodeIndex) -> CGPoint { layout[Int(node)].origin.asPoint }
    /// The proposal with which it was placed.
    package func proposal(of node: NodeIndex) -> ProposedViewSize { layout[Int(node)].proposal.public_ }
    /// The node that places it; 0 for the root.
    package func layoutParent(of node: NodeIndex) -> NodeIndex { layout[Int(node)].parent }

    /// The bounding box in the window, in points, through all transforms and scrolling. Costs a walk to the root.
    package func globalFrame(of node: NodeIndex) -> CGRect {
        convert(CGRect(origin: .zero, size: size(of: node)), from: node)
    }

    /// The nearest node, from `node` upwards, whose coordinate space has the name; nil if there is none.
    func namedSpace(_ name: AnyHashable, around node: NodeIndex) -> NodeIndex? {
        for at in layoutAncestors(including: node) { if box(at).space?.isSpace(name) == true { return at } }
        return nil
    }

    /// Registers the current reader on the geometry of `node` and of its ancestors.
    func didReadPlace(of node: NodeIndex) {
        placeSource(of: node).didRead()
        mark(node, .hasGeometryObservers)
    }

    private func placeSource(of node: NodeIndex) -> Source {
        if let known = scratch.placeSources[node], tree.isLive(known.id) { return known.source }
        let source = Source()
        scratch.placeSources[node] = PlaceSource(id: tree.id(node), source: source)
        return source
    }

    /// Notifies geometry observers in `node`, whose content is drawn elsewhere though its layout has not changed.
    func transformChanged(_ node: NodeIndex) {
        if layout[Int(node)].flags.contains(.hasGeometryObservers) { notifyGeometryObservers(node) }
    }

    private func notifyGeometryObservers(_ node: NodeIndex) {
        if Fault.isSeeded(.lostGeometryNotifications) { return }
        if let known = scratch.placeSources[node], tree.isLive(known.id) { known.source.didChange() }
        for layoutChild in layoutChildren(of: node)
            where layout[Int(layoutChild)].flags.contains(.hasGeometryObservers) {
                notifyGeometryObservers(layoutChild)
            }
        for layoutChild in box(node).storage.secondaries
            where layout[Int(layoutChild)].flags.contains(.hasGeometryObservers) {
            notifyGeometryObservers(layoutChild)
        }
    }
}

extension CGRect {
    /// The bounding box of the four corners after `transform`.
    package func boundingBox(through transform: ProjectionTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)
        ]
        .map { $0.applying(transform) }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}

struct PlaceSource {
    let id: NodeID
    let source: Source
}
