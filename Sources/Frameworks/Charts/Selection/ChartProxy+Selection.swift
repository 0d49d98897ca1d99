public import Foundation
import QuadrantGeometry
public import SwiftUI

extension ChartProxy {
    private var selection: ChartSelection? { stage.placedNow?.geometry.model.configuration.selection }

    /// The value at a place, which is moved into the plot.
    private func selected(_ place: CGFloat, _ axis: Axis) -> PlotValue? {
        guard let geometry = stage.placedNow?.geometry, place.isFinite else { return nil }
        let length = axis == .horizontal ? geometry.size.width : geometry.size.height
        return geometry.scale(axis).value(at: Double(max(0, min(place, length))))
    }

    /// Selects the value at an x position of the plot, as `chartXSelection` does.
    public func selectXValue(at position: CGFloat) { selection?.x?(selected(position, .horizontal)) }
    /// Selects the value at a y position of the plot, as `chartYSelection` does.
    public func selectYValue(at position: CGFloat) { selection?.y?(selected(position, .vertical)) }
    /// Selects the range between two x positions of the plot.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        guard let first = selected(from, .horizontal), let last = selected(to, .horizontal) else { return }
        selection?.xRange?((first, last))
    }
    /// Selects the range between two y positions of the plot.
    public func selectYRange(from: CGFloat, to: CGFloat) {
        guard let first = selected(from, .vertical), let last = selected(to, .vertical) else { return }
        selection?.yRange?((first, last))
    }
    /// Selects the value of the sectors at an angle, clockwise from the top.
    public func selectAngleValue(at angle: Angle) {
        guard let model = stage.placedNow?.geometry.model else { return }
        selection?.angle?(model.sectorValue(at: angle))
    }

    /// Selects what is at a point of the plot; nil selects nothing.
    func select(at point: CGPoint?) {
        guard let point else {
            selection?.x?(nil)
            selection?.y?(nil)
            selection?.angle?(nil)
            return
        }
        selectXValue(at: point.x)
        selectYValue(at: point.y)
        if selection?.angle != nil { selectAngleValue(at: angle(at: point)) }
    }
    /// Selects the ranges between two points of the plot; nil selects nothing.
    func selectRange(_ points: (CGPoint, CGPoint)?) {
        guard let (from, to) = points else {
            selection?.xRange?(nil)
            selection?.yRange?(nil)
            return
        }
        selectXRange(from: from.x, to: to.x)
        selectYRange(from: from.y, to: to.y)
    }
}

extension ChartModel {
    /// The sum of the sectors from the top up to an angle; nil without sectors.
    func sectorValue(at angle: Angle) -> PlotValue? {
        guard sectorTotal > 0, angle.radians.isFinite else { return nil }
        let turn = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        return .number((turn < 0 ? turn + 1 : turn) * sectorTotal)
    }
}
