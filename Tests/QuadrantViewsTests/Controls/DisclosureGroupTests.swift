import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("DisclosureGroup")
struct DisclosureGroupTests {
    @Test func aTapOnTheLabelOpensIt() {
        let isOpen = Input(false)
        let scene = ViewHarness(offering: 300, 200) {
            DisclosureGroup("More", isExpanded: isOpen.binding) { Text("Inside") }
        }
        #expect(!scene.shows("Inside"))
        scene.tap("More")
        scene.advance(by: 1)
        #expect(isOpen.value && scene.shows("Inside"))
        #expect(scene.frame(of: "Inside").minY >= scene.frame(of: "More").maxY)
        isOpen.value = false
        scene.settle()
        scene.advance(by: 1)
        #expect(!scene.shows("Inside"))
    }

    @Test func itKeepsItsOwnState() {
        let scene = ViewHarness(offering: 300, 200) { DisclosureGroup("More") { Text("Inside") } }
        scene.tap("More")
        scene.advance(by: 1)
        #expect(scene.shows("Inside"))
    }
}
