import Foundation
import QuadrantGeometry

/// The vertical positions of lines, rounded as by Apple's text engine.
struct LineHeights {
    private let grid: PixelGrid
    private let firstBaseline: Double
    let height: Double

    init(_ lines: TextLines, style: TextStyle) {
        guard let first = lines.lines.first else {
            self.init(grid: PixelGrid(scale: CGFloat(style.displayScale)), firstBaseline: 0, height: 0)
            return
        }
        // Lines have the heights of the style already.
        self.init((first.ascent, first.descent, first.leading), all: lines.height,
                  font: lines.text.runs.first?.appearance.font, style: style)
    }

    /// The heights of one line with equal attributes.
    init(_ run: TextAppearance, style: TextStyle) {
        let (ascent, descent) = style.extents(run.ascent, run.descent, size: run.size)
        let leading = style.lineHeight == nil ? run.leading : 0
        self.init((ascent, descent, leading), all: ascent + descent, font: run.font, style: style)
    }

    private init(grid: PixelGrid, firstBaseline: Double, height: Double) {
        self.grid = grid
        self.firstBaseline = firstBaseline
        self.height = height
    }

    private init(_ first: (ascent: Double, descent: Double, leading: Double), all: Double, font: ResolvedFont?,
                 style: TextStyle) {
        grid = PixelGrid(scale: CGFloat(style.displayScale))
        var total = all
        if style.reservesLines > 0 {
            let line = first.ascent + first.descent
            let pitch = line + max(first.leading, style.lineSpacing)
            total = max(total, line + Double(style.reservesLines - 1) * pitch)
        }
        if style.profile == .macOS, let font, font.spec.linePitch > 0 {
            // A text style's line is never lower than its font, rounded up to whole points.
            total += max(0, font.metrics.lineHeight.rounded(.up) - font.lineAscent - font.lineDescent)
        }
        firstBaseline = Double(grid.round(CGFloat(first.ascent)))
        height = Double(grid.ceil(CGFloat(total)))
    }

    /// The baseline of a line, from the top of the text.
    func baseline(of line: TextLine) -> Double { firstBaseline + line.baseline }
    var baselineOfFirst: Double { firstBaseline }
}
