import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

// Text on a page stays text: glyphs of embedded fonts, with the characters that they represent.
extension Painter {
    /// The sizes in points per em at which FreeType can load a font.
    private static let sizes = 0.01...10_000.0

    /// Returns false if the font cannot be embedded, or not in this size; outlines look the same.
    func drawLetters(_ run: GlyphRun, _ origin: CGPoint) -> Bool {
        let em = run.size * run.outlineScale
        let place = CGRect(x: origin.x, y: origin.y, width: em, height: em)
        guard Self.sizes.contains(em * transform.scale(at: place)), Self.sizes.contains(em),
              let face = stores.fonts.face(run.font) else { return false }
        var glyphs: [cairo_glyph_t] = []
        for index in run.glyphs.indices {
            let position = run.glyphs[index].position
            guard abs(position.x) < 1e6, abs(position.y) < 1e6 else { return false }
            glyphs.append(cairo_glyph_t(index: UInt(run.glyphs[index].id), x: origin.x + position.x,
                                        y: origin.y + position.y))
        }
        guard !glyphs.isEmpty else { return true }
        cairo_save(context)
        defer { cairo_restore(context) }
        useItemSpace()
        guard let source = setSource(run.paint(at: origin), reach: { InkBounds.of(run, origin) }) else { return true }
        cairo_set_font_face(context, face)
        var matrix = Self.matrix(run, .zero)
        cairo_set_font_matrix(context, &matrix)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(context, options)
        cairo_font_options_destroy(options)
        var bytes = Array(run.text.utf8.map { CChar(bitPattern: $0) })
        if let clusters = Self.clusters(run, byteCount: bytes.count) {
            bytes.append(0)
            cairo_show_text_glyphs(context, bytes, Int32(bytes.count - 1), glyphs, Int32(glyphs.count), clusters,
                                   Int32(clusters.count),
                                   run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
        } else {
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        }
        if run.emboldening > 0, run.emboldening.isFinite {
            cairo_new_path(context)
            cairo_glyph_path(context, glyphs, Int32(glyphs.count))
            cairo_set_line_width(context, run.emboldening)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            cairo_set_dash(context, nil, 0, 0)
            cairo_stroke(context)
        }
        release(source)
        return true
    }

    /// In text order, the bytes and glyphs of each cluster; nil if they do not cover the text in order.
    private static func clusters(_ run: GlyphRun, byteCount: Int) -> [cairo_text_cluster_t]? {
        guard byteCount > 0 else { return nil }
        let clusters = run.glyphs.map { Int($0.cluster) }
        let starts = run.isRightToLeft ? clusters.reversed() : clusters
        guard let first = starts.first, first >= 0, let last = starts.last, last < byteCount,
              zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
        var result: [cairo_text_cluster_t] = []
        // The characters without a glyph before the first one.
        if first > 0 { result.append(cairo_text_cluster_t(num_bytes: Int32(first), num_glyphs: 0)) }
        var index = 0
        while index < starts.count {
            var end = index + 1
            while end < starts.count, starts[end] == starts[index] { end += 1 }
            let next = end < starts.count ? starts[end] : byteCount
            result.append(cairo_text_cluster_t(num_bytes: Int32(next - starts[index]), num_glyphs: Int32(end - index)))
            index = end
        }
        return result
    }
}
