import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("pickerStyle(.menu)")
struct MenuPickerTests {
    @Test func aChoiceIsMadeInTheMenu() {
        let chosen = Input("a")
        let scene = window {
            Picker("Letter", selection: chosen.binding) {
                Text("Alpha").tag("a")
                Text("Beta").tag("b")
            }.pickerStyle(.menu)
        }
        #expect(scene.shows("Alpha") && !scene.shows("Beta"))
        scene.press("Alpha")
        #expect(scene.shows("Beta"))
        scene.press("Beta")
        #expect(chosen.value == "b" && scene.shows("Beta") && !scene.shows("Alpha"))
    }
}
