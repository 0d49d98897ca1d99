import Foundation
import QuadrantGeometry
import QuadrantGraph

// The scroll targets in a scroll view, and the frames of views to scroll to.

extension ScrollModel {
    /// Marks the position as changed by the user when the movement ends, so that bindings are updated.
    func shareRest() { wasMovedByUser = true }

    /// The layout whose children are scroll targets; 0 if there is none.
    private var targetLayout: NodeIndex {
        func find(_ node: NodeIndex) -> NodeIndex {
            for child in graph.children(of: node) {
                if graph.box(child).trait(ScrollTrait.targetLayout) != nil { return child }
                if graph.scroller(of: child) == nil {
                    let found = find(child)
                    if found != 0 { return found }
                }
            }
            return 0
        }
        var at = find(node)
        if at == 0 { return 0 }
        // Inwards to the layout itself, past modifiers and wrappers.
        while at != 0 {
            let flags = graph[at].flags
            if flags.contains(.isLayout), !flags.contains(.isUnary) { return at }
            at = flags.contains(.isLayout) ? graph[at].firstLayoutChild : graph[at].firstChild
        }
        return 0
    }

    /// The scroll targets and their frames in the scroll view.
    private var targets: [(node: NodeIndex, frame: CGRect)] {
        let layout = targetLayout
        guard layout != 0 else { return [] }
        return graph.layoutChildren(of: layout).map { layoutChild in
            (layoutChild, graph.convert(CGRect(origin: .zero, size: graph.size(of: layoutChild)), from: layoutChild,
                                        to: node))
        }
    }

    private func extent(_ frame: CGRect, _ axis: Axis) -> ClosedRange<Double> {
        if axis == .vertical { return Double(frame.minY)...Double(frame.maxY) }
        return isMirrored ? size.x - Double(frame.maxX)...size.x - Double(frame.minX)
            : Double(frame.minX)...Double(frame.maxX)
    }

    /// The extents of the scroll targets along an axis near a position, as offsets of the content.
    func stops(along axis: Axis, near place: Double) -> [ClosedRange<Double>] {
        let start = Double(axis == .vertical ? settings.contentMargins.top : settings.contentMargins.leading)
        let shift = offset[axis] - start
        var seen = targets.map { extent($0.frame, axis) }.map { $0.lowerBound + shift...$0.upperBound + shift }
        let layout = targetLayout
        let container = layout == 0 ? nil : graph.box(layout).scrolledContainer
        if let container, let lines = container.lineExtents(near: place - (shiftOfLayout(layout, axis))) {
            let base = shiftOfLayout(layout, axis)
            seen = lines.map { $0.lowerBound + base...$0.upperBound + base }
        }
        return seen.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The start of a lazy layout, as an offset of the content.
    private func shiftOfLayout(_ layout: NodeIndex, _ axis: Axis) -> Double {
        let frame = graph.convert(CGRect(origin: .zero, size: graph.size(of: layout)), from: layout, to: node)
        let start = Double(axis == .vertical ? settings.contentMargins.top : settings.contentMargins.leading)
        return extent(frame, axis).lowerBound + offset[axis] - start
    }

    /// The id of the target nearest to an anchor of the viewport; without an anchor, of the first visible one.
    func targetID(at anchor: UnitPoint?, _ accepts: (AnyHashable) -> Bool) -> AnyHashable? {
        let layout = targetLayout
        guard layout != 0 else { return nil }
        let axis: Axis = scrolls(.vertical) ? .vertical : .horizontal
        let available = size[axis]
        let margin = Double(axis == .vertical ? settings.contentMargins.top : settings.contentMargins.leading)
        var best: (distance: Double, node: NodeIndex)?
        for target in targets {
            let extent = extent(target.frame, axis)
            let distance: Double
            if let anchor {
                let part = anchor.part(along: axis)
                let point = extent.lowerBound + part * (extent.upperBound - extent.lowerBound)
                distance = abs(point - part * available)
            } else {
                // The first that is partly visible.
                guard extent.upperBound > margin + 0.5 else { continue }
                distance = max(extent.lowerBound, -1e9)
            }
            if best.map({ distance < $0.distance }) ?? true { best = (distance, target.node) }
        }
        return best.flatMap { id(of: $0.node, in: layout, accepts) }
    }

    private func id(of target: NodeIndex, in layout: NodeIndex, _ accepts: (AnyHashable) -> Bool) -> AnyHashable? {
        var found: AnyHashable?
        for at in graph.ancestors(including: target) {
            if at == layout { break }
            if let key = graph.box(at).storage.key?.elementID, accepts(key) { found = key }
        }
        return found
    }

    /// The ids of the targets whose visible fraction is at least `threshold`, in order.
    package func visibleTargets(_ threshold: Double, _ accepts: (AnyHashable) -> Bool) -> [AnyHashable] {
        let layout = targetLayout
        return targets.compactMap { target in
            let shown = target.frame.intersection(window)
            let area = target.frame.width * target.frame.height
            guard area > 0, !shown.isNull, Double(shown.width * shown.height / area) >= threshold else { return nil }
            return id(of: target.node, in: layout, accepts)
        }
    }

    /// The frame of the view with an id, in the scroll view; the estimated frame if the view is not built yet.
    func rect(ofView id: AnyHashable) -> (rect: CGRect, isMade: Bool)? {
        if let target = id.base as? ScrollPlace {
            return target.frame(in: graph).map {
                let rect = $0.rect.boundingBox(through: graph.transform(from: $0.node, to: node))
                // Past the start of the content the bar above is as low as it can be.
                let given = Double(rect.minY) + offset.y > 0.5 + Double(settings.contentMargins.top)
                    ? min(settings.collapsibleBarHeight, -Double(window.minY)) : 0
                return (rect.offsetBy(dx: 0, dy: given), $0.isMade)
            }
        }
        if let found = graph.node(withID: id, under: node) {
            var rect: CGRect?
            func add(_ layoutChild: NodeIndex) {
                let shown = graph.rowFrame(around: layoutChild) ?? layoutChild
                let bounds = graph.rowCard(of: shown) ?? CGRect(origin: .zero, size: graph.size(of: shown))
                let frame = graph.convert(bounds, from: shown, to: node)
                rect = rect.map { $0.union(frame) } ?? frame
            }
            func walk(_ at: NodeIndex) {
                if graph[at].isLayout, !graph[at].isExpanded {
                    add(at)
                    return
                }
                for child in graph.children(of: at) { walk(child) }
            }
            walk(found)
            if let rect { return (rect, true) }
        }
        var result: (CGRect, Bool)?
        graph.eachNode(under: node) { at in
            guard result == nil, let rect = graph.box(at).scrolledContainer?.placeOfUnmade(id) else { return }
            result = (rect.boundingBox(through: graph.transform(from: at, to: node)), false)
        }
        return result.map { (rect: $0.0, isMade: $0.1) }
    }
}
