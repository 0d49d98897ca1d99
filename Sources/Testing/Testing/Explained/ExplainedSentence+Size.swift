import Foundation
import QuadrantHost

// What the lines `size` say: the rule by which a view chose its size.

extension ExplainedSentence {
    mutating func checkSize() {
        take(prefix: "\(known.size(node.size.width, node.size.height)), proposed "
            + known.size(node.proposal.width, node.proposal.height))
        guard !rest.isEmpty else { return }
        take(prefix: ": ")
        if rest.hasPrefix("it hugs its content: ") { return checkStack() }
        if rest.hasPrefix("it hugs its views: ") { return checkLayers() }
        if take("its content with the insets") { return checkInsets() }
        if rest.hasPrefix("the size of its content, ") { return checkContent() }
        checkText()
        checkFrame()
        for axis in Axis.all { checkLength(axis) }
        if let match = take(#/the size of the (?<place>\w+) of its (?<count>\d+) views, which is shown/#).first {
            expect(match.count, Double(children.count), "the number of views")
            let place = (ExplainedCheck.number(ofOrdinal: match.place) ?? 0) - 1
            expect(children.indices.contains(place) && children[place].size == node.size, "it has another size")
        }
        // A length that is one number needs no computation.
        for axis in Axis.all where equations[axis] == nil { equations[axis] = nil }
    }

    private mutating func expectFill(_ axes: [Axis]) {
        for axis in axes {
            expect(known.text3(known.proposal(node, axis)) == known.text3(known.side(node, axis)),
                   "it does not fill its \(axis.lengthName)")
        }
    }

    private mutating func checkLength(_ axis: Axis) {
        let name = axis.lengthName, limit = name.capitalized, extent = axis.extentName
        let own = known.side(node, axis), offered = known.proposal(node, axis)
        let content = children.first.map { known.side($0, axis) }
        func attribute(_ label: String) -> Double? { decider.attributes[label].flatMap(Double.init) }
        if take("it fills the \(name) it was proposed") {
            expectFill([axis])
            if take(", as its max\(limit) is infinite") {
                expect(attribute("max\(limit)") == .infinity, "max\(limit) is not infinite")
            }
        }
        for match in take(sentence: "its \(name) is #, whatever it is proposed") {
            expect(match[0], own, "the \(name)")
            expect(match[0], attribute(name), "the \(name) of the frame")
        }
        if take("its \(name) is that of its content") { expect(known.text3(own), content, "the content's \(name)") }
        for end in ["so it is # points", "so it is the ideal \(name), #"] {
            for match in take(sentence: "its \(name) was proposed nil, \(end)") {
                expect(match[0], own, "the \(name)")
                expect(offered == nil, "the \(name) was not proposed nil")
            }
        }
        for match in take(sentence: "its \(name) was proposed nil; its content is # \(extent), limited to #") {
            expect(match[0], content, "the content's \(name)")
            expect(match[1], own, "the \(name)")
            expect(offered == nil, "the \(name) was not proposed nil")
        }
        for label in ["min\(limit)", "max\(limit)"] {
            for match in take(sentence: "it was proposed # \(extent) and is limited to its \(label), #") {
                expect(match[0], offered, "the proposed \(name)")
                expect(match[1], own, "the \(name)")
                expect(match[1], attribute(label), label)
            }
        }
        for match in take(sentence: "it has its minimum \(name), as it was proposed #") {
            expect(match[0], offered, "the proposed \(name)")
        }
    }

    private mutating func checkFrame() {
        if take("it fills what it was proposed") { expectFill(Axis.all) }
        for match in take(#/^it is (?<width>[-0-9.]+) × (?<height>[-0-9.]+), whatever it is proposed$/#) {
            expect(match.width, node.size.width, "the width")
            expect(match.height, node.size.height, "the height")
            expect(match.width, decider.attributes["width"].flatMap(Double.init), "the frame's width")
            expect(match.height, decider.attributes["height"].flatMap(Double.init), "the frame's height")
        }
    }

    /// What a text needs on one line is its answer to nil, if that was asked.
    private mutating func checkText() {
        let ideal = node.asked?.first { $0.proposal.width == nil && $0.proposal.height == nil }?.size
        if rest == "it has the size of its text", let ideal, node.systemView == nil {
            expect(ideal == node.size, "its text needs \(known.size(ideal.width, ideal.height))")
        }
        for pattern in [#/its text needs (?<width>[-0-9.]+) × (?<height>[-0-9.]+) and is cut to fit/#,
                        #/its text, which would be (?<width>[-0-9.]+) × (?<height>[-0-9.]+) on one line,/#] {
            for match in take(pattern) where ideal != nil {
                expect(match.width, ideal?.width, "the text's width")
                expect(match.height, ideal?.height, "the text's height")
            }
        }
    }

    private mutating func checkContent() {
        let start = "the size of its content, "
        var at = children.first
        while let inner = at, inner.systemView == nil, inner.kind == .modifier, inner.sizeReason == nil,
              let next = inner.children.first { at = known.record.nodes[next] }
        guard let content = at else { return fail("it has no content") }
        expect(rest == start + known.name(content.id), "the content is \(known.name(content.id))")
        expect(children.first?.size == node.size, "the content has another size")
        rest = ""
    }

    private mutating func checkInsets() {
        guard let inner = children.first else { return fail("it has no content") }
        for axis in Axis.all {
            compute(axis, [known.side(inner, axis)] + insets(axis, decider, inner), known.side(node, axis))
        }
    }

    // MARK: containers

    /// Takes out `as wide as the second Slider`, if that child has the length of the container.
    private mutating func takeChild(_ start: String, _ axes: [Axis]) -> Bool {
        let fitting = children.filter { child in
            axes.allSatisfy { abs(known.side(child, $0) - known.side(node, $0)) < 1e-6 }
        }
        // The longest first, as one name may start another.
        let names = fitting.map { known.childName($0.id) }.sorted { $0.count > $1.count }
        for name in names where take(start + name) { return true }
        return false
    }

    private mutating func checkLayers() {
        if rest.contains("as large as") {
            expect(takeChild("as large as ", Axis.all), "no view in it has the size")
            return
        }
        for axis in Axis.all {
            let start = "as \(axis.extentName) as "
            if take(start + "its views together, where their guides put them") { continue }
            expect(takeChild(start, [axis]), "no view in it is as \(axis.extentName)")
        }
    }

    private mutating func checkStack() {
        if take("as large as its only child") {
            expect(children.count == 1 && children[0].size == node.size, "the child has another size")
            return
        }
        guard let axis = children.count > 1 ? decider.spacing.first?.axis : Axis.all.first(where: {
            rest.contains("as \($0.extentName) as its only child")
        }) else { return fail("not understood") }
        let cross = axis.cross, gaps = gapNumbers(decider)
        if children.count == 1 {
            _ = take("as \(axis.extentName) as its only child")
        } else {
            expect(take(" with the spacing between them") == !gaps.isEmpty, "the spacing")
            let said = take(sentence: "as \(axis.extentName) as its # children").first
            expect(said?.first ?? "", Double(children.count), "the number of children")
        }
        compute(axis, summed(children.map { known.side($0, axis) }, isProduct: false) + gaps, known.side(node, axis))
        let pattern = #/across, its children reach ([-0-9.]+) before the line of (.+) and ([-0-9.]+) after it/#
        guard let match = take(pattern).first else {
            expect(takeChild("and as \(cross.extentName) as ", [cross]), "no child is as \(cross.extentName)")
            return
        }
        let values = children.map { child in
            let guide = child.guides.first { $0.axis == cross && $0.name == String(match.2) }?.value
            return (guide ?? .nan, known.side(child, cross))
        }
        let before = values.map(\.0).max(), after = values.map { $0.1 - $0.0 }.max()
        expect(match.1, before, "the length before the line")
        expect(match.3, after, "the length after the line")
        compute(cross, [before, after], known.side(node, cross))
    }
}
