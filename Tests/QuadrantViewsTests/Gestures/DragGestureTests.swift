import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantViews
import QuadrantHost
import QuadrantTesting
import Testing

@MainActor
struct DragGestureTests {
    let log = Log()

    private func text(_ value: DragGesture.Value) -> String {
        "\(value.startLocation.x),\(value.startLocation.y) + \(value.translation.width),\(value.translation.height)"
    }

    @Test func aDragBeginsAfterTenPointsAndReportsWhereItStarted() {
        let scene = ViewHarness(offering: 200, 100) {
            Color.red.gesture(DragGesture()
                .onChanged { log.note("changed \(text($0))") }.onEnded { log.note("ended \(text($0))") })
        }
        let finger = Finger(scene: scene)
        finger.down(50, 50, at: 0)
        finger.move(59, 50, at: 0.1)
        #expect(log.take() == [])
        finger.move(60, 50, at: 0.2)
        #expect(log.take() == ["changed 50.0,50.0 + 10.0,0.0"])
        finger.move(300, -20, at: 0.3)
        #expect(log.take() == ["changed 50.0,50.0 + 250.0,-70.0"], "a finger is followed outside the window")
        finger.up(300, -20, at: 0.3)
        #expect(log.take() == ["ended 50.0,50.0 + 250.0,-70.0"])
    }

    @Test func aDragOfNoDistanceBeginsAtOnceAndOneThatNeverBeganDoesNotEnd() {
        let scene = ViewHarness(offering: 200, 100) {
            Color.red.gesture(DragGesture(minimumDistance: 0)
                .onChanged { log.note("changed \(text($0))") }.onEnded { log.note("ended \(text($0))") })
        }
        let finger = Finger(scene: scene)
        finger.down(50, 50)
        #expect(log.take() == ["changed 50.0,50.0 + 0.0,0.0"])
        finger.up(50, 50)
        #expect(log.take() == ["ended 50.0,50.0 + 0.0,0.0"])
        let other = ViewHarness(offering: 200, 100) {
            Color.red.gesture(DragGesture().onEnded { log.note("ended \(text($0))") })
        }
        Finger(scene: other).tap(50, 50)
        #expect(log.take() == [])
    }

    @Test func velocityIsMeasuredAndTheEndPredictedAQuarterOfASecondOn() {
        var last: DragGesture.Value?
        let scene = ViewHarness(offering: 400, 400) { Color.red.gesture(DragGesture().onChanged { last = $0 }) }
        let finger = Finger(scene: scene)
        finger.down(0, 0, at: 0)
        for step in 1...10 { finger.move(Double(step) * 8, Double(step) * 4, at: Double(step) / 64) }
        // 8 and 4 points per 1/64 second.
        #expect(last?.velocity == CGSize(width: 8.0 * 64, height: 4.0 * 64))
        #expect(last?.predictedEndLocation == CGPoint(x: 80.0 + 512 / 4, y: 40.0 + 256 / 4))
        #expect(last?.predictedEndTranslation == CGSize(width: 80.0 + 128, height: 40.0 + 64))
        finger.move(80.5, 40, at: 1)
        #expect(abs((last?.velocity.width ?? 99)) < 1, "a finger that rested has no speed left")
    }

    @Test func timesOfGesturesAreDatesOfTheHost() {
        var dragged: Date?, magnified: Date?, turned: Date?
        let scene = ViewHarness(offering: 400, 400) {
            Color.red.gesture(DragGesture().onChanged { dragged = $0.time })
                .simultaneousGesture(MagnifyGesture().onChanged { magnified = $0.time })
                .simultaneousGesture(RotateGesture().onChanged { turned = $0.time })
        }
        let start = Date(timeIntervalSinceReferenceDate: 750_000_000)
        scene.host.graph.configuration.startDate = start
        let one = Finger(scene: scene, id: 1), two = Finger(scene: scene, id: 2)
        one.down(50, 100, at: 1)
        two.down(150, 100, at: 1)
        one.move(100, 50, at: 1.5)
        two.move(100, 250, at: 2.5)
        #expect(dragged == start + 1.5, "when its finger moved")
        #expect(magnified == start + 2.5 && turned == start + 2.5)
        one.up(100, 50)
        two.up(100, 250)
    }

    @Test func aHostSaysWhenItsTimeBegins() {
        var configuration = HostConfiguration()
        #expect(ViewHost(rootView: Color.red, configuration: configuration).graph.date(at: 2)
            == Date(timeIntervalSinceReferenceDate: 2), "a script shows the same each time")
        configuration.startDate = Date(timeIntervalSinceReferenceDate: 1000)
        #expect(ViewHost(rootView: Color.red, configuration: configuration).graph.date(at: 2)
            == Date(timeIntervalSinceReferenceDate: 1002))
    }

    @Test func aTurnedViewIsDraggedInItsOwnSpace() {
        var local: DragGesture.Value?, global: DragGesture.Value?
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.gesture(DragGesture().onChanged { local = $0 })
                .simultaneousGesture(DragGesture(coordinateSpace: .global).onChanged { global = $0 })
                .rotationEffect(.degrees(90))
        }
        let finger = Finger(scene: scene)
        finger.down(50, 50)
        finger.move(50, 80)
        // Rotated by 90° clockwise, the view's x axis points down the screen.
        #expect(abs((local?.translation.width ?? 0) - 30) < 1e-9)
        #expect(abs((local?.translation.height ?? 9) - 0) < 1e-9)
        #expect(global?.translation == CGSize(width: 0, height: 30))
    }

    @Test func anInnerDragBeatsAnOuterOneThatWouldBeginEarlier() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.gesture(DragGesture(minimumDistance: 20).onChanged { _ in log.note("inner") })
                .gesture(DragGesture().onChanged { _ in log.note("outer") })
        }
        let finger = Finger(scene: scene)
        finger.down(10, 10)
        finger.move(25, 10)
        #expect(log.take() == [])
        finger.move(35, 10)
        finger.move(45, 10)
        #expect(log.take() == ["inner", "inner"])
    }

    @Test func aDragAroundATapBeginsAndTheTapIsOff() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.onTapGesture { log.note("tap") }.gesture(DragGesture().onChanged { _ in log.note("drag") })
        }
        let finger = Finger(scene: scene)
        finger.down(10, 10)
        finger.move(25, 10)
        finger.up(25, 10)
        #expect(log.take() == ["drag"])
        finger.tap(50, 50)
        #expect(log.take() == ["tap"])
    }

    @Test func twoFingersDragTwoViews() {
        let scene = ViewHarness(offering: 200, 100) {
            HStack(spacing: 0) {
                Color.red.gesture(DragGesture().onChanged { log.note("red \(Int($0.translation.width))") })
                Color.blue.gesture(DragGesture().onChanged { log.note("blue \(Int($0.translation.width))") })
            }
        }
        let first = Finger(scene: scene, id: 1), second = Finger(scene: scene, id: 2)
        first.down(20, 50)
        second.down(120, 50)
        first.move(40, 50)
        second.move(150, 50)
        first.move(50, 50)
        first.up(50, 50)
        second.move(160, 50)
        second.up(160, 50)
        #expect(log.take() == ["red 20", "blue 30", "red 30", "blue 40"])
    }

    @Test func aDragThatIsCancelledDoesNotEnd() {
        let scene = ViewHarness(offering: 200, 100) {
            Color.red.gesture(DragGesture(minimumDistance: 0)
                .onChanged { _ in log.note("changed") }.onEnded { _ in log.note("ended") })
        }
        let finger = Finger(scene: scene)
        finger.down(50, 50)
        finger.send(.cancelled, 50, 50)
        finger.move(70, 50)
        finger.up(70, 50)
        #expect(log.take() == ["changed"])
    }

    private struct Label: View {
        let log: Log
        @State private var distance = 0.0
        var body: some View {
            VStack {
                Color.red.gesture(DragGesture().onChanged { distance = Double($0.translation.width) })
                Shown(distance: $distance)
                Text("still")
            }
        }
        struct Shown: View {
            @Binding var distance: Double
            var body: some View { Color.blue.frame(width: distance, height: 10) }
        }
    }

    @Test func aDragThatChangesOneStateRunsOneBody() {
        let scene = ViewHarness(offering: 200, 200) { Label(log: log) }
        let finger = Finger(scene: scene)
        finger.down(50, 50)
        finger.move(70, 50)
        let work = scene.work { finger.move(80, 50) }
        #expect(work.bodies == 1)
    }
}
