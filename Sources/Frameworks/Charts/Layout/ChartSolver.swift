import Foundation
import QuadrantGeometry
import SwiftUI

/// Computes where the parts of a chart are.
struct ChartSolver {
    let model: ChartModel
    let roles: [ChartParts.Role]
    /// How far the chart is scrolled; nil before it is known.
    var scrollOffset: CGPoint?
    /// The size of a part for a proposal.
    let measure: (Int, ProposedViewSize) -> CGSize

    private func ideal(_ part: Int) -> CGSize { measure(part, .unspecified) }

    /// A label of an axis among the parts.
    struct LabelPart {
        let part: Int
        let set: Int
        let entry: Int
        let label: Int
    }
    func labels(_ axis: Axis) -> [LabelPart] {
        roles.enumerated().compactMap { part, role in
            guard case .label(axis, let set, let entry, let label) = role else { return nil }
            return LabelPart(part: part, set: set, entry: entry, label: label)
        }
    }

    private var legend: Int? { roles.firstIndex(of: .legend) }
    private var plot: Int? { roles.firstIndex(of: .plot) }

    // MARK: size

    /// The size for a proposal. Without one in a direction, the plot has its own ideal length: 10 points, as shapes
    /// have. Without any, so is the whole chart, unless the style of the plot has another size: a chart that is scaled
    /// to fit is a square (a guess: programs scale charts of sectors so, with a legend as well).
    func size(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(width: proposal.width)
        guard let plot else { return proposal.replacingUnspecifiedDimensions() }
        let flexible = CGSize(width: 10, height: 10)
        if proposal == .unspecified, ideal(plot) == flexible { return flexible }
        let offered = ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.width) },
                                       height: proposal.height.map { max(0, $0 - insets.height) })
        let size = measure(plot, offered)
        func side(_ plot: CGFloat, _ inset: CGFloat, _ offered: CGFloat?) -> CGFloat {
            // A chart that is too small for its axes has the size that it is proposed.
            if let offered, offered < inset { return max(0, offered) }
            return plot + inset
        }
        return CGSize(width: side(size.width, insets.width, proposal.width),
                      height: side(size.height, insets.height, proposal.height))
    }

    /// What the sides take in a chart of a width; nil is unlimited.
    func insets(width: CGFloat?) -> ChartInsets {
        var insets = ChartInsets()
        for axis in [Axis.horizontal, .vertical] {
            let reach = tickReach(axis)
            for (side, length) in reach where length > 0 { insets.axis[side] = length }
            for label in labels(axis) {
                let set = model.axis(axis).sets[label.set]
                guard !set.isInBand, !isAboveAll(label, set, axis) else { continue }
                let size = ideal(label.part)
                let own = set.entries[label.entry].labels[label.label].label
                let isExtended = set.preset == .extended
                let space: CGFloat
                if set.preset == .inset {
                    space = 0
                } else if axis == .vertical {
                    let spacing = own.horizontalSpacing ?? ChartSpacing.label
                    space = size.width + (isExtended ? ChartSpacing.extendedLabel : spacing + (reach[set.side] ?? 0))
                } else {
                    space = size.height + (own.verticalSpacing ?? ChartSpacing.label)
                }
                insets.axis[set.side] = max(insets.axis[set.side] ?? 0, space)
            }
        }
        for (part, role) in roles.enumerated() {
            guard case .title(let axis, let index) = role else { continue }
            let title = model.configuration[axis].titles[index], size = ideal(part)
            let side = title.side(axis).shown(model.isRightToLeft)
            let length = side == .top || side == .bottom ? size.height : size.width
            insets.title[side, default: 0] += length + (title.spacing ?? ChartSpacing.title)
        }
        if insets.title[.top] != nil { insets.title[.top, default: 0] += overhang }
        if let legend { addLegend(legend, width, &insets) }
        // The plot has whole points.
        insets.axis = insets.axis.mapValues { $0.isFinite ? max(0, $0.rounded(.up)) : 0 }
        insets.title = insets.title.mapValues { $0.isFinite ? max(0, $0.rounded(.up)) : 0 }
        insets.legend = insets.legend.mapValues { $0.isFinite ? max(0, $0.rounded(.up)) : 0 }
        return insets
    }

    private func tickReach(_ axis: Axis) -> [PlotSide: CGFloat] {
        var reach: [PlotSide: CGFloat] = [:]
        for side in [PlotSide.leading, .trailing] { reach[side] = model.axis(axis).tickReach(side) }
        return reach
    }

    /// How far the topmost label of y stands above the plot.
    private var overhang: CGFloat {
        var height: CGFloat = 0
        for label in labels(.vertical) {
            let set = model.y.sets[label.set]
            if set.isInBand || set.preset == .extended || set.preset == .inset { continue }
            height = max(height, ideal(label.part).height)
        }
        return height / 2
    }

    /// Whether an extended label stands on the topmost line, above which there is no space for it.
    private func isAboveAll(_ label: LabelPart, _ set: AxisSet, _ axis: Axis) -> Bool {
        guard set.preset == .extended, axis == .vertical,
              let part = model.y.domain.part(of: set.entries[label.entry].value) else { return false }
        return part > 1 - 1e-9
    }

    private func addLegend(_ part: Int, _ width: CGFloat?, _ insets: inout ChartInsets) {
        let configuration = model.configuration.legend
        let size = measure(part, ProposedViewSize(width: width, height: nil))
        switch legendSide {
        case nil: break
        case .bottom: insets.legend[.bottom] = size.height + (configuration.spacing ?? ChartSpacing.legendBelow)
        case .top: insets.legend[.top] = size.height + (configuration.spacing ?? ChartSpacing.legendAbove)
        case let side?: insets.legend[side] = size.width + (configuration.spacing ?? ChartSpacing.legendBeside)
        }
    }

    /// The side of the plot on the screen that the legend is on; nil if it is on the plot.
    var legendSide: PlotSide? {
        switch model.configuration.legend.position.value {
        case .automatic, .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .top, .topLeading, .topTrailing: .top
        case .leading: PlotSide.leading.shown(model.isRightToLeft)
        case .trailing: PlotSide.trailing.shown(model.isRightToLeft)
        case .overlay: nil
        }
    }

    // MARK: places

    /// The places in a chart of a size: those of before, where nothing but the marks has changed.
    func place(in size: CGSize, before: PlacedChart? = nil, _ work: inout ChartWork) -> PlacedChart {
        let sizes = roles.indices.map { part in
            switch roles[part] {
            case .label, .title, .legend: ideal(part)
            case .background, .grid, .plot, .axis, .annotation, .interaction, .overlay: CGSize.zero
            }
        }
        if var known = before, known.size == size, known.sizes == sizes, known.frames.count == roles.count,
           known.geometry.model.hasAxes(of: model), model.configuration.scrolling.axes.isEmpty, known.viewport == nil,
           plot.map({ measure($0, ProposedViewSize(known.plot.size)) == known.plot.size }) ?? true {
            known.geometry = PlotGeometry(model, size: known.geometry.size, labelSpace: known.geometry.y.labelSpace)
            return known
        }
        work.layouts += 1
        var placed = placed(in: size)
        (placed.size, placed.sizes) = (size, sizes)
        return placed
    }

    private func placed(in size: CGSize) -> PlacedChart {
        let insets = insets(width: size.width)
        var frame = insets.plot(in: size)
        if let plot { frame.size = measure(plot, ProposedViewSize(frame.size)) }
        let scrolled = scrolled(frame, labelSpace: bandLabelSpace)
        var placed = PlacedChart(geometry: scrolled.geometry, plot: scrolled.plot)
        if !model.configuration.scrolling.axes.isEmpty { placed.viewport = frame }
        placed.frames = Array(repeating: PlacedPart(), count: roles.count)
        for side in [PlotSide.top, .bottom, .leading, .trailing] { placed.tickLengths[side] = tickLength(side) }
        for side in [PlotSide.leading, .trailing] { placed.tickReach[side] = model.y.tickReach(side) }
        for set in model.x.sets + model.y.sets where set.preset == .extended {
            placed.extensions[set.side] = insets.axis[set.side] ?? 0
        }
        for (part, role) in roles.enumerated() {
            switch role {
            case .background, .overlay:
                placed.frames[part] = PlacedPart(frame: CGRect(origin: .zero, size: size),
                                                 proposal: ProposedViewSize(size))
            case .grid, .plot, .interaction:
                placed.frames[part] = PlacedPart(frame: frame, proposal: ProposedViewSize(frame.size))
            case .axis(let axis):
                let rect = axisRect(axis, insets, placed)
                placed.frames[part] = PlacedPart(frame: rect, proposal: ProposedViewSize(rect.size))
                if axis == .horizontal { placed.axisOrigins.horizontal = rect.origin }
                else { placed.axisOrigins.vertical = rect.origin }
            case .label: break
            case .annotation(let index):
                placed.frames[part] = annotation(model.annotations[index], part, placed, size)
            case .title(let axis, let index):
                placed.frames[part] = title(model.configuration[axis].titles[index], axis, part, insets, placed, size)
            case .legend: placed.frames[part] = legendPlace(part, frame, size)
            }
        }
        LabelPlacer(solver: self, size: size).place(&placed)
        return placed
    }

    /// What the labels of categories take of their bands.
    private var bandLabelSpace: Double {
        guard model.y.hasInnerLabels else { return 0 }
        var height: CGFloat = 0
        for label in labels(.vertical) where model.y.sets[label.set].isInBand {
            height = max(height, ideal(label.part).height)
        }
        return height > 0 ? Double(height + ChartSpacing.label) : 0
    }

    /// The length of ticks at a side that are as long as labels: to the end of the longest one.
    private func tickLength(_ side: PlotSide) -> CGFloat {
        var length: CGFloat = 0
        let axis: Axis = side == .top || side == .bottom ? .horizontal : .vertical
        for label in labels(axis) {
            let set = model.axis(axis).sets[label.set]
            guard set.side == side, set.preset != .inset else { continue }
            let own = set.entries[label.entry].labels[label.label].label, size = ideal(label.part)
            length = max(length, axis == .horizontal ? size.height + (own.verticalSpacing ?? ChartSpacing.label)
                : size.width + (own.horizontalSpacing ?? ChartSpacing.label))
        }
        return length
    }

    private func axisRect(_ axis: Axis, _ insets: ChartInsets, _ placed: PlacedChart) -> CGRect {
        let plot = placed.shown
        if axis == .horizontal {
            let height = insets.axis[.bottom] ?? 0, above = insets.axis[.top] ?? 0
            return height > 0 || above == 0 ? CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: height)
                : CGRect(x: plot.minX, y: plot.minY - above, width: plot.width, height: above)
        }
        let after = insets.axis[.trailing] ?? 0, before = insets.axis[.leading] ?? 0
        return after > 0 || before == 0 ? CGRect(x: plot.maxX, y: plot.minY, width: after, height: plot.height)
            : CGRect(x: plot.minX - before, y: plot.minY, width: before, height: plot.height)
    }

    private func aligned(_ length: CGFloat, _ space: CGFloat, _ part: CGFloat) -> CGFloat { (space - length) * part }

    private func title(_ title: AxisTitle, _ axis: Axis, _ part: Int, _ insets: ChartInsets, _ placed: PlacedChart,
                       _ size: CGSize) -> PlacedPart {
        let own = ideal(part), plot = placed.shown, side = title.side(axis).shown(model.isRightToLeft)
        let unit = title.alignment(axis, side).shown(model.isRightToLeft)
        let spacing = title.spacing ?? ChartSpacing.title
        var corner = CGPoint.zero
        switch side {
        case .top, .bottom:
            corner.x = side == .top && axis == .vertical ? aligned(own.width, size.width, unit.x)
                : plot.minX + aligned(own.width, plot.width, unit.x)
            corner.y = side == .top ? plot.minY - (insets.axis[.top] ?? 0) - overhang - own.height - spacing
                : plot.maxY + (insets.axis[.bottom] ?? 0) + spacing
        case .leading, .trailing:
            corner.y = plot.minY + aligned(own.height, plot.height, unit.y)
            corner.x = side == .leading ? plot.minX - (insets.axis[.leading] ?? 0) - own.width - spacing
                : plot.maxX + (insets.axis[.trailing] ?? 0) + spacing
        }
        return PlacedPart(frame: CGRect(origin: corner, size: own))
    }

    private func legendPlace(_ part: Int, _ plot: CGRect, _ size: CGSize) -> PlacedPart {
        let proposal = ProposedViewSize(width: size.width, height: nil)
        let own = measure(part, proposal)
        let alignment = model.configuration.legend.alignment
        var corner = CGPoint.zero
        switch legendSide {
        case .bottom, .top:
            let unit = (alignment ?? .leading).unitPoint.shown(model.isRightToLeft)
            corner.x = aligned(own.width, size.width, unit.x)
            corner.y = legendSide == .top ? 0 : size.height - own.height
        case .leading, .trailing:
            corner.x = legendSide == .leading ? 0 : size.width - own.width
            corner.y = plot.minY + aligned(own.height, plot.height, (alignment ?? .top).unitPoint.y)
        case nil:
            let unit = (alignment ?? .center).unitPoint.shown(model.isRightToLeft)
            corner = CGPoint(x: plot.minX + aligned(own.width, plot.width, unit.x),
                             y: plot.minY + aligned(own.height, plot.height, unit.y))
        }
        return PlacedPart(frame: CGRect(origin: corner, size: own), proposal: proposal)
    }
}

extension Alignment {
    /// The alignment as parts of a size.
    var unitPoint: UnitPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }
}
