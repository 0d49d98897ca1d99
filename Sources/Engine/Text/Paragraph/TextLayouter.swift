package import Foundation
package import QuadrantDisplayList
import QuadrantGeometry
import QuadrantThreads
import Synchronization

/// Measures and lays out one text.
///
/// Not thread-safe: each layouter belongs to the view that created it. The data that layouters share, fonts and shaped
/// words, is thread-safe.
package final class TextLayouter {
    /// The text in parts of equal attributes, as given when the layouter was made.
    package let spans: [TextSpan]
    /// The attributes of the text as a whole, as given when the layouter was made.
    package let style: TextStyle

    private var shaped: ShapedText?
    private var cachedLayouts: [CachedLayout] = []
    private var nextCachedLayout = 0
    private var keptLines: KeptLines?
    private var scaledLines: [KeptLines] = []
    private static let maxCachedLayouts = 4
    private static let shapes = Locked(0)

    /// The number of times that this text was shaped.
    package private(set) var shapeCount = 0
    /// Whether the shaped text is cached.
    package var keepsShape: Bool { shaped != nil }
    /// The number of texts that were shaped in this process.
    package static var shapeCount: Int { shapes.withLock { $0 } }
    /// The number of words requested in this process, and of those that no cache had.
    package static var wordCounts: (asked: Int, shaped: Int) {
        (WordCache.asked.load(ordering: .relaxed), WordCache.shaped.load(ordering: .relaxed))
    }

    /// A layouter of a text. Costs nothing: shaping begins with the first measurement.
    package init(spans: [TextSpan], style: TextStyle) {
        self.spans = spans
        self.style = style
    }

    deinit { if shaped != nil { Self.shapesKept.subtract(1, ordering: .relaxed) } }

    /// The measure for a proposal, which is also valid for every proposal between it and its own size.
    private struct CachedLayout {
        var width: Double
        var height: Double
        var measure: TextMeasure
        /// Whether the text is on one line, with nothing omitted.
        var isOneLine: Bool
        /// Whether the text is one line that neither a larger width nor a smaller height would change.
        var isWhole: Bool

        func serves(_ w: Double, _ h: Double) -> Bool {
            if isWhole { return w >= Double(measure.size.width) && !(w == 0 && h == 0) || w == width && h == height }
            return w <= width && h <= height && w >= Double(measure.size.width) && h >= Double(measure.size.height)
                || w == width && h == height
        }
    }

    /// Lines that are kept: those that were laid out last for drawing, and those at a scale, for which the text is
    /// shaped again. Those of other measures are made again from the shape.
    private struct KeptLines {
        var width: Double
        var height: Double
        var lines: TextLines
    }

    private func cachedLayout(_ width: Double, _ height: Double) -> CachedLayout? {
        for index in cachedLayouts.indices where cachedLayouts[index].serves(width, height) {
            return cachedLayouts[index]
        }
        return nil
    }

    /// The size of the text in `width` by `height` points; nil is unlimited.
    package func measure(width: Double?, height: Double?) -> TextMeasure {
        let width = width ?? .infinity, height = height ?? .infinity
        if let known = cachedLayout(width, height) { return known.measure }
        if let line = plainLine(), let measure = measure(line, width, height) { return measure }
        let lines = fitting.lines(width: max(width, 0), height: max(height, 0))
        let measure = remember(lines, max(width, 0), max(height, 0))
        if lines.text !== shaped {
            if scaledLines.count == Self.maxCachedLayouts { scaledLines.removeFirst() }
            scaledLines.append(KeptLines(width: max(width, 0), height: max(height, 0), lines: lines))
        }
        forgetLinesOfMany()
        return measure
    }

    func lines(width: Double, height: Double) -> TextLines {
        let known = cachedLayout(width, height)
        let (width, height) = (known?.width ?? width, known?.height ?? height)
        if let keptLines, keptLines.width == width, keptLines.height == height { return keptLines.lines }
        for known in scaledLines where known.width == width && known.height == height { return known.lines }
        let lines = fitting.lines(width: width, height: height)
        if known == nil { _ = remember(lines, width, height) }
        keptLines = KeptLines(width: width, height: height, lines: lines)
        return lines
    }

    private var fitting: TextFitting { TextFitting(style: style, shape: shape) }

    /// Drops the shaped text and the lines, which are most of a text's memory. A text that is one whole line is rarely
    /// laid out again after it was drawn; its words are then in the word cache.
    package func forgetLines() {
        guard shaped != nil || keptLines != nil, cachedLayouts.allSatisfy(\.isOneLine) else { return }
        if shaped != nil { Self.shapesKept.subtract(1, ordering: .relaxed) }
        shaped = nil
        keptLines = nil
        scaledLines = []
    }

    /// The number of texts in this process with a cached shape, and the maximum before new ones are shaped again for
    /// drawing.
    private static let shapesKept = Atomic<Int>(0)
    private static let maxShapes = 20_000

    private func forgetLinesOfMany() {
        if shaped != nil, Self.shapesKept.load(ordering: .relaxed) > Self.maxShapes { forgetLines() }
    }

    /// The measurement of a plain line, whose shape would not be cached.
    private func measure(_ line: PlainLine, _ width: Double, _ height: Double) -> TextMeasure? {
        guard style.minimumScaleFactor >= 1, !(width == 0 && height == 0), line.reach <= width,
              line.width + line.hanging <= width else { return nil }
        let measured = max(0, line.width + line.hanging)
        let widest = TextWidthOverrides.width(of: spans) ?? measured
        let vertical = LineHeights(line.appearance, style: style)
        let measure = TextMeasure(
            size: CGSize(width: grid.ceil(CGFloat(min(widest, width))), height: CGFloat(vertical.height)),
            firstBaseline: vertical.baselineOfFirst, lastBaseline: vertical.baselineOfFirst)
        remember(CachedLayout(width: width, height: height, measure: measure, isOneLine: true, isWhole: true))
        return measure
    }

    private func plainLine() -> PlainLine? {
        guard shaped == nil, Self.shapesKept.load(ordering: .relaxed) >= Self.maxShapes else { return nil }
        return PlainLine(spans, style)
    }

    /// Caches the lines for a size, and returns their measure.
    private func remember(_ lines: TextLines, _ width: Double, _ height: Double) -> TextMeasure {
        let measure = measure(lines, width: width, height: height)
        remember(CachedLayout(width: width, height: height, measure: measure,
                              isOneLine: lines.lines.count == 1 && !lines.isTruncated,
                              isWhole: isWhole(lines, width, height)))
        return measure
    }

    private func remember(_ made: CachedLayout) {
        // Most texts are one line, for which that layout and the one of no space are sufficient.
        if cachedLayouts.isEmpty { cachedLayouts.reserveCapacity(2) }
        if cachedLayouts.count < Self.maxCachedLayouts {
            cachedLayouts.append(made)
        } else {
            cachedLayouts[nextCachedLayout] = made
            nextCachedLayout = (nextCachedLayout + 1) % Self.maxCachedLayouts
        }
    }

    /// Whether the text is one whole line that fits with its hanging spaces, and its style does not allow shrinking.
    private func isWhole(_ lines: TextLines, _ width: Double, _ height: Double) -> Bool {
        guard lines.lines.count == 1, !lines.isTruncated, lines.tightening == 1, style.minimumScaleFactor >= 1 else {
            return false
        }
        return lines.lines[0].width + lines.lines[0].hanging <= width && !(width == 0 && height == 0)
    }

    private func shape(scale: Double) -> ShapedText {
        if scale == 1, let shaped { return shaped }
        Self.shapes.withLock { $0 += 1 }
        shapeCount += 1
        let runs = TextRuns(spans: spans, scale: scale, profile: style.profile)
        var shaper = Shaper(runs, isRightToLeft: style.isRightToLeft)
        let result = shaper.shape()
        if scale == 1 {
            shaped = result
            Self.shapesKept.add(1, ordering: .relaxed)
        }
        return result
    }

    private var grid: PixelGrid { PixelGrid(scale: CGFloat(style.displayScale)) }

    private func measure(_ lines: TextLines, width: Double, height: Double) -> TextMeasure {
        guard let first = lines.lines.first, let last = lines.lines.last, !(width == 0 && height == 0) else {
            return TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0)
        }
        var widest = 0.0
        for line in lines.lines { widest = max(widest, line.width + line.hanging) }
        if let known = TextWidthOverrides.width(of: spans), lines.lines.count == 1 { widest = known }
        let vertical = LineHeights(lines, style: style)
        return TextMeasure(
            size: CGSize(width: grid.ceil(CGFloat(min(widest, width))), height: CGFloat(vertical.height)),
            firstBaseline: vertical.baseline(of: first),
            lastBaseline: lines.lines.count == 1
                ? vertical.baseline(of: first)
                : Double(grid.ceil(CGFloat(vertical.baseline(of: last)))))
    }

    /// The metrics that the distances to other views are computed from. Costs a measurement without limits.
    package var spacing: TextSpacing {
        let plain = plainLine(), runs = plain == nil ? shape(scale: 1).runs : []
        let known = cachedLayout(.infinity, .infinity)?.measure
            ?? plain.flatMap { self.measure($0, .infinity, .infinity) }
        let measure = known ?? self.measure(width: nil, height: nil)
        forgetLinesOfMany()
        func line(_ run: TextAppearance?) -> TextSpacing.Line {
            guard let run else { return TextSpacing.Line(ascent: 0, descent: 0, capHeight: 0, leading: 0) }
            // The font's own metrics: on macOS only lines have whole points, distances do not.
            let metrics = run.font.metrics
            return TextSpacing.Line(ascent: run.ascent - run.font.lineAscent + metrics.ascender,
                                    descent: run.descent - run.font.lineDescent + metrics.descender,
                                    capHeight: metrics.capHeight, leading: run.leading)
        }
        return TextSpacing(top: line(plain?.appearance ?? runs.first?.appearance),
                           bottom: line(plain?.appearance ?? runs.last?.appearance),
                           firstBaseline: measure.firstBaseline, lastBaseline: measure.lastBaseline,
                           belowLastBaseline: Double(measure.size.height) - measure.lastBaseline)
    }

    private var hasSmallCapitals: Bool { spans.contains { !$0.appearance.value.font.smallCaps.isEmpty } }

    /// The glyphs and decorations of the text laid out in `size`, and the positions of its attachments.
    package func drawing(in size: CGSize) -> (item: TextItem, attachments: [PlacedAttachment]) {
        let lines = lines(width: Double(size.width), height: Double(size.height))
        let string = spans.count == 1 ? spans[0].string : spans.map(\.string).joined()
        var drawing = LineDrawing(lines: lines, style: style, size: size, heights: LineHeights(lines, style: style),
                                  string: hasSmallCapitals ? nil : string)
        for line in lines.lines { drawing.draw(line) }
        let item = TextItem(frame: CGRect(origin: .zero, size: size), runs: drawing.runs,
                            decorations: drawing.decorations, string: string)
        forgetLines()
        return (item, drawing.attachments)
    }

    /// The glyphs and decorations of the text laid out in `size`, in points.
    package func item(in size: CGSize) -> TextItem { drawing(in: size).item }

    /// The frames of the lines of the text laid out in `size`, from the top, without the space between them, each with
    /// the attributes of its first letters.
    package func lineBoxes(in size: CGSize) -> [(frame: CGRect, attributes: TextAttributes)] {
        let lines = lines(width: Double(size.width), height: Double(size.height))
        let heights = LineHeights(lines, style: style)
        let drawing = LineDrawing(lines: lines, style: style, size: size, heights: heights)
        return lines.lines.compactMap { line in
            guard let appearance = drawing.firstAppearance(of: line) else { return nil }
            let frame = CGRect(x: drawing.start(of: line), y: heights.baseline(of: line) - line.ascent,
                               width: line.width, height: line.ascent + line.descent)
            return (frame, appearance.attributes)
        }
    }
}

/// An attachment with its position in the text.
package struct PlacedAttachment: Equatable, Sendable {
    package var attachment: TextAttachment
    /// In points from the text's top left corner, y down.
    package var frame: CGRect
    /// The paint of a path or a template; other attachments have colours of their own.
    package var paint: Paint
    /// The index of the style that gives the paint; nil once it is known.
    package var style: Int?
}
