import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Painter {
    func draw(_ item: TextItem, _ origin: CGPoint) {
        for decoration in item.decorations { draw(decoration, origin) }
        for run in item.runs where run.paints {
            if run.isColor {
                drawBitmaps(run, origin)
            } else if target == .page, usesMatrix, drawLetters(run, origin) {
                continue
            } else if !drawMasks(run, origin), !drawCoverage(run, origin) {
                drawOutlines(run, origin)
            }
        }
    }

    private func draw(_ decoration: TextItem.Decoration, _ origin: CGPoint) {
        guard let (rect, dashes) = decoration.drawnLine(at: origin) else { return }
        if dashes.isEmpty { return draw(Path(rect), nil, false, true, decoration.paint(at: origin)) }
        var path = Path()
        var x = rect.minX, index = 0
        while x < rect.maxX {
            let dash = dashes[index % dashes.count]
            if index % 2 == 0, dash > 0 {
                path.addRect(CGRect(x: x, y: rect.minY, width: min(dash, rect.maxX - x), height: rect.height))
            }
            x += dash
            index += 1
        }
        draw(path, nil, false, true, decoration.paint(at: origin))
    }

    // MARK: Masks

    /// The size limit in pixels of cached masks: larger glyphs are rare, and their outlines cost little compared with
    /// their pixels.
    private static let largestMask = 96.0

    /// Adds up the coverage of the run's glyphs and draws the paint through it. Returns false if outlines are needed.
    private func drawMasks(_ run: GlyphRun, _ origin: CGPoint) -> Bool {
        guard target == .pixels, usesMatrix else { return false }
        let m = transform.cairo
        let size = run.size * run.outlineScale * m.xx
        guard m.xy == 0, m.yx == 0, m.xx == m.yy, size > 0, size <= Self.largestMask else { return false }
        let key = GlyphStore.StrikeKey(font: run.font, size: Float(size), slant: Float(run.slant),
                                       stretch: Float(run.stretch), emboldening: Float(run.emboldening * m.xx))
        let store = stores.glyphs
        let strike = store.strike(key)
        let clip = clip
        var minX = Int.max, minY = Int.max, maxX = Int.min, maxY = Int.min
        return withUnsafeTemporaryAllocation(of: (mask: GlyphStore.Mask, x: Int, y: Int).self,
                                             capacity: run.glyphs.count) { places in
            var count = 0
            for index in run.glyphs.indices {
                let position = run.glyphs[index].position
                let x = ((origin.x + position.x) * m.xx + m.x0) * 4, y = ((origin.y + position.y) * m.yy + m.y0) * 4
                guard abs(x) < 1e6, abs(y) < 1e6 else { continue }
                let column = Int((x + 0.5).rounded(.down)), row = Int((y + 0.5).rounded(.down))
                let mask = store.mask(strike, key, run.glyphs[index].id, column: column & 3, row: row & 3,
                                      pool: stores.pool)
                guard mask.width > 0 else { continue }
                let left = column >> 2 + Int(mask.left), top = row >> 2 + Int(mask.top)
                minX = min(minX, left)
                maxX = max(maxX, left + Int(mask.width))
                minY = min(minY, top)
                maxY = max(maxY, top + Int(mask.height))
                places.initializeElement(at: count, to: (mask, column >> 2, row >> 2))
                count += 1
            }
            guard count > 0 else { return true }
            let box = Box(minX: Double(minX), minY: Double(minY), maxX: Double(maxX),
                          maxY: Double(maxY)).intersection(clip)
            guard let cover = stores.pool.take(.coverage, covering: box) else { return true }
            for place in places[..<count] { store.add(place.mask, of: strike, to: cover, x: place.x, y: place.y) }
            cover.touched()
            pour(run, origin, through: cover)
            return true
        }
    }

    /// Draws the run's paint through `cover`, and returns `cover` to the pool.
    private func pour(_ run: GlyphRun, _ origin: CGPoint, through cover: PixelBuffer) {
        let isFlat = usesMatrix
        if isFlat { useItemSpace() } else { useDeviceSpace() }
        let source = setSource(run.paint(at: origin)) {
            isFlat ? transform.inverse.bounds(cover.box) : InkBounds.of(run, origin)
        }
        if let source {
            useDeviceSpace()
            cairo_mask_surface(context, cover.surface, 0, 0)
            release(source)
        }
        stores.pool.give(cover)
    }

    // MARK: Coverage

    /// As masks do, for glyphs that are rotated, in perspective or large, whose coverage is not used again.
    private func drawCoverage(_ run: GlyphRun, _ origin: CGPoint) -> Bool {
        guard target == .pixels, !(run.emboldening > 0) else { return false }
        let filler = stores.filler
        filler.clear()
        for index in run.glyphs.indices {
            guard let place = Self.place(run, index, origin) else { continue }
            filler.beginGlyph()
            stores.glyphs.outline(run.font, run.glyphs[index].id).path
                .forEachLine(through: ProjectionTransform(place).concatenating(transform), tolerance: tolerance) {
                    points, _ in filler.add(points)
                }
        }
        let box = filler.box.intersection(clip)
        guard !box.isEmpty, let cover = stores.pool.take(.coverage, covering: box) else { return true }
        guard filler.fill(cover) else {
            stores.pool.give(cover)
            return false
        }
        pour(run, origin, through: cover)
        return true
    }

    // MARK: Outlines

    private func drawOutlines(_ run: GlyphRun, _ origin: CGPoint) {
        // Cairo cannot invert the matrix of letters of no size.
        guard run.size * run.outlineScale > 1e-6 else { return }
        cairo_new_path(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        defer { cairo_new_path(context) }
        let bold = run.emboldening.isFinite ? max(run.emboldening, 0) : 0
        guard usesMatrix else { return drawProjected(run, origin, bold) }
        let outer = transform.cairo
        for index in run.glyphs.indices {
            let position = run.glyphs[index].position
            guard abs(position.x) < 1e6, abs(position.y) < 1e6 else { continue }
            var inner = Self.matrix(run, CGPoint(x: origin.x + position.x, y: origin.y + position.y)), matrix = outer
            cairo_matrix_multiply(&matrix, &inner, [outer])
            cairo_set_matrix(context, &matrix)
            stores.glyphs.outline(run.font, run.glyphs[index].id).append(to: context)
        }
        useItemSpace()
        guard let source = setSource(run.paint(at: origin), reach: { InkBounds.of(run, origin) }) else { return }
        if bold > 0 {
            // Fill and stroke form one coverage, so that translucent paint is not doubled where they overlap.
            let path = cairo_copy_path(context)
            cairo_save(context)
            let paint = cairo_pattern_reference(cairo_get_source(context))
            cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
            cairo_append_path(context, path)
            cairo_set_source_rgba(context, 0, 0, 0, 1)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill_preserve(context)
            cairo_set_line_width(context, bold)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            cairo_set_dash(context, nil, 0, 0)
            cairo_stroke(context)
            let cover = cairo_pop_group(context)
            cairo_set_source(context, paint)
            cairo_mask(context, cover)
            cairo_pattern_destroy(cover)
            cairo_pattern_destroy(paint)
            cairo_restore(context)
            cairo_path_destroy(path)
        } else {
            fill(false)
        }
        release(source)
    }

    private func drawProjected(_ run: GlyphRun, _ origin: CGPoint, _ bold: Double) {
        useDeviceSpace()
        for index in run.glyphs.indices {
            guard let place = Self.place(run, index, origin) else { continue }
            let outline = stores.glyphs.outline(run.font, run.glyphs[index].id).path
            if outline.isEmpty { continue }
            append(outline.projected(by: ProjectionTransform(place).concatenating(transform), tolerance: tolerance),
                   reach: Self.deviceReach)
            if bold > 0 {
                let edge = outline.applying(place).strokedPath(StrokeStyle(lineWidth: bold, lineJoin: .round))
                append(edge.projected(by: transform, tolerance: tolerance), reach: Self.deviceReach)
            }
        }
        guard let source = setSource(run.paint(at: origin), reach: { InkBounds.of(run, origin) }) else { return }
        fill(false)
        release(source)
    }

    /// Maps em of the glyph's outline to item space; nil for a glyph far outside of the canvas.
    private static func place(_ run: GlyphRun, _ index: Int, _ origin: CGPoint) -> CGAffineTransform? {
        let position = run.glyphs[index].position
        guard abs(position.x) < 1e6, abs(position.y) < 1e6 else { return nil }
        let m = matrix(run, CGPoint(x: origin.x + position.x, y: origin.y + position.y))
        return CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
    }

    /// Maps em of the outline to item space.
    static func matrix(_ run: GlyphRun, _ at: CGPoint) -> cairo_matrix_t {
        let size = run.size * run.outlineScale
        return cairo_matrix_t(xx: size * run.stretch, yx: 0, xy: -run.slant * size, yy: size, x0: at.x, y0: at.y)
    }

    // MARK: Colour

    private func drawBitmaps(_ run: GlyphRun, _ origin: CGPoint) {
        let size = run.size * run.outlineScale
        for index in run.glyphs.indices {
            guard let bitmap = stores.glyphs.bitmap(run.font, run.glyphs[index].id) else { continue }
            let position = run.glyphs[index].position
            let frame = CGRect(x: origin.x + position.x + bitmap.box.minX * size,
                               y: origin.y + position.y + bitmap.box.minY * size,
                               width: bitmap.box.width * size, height: bitmap.box.height * size)
            guard frame.minX.isFinite, frame.minY.isFinite else { continue }
            let outer = alpha
            if case .color(let color) = run.paint { alpha *= Double(color.alpha.clampedToUnit) }
            draw(bitmap.image, nil, tint: nil, interpolation: .medium, frame)
            alpha = outer
        }
    }
}
