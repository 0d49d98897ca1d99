import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Painter {
    /// The resources of a source, held until the drawing is done.
    enum Source {
        case plain
        case sampled(PixelBuffer)
    }

    func release(_ source: Source) {
        guard case .sampled(let buffer) = source else { return }
        cairo_set_source_rgba(context, 0, 0, 0, 0)
        stores.pool.give(buffer)
    }

    /// Sets `paint` as the context's source; nil if it paints nothing. The current matrix must be that of the item
    /// while the transform is flat and that of the device otherwise. `reach` is the bounds of the painted area in item
    /// space.
    func setSource(_ paint: Paint, reach: () -> Box) -> Source? {
        guard let paint = paint.drawn else { return nil }
        switch paint {
        case .backdrop(let backdrop):
            return setBackdrop(backdrop, reach())
        case .color(let color):
            return setColor(color) ? .plain : nil
        case .tiled(let image, let origin, let scale):
            guard scale > 1e-6, scale < Self.farthest, Self.isNear(origin) else { return nil }
            // Finer tiles are beyond pixman's numbers.
            let longest = max(image.pixels.width, image.pixels.height)
            if usesMatrix, alpha == 1, scale > 1.0 / 256, longest <= Canvas.maxSource {
                setTiles(image, origin, scale)
                return .plain
            }
            return setSampled(paint, reach())
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _),
             .angular(let stops, _, _, _):
            guard let last = stops.stops.last else { return nil }
            guard usesMatrix, target == .page || !paint.isWide else { return setSampled(paint, reach()) }
            if case .angular(let stops, let center, let from, let to) = paint {
                guard target == .page else { return setSampled(paint, reach()) }
                guard Self.isNear(center) else { return setColor(last.color) ? .plain : nil }
                setMesh(stops, center, from, to, reach())
                return .plain
            }
            guard let pattern = gradient(paint) else { return setColor(last.color) ? .plain : nil }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            return .plain
        }
    }

    /// The limit beyond which numbers overflow in cairo; no picture is as large.
    static let farthest = 1e7

    static func isNear(_ point: CGPoint) -> Bool { abs(point.x) < farthest && abs(point.y) < farthest }

    private func setColor(_ color: RGBA) -> Bool {
        let opacity = Double(color.alpha.clampedToUnit) * alpha
        guard opacity > 0 else { return false }
        cairo_set_source_rgba(context, Double(color.red.clampedToUnit), Double(color.green.clampedToUnit),
                              Double(color.blue.clampedToUnit), opacity)
        return true
    }

    /// nil for a gradient with numbers that cairo cannot represent.
    private func gradient(_ paint: Paint) -> OpaquePointer? {
        switch paint {
        case .linear(let stops, let from, let to):
            guard Self.isNear(from), Self.isNear(to) else { return nil }
            let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)!
            add(stops, to: pattern)
            return pattern
        case .radial(let stops, let center, let inner, let outer):
            return radial(stops, inner, outer, cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: -center.x, y0: -center.y))
        case .elliptical(let stops, let bounds, let unit, let inner, let outer):
            let x = 2 / bounds.width, y = 2 / bounds.height
            let center = CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
            return radial(stops, inner, outer, cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: -center.x * x,
                                                              y0: -center.y * y))
        case .color, .angular, .tiled, .backdrop:
            return nil
        }
    }

    private func radial(_ stops: GradientStops, _ inner: CGFloat, _ outer: CGFloat,
                        _ matrix: cairo_matrix_t) -> OpaquePointer? {
        guard Self.isNear(CGPoint(x: inner, y: outer)), Self.isNear(CGPoint(x: matrix.x0, y: matrix.y0)) else {
            return nil
        }
        let isTurned = inner > outer
        let pattern = cairo_pattern_create_radial(0, 0, max(min(inner, outer), 0), 0, 0, max(inner, outer, 1e-6))!
        add(isTurned ? stops.reversed : stops, to: pattern)
        var matrix = matrix
        cairo_pattern_set_matrix(pattern, &matrix)
        return pattern
    }

    private func add(_ stops: GradientStops, to pattern: OpaquePointer) {
        for stop in stops.stops {
            let c = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location.isFinite ? stop.location : 0, Double(c.red.clampedToUnit),
                Double(c.green.clampedToUnit), Double(c.blue.clampedToUnit),
                Double(c.alpha.clampedToUnit) * alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }

    private func setTiles(_ image: ImageHandle, _ origin: CGPoint, _ scale: CGFloat) {
        let surface = stores.images.surface(image, source: nil, tint: nil)
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        var matrix = cairo_matrix_t(xx: 1 / scale, yx: 0, xy: 0, yy: 1 / scale, x0: -origin.x / scale,
                                    y0: -origin.y / scale)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// A circle of wedges, each so narrow that colours along its chord equal those along the arc.
    private func setMesh(_ stops: GradientStops, _ center: CGPoint, _ from: Double, _ to: Double, _ reach: Box) {
        let reach = reach.intersection(transform.inverse.bounds(clip))
        if reach.isEmpty { return }
        let mesh = cairo_pattern_create_mesh()!
        let sweep = AngularSweep(from: from, to: to)
        let ramp = GradientRamp(stops, opacity: alpha)
        let far = max(abs(reach.minX - center.x), abs(reach.maxX - center.x))
            + max(abs(reach.minY - center.y), abs(reach.maxY - center.y)) + 1
        func corner(_ index: UInt32, _ t: Double) {
            let c = ramp.color(t)
            cairo_mesh_pattern_set_corner_color_rgba(mesh, index, Double(c.red), Double(c.green), Double(c.blue),
                                                     Double(c.alpha))
        }
        for wedge in sweep.wedges(stops) {
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, center.x, center.y)
            cairo_mesh_pattern_line_to(mesh, center.x + far * cos(wedge.start), center.y + far * sin(wedge.start))
            cairo_mesh_pattern_line_to(mesh, center.x + far * cos(wedge.end), center.y + far * sin(wedge.end))
            cairo_mesh_pattern_line_to(mesh, center.x, center.y)
            corner(0, wedge.first)
            corner(1, wedge.first)
            corner(2, wedge.last)
            corner(3, wedge.last)
            cairo_mesh_pattern_end_patch(mesh)
        }
        cairo_set_source(context, mesh)
        cairo_pattern_destroy(mesh)
    }

    /// Computes every pixel in reach separately, mapped back into item space.
    private func setSampled(_ paint: Paint, _ reach: Box) -> Source? {
        guard transform.showsPlane else { return nil }
        return setPixels(reach) { buffer, inverse in
            Sampler.fill(buffer, paint: paint, inverse: inverse, alpha: alpha, images: stores.images)
        }
    }

    /// Sets computed pixels as the source. `fill` receives the map from the centres of pixels to item space.
    func setPixels(_ reach: Box, _ fill: (PixelBuffer, ProjectionTransform) -> Void) -> Source? {
        let device = transform.bounds(reach).grown(1).intersection(clip)
        let zoom = ProjectionTransform.scale(resolution)
        guard let buffer = stores.pool.take(.color, covering: zoom.bounds(device), isClear: false) else { return nil }
        fill(buffer, transform.concatenating(zoom).inverse)
        buffer.touched()
        return setPattern(buffer, zoom: resolution)
    }

    /// Sets a buffer, with `zoom` pixels per device unit, as the source.
    func setPattern(_ buffer: PixelBuffer, zoom: Double) -> Source {
        let pattern = cairo_pattern_create_for_surface(buffer.surface)!
        var matrix = cairo_matrix_t(xx: zoom, yx: 0, xy: 0, yy: zoom, x0: 0, y0: 0)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, zoom == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var saved = cairo_matrix_t()
        cairo_get_matrix(context, &saved)
        cairo_identity_matrix(context)
        cairo_set_source(context, pattern)
        cairo_set_matrix(context, &saved)
        cairo_pattern_destroy(pattern)
        return .sampled(buffer)
    }
}

extension Paint {
    /// Whether it is a circle that is beyond pixman's numbers.
    fileprivate var isWide: Bool {
        guard case .radial(_, let center, let inner, let outer) = self else { return false }
        return !(max(abs(center.x), abs(center.y), inner, outer) < 16_384)
    }
}
