import QuadrantDisplayList

/// One line, cut from a `ShapedText`.
struct TextLine {
    /// What stands for left-out text.
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

    /// Clusters drawn before the ellipsis, or all.
    var content: Range<Int>
    var ellipsis: Ellipsis?
    /// Clusters drawn after the ellipsis.
    var tail: Range<Int> = 0..<0
    /// Drawn width.
    var width: Double
    /// Width of the spaces that hang over the line's end.
    var hanging = 0.0
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0
    /// Distance from the first line's baseline.
    var baseline = 0.0
}

/// The lines of a text for one proposal.
struct TextLines {
    var text: ShapedText
    var lines: [TextLine]
    /// Not all of the text is shown.
    var isTruncated = false
    /// Advances are drawn this much closer than the text's own.
    var tightening = 1.0

    /// From the top of the first line to the bottom of the last, before any rounding.
    var height: Double {
        guard let first = lines.first, let last = lines.last else { return 0 }
        return first.ascent + last.baseline + last.descent
    }
}
