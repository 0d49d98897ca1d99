import Foundation
import QuadrantGeometry
import Testing

@Suite("Insets of corners")
struct RectangleCornerInsetsTests {
    private let corners = RectangleCornerInsets(
        topLeading: CGSize(width: 1, height: 2), topTrailing: CGSize(width: 3, height: 4),
        bottomLeading: CGSize(width: 5, height: 6), bottomTrailing: CGSize(width: 7, height: 8))

    /// Each edge is inset by the longer of its two corners.
    @Test func edgesAreInsetByTheLongerCorner() {
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40).inset(by: corners)
        #expect(insets == EdgeInsets(top: 14, leading: 25, bottom: 38, trailing: 47))
    }

    @Test func otherEdgesStay() {
        let insets = EdgeInsets().inset(by: corners, edges: [.top, .trailing])
        #expect(insets == EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 7))
        #expect(EdgeInsets().inset(by: RectangleCornerInsets()) == EdgeInsets())
    }
}
