import Foundation
import QuadrantGeometry
import QuadrantGraph

/// Finds the position of an element that may not be built, by its id.
struct LazySearch {
    let graph: ViewGraph

    func place(of key: AnyHashable, under row: UInt32) -> Int? {
        var before = 0
        return search(row, key, &before)
    }

    private func search(_ row: UInt32, _ key: AnyHashable, _ before: inout Int) -> Int? {
        var child = graph.rows[row].first
        while child != 0 {
            if let found = find(child, key, &before) { return found }
            child = graph.rows[child].next
        }
        return nil
    }

    private func find(_ row: UInt32, _ key: AnyHashable, _ before: inout Int) -> Int? {
        let box = graph.box(row)
        if let source = box.part?.lazySource, let elements = source.lazyElements {
            if let index = source.lazyIndex(of: key) { return before + elements.start(of: index) }
            for built in elements.built {
                var start = before + elements.start(of: built.index)
                if let found = find(built.row, key, &start) { return found }
            }
            if elements.isAligned, let found = searchUnbuilt(elements, key, before) { return found }
            before += elements.totalPlaces
            return nil
        }
        if graph.layout[Int(row)].flags.contains(.isLayout) {
            before += 1
            return nil
        }
        return search(row, key, &before)
    }
}

extension LazySearch {
    /// Sections that are not built are built for the search: their rows are not.
    private func searchUnbuilt(_ elements: LazyElements, _ key: AnyHashable, _ before: Int) -> Int? {
        let there = Set(elements.built.map(\.index))
        for index in 0..<min(elements.count, 10_000) where !there.contains(index) {
            guard let row = elements.row(of: index, making: true) else { continue }
            var start = before + elements.start(of: index)
            let found = find(row, key, &start)
            elements.remove(index) { graph.remove($0) }
            if let found { return found }
        }
        return nil
    }
}

extension ViewGraph {
    /// How far along an axis a lazy container measures what it holds, in points from its start: outside a scroll view
    /// all that a window could hold. Nil inside one, where it fills what shows.
    func lazyReach(of row: UInt32, _ axis: Axis) -> Double? {
        var at = layout[Int(row)].parent
        while at != 0 {
            if let found = scroller(of: at), found.scrolls(axis) { return nil }
            at = layout[Int(at)].parent
        }
        viewportSource.didRead()
        return max(Double(axis == .horizontal ? loop.viewport.size.width : loop.viewport.size.height), 2_000)
    }

    /// What shows of `row` along an axis, in its own space from its leading or top edge, and who scrolls it; without a
    /// scroll view, what is in the window. What is clear of bars and margins is where pinned views stay.
    func shownInterval(of row: UInt32, _ size: SIMD2<Double>, _ axis: Axis)
        -> (interval: ClosedRange<Double>, clear: ClosedRange<Double>, scroller: (any Scroller)?)
    {
        var at = layout[Int(row)].parent
        var scroller: (any Scroller)?
        while at != 0 {
            if let found = self.scroller(of: at), found.scrolls(axis) {
                scroller = found
                break
            }
            at = layout[Int(at)].parent
        }
        let window = scroller?.window ?? CGRect(origin: .zero, size: loop.viewport.size)
        var inverse = transform(from: row, to: at)
        guard inverse.invert() else { return (0...0, 0...0, scroller) }
        let isMirrored = layout[Int(row)].flags.contains(.isMirrored)
        func interval(_ window: CGRect) -> ClosedRange<Double> {
            let rect = window.boundingBox(through: inverse)
            guard axis == .horizontal else { return Double(rect.minY)...max(Double(rect.maxY), Double(rect.minY)) }
            let low = isMirrored ? size.x - Double(rect.maxX) : Double(rect.minX)
            return low...low + max(Double(rect.width), 0)
        }
        return (interval(window), interval(scroller?.clearing ?? window), scroller)
    }
}
