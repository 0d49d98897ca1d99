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
}
