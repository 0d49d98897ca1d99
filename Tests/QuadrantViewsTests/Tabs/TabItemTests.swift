import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("tabItem and Tab")
struct TabItemTests {
    @Test func itemsShareTheWidthOfTheBar() {
        let scene = window {
            TabView {
                Color.red.tabItem { Text("One") }
                Color.blue.tabItem { Text("Two") }
            }
        }
        #expect(isNear(scene.frame(of: "One").midX, 390 / 4) && isNear(scene.frame(of: "Two").midX, 390 * 3 / 4))
        #expect(scene.frame(of: "One").minY > 700)
    }

    @Test func aTapShowsThePage() {
        let chosen = Input(1)
        let scene = window {
            TabView(selection: chosen.binding) {
                Tab("One", systemImage: "star", value: 1) { Text("First page") }
                Tab("Two", systemImage: "heart", value: 2) { Text("Second page") }
            }
        }
        #expect(scene.shows("First page"))
        scene.press("Two")
        #expect(chosen.value == 2 && scene.shows("Second page"))
    }

    private enum Place: CaseIterable, Hashable, Identifiable {
        case home, search
        var id: Place { self }
    }

    /// `ForEach` has forms of its own for a selection that may be nil.
    @Test func tabsOfACollectionSelectAnOptional() {
        let chosen = Input<Place?>(.home)
        let scene = window {
            TabView(selection: chosen.binding) {
                ForEach(Place.allCases) { place in
                    Tab(value: place) { Text("Page of \(String(describing: place))") } label: {
                        Text(String(describing: place))
                    }
                }
            }
        }
        #expect(scene.shows("Page of home"))
        scene.press("search")
        #expect(chosen.value == .search && scene.shows("Page of search"))
    }
}
