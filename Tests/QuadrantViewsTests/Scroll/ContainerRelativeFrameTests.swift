import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("containerRelativeFrame")
struct ContainerRelativeFrameTests {
    @Test func aViewIsAsLargeAsTheScrollView() {
        let scene = ViewHarness(offering: 120, 90) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.red.containerRelativeFrame([.horizontal, .vertical]).tagged("a")
                    Color.blue.containerRelativeFrame(.horizontal) { length, _ in length / 3 }.tagged("b")
                }
            }
        }
        #expect(scene.size("a") == CGSize(width: 120, height: 90) && scene.size("b").width == 40)
    }

    /// Two of three columns with spaces of 6: (120 - 2 · 6) / 3 · 2 + 6.
    @Test func aViewSpansColumns() {
        let scene = ViewHarness(offering: 120, 90) {
            ScrollView(.horizontal) {
                Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6).tagged("a")
            }
        }
        let column = CGFloat(120 - 2 * 6) / 3
        #expect(scene.size("a").width == 2 * column + 6)
    }

    @Test func withoutAScrollViewItIsTheWindow() {
        let scene = ViewHarness(offering: 120, 90) {
            HStack { Color.red.containerRelativeFrame(.horizontal).tagged("a") }.frame(width: 30)
        }
        #expect(scene.size("a").width == 120)
    }
}
