import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
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
        #expect(halfway(isGrouped: true) == [30, 50])
    }

    /// A disc that is moved 100 points in 2 s, with an inner disc that has its own animation of 0.5 s.
    private struct Discs: View {
        let isOn: Input<Bool>
        let isGrouped: Bool
        let isPlaced: Bool
        var body: some View {
            let discs = ZStack {
                Circle().frame(width: 40, height: 40)
                Circle().frame(width: 20, height: 20).animation(.linear(duration: 0.5), value: isOn.value)
            }
            let shift: CGFloat = isOn.value ? 100 : 0
            Group {
                if isPlaced {
                    if isGrouped { discs.geometryGroup().position(x: 100 + shift, y: 50) }
                    else { discs.position(x: 100 + shift, y: 50) }
                } else {
                    if isGrouped { discs.geometryGroup().offset(x: shift) } else { discs.offset(x: shift) }
                }
            }
            .animation(.linear(duration: 2), value: isOn.value)
        }
    }

    @Test("only what draws animates its place: an inner disc by its own animation, unless a group moves it",
          arguments: [false, true], [false, true])
    func anOffsetAnimatesWhatDraws(isGrouped: Bool, isPlaced: Bool) {
        let isOn = Input(false)
        let scene = ViewHarness(offering: 200, 100) { Discs(isOn: isOn, isGrouped: isGrouped, isPlaced: isPlaced) }
        isOn.value = true
        scene.settle()
        scene.at(1)
        #expect(scene.drawnFrames.map(\.midX) == [150, isGrouped ? 150 : 200])
        scene.at(2)
        #expect(scene.drawnFrames.map(\.midX) == [200, 200])
        #expect(scene.host.nextWake == nil)
    }

    @Test func atRestAGroupChangesNothing() {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 20, 20).geometryGroup().padding(10) }
        #expect(scene.frame("box") == CGRect(x: 40, y: 40, width: 20, height: 20))
    }
}
