import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import SwiftUI

/// Draws the grid lines and the ticks of axes, in the coordinates of the plot.
struct AxisLineDrawer {
    let placed: PlacedChart
    let environment: EnvironmentValues

    /// The width of lines without a stroke of their own, and the dashes of vertical ones, in points; measured.
    static let width: CGFloat = 0.5
    static let dash: [CGFloat] = [2, 2]

    private var model: ChartModel { placed.geometry.model }
    private var size: CGSize { placed.geometry.size }

    func drawGrid(into list: inout FragmentBuilder) {
        for axis in [Axis.vertical, .horizontal] {
            for set in model.axis(axis).sets {
                if let border = set.borderLine {
                    for place in borders(axis) { line(axis, place, border, into: &list) }
                }
                for entry in set.entries {
                    for grid in entry.lines {
                        guard let place = place(entry, axis, grid.line.isCentered) else { continue }
                        line(axis, place, grid, into: &list)
                    }
                }
            }
        }
    }

    func drawTicks(_ axis: Axis, into list: inout FragmentBuilder) {
        for set in model.axis(axis).sets {
            if let (border, length) = set.borderTick {
                for place in borders(axis) { tick(axis, set.side, place, border, length, into: &list) }
            }
            for entry in set.entries {
                for tick in entry.ticks {
                    guard let place = place(entry, axis, tick.line.line.isCentered) else { continue }
                    self.tick(axis, set.side, place, tick.line, tick.length, into: &list)
                }
            }
        }
    }

    /// The borders of the bands of categories.
    private func borders(_ axis: Axis) -> [Double] {
        let scale = placed.geometry.scale(axis)
        guard case .categories(let domain) = scale.domain, !domain.names.isEmpty,
              domain.names.count <= NumberTicks.limit else { return [] }
        return (0...domain.names.count).map {
            scale.start + (scale.end - scale.start) * Double($0) / Double(domain.names.count)
        }
    }

    /// The place of a line: that of its value, or, for a centred one at a date, the middle up to the next one. Those at
    /// numbers are not moved (a picture of iOS 18).
    private func place(_ entry: AxisEntry, _ axis: Axis, _ isCentered: Bool?) -> Double? {
        let scale = placed.geometry.scale(axis)
        guard let place = scale.position(entry.value) else { return nil }
        guard isCentered == true, entry.value.kind == .date else { return place }
        return entry.next.flatMap { scale.position($0) }.map { (place + $0) / 2 }
    }

    private func line(_ axis: Axis, _ place: Double, _ line: AxisEntryLine, into list: inout FragmentBuilder) {
        var from: CGPoint, to: CGPoint
        if axis == .horizontal {
            from = CGPoint(x: place, y: -(placed.extensions[.top] ?? 0))
            to = CGPoint(x: place, y: Double(size.height + (placed.extensions[.bottom] ?? 0)))
        } else {
            from = CGPoint(x: Double(-(placed.extensions[.leading] ?? 0)), y: place)
            to = CGPoint(x: Double(size.width + (placed.extensions[.trailing] ?? 0)), y: place)
        }
        draw(from, to, axis, line, phase: 0, into: &list)
    }

    private func tick(_ axis: Axis, _ side: PlotSide, _ place: Double, _ line: AxisEntryLine,
                      _ length: AxisTick.Length.Value, into list: inout FragmentBuilder) {
        let natural = placed.tickLengths[side] ?? 0
        let full: CGFloat, isOwn: Bool
        if let own = length.ownLength(axis) {
            (full, isOwn) = (own, true)
        } else if case .label(let more) = length {
            (full, isOwn) = (natural + more, false)
        } else if case .maxLabel(let more) = length {
            (full, isOwn) = (natural + more, false)
        } else {
            (full, isOwn) = (natural, false)
        }
        guard full != 0, full.isFinite else { return }
        let from: CGPoint, to: CGPoint
        switch side {
        case .bottom: (from, to) = (CGPoint(x: place, y: size.height), CGPoint(x: place, y: size.height + full))
        case .top: (from, to) = (CGPoint(x: place, y: 0), CGPoint(x: place, y: -full))
        case .leading: (from, to) = (CGPoint(x: 0, y: place), CGPoint(x: -full, y: place))
        case .trailing: (from, to) = (CGPoint(x: size.width, y: place), CGPoint(x: size.width + full, y: place))
        }
        var line = line
        // A tick of a length of its own is short, and solid (a guess).
        if isOwn, line.line.stroke == nil { line.line.stroke = StrokeStyle(lineWidth: Self.width) }
        draw(from, to, axis, line, phase: side == .bottom ? size.height : 0, into: &list)
    }

    private func draw(_ from: CGPoint, _ to: CGPoint, _ axis: Axis, _ line: AxisEntryLine, phase: CGFloat,
                      into list: inout FragmentBuilder) {
        guard [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite) else { return }
        let stroke = line.line.stroke ?? StrokeStyle(
            lineWidth: Self.width, dash: axis == .horizontal ? Self.dash : [],
            dashPhase: axis == .horizontal ? phase.truncatingRemainder(dividingBy: 4) : 0)
        var path = Path()
        let shift = line.style.offset
        path.move(to: CGPoint(x: from.x + shift.width, y: from.y + shift.height))
        path.addLine(to: CGPoint(x: to.x + shift.width, y: to.y + shift.height))
        let style = line.style.foreground ?? AnyShapeStyle(Color(system: .tertiaryLabel))
        let resolved = style.resolvedStyle(in: environment, rect: path.boundingRect)
        list.append(path, frame: CGRect(origin: .zero, size: size), stroke: stroke, fill: FillStyle(), resolved)
    }
}
