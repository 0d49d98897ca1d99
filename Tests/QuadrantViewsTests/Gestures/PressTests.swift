import Foundation
import QuadrantCore
import QuadrantViews
import QuadrantHost
import QuadrantTesting
import Testing

@MainActor
struct PressTests {
    let log = Log()

    private struct Watched: ButtonStyle {
        let log: Log
        func makeBody(configuration: Configuration) -> some View {
            log.note(configuration.isPressed ? "pressed" : "rests")
            return configuration.label.frame(width: 40, height: 40)
        }
    }

    private func button() -> ViewHarness {
        let scene = ViewHarness(offering: 300, 300, evaluatesTwice: false) {
            Button("b") { log.note("action") }.buttonStyle(Watched(log: log))
        }
        _ = log.take()
        return scene
    }

    @Test func aButtonIsPressedWhileTheFingerIsOnItAndActsWhenItGoesUp() {
        let scene = button(), finger = Finger(scene: scene)
        finger.down(150, 150)
        #expect(log.take() == ["pressed"])
        finger.up(150, 150)
        #expect(log.take() == ["action", "rests"])
    }

    @Test func aFingerMayStrayBy70PointsAndComeBack() {
        let scene = button(), finger = Finger(scene: scene)
        finger.down(150, 150)
        finger.move(170 + 69, 150)
        #expect(log.take() == ["pressed"])
        finger.move(170 + 71, 150)
        #expect(log.take() == ["rests"])
        finger.move(170, 150)
        #expect(log.take() == ["pressed"])
        finger.move(170 + 71, 150)
        finger.up(170 + 71, 150)
        #expect(log.take() == ["rests"])
    }

    @Test func aCancelledFingerTriggersNothing() {
        let scene = button(), finger = Finger(scene: scene)
        finger.down(150, 150)
        finger.send(.cancelled, 150, 150)
        finger.up(150, 150)
        #expect(log.take() == ["pressed", "rests"])
    }

    @Test func aDisabledButtonIsNotPressed() {
        let scene = ViewHarness(offering: 300, 300) {
            Button("b") { log.note("action") }.buttonStyle(Watched(log: log)).disabled(true)
        }
        _ = log.take()
        Finger(scene: scene).tap(150, 150)
        #expect(log.take() == [])
    }

    @Test func aDragAroundAButtonWaits() {
        let scene = ViewHarness(offering: 300, 300, evaluatesTwice: false) {
            Button("b") { log.note("action") }.buttonStyle(Watched(log: log))
                .gesture(DragGesture().onChanged { _ in log.note("drag") })
        }
        let finger = Finger(scene: scene)
        _ = log.take()
        finger.down(150, 150)
        finger.move(165, 150)
        finger.up(165, 150)
        #expect(log.take() == ["pressed", "action", "rests"])
    }

    private struct Once: View {
        @State private var isThere = true
        let log: Log
        var body: some View {
            VStack {
                if isThere {
                    Color.red.frame(width: 50, height: 50)
                        .gesture(DragGesture(minimumDistance: 0)
                            .onChanged { _ in
                                log.note("changed")
                                isThere = false
                            }
                            .onEnded { _ in log.note("ended") })
                }
            }
        }
    }

    @Test func aViewThatLeavesDuringADragIsNotToldMore() {
        let scene = ViewHarness(offering: 100, 100) { Once(log: log) }
        let finger = Finger(scene: scene)
        finger.down(50, 50)
        finger.move(60, 50)
        finger.up(60, 50)
        #expect(log.take() == ["changed"])
        scene.settle()
    }
}
