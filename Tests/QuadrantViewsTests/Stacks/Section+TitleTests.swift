import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Section with a title")
struct SectionTitleTests {
    @Test func theTitleIsAboveTheRows() {
        let scene = ViewHarness(offering: 390, 400) { List { Section("Fruit") { Text("Fig") } } }
        let title = scene.shows("FRUIT") ? "FRUIT" : "Fruit"
        #expect(scene.frame(of: title).maxY <= scene.frame(of: "Fig").minY)
    }

    @Test func aClosedSectionHidesItsRows() {
        let isOpen = Input(false)
        let scene = ViewHarness(offering: 390, 400) {
            List { Section("Fruit", isExpanded: isOpen.binding) { Text("Fig") } }.listStyle(.sidebar)
        }
        #expect(!scene.shows("Fig"))
        isOpen.value = true
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.shows("Fig"))
    }
}
