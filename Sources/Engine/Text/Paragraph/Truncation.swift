import QuadrantDisplayList

/// Omits characters of a line until it fits together with an ellipsis.
struct Truncation {
    let text: ShapedText
    let width: Double
    let mode: TextStyle.Truncation
    let profile: TextMetricsProfile

    /// Returns the ellipsis of the line.
    func apply(_ range: Range<Int>, to line: inout TextLine) -> Ellipsis {
        defer { line.hanging = 0 }
        return switch mode {
        case .tail: cutTail(range, &line)
        case .head: cutHead(range, &line)
        case .middle: cutMiddle(range, &line)
        }
    }

    private func cutTail(_ range: Range<Int>, _ line: inout TextLine) -> Ellipsis {
        let ellipsis = ellipsis(at: line.content.upperBound - 1)
        let end = dropSpaces(before: lastFit(range, available: width - ellipsis.width), range)
        return set(&line, head: range.lowerBound..<end, ellipsis, tail: end..<end)
    }

    private func cutHead(_ range: Range<Int>, _ line: inout TextLine) -> Ellipsis {
        let ellipsis = ellipsis(at: range.lowerBound)
        let start = dropSpaces(after: firstFit(range, available: width - ellipsis.width), range)
        return set(&line, head: range.lowerBound..<range.lowerBound, ellipsis, tail: start..<range.upperBound)
    }

    private func cutMiddle(_ range: Range<Int>, _ line: inout TextLine) -> Ellipsis {
        let ellipsis = ellipsis(at: range.lowerBound)
        let available = max(width - ellipsis.width, 0)
        var end = lastFit(range, available: available / 2)
        // The room of a space that is dropped goes to the end of the text (measured on iOS 26: "Back to...vious page").
        if profile == .ios26 { end = dropSpaces(before: end, range) }
        let start = max(firstFit(range, available: available - text.width(range.lowerBound..<end)), end)
        let head = range.lowerBound..<dropSpaces(before: end, range)
        return set(&line, head: head, ellipsis, tail: dropSpaces(after: start, range)..<range.upperBound)
    }

    private func set(_ line: inout TextLine, head: Range<Int>, _ ellipsis: Ellipsis, tail: Range<Int>) -> Ellipsis {
        line.content = head
        line.tail = tail
        line.isCut = true
        line.width = text.width(head) + ellipsis.width + text.width(tail)
        return ellipsis
    }

    /// The end of the longest prefix of the range that fits.
    private func lastFit(_ range: Range<Int>, available: Double) -> Int {
        var end = range.lowerBound
        while end < range.upperBound, text.width(range.lowerBound..<end + 1) <= available { end += 1 }
        return end
    }

    /// The start of the longest suffix of the range that fits.
    private func firstFit(_ range: Range<Int>, available: Double) -> Int {
        var start = range.upperBound
        while start > range.lowerBound, text.width(start - 1..<range.upperBound) <= available { start -= 1 }
        return start
    }

    private func dropSpaces(before end: Int, _ range: Range<Int>) -> Int {
        var end = end
        while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
        return end
    }

    private func dropSpaces(after start: Int, _ range: Range<Int>) -> Int {
        var start = start
        while start < range.upperBound, isSpace(start) { start += 1 }
        return start
    }

    private func isSpace(_ cluster: Int) -> Bool {
        Unicode16.isWhitespace(UInt32(text.text[Int(text.clusters[cluster].start)]))
    }

    /// An ellipsis with the attributes of the adjacent character.
    private func ellipsis(at cluster: Int) -> Ellipsis {
        let index = text.clusters.isEmpty ? 0 : text.run(of: min(max(cluster, 0), text.clusters.count - 1))
        let appearance = text.runs[index].appearance
        let set = appearance.ellipsis
        return Ellipsis(run: index, set: set, width: set.advances.reduce(0) { $0 + appearance.points($1) })
    }
}
