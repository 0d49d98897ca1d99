import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("More tabs than a bar has room for")
struct MoreTabTests {
    let chosen = Input(1)

    private func scene(_ count: Int, isBound: Bool = false, _ variant: Variant = .plain) -> ViewHarness {
        window(variant) {
            if isBound {
                TabView(selection: chosen.binding) { tabs(count) }
            } else {
                TabView { tabs(count) }
            }
        }
    }

    private func tabs(_ count: Int) -> some View {
        ForEach(1..<count + 1, id: \.self) { number in
            Text("Page \(number)").tabItem { Label("Tab \(number)", systemImage: "star") }.tag(number)
        }
    }

    /// Each of five has a fifth of the width.
    @Test func fourShowAndAFifthLeadsToTheOthers() {
        for variant in [Variant.plain, .rightToLeft] {
            let scene = scene(7, variant)
            for number in 1...4 { #expect(scene.shows("Tab \(number)")) }
            #expect(!scene.shows("Tab 5"))
            let more = variant.mirrored(scene.frame(of: "More"), in: 390)
            #expect(isNear(more.midX, 390 * 9 / 10))
        }
    }

    @Test func fiveFit() {
        let scene = scene(5)
        #expect(scene.shows("Tab 5") && !scene.shows("More"))
    }

    @Test func othersAreRowsOfAListThatLeadToThem() {
        let scene = scene(7)
        scene.press("More")
        #expect(!scene.shows("Page 1"))
        for number in 5...7 { #expect(scene.shows("Tab \(number)")) }
        scene.press("Tab 6")
        #expect(scene.shows("Page 6"))
        scene.press("Tab 2")
        #expect(scene.shows("Page 2") && !scene.shows("Page 6"))
        // The screen that was pushed there is still shown.
        let bar = CGPoint(x: 390 * 9 / 10, y: 800 - 30 - 20)
        scene.tap(at: bar)
        scene.advance(by: 2)
        #expect(scene.shows("Page 6"))
        scene.tap(at: bar)
        scene.advance(by: 2)
        #expect(!scene.shows("Page 6") && scene.shows("Tab 7"))
    }

    @Test func selectionReachesTheOthersAndFollowsThem() {
        chosen.value = 6
        let scene = scene(7, isBound: true)
        #expect(scene.shows("Page 6"))
        chosen.value = 2
        scene.settle()
        #expect(scene.shows("Page 2") && !scene.shows("Page 6"))
        chosen.value = 7
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Page 7"))
        scene.tap("BackButton")
        scene.advance(by: 2)
        scene.press("Tab 5")
        #expect(chosen.value == 5 && scene.shows("Page 5"))
    }
}
