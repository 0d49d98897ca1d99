import QuadrantText
import Testing

@Suite("Fonts of the secondary scale")
struct SecondaryFontTests {
    /// Sizes read off the fonts that Apple's SwiftUI hands to a text renderer (iamcgn/swiftui-web@44667cb).
    @Test(arguments: [
        (13, 400, 10.4), (17, 400, 13.6), (22, 400, 16.89), (26, 400, 19.3), (40, 400, 26.1), (80, 400, 36.8),
        (13, 700, 11.05),
    ] as [(Double, Int, Double)])
    func aSecondaryFontHasTheRecordedSize(size: Double, weight: Int, recorded: Double) {
        let spec = FontSpec(size: size, weight: weight).secondary
        // The recorded value is rounded.
        #expect(abs(spec.size - recorded) < 0.06)
        #expect(spec.lineSize == size)
    }

    @Test func aSecondaryFontHasTheTrackingOfItsSize() {
        #expect(FontSpec(size: 13).secondary.tracking == 0.25)
        #expect(abs(FontSpec(size: 43.5).secondary.tracking - 0.125) < 1e-12)
        #expect(FontSpec(size: 80).secondary.tracking == 0)
    }

    @Test func otherFontsStay() {
        for family in [FontSpec.Family.system(.serif), .system(.monospaced), .named("Any")] {
            let spec = FontSpec(family: family)
            #expect(spec.secondary == spec)
        }
    }
}
