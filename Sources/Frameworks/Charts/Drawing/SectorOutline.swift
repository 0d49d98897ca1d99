import Foundation
import QuadrantGeometry
import SwiftUI

/// The outline of a sector, whose sides keep a distance from the radii through its ends.
struct SectorOutline {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    /// The turns at its ends, clockwise from the top.
    let turns: ClosedRange<Double>
    /// The distance of each side from its radius.
    let inset: CGFloat
    let corner: CGFloat

    init?(_ record: MarkRecord, in geometry: PlotGeometry) {
        guard let sector = record.sector, let turns = geometry.model.sectors[record.index],
              turns.upperBound > turns.lowerBound else { return nil }
        let circle = geometry.circle
        center = circle.center
        outer = sector.outer.length(in: circle.radius, automatic: 1, insetEnds: 1)
        inner = min(outer, sector.inner.length(in: outer, automatic: 0, insetEnds: 1))
        self.turns = turns
        let isWhole = turns.upperBound - turns.lowerBound > 1 - 1e-9
        inset = isWhole || !sector.inset.isFinite ? 0 : max(0, sector.inset)
        corner = max(0, record.style.corner?.radius ?? 0)
        if outer <= 0 { return nil }
    }

    private func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }
    private var from: CGFloat { CGFloat(turns.lowerBound) * 2 * .pi }
    private var to: CGFloat { CGFloat(turns.upperBound) * 2 * .pi }

    /// The angle by which a point on a side at this radius differs from the side's radius.
    private func shift(_ distance: CGFloat, _ radius: CGFloat) -> CGFloat {
        radius > distance ? asin(distance / radius) : .pi / 2
    }

    /// The middle of the sector.
    var middle: CGPoint { point((inner + outer) / 2, (from + to) / 2) }

    var path: Path {
        if to - from > 2 * .pi - 1e-6 { return ring }
        return corner > 0 ? rounded : sharp
    }

    private var ring: Path {
        var path = Path(ellipseIn: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer,
                                          height: 2 * outer))
        if inner > 0 {
            path.addArc(center: center, radius: inner, startAngle: .zero, endAngle: .degrees(360), clockwise: true)
            path.closeSubpath()
        }
        return path
    }

    /// Angles of SwiftUI's arcs are counted from the positive x axis.
    private func arc(_ angle: CGFloat) -> Angle { .radians(Double(angle) - .pi / 2) }

    private var sharp: Path {
        let outerShift = shift(inset, outer)
        guard from + outerShift < to - outerShift else { return Path() }
        var path = Path()
        path.move(to: point(outer, from + outerShift))
        path.addArc(center: center, radius: outer, startAngle: arc(from + outerShift), endAngle: arc(to - outerShift),
                    clockwise: false)
        addInnerEdge(&path)
        path.closeSubpath()
        return path
    }

    /// The radius at which both sides meet, where there is no inner arc.
    private var apex: CGFloat {
        let half = (to - from) / 2
        return inset == 0 ? 0 : min(outer, inset / sin(min(half, .pi / 2)))
    }

    private func addInnerEdge(_ path: inout Path) {
        let innerShift = shift(inset, inner)
        if inner > 0, inner > inset, from + innerShift < to - innerShift {
            path.addLine(to: point(inner, to - innerShift))
            path.addArc(center: center, radius: inner, startAngle: arc(to - innerShift),
                        endAngle: arc(from + innerShift), clockwise: true)
        } else {
            path.addLine(to: point(max(apex, 0), (from + to) / 2))
        }
    }

    /// Circles of the corners' radius touch both arcs and both sides from inside.
    private var rounded: Path {
        let half = (to - from) / 2
        // A corner is at most half as large as the sector is thick, and fits between the sides.
        var radius = min(corner, (outer - inner) / 2)
        let sine = sin(min(half, .pi / 2))
        radius = min(radius, max(0, (outer * sine - inset) / (1 + sine)))
        guard radius > 0.01 else { return sharp }
        let outerShift = shift(inset + radius, outer - radius)
        guard from + outerShift <= to - outerShift + 1e-6 else { return sharp }
        var path = Path()
        func addCorner(_ distance: CGFloat, _ angle: CGFloat, _ start: CGFloat, _ end: CGFloat) {
            let middle = point(distance, angle)
            path.addArc(center: middle, radius: radius, startAngle: arc(start), endAngle: arc(end), clockwise: false)
        }
        // The leading outer corner: from its side (facing back, a quarter turn against the direction) to the arc.
        addCorner(outer - radius, from + outerShift, from - .pi / 2, from + outerShift)
        path.addArc(center: center, radius: outer, startAngle: arc(from + outerShift), endAngle: arc(to - outerShift),
                    clockwise: false)
        addCorner(outer - radius, to - outerShift, to - outerShift, to + .pi / 2)
        // The inner corners are as large as the space between the sides allows.
        radius = sine < 1 ? min(radius, (inner * sine - inset) / (1 - sine)) : radius
        if inner > 0, radius > 0 {
            let innerShift = shift(inset + radius, inner + radius)
            addCorner(inner + radius, to - innerShift, to + .pi / 2, to - innerShift + .pi)
            path.addArc(center: center, radius: inner, startAngle: arc(to - innerShift),
                        endAngle: arc(from + innerShift), clockwise: true)
            addCorner(inner + radius, from + innerShift, from + innerShift + .pi, from + 1.5 * .pi)
        } else {
            path.addLine(to: point(apex, (from + to) / 2))
        }
        path.closeSubpath()
        return path
    }
}
