import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Settings of accessibility")
struct AccessibilityEnvironmentTests {
    private struct Settings: View {
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
        @Environment(\.accessibilityDifferentiateWithoutColor) private var needsShapes
        @Environment(\.accessibilityReduceTransparency) private var isOpaque
        @Environment(\.accessibilityInvertColors) private var isInverted
        var body: some View {
            Text(
                verbatim: [reducesMotion, isSpoken, needsShapes, isOpaque, isInverted].contains(true) ? "set" : "unset")
        }
    }

    @Test func nothingIsSetUnlessTheHostSays() {
        #expect(ViewHarness(offering: 100, 50) { Settings() }.shows("unset"))
    }
}
