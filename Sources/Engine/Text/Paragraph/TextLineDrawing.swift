package import Foundation
package import QuadrantDisplayList
import QuadrantGeometry

/// One line of a text layout. Lengths are in points; positions are from the text's top left corner.
package struct TextLineDrawing: Equatable, Sendable {
    /// The start of the baseline.
    package var origin: CGPoint
    /// The length of the line without trailing spaces.
    package var width: Double
    /// Above the baseline.
    package var ascent: Double
    /// Below the baseline; positive.
    package var descent: Double
    /// The glyphs from left to right.
    package var runs: [GlyphRun]
    /// Backgrounds, underlines and strikethroughs of the line.
    package var decorations: [TextItem.Decoration]
    /// The pictures in the line.
    package var attachments: [PlacedAttachment]
    /// Whether the line ends with an ellipsis, or begins with one.
    package var isTruncated: Bool
}

extension TextLayouter {
    /// The lines of the text laid out in `size`, from the top.
    package func lineDrawings(in size: CGSize) -> [TextLineDrawing] {
        let lines = lines(width: Double(size.width), height: Double(size.height))
        var drawing = LineDrawing(lines: lines, style: style, size: size, heights: LineHeights(lines, style: style))
        return drawing.drawingsByLine()
    }
}
