import QuadrantDisplayList
import QuadrantText

/// A part of a text's drawing whose paint is that of a style, known by its index between shaping and drawing.
protocol TextPart {
    var paint: Paint { get set }
    var style: Int? { get set }
}

extension TextPart {
    /// Takes the paint of its style.
    mutating func takePaint(from paints: [Paint]) {
        if let style { paint = paints[style] }
    }
}

extension GlyphRun: TextPart {}
extension TextItem.Decoration: TextPart {}
extension PlacedAttachment: TextPart {}
