import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("NavigationLink")
struct NavigationLinkTests {
    @Test func aTapShowsTheDestination() {
        let scene = window {
            NavigationStack { NavigationLink("Next") { Text("Second screen") } }
        }
        scene.press("Next")
        #expect(scene.shows("Second screen"))
    }

    @Test func aValueIsAddedToThePath() {
        let path = Input<[Int]>([])
        let scene = window {
            NavigationStack(path: path.binding) {
                NavigationLink("Next", value: 7).navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
        }
        scene.press("Next")
        #expect(path.value == [7] && scene.shows("Number 7"))
    }

    @Test func aDisabledLinkStays() {
        let scene = window {
            NavigationStack { NavigationLink("Next") { Text("Second screen") }.disabled(true) }
        }
        scene.press("Next")
        #expect(!scene.shows("Second screen"))
    }

    /// Measured on iOS 26: the label and the indicator have half their opacity; a link without a stack is disabled.
    @Test func aDisabledLinkIsFaintInARow() {
        func faint(isDisabled: Bool, hasStack: Bool) -> Int {
            let scene = window {
                if hasStack {
                    NavigationStack { List { NavigationLink("Next") { Text("Second") }.disabled(isDisabled) } }
                } else {
                    List { NavigationLink("Next") { Text("Second") }.disabled(isDisabled) }
                }
            }
            return scene.drawnOpacities.filter { $0 == 0.5 }.count
        }
        #expect(faint(isDisabled: false, hasStack: true) == 0)
        #expect(faint(isDisabled: true, hasStack: true) == 2, "the text and the indicator")
        #expect(faint(isDisabled: false, hasStack: false) == 2)
    }
}
