import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The tree of views that take part in layout, as text and JSON.
@Suite("LayoutTree") @MainActor
struct LayoutTreeTests {
    private func tree(_ view: some View) -> [LayoutTree] {
        ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 100, height: 50))).layoutTree()
    }

    @Test func eachViewSaysItsProposalItsSizeAndItsPlace() throws {
        let root = try #require(tree(Probe("box", 20, 10).padding(5)).first)
        #expect(root.text() == """
            padding(leading: 5.0, top: 5.0, trailing: 5.0, bottom: 5.0)  proposed 100×50  size 30×20  at 35,15
            └ Probe(tag: box)  proposed 90×40  size 20×10  at 40,20

            """ || root.children.first?.text() == "Probe(tag: box)  proposed 90×40  size 20×10  at 40,20\n")
        #expect(root.width == 30 && root.globalX == 35 && root.children[0].x == 5)
    }

    @Test func childrenAreInOrder() throws {
        let root = try #require(tree(HStack(spacing: 0) { Probe("a", 10, 10); Probe("b", 20, 10) }).first)
        #expect(root.name == "HStack" && root.children.map { $0.facts["tag"] } == ["a", "b"])
        #expect(root.children.map(\.globalX) == [35, 45])
    }

    @Test func aTreeIsWrittenAndReadAsJSON() throws {
        let trees = tree(VStack { Text("Hello"); Spacer() })
        let read = try JSONDecoder().decode([LayoutTree].self, from: LayoutTree.json(trees))
        #expect(read.map { $0.text() } == trees.map { $0.text() } && !read.isEmpty)
    }

    @Test func anInfiniteProposalIsAWord() throws {
        var root = try #require(tree(Color.red).first)
        root.proposedWidth = .infinity
        root.proposedHeight = nil
        #expect(root.text().contains("proposed ∞×nil"))
        #expect(String(decoding: try LayoutTree.json([root]), as: UTF8.self).contains("\"infinity\""))
    }

    @Test func elementsAreWrittenAsTextAndJSON() throws {
        let host = ViewHost(rootView: Button("Save") {}.disabled(true),
                            configuration: HostConfiguration(size: CGSize(width: 100, height: 50)))
        let elements = host.accessibilityTree()
        #expect(elements.map(\.label) == ["Save"] && elements[0].isDisabled && elements[0].role == .button)
        #expect(elements[0].text().contains("Save"))
        let json = try AccessibilityNode.json(elements)
        #expect(try JSONDecoder().decode([AccessibilityNode].self, from: json) == elements)
    }
}
