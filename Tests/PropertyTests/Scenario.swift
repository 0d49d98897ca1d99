import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// A random tree with the values of its cells, and the edits to apply to it.
@MainActor
struct Scenario {
    let seed: Seed
    var root: ViewTree
    var cells: [Int: ViewTree] = [:]
    var edits: [Edit] = []

    /// Replaces the tree of a cell; cell 0 is the root.
    struct Edit {
        let cell: Int
        let tree: ViewTree
    }

    init(_ seed: Seed, depth: Int, edits count: Int) {
        self.seed = seed
        var choices = Choices(seed)
        var last = 0
        root = ViewTree.random(&choices, depth: depth, cells: &last)
        /// Cells inside of a cell have higher numbers, so that the recursion ends.
        func fill(_ cells: inout [Int: ViewTree]) {
            var number = (cells.keys.max() ?? 0) + 1
            while number <= last {
                cells[number] = ViewTree.random(&choices, depth: number < 12 ? 2 : 0, cells: &last)
                number += 1
            }
        }
        fill(&cells)
        var now = cells
        now[0] = root
        for _ in 0..<count {
            // Mostly the root, which contains everything; editing another cell tests whether its readers are
            // invalidated.
            let cell = choices.once(in: 2) ? 0 : choices.below(last + 1)
            let tree = now[cell, default: root].edited(&choices, cells: &last)
            let known = now.count
            fill(&now)
            for number in known..<now.count { edits.append(Edit(cell: number, tree: now[number]!)) }
            now[cell] = tree
            edits.append(Edit(cell: cell, tree: tree))
        }
    }

    /// The same scenario with another root or fewer edits.
    func with(root: ViewTree? = nil, edits: [Edit]? = nil) -> Scenario {
        var copy = self
        copy.root = root ?? self.root
        copy.edits = edits ?? self.edits
        return copy
    }

    func makeCells() -> ViewTree.Cells {
        let made = ViewTree.Cells()
        for (number, tree) in cells { made[number] = tree }
        made[0] = root
        return made
    }

    var description: String {
        var lines = ["\(seed)", "body:", root.source("    ")]
        for (number, tree) in cells.sorted(by: { $0.key < $1.key }) {
            lines += ["cell \(number):", tree.source("    ")]
        }
        for edit in edits { lines += ["then cell \(edit.cell) becomes:", edit.tree.source("    ")] }
        return lines.joined(separator: "\n")
    }
}

extension Scenario {
    /// Simplifies the scenario while `isBroken` holds; returns the simplest failing one found.
    func shrunk(_ isBroken: (Scenario) -> Bool) -> Scenario {
        var best = self
        var tries = 0
        func attempt(_ candidate: Scenario) -> Bool {
            tries += 1
            guard tries < 400, isBroken(candidate) else { return false }
            best = candidate
            return true
        }
        var isProgress = true
        while isProgress, tries < 400 {
            isProgress = false
            for index in best.edits.indices.reversed() {
                var fewer = best.edits
                fewer.remove(at: index)
                if attempt(best.with(edits: fewer)) { isProgress = true }
            }
            for smaller in best.root.smaller where attempt(best.with(root: smaller)) {
                isProgress = true
                break
            }
            for index in best.edits.indices {
                for smaller in best.edits[index].tree.smaller {
                    var other = best.edits
                    other[index] = Edit(cell: other[index].cell, tree: smaller)
                    if attempt(best.with(edits: other)) {
                        isProgress = true
                        break
                    }
                }
            }
        }
        return best
    }
}

extension ViewTree {
    /// Simpler trees: a part of this one, or this one with a simpler part.
    var smaller: [ViewTree] {
        var found = children
        if case .horizontal(let side, let gap, let subviews) = self {
            found += subviews.indices.map { .horizontal(side, gap, subviews.without($0)) }
        }
        if case .vertical(let side, let gap, let subviews) = self {
            found += subviews.indices.map { .vertical(side, gap, subviews.without($0)) }
        }
        if case .zStack(let corner, let subviews) = self {
            found += subviews.indices.map { .zStack(corner, subviews.without($0)) }
        }
        for (index, child) in children.enumerated() {
            for simpler in child.smaller {
                var new = children
                new[index] = simpler
                found.append(replacing(new))
            }
        }
        return found
    }
}

extension Array {
    func without(_ index: Int) -> [Element] {
        var copy = self
        copy.remove(at: index)
        return copy
    }
}

/// All observable results of a frame: the layout, the drawing, and hit testing.
@MainActor
struct Answers: Equatable {
    var tree: [LayoutTree]
    var list: DisplayList
    var hits: [[String]]

    init(_ scene: ViewHarness) {
        tree = scene.host.layoutTree().map(Answers.withoutProposals)
        list = scene.displayList
        let size = scene.offered
        hits = (0..<16).map { index in
            let point = CGPoint(x: size.width * (CGFloat(index % 4) + 0.5) / 4,
                y: size.height * (CGFloat(index / 4) + 0.5) / 4)
            return scene.host.graph.hitTest(point).map { scene.host.graph.box($0).name }
        }
    }

    /// Removes proposals, because a view of fixed size may receive any proposal without a visible effect.
    private static func withoutProposals(_ tree: LayoutTree) -> LayoutTree {
        var tree = tree
        tree.proposedWidth = nil
        tree.proposedHeight = nil
        tree.children = tree.children.map(withoutProposals)
        return tree
    }

    /// Describes the differences; nil if there are none.
    func difference(from other: Answers) -> String? {
        if tree != other.tree {
            let mine = tree.map { $0.text() }.joined().split(separator: "\n"),
                its = other.tree.map { $0.text() }.joined().split(separator: "\n")
            let line = zip(mine, its).first { $0 != $1 }
            let first = line?.0 ?? "has \(mine.count) rows", second = line?.1 ?? "has \(its.count) rows"
            return "geometry\n    incremental \(first)\n    from scratch \(second)"
        }
        if list != other.list { return "display list" }
        if hits != other.hits { return "hit test: \(hits) and \(other.hits)" }
        return nil
    }
}

/// The root view of a scenario: cell 0.
struct RootCell: View {
    let cells: ViewTree.Cells
    var body: some View { cells[0].view(cells) }
}
