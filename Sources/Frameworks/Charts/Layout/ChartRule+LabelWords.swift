import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import SwiftUI

/// The labels of axes in words.
extension ChartRule {
    /// How many labels are left out, and why the first of them.
    func labels(_ axis: Axis, _ roles: [ChartParts.Role]) -> [LayoutDetail] {
        var all = 0, left: [(value: PlotValue, reason: PlacedPart.LeftOut)] = []
        for (part, role) in roles.enumerated() where part < placed.frames.count {
            guard case .label(axis, let set, let entry, _) = role else { continue }
            all += 1
            guard let reason = placed.frames[part].leftOut else { continue }
            left.append((model.axis(axis).sets[set].entries[entry].value, reason))
        }
        guard let first = left.first else { return [] }
        let one: String = name(axis) + ": of " + String(all) + " labels, " + value(first.value)
        let line: String = left.count == 1 ? one + " is left out: " + words(first.reason)
            : one + " and \(left.count - 1) more are left out, the first because " + words(first.reason)
        return [LayoutDetail("labels", LayoutText(line))]
    }

    private func words(_ reason: PlacedPart.LeftOut) -> String {
        switch reason {
        case .withoutPlace: "its value has no place on the scale"
        case .beyondPlot(let end, let edge):
            "it would end at \(text(Double(end))), beyond the "
                + (edge < placed.labelled(.horizontal).maxX ? "next value" : "plot's end") + " at \(text(Double(edge)))"
        case .overlapping(let low, let high):
            "there is no space for it beside the label from \(text(Double(low))) to \(text(Double(high)))"
        case .narrowBand(let width): "its band is \(text(Double(width))) wide"
        case .abovePlot(let top): "it would start at \(text(Double(top))), above the plot"
        case .outOfSight: "it is scrolled out of sight"
        }
    }

    /// Why a label is where it is.
    func place(of entry: AxisEntry, _ label: AxisLabel, _ set: AxisSet, _ axis: Axis, _ part: PlacedPart)
        -> LayoutReason? {
        if let left = part.leftOut { return LayoutReason("it is left out: \(words(left))") }
        let scale = geometry.scale(axis)
        guard let place = scale.position(entry.value) else { return nil }
        let plot = placed.labelled(axis), size = SIMD2(Double(part.frame.width), Double(part.frame.height))
        let origin = SIMD2(Double(plot.minX), Double(plot.minY))
        let line = "its value \(value(entry.value)) is at \(text(place)) of \(text(scale.length)) "
            + (axis == .horizontal ? "from the plot's start" : "from the plot's top")
        guard axis == .horizontal else {
            if set.isInBand { return LayoutReason("at the start of the band of \(value(entry.value)), 4 from its top") }
            if set.preset == .inset || set.preset == .extended { return LayoutReason("\(line); it stands on its line") }
            let reach = Double(placed.tickReach[set.side] ?? 0), gap = label.horizontalSpacing ?? ChartSpacing.label
            let end = Arithmetic(Double(plot.maxX))
            let after = (reach > 0 ? end + Arithmetic(reach) : end) + Arithmetic(Double(gap))
            let isBetween = label.isCentered == true && entry.value.kind != .category
            let across = label.anchor != nil ? "its anchor is there"
                : isBetween ? "it is centred up to the next value" : "it is in the middle of its line"
            let above = label.anchor.map { Arithmetic(size.y) * Arithmetic(Double($0.y)) }
                ?? Arithmetic(size.y) / Arithmetic(2)
            return LayoutReason(LayoutText("\(line); it is beside the plot\(reach > 0 ? ", after the ticks" : ""), and "
                + across),
                x: set.side == .trailing && set.preset == .automatic ? after : nil,
                y: isBetween ? nil : Arithmetic(origin.y + place) - above)
        }
        let below = Arithmetic(Double(plot.maxY)) + Arithmetic(Double(label.verticalSpacing ?? ChartSpacing.label))
        let y = set.side == .bottom && set.preset != .inset ? below : nil
        let tick = Arithmetic(origin.x + place)
        if entry.value.kind == .category, label.isCentered != false, label.anchor == nil {
            return LayoutReason(LayoutText("\(line), the middle of its band; it is centred there"
                + (part.proposal.width == nil ? "" : ", truncated to the band")),
                x: part.proposal.width == nil ? tick - Arithmetic(size.x) / Arithmetic(2) : nil, y: y)
        }
        if label.isCentered == true {
            return LayoutReason(LayoutText("\(line); it is centred up to the next value"), y: y)
        }
        if set.preset == .aligned, label.anchor == nil {
            let isMoved = abs(Double(part.frame.midX) - tick.value) > 0.5
            return LayoutReason(LayoutText("\(line); it is "
                + (isMoved ? "as near to the middle of its line as the chart has space" : "centred on its line")), y: y)
        }
        if label.anchor != nil { return LayoutReason(LayoutText("\(line); its anchor is there"), y: y) }
        let spacing = Double(label.horizontalSpacing ?? ChartSpacing.label)
        return LayoutReason(LayoutText("\(line); it is \(text(spacing)) after its line"),
                            x: tick + Arithmetic(spacing), y: y)
    }
}
