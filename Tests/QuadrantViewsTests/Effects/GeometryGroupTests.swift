import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("geometryGroup()", .serialized) @MainActor
struct GeometryGroupTests {
    /// A row that moves 60 points to the right and gets a second square when `isOn`.
    private struct Mover: View {
        let isOn: Input<Bool>
        let isGrouped: Bool
        var body: some View {
            HStack(spacing: 0) {
                Color.clear.frame(width: isOn.value ? 60 : 0, height: 20)
                if isGrouped { squares.geometryGroup() } else { squares }
                Spacer(minLength: 0)
            }
        }
        private var squares: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20)
                if isOn.value { Color.blue.frame(width: 20, height: 20).transition(.identity) }
            }
        }
    }

    private func halfway(isGrouped: Bool) -> [CGFloat] {
        let isOn = Input(false)
        let scene = ViewHarness(offering: 200, 20) { Mover(isOn: isOn, isGrouped: isGrouped) }
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        scene.settle()
        scene.at(0.5)
        return scene.drawnFrames.filter { $0.width == 20 }.map(\.minX)
    }

    @Test func whatComesInOnTheWayStandsWhereItWillBe() {
        #expect(halfway(isGrouped: false) == [30, 80])
    }

    @Test func inAGroupItGoesAlong() {
        #expect(halfway(isGrouped: true) == [30, 30 + 20])
    }

    @Test func atRestAGroupChangesNothing() {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 20, 20).geometryGroup().padding(10) }
        #expect(scene.frame("box") == CGRect(x: 40, y: 40, width: 20, height: 20))
    }
}
