import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("onDelete and onMove")
struct DynamicViewContentTests {
    @Test func rowsAreDeletedWhileEditing() {
        let names = Input(["Ann", "Bob", "Cid"])
        let scene = ViewHarness(offering: 390, 400) {
            List { ForEach(names.value, id: \.self) { Text($0) }.onDelete { names.value.remove(atOffsets: $0) } }
        }
        scene.drag(from: "Bob", by: CGSize(width: -300, height: 0))
        scene.advance(by: 1)
        #expect(names.value == ["Ann", "Cid"])
        #expect(scene.shows("Ann") && !scene.shows("Bob"))
    }

    @Test func theDataIsKnown() {
        let content = ForEach([3, 1, 2], id: \.self) { Text("\($0)") }
        #expect(content.onDelete { _ in }.data.map { "\($0)" } == ["3", "1", "2"])
        #expect(content.onMove { _, _ in }.data.map { "\($0)" } == ["3", "1", "2"])
    }
}
