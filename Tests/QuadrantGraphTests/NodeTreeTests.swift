import QuadrantGraph
import Testing

@MainActor @Suite("Rows")
struct NodeTreeTests {
    /// A dirty node marks every ancestor, and no other node (I2).
    @Test func dirtIsAnnouncedUpward() {
        let rows = NodeTree()
        let root = rows.insert(under: 0)
        let left = rows.insert(under: root), right = rows.insert(under: root)
        let leaf = rows.insert(under: left)
        rows.invalidate(leaf, .measure)
        #expect(rows[leaf].own == .measure)
        #expect(rows[left].below == .measure)
        #expect(rows[root].below == .measure)
        #expect(rows[right].below == [])
        #expect(rows.problems(root: root).isEmpty)
    }

    /// The check of I2 detects a dirty node whose ancestors are not marked.
    @Test func unannouncedDirtIsFound() {
        let rows = NodeTree()
        let root = rows.insert(under: 0)
        let leaf = rows.insert(under: root)
        rows[leaf].own = .place
        #expect(rows.problems(root: root).contains { $0.hasPrefix("I2") })
    }

    /// Children keep their order, wherever nodes are inserted and moved.
    @Test func childrenKeepTheirOrder() {
        let rows = NodeTree(capacity: 2)
        let root = rows.insert(under: 0)
        let a = rows.insert(under: root), c = rows.insert(under: root)
        let b = rows.insert(under: root, before: c)
        func order() -> [NodeIndex] {
            sequence(first: rows[root].first) { rows[$0].next }.prefix { $0 != 0 }.map { $0 }
        }
        #expect(order() == [a, b, c])
        rows.move(c, before: a)
        #expect(order() == [c, a, b])
        rows.remove(a)
        #expect(order() == [c, b])
        #expect(rows.problems(root: root).isEmpty)
    }

    /// The id of a removed node is not valid for the node that uses its index again.
    @Test func staleHandlesAreRecognised() {
        let rows = NodeTree()
        let root = rows.insert(under: 0)
        let handle = rows.id(rows.insert(under: root))
        rows.remove(handle.index)
        let next = rows.insert(under: root)
        #expect(next == handle.index)
        #expect(!rows.isLive(handle))
        #expect(rows.isLive(rows.id(next)))
    }
}

@MainActor @Suite("Source")
struct SourceTests {
    /// A change invalidates the reading phases once: a reader that does not read again is not invalidated again (I7).
    @Test func readersAreToldOnce() {
        let rows = NodeTree()
        let root = rows.insert(under: 0)
        let leaf = rows.insert(under: root)
        let source = Source()
        ReadScope.with(Reader(tree: rows, index: leaf, phase: .measure)) { source.didRead() }
        source.didChange()
        #expect(rows[leaf].own == .measure)
        rows[leaf].own = []
        source.didChange()
        #expect(rows[leaf].own == [])
    }

    /// Reading outside of an evaluation registers no reader.
    @Test func readsOutsideAnswersAreNotRecorded() {
        let source = Source()
        source.didRead()
        #expect(source.readers.isEmpty)
    }
}
