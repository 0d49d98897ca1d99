import Foundation
import QuadrantGeometry

/// Where lines stand, rounded the way Apple's text engine does it.
struct LineHeights {
    private let grid: PixelGrid
    private let firstBaseline: Double
    let height: Double

    init(_ lines: TextLines, style: TextStyle) {
        grid = PixelGrid(scale: CGFloat(style.displayScale))
        guard let first = lines.lines.first, let last = lines.lines.last else {
            firstBaseline = 0
            height = 0
            return
        }
        var total = lines.height
        var baseline = Double(grid.round(CGFloat(first.ascent)))
        if style.profile == .macOS {
            let box = Self.macBox(ascent: first.ascent, descent: last.descent)
            baseline = max(box.ascent, baseline)
            // Lines of a text style are stacked boxes; other fonts stack their natural lines.
            let boxed = box.ascent + last.baseline + box.descent
            total = lines.lines.count == 1 || first.leading > 0 ? boxed : max(box.ascent + box.descent, total)
        }
        let reserved = first.ascent + first.descent + Double(max(style.reservesLines - 1, 0))
            * (first.ascent + first.descent + max(first.leading, style.lineSpacing))
        if style.reservesLines > 0 { total = max(total, reserved) }
        firstBaseline = baseline
        height = Double(grid.ceil(CGFloat(total)))
    }

    /// From the top of the text.
    func baseline(of line: TextLine) -> Double { firstBaseline + line.baseline }

    /// macOS makes lines of small fonts whole points high above and below the baseline; from 20 points on only their
    /// sum. Fits every height recorded there (13 point text is 16 high, 11 is 14, 15 is 19, 22 is 26, 34 is 40).
    private static func macBox(ascent: Double, descent: Double) -> (ascent: Double, descent: Double) {
        let line = ascent + descent
        let size = line / (SystemFontTables.macAscender + SystemFontTables.macDescender)
        if size < 20 { return (ascent.rounded(.up), descent.rounded(.up)) }
        let whole = (line - 0.05).rounded(.up)
        let above = ascent.rounded()
        return (above, whole - above)
    }
}
