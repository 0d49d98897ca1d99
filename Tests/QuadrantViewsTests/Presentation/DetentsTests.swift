import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("presentationDetents")
struct DetentsTests {
    private func top(_ detents: Set<PresentationDetent>) -> CGFloat {
        let scene = window {
            Text("Below").sheet(isPresented: .constant(true)) {
                Color.red.tagged("content").presentationDetents(detents)
            }
        }
        scene.advance(by: 2)
        return scene.frame("content").minY
    }

    /// The window is 800 high, with a bar of 30 at the bottom.
    @Test func aSheetIsAsHighAsItsDetent() {
        let expected: CGFloat = 800 - 30 - 200
        #expect(top([.height(200)]) == expected)
        #expect(top([.medium]) == 400 && top([.large]) == 60)
    }

    @Test func theLowestIsTheFirst() {
        #expect(top([.large, .height(200)]) == top([.height(200)]))
    }

    @Test func detentsAreEqualByValue() {
        #expect(PresentationDetent.height(10) == .height(10) && PresentationDetent.height(10) != .height(11))
        #expect(PresentationDetent.fraction(0.5) != .medium)
    }
}
