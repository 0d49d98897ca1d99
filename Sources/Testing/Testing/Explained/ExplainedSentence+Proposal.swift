import Foundation
import QuadrantCore
import QuadrantHost

// What the lines `proposal` say: who proposes what, and how it came about.

extension ExplainedSentence {
    /// What is proposed where it is all of the view around.
    private static let whole = ["the reader's own size", "the size of .position", "the container's own size",
                                "the size of the frame", "the size of the view it is attached to",
                                "the size of the drawing", "the whole container"]

    mutating func checkProposal() {
        take(prefix: "\(known.size(node.proposal.width, node.proposal.height)) from "
            + "\(known.outerName(node.id, node.parent)): ")
        guard let parent else { return checkWindowProposal(known.record.window) }
        if let axis = parent.spacing.first?.axis { checkAcross(axis.cross, parent) }
        if rest.hasPrefix("asked ") { return checkTurn(parent) }
        let first = ", found by proposing \(known.size(parent.proposal.width, parent.proposal.height)) first"
        if rest == "the container's own size" + first {
            rest.removeLast(first.count)
            expect(!fills(parent), "it was proposed its size")
        } else if rest == "the container's own size" {
            expect(fills(parent), "it was proposed another size")
        }
        if take("the size of the view it is attached to, and of the safe area insets that it touches") {
            for axis in Axis.all { addInsets(axis, known.side(parent, axis)) }
        } else if take("what it was proposed, and the safe area insets that it touches") {
            for axis in Axis.all { addInsets(axis, known.proposal(parent, axis)) }
        } else if take("what it was proposed less the insets") {
            for axis in Axis.all { checkInset(axis, parent) }
        } else if take("the width of the label less the padding that it keeps") {
            // The same at both sides.
            let label = known.side(parent, .horizontal), own = known.proposal(node, .horizontal)
            if let own { compute(.horizontal, [label, (label - own) / 2, (label - own) / 2], own) }
        } else if take("the frame's own size") || take("the frame's size, and nil where") {
            for axis in Axis.all { expectSame(axis, known.side(parent, axis), orNil: rest != "#") }
        } else if Self.whole.contains(rest) {
            for axis in Axis.all { expectSame(axis, known.side(parent, axis)) }
        } else if let match = take(#/^the frame's (\w+), and the (\w+) that the frame was proposed$/#).first {
            let fixed: Axis = match.1 == "width" ? .horizontal : .vertical
            expect(match.1 == fixed.lengthName && match.2 == fixed.cross.lengthName, "not one of each")
            expectSame(fixed, known.side(parent, fixed))
            expectSame(fixed.cross, known.proposal(parent, fixed.cross))
        } else if let match = take(#/the stack was proposed a nil (width|height), so every child/#).first {
            let axis: Axis = match.1 == "width" ? .horizontal : .vertical
            expect(known.proposal(node, axis) == nil && known.proposal(parent, axis) == nil, "\(axis) is not nil")
        } else if rest == "the only child is offered all of it" {
            expect(parent.children.count == 1 && node.proposal == parent.proposal, "not all of it")
        } else if let match = take(#/at the ratio (?<ratio>[0-9.]+)$/#).first {
            expect(match.ratio, parent.attributes["ratio"].flatMap(Double.init), "the ratio")
        }
    }

    private mutating func checkWindowProposal(_ window: LayoutExplanation.Window) {
        let insets = window.safeArea
        if take("the window less its safe area insets") {
            compute(.horizontal, insets.leading == 0 && insets.trailing == 0 ? [window.width]
                : [window.width, insets.leading, insets.trailing], node.proposal.width)
            compute(.vertical, insets.top == 0 && insets.bottom == 0 ? [window.height]
                : [window.height, insets.top, insets.bottom], node.proposal.height)
        } else if take("the size of the window") {
            expectSame(.horizontal, window.width)
            expectSame(.vertical, window.height)
        }
    }

    private func fills(_ node: LayoutExplanation.Node) -> Bool {
        node.proposal.width == node.size.width && node.proposal.height == node.size.height
    }

    private mutating func expectSame(_ axis: Axis, _ value: Double?, orNil: Bool = false) {
        let own = known.proposal(node, axis)
        if orNil, own == nil { return }
        expect(known.text3(own) == known.text3(value), "the \(axis.lengthName) is not \(known.text3(value))")
    }

    /// The insets that a view touches, before and after it.
    private mutating func addInsets(_ axis: Axis, _ length: Double?) {
        guard let length, length.isFinite, let own = known.proposal(node, axis) else { return }
        let start = -known.origin(node, axis), end = own - length - start
        compute(axis, [length] + [start, end].filter { abs($0) > 1e-9 }, own)
    }

    private mutating func checkInset(_ axis: Axis, _ parent: LayoutExplanation.Node) {
        guard let offered = known.proposal(parent, axis) else {
            expect(known.proposal(node, axis) == nil, "the \(axis.lengthName) is not nil")
            return
        }
        compute(axis, [offered] + insets(axis, parent, node), known.proposal(node, axis))
    }

    /// The insets of a padding that are not 0.
    func insets(_ axis: Axis, _ outer: LayoutExplanation.Node, _ inner: LayoutExplanation.Node) -> [Double] {
        let start = known.origin(inner, axis), end = known.side(outer, axis) - known.side(inner, axis) - start
        return [start, end].filter { abs($0) > 1e-9 }
    }

    // MARK: stacks

    /// The place of a child in the order in which its stack asked.
    private func turn(_ child: LayoutExplanation.Node) -> Int? {
        guard let text = child.proposalReason?.text, text.hasPrefix("asked ") else { return nil }
        return ExplainedCheck.number(ofOrdinal: text.dropFirst(6).prefix { $0 != " " })
    }

    private mutating func checkTurn(_ stack: LayoutExplanation.Node) {
        guard let axis = stack.spacing.first?.axis else { return fail("the stack has no neighbours") }
        let siblings = siblings
        let turns = siblings.map { turn($0) ?? 0 }
        expect(turns.sorted() == Array(1...siblings.count), "the children were asked \(turns)")
        guard let match = take(#/^asked (?<turn>\w+) of (?<count>\d+), the least flexible first: /#).first,
              let place = ExplainedCheck.number(ofOrdinal: match.turn) else { return fail("not understood") }
        expect(match.count, Double(siblings.count), "the number of children")
        expect(turn(node) == place, "it was asked \(turn(node) ?? 0)")
        let before = siblings.filter { (turn($0) ?? 0) < place }.sorted { (turn($0) ?? 0) < (turn($1) ?? 0) }
        let equals = siblings.filter { priority($0) == priority(node) }
        let left = equals.filter { (turn($0) ?? 0) >= place }.count
        if let match = take(#/among the (?<left>\d+)(?<same> with its priority)? that were not yet asked/#).first {
            expect(match.left, Double(left), "the number of children not yet asked")
            expect((match.same != nil) == (equals.count < siblings.count), "priorities")
        } else {
            expect(left == 1 && take("what was left"), "\(left) were not yet asked")
        }
        let taken = before.reduce(0) { $0 + known.side($1, axis) }
        if let match = take(#/; those asked before it took (?<taken>[-0-9.]+)/#).first {
            expect(match.taken, taken, "the length taken")
        }
        let offered = known.proposal(stack, axis) ?? .nan, own = known.proposal(node, axis) ?? .nan
        var numbers = [offered] + gapNumbers(stack)
        let kept = offered - known.gaps(stack).reduce(0, +) - taken - own * Double(left)
        let isNothing = take("; nothing was left")
        if let match = take(#/; (?<kept>[-0-9.]+) is kept back, the minimum of those with a lower priority/#).first {
            // What is kept follows from the other numbers, if anything was left.
            if !isNothing { expect(match.kept, kept, "the length kept back") }
            numbers.append(Double(match.kept) ?? .nan)
        } else if !isNothing {
            expect(abs(kept) < 1e-6, "\(known.text3(kept)) is missing")
        }
        if isNothing {
            expect(own == 0, "something was left")
            return
        }
        numbers += before.count > 6 ? [taken] : before.map { known.side($0, axis) }
        compute(axis, numbers + (left > 1 ? [Double(left)] : []), own)
    }

    /// Across, a stack proposes what it was proposed, or its own length where that was nil.
    private mutating func checkAcross(_ axis: Axis, _ stack: LayoutExplanation.Node) {
        let isOwn = take("; the \(axis.lengthName) is the stack's own, as it was proposed nil")
        expect(!isOwn || known.proposal(stack, axis) == nil, "the \(axis.lengthName) was not nil")
        expectSame(axis, isOwn ? known.side(stack, axis) : known.proposal(stack, axis))
    }

    /// The layout priority; a spacer has the lowest, which the record leaves out.
    private func priority(_ node: LayoutExplanation.Node) -> Double {
        var at = node
        while at.kind == .modifier, let inner = at.children.first { at = known.record.nodes[inner] }
        return at.element == .spacer ? -.infinity : node.priority ?? 0
    }
}
