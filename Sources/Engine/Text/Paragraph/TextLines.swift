import QuadrantDisplayList

/// One line of a `ShapedText`.
struct TextLine {
    /// The clusters before the ellipsis, or all clusters.
    var content: Range<Int>
    /// Whether the line has the ellipsis of the text.
    var isCut = false
    /// The clusters after the ellipsis.
    var tail: Range<Int> = 0..<0
    /// The drawn width.
    var width: Double
    /// The width of the spaces that hang over the line's end.
    var hanging = 0.0
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0
    /// The distance from the first line's baseline.
    var baseline = 0.0
}

/// The replacement of omitted text.
struct Ellipsis {
    let run: Int
    let set: SetWord
    let width: Double
}

/// The lines of a text for one proposal. An object, so that it is passed on without copies; it is complete, and not
/// changed, once it is returned.
final class TextLines {
    let text: ShapedText
    var lines: [TextLine] = []
    /// What the last line has in the place of omitted text.
    var ellipsis: Ellipsis?
    /// Whether a part of the text is omitted.
    var isTruncated = false
    /// Whether a word was too wide for a line and is continued on the next one.
    var breaksWords = false
    /// The factor by which advances are tightened.
    var tightening = 1.0

    /// No lines of a text, with room for a number of them.
    init(_ text: ShapedText, expecting count: Int) {
        self.text = text
        lines.reserveCapacity(count)
    }

    /// The distance from the top of the first line to the bottom of the last, before rounding.
    var height: Double {
        guard let first = lines.first, let last = lines.last else { return 0 }
        return first.ascent + last.baseline + last.descent
    }
}
