import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import SwiftUI

/// What is known of a chart since it was placed: read by drawing, and by views that depend on the places of values.
final class ChartStage {
    private let source = Source()
    private var current: PlacedChart?
    /// What annotations need beyond the data.
    private let paddingSource = Source()
    private(set) var paddingValue = ChartPadding()
    /// How far the chart is scrolled.
    let scroll = ChartScroll()
    /// The node of the chart, for anchors.
    private(set) weak var graph: ViewGraph?
    private(set) var node: NodeID?
    /// What was computed so far, for tests.
    var work = ChartWork()

    // MARK: models

    /// The model of the last evaluation.
    private var last: ChartModel?
    /// Changes with the views of the program around the plot, such as those of `chartOverlay`.
    private(set) var views = Version()

    /// The model of marks: the last one, where nothing has changed.
    @MainActor func model(_ marks: _MarkCollector, _ environment: EnvironmentValues) -> ChartModel {
        let configuration = environment.chartConfiguration, padding = padding
        // A function becomes as many marks as it has samples, and cannot be compared.
        let difference = marks.traits.hasFunctions ? nil
            : last.map { MarkDifference(from: $0.records, to: marks.records) }
        if !configuration.hasViews(of: last?.configuration) { views = Version() }
        if let last, let difference, last.isMade(of: marks, difference, configuration, environment, padding) {
            last.configuration = configuration
            return last
        }
        let model = ChartModel(marks, configuration, environment, padding: padding, before: last, difference, &work)
        last = model
        return model
    }

    // MARK: places

    /// The places, recorded as read; nil before the chart is placed.
    var placed: PlacedChart? {
        source.didRead()
        return current
    }
    /// The places without a record, for actions.
    var placedNow: PlacedChart? { current }

    /// The places for what is drawn in the plot, which does not depend on labels.
    var placedForPlot: PlacedChart? {
        plotSource.didRead()
        return current
    }
    private let plotSource = Source()

    /// The places for the ticks of an axis, which do not depend on the marks.
    func placedForTicks(_ axis: Axis) -> PlacedChart? {
        (axis == .horizontal ? tickSources.x : tickSources.y).didRead()
        return current
    }
    private let tickSources = (x: Source(), y: Source())

    /// The places for the grid lines, which do not depend on the marks either.
    var placedForGrid: PlacedChart? {
        tickSources.x.didRead()
        tickSources.y.didRead()
        return current
    }

    /// Whether a part is left out for want of space.
    func isHidden(_ part: Int) -> Bool {
        while hiddenSources.count <= part { hiddenSources.append(Source()) }
        hiddenSources[part].didRead()
        guard let frames = current?.frames, part < frames.count else { return false }
        return frames[part].isHidden
    }
    private var hiddenSources: [Source] = []

    func place(_ placed: PlacedChart, _ graph: ViewGraph, _ node: NodeIndex) {
        if self.graph !== graph || self.node != graph.tree.id(node) {
            self.graph = graph
            self.node = graph.tree.id(node)
        }
        let old = current
        current = placed
        guard let old else {
            for source in [source, plotSource, tickSources.x, tickSources.y] + hiddenSources { source.didChange() }
            return
        }
        if !old.isSame(as: placed) { source.didChange() }
        if !old.hasPlot(of: placed) { plotSource.didChange() }
        if !old.hasTicks(of: placed, .horizontal) { tickSources.x.didChange() }
        if !old.hasTicks(of: placed, .vertical) { tickSources.y.didChange() }
        for (part, source) in hiddenSources.enumerated() {
            func isHidden(_ frames: [PlacedPart]) -> Bool { part < frames.count && frames[part].isHidden }
            if isHidden(old.frames) != isHidden(placed.frames) { source.didChange() }
        }
    }

    var padding: ChartPadding {
        paddingSource.didRead()
        return paddingValue
    }
    func setPadding(_ padding: ChartPadding) {
        guard padding != paddingValue else { return }
        paddingValue = padding
        paddingSource.didChange()
    }

    /// The last drawing of the plot.
    private var drawn: DrawnPlot?
    func drawn(_ drawer: PlotDrawer) -> DrawnPlot {
        if let drawn, drawn.isDrawn(drawer.geometry, drawer.environment) { return drawn }
        let made = DrawnPlot(drawer, before: drawn, &work)
        drawn = made
        return made
    }

    private var reported: ChartFaults?
    /// Whether the faults of a model are still to be reported: those of the last one are not reported again.
    func reportsFaults(of model: ChartModel) -> Bool {
        guard model.faults != reported else { return false }
        reported = model.faults
        return true
    }

    /// The order in which the marks of a model are drawn, made once.
    private var orderOf: (model: ChartModel, order: MarkOrder)?
    func order(_ model: ChartModel) -> MarkOrder {
        if let orderOf, orderOf.model === model { return orderOf.order }
        let order = MarkOrder(model)
        orderOf = (model, order)
        return order
    }
}

/// A chart in one size: where its plot, its labels and its values are.
struct PlacedChart {
    var geometry: PlotGeometry
    /// The plot in the chart.
    let plot: CGRect
    /// The rectangle in which a plot that scrolls is seen; nil for other plots.
    var viewport: CGRect?
    /// How far lines go on beyond the plot's edges.
    var extensions: [PlotSide: CGFloat] = [:]
    /// The lengths of ticks that are as long as labels.
    var tickLengths: [PlotSide: CGFloat] = [:]
    /// How far other ticks stand out of the plot, after which labels follow.
    var tickReach: [PlotSide: CGFloat] = [:]
    /// The corners of the parts that draw the ticks of x and y.
    var axisOrigins = (horizontal: CGPoint.zero, vertical: CGPoint.zero)
    /// The frames of parts, in the order of the parts.
    var frames: [PlacedPart] = []

    /// The sizes of the parts from which the frames follow, where they follow from nothing else than the axes.
    var sizes: [CGSize] = []
    /// The size of the chart.
    var size = CGSize.zero

    func isSame(as other: PlacedChart) -> Bool { hasPlot(of: other) && frames == other.frames }

    /// Whether the plot shows the same.
    func hasPlot(of other: PlacedChart) -> Bool {
        geometry.model === other.geometry.model && hasPlaces(of: other)
    }
    private func hasPlaces(of other: PlacedChart) -> Bool {
        geometry.size == other.geometry.size && plot == other.plot && viewport == other.viewport
            && geometry.y.labelSpace == other.geometry.y.labelSpace && extensions == other.extensions
            && tickLengths == other.tickLengths
    }
    /// Whether the ticks of an axis are the same.
    func hasTicks(of other: PlacedChart, _ axis: Axis) -> Bool {
        geometry.model.axis(axis).version === other.geometry.model.axis(axis).version && hasPlaces(of: other)
            && axisOrigins == other.axisOrigins
    }
}

/// The place of a part of a chart.
struct PlacedPart: Equatable {
    var frame = CGRect.zero
    var proposal = ProposedViewSize.unspecified
    /// Whether it is left out for want of space.
    var isHidden = false
    /// Why a label is left out; nil for one that is not.
    var leftOut: LeftOut?

    /// Why a label is left out. Places are in the chart, in points.
    enum LeftOut: Equatable {
        case withoutPlace
        /// It would end at the first place; the plot, or its space up to the next value, ends at the second one.
        case beyondPlot(CGFloat, CGFloat)
        /// A label that stays is from the first place to the second one, along the axis.
        case overlapping(CGFloat, CGFloat)
        /// The width of its band.
        case narrowBand(CGFloat)
        /// It would start there.
        case abovePlot(CGFloat)
        case outOfSight
    }
}
