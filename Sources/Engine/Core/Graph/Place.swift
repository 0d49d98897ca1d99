import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantGraph
package import Foundation

// The place phase, from parents to children: a node with its final size places its children. Origins are relative to
// the layout parent, so that moving a node does not affect its content. `setPlacement` is the only writer of origins,
// and the only place that mirrors for right-to-left layouts (I11).

extension ViewGraph {
    /// Places `row` in its layout parent, `origin` from the leading top corner of a parent of size `parentSize`.
    package func setPlacement(_ row: NodeIndex, _ origin: SIMD2<Double>, _ size: SIMD2<Double>, _ proposal: Proposal,
                              in parentSize: SIMD2<Double>) {
        var origin = origin
        let up = layout[Int(row)].parent
        if up != 0, layout[Int(up)].flags.contains(.isMirrored) { origin.x = parentSize.x - origin.x - size.x }
        let sum = origin + size
        if sum.x - sum.x == 0, sum.y - sum.y == 0 { place(row, origin, size, proposal) }
        else { placeFinite(row, origin, size, proposal) }
    }

    @inline(never)
    private func placeFinite(_ row: NodeIndex, _ origin: SIMD2<Double>, _ size: SIMD2<Double>, _ proposal: Proposal) {
        if origin.x.isFinite && origin.y.isFinite && size.x.isFinite && size.y.isFinite {
            place(row, origin, size, proposal)
            return
        }
        report(
            Diagnostic(
                what:
                    "\(box(row).name) was placed at \(origin.x), \(origin.y), \(size.x) × \(size.y) large; using 0.",
                at: path(of: row), rule: "Positions and sizes are finite.",
                fix: "Give the view a finite frame, or a container that offers one."))
        func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
        place(row, SIMD2(finite(origin.x), finite(origin.y)), SIMD2(finite(size.x), finite(size.y)), proposal)
    }

    @inline(__always)
    private func place(_ row: NodeIndex, _ origin: SIMD2<Double>, _ size: SIMD2<Double>, _ proposal: Proposal) {
        let at = layout + Int(row)
        if at.pointee.flags.contains(.isPlaced), at.pointee.origin == origin, at.pointee.size == size,
           at.pointee.proposal == proposal, !rows[row].own.contains(.place) { return }
        placeUncached(row, origin, size, proposal)
    }

    @inline(never)
    private func placeUncached(_ row: NodeIndex, _ origin: SIMD2<Double>, _ size: SIMD2<Double>, _ proposal: Proposal) {
        let at = Int(row)
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
        if moved || resized, !loop.isExact, mayAnimate || motion.transitions.count > 0 {
            motion.moves.note(row, isNew: isNew)
        }
        if moved || resized, !loop.isExact {
            layout[at].origin = origin
            if layout[at].parent != 0 { invalidateDisplay(layout[at].parent) }
            if layout[at].flags.contains(.hasGeometryObservers) { notifyGeometryObservers(row) }
        }
        if resized {
            layout[at].size = size
            layout[at].proposal = proposal
            if !loop.isExact { invalidateDisplay(row) }
        }
        layout[at].flags.insert(.isPlaced)
        if resized || rows[row].own.contains(.place) { placeChildren(row) }
    }

    func placeChildren(_ row: NodeIndex) {
        work.placed += 1
        rows[row].own.remove(.place)
        if layout[Int(row)].flags.contains(.isLeaf) || Fault.isSeeded(.keptPlacement) { return }
        guard descend(into: row) else { return }
        let reader = ReadScope.place
        let outer = reader.pointee
        reader.pointee = Reader(rows: rows, index: row, phase: .place)
        let isChecked = loop.isChecked
        if isChecked { loop.checks.placing.append(row) }
        withBox(row) { box in
            if box.childScope.isRightToLeft { layout[Int(row)].flags.insert(.isMirrored) }
            else { layout[Int(row)].flags.remove(.isMirrored) }
            layout[Int(row)].flags.remove(.hasOldProposals)
            box.place(layout[Int(row)].size, layout[Int(row)].proposal)
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
        func walk(_ row: NodeIndex) {
            if layout[Int(row)].flags.contains(.hasOldProposals) { placeChildren(row) }
            for child in children(of: row) { walk(child) }
        }
        walk(root)
        work = counted
    }

    /// Places the dirty nodes under `row`.
    func flushPlace(_ row: NodeIndex) {
        if rows[row].own.contains(.place) {
            if layout[Int(row)].flags.contains(.isPlaced) {
                invalidateDisplay(row)
                placeChildren(row)
            } else {
                rows[row].own.remove(.place)
            }
        }
        while rows[row].below.contains(.place) {
            rows[row].below.remove(.place)
            for child in children(of: row) {
                if rows[child].own.union(rows[child].below).contains(.place) { flushPlace(child) }
            }
        }
    }

    // MARK: geometry queries

    /// Maps points of `row`'s space to the space of `ancestor` (0: the root's).
    package func transform(from row: NodeIndex, to ancestor: NodeIndex = 0) -> ProjectionTransform {
        var result = ProjectionTransform()
        var at = row
        while at != 0, at != ancestor {
            let origin = layout[Int(at)].origin
            let up = layout[Int(at)].parent
            if let effect = box(at).space?.transform(in: layout[Int(at)].size) { result = result.concatenating(effect) }
            result = result.concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
            at = up
        }
        return result
    }

    /// The corner of `row` in the root's space if no transform between them rotates or scales; nil otherwise.
    private func plainOrigin(of row: NodeIndex, in ancestor: NodeIndex) -> SIMD2<Double>? {
        var sum = SIMD2<Double>()
        var at = row
        while at != 0, at != ancestor {
            if box(at).space?.transform(in: layout[Int(at)].size) != nil { return nil }
            sum += layout[Int(at)].origin
            at = layout[Int(at)].parent
        }
        return sum
    }

    /// Converts a rectangle of `row`'s space to the space of `ancestor`: if it is rotated, the bounding box of its
    /// corners.
    package func convert(_ rect: CGRect, from row: NodeIndex, to ancestor: NodeIndex = 0) -> CGRect {
        if let origin = plainOrigin(of: row, in: ancestor) { return rect.offsetBy(dx: origin.x, dy: origin.y) }
        return rect.boundingBox(through: transform(from: row, to: ancestor))
    }

    package func size(of row: NodeIndex) -> CGSize { layout[Int(row)].size.asSize }
    package func origin(of row: NodeIndex) -> CGPoint { layout[Int(row)].origin.asPoint }
    package func proposal(of row: NodeIndex) -> ProposedViewSize { layout[Int(row)].proposal.public_ }
    package func layoutParent(of row: NodeIndex) -> NodeIndex { layout[Int(row)].parent }

    package func globalFrame(of row: NodeIndex) -> CGRect {
        convert(CGRect(origin: .zero, size: size(of: row)), from: row)
    }

    /// The nearest node, from `row` upwards, whose coordinate space has the name; nil if there is none.
    func namedSpace(_ name: AnyHashable, around row: NodeIndex) -> NodeIndex? {
        for at in layoutAncestors(including: row) { if box(at).space?.isSpace(name) == true { return at } }
        return nil
    }

    /// Registers the current reader on the geometry of `row` and of its ancestors.
    func didReadPlace(of row: NodeIndex) {
        placeSource(of: row).didRead()
        mark(row, .hasGeometryObservers)
    }

    private func placeSource(of row: NodeIndex) -> Source {
        if let known = scratch.placeSources[row], rows.isLive(known.id) { return known.source }
        let source = Source()
        scratch.placeSources[row] = PlaceSource(id: rows.id(row), source: source)
        return source
    }

    /// Notifies geometry observers in `row`, whose content is drawn elsewhere though its layout has not changed.
    func transformChanged(_ row: NodeIndex) {
        if layout[Int(row)].flags.contains(.hasGeometryObservers) { notifyGeometryObservers(row) }
    }

    private func notifyGeometryObservers(_ row: NodeIndex) {
        if Fault.isSeeded(.lostGeometryNotifications) { return }
        if let known = scratch.placeSources[row], rows.isLive(known.id) { known.source.didChange() }
        for layoutChild in layoutChildren(of: row)
            where layout[Int(layoutChild)].flags.contains(.hasGeometryObservers) {
                notifyGeometryObservers(layoutChild)
            }
        for layoutChild in box(row).storage.secondaries
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
