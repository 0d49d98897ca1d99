import Foundation
import QuadrantGeometry
import SwiftUI

/// Places the labels of both axes, and leaves out those for which there is no space.
struct LabelPlacer {
    let solver: ChartSolver
    let size: CGSize

    func place(_ placed: inout PlacedChart) {
        for axis in [Axis.horizontal, .vertical] {
            var rivals: [Int: [LabelRival]] = [:]
            for label in solver.labels(axis) {
                let set = solver.model.axis(axis).sets[label.set]
                let entry = set.entries[label.entry], own = entry.labels[label.label]
                var part = axis == .horizontal ? horizontal(label.part, set, entry, own, placed)
                    : vertical(label.part, set, entry, own, placed)
                part.frame.origin.x += solver.model.isRightToLeft ? -own.offset.width : own.offset.width
                part.frame.origin.y += own.offset.height
                if placed.isOutOfSight(part.frame, axis) {
                    (part.isHidden, part.leftOut) = (true, .outOfSight)
                }
                placed.frames[label.part] = part
                if !part.isHidden, let rival = LabelRival(label.part, part.frame, axis, own.label, entry, set) {
                    rivals[label.set, default: []].append(rival)
                }
            }
            for (_, labels) in rivals {
                for (part, winner) in LabelRival.losers(labels) {
                    placed.frames[part].isHidden = true
                    placed.frames[part].leftOut = .overlapping(winner.low, winner.high)
                }
            }
        }
    }

    private func hidden(_ part: Int, _ reason: PlacedPart.LeftOut) -> PlacedPart {
        PlacedPart(frame: CGRect(origin: .zero, size: solver.measure(part, .unspecified)), isHidden: true,
                   leftOut: reason)
    }

    // MARK: x

    private func horizontal(_ index: Int, _ set: AxisSet, _ entry: AxisEntry, _ own: AxisEntryLabel,
                            _ placed: PlacedChart) -> PlacedPart {
        // From right to left, places are those of the same chart from left to right, mirrored at the end.
        guard solver.model.isRightToLeft else {
            return horizontal(index, set, entry, own.label, placed.geometry.x, placed.labelled(.horizontal))
        }
        let plot = placed.labelled(.horizontal).mirrored(in: size.width)
        var part = horizontal(index, set, entry, own.label, placed.geometry.x.mirrored, plot)
        if !part.isHidden { part.frame = part.frame.mirrored(in: size.width) }
        if case .beyondPlot(let end, let edge) = part.leftOut {
            part.leftOut = .beyondPlot(size.width - end, size.width - edge)
        }
        return part
    }

    private func horizontal(_ index: Int, _ set: AxisSet, _ entry: AxisEntry, _ label: AxisLabel, _ scale: PlacedScale,
                            _ plot: CGRect) -> PlacedPart {
        guard let place = scale.position(entry.value) else { return hidden(index, .withoutPlace) }
        let natural = solver.measure(index, .unspecified)
        let gap = label.verticalSpacing ?? ChartSpacing.label
        func y(_ height: CGFloat) -> CGFloat {
            switch (set.preset, set.side) {
            case (.inset, .top): plot.minY + gap
            case (.inset, _): plot.maxY - gap - height
            case (_, .top): plot.minY - gap - height
            default: plot.maxY + gap
            }
        }
        let isCategory = entry.value.kind == .category
        let tick = plot.minX + CGFloat(place)
        if let anchor = label.anchor {
            return PlacedPart(frame: CGRect(x: tick + (label.horizontalSpacing ?? 0) - natural.width * anchor.x,
                                            y: y(natural.height), width: natural.width, height: natural.height))
        }
        if isCategory, label.isCentered != false {
            return category(index, natural, entry, scale, plot, label, y)
        }
        if label.isCentered == true {
            guard let next = entry.next, let end = scale.position(next) else { return hidden(index, .withoutPlace) }
            let middle = plot.minX + CGFloat((place + end) / 2)
            return PlacedPart(frame: CGRect(x: middle - natural.width / 2, y: y(natural.height), width: natural.width,
                                            height: natural.height))
        }
        if set.preset == .aligned {
            // Labels stay in the chart, and in the middle of their lines where they can: over an axis beside the plot.
            let corner = max(0, min(tick - natural.width / 2, size.width - natural.width))
            return PlacedPart(frame: CGRect(x: corner, y: y(natural.height), width: natural.width,
                                            height: natural.height))
        }
        var edge = plot.maxX
        if label.collision.value == .truncate, let next = entry.next.flatMap({ scale.position($0) }), next > place {
            edge = min(edge, plot.minX + CGFloat(next))
        }
        return afterTick(index, natural, tick + (label.horizontalSpacing ?? ChartSpacing.label), entry, label,
                         upTo: edge, y)
    }

    /// A label that follows its tick. What does not fit in the plot is left out; a date with some space is truncated.
    private func afterTick(_ index: Int, _ natural: CGSize, _ x: CGFloat, _ entry: AxisEntry, _ label: AxisLabel,
                           upTo edge: CGFloat, _ y: (CGFloat) -> CGFloat) -> PlacedPart {
        // Half a point more, as widths of texts are rounded up.
        let space = edge - x + 0.5
        if label.collision.value == .truncate, natural.width > space, space > 0 {
            let proposal = ProposedViewSize(width: space, height: nil), own = solver.measure(index, proposal)
            return PlacedPart(frame: CGRect(x: x, y: y(own.height), width: own.width, height: own.height),
                              proposal: proposal)
        }
        if natural.width <= space || label.collision.value == .disabled {
            return PlacedPart(frame: CGRect(x: x, y: y(natural.height), width: natural.width, height: natural.height))
        }
        guard entry.value.kind == .date, space >= ChartSpacing.minimumTruncated else {
            return hidden(index, .beyondPlot(x + natural.width, edge))
        }
        let proposal = ProposedViewSize(width: space, height: nil), truncated = solver.measure(index, proposal)
        return PlacedPart(frame: CGRect(x: x, y: y(truncated.height), width: truncated.width,
                                        height: truncated.height), proposal: proposal)
    }

    /// A label in the middle of a band, truncated to it. One that gives way to others, or to none, has its own width.
    private func category(_ index: Int, _ natural: CGSize, _ entry: AxisEntry, _ scale: PlacedScale, _ plot: CGRect,
                          _ label: AxisLabel, _ y: (CGFloat) -> CGFloat) -> PlacedPart {
        guard case .category(let name) = entry.value, let place = scale.position(entry.value),
              let band = scale.band(PlotField(.string(""), name)) else {
            return hidden(index, .withoutPlace)
        }
        let space = CGFloat(band.upperBound - band.lowerBound) - ChartSpacing.bandEnds
        let middle = plot.minX + CGFloat(place)
        var isTruncated = natural.width > space
        switch label.collision.value {
        case .disabled, .greedy: isTruncated = false
        case .automatic, .truncate: break
        }
        if !isTruncated {
            return PlacedPart(frame: CGRect(x: middle - natural.width / 2, y: y(natural.height), width: natural.width,
                                            height: natural.height))
        }
        guard space > 0 else { return hidden(index, .narrowBand(space + ChartSpacing.bandEnds)) }
        let proposal = ProposedViewSize(width: space, height: nil), truncated = solver.measure(index, proposal)
        return PlacedPart(frame: CGRect(x: plot.minX + CGFloat(band.lowerBound) + ChartSpacing.bandEnds,
                                        y: y(truncated.height), width: truncated.width, height: truncated.height),
                          proposal: proposal)
    }

    // MARK: y

    private func vertical(_ index: Int, _ set: AxisSet, _ entry: AxisEntry, _ own: AxisEntryLabel,
                          _ placed: PlacedChart) -> PlacedPart {
        let scale = placed.geometry.y, plot = placed.labelled(.vertical), label = own.label
        guard var place = scale.position(entry.value) else { return hidden(index, .withoutPlace) }
        let natural = solver.measure(index, .unspecified)
        if set.isInBand { return inBand(index, natural, entry, scale, plot, label) }
        if entry.value.kind != .category, label.isCentered == true {
            guard let next = entry.next, let end = scale.position(next) else { return hidden(index, .withoutPlace) }
            place = (place + end) / 2
        }
        let line = plot.minY + CGFloat(place)
        let gap = label.horizontalSpacing ?? ChartSpacing.label, outer = gap + (placed.tickReach[set.side] ?? 0)
        var frame = CGRect(origin: .zero, size: natural)
        switch (set.preset, set.side) {
        case (.extended, .leading): frame.origin.x = plot.minX - (placed.extensions[.leading] ?? 0)
        case (.extended, _): frame.origin.x = plot.maxX + (placed.extensions[.trailing] ?? 0) - natural.width
        case (.inset, .leading): frame.origin.x = plot.minX + gap
        case (.inset, _): frame.origin.x = plot.maxX - gap - natural.width
        case (_, .leading): frame.origin.x = plot.minX - outer - natural.width
        default: frame.origin.x = plot.maxX + outer
        }
        if set.preset == .extended || set.preset == .inset {
            frame.origin.y = line - (label.verticalSpacing ?? ChartSpacing.label) - natural.height
            // There is no space above the topmost line; labels within the plot stay there.
            if frame.minY < (set.preset == .inset ? plot.minY : 0) - 0.5 {
                return hidden(index, .abovePlot(frame.minY))
            }
        } else {
            frame.origin.y = line - natural.height * (label.anchor?.y ?? 0.5)
        }
        return PlacedPart(frame: frame)
    }

    /// The label of a category at the top of its band.
    private func inBand(_ index: Int, _ natural: CGSize, _ entry: AxisEntry, _ scale: PlacedScale, _ plot: CGRect,
                        _ label: AxisLabel) -> PlacedPart {
        guard case .category(let name) = entry.value, let band = scale.band(PlotField(.string(""), name)) else {
            return hidden(index, .withoutPlace)
        }
        let top = plot.minY + CGFloat(band.lowerBound - scale.labelSpace)
        let gap = label.verticalSpacing ?? ChartSpacing.label, inset = label.horizontalSpacing ?? ChartSpacing.label
        let space = max(0, plot.width - 2 * inset)
        let proposal = natural.width > space ? ProposedViewSize(width: space, height: nil) : .unspecified
        let own = natural.width > space ? solver.measure(index, proposal) : natural
        let x = solver.model.isRightToLeft ? plot.maxX - inset - own.width : plot.minX + inset
        return PlacedPart(frame: CGRect(x: x, y: top + gap, width: own.width, height: own.height), proposal: proposal)
    }
}
