import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("macOS")
struct DesignmacOSTests {
    @Test func textsAreSmaller() {
        let type = Design.macOS.text.type
        #expect(type.size(.body, .large) == 13 && type.size(.largeTitle, .large) == 26)
        #expect(type.weight(.headline) == 700)
    }

    @Test func thereAreNoSizeClasses() {
        #expect(!Design.macOS.rules.hasSizeClasses && Design.ios17.rules.hasSizeClasses)
    }

    @Test func aLineOfTextIs16PointsHigh() {
        let scene = ViewHarness(offering: 200, 100, design: .macOS) { Text("Words").tagged("text") }
        #expect(scene.size("text").height == 16)
        let phone = ViewHarness(offering: 200, 100) { Text("Words").tagged("text") }
        #expect(phone.size("text").height > 20)
    }
}
