import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("OutlineGroup")
struct OutlineGroupTests {
    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }
    private let items = [Item(id: "Fruit", children: [Item(id: "Fig"), Item(id: "Kiwi")]), Item(id: "Nut")]

    @Test func childrenAreThereOnceTheyAreOpened() {
        let scene = ViewHarness(offering: 390, 400) { [items] in
            List(items, children: \.children) { Text($0.id) }
        }
        #expect(scene.shows("Fruit") && scene.shows("Nut") && !scene.shows("Fig"))
        scene.tap("Fruit")
        scene.advance(by: 1)
        #expect(scene.shows("Fig") && scene.shows("Kiwi"))
        #expect(scene.frame(of: "Fig").minX > scene.frame(of: "Fruit").minX)
        #expect(scene.frame(of: "Nut").minY > scene.frame(of: "Kiwi").maxY)
    }

    @Test func leavesHaveNoChildren() {
        let scene = ViewHarness(offering: 390, 400) { [items] in
            VStack { OutlineGroup(items, children: \.children) { Text($0.id) } }
        }
        #expect(scene.shows("Fruit") && scene.shows("Nut") && !scene.shows("Kiwi"))
    }
}
