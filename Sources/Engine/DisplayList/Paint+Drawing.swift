import Foundation
import QuadrantGeometry

extension Paint {
    /// The paint as every encoder draws it; nil if it paints nothing. A gradient of one stop, without extent or with
    /// numbers that are not finite has one colour, that of its last stop.
    package var drawn: Paint? {
        switch self {
        case .color(let color):
            return color.alpha > 0 ? self : nil
        case .linear(let stops, let from, let to):
            return gradient(stops, hasExtent: from != to && from.isFinite && to.isFinite)
        case .radial(let stops, let center, let inner, let outer):
            return gradient(stops, hasExtent: inner != outer && inner.isFinite && outer.isFinite && center.isFinite)
        case .elliptical(let stops, let bounds, let center, let inner, let outer):
            let isEllipse = bounds.width > 0 && bounds.height > 0 && (2 / bounds.width).isFinite
                && (2 / bounds.height).isFinite && bounds.width.isFinite && bounds.height.isFinite
            return gradient(stops, hasExtent: isEllipse && inner != outer && inner.isFinite && outer.isFinite
                && bounds.origin.isFinite && center.x.isFinite && center.y.isFinite)
        case .angular(let stops, let center, _, _):
            return gradient(stops, hasExtent: center.isFinite)
        case .tiled(_, let origin, let scale):
            return scale > 0 && scale.isFinite && origin.isFinite ? self : nil
        case .backdrop(let backdrop):
            return backdrop.opacity > 0 ? self : nil
        }
    }

    private func gradient(_ stops: GradientStops, hasExtent: Bool) -> Paint? {
        guard let last = stops.stops.last else { return nil }
        if stops.stops.count > 1, hasExtent { return self }
        return last.color.alpha > 0 ? .color(last.color) : nil
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
