import QuadrantCore
import QuadrantViews
import Testing

@Suite("Legibility")
struct LegibilityWeightTests {
    @Test func theWeightOfLegibilityIsRead() {
        var values = EnvironmentValues()
        #expect(values.legibilityWeight == nil)
        values.legibilityWeight = .bold
        #expect(values.legibilityWeight == .bold)
    }
}
