import Foundation
import QuadrantComparison
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite struct LayoutDifferenceTests {
    private func layout(_ content: @escaping @MainActor () -> some View) -> [LayoutTree] {
        ViewHarness(offering: 200, 100, content: content).host.layoutTree()
    }

    private func difference(_ a: [LayoutTree], _ b: [LayoutTree]) -> [String] {
        LayoutDifference(a, b)?.text().split(separator: "\n").map(String.init) ?? []
    }

    @Test func equalLayoutsDoNotDiffer() {
        let tree = layout { VStack { Text("A").padding(4); Color.red } }
        #expect(LayoutDifference(tree, tree) == nil)
    }

    @Test func aWiderViewIsNamedAndItsNeighbourMoved() {
        func row(_ width: CGFloat) -> [LayoutTree] {
            layout {
                HStack(spacing: 0) {
                    Color.red.frame(width: width, height: 20)
                    Color.blue.frame(width: 30, height: 20)
                    Color.green.frame(width: 30, height: 20)
                }
                .frame(width: 200, alignment: .leading)
            }
        }
        let lines = difference(row(40), row(42))
        #expect(lines == [
            "frame › HStack › frame has width: 42.0 instead of 40.0",
            "frame › HStack is 102 × 20 instead of 100 × 20: 2 wider",
            "frame › HStack › frame › Color is 42 × 20 instead of 40 × 20: 2 wider",
            "frame › HStack › frame and 1 more of the same parent moved 2 right",
        ])
    }

    @Test func aNewAndAMissingView() {
        let one = layout { VStack(spacing: 0) { Color.red.frame(height: 10) } }
        let two = layout { VStack(spacing: 0) { Color.red.frame(height: 10); Divider() } }
        #expect(difference(one, two).contains { $0.hasPrefix("VStack › Divider is new in VStack: 200 × ") })
        #expect(difference(two, one).contains { $0.hasPrefix("VStack › Divider is missing; it was 200 × ") })
    }

    @Test func anotherTextIsAnAttribute() {
        let lines = difference(layout { Text("Aa") }, layout { Text("aA") })
        #expect(lines.contains("Text \"aA\" has text: aA instead of Aa"))
    }

    @Test func longListsAreCountedAfterTheLimit() {
        let few = layout { VStack { ForEach(0..<3) { Text("\($0)") } } }
        let other = layout { VStack { ForEach(10..<13) { Text("\($0)") } } }
        #expect(LayoutDifference(few, other)?.text(limit: 1).split(separator: "\n").last?.hasPrefix("… and ") == true)
    }
}
