import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Spacing of labels")
struct LabelSpacingTests {
    private func label() -> some View {
        Label { Probe("title", 40, 20) } icon: { Probe("icon", 10, 20) }
    }

    /// A label by itself and one in a row of a list.
    @Test func spacingAndReservedWidth() {
        let scene = ViewHarness(offering: 300, 100) {
            label().labelIconToTitleSpacing(50).labelReservedIconWidth(30)
        }
        #expect(abs(scene.frame("title").minX - scene.frame("icon").maxX - 60) < 0.001, "10 beside the icon")
        let wide = ViewHarness(offering: 300, 100) { label().labelReservedIconWidth(5).labelIconToTitleSpacing(0) }
        #expect(wide.frame("title").minX == wide.frame("icon").maxX, "an icon that is wider keeps its width")
        let list = ViewHarness(offering: 300, 400) {
            List { label().labelIconToTitleSpacing(7).labelReservedIconWidth(60) }
        }
        #expect(abs(list.frame("title").minX - list.frame("icon").maxX - 32) < 0.001, "25 beside the icon")
    }
}
