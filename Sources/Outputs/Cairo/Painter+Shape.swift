import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Painter {
    func draw(_ path: Path, _ stroke: StrokeStyle?, _ isEvenOdd: Bool, _ isAntialiased: Bool, _ paint: Paint) {
        guard !path.isEmpty else { return }
        if let stroke, !stroke.paints { return }
        let isLimited = limit(paint)
        defer { if isLimited { cairo_restore(context) } }
        cairo_new_path(context)
        cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        defer { cairo_new_path(context) }
        if let stroke, target == .pixels, usesMatrix, Self.isLong(path) {
            strokeInPieces(path, stroke, isAntialiased, paint)
        } else if usesMatrix {
            if stroke != nil { return paintFlat(path, stroke, isEvenOdd, paint) }
            keepingGradient(path, paint) { paintFlat(path, nil, isEvenOdd, paint) }
        } else {
            let outline = stroke.map { path.strokedPath($0) } ?? path
            useDeviceSpace()
            append(outline.projected(by: transform, tolerance: tolerance), reach: Self.deviceReach)
            guard let source = setSource(paint, reach: { Box(outline.boundingRect) }) else { return }
            fill(stroke == nil && isEvenOdd)
            release(source)
        }
    }

    /// Fills or strokes with cairo's matrix.
    private func paintFlat(_ path: Path, _ stroke: StrokeStyle?, _ isEvenOdd: Bool, _ paint: Paint) {
        useItemSpace()
        append(path, reach: itemReach)
        guard let source = setSource(paint, reach: { InkBounds.of(path, stroke) }) else { return }
        if let stroke {
            use(stroke)
            cairo_stroke(context)
        } else {
            fill(isEvenOdd)
        }
        release(source)
    }

    /// The area from which on the rows that are not wanted cost more than the clip, in pixels.
    private static let largeArea = 10_000.0

    /// Clips a large area of a plain colour to the wanted rows, since it takes time. Gradients would differ by a level,
    /// as cairo positions them by the drawn area; so would rows in which it has to cut an edge.
    private func limit(_ paint: Paint) -> Bool {
        guard let wanted, case .color = paint, painted?.area ?? .infinity > Self.largeArea else { return false }
        let box = wanted.reduce(Box.empty) { $0.union($1) }.grown(16).whole
        let clip = clip
        cairo_save(context)
        useDeviceSpace()
        cairo_new_path(context)
        cairo_rectangle(context, clip.minX, box.minY, clip.width, box.height)
        cairo_clip(context)
        return true
    }

    func fill(_ isEvenOdd: Bool) {
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    func use(_ stroke: StrokeStyle) {
        cairo_set_line_width(context, min(stroke.lineWidth, 1e5))
        cairo_set_line_cap(context, stroke.lineCap.cairo)
        cairo_set_line_join(context, stroke.lineJoin.cairo)
        cairo_set_miter_limit(context, stroke.drawnMiterLimit)
        if let dash = stroke.drawnDash {
            cairo_set_dash(context, dash.lengths.map { Double($0) }, Int32(dash.lengths.count), dash.phase)
        } else {
            cairo_set_dash(context, nil, 0, 0)
        }
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
