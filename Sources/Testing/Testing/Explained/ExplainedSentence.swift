import Foundation
import QuadrantHost

/// One line of words while it is compared with the record: what is understood is taken out, and what is left must not
/// have a number.
struct ExplainedSentence {
    typealias Axis = LayoutExplanation.Axis

    let known: ExplainedCheck
    let topic: String
    let node: LayoutExplanation.Node
    /// The node whose rule a line of sizes tells.
    let decider: LayoutExplanation.Node
    let parent: LayoutExplanation.Node?
    var rest: String
    var equations: [Axis: ExplainedEquation] = [:]
    private(set) var faults: [String] = []

    init(_ known: ExplainedCheck, _ line: ExplainedText.Line, _ node: LayoutExplanation.Node,
         decider: LayoutExplanation.Node) {
        self.known = known
        self.decider = decider
        self.node = node
        topic = line.topic
        parent = node.parent.map { known.record.nodes[$0] }
        rest = line.text
    }

    /// The children of the node that decides the size.
    var children: [LayoutExplanation.Node] { decider.children.map { known.record.nodes[$0] } }
    /// The children of the parent, with this node.
    var siblings: [LayoutExplanation.Node] { parent?.children.map { known.record.nodes[$0] } ?? [node] }

    mutating func check() {
        if !["written", "order", "tint", "ratio", "advice"].contains(topic) { takePlace() }
        switch topic {
        case "proposal":
            takeEquations("width", "height")
            checkProposal()
        case "size":
            takeEquations("width", "height")
            checkSize()
        case "place":
            takeEquations("x", "y")
            checkPlace()
        case "direction": checkDirection()
        case "note": checkNote()
        case "answers": checkAnswers()
        case "reads", "sets": checkPreference()
        case "written": return checkWritten()
        case "order", "tint", "ratio": return checkRecorded()
        case "advice": return checkAdvice()
        default: fail("no topic")
        }
        for axis in equations.keys { fail("nothing asks for the computation of the \(axis.lengthName)") }
        let left = ExplainedText.numbers(in: rest)
        if !left.isEmpty { fail("no rule accounts for \(left.map { known.text3($0) }.joined(separator: ", "))") }
    }

    /// What is written at the view, all of it and in the order of the record; for a modifier that stands for the view
    /// in it, what is written at that view follows.
    private mutating func checkWritten() {
        let own = node.written ?? [], inner = known.record.view(in: node)
        let more = inner.id == node.id ? [] : inner.written ?? []
        let all = [own, own + more].map { $0.map { ($0.text, $0.source) } }
        expect(all.contains { isRest($0) }, "the record has \((own + more).map(\.text).joined(separator: ", "))")
    }

    /// What is drawn in front, and what a tint or the ratio of an image is, as the record has it.
    private mutating func checkRecorded() {
        let lines = node.words.filter { $0.topic == topic }
        expect(lines.contains { isRest([($0.text, place(of: $0))]) },
               "the record has \(lines.map(\.text).joined(separator: ", "))")
    }

    /// Whether the rest of the sentence is these texts, each with its place in the file in the last column of its first
    /// line, which is between the words of a text of several lines.
    private func isRest(_ lines: [(text: String, source: LayoutExplanation.Source?)]) -> Bool {
        func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
        return rest.matches(of: Self.place).map { String($0.output) } == lines.compactMap { $0.source.map(name) }
            && words(rest.replacing(Self.place, with: " ")) == lines.flatMap { words($0.text) }
    }

    // MARK: places in the file

    private static var place: Regex<Substring> { #/\S+\.swift:\d+/# }

    private func name(_ source: LayoutExplanation.Source) -> String {
        "\((source.file as NSString).lastPathComponent):\(source.line)"
    }

    private func place(of line: LayoutExplanation.Line) -> LayoutExplanation.Source? {
        line.source ?? line.node.flatMap { known.record.nodes[$0].source }
    }

    /// The place in the file of what a line tells, which is one of the record.
    private mutating func takePlace() {
        guard let found = rest.firstMatch(of: Self.place) else { return }
        let places = node.words.filter { $0.topic == topic }.compactMap { place(of: $0).map(name) }
        expect(places.contains(String(found.output)), "the place is \(places.joined(separator: " or "))")
        rest.replaceSubrange(found.range, with: " ")
        rest = rest.split(separator: " ").joined(separator: " ")
    }

    /// One of the node's preferences, with its value and the views on the other side.
    private mutating func checkPreference() {
        let expected = (node.preferences ?? []).map { preference -> String in
            let names = preference.nodes.prefix(3).map { known.innerName($0) }.joined(separator: ", ")
            let more = preference.nodes.count > 3 ? " and \(preference.nodes.count - 3) more" : ""
            if let reader = preference.reader {
                return "\(preference.key) for \(reader): \(preference.value), "
                    + (names.isEmpty ? "the default, since no view inside sets it" : "set in \(names)\(more)")
            }
            return "\(preference.key) to \(preference.value); "
                + (names.isEmpty ? "nothing around reads it" : "it is read around \(names)\(more)")
        }
        expect(expected.contains(rest), "a preference of the node is \(expected.joined(separator: " or "))")
        rest = ""
    }

    // MARK: words

    mutating func fail(_ what: String) { faults.append(what) }

    /// Takes out what the line must start with.
    mutating func take(prefix: String) {
        guard rest.hasPrefix(prefix) else { return fail("should start with '\(prefix)'") }
        rest.removeFirst(prefix.count)
    }

    /// Takes out a text if it is there.
    mutating func take(_ text: String) -> Bool {
        guard let range = rest.range(of: text) else { return false }
        rest.replaceSubrange(range, with: "#")
        return true
    }

    /// Takes out every match.
    mutating func take<Output>(_ pattern: Regex<Output>) -> [Output] {
        let matches = rest.matches(of: pattern).map(\.output)
        if !matches.isEmpty { rest = rest.replacing(pattern, with: "#") }
        return matches
    }

    /// Takes out every occurrence of a sentence in which `#` is a number, and words in parentheses may follow. Returns
    /// the numbers of each.
    mutating func take(sentence: String) -> [[Substring]] {
        let words = NSRegularExpression.escapedPattern(for: sentence).replacing("#", with: "([-0-9.]+|nil|∞)")
        guard let pattern = try? Regex(words.hasSuffix(")") ? words + "(?: \\([^)]*\\))?" : words) else { return [] }
        let found = rest.matches(of: pattern).map { $0.output.dropFirst().compactMap(\.substring) }
        if !found.isEmpty { rest = rest.replacing(pattern, with: "#") }
        return found
    }

    mutating func expect(_ number: some StringProtocol, _ value: Double?, _ what: String) {
        let right = known.text3(value)
        if number != right { fail("\(what) is \(right), not \(number)") }
    }

    mutating func expect(_ isTrue: Bool, _ what: String) {
        if !isTrue { fail(what) }
    }

    // MARK: computations

    private mutating func takeEquations(_ first: String, _ second: String) {
        let places = ["; \(first): ", "; \(second): "].compactMap { rest.range(of: $0) }
        guard let start = places.min(by: { $0.lowerBound < $1.lowerBound })?.lowerBound else { return }
        for part in rest[start...].dropFirst(2).split(separator: ", ") {
            guard let colon = part.firstIndex(of: ":"), part[..<colon] == first || part[..<colon] == second else {
                fail("'\(part)' is no computation")
                continue
            }
            let axis: Axis = part[..<colon] == first ? .horizontal : .vertical
            guard let equation = ExplainedEquation(String(part[part.index(colon, offsetBy: 2)...])) else {
                fail("'\(part)' cannot be computed")
                continue
            }
            if !equation.holds { fail("'\(part)' does not hold: \(equation.value)") }
            equations[axis] = equation
        }
        rest = String(rest[..<start])
    }

    /// There must be a computation of these numbers, in this order, with the result. One number needs none.
    mutating func compute(_ axis: Axis, _ numbers: [Double?], _ result: Double?) {
        let equation = equations.removeValue(forKey: axis), numbers = numbers.compactMap { $0 }
        guard let result else { return }
        guard numbers.count > 1 else {
            if equation != nil { fail("a computation of the \(axis.lengthName) without need") }
            if known.text3(numbers.first) != known.text3(result) {
                fail("the \(axis.lengthName) is \(known.text3(result)), not \(known.text3(numbers.first))")
            }
            return
        }
        let names = numbers.map { known.text3($0) }.joined(separator: ", ")
        guard let equation else { return fail("there is no computation of \(names) for \(axis)") }
        // The sign of a number that is taken away may be in front of it.
        func same(_ a: Double, _ b: Double) -> Bool { known.text3(abs(a)) == known.text3(abs(b)) }
        if equation.operands.count != numbers.count || !zip(equation.operands, numbers).allSatisfy({ same($0, $1) }) {
            fail("the computation has \(equation.operands), not \(names)")
        }
        if known.text3(equation.result) != known.text3(result) {
            fail("the result is \(known.text3(result)), not \(known.text3(equation.result))")
        }
    }

    /// The numbers of a sum as it is printed: a product of equal ones, or one number for many.
    func summed(_ lengths: [Double], isProduct: Bool) -> [Double] {
        guard let first = lengths.first else { return [] }
        let isEqual = lengths.count > 1 && lengths.allSatisfy { abs($0 - first) < 1e-9 }
        if isEqual, isProduct || lengths.count > 6 { return [Double(lengths.count), first] }
        return lengths.count > 6 ? [lengths.reduce(0, +)] : lengths
    }

    /// The distances of a stack, as they are in a computation.
    func gapNumbers(_ stack: LayoutExplanation.Node) -> [Double] {
        summed(known.gaps(stack).filter { abs($0) > 1e-9 }, isProduct: true)
    }

    // MARK: other lines

    private mutating func checkDirection() {
        let pattern = #/^right to left: x counts from the right edge; from the left it is (?<sum>.*)$/#
        guard let match = take(pattern).first else { return fail("not understood") }
        equations[.horizontal] = ExplainedEquation(String(match.sum))
        if equations[.horizontal]?.holds == false { fail("does not hold") }
        compute(.horizontal, [parent?.size.width ?? known.record.window.width, node.leadingOrigin.x, node.size.width],
                node.origin.x)
    }

    private mutating func checkAnswers() {
        let expected = (node.asked ?? []).map {
            "\(known.size($0.size.width, $0.size.height)) to \(known.size($0.proposal.width, $0.proposal.height))"
        }.joined(separator: "; ")
        expect(rest == expected, "should be \(expected)")
        rest = ""
    }

    /// Each piece of advice is the one of the record; its numbers are checked with the advice.
    private mutating func checkAdvice() {
        let isKnown = node.advice.contains { advice in
            [advice.message, advice.evidence, advice.fix].allSatisfy { rest.contains($0) }
        }
        expect(isKnown, "not in the record")
    }

    private mutating func checkNote() {
        let record = known.record, own = node.frame
        let outer = known.container(node.id), name = known.outerName(node.id, outer)
        let frame = outer.map { record.nodes[$0].frame }
        let left = frame?.x ?? 0, top = frame?.y ?? 0
        let right = left + (frame?.width ?? record.window.width), bottom = top + (frame?.height ?? record.window.height)
        if rest.hasPrefix("it reaches ") {
            var at = node.parent
            while let id = at, !record.nodes[id].clips { at = record.nodes[id].parent }
            let end = at.map { "\(known.name($0)) clips what is outside of it" } ?? "nothing clips it"
            guard take(" \(name); \(end)") else { return fail("should name \(name), and say that \(end)") }
            let far: [(String, Double)] = [("above", top - own.y), ("below", own.y + own.height - bottom),
                                           ("to the left of", left - own.x),
                                           ("to the right of", own.x + own.width - right)]
            let each = far.filter { $0.1 > 0.001 }.map { "\(known.text3($0.1)) \($0.0)" }
            let list = each.count > 1 ? each.dropLast().joined(separator: ", ") + " and \(each[each.count - 1])"
                : each.first ?? ""
            expect(rest == "it reaches \(list)#", "should be \(list)")
            rest = ""
        } else if rest.hasPrefix("the point counts from") {
            let size = known.size(node.size.width, node.size.height)
            let place = "(\(known.text3(own.x)), \(known.text3(own.y)))"
            expect(take("which is \(size) and starts at \(place) in the window"), "should be \(size) at \(place)")
        } else if rest.hasPrefix("without it") {
            let x = own.x + own.width / 2 - left, y = own.y + own.height / 2 - top
            let middle = "(\(known.text3(x)), \(known.text3(y)))"
            expect(take("the centre would be at \(middle) in \(name)"), "should be \(middle) in \(name)")
        }
    }
}
