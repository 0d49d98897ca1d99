import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Sizes at an anchor")
struct AnchoredSizeTests {
    /// The anchor of the rectangle is at the same point of the frame.
    @Test func theAnchorIsTheSamePointOfBoth() {
        let rect = CGRect(x: 10, y: 0, width: 100, height: 60)
        let corner = Rectangle().size(CGSize(width: 20, height: 30), anchor: .bottomTrailing).path(in: rect)
        #expect(corner.boundingRect == CGRect(x: 90, y: 30, width: 20, height: 30))
        let middle = Rectangle().size(width: 20, height: 30, anchor: .center).path(in: rect)
        #expect(middle.boundingRect == CGRect(x: 10 + 40, y: 15, width: 20, height: 30))
    }
}
