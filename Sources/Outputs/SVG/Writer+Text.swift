import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

extension Writer {
    mutating func text(_ item: TextItem, origin: CGPoint) {
        for decoration in item.decorations { draw(decoration, origin) }
        for run in item.runs where run.paints {
            if run.isColor {
                drawBitmaps(run, origin)
            } else {
                draw(run, origin)
            }
        }
    }

    private mutating func draw(_ decoration: TextItem.Decoration, _ origin: CGPoint) {
        guard let (rect, dashes) = decoration.drawnLine(at: origin) else { return }
        if dashes.isEmpty {
            return shape(Path(rect), stroke: nil, isEvenOdd: false, isAntialiased: true,
                         paint: decoration.paint(at: origin))
        }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        let style = StrokeStyle(lineWidth: rect.height, dash: dashes)
        shape(path, stroke: style, isEvenOdd: false, isAntialiased: true, paint: decoration.paint(at: origin))
    }

    // MARK: Characters

    private mutating func draw(_ run: GlyphRun, _ origin: CGPoint) {
        let reach = InkBounds.of(run, origin).rect.finite
        // The paint is relative to the text's origin, as the positions are.
        var run = run
        run.paint = run.paint(at: origin)
        guard let color = paint(run.paint, "fill", reach: reach) else { return }
        var outlined = Array(run.glyphs.indices)
        if textStyle == .selectable, projection == nil, !Self.isStretchedWithMore(run), let use = fonts.use(run.font) {
            outlined = drawCharacters(run, origin, use, color, reach)
        }
        let size = run.size * run.outlineScale
        var path = Path()
        for index in outlined {
            let outline = Fonts.outline(run.font, glyph: run.glyphs[index].id)
            if outline.isEmpty { continue }
            let position = run.glyphs[index].position
            path.addPath(outline, transform: CGAffineTransform(
                a: size * run.stretch, b: 0, c: -run.slant * size, d: size, tx: origin.x + position.x,
                ty: origin.y + position.y))
        }
        if path.isEmpty { return }
        if let projection {
            var seen = path.projected(by: projection, tolerance: 0.02)
            if run.emboldening > 0 {
                seen.addPath(path.strokedPath(StrokeStyle(lineWidth: run.emboldening, lineJoin: .round))
                    .projected(by: projection, tolerance: 0.02))
            }
            write("<path d=\"\(Markup.path(seen))\"\(color)/>\n", paintedBounds: projection.bounds(reach))
        } else {
            write("<path d=\"\(Markup.path(path))\"\(color)\(edge(run, reach))/>\n", paintedBounds: reach)
        }
    }

    /// The stroke that emboldens glyphs.
    private mutating func edge(_ run: GlyphRun, _ reach: CGRect) -> String {
        guard run.emboldening > 0, run.emboldening.isFinite,
            let stroke = paint(run.paint, "stroke", reach: reach) else {
            return ""
        }
        return stroke + " stroke-width=\"\(Markup.number(run.emboldening))\" stroke-linejoin=\"round\""
    }

    /// Writes the glyphs that a viewer finds by their character, each at its own x; returns the others.
    private mutating func drawCharacters(_ run: GlyphRun, _ origin: CGPoint, _ use: FontUses.Use, _ color: String,
                                         _ reach: CGRect) -> [Int] {
        let bytes = Array(run.text.utf8)
        let starts = Set(run.glyphs.map { Int($0.cluster) }).sorted()
        var others: [Int] = []
        var line: (x: [String], text: String, y: CGFloat)?
        let style = edge(run, reach)
        let size = Markup.number(run.size * run.outlineScale)
        // In text order, so that it is selected in that order.
        for index in run.isRightToLeft ? run.glyphs.indices.reversed() : Array(run.glyphs.indices) {
            let position = run.glyphs[index].position
            guard let scalar = Self.character(run, index, bytes, starts), use.glyph(scalar) == run.glyphs[index].id,
                  scalar.value < 0x10000, Markup.isAllowed(scalar), position.x.isFinite, position.y.isFinite else {
                others.append(index)
                continue
            }
            use.scalars.insert(scalar.value)
            if let open = line, open.y != position.y {
                write(Self.element(open, origin, run, use, size, color + style), paintedBounds: reach)
                line = nil
            }
            line = line ?? ([], "", position.y)
            line?.x.append(Markup.number((origin.x + position.x) / run.stretch))
            line?.text.unicodeScalars.append(scalar)
        }
        if let line { write(Self.element(line, origin, run, use, size, color + style), paintedBounds: reach) }
        return others
    }

    private static func element(_ line: (x: [String], text: String, y: CGFloat), _ origin: CGPoint, _ run: GlyphRun,
                                _ use: FontUses.Use, _ size: String, _ color: String) -> String {
        let y = origin.y + line.y
        // The slant does not move the baseline.
        let matrix = CGAffineTransform(a: run.stretch, b: 0, c: -run.slant, d: 1, tx: run.slant * y, ty: 0)
        let lean = matrix.isIdentity ? "" : " transform=\"" + Markup.matrix(matrix) + "\""
        return "<text x=\"\(line.x.joined(separator: " "))\" y=\"\(Markup.number(y))\" font-family=\"\(use.name)\""
            + " font-size=\"\(size)\"\(lean) xml:space=\"preserve\"\(color)>\(Markup.escaped(line.text))</text>\n"
    }

    /// Whether a stretch would distort more than the characters: a gradient, or a stroke of uniform width.
    private static func isStretchedWithMore(_ run: GlyphRun) -> Bool {
        guard run.stretch != 1 else { return false }
        if case .color = run.paint { return run.emboldening > 0 }
        return true
    }

    /// The single character of a cluster with one glyph; nil for other clusters.
    private static func character(_ run: GlyphRun, _ index: Int, _ bytes: [UInt8], _ starts: [Int]) -> Unicode.Scalar? {
        let start = Int(run.glyphs[index].cluster)
        let isShared = (index > 0 && run.glyphs[index - 1].cluster == start)
            || (index + 1 < run.glyphs.count && run.glyphs[index + 1].cluster == start)
        guard !isShared, start >= 0, start < bytes.count else { return nil }
        // The next cluster in text order.
        var low = 0, high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= start { low = middle + 1 } else { high = middle }
        }
        let end = low < starts.count ? min(starts[low], bytes.count) : bytes.count
        let scalars = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars
        return scalars.count == 1 ? scalars.first : nil
    }

    // MARK: Colour

    private mutating func drawBitmaps(_ run: GlyphRun, _ origin: CGPoint) {
        let size = run.size * run.outlineScale
        var opacity: Float = 1
        if case .color(let color) = run.paint { opacity = color.alpha.clampedToUnit }
        for index in run.glyphs.indices {
            guard opacity > 0, let bitmap = Fonts.bitmap(run.font, glyph: run.glyphs[index].id) else { continue }
            let position = run.glyphs[index].position
            let frame = CGRect(x: origin.x + position.x + bitmap.box.minX * size,
                               y: origin.y + position.y + bitmap.box.minY * size,
                               width: bitmap.box.width * size, height: bitmap.box.height * size)
            guard frame.minX.isFinite, frame.minY.isFinite else { continue }
            // Stretched to the frame, so any size is suitable.
            let name = embed(png: bitmap.png, width: 128, height: 128)
            place(name, width: 128, height: 128, frame, opacity: opacity)
        }
    }
}
