import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Pickers that lead to a screen")
struct LinkPickerTests {
    let chosen = Input("b")

    private func scene(_ variant: Variant = .plain) -> ViewHarness {
        window(variant) {
            NavigationStack {
                Form {
                    Picker("Letter", selection: chosen.binding) {
                        Text("First").tag("a")
                        Text("Second").tag("b")
                        Section("Rest") { Text("Third").tag("c") }
                    }
                    .pickerStyle(.navigationLink)
                }
            }
        }
    }

    /// A card is 20 from the edges and its rows have 20 points of padding; the disclosure indicator takes 19 at the
    /// end.
    @Test func rowShowsTheChosenOption() {
        for variant in [Variant.plain, .rightToLeft] {
            let scene = scene(variant)
            #expect(isNear(variant.mirrored(scene.frame(of: "Letter"), in: 390).minX, 20 + 20))
            #expect(isNear(variant.mirrored(scene.frame(of: "Second"), in: 390).maxX, 390 - 20 - 20 - 19))
            #expect(!scene.shows("First"))
        }
    }

    @Test func aTapOnAnOptionChoosesItAndLeadsBack() {
        let scene = scene()
        scene.tap(at: CGPoint(x: 200, y: 50 + 35 + 22))
        scene.advance(by: 2)
        #expect(scene.shows("First") && scene.shows("Second") && scene.shows("Third"))
        #expect(scene.frame(of: "Letter").midX == 390.0 / 2, "the title of the screen")
        scene.press("First")
        #expect(chosen.value == "a")
        #expect(scene.shows("First") && !scene.shows("Second"))
    }

    @Test func sectionsAreSectionsOfTheScreen() {
        let scene = scene()
        scene.press("Letter")
        // Section headers of a list are in capitals.
        #expect(scene.shows("REST") || scene.shows("Rest"))
        #expect(scene.frame(of: "Third").minY > scene.frame(of: "Second").maxY + 44)
        scene.press("Third")
        #expect(chosen.value == "c")
    }
}
