import QuadrantGraph
import Testing

@MainActor @Suite("Order, growth and dirt of nodes")
struct TreeOrderTests {
    /// A root with two branches of two leaves each.
    private func tree() -> (NodeTree, [NodeIndex]) {
        let tree = NodeTree(), root = tree.insert(under: 0)
        let left = tree.insert(under: root), right = tree.insert(under: root)
        let leaves = [left, left, right, right].map { tree.insert(under: $0) }
        return (tree, [root, left, right] + leaves)
    }

    @Test func nodesAreSortedAncestorsFirst() {
        let (tree, nodes) = tree()
        // root, left, its two leaves, right, its two leaves
        let expected = [nodes[0], nodes[1], nodes[3], nodes[4], nodes[2], nodes[5], nodes[6]]
        let mixed = [nodes[6], nodes[4], nodes[2], nodes[0], nodes[5], nodes[1], nodes[3]]
        #expect(tree.inTreeOrder(mixed).map { mixed[$0] } == expected)
    }

    @Test func entriesOfOneNodeKeepTheirOrder() {
        let (tree, nodes) = tree()
        #expect(tree.inTreeOrder([nodes[2], nodes[1], nodes[2], 0]) == [3, 1, 0, 2])
        #expect(tree.inTreeOrder([]) == [])
    }

    @Test func aMovedNodeIsInItsNewPlace() {
        let (tree, nodes) = tree()
        tree.move(nodes[2], before: nodes[1])
        #expect(tree.inTreeOrder([nodes[3], nodes[5]]) == [1, 0])
        #expect(tree.problems(root: nodes[0]).isEmpty)
    }

    @Test func depthsCountFromTheRoot() {
        let (tree, nodes) = tree()
        #expect(nodes.map { tree[$0].depth } == [0, 1, 1, 2, 2, 2, 2] && tree.live == 7)
    }

    @Test func theBlockGrowsAndTellsIt() {
        let tree = NodeTree(capacity: 2)
        var told: [Int] = []
        tree.onGrow = { told.append($0) }
        let root = tree.insert(under: 0)
        for _ in 0..<6 { _ = tree.insert(under: root) }
        #expect(told == [4, 8] && tree.capacity == 8 && tree.live == 7)
        #expect(tree.problems(root: root).isEmpty)
    }

    @Test func aRemovedNodeIsUsedAgain() {
        let (tree, nodes) = tree()
        let old = tree.id(nodes[6]), used = tree.count
        tree.remove(nodes[6])
        #expect(tree.live == 6 && !tree.isLive(old))
        let made = tree.insert(under: nodes[1], before: nodes[3])
        #expect(made == nodes[6] && tree.count == used && tree[nodes[1]].first == made)
        #expect(tree.id(made) != old && tree[made].own == [])
    }

    @Test func aNodeThatIsLinkedWronglyIsFound() {
        let (tree, nodes) = tree()
        tree[nodes[3]].parent = nodes[2]
        tree[nodes[4]].depth = 9
        let problems = tree.problems(root: nodes[0])
        #expect(problems.contains { $0.contains("has parent") } && problems.contains { $0.contains("has depth") })
    }

    /// The walk ends at an ancestor that is marked already.
    @Test func dirtOfTwoPhasesAddsUp() {
        let (tree, nodes) = tree()
        tree.invalidate(nodes[3], .place)
        tree.invalidate(nodes[4], [.place, .display])
        #expect(tree[nodes[1]].below == [.place, .display] && tree[nodes[0]].below == [.place, .display])
        #expect(tree[nodes[3]].own == .place && tree[nodes[2]].below == [])
    }

    @Test func phasesAreInTheOrderOfAFrame() {
        #expect(Phase.allCases.map(\.set) == [.content, .measure, .place, .preferences, .display, .respond])
        #expect(Phase.allCases.reduce(PhaseSet()) { $0.union($1.set) } == .all)
        #expect(PhaseSet.settling == [.content, .measure, .place, .preferences])
    }

    @Test func workIsWrittenInWords() {
        #expect("\(Work(bodies: 1, measured: 2, placed: 3, drawn: 4, reduced: 5, rounds: 6))"
            == "bodies 1, measured 2, placed 3, drawn 4, reduced 5, rounds 6")
    }

    // MARK: Sources

    @Test func phasesOfOneReaderAreOneRecord() {
        let (tree, nodes) = tree(), source = Source()
        for phase in [PhaseSet.measure, .place, .measure] {
            ReadScope.with(Reader(tree: tree, index: nodes[3], phase: phase)) { source.didRead() }
        }
        #expect(source.readers.count == 1 && source.readers[0].phases == [.measure, .place])
        source.didChange()
        #expect(tree[nodes[3]].own == [.measure, .place] && tree.hasChanges && source.readers.isEmpty)
    }

    @Test func aReaderThatIsGoneIsNotTold() {
        let (tree, nodes) = tree(), source = Source()
        ReadScope.with(Reader(tree: tree, index: nodes[6], phase: .measure)) { source.didRead() }
        tree.remove(nodes[6])
        let next = tree.insert(under: nodes[2])
        source.didChange()
        #expect(next == nodes[6] && tree[next].own == [])
    }

    @Test func repeatedReadsTakeNoMemory() {
        let (tree, nodes) = tree(), source = Source(), other = Source()
        for _ in 0..<1000 {
            for index in [nodes[3], nodes[4]] {
                ReadScope.with(Reader(tree: tree, index: index, phase: .measure)) {
                    source.didRead()
                    other.didRead()
                }
            }
        }
        #expect(source.readers.count <= 64 && other.readers.count <= 64)
    }

    @Test func scopesAreNested() {
        let (tree, nodes) = tree()
        ReadScope.with(Reader(tree: tree, index: nodes[1], phase: .content)) {
            ReadScope.with(nil) { #expect(ReadScope.current == nil) }
            #expect(ReadScope.current?.index == nodes[1] && ReadScope.current?.phase == .content)
        }
        #expect(ReadScope.current == nil)
    }

    /// A change of another transaction settles the earlier ones first.
    @Test func anotherTransactionIsAnnouncedBeforeItsChange() {
        final class Tag {}
        let (tree, nodes) = tree(), source = Source(), first = Tag(), second = Tag()
        var announced: [AnyObject?] = []
        tree.onNewPending = { announced.append($0) }
        func change(_ tag: AnyObject?) {
            ReadScope.with(Reader(tree: tree, index: nodes[3], phase: .content)) { source.didRead() }
            WriteScope.with(tag) { source.didChange() }
        }
        change(nil)
        #expect(announced.isEmpty)
        change(first)
        tree.pending = first
        change(first)
        #expect(announced.count == 1 && announced[0] === first)
        change(second)
        #expect(announced.count == 2 && announced[1] === second && WriteScope.current == nil)
        tree.pending = nil
    }
}
