import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import SwiftUI

extension ChartSolver {
    /// The geometry of the whole plot and its rectangle, for the rectangle in which it is seen.
    func scrolled(_ viewport: CGRect, labelSpace: Double) -> (geometry: PlotGeometry, plot: CGRect) {
        let scrolling = model.configuration.scrolling
        guard !scrolling.axes.isEmpty else {
            return (PlotGeometry(model, size: viewport.size, labelSpace: labelSpace), viewport)
        }
        var size = viewport.size
        if let x = scrolling.scrolling(.horizontal) { size.width *= CGFloat(x.factor(model.x.domain)) }
        if let y = scrolling.scrolling(.vertical) { size.height *= CGFloat(y.factor(model.y.domain)) }
        let geometry = PlotGeometry(model, size: size, labelSpace: labelSpace)
        let offset = scrollOffset ?? model.configuration.initialOffset(geometry, viewport.size)
        return (geometry, CGRect(x: viewport.minX - offset.x, y: viewport.minY - offset.y, width: size.width,
                                 height: size.height))
    }
}

extension PlacedChart {
    /// The rectangle in which the plot is seen.
    var shown: CGRect { viewport ?? plot }
    /// What is seen of a plot that scrolls, in the plot, with a point around it; without limits along axes that do not.
    /// Nil for other plots.
    var visible: Box? {
        guard let viewport else { return nil }
        let scrolled = geometry.model.configuration.scrolling.axes
        var box = Box(viewport.offsetBy(dx: -plot.minX, dy: -plot.minY)).grown(1)
        if !scrolled.contains(.horizontal) { (box.minX, box.maxX) = (-.infinity, .infinity) }
        if !scrolled.contains(.vertical) { (box.minY, box.maxY) = (-.infinity, .infinity) }
        return box
    }
    /// The rectangle beside which the labels of an axis are: along the axis that of the whole plot.
    func labelled(_ axis: Axis) -> CGRect {
        guard let viewport else { return plot }
        return axis == .horizontal
            ? CGRect(x: plot.minX, y: viewport.minY, width: plot.width, height: viewport.height)
            : CGRect(x: viewport.minX, y: plot.minY, width: viewport.width, height: plot.height)
    }
    /// Whether a label is scrolled out of sight.
    func isOutOfSight(_ frame: CGRect, _ axis: Axis) -> Bool {
        guard let viewport = viewport ?? (geometry.model.isOnItsWay ? plot : nil) else { return false }
        return axis == .horizontal ? frame.minX < viewport.minX - 0.5 || frame.maxX > viewport.maxX + 0.5
            : frame.midY < viewport.minY - 0.5 || frame.midY > viewport.maxY + 0.5
    }
    /// Whether an annotation's mark is scrolled out of sight.
    func isOutOfSight(mark: CGRect) -> Bool {
        guard let viewport else { return false }
        return mark.maxX < viewport.minX || mark.minX > viewport.maxX || mark.maxY < viewport.minY
            || mark.minY > viewport.maxY
    }

    /// What is seen of a rectangle in the chart that moves with the plot, from its corner; nil if that is all of it. It
    /// may stand out of the plot along axes that do not scroll.
    func seen(of frame: CGRect) -> CGRect? {
        guard let viewport else { return nil }
        let scrolled = geometry.model.configuration.scrolling.axes
        var clip = viewport.offsetBy(dx: -frame.minX, dy: -frame.minY)
        if !scrolled.contains(.horizontal) { clip = clip.insetBy(dx: -1000, dy: 0) }
        if !scrolled.contains(.vertical) { clip = clip.insetBy(dx: 0, dy: -1000) }
        return clip.contains(CGRect(origin: .zero, size: frame.size)) ? nil : clip
    }

    /// What is drawn in the coordinates of the plot, where it is seen; `origin` is the corner of a view whose corner is
    /// `corner` in the chart.
    func append(_ items: Fragment, to list: inout FragmentBuilder, at origin: CGPoint, corner: CGPoint,
                _ axes: Axis.Set = [.horizontal, .vertical]) {
        let shift = CGPoint(x: plot.minX - corner.x, y: plot.minY - corner.y)
        guard let viewport else {
            list.append(.fragment(items, at: CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)))
            return
        }
        // Only what is scrolled is clipped: marks may stand out of the plot at its other sides.
        let scrolled = geometry.model.configuration.scrolling.axes.intersection(axes)
        var clip = viewport.offsetBy(dx: -corner.x, dy: -corner.y)
        if !scrolled.contains(.horizontal) { clip = clip.insetBy(dx: -1000, dy: 0) }
        if !scrolled.contains(.vertical) { clip = clip.insetBy(dx: 0, dy: -1000) }
        list.append(.effect(.clip(Path(clip), isEvenOdd: false, isAntialiased: true),
                            Fragment([.fragment(items, at: shift)]),
                            frame: CGRect(origin: origin, size: viewport.size)))
    }
}

extension AxisMarkSet {
    /// The same marks with more values, for an axis of which a part is visible.
    func scrolled(by factor: Double) -> AxisMarkSet {
        guard factor > 1, case .rule(let rule) = values, case .automatic(let count, let minimum) = rule.rule else {
            return self
        }
        var result = self
        let maximum = Double(NumberTicks.limit)
        let wanted = Int(max(0, min(Double(count ?? 5) * factor, maximum)))
        let more = AxisMarkValues.Rule.automatic(count: wanted, minimum: minimum)
        result.values = .rule(AxisMarkValues(rule: more, roundsLower: rule.roundsLower, roundsUpper: rule.roundsUpper))
        return result
    }
}
