import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Writer {
    func fill(_ color: RGBA) -> String { Self.attribute(color, "fill") }

    private static func attribute(_ color: RGBA, _ property: String) -> String {
        let alpha = color.alpha.clampedToUnit
        return " \(property)=\"\(Markup.color(color))\""
            + (alpha < 1 ? " \(property)-opacity=\"\(Markup.number(Double(alpha), decimals: 4))\"" : "")
    }

    /// Attributes that set the fill or stroke; nil if nothing is painted. An angular gradient uses its last colour:
    /// shapes draw it as wedges instead. `reach`, in item space, is where a gradient in perspective must be accurate.
    mutating func paint(_ paint: Paint, _ property: String, reach: CGRect) -> String? {
        guard let paint = paint.drawn else { return nil }
        let name: String
        switch paint {
        case .color(let color):
            return Self.attribute(color, property)
        case .linear(let stops, let from, let to):
            name = linear(stops, from, to, reach)
        case .radial(let stops, let center, let inner, let outer):
            name = radial(stops, CGAffineTransform(translationX: center.x, y: center.y), inner, outer, center)
        case .elliptical(let stops, let bounds, let unit, let inner, let outer):
            let center = CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
            name = radial(stops, CGAffineTransform(a: bounds.width / 2, b: 0, c: 0, d: bounds.height / 2, tx: center.x,
                                                   ty: center.y), inner, outer, center)
        case .angular(let stops, _, _, _):
            guard let color = stops.stops.last?.color, color.alpha > 0 else { return nil }
            return Self.attribute(color, property)
        case .backdrop(let backdrop):
            return Self.attribute(backdrop.solid, property)
        case .tiled(let image, let origin, let scale):
            name = pattern(image, origin, scale)
        }
        return " \(property)=\"url(#\(name))\""
    }

    private func markup(_ stops: [GradientStops.Stop]) -> String {
        stops.map { stop in
            let alpha = stop.color.alpha.clampedToUnit
            return "<stop offset=\"\(Markup.number(min(max(stop.location, 0), 1), decimals: 5))\""
                + " stop-color=\"\(Markup.color(stop.color))\""
                + (alpha < 1 ? " stop-opacity=\"\(Markup.number(Double(alpha), decimals: 4))\"" : "") + "/>"
        }.joined()
    }

    private mutating func linear(_ stops: GradientStops, _ from: CGPoint, _ to: CGPoint, _ reach: CGRect) -> String {
        guard let projection else {
            let content = " gradientUnits=\"userSpaceOnUse\""
                + " x1=\"\(Markup.number(from.x))\" y1=\"\(Markup.number(from.y))\""
                + " x2=\"\(Markup.number(to.x))\" y2=\"\(Markup.number(to.y))\">\(markup(stops.stops))</linearGradient>"
            return define("g", key: content) { "<linearGradient id=\"\($0)\"" + content }
        }
        // On the line through the centre of the shape every stop is at its projected position; lines of equal colour
        // have the direction they have there.
        let dx = to.x - from.x, dy = to.y - from.y
        let part = ((reach.midX - from.x) * dx + (reach.midY - from.y) * dy) / (dx * dx + dy * dy)
        let aside = CGVector(dx: reach.midX - from.x - dx * part, dy: reach.midY - from.y - dy * part)
        func seen(_ t: Double) -> CGPoint {
            CGPoint(x: from.x + aside.dx + dx * t, y: from.y + aside.dy + dy * t).applying(projection)
        }
        let start = seen(0), end = seen(1)
        let wide = CGPoint(x: end.x - start.x, y: end.y - start.y)
        let length = wide.x * wide.x + wide.y * wide.y
        let ramp = GradientRamp(stops)
        let steps = Set((0...24).map { Double($0) / 24 } + stops.stops.map(\.location)).sorted()
        let placed = steps.map { t in
            let p = seen(t)
            let along = length > 0 ? ((p.x - start.x) * wide.x + (p.y - start.y) * wide.y) / length : t
            return GradientStops.Stop(color: ramp.color(t), location: along)
        }
        let tangent = projection.tangent(at: CGPoint(x: reach.midX, y: reach.midY))
        let matrix = CGAffineTransform(a: wide.x, b: wide.y, c: -tangent.a * dy + tangent.c * dx,
                                       d: -tangent.b * dy + tangent.d * dx, tx: start.x, ty: start.y)
        let content = " gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\""
            + " gradientTransform=\"\(Markup.matrix(matrix))\">\(markup(placed))</linearGradient>"
        return define("g", key: content) { "<linearGradient id=\"\($0)\"" + content }
    }

    private mutating func radial(_ stops: GradientStops, _ placement: CGAffineTransform, _ inner: CGFloat,
                                 _ outer: CGFloat, _ center: CGPoint) -> String {
        let isTurned = inner > outer
        let low = max(min(inner, outer), 0), high = max(inner, outer, 1e-6)
        // An inner radius is expressed by shifted stops; not every reader supports focal radii.
        let placed = (isTurned ? stops.reversed : stops).stops.map { stop in
            GradientStops.Stop(color: stop.color, location: (low + stop.location * (high - low)) / high)
        }
        var matrix = placement
        if let projection { matrix = matrix.concatenating(projection.tangent(at: center)) }
        let content = " gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"\(Markup.number(high))\""
            + " gradientTransform=\"\(Markup.matrix(matrix))\">\(markup(placed))</radialGradient>"
        return define("g", key: content) { "<radialGradient id=\"\($0)\"" + content }
    }

    private mutating func pattern(_ image: ImageHandle, _ origin: CGPoint, _ scale: CGFloat) -> String {
        let picture = self.image(ImagePart(image: image, source: nil, tint: nil))
        var matrix = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        if let projection { matrix = matrix.concatenating(projection.tangent(at: origin)) }
        let content = " patternUnits=\"userSpaceOnUse\""
            + " width=\"\(image.pixels.width)\" height=\"\(image.pixels.height)\""
            + " patternTransform=\"\(Markup.matrix(matrix))\"><use xlink:href=\"#\(picture)\"/></pattern>"
        return define("t", key: content) { "<pattern id=\"\($0)\"" + content }
    }

    // MARK: Angular gradients

    /// SVG has no angular gradients: narrow wedges of one colour each, clipped by the shape. Each overlaps the next, so
    /// that there are no gaps; translucent ones meet exactly instead.
    func wedges(_ stops: GradientStops, _ center: CGPoint, _ from: Double, _ to: Double, _ reach: CGRect) -> String {
        let isOpaque = stops.stops.allSatisfy { $0.color.alpha >= 1 }
        let far = (max(abs(reach.minX - center.x), abs(reach.maxX - center.x))
            + max(abs(reach.minY - center.y), abs(reach.maxY - center.y)) + 1) * 1.1
        let sweep = AngularSweep(from: from, to: to), ramp = GradientRamp(stops)
        let count = 360
        let step = 2 * Double.pi / Double(count)
        func wedgeColor(_ index: Int) -> RGBA { ramp.color(sweep.location(pastBase: (Double(index) + 0.5) * step)) }
        var text = "<g\(isOpaque ? "" : " shape-rendering=\"crispEdges\"")>\n"
        var index = 0
        while index < count {
            let color = wedgeColor(index)
            var end = index + 1
            // Adjacent wedges of equal colour are merged, up to a quarter turn.
            while end < count, end - index < 90, wedgeColor(end) == color {
                end += 1
            }
            let under = isOpaque && end < count ? 0.8 : 0
            let a = sweep.base + Double(index) * step, b = sweep.base + (Double(end) + under) * step
            var path = Path()
            path.move(to: center)
            let parts = max(1, (end - index) / 30)
            for part in 0...parts {
                let angle = a + (b - a) * Double(part) / Double(parts)
                path.addLine(to: CGPoint(x: center.x + far * cos(angle), y: center.y + far * sin(angle)))
            }
            path.closeSubpath()
            if let projection { path = path.projected(by: projection, tolerance: 0.02) }
            let data = Markup.path(path)
            if color.alpha > 0, !data.isEmpty { text += "<path d=\"\(data)\"\(fill(color))/>\n" }
            index = end
        }
        return text + "</g>\n"
    }
}
