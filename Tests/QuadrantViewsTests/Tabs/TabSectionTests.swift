import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Sections of tabs")
struct TabSectionTests {
    /// In the bar of a phone the tabs of sections follow one another, without headers.
    @Test func sectionsAreFlat() {
        let chosen = Input(1)
        let scene = window {
            TabView(selection: chosen.binding) {
                Tab("One", systemImage: "star", value: 1) { Text("First page") }
                TabSection("More of them") {
                    Tab("Two", systemImage: "heart", value: 2) { Text("Second page") }
                    Tab("Three", systemImage: "moon", value: 3) { Text("Third page") }
                }
                TabSection {
                    Tab("Four", systemImage: "sun.max", value: 4) { Text("Fourth page") }
                } header: {
                    Text("Header")
                }
                .sectionActions { Button("Add") {} }
            }
        }
        #expect(isNear(scene.frame(of: "Three").midX, 390 * 5 / 8))
        #expect(!scene.shows("More of them") && !scene.shows("Header"))
        scene.press("Four")
        #expect(chosen.value == 4 && scene.shows("Fourth page"))
    }

    /// An `if` without `else` has a tab where its condition is met.
    @Test func theTabOfAConditionIsThereWhereItIsMet() {
        func bar(_ isMet: Bool) -> ViewHarness {
            window {
                TabView {
                    Tab("One", systemImage: "star") { Text("First page") }
                    if isMet { Tab("Two", systemImage: "heart") { Text("Second page") } }
                }
            }
        }
        #expect(bar(true).shows("Two"))
        #expect(bar(false).shows("One") && !bar(false).shows("Two"))
    }

    /// A section that is in the sidebar only is not in the bar.
    @Test func aSectionOfTheSidebar() {
        let scene = window {
            TabView {
                Tab("One", systemImage: "star") { Text("First page") }
                TabSection { Tab("Two", systemImage: "heart") { Text("Second page") } }.tabPlacement(.sidebarOnly)
            }
        }
        #expect(scene.shows("One") && !scene.shows("Two"))
    }
}
