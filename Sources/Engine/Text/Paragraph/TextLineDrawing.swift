package import Foundation
package import QuadrantDisplayList
import QuadrantGeometry

/// One line of a text layout. Lengths are in points; positions are from the text's top left corner.
package struct TextLineDrawing: Equatable, Sendable {
    /// The start of the baseline.
    package var origin: CGPoint
    package var width: Double
    package var ascent: Double
    package var descent: Double
    package var runs: [GlyphRun]
    package var decorations: [TextItem.Decoration]
    package var attachments: [PlacedAttachment]
    package var isTruncated: Bool
}

extension TextLayouter {
    /// The lines of the text laid out in `size`, from the top.
    package func lineDrawings(in size: CGSize) -> [TextLineDrawing] {
        let (lines, _) = lines(width: Double(size.width), height: Double(size.height))
        var drawing = LineDrawing(lines: lines, style: style, size: size, heights: LineHeights(lines, style: style))
        return drawing.drawingsByLine()
    }
}
