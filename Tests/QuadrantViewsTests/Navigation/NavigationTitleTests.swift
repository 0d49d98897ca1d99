import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("navigationTitle")
struct NavigationTitleTests {
    @Test func anInlineTitleIsInTheMiddleOfTheBar() {
        let scene = window {
            NavigationStack { Color.red.navigationTitle("Home").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(scene.frame(of: "Home").midX == 390 / 2 && isNear(scene.frame(of: "Home").midY, 50 + 22))
    }

    @Test func aLargeTitleIsBelowTheBar() {
        let scene = window {
            NavigationStack { Color.red.navigationTitle("Home").navigationBarTitleDisplayMode(.large) }
        }
        #expect(scene.frame(of: "Home").minX == 16 && scene.frame(of: "Home").minY > 50 + 44)
    }

    @Test func aTitleFollowsItsValue() {
        let title = Input("One")
        let scene = window { NavigationStack { Color.red.navigationTitle(title.value) } }
        title.value = "Two"
        scene.settle()
        #expect(scene.shows("Two") && !scene.shows("One"))
    }

    @Test func theNextScreenNamesTheOneBefore() {
        let scene = window {
            NavigationStack {
                NavigationLink("Next") { Color.red.navigationTitle("Second") }.navigationTitle("First")
            }
        }
        scene.press("Next")
        #expect(scene.frame(of: "First").midX < scene.frame(of: "Second").midX)
        scene.press("First")
        #expect(scene.shows("Next"))
    }
}
