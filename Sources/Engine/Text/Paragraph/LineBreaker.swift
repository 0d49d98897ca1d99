/// Fills lines greedily, at most `limit` lines and no more than fit in `height`.
struct LineBreaker {
    let text: ShapedText
    let style: TextStyle
    let width: Double
    let height: Double
    let limit: Int
    private var units: UnsafeBufferPointer<ShapedText.Unit> { text.units }
    /// The heights of each line, where no line has others.
    private let uniform: Heights?
    /// Sums of advances may differ in their last bits from a previously measured width.
    private static let slack = 1e-6

    init(_ text: ShapedText, _ style: TextStyle, _ width: Double, _ height: Double) {
        self.text = text
        self.style = style
        self.width = width + Self.slack
        self.height = height
        limit = style.lineLimit.map { max($0, 1) } ?? .max
        uniform = text.isUniform || text.clusters.isEmpty ? Self.heights(of: text.runs.prefix(1), style) : nil
    }

    func lines() -> TextLines {
        let result = TextLines(text, expecting: expectedLines)
        var unit = 0
        while unit < units.count {
            let paragraphStart = result.lines.count
            var end = unit
            while end < units.count - 1 && !units[end].isHard { end += 1 }
            if !fillParagraph(unit...end, into: result) { return result }
            balance(unit...end, from: paragraphStart, result)
            unit = end + 1
        }
        // A text that ends with a line separator has an empty line after it.
        if units.last?.isHard == true, Self.endsWithLineEnd(text) {
            let end = text.clusters.count
            if append(TextLine(content: end..<end, width: 0), to: result) == false {
                result.isTruncated = true
                truncateLast(paragraphEnd: end, result)
            }
        }
        return result
    }

    /// An estimate of the number of lines.
    private var expectedLines: Int {
        guard text.endX > width else { return 1 }
        let rows = uniform.map { $0.ascent + $0.descent } ?? 0
        let maximum = min(limit, text.clusters.count, rows > 0 ? Int(min(height / rows, 1e6)) + 1 : .max)
        return max(1, min(maximum, width > 0 ? Int(min(text.endX / width, 1e6)) + 2 : maximum))
    }

    private static func endsWithLineEnd(_ text: ShapedText) -> Bool {
        guard let last = text.text.last else { return false }
        return (0x0A...0x0D).contains(last) || last == 0x85 || last == 0x2028 || last == 0x2029
    }

    /// Returns false if the space is used up and the last line had to be truncated.
    private func fillParagraph(_ range: ClosedRange<Int>, into result: TextLines) -> Bool {
        let paragraphEnd = units[range.upperBound].contentEnd
        var unit = range.lowerBound
        var start = units[unit].first
        while unit <= range.upperBound {
            let startX = text.x(start)
            var last = unit
            while last <= range.upperBound, units[last].contentX - startX <= width { last += 1 }
            let line: TextLine
            if last > unit {
                let final = units[last - 1]
                line = TextLine(content: start..<max(final.contentEnd, start), width: max(final.contentX - startX, 0),
                                hanging: final.endX - max(final.contentX, startX))
                unit = last
                start = final.end
            } else {
                // A word wider than the space: as many characters as fit, at least one.
                let wide = units[unit]
                var end = start + 1
                while end < wide.contentEnd, text.x(end + 1) - startX <= width { end += 1 }
                // Spaces at which no line may be broken, as before a full stop, hang at the end as others do.
                var next = end, content = end
                while next < wide.contentEnd, isSpace(next) { next += 1 }
                while content > start + 1, isSpace(content - 1) { content -= 1 }
                line = TextLine(content: start..<content, width: text.x(content) - startX,
                                hanging: text.x(next) - text.x(content))
                start = next
                if start >= wide.contentEnd {
                    start = wide.end
                    unit += 1
                } else {
                    result.breaksWords = true
                }
            }
            if !append(line, to: result) {
                result.isTruncated = true
                let isNewParagraph = line.content.lowerBound == units[range.lowerBound].first
                truncateLast(paragraphEnd: isNewParagraph ? nil : paragraphEnd, result)
                return false
            }
        }
        return true
    }

    private func isSpace(_ cluster: Int) -> Bool { text.text[Int(text.clusters[cluster].start)] == 0x20 }

    /// Appends the line below the last one if there is space for it; the first line is always appended.
    private func append(_ line: TextLine, to result: TextLines) -> Bool {
        var line = line
        (line.ascent, line.descent, line.leading) = heights(of: line)
        if let last = result.lines.indices.last {
            if result.lines.count >= limit { return false }
            line.baseline = result.lines[last].baseline + result.lines[last].descent
                + max(result.lines[last].leading, style.lineSpacing) + line.ascent
            let bottom = result.lines[0].ascent + line.baseline + line.descent
            if bottom > height + Self.slack { return false }
        }
        result.lines.append(line)
        return true
    }

    private typealias Heights = (ascent: Double, descent: Double, leading: Double)

    private func heights(of line: TextLine) -> Heights {
        if let uniform { return uniform }
        let start = min(line.content.lowerBound, text.clusters.count - 1)
        let end = max(min(line.content.upperBound, text.clusters.count) - 1, start)
        return Self.heights(of: text.runs[text.run(of: start)...text.run(of: end)], style)
    }

    private static func heights(of runs: ArraySlice<TextRun>, _ style: TextStyle) -> Heights {
        if runs.count == 1, style.lineHeight == nil, let only = runs.first?.appearance {
            return (only.ascent, only.descent, only.leading)
        }
        let ascent = runs.map(\.appearance.ascent).max() ?? 0, descent = runs.map(\.appearance.descent).max() ?? 0
        guard style.lineHeight != nil, let size = runs.map(\.appearance.size).max() else {
            return (ascent, descent, runs.map(\.appearance.leading).max() ?? 0)
        }
        let (above, below) = style.extents(ascent, descent, size: size)
        return (above, below, 0)
    }

    /// Avoids a single word in the last of two lines of a paragraph, if moving another word down makes the lines more
    /// even.
    private func balance(_ range: ClosedRange<Int>, from firstLine: Int, _ result: TextLines) {
        guard style.avoidsSingleWords, result.lines.count == firstLine + 2 else { return }
        let final = units[range.upperBound]
        let lower = result.lines[firstLine + 1]
        let upper = result.lines[firstLine]
        guard lower.content.lowerBound == final.first, range.count >= 3 else { return }
        let moved = units[range.upperBound - 1]
        let before = units[range.upperBound - 2]
        guard moved.first > upper.content.lowerBound else { return }
        let startX = text.x(upper.content.lowerBound)
        let newUpper = before.contentX - startX
        let newLower = final.contentX - text.x(moved.first)
        guard newLower <= width, abs(newUpper - newLower) < abs(upper.width - lower.width) else { return }
        var (first, second) = (upper, lower)
        first.content = upper.content.lowerBound..<before.contentEnd
        first.width = newUpper
        first.hanging = before.endX - before.contentX
        second.content = moved.first..<final.contentEnd
        second.width = newLower
        result.lines.removeLast(2)
        // The balanced lines may have other heights and not fit: then the lines are unchanged.
        if append(first, to: result), append(second, to: result) { return }
        result.lines.removeSubrange(firstLine...)
        result.lines += [upper, lower]
    }

    /// Adds an ellipsis to the last line. `paragraphEnd` is nil if the paragraph is complete and only later ones are
    /// omitted.
    private func truncateLast(paragraphEnd: Int?, _ result: TextLines) {
        guard var line = result.lines.popLast() else { return }
        let start = line.content.lowerBound
        let end = max(paragraphEnd ?? line.content.upperBound, start)
        let truncation = Truncation(text: text, width: width, mode: style.truncation, profile: style.profile)
        result.ellipsis = truncation.apply(start..<end, to: &line)
        result.lines.append(line)
    }
}
