import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantViews
import QuadrantHost
import QuadrantTesting
import Testing

@MainActor
struct CompositionTests {
    let log = Log()

    private func scene<G: Gesture>(_ gesture: G) -> ViewHarness {
        ViewHarness(offering: 200, 200) { Color.red.gesture(gesture) }
    }

    @Test func aSequenceGoesFromItsFirstToItsSecondUnderOneFinger() {
        let gesture = LongPressGesture().sequenced(before: DragGesture())
            .onChanged {
                switch $0 {
                case .first(let isPressed): log.note("first \(isPressed)")
                case .second(_, let drag): log.note("second \(drag.map { "\($0.translation.width)" } ?? "nil")")
                }
            }
            .onEnded { _ in log.note("ended") }
        let finger = Finger(scene: scene(gesture))
        finger.down(50, 50, at: 0)
        finger.wait(until: 0.5)
        finger.move(55, 50, at: 0.6)
        finger.move(70, 50, at: 0.7)
        finger.up(70, 50, at: 0.8)
        #expect(log.take() == ["first true", "second nil", "second 20.0", "ended"])
        finger.down(50, 50, at: 2)
        finger.move(70, 50, at: 2.1)
        finger.up(70, 50, at: 3)
        #expect(log.take() == ["first true"], "a drag before the long press is none")
    }

    @Test func aTapMayComeBeforeADrag() {
        let gesture = TapGesture().sequenced(before: DragGesture(minimumDistance: 0)).onEnded { _ in log.note("ended") }
        let finger = Finger(scene: scene(gesture))
        finger.tap(50, 50, at: 0)
        finger.down(50, 50, at: 0.2)
        finger.move(80, 50, at: 0.3)
        finger.up(80, 50, at: 0.4)
        #expect(log.take() == ["ended"])
        finger.tap(50, 50, at: 1)
        finger.down(50, 50, at: 2)
        finger.up(50, 50, at: 2)
        #expect(log.take() == [], "the drag came too late")
    }

    @Test func ofExclusiveGesturesTheFirstThatIsRecognisedCounts() {
        let gesture = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded {
            switch $0 {
            case .first: log.note("double")
            case .second: log.note("single")
            }
        }
        let finger = Finger(scene: scene(gesture))
        finger.tap(50, 50, at: 0)
        finger.tap(50, 50, at: 0.2)
        finger.tap(50, 50, at: 1)
        finger.wait(until: 1.35)
        #expect(log.take() == ["double", "single"])
    }

    @Test func aLongPressOrATapUnderOneFinger() {
        let gesture = LongPressGesture().exclusively(before: TapGesture()).onEnded {
            switch $0 {
            case .first: log.note("long")
            case .second: log.note("tap")
            }
        }
        let finger = Finger(scene: scene(gesture))
        finger.tap(50, 50, at: 0)
        finger.down(50, 50, at: 1)
        finger.up(50, 50, at: 2)
        #expect(log.take() == ["tap", "long"])
    }

    @Test func simultaneousGesturesAreBothToldAndEndTogether() {
        let gesture = DragGesture().simultaneously(with: LongPressGesture(maximumDistance: 100))
            .onChanged { log.note("\($0.first.map { "\($0.translation.width)" } ?? "-") \($0.second ?? false)") }
            .onEnded { log.note("ended \($0.first!.translation.width) \($0.second!)") }
        let finger = Finger(scene: scene(gesture))
        finger.down(50, 50, at: 0)
        finger.move(70, 50, at: 0.1)
        finger.wait(until: 0.5)
        finger.move(80, 50, at: 0.6)
        finger.up(80, 50, at: 0.6)
        #expect(log.take() == ["- true", "20.0 true", "30.0 true", "ended 30.0 true"])
    }

    @Test func aGestureOfOnesOwnIsMadeFromOthersAndItsValueMapped() {
        struct Swipe: Gesture {
            var body: some Gesture<Bool> { DragGesture().map { $0.translation.width > 0 } }
        }
        let finger = Finger(scene: scene(AnyGesture(Swipe()).onEnded { log.note("right \($0)") }))
        finger.down(50, 50)
        finger.move(90, 50)
        finger.up(90, 50)
        #expect(log.take() == ["right true"])
    }

    @Test func noGestureIsNeverRecognised() {
        let gesture: TapGesture? = nil
        let finger = Finger(scene: scene(gesture.onEnded { log.note("tap") }))
        finger.tap(50, 50)
        #expect(log.take() == [])
    }

    // MARK: Gesture state

    private struct Held: View {
        let log: Log
        @GestureState private var distance = 0.0
        @State private var isThere = true
        var body: some View {
            log.note("\(distance)")
            return VStack(spacing: 0) {
                if isThere {
                    Color.red.gesture(DragGesture().updating($distance) { value, state, _ in
                        state = Double(value.translation.width)
                    })
                }
                Color.blue.onTapGesture { isThere = false }
            }
        }
    }

    @Test func aGestureStateFollowsAndFallsBack() {
        let scene = ViewHarness(offering: 100, 200, evaluatesTwice: false) { Held(log: log) }
        let finger = Finger(scene: scene)
        finger.down(10, 50)
        finger.move(40, 50)
        finger.move(50, 50)
        finger.up(50, 50)
        #expect(log.take() == ["0.0", "30.0", "40.0", "0.0"])
        finger.down(10, 50)
        finger.move(40, 50)
        finger.send(.cancelled, 40, 50)
        #expect(log.take() == ["30.0", "0.0"])
    }

    @Test func aGestureStateFallsBackWhenTheViewLeaves() {
        let scene = ViewHarness(offering: 100, 200, evaluatesTwice: false) { Held(log: log) }
        let finger = Finger(scene: scene), other = Finger(scene: scene, id: 1)
        finger.down(10, 50)
        finger.move(40, 50)
        _ = log.take()
        other.tap(50, 150)
        scene.settle()
        #expect(log.take().last == "0.0")
        finger.move(60, 50)
        finger.up(60, 50)
        #expect(log.take() == [])
    }

    // MARK: Two fingers

    @Test func twoFingersMagnifyAndTurn() {
        var magnified: MagnifyGesture.Value?, turned: RotateGesture.Value?
        let scene = ViewHarness(offering: 200, 200) {
            Color.red.gesture(MagnifyGesture().onChanged { magnified = $0 }
                .simultaneously(with: RotateGesture().onChanged { turned = $0 }))
        }
        let one = Finger(scene: scene, id: 1), two = Finger(scene: scene, id: 2)
        one.down(50, 100, at: 0)
        two.down(150, 100, at: 0)
        #expect(magnified == nil)
        one.move(100, 50, at: 0.1)
        two.move(100, 250, at: 0.1)
        #expect(magnified?.magnification == 2, "from 100 points to 200")
        #expect(magnified?.startLocation == CGPoint(x: 100, y: 100))
        #expect(magnified?.startAnchor == .center)
        #expect(abs((turned?.rotation.degrees ?? 0) - 90) < 1e-9)
        one.up(100, 50)
        two.up(100, 250)
    }

    @Test func aPinchOnATrackpadDoesTheSame() {
        let scene = ViewHarness(offering: 200, 200) {
            Color.red
                .gesture(MagnificationGesture().onChanged { log.note("\($0)") }.onEnded { log.note("ended \($0)") })
                .simultaneousGesture(RotationGesture().onChanged { log.note("turned \($0.radians)") })
        }
        let place = CGPoint(x: 100, y: 100)
        scene.host.send(.pinch(PinchEvent(.began, at: place)))
        scene.host.send(.pinch(PinchEvent(.moved, at: place, scale: 1.5, rotation: 0.5)))
        scene.host.send(.pinch(PinchEvent(.ended, at: place, scale: 1.5, rotation: 0.5)))
        #expect(log.take().sorted() == ["1.5", "ended 1.5", "turned 0.5"])
    }

    // MARK: Hovering

    @Test func aPointerHoversOverTheViewsUnderIt() {
        let scene = ViewHarness(offering: 200, 200) {
            HStack(spacing: 0) {
                Color.red.onHover { log.note("red \($0)") }
                Color.blue.onContinuousHover {
                    switch $0 {
                    case .active(let place): log.note("blue \(place.x)")
                    case .ended: log.note("blue ended")
                    }
                }
            }
        }
        let mouse = Finger(scene: scene)
        mouse.send(.hovered, 50, 50)
        mouse.send(.hovered, 60, 50)
        mouse.send(.hovered, 110, 50)
        mouse.send(.hovered, 120, 50)
        mouse.send(.exited, 0, 0)
        #expect(log.take() == ["red true", "red false", "blue 10.0", "blue 20.0", "blue ended"])
    }

    // MARK: Invalid input

    @Test func eventsThatMakeNoSenseChangeNothing() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.note("changed") }
                .onEnded { _ in log.note("ended") })
        }
        let finger = Finger(scene: scene)
        finger.move(10, 10)
        finger.up(10, 10)
        finger.down(.nan, 10)
        finger.down(-50, -50)
        finger.move(50, 50)
        finger.up(50, 50)
        finger.down(50, 50)
        finger.down(60, 50)
        finger.up(60, 50)
        finger.up(60, 50)
        #expect(log.take() == ["changed", "changed", "ended"])
    }

    private struct Restless: View {
        @State private var isOn = false
        var body: some View {
            Group {
                if isOn { Color.red.onTapGesture { isOn.toggle() } }
                else { Color.blue.gesture(DragGesture(minimumDistance: 0).onChanged { _ in isOn.toggle() }) }
            }
        }
    }

    /// After thousands of random events the view is one of the two, and a tap still turns it into the other.
    @Test func aViewThatKeepsTurningIntoAnotherStaysAlive() {
        let scene = ViewHarness(offering: 100, 100) { Restless() }
        var choices = Choices(Seed(7))
        for step in 0..<3000 {
            let phase: PointerEvent.Phase = choices.pick([.began, .moved, .ended, .cancelled, .hovered, .exited])
            Finger(scene: scene, id: choices.below(3))
                .send(phase, Double(choices.below(140)) - 20, Double(choices.below(140)) - 20, at: Double(step) / 100)
        }
        for id in 0..<3 { Finger(scene: scene, id: id).send(.cancelled, 0, 0, at: 31) }
        scene.settle()
        let before = scene.colors, both = [["#FF3B30FF"], ["#007AFFFF"]]
        #expect(both.contains(before))
        let finger = Finger(scene: scene, id: 9)
        finger.send(.began, 50, 50, at: 32)
        finger.send(.ended, 50, 50, at: 32.1)
        scene.settle()
        #expect(both.contains(scene.colors) && scene.colors != before)
    }
}
