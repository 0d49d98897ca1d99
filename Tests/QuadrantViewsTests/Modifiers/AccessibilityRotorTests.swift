import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// accessibilityRotor (#9.35).
@MainActor @Suite("Rotors")
struct AccessibilityRotorTests {
    private let log = Log()

    /// Each rotor entry is an action that scrolls to it: row 9 of 20, each 50 high, in 100 points.
    @Test func placesAreActionsThatScroll() throws {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { Color.red.frame(height: 50).tagged("row \($0)").id($0) }
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityRotor("Marks") {
                AccessibilityRotorEntry("First", id: 0)
                ForEach([Place(id: 9)]) { place in
                    AccessibilityRotorEntry("Row \(place.id)", id: place.id) { log.note("prepared") }
                }
            }
        }
        let element = try #require(scene.host.accessibilityElements().first)
        #expect(element.actionNames.filter { $0.hasPrefix("Marks") } == ["Marks: First", "Marks: Row 9"])
        #expect(scene.host.perform(.named("Marks: Row 9"), on: element.id))
        scene.settle()
        scene.advance(by: 2)
        #expect(log.take() == ["prepared"])
        #expect(scene.frame("row 9").maxY == 100)
    }

    private struct Place: Identifiable { let id: Int }
}
