public import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
public import SwiftUI

/// The places of a chart's values, and the values of places. Places are points from the plot's top leading corner.
public struct ChartProxy {
    let stage: ChartStage
    private var placed: PlacedChart? { stage.placed }
    private var geometry: PlotGeometry? { placed?.geometry }

    // MARK: the plot

    private func anchor(_ rect: CGRect) -> Anchor<CGRect>? {
        guard let graph = stage.graph, let node = stage.node, graph.tree.isLive(node) else { return nil }
        return Anchor(.rect(rect), at: node.index, in: graph)
    }
    /// The plot's rectangle, for `GeometryProxy`; nil before the chart is placed.
    public var plotFrame: Anchor<CGRect>? { placed.flatMap { anchor($0.plot) } }
    /// The rectangle in which the plot is seen; of a chart that does not scroll, that of the plot.
    public var plotContainerFrame: Anchor<CGRect>? { placed.flatMap { anchor($0.shown) } }
    /// The plot's rectangle, for `GeometryProxy`.
    public var plotAreaFrame: Anchor<CGRect> {
        guard let frame = plotFrame else { fatalError("Charts: plotAreaFrame was read before its chart was placed; "
            + "read it in a GeometryReader of chartOverlay or chartBackground.") }
        return frame
    }
    /// The plot's size, in points; zero before the chart is placed.
    public var plotSize: CGSize { geometry?.size ?? .zero }
    /// The plot's size, in points; zero before the chart is placed.
    public var plotAreaSize: CGSize { plotSize }

    // MARK: places of values

    private func position(_ value: some Plottable, _ axis: Axis) -> CGFloat? {
        guard let geometry else { return nil }
        let field = geometry.value(PlotField(.string(""), value), axis)
        return geometry.scale(axis).position(field.value).map { CGFloat($0) }
    }
    private func range(_ value: some Plottable, _ axis: Axis) -> ClosedRange<CGFloat>? {
        guard let geometry else { return nil }
        let field = geometry.value(PlotField(.string(""), value), axis), scale = geometry.scale(axis)
        if let band = scale.band(field) { return CGFloat(band.lowerBound)...CGFloat(band.upperBound) }
        return scale.position(field.value).map { CGFloat($0)...CGFloat($0) }
    }
    /// The x position of a value, the middle of the band for a category; nil if it has none.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { position(value, .horizontal) }
    /// The y position of a value, the middle of the band for a category; nil if it has none.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { position(value, .vertical) }
    /// The place of two values; nil if one has none.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// The band of a category, or the place of another value; nil if it has none.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { range(value, .horizontal) }
    /// The band of a category, or the place of another value; nil if it has none.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { range(value, .vertical) }
    /// The rectangle of two values; nil if one has no place.
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = range(point.x, .horizontal), let y = range(point.y, .vertical) else { return nil }
        return CGRect(x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
                      height: y.upperBound - y.lowerBound)
    }

    // MARK: values of places

    private func value<P: Plottable>(_ place: CGFloat, _ axis: Axis) -> P? {
        guard let geometry, let value = geometry.scale(axis).value(at: Double(place)) else { return nil }
        return P.PrimitivePlottable(_plotValue: value).flatMap { P(primitivePlottable: $0) }
    }
    /// The value at an x position; nil if there is none of this type.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? { value(position, .horizontal) }
    /// The value at a y position; nil if there is none of this type.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? { value(position, .vertical) }
    /// The values at a place; nil if there are none of these types.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
        return (x, y)
    }
    /// The angle of a place around the middle of the plot, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let center = geometry?.circle.center ?? .zero
        let turn = atan2(Double(position.x - center.x), Double(center.y - position.y))
        return .radians(turn < 0 ? turn + 2 * .pi : turn)
    }
    /// The value of the sectors at an angle: their sum from the top up to it. Nil without sectors.
    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
        guard let model = geometry?.model, model.sectorTotal > 0, angle.radians.isFinite else { return nil }
        let turn = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        let value = PlotValue.number((turn < 0 ? turn + 1 : turn) * model.sectorTotal)
        return P.PrimitivePlottable(_plotValue: value).flatMap { P(primitivePlottable: $0) }
    }

    // MARK: domains and styles

    private func typed<P: Plottable>(_ values: [PlotValue]) -> [P] {
        values.compactMap { P.PrimitivePlottable(_plotValue: $0).flatMap { P(primitivePlottable: $0) } }
    }
    private func domain<P: Plottable>(_ axis: Axis) -> [P] {
        switch geometry?.model.axis(axis).domain {
        case .numbers(let low, let high, _): typed([.number(low), .number(high)])
        case .dates(let low, let high): typed([.date(low), .date(high)])
        case .categories(let domain): typed(domain.names.map { .category($0) })
        case .none?, nil: []
        }
    }
    /// The domain of the x axis: its ends, or its categories.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(.horizontal) }
    /// The domain of the y axis: its ends, or its categories.
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(.vertical) }
    /// The values that have colours.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        guard let styles = geometry?.model.styles else { return [] }
        if let ramp = styles.ramp {
            let isDate = styles.foreground.domain.first?.kind == .date
            return typed(isDate ? [.date(ramp.low), .date(ramp.high)] : [.number(ramp.low), .number(ramp.high)])
        }
        return typed(styles.foreground.domain)
    }
    /// The values that have symbols.
    public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
        typed(geometry?.model.styles.symbol.domain ?? [])
    }
    /// The values that have sizes of symbols.
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
        typed(geometry?.model.styles.size.domain ?? [])
    }
    /// The values that have dashes.
    public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        typed(geometry?.model.styles.line.domain ?? [])
    }
    /// The style of a value; nil if it has none.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        geometry?.model.styles.foreground(for: value.primitivePlottable._plotValue)
    }
    /// The symbol of a value; nil if it has none.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        geometry?.model.styles.symbol[value.primitivePlottable._plotValue]
    }
    /// The area of a value's symbol; nil if it has none.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        geometry?.model.styles.symbolArea(for: value.primitivePlottable._plotValue)
    }
    /// The line of a value; nil if it has none.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        geometry?.model.styles.line[value.primitivePlottable._plotValue]
    }
}
