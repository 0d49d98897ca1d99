import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Text(_:formatter:)")
struct FormatterSubjectTests {
    @Test func aFormatterWritesTheValue() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        let scene = ViewHarness(offering: 300, 100) { Text(NSNumber(value: 1.5), formatter: formatter) }
        #expect(scene.shows("1.50"))
        #expect(ViewHarness(offering: 300, 100) { Text("Sum: \(NSNumber(value: 2), formatter: formatter)") }
            .shows("Sum: 2.00"))
    }
}
