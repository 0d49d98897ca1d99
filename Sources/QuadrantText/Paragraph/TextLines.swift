import QuadrantDisplayList

/// One line, cut from a `ShapedText`.
struct TextLine {
    /// What stands for left-out text.
    struct Ellipsis {
        var run: Int
        var font: FontInstance
        var word: ShapedWord
        var width: Double
        var outlineScale: Double
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
