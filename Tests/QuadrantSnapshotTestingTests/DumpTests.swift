import Foundation
import QuadrantSnapshotTesting
import Testing

@Suite("Dump")
struct DumpTests {
    private final class Node {
        var name = "a"
        var itself: Node?
    }
    private enum Kind { case plain, with(Int) }
    private struct Shown: AnySnapshotStringConvertible {
        static var renderChildren: Bool { true }
        var snapshotDescription: String { "shown" }
        var inner = 1
    }
    private struct Described: CustomStringConvertible {
        var description: String { "described" }
        var z = 1, a = 2
    }

    private func text(_ value: some Any) -> String {
        var text = ""
        Snapshotting<Any, String>.dump.snapshot(value).run { text = $0 }
        return text
    }

    @Test func propertiesAreInTheOrderOfTheirNames() {
        struct Card { var title = "t", amount = 2.5, kinds = [Kind.plain, .with(3)] }
        #expect(text(Card()) == """
            ▿ Card
              - amount: 2.5
              ▿ kinds: 2 elements
                - Kind.plain
                ▿ Kind
                  - with: 3
              - title: "t"

            """)
        // A type's own text is followed by its properties in the order in which they are declared.
        #expect(text(Described()) == "▿ described\n  - z: 1\n  - a: 2\n")
    }

    @Test func optionalsTuplesAndTypesWithATextOfTheirOwn() {
        #expect(text(Optional(3) as Any) == "▿ Optional<Int>\n  - some: 3\n")
        #expect(text((1, "b")) == "▿ (2 elements)\n  - .0: 1\n  - .1: \"b\"\n")
        #expect(text(Shown()) == "▿ shown\n  - inner: 1\n")
        #expect(text(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
        #expect(text(Set(["b", "a"])) == "▿ 2 members\n  - \"a\"\n  - \"b\"\n")
    }

    @Test func aCircleEndsWhereItCloses() {
        let node = Node()
        node.itself = node
        #expect(text(node) == """
            ▿ Node
              ▿ itself: Optional<Node>
                ▿ some (circular reference detected)
              - name: "a"

            """)
        node.itself = nil
    }
}
