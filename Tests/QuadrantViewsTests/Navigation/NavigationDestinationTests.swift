import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("navigationDestination")
struct NavigationDestinationTests {
    private struct Word: Hashable { let text: String }

    @Test func eachTypeHasItsDestination() {
        let path = Input(NavigationPath())
        let scene = window {
            NavigationStack(path: path.binding) {
                Text("Root")
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
                    .navigationDestination(for: Word.self) { Text("Word \($0.text)") }
            }
        }
        path.value.append(3)
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Number 3"))
        path.value.append(Word(text: "fig"))
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Word fig"))
    }

    @Test func aFlagShowsADestination() {
        let isShown = Input(false)
        let scene = window {
            NavigationStack {
                Text("Root").navigationDestination(isPresented: isShown.binding) { Text("Shown") }
            }
        }
        isShown.value = true
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Shown"))
        isShown.value = false
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Root") && !scene.shows("Shown"))
    }

    @Test func linkWithoutScreenSaysForWhichTypesThereAreScreens() {
        let scene = window {
            NavigationStack {
                NavigationLink("One", value: 1)
                    .navigationDestination(for: String.self) { Text($0) }
                    .navigationDestination(for: Bool.self) { Text("\($0)") }
            }
        }
        scene.press("One")
        let report = scene.takeReports().first
        #expect(report?.rule.contains(".navigationDestination(for: String.self)") == true)
        #expect(report?.rule.contains(".navigationDestination(for: Bool.self)") == true)
        #expect(report?.fix.hasPrefix("Give the link a value of a declared type, or add") == true)
    }
}
