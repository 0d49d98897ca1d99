import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("layoutPriority")
struct LayoutPriorityTests {
    @Test func theHigherPriorityIsOfferedFirst() {
        let scene = ViewHarness(offering: 100, 20) {
            HStack(spacing: 0) {
                Color.red.tagged("low")
                Color.blue.layoutPriority(1).tagged("high")
            }
        }
        #expect(scene.size("high").width == 100 && scene.size("low").width == 0)
    }

    /// The least width of the others is reserved.
    @Test func theLeastWidthOfTheOthersIsKept() {
        let scene = ViewHarness(offering: 100, 20) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30).tagged("low")
                Color.blue.layoutPriority(1).tagged("high")
            }
        }
        #expect(scene.size("high").width == 100 - 30 && scene.size("low").width == 30)
    }

    @Test func aNegativePriorityComesLast() {
        let scene = ViewHarness(offering: 20, 90) {
            VStack(spacing: 0) {
                Color.red.layoutPriority(-1).tagged("last")
                Color.blue.tagged("first")
                Color.green.tagged("second")
            }
        }
        #expect(["last", "first", "second"].map { scene.size($0).height } == [0, 45, 45])
    }
}
