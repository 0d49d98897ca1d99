import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("tag")
struct TagTests {
    private let chosen = Input(2)

    @Test func theTagIsTheValueOfAnOption() {
        let scene = ViewHarness(offering: 300, 60) {
            Picker("Number", selection: chosen.binding) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }.pickerStyle(.segmented)
        }
        scene.tap("One")
        #expect(chosen.value == 1)
    }

    @Test func anOptionalSelectionTakesTheTagsOfItsValue() {
        let maybe = Input<Int?>(nil)
        let scene = ViewHarness(offering: 300, 60) {
            Picker("Number", selection: maybe.binding) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }.pickerStyle(.segmented)
        }
        scene.tap("Two")
        #expect(maybe.value == 2)
    }
}
