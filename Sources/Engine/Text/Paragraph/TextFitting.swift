/// Fits a text that would be truncated, whose only line is too high or whose words would be broken, within the limits
/// of its style: by tightening first, then by a smaller font.
struct TextFitting {
    let style: TextStyle
    let shape: (_ scale: Double) -> ShapedText

    /// The maximum tightening, as a fraction of the advances.
    private static let maxTightening = 0.05
    /// The number of steps between scales of 0 and 1.
    private static let scaleSteps = 128.0

    func lines(width: Double, height: Double) -> TextLines {
        let text = shape(1), natural = LineBreaker(text, style, width, height).lines()
        if fits(natural, height) { return natural }
        if style.allowsTightening, natural.isTruncated {
            let tight = LineBreaker(text, style, width / (1 - Self.maxTightening), height).lines()
            if fits(tight, height) {
                let widest = tight.lines.map(\.width).max() ?? 0
                tight.tightening = min(1, width / max(widest, 0.001))
                for index in tight.lines.indices {
                    tight.lines[index].width *= tight.tightening
                    tight.lines[index].hanging = 0
                }
                return tight
            }
        }
        if style.minimumScaleFactor < 1 { return scaled(width, height) }
        return natural
    }

    private func scaled(_ width: Double, _ height: Double) -> TextLines {
        let smallest = max(style.minimumScaleFactor, 1 / Self.scaleSteps)
        var best = LineBreaker(shape(smallest), style, width, height).lines()
        if !fits(best, height) { return best }
        var (low, high) = (smallest, 1.0)
        while high - low > 1 / Self.scaleSteps {
            let middle = (low + high) / 2
            let lines = LineBreaker(shape(middle), style, width, height).lines()
            if fits(lines, height) {
                low = middle
                best = lines
            } else {
                high = middle
            }
        }
        return best
    }

    /// A text that may shrink must fit the height too, and shrinks before a word is broken; any other text keeps its
    /// first line at any height.
    private func fits(_ lines: TextLines, _ height: Double) -> Bool {
        if lines.isTruncated { return false }
        if style.minimumScaleFactor >= 1 { return true }
        return !lines.breaksWords && LineHeights(lines, style: style).height <= height
    }
}
