import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Backgrounds of containers")
struct ContainerBackgroundTests {
    /// The whole window, including bars.
    private let whole = CGRect(x: 0, y: 0, width: 390, height: 800)

    @Test func ofAScreenReachesUnderItsBars() {
        let scene = window {
            NavigationStack {
                Text("Words").navigationTitle("T")
                    .containerBackground(for: ContainerBackgroundPlacement.navigation) { Color.red.tagged("ground") }
            }
        }
        #expect(scene.frame("ground") == whole)
    }

    @Test func isThatOfItsOwnScreenAlone() {
        let scene = window {
            NavigationStack {
                NavigationLink("Go") { Text("Plain").navigationTitle("Second") }
                    .containerBackground(Color(red: 1, green: 0, blue: 0), for: .navigation)
            }
        }
        func isRed() -> Bool { scene.drawnColors.contains { $0.red == 1 && $0.green == 0 } }
        #expect(isRed())
        scene.press("Go")
        #expect(scene.shows("Plain") && !isRed())
    }

    @Test func alignsAViewInTheContainer() {
        for variant in [Variant.plain, .rightToLeft] {
            let scene = window(variant) {
                NavigationStack {
                    Text("Words").containerBackground(for: .navigation, alignment: .bottomTrailing) {
                        Probe("mark", 30, 20)
                    }
                }
            }
            let frame = variant.mirrored(scene.frame("mark"), in: 390)
            #expect(frame == CGRect(x: 390 - 30, y: 800 - 20, width: 30, height: 20))
        }
    }

    @Test func styleIsReadWhereItIsWritten() {
        let color = Input(Color(red: 1, green: 0, blue: 0))
        let scene = window {
            NavigationStack { Text("Words").containerBackground(color.value, for: .navigation) }
        }
        func isDrawn(_ red: Float) -> Bool { scene.drawnColors.contains { $0.red == red && $0.green == 0 } }
        #expect(isDrawn(1))
        color.value = Color(red: 0, green: 0, blue: 0)
        scene.settle()
        #expect(!isDrawn(1) && isDrawn(0))
    }

    @Test func ofATabViewIsThatOfTheTabThatShows() {
        let scene = window {
            TabView {
                Text("One").containerBackground(for: .tabView) { Color.red.tagged("ground") }.tabItem { Text("A") }
                Text("Two").tabItem { Text("B") }
            }
        }
        #expect(scene.frame("ground") == whole)
        scene.press("B")
        #expect(!scene.contains("ground"))
    }

    @Test func ofAWidgetFillsTheWindowOfAViewThatStandsAlone() {
        for variant in [Variant.plain, .rightToLeft] {
            let isInStack = Input(false)
            let scene = window(variant) {
                let widget = Text("Words").containerBackground(for: .widget) { Color.red.tagged("ground") }
                if isInStack.value { NavigationStack { widget } } else { widget }
            }
            #expect(scene.frame("ground") == whole)
            isInStack.value = true
            scene.settle()
            #expect(!scene.contains("ground"), "an app is no widget")
        }
    }
}
