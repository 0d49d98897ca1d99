import QuadrantCore

/// What differs between two layouts, and which step made the difference.
package struct LayoutComparison {
    private let records: [LayoutExplanation]
    private let names: [String]

    /// `names` are how the words call the two layouts.
    package init(_ first: LayoutExplanation, _ second: LayoutExplanation, names: (String, String)) {
        records = [first, second]
        self.names = [names.0, names.1]
    }

    /// The differences, the first view of the program first; empty if every view has the same frame.
    package var text: String {
        var found: [(pair: [Int], lines: [String])] = []
        for pair in pairs where differs(pair) { found.append((pair, lines(pair))) }
        let lost = unmatched
        guard !found.isEmpty || !lost.isEmpty else { return "Every view has the same size and place in both.\n" }
        // A view whose modifiers are in another order explains those that follow from it.
        let ordered = found.filter { orders($0.pair) != nil || hasAdvice($0.pair) }
            + found.filter { orders($0.pair) == nil && !hasAdvice($0.pair) }
        return (ordered.map { $0.lines.joined(separator: "\n") + "\n" } + (lost.isEmpty ? [] : [lost]))
            .joined(separator: "\n")
    }

    // MARK: pairs

    private func views(_ record: LayoutExplanation) -> [Int] { record.nodes.map(\.id).filter(record.hasParagraph) }

    /// The views of both layouts with the same name, in order: the longest common subsequence.
    private var pairs: [[Int]] {
        let a = views(records[0]), b = views(records[1])
        var length = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        func isSame(_ i: Int, _ j: Int) -> Bool { records[0].heading(a[i]) == records[1].heading(b[j]) }
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                length[i][j] = isSame(i, j) ? length[i + 1][j + 1] + 1 : max(length[i + 1][j], length[i][j + 1])
            }
        }
        var found: [[Int]] = [], i = 0, j = 0
        while i < a.count, j < b.count {
            if isSame(i, j) {
                found.append([a[i], b[j]])
                (i, j) = (i + 1, j + 1)
            } else if length[i + 1][j] >= length[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return found
    }

    private var unmatched: String {
        let pairs = pairs
        return (0...1).map { side in
            let paired = Set(pairs.map { $0[side] })
            let only = views(records[side]).filter { !paired.contains($0) }.map { records[side].heading($0) }
            return only.isEmpty ? "" : "Only in \(names[side]): \(only.joined(separator: ", ")).\n"
        }.joined()
    }

    private func differs(_ pair: [Int]) -> Bool {
        let a = records[0].nodes[pair[0]].frame, b = records[1].nodes[pair[1]].frame
        return [(a.x, b.x), (a.y, b.y), (a.width, b.width), (a.height, b.height)].contains { abs($0 - $1) > 0.001 }
    }

    // MARK: words

    private func lines(_ pair: [Int]) -> [String] {
        let frames = (0...1).map { records[$0].nodes[pair[$0]].frame }
        let sentences = (0...1).map { side -> String in
            let frame = frames[side]
            let text: LayoutText = "\(frame.width) × \(frame.height) with its centre at (\(frame.x + frame.width / 2), "
                + "\(frame.y + frame.height / 2))"
            return "\(text.string) in \(names[side])"
        }
        var found = ["\(records[0].heading(pair[0])) is \(sentences[0]), \(sentences[1])."]
        if let order = orders(pair) { found.append("  order: \(order)") }
        // What is known to be a mistake comes first.
        let sides = (0...1).sorted { !advice(pair[$0], $0).isEmpty && advice(pair[$1], $1).isEmpty }
        for side in sides {
            for cause in causes(pair, side) {
                let lines = LayoutExplanation.wrapped("in \(names[side]): \(cause)", to: 130)
                found += lines.enumerated().map { ($0 == 0 ? "  " : "      ") + $1 }
            }
        }
        return found
    }

    /// The modifiers around a view up to its container, from the inside out, with those that a background is put on.
    private func chain(_ id: Int, _ side: Int) -> [LayoutExplanation.Node] {
        let record = records[side]
        var found: [LayoutExplanation.Node] = [], at = record.nodes[id].parent
        while let outer = at, record.nodes[outer].kind != .container {
            if record.nodes[outer].kind == .modifier { found.append(record.nodes[outer]) }
            at = record.nodes[outer].parent
        }
        // The content of a background is compared with the modifiers that the background encloses.
        if let background = found.first(where: { record.nodes[id].parent.map { record.nodes[$0].kind } == .secondary
            && $0.element == .background }) {
            found = record.inwards(background).filter { $0.kind == .modifier }.reversed() + found
        }
        return found
    }

    /// Two modifiers whose order differs.
    private func orders(_ pair: [Int]) -> String? {
        let chains = (0...1).map { chain(pair[$0], $0).map(\.name) }
        for (index, inner) in chains[0].enumerated() {
            for outer in chains[0][(index + 1)...] where outer != inner {
                guard let a = chains[1].firstIndex(of: inner), let b = chains[1].firstIndex(of: outer), b < a else {
                    continue
                }
                let (moved, fixed) = inner == "background" || outer != "background" ? (inner, outer) : (outer, inner)
                let isInside = moved == inner
                return ".\(moved) is \(isInside ? "inside" : "outside") of .\(fixed) in \(names[0]), "
                    + "\(isInside ? "outside" : "inside") of it in \(names[1])"
            }
        }
        return nil
    }

    private func hasAdvice(_ pair: [Int]) -> Bool {
        (0...1).contains { side in !advice(pair[side], side).isEmpty }
    }

    private func advice(_ id: Int, _ side: Int) -> [LayoutExplanation.Advice] {
        records[side].nodes[id].advice + chain(id, side).flatMap(\.advice)
    }

    /// The steps of one layout that the other does not have.
    private func causes(_ pair: [Int], _ side: Int) -> [String] {
        let record = records[side], other = records[1 - side]
        if let advice = advice(pair[side], side).first { return [advice.message, advice.evidence] }
        func steps(_ record: LayoutExplanation, _ id: Int) -> [String] {
            record.paragraph(id).flatMap { part in
                part.lines.filter { $0.topic != "note" }.map { line in
                    (part.title.map { "\($0): " } ?? "") + "\(line.topic) \(line.text)"
                }
            }
        }
        let known = Set(steps(other, pair[1 - side]))
        let own = steps(record, pair[side]).filter { !known.contains($0) }
        // The place comes first where the sizes are equal.
        let sizes = (record.nodes[pair[side]].size, other.nodes[pair[1 - side]].size)
        let first = sizes.0 == sizes.1 ? "place " : "size "
        let important = own.filter { $0.contains(first) }
        return Array((important.isEmpty ? own : important).prefix(2))
    }
}
