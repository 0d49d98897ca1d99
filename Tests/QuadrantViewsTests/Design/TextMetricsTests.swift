import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("TypeTable")
struct TextMetricsTests {
    @Test func aTableOfOneRowHasOneSizeForAllSettings() {
        let table = TypeTable.macOS
        #expect(table.size(.body, .large) == 13 && table.size(.body, .accessibility5) == 13)
        #expect(table.pitch(.body, .large) == 16)
    }

    @Test func aTableOfSeveralRowsFollowsTheSetting() {
        let table = Design.ios17.text.type
        #expect(table.size(.body, .large) == 17 && table.size(.body, .xSmall) == 14)
        #expect(table.size(.body, .accessibility5) == 53 && table.pitch(.body, .large) == 22)
    }

    @Test func headlinesAreSemibold() {
        #expect(Design.ios17.text.type.weight(.headline) == 600 && Design.ios17.text.type.weight(.body) == 400)
        #expect(TypeTable.macOS.weight(.headline) == 700 && TypeTable.macOS.weight(.caption2) == 500)
    }
}
