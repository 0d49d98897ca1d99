import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Lengths of presentations")
struct PresentationMetricsTests {
    @Test func aSheetLeavesItsGap() {
        let scene = window { Text("Below").sheet(isPresented: .constant(true)) { Color.red.tagged("content") } }
        scene.advance(by: 2)
        #expect(scene.frame("content").minY == 50 + CGFloat(Design.ios17.metrics.sheet.gap))
    }

    /// Published: UIAlertController, 270 points.
    @Test func anAlertHasItsWidth() {
        #expect(Design.ios17.metrics.dialog.width == 270)
        let scene = window { Text("Below").alert("Title", isPresented: .constant(true)) { Button("OK") {} } }
        scene.advance(by: 2)
        #expect(isNear(scene.frame(of: "Title").midX, 390 / 2))
    }

    @Test func theArrowOfAPopoverIsBesideItsCorner() {
        let metrics = Design.ios17.metrics.popover
        #expect(metrics.corner == metrics.radius + metrics.arrowWidth / 2)
    }
}
