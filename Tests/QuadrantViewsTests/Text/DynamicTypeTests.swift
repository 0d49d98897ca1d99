import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("dynamicTypeSize")
struct DynamicTypeTests {
    @Test func sizesAreOrdered() {
        #expect(DynamicTypeSize.xSmall < .large && DynamicTypeSize.xxxLarge < .accessibility1)
        #expect(DynamicTypeSize.allCases.count == 12 && DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }

    private struct Size: View {
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text(verbatim: "\(size)") }
    }

    @Test func theSettingIsLimitedToARange() {
        let scene = ViewHarness(offering: 200, 100) { Size().dynamicTypeSize(...DynamicTypeSize.medium) }
        #expect(scene.shows("medium"))
        let minimum = ViewHarness(offering: 200, 100) { Size().dynamicTypeSize(.accessibility1...) }
        #expect(minimum.shows("accessibility1"))
        #expect(ViewHarness(offering: 200, 100) { Size().dynamicTypeSize(.small) }.shows("small"))
    }

    @Test func largerTextTakesMoreSpace() {
        func height(_ size: DynamicTypeSize) -> CGFloat {
            ViewHarness { Text("Words").dynamicTypeSize(size) }.sizeThatFits(nil, nil).height
        }
        #expect(height(.xSmall) < height(.large) && height(.large) < height(.accessibility5))
    }

    private struct Scaled: View {
        @ScaledMetric private var side = 17.0
        var body: some View { Probe("box", side, side) }
    }

    /// A length that is relative to the body text, which has 53 points at the largest setting and 17 at the standard.
    @Test func aLengthIsScaledWithTheText() {
        #expect(ViewHarness { Scaled() }.sizeThatFits(nil, nil).width == 17)
        let large = ViewHarness { Scaled().dynamicTypeSize(.accessibility5) }.sizeThatFits(nil, nil).width
        #expect(abs(large - 53) <= 1)
    }
}
