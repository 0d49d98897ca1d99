/// Makes a text that would be truncated fit, as far as the style lets it: closer letters first, then a smaller font.
struct TextFitting {
    let style: TextStyle
    let shape: (_ scale: Double) -> ShapedText

    /// Letters may move together by this share of their advances.
    private static let mostTightening = 0.05
    /// The scale is found to one part in this many.
    private static let scaleSteps = 128.0

    func lines(_ text: ShapedText, width: Double, height: Double) -> TextLines {
        let natural = broken(text, width, height)
        if !natural.isTruncated { return natural }
        if style.allowsTightening {
            var tight = broken(text, width / (1 - Self.mostTightening), height)
            if !tight.isTruncated {
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
        var best = broken(shape(smallest), width, height)
        if best.isTruncated { return best }
        var (low, high) = (smallest, 1.0)
        while high - low > 1 / Self.scaleSteps {
            let middle = (low + high) / 2
            let lines = broken(shape(middle), width, height)
            if lines.isTruncated {
                high = middle
            } else {
                low = middle
                best = lines
            }
        }
        return best
    }

    private func broken(_ text: ShapedText, _ width: Double, _ height: Double) -> TextLines {
        LineBreaker(text: text, style: style, width: width, height: height).lines()
    }
}
