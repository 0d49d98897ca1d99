import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("LocalizedStringKey")
struct LocalizedStringKeyTests {
    @Test func keysAreEqualByTheirParts() {
        #expect(LocalizedStringKey("a") == "a" && LocalizedStringKey("a") != "b")
        #expect(LocalizedStringKey("n \(1)") == "n \(1)" && LocalizedStringKey("n \(1)") != "n \(2)")
    }

    @Test func valuesAreWrittenIntoTheText() {
        let scene = ViewHarness(offering: 300, 100) { Text("\(3) of \("five")") }
        #expect(scene.shows("3 of five"))
    }

    @Test func numbersHaveAFormat() {
        let scene = ViewHarness(offering: 300, 100) { Text("Half: \(0.5, specifier: "%.2f")") }
        #expect(scene.shows("Half: 0.50"))
    }

    @Test func aVariableIsAKeyOnlyWhereItIsSaid() {
        let name = "**bold**"
        #expect(ViewHarness(offering: 300, 100) { Text(name) }.shows("**bold**"))
        #expect(ViewHarness(offering: 300, 100) { Text(LocalizedStringKey(name)) }.shows("bold"))
    }
}
