import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

// cairo sorts all edges of a stroke together, in each row of pixels: its time grows with the square of their number. A
// long line is instead traced in pieces into a mask, through which the paint is drawn once.
extension Painter {
    /// The number of elements above which lines are traced in pieces.
    private static let longLine = 4096
    /// The points of a piece. From 30 to 300 the time is the same.
    private static let piece = 100

    static func isLong(_ path: Path) -> Bool {
        if case .list = path.storage { path.elements.count > longLine } else { false }
    }

    /// Strokes a path on pixels, with a flat transform.
    func strokeInPieces(_ path: Path, _ stroke: StrokeStyle, _ isAntialiased: Bool, _ paint: Paint) {
        let bounds = InkBounds.of(path, stroke)
        guard let cover = stores.pool.take(.coverage, covering: transform.bounds(bounds).grown(2).intersection(clip))
        else { return }
        defer { stores.pool.give(cover) }
        useItemSpace()
        guard let source = setSource(paint, reach: { bounds }) else { return }
        let outer = context
        context = cairo_create(cover.surface)!
        cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        useItemSpace()
        let scale = max(transform.scale(at: path.boundingRect), 1e-9)
        var covered = CoveredTiles(cover, reach: stroke.reach * scale + 2)
        for line in path.flattened(tolerance: tolerance / scale) { trace(line, stroke, &covered) }
        cairo_destroy(context)
        context = outer
        useDeviceSpace()
        cairo_mask_surface(context, cover.surface, 0, 0)
        release(source)
    }

    private func trace(_ line: Path.Polyline, _ stroke: StrokeStyle, _ covered: inout CoveredTiles?) {
        var points = line.points
        guard points.count > 1 else { return }
        if line.isClosed { points += points.prefix(2) }
        if !stroke.dash.isEmpty { return traceDashed(points, stroke) }
        // The ends of pieces are no ends of the line and have no caps.
        var style = stroke
        style.lineCap = .butt
        for start in stride(from: 0, to: points.count - 1, by: CoveredTiles.batch) {
            let batch = points[max(start - 1, 0)...min(start + CoveredTiles.batch, points.count - 1)]
            if let covered, covered.hasInner {
                for run in covered.runs(of: batch, through: transform) { tracePieces(run[...], style) }
            } else {
                tracePieces(batch, style)
            }
            covered?.add(traced: batch.count)
        }
        guard !line.isClosed, stroke.lineCap != .butt else { return }
        trace(points.prefix(2), stroke)
        trace(points.suffix(2), stroke)
    }

    /// Each piece begins with the last segment of the previous one, so that the join between them is drawn.
    private func tracePieces(_ points: ArraySlice<CGPoint>, _ style: StrokeStyle) {
        for start in stride(from: points.startIndex, to: points.endIndex - 1, by: Self.piece) {
            let first = max(start - 1, points.startIndex)
            trace(points[first...min(start + Self.piece, points.endIndex - 1)], style)
        }
    }

    private func traceDashed(_ points: [CGPoint], _ stroke: StrokeStyle) {
        var style = stroke
        var passed = 0.0, counted = 0
        for start in stride(from: 0, to: points.count - 1, by: Self.piece) {
            let first = max(start - 1, 0)
            for index in counted..<first { passed += length(points[index], points[index + 1]) }
            counted = first
            style.dashPhase = stroke.dashPhase + passed
            trace(points[first...min(start + Self.piece, points.count - 1)], style)
        }
    }

    private func trace(_ points: ArraySlice<CGPoint>, _ style: StrokeStyle) {
        cairo_new_path(context)
        append(Path([Path.Polyline(points: Array(points), isClosed: false)]), reach: itemReach)
        use(style)
        cairo_stroke(context)
    }

    private func length(_ a: CGPoint, _ b: CGPoint) -> Double {
        let length = hypot(b.x - a.x, b.y - a.y)
        return length.isFinite ? length : 0
    }
}
