import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Gestures and coordinate spaces that are made by the names of their types.
@Suite("Types of gestures") @MainActor
struct GestureTypesTests {
    @Test func anExclusiveGestureTakesTheFirstThatBegins() {
        let log = Log()
        let gesture = ExclusiveGesture(TapGesture(count: 2), TapGesture())
        let scene = ViewHarness(offering: 60, 60) {
            Probe("box", 40, 40).gesture(gesture.onEnded { value in
                switch value {
                case .first: log.note("two")
                case .second: log.note("one")
                }
            })
        }
        scene.touch("box")
        scene.touch("box")
        #expect(log.take() == ["two"])
        scene.touch("box")
        scene.advance(by: 1)
        #expect(log.take() == ["one"])
    }

    @Test func aSequenceStartsItsSecondGestureAfterTheFirst() {
        let log = Log()
        let gesture = SequenceGesture(LongPressGesture(minimumDuration: 0.3), DragGesture())
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 80, 80).gesture(gesture.onEnded { value in
                guard case .second(true, let drag?) = value else { return log.note("other") }
                log.note("dragged by \(Int(drag.translation.width))")
            })
        }
        scene.drag(from: .point(CGPoint(x: 50, y: 50)), by: CGSize(width: 20, height: 0))
        #expect(log.take().isEmpty)
        func send(_ phase: PointerEvent.Phase, _ x: Double) {
            scene.host.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 50))))
        }
        send(.began, 50)
        scene.advance(by: 0.5)
        send(.moved, 65)
        send(.moved, 80)
        send(.ended, 80)
        #expect(log.take() == ["dragged by 30"])
    }

    @Test func simultaneousGesturesHaveTheValuesOfBoth() {
        let log = Log()
        let gesture = SimultaneousGesture(SpatialTapGesture(), TapGesture())
        let scene = ViewHarness(offering: 60, 60) {
            Probe("box", 60, 60).gesture(gesture.onEnded { value in
                log.note("\(value.first.map { Int($0.location.x) } ?? -1) \(value.second != nil)")
            })
        }
        scene.tap(at: CGPoint(x: 12, y: 5))
        #expect(log.take() == ["12 true"])
        #expect(gesture.second.count == 1 && gesture.first.count == 1)
    }

    @Test func aGestureStateGestureUpdatesItsState() {
        struct Follower: View {
            @GestureState(initialValue: 1.0) private var width
            var body: some View {
                let base = DragGesture(minimumDistance: 0)
                let drag = GestureStateGesture(base: base, state: $width) { value, state, _ in
                    state = 1 + Double(value.translation.width)
                }
                Probe("box", 20 + width, 20).gesture(drag)
            }
        }
        let scene = ViewHarness(offering: 100, 100) { Follower() }
        func send(_ phase: PointerEvent.Phase, _ x: Double) {
            scene.host.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 50))))
        }
        #expect(scene.size("box").width == 21)
        send(.began, 50)
        send(.moved, 58)
        #expect(scene.size("box").width == 29)
        send(.ended, 58)
        scene.settle()
        #expect(scene.size("box").width == 21)
    }

    /// The initialisers say what the state is after the gesture, and how it gets there.
    @Test func aGestureStateIsResetTheWayItSays() {
        struct Held: View {
            let log: Log
            @GestureState private var plain: Bool
            @GestureState private var told: Bool
            @GestureState private var moved: Bool
            init(_ log: Log) {
                self.log = log
                _plain = GestureState(wrappedValue: false)
                _told = GestureState(wrappedValue: false) { value, _ in log.note("told \(value)") }
                let slow = Transaction(animation: .linear(duration: 1))
                _moved = GestureState(wrappedValue: false, resetTransaction: slow)
            }
            var body: some View {
                let press = DragGesture(minimumDistance: 0)
                VStack(spacing: 0) {
                    Probe("plain", plain ? 40 : 20, 20).gesture(press.updating($plain) { _, state, _ in state = true })
                    Probe("told", told ? 40 : 20, 20).gesture(press.updating($told) { _, state, _ in state = true })
                    Probe("moved", moved ? 40 : 20, 20).gesture(press.updating($moved) { _, state, _ in state = true })
                }
            }
        }
        let log = Log()
        let scene = ViewHarness(offering: 60, 60) { Held(log) }
        func hold(_ name: String) {
            let place = scene.frame(name)
            scene.host.send(.pointer(PointerEvent(.began, at: CGPoint(x: place.midX, y: place.midY))))
            #expect(scene.size(name).width == 40)
            scene.host.send(.pointer(PointerEvent(.ended, at: CGPoint(x: place.midX, y: place.midY))))
        }
        hold("plain")
        #expect(scene.size("plain").width == 20 && log.take().isEmpty)
        hold("told")
        #expect(scene.size("told").width == 20 && log.take() == ["told true"])
        hold("moved")
        scene.advance(by: 2)
        #expect(scene.size("moved").width == 20)
    }

    @Test func theLeastMovementIsThatOfTheInitialiser() {
        #expect(MagnifyGesture(minimumScaleDelta: 0.3).minimumScaleDelta == 0.3)
        #expect(MagnificationGesture(minimumScaleDelta: 0.2).minimumScaleDelta == 0.2)
        #expect(RotateGesture(minimumAngleDelta: .degrees(5)).minimumAngleDelta == .degrees(5))
        #expect(RotationGesture(minimumAngleDelta: .degrees(4)).minimumAngleDelta == .degrees(4))
    }

    @Test func coordinateSpacesOfTheirTypesAreTheMembers() {
        #expect(LocalCoordinateSpace().coordinateSpace == CoordinateSpace.local)
        #expect(GlobalCoordinateSpace().coordinateSpace == CoordinateSpace.global)
        let named: NamedCoordinateSpace = .named("board")
        #expect(named.coordinateSpace == CoordinateSpace.named("board") && named != .named("other"))
        let found = Input([CGRect]())
        let scene = ViewHarness(offering: 100, 100) {
            Color.clear.frame(width: 10, height: 10)
                .onGeometryChange(for: [CGRect].self) { proxy in
                    [proxy.frame(in: .local), proxy.frame(in: LocalCoordinateSpace()), proxy.frame(in: .named("board")),
                     proxy.frame(in: .global), proxy.frame(in: GlobalCoordinateSpace())]
                } action: { found.value = $0 }
                .padding(.leading, 4)
                .coordinateSpace(.named("board"))
                .frame(width: 100, height: 100, alignment: .topLeading)
        }
        scene.settle()
        let frames = found.value
        #expect(frames.count == 5 && frames[0].origin == .zero && frames[1] == frames[0] && frames[3] == frames[4])
        #expect(frames.count == 5 && frames[2].origin == CGPoint(x: 4, y: 0))
    }

    @Test func aViewsGestureIsOffWhereItIsDisabled() {
        let isOn = Input(false), log = Log()
        let scene = ViewHarness(offering: 60, 120) {
            VStack(spacing: 0) {
                Probe("plain", 40, 40).gesture(TapGesture().onEnded { log.note("plain") }, isEnabled: isOn.value)
                Probe("high", 40, 40)
                    .highPriorityGesture(TapGesture().onEnded { log.note("high") }, isEnabled: isOn.value)
                Probe("both", 40, 40)
                    .simultaneousGesture(TapGesture().onEnded { log.note("both") }, name: "both", isEnabled: isOn.value)
            }
        }
        for name in ["plain", "high", "both"] { scene.touch(name) }
        #expect(log.take().isEmpty)
        isOn.value = true
        for name in ["plain", "high", "both"] { scene.touch(name) }
        #expect(log.take() == ["plain", "high", "both"])
    }
}
