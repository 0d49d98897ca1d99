import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Looks of swipe actions")
struct SwipeActionsTests {
    /// The frames of the red and orange plates behind a row of 80 that was swiped to the left.
    private func plates(_ design: Design) -> [CGRect] {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 300), design: design) {
            List {
                Color.clear.frame(height: 50).swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                    Button("Flag", systemImage: "flag") {}.tint(Color.orange)
                }
            }
            .listStyle(.plain)
        }
        scene.drag(from: .point(CGPoint(x: 350, y: 30)), by: CGSize(width: -160, height: 0), seconds: 1)
        scene.advance(by: 1)
        return scene.fills.filter { fill in
            guard case .color(let color) = fill.paint else { return false }
            return color.red > 0.9 && color.green < 0.7 && fill.frame.height > 20
        }.map(\.frame).sorted { $0.minX < $1.minX }
    }

    @Test func inIOS17TheyFillTheRow() {
        let found = plates(.ios17)
        #expect(found.map(\.width) == [74, 74] && found.last?.maxX == 402)
        if found.count == 2 { #expect(found[0].maxX == found[1].minX && found[0].height > 60) }
    }

    /// Published of iOS 26: circles, apart from each other and from the edge.
    @Test func inIOS26TheyAreCircles() {
        let found = plates(.ios26)
        #expect(found.map(\.size) == [CGSize(width: 48, height: 48), CGSize(width: 48, height: 48)])
        if found.count == 2 { #expect(found[1].minX - found[0].maxX == 10 && found[1].maxX == 397) }
    }
}
