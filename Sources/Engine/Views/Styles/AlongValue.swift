import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// A style for controls that show a value: a gradient without a direction runs from the lowest to the highest value.
nonisolated struct AlongValue: ShapeStyle, Equatable, CustomStringConvertible {
    enum Course: Equatable {
        /// From the leading edge to the trailing one.
        case line
        /// Clockwise, in radians.
        case arc(from: Double, sweep: Double)
    }
    typealias Resolved = Never
    let course: Course
    /// Nil uses the tint.
    var style: AnyShapeStyle?

    static func == (a: AlongValue, b: AlongValue) -> Bool {
        a.course == b.course && a.style?.storage == b.style?.storage
    }

    func _apply(to shape: inout _ShapeStyle_Shape) {
        if let style { return apply(style, to: &shape) }
        guard let set = shape.environment.tintInForce else { return TintShapeStyle()._apply(to: &shape) }
        shape.apply(AnyShapeStyle(AlongValue(course: course, style: set.style))) { $0.tintInForce = set.outer }
    }

    private func apply(_ style: AnyShapeStyle, to shape: inout _ShapeStyle_Shape) {
        guard let gradient = style.gradient else { return style._apply(to: &shape) }
        let stops = gradient.resolvedStops(for: shape), box = shape.bounds
        switch course {
        case .line: shape.set(.linear(stops, from: shape.point(.leading), to: shape.point(.trailing)))
        case .arc(let start, let sweep):
            let isMirrored = shape.environment.layoutDirection == .rightToLeft
            let rest = (2 * .pi - sweep) / 2
            let round = stops.around(start: rest / (2 * .pi), length: sweep / (2 * .pi), isMirrored: isMirrored)
            let first = (isMirrored ? .pi - start - sweep : start) - rest
            shape.set(.angular(round, center: CGPoint(x: box.midX, y: box.midY), from: first, to: first + 2 * .pi))
        }
    }

    var description: String { style?.summary ?? "tint" }
}

extension AnyShapeStyle {
    /// The gradient of the style, if it has no direction.
    var gradient: AnyGradient? {
        guard case .boxed(let box) = storage else { return nil }
        if let plain = box.style as? Gradient { return AnyGradient(plain) }
        return box.style as? AnyGradient
    }
}

extension GradientStops {
    /// Maps these stops to a part of a whole turn; each half of the gap has the colour of the adjacent end.
    fileprivate func around(start: Double, length: Double, isMirrored: Bool) -> GradientStops {
        let placed = stops.map { Stop(color: $0.color, location: start + length * $0.location) }
        guard isMirrored else { return GradientStops(placed) }
        return GradientStops(placed.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
    }
}
