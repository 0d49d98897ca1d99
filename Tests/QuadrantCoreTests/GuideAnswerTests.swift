import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

/// What is remembered of guides.
@Suite("Answers about guides")
@MainActor
struct GuideAnswerTests {
    private struct Counted: View {
        let width: Input<Double>
        let shift: Input<Double>
        let asked: () -> Void
        var body: some View {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(height: 10).alignmentGuide(.top) { _ in
                    asked()
                    return shift.value
                }
                .tagged("a")
                Probe("b", 10, 10)
            }
            .frame(width: width.value)
        }
    }

    /// A view that was many sizes is not asked again about all of them, and what was forgotten is asked when needed.
    @Test func onlySomeAreKept() {
        let width = Input(50.0), shift = Input(0.0)
        var asked = 0
        let scene = ViewHarness(offering: 1000, 100) { Counted(width: width, shift: shift) { asked += 1 } }
        for step in 0..<500 {
            width.value = 50 + Double(step)
            scene.settle()
        }
        asked = 0
        shift.value = 5
        scene.settle()
        #expect(asked < 100)
        #expect(scene.frame("a").minY - scene.frame("b").minY == -5)
        width.value = 50
        scene.settle()
        #expect(scene.frame("a").minY - scene.frame("b").minY == -5)
    }
}
