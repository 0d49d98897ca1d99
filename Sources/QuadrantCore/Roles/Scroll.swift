import Foundation
package import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// A window on content that may be larger: shows it shifted by an offset, and clips it.
package final class ScrollBox<V: View, Column: View>: TypedBox<V> {
    private var axes: Axis.Set
    private let column: (V) -> Column
    /// How far the content is scrolled, in points: x from its leading edge, y from its top.
    package private(set) var offset = SIMD2<Double>()
    private var contentSize = SIMD2<Double>()

    package init(_ axes: Axis.Set, column first: Column, _ value: V, _ column: @escaping (V) -> Column) {
        self.axes = axes
        self.column = column
        super.init(value)
    }
    @available(*, unavailable) override package init(_ value: V) { fatalError("a scroll view needs its content") }

    override package var kind: Kind { .container }
    override func build() { graph.reconcile(row) { builder in Column._append(column(value), to: &builder) } }
    override func ignoredSides() -> Axis.Set { [] }
    override func spacing() -> ViewSpacing { .standard }
    override func priority() -> Double { 0 }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? { nil }

    private func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    private func offered(_ proposal: Proposal) -> Proposal {
        var offered = proposal
        for axis in Axis.allCases where scrolls(axis) { offered[axis] = .nan }
        return offered
    }

    override package func measure(_ proposal: Proposal) -> SIMD2<Double> {
        guard kid != 0 else { return proposal.filled(with: SIMD2()) }
        let content = graph.measure(kid, offered(proposal))
        var size = content
        for axis in Axis.allCases where scrolls(axis) && !proposal[axis].isNaN { size[axis] = proposal[axis] }
        return size
    }

    /// The farthest the content can be scrolled.
    package var limit: SIMD2<Double> {
        let insets = insets
        let size = graph.layout[Int(row)].size
        let room = SIMD2(size.x - Double(insets.leading + insets.trailing), size.y - Double(insets.top + insets.bottom))
        return pointwiseMax(contentSize - room, SIMD2())
    }

    /// Bars the scroll view touches: it reaches under them, and its content starts past them.
    private var insets: EdgeInsets {
        var insets = graph.safeArea(of: row, registering: false)
        if !scrolls(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        if !scrolls(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    override package func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        guard kid != 0 else { return }
        let offered = offered(Proposal(size))
        contentSize = graph.measure(kid, offered)
        var origin = SIMD2<Double>()
        for axis in Axis.allCases {
            if scrolls(axis) { origin[axis] = -offset[axis] }
            else { origin[axis] = (size[axis] - contentSize[axis]) / 2 }
        }
        graph.setPlacement(kid, origin, contentSize, offered, in: size)
    }

    /// Scrolls to an offset, kept within the content. Returns whether anything moved.
    package func scroll(to target: SIMD2<Double>) -> Bool {
        var target = pointwiseMin(pointwiseMax(target, SIMD2()), limit)
        for axis in Axis.allCases where !scrolls(axis) { target[axis] = 0 }
        guard target != offset else { return false }
        offset = target
        graph.invalidate(row, .place)
        return true
    }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        var inner = FragmentBuilder()
        graph.drawKids(row, into: &inner, at: SIMD2())
        guard !inner.items.isEmpty else { return }
        // Under bars the content stays visible.
        let insets = graph.safeArea(of: row)
        let visible = CGRect(x: -insets.leading, y: -insets.top, width: size.x + insets.leading + insets.trailing,
                             height: size.y + insets.top + insets.bottom)
        let frame = CGRect(origin: origin.asPoint, size: size.asSize)
        list.append(
            .effect(.clip(Path(visible), isEvenOdd: false, isAntialiased: false), Fragment(inner.items), frame: frame))
    }

    override var hitPolicy: HitPolicy { .clipped }
    override func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool {
        CGRect(origin: .zero, size: size.asSize).contains(point)
    }
    override func trait(_ key: ObjectIdentifier) -> Any? { nil }
    override var scroller: (any Scroller)? { self }
    override var absorbsSafeArea: Bool { true }
    /// `.scrollView` is the nearest scroll view around, `.scrollView(axis:)` the nearest that scrolls along the axis.
    override func isSpace(_ name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpaceName else { return false }
        return space.axis.map(scrolls) ?? true
    }
    override package var facts: [(String, String)] {
        offset == SIMD2() ? [] : [("contentOffset", "\(offset.x), \(offset.y)")]
    }
}

/// Something that scrolls, for hosts and scripts.
package protocol Scroller: AnyObject {
    var offset: SIMD2<Double> { get }
    var limit: SIMD2<Double> { get }
    func scroll(to target: SIMD2<Double>) -> Bool
}

extension ScrollBox: Scroller {}

extension ViewGraph {
    /// Scroll views, outermost first in drawing order.
    package var scrollers: [any Scroller] {
        var found: [any Scroller] = []
        func walk(_ row: UInt32) {
            if let scroller = box(row).scroller { found.append(scroller) }
            var child = rows[row].first
            while child != 0 {
                walk(child)
                child = rows[child].next
            }
        }
        if root != 0 { walk(root) }
        return found
    }
}
