package import Foundation
import QuadrantGeometry
package import QuadrantGraph
package import QuadrantDisplayList

// The display phase. It runs once per frame, when no other phase is dirty.

extension ViewGraph {
    func invalidateDisplay(_ start: NodeIndex) {
        var node = start
        while node != 0, !layout[Int(node)].flags.contains(.needsDisplay) {
            layout[Int(node)].flags.insert(.needsDisplay)
            let up = layout[Int(node)].parent
            node = up != 0 ? up : tree[node].parent
        }
    }

    /// The distance in points from the window's edge within which texts are still drawn: glyphs may extend beyond their
    /// line.
    private static let unseenMargin: CGFloat = 400

    /// The display list of the tree. Only nodes with a dirty display phase are drawn again.
    package func display() -> Fragment {
        guard root != 0 else { return .empty }
        flushDisplayReads(root)
        if !layout[Int(root)].flags.contains(.needsDisplay), let kept = box(root).storage.fragment { return kept }
        let seen = configuration.leavesOutUnseen
            ? CGRect(origin: .zero, size: loop.viewport.size)
                .insetBy(dx: -Self.unseenMargin, dy: -Self.unseenMargin) : nil
        let dirty = loop.changes == nil ? [] : dirtyLeaves
        let fragment = fragment(of: root, seen: seen).fragment
        for node in dirty where !layout[Int(node)].flags.contains(.needsDisplay) { loop.changes?.drew(tree.id(node)) }
        // The root may have been marked dirty from below; the flag must not remain set.
        clearDisplay(root)
        return fragment
    }

    /// The leaves that are to be drawn, for the record of changes.
    private var dirtyLeaves: [NodeIndex] {
        var found: [NodeIndex] = []
        eachNode { node, _ in
            if layout[Int(node)].flags.isSuperset(of: [.isLeaf, .needsDisplay]) { found.append(node) }
        }
        return found
    }

    /// Invalidates the display of nodes that read changed values while drawing.
    private func flushDisplayReads(_ node: NodeIndex) {
        if tree[node].own.contains(.display) {
            tree[node].own.remove(.display)
            invalidateDisplay(node)
        }
        guard tree[node].below.contains(.display) else { return }
        tree[node].below.remove(.display)
        for child in children(of: node) {
            if tree[child].own.union(tree[child].below).contains(.display) { flushDisplayReads(child) }
        }
    }

    private func clearDisplay(_ node: NodeIndex) { layout[Int(node)].flags.remove(.needsDisplay) }

    /// `seen` is the visible rectangle, relative to the node's origin, outside of which items may be omitted. A
    /// fragment with gaps is valid at this position only, and is not cached.
    private func fragment(of node: NodeIndex, seen: CGRect?) -> (fragment: Fragment, hasGaps: Bool) {
        let box = box(node)
        if !layout[Int(node)].flags.contains(.needsDisplay), let kept = box.storage.fragment { return (kept, false) }
        layout[Int(node)].flags.remove(.needsDisplay)
        var list = FragmentBuilder()
        list.seen = seen
        if seen == nil { list.items.reserveCapacity(Int(layout[Int(node)].layoutChildCount)) }
        guard descend(into: node) else { return (.empty, false) }
        recordingCost(of: node, .drawing) { box.draw(presentedSize(of: node), into: &list, at: SIMD2()) }
        loop.depth -= 1
        let fragment = Fragment(list.items)
        box.storage.fragment = list.hasGaps ? nil : fragment
        return (fragment, list.hasGaps)
    }

    /// The origin at which `node` is drawn: its layout origin plus the offset of a running animation.
    @inline(__always)
    package func presentedOrigin(of node: NodeIndex) -> SIMD2<Double> {
        let at = layout + Int(node)
        guard at.pointee.flags.contains(.isMoving) else { return at.pointee.origin }
        return at.pointee.origin + observer.shownDifference(of: node).origin
    }

    /// The size that is shown, in points: on its way to the size of the layout while that is animated.
    @inline(__always)
    package func presentedSize(of node: NodeIndex) -> SIMD2<Double> {
        let at = layout + Int(node)
        guard at.pointee.flags.contains(.isMoving) else { return at.pointee.size }
        return pointwiseMax(at.pointee.size + observer.shownDifference(of: node).size, SIMD2())
    }

    /// Draws `node` at its position in the layout parent.
    func draw(_ node: NodeIndex, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        if layout[Int(node)].flags.contains(.isFading), !scratch.isFadeDrawn {
            let opacity = observer.shownOpacity(of: node)
            if opacity < 1 {
                drawFading(node, opacity, into: &list, at: origin)
                return
            }
        }
        scratch.isFadeDrawn = false
        let flags = layout[Int(node)].flags
        let at = origin + presentedOrigin(of: node)
        if flags.contains(.isLayout), flags.isDisjoint(with: [.isUnary, .isLeaf]) {
            let (fragment, hasGaps) = fragment(of: node, seen: list.seen?.offsetBy(dx: -at.x, dy: -at.y))
            if hasGaps { list.hasGaps = true }
            if !fragment.isEmpty { list.items.append(.fragment(fragment, at: at.asPoint)) }
        } else {
            // A leaf with an unchanged drawing is only appended again to the fragment that contains it.
            if flags.isSuperset(of: [.isLeaf, .needsDisplay]) { work.drawn += 1 }
            layout[Int(node)].flags.remove(.needsDisplay)
            guard descend(into: node) else { return }
            let size = presentedSize(of: node)
            recordingCost(of: node, .drawing) { withBox(node) { $0.draw(size, into: &list, at: at) } }
            loop.depth -= 1
        }
    }

    /// Draws a view that fades because it is inserted or removed without a transition.
    private func drawFading(_ node: NodeIndex, _ opacity: Double, into list: inout FragmentBuilder,
                            at origin: SIMD2<Double>) {
        var inner = FragmentBuilder()
        scratch.isFadeDrawn = true
        draw(node, into: &inner, at: SIMD2())
        guard !inner.items.isEmpty else { return }
        let frame = CGRect(origin: origin.asPoint, size: presentedSize(of: node).asSize)
        list.append(.effect(.opacity(max(opacity, 0)), Fragment(inner.items), frame: frame))
    }

    /// The children of `node` and its exiting nodes at their former positions, back to front.
    func drawOrder(of node: NodeIndex) -> [NodeIndex] {
        var order = Array(layoutChildren(of: node))
        for exitingNode in box(node).storage.exitingNodes.reversed() {
            order.insert(exitingNode.node, at: min(exitingNode.place, order.count))
        }
        return sortedByZIndex(order)
    }

    /// The children of `node`, back to front: by z index, then in the order given.
    func paintOrder(of node: NodeIndex) -> [NodeIndex] { sortedByZIndex(Array(layoutChildren(of: node))) }

    private func sortedByZIndex(_ nodes: [NodeIndex]) -> [NodeIndex] {
        guard loop.hasZIndexes, nodes.count > 1 else { return nodes }
        let indexes: [Double] = nodes.map { zIndex(of: $0) }
        let order = nodes.indices.sorted { (a: Int, b: Int) -> Bool in
            indexes[a] == indexes[b] ? a < b : indexes[a] < indexes[b]
        }
        return order.map { nodes[$0] }
    }

    /// The z index of a node in its container; 0 where none is set.
    package func zIndex(of node: NodeIndex) -> Double {
        guard loop.hasZIndexes, let index = trait(ZIndexTrait.id, of: node) as? Double, !index.isNaN else { return 0 }
        return index
    }
}

/// Collects the display items of a fragment. Positions are in points from the fragment's origin.
package struct FragmentBuilder {
    /// The items so far, in drawing order.
    package var items: [DisplayItem] = []
    /// The visible rectangle, outside of which items may be omitted; nil to draw everything.
    package var seen: CGRect?
    /// Whether items were omitted.
    package var hasGaps = false
    package init() {}
    /// Adds an item in front of the others.
    package mutating func append(_ item: consuming DisplayItem) { items.append(item) }

    /// Whether a rectangle is outside of the visible rectangle.
    package func isUnseen(_ origin: SIMD2<Double>, _ size: SIMD2<Double>) -> Bool {
        guard let seen else { return false }
        return origin.x > seen.maxX || origin.y > seen.maxY || origin.x + size.x < seen.minX
            || origin.y + size.y < seen.minY
    }
}
