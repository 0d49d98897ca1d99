import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("accessibilityRepresentation")
struct AccessibilityRepresentationTests {
    @Test func theElementsAreThoseOfTheRepresentation() {
        let scene = ViewHarness(offering: 100, 50) {
            HStack { Text("One"); Text("Two") }.accessibilityRepresentation { Text("Both") }
        }
        #expect(scene.host.accessibilityTree().map(\.label) == ["Both"])
        #expect(scene.shows("One") && scene.shows("Two"))
    }

    @Test func theRepresentationTakesNoSpace() {
        let scene = ViewHarness {
            Probe("box", 20, 10).accessibilityRepresentation { Color.red.frame(width: 300, height: 300) }
        }
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 20, height: 10))
    }
}
