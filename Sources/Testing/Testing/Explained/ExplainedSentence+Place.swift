import Foundation
import QuadrantHost

// What the lines `place` say: where the view around put it, and why.

extension ExplainedSentence {
    mutating func checkPlace() {
        let x = known.text3(node.leadingOrigin.x), y = known.text3(node.leadingOrigin.y)
        take(prefix: "at (\(x), \(y)) in \(known.outerName(node.id, node.parent)): ")
        if rest.contains("in the window") || rest.hasPrefix("it is as large as the window") || parent == nil {
            if checkWindowPlace(known.record.window) { return }
        }
        if let axis = parent?.spacing.first?.axis { checkStackPlace(axis) }
        checkAligned()
        checkPoints()
    }

    /// The length of what is around.
    private func outer(_ axis: Axis) -> Double {
        let window = known.record.window
        return parent.map { known.side($0, axis) } ?? (axis == .horizontal ? window.width : window.height)
    }

    private mutating func expectOrigin(_ axis: Axis, _ value: Double) {
        expect(known.text3(known.origin(node, axis)), value, axis.coordinateName)
    }

    /// Centred along an axis: `(100 - 20) / 2`.
    private mutating func computeCentre(_ axis: Axis) {
        let outer = outer(axis), own = known.side(node, axis)
        compute(axis, abs(outer - own) < 1e-9 ? [0] : [outer, own, 2], known.origin(node, axis))
    }

    private mutating func checkWindowPlace(_ window: LayoutExplanation.Window) -> Bool {
        let insets = [Axis.horizontal: window.safeArea.leading, .vertical: window.safeArea.top]
        if take("it is as large as the window's safe area") || take("it is as large as the window") {
            for axis in Axis.all {
                expect(known.text3(known.proposal(node, axis)) == known.text3(known.side(node, axis)), "not as large")
                expectOrigin(axis, insets[axis] ?? 0)
            }
            return true
        }
        guard take("centred in the window's safe area") || take("centred in the window") else { return false }
        for axis in Axis.all {
            let region = known.proposal(node, axis) ?? .nan, own = known.side(node, axis), inset = insets[axis] ?? 0
            let middle = abs(region - own) < 1e-9 ? [] : [region, own, 2]
            compute(axis, middle.isEmpty ? [inset] : (inset == 0 ? [] : [inset]) + middle, known.origin(node, axis))
        }
        return true
    }

    // MARK: stacks

    private mutating func checkStackPlace(_ axis: Axis) {
        guard let stack = parent, let index = stack.children.firstIndex(of: node.id) else { return }
        if take("it is the first") {
            expect(index == 0, "it is not the first")
            expectOrigin(axis, 0)
        } else if index > 0 {
            let before = siblings[index - 1], name = known.childName(before.id)
            let gap = stack.spacing.first { $0.before == before.id && $0.after == node.id }?.length ?? .nan
            if take("it follows \(name) without spacing") {
                expect(known.text3(gap) == "0", "the spacing is \(known.text3(gap))")
            } else {
                expect(take("it follows \(name) after \(known.text3(gap)) points"),
                       "should follow \(name) after \(known.text3(gap))")
            }
            compute(axis, [known.origin(before, axis), known.side(before, axis)] + (abs(gap) < 1e-9 ? [] : [gap]),
                    known.origin(node, axis))
        } else {
            fail("it is the first of the stack")
        }
        checkAcross(axis.cross)
    }

    private mutating func checkAcross(_ cross: Axis) {
        if take("; centred across") {
            computeCentre(cross)
        } else if let match = take(#/; at the \.(?<edge>\w+) edge/#).first {
            expect(["leading", "top"].contains(match.edge), "no edge at the start")
            expectOrigin(cross, 0)
        } else if let match = take(#/; its (.+), at ([-0-9.]+)(?: \([^)]*\))?, is on the line at ([-0-9.]+)/#).first {
            let centre = match.1 == "centre" ? known.side(node, cross) / 2 : nil
            guard let guide = centre ?? guide(String(match.1), cross) else { return fail("no guide \(match.1)") }
            let line = known.origin(node, cross) + guide
            expect(match.2, guide, "the guide")
            expect(match.3, line, "the line")
            compute(cross, [line, guide], known.origin(node, cross))
        } else {
            // Nothing is said of a view that is as large as the stack.
            expectOrigin(cross, 0)
            expect(known.text3(known.side(node, cross)), outer(cross), "the length across")
        }
    }

    private func guide(_ name: String, _ axis: Axis) -> Double? {
        node.guides.first { $0.name == name && $0.axis == axis }?.value
    }

    // MARK: alignments and points

    private mutating func checkAligned() {
        var names: [Axis: String] = [:]
        if rest.hasPrefix("centred"), take("centred") {
            names = [.horizontal: ".center", .vertical: ".center"]
        } else if let match = take(#/^aligned by (?<across>.+?) across and (?<down>.+?) down/#).first {
            names = [.horizontal: String(match.across), .vertical: String(match.down)]
        } else if take("it has the same size") {
            for axis in Axis.all { expect(known.text3(known.side(node, axis)), outer(axis), "the \(axis.lengthName)") }
            for axis in Axis.all where !rest.contains("; its ") { expectOrigin(axis, 0) }
            if rest.contains("; its ") {
                names = Dictionary(uniqueKeysWithValues: node.guides.map { ($0.axis, $0.name) })
            }
        }
        for (axis, name) in names.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let outer = outer(axis), own = known.side(node, axis)
            if let said = take(sentence: "; its \(name) is at #").first {
                let value = guide(name, axis)
                expect(said[0], value, "the guide \(name)")
                compute(axis, [known.origin(node, axis) + (value ?? .nan), value], known.origin(node, axis))
            } else if abs(outer - own) < 1e-9 || name == ".leading" || name == ".top" {
                expectOrigin(axis, 0)
            } else if name == ".center" {
                computeCentre(axis)
            } else {
                compute(axis, [outer, own], known.origin(node, axis))
            }
        }
    }

    private mutating func checkPoints() {
        let attribute = { [parent] (name: String) in parent?.attributes[name].flatMap(Double.init) }
        for match in take(#/its centre is put at \((?<x>[-0-9.]+), (?<y>[-0-9.]+)\)/#) {
            expect(match.x, attribute("x"), "the point's x")
            expect(match.y, attribute("y"), "the point's y")
            for axis in Axis.all {
                let point = attribute(axis.coordinateName), own = known.side(node, axis)
                compute(axis, [point, own, 2], known.origin(node, axis))
            }
        }
        for match in take(#/moved by \((?<x>[-0-9.]+), (?<y>[-0-9.]+)\)/#) {
            for (axis, value) in [(Axis.horizontal, match.x), (.vertical, match.y)] {
                expect(value, known.origin(node, axis), "the distance")
                expect(value, attribute(axis.coordinateName), "the offset")
            }
        }
        for match in take(#/the content is scrolled by \((?<x>[-0-9.]+), (?<y>[-0-9.]+)\)/#) {
            let offset = parent?.attributes["contentOffset"]?.split(separator: ", ").compactMap { Double($0) } ?? []
            expect(offset.count == 2, "no scrolled distance")
            if offset.count == 2 {
                expect(match.x, offset[0], "the scrolled distance")
                expect(match.y, offset[1], "the scrolled distance")
            }
        }
    }
}
