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

    /// The places, recorded as read; nil before the chart is placed.
    var placed: PlacedChart? {
        source.didRead()
        return current
    }
    /// The places without a record, for actions.
    var placedNow: PlacedChart? { current }

    func place(_ placed: PlacedChart, _ graph: ViewGraph, _ node: NodeIndex) {
        if self.graph !== graph || self.node != graph.tree.id(node) {
            self.graph = graph
            self.node = graph.tree.id(node)
        }
        let isSame = current?.isSame(as: placed) ?? false
        current = placed
        if !isSame { source.didChange() }
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

    private var reported: ChartModel?
    /// Whether unusable values of a model are still to be reported.
    func reportsUnusable(of model: ChartModel) -> Bool {
        guard model.unusableCount > 0, reported !== model else { return false }
        defer { reported = model }
        return reported?.unusableCount != model.unusableCount
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
    let geometry: PlotGeometry
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

    func isSame(as other: PlacedChart) -> Bool {
        geometry.model === other.geometry.model && geometry.size == other.geometry.size && plot == other.plot
            && viewport == other.viewport
            && geometry.y.labelSpace == other.geometry.y.labelSpace && extensions == other.extensions
            && tickLengths == other.tickLengths && frames == other.frames
    }
}

/// The place of a part of a chart.
struct PlacedPart: Equatable {
    var frame = CGRect.zero
    var proposal = ProposedViewSize.unspecified
    /// Whether it is left out for want of space.
    var isHidden = false
}
