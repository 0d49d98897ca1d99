import QuadrantDisplayList

/// One line of a `ShapedText`.
struct TextLine {
    /// The replacement of omitted text.
    final class Ellipsis {
        let run: Int
        let font: FontInstance
        let word: ShapedWord
        let width: Double
        let outlineScale: Double

        init(run: Int, font: FontInstance, word: ShapedWord, width: Double, outlineScale: Double) {
            self.run = run
            self.font = font
            self.word = word
            self.width = width
            self.outlineScale = outlineScale
        }
    }

    /// The clusters before the ellipsis, or all clusters.
    var content: Range<Int>
    var ellipsis: Ellipsis?
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

/// The lines of a text for one proposal.
struct TextLines {
    var text: ShapedText
    var lines: [TextLine]
    /// Whether a part of the text is omitted.
    var isTruncated = false
    /// Whether a word was too wide for a line and is continued on the next one.
    var breaksWords = false
    /// The factor by which advances are tightened.
    var tightening = 1.0

    /// The distance from the top of the first line to the bottom of the last, before rounding.
    var height: Double {
        guard let first = lines.first, let last = lines.last else { return 0 }
        return first.ascent + last.baseline + last.descent
    }
}
