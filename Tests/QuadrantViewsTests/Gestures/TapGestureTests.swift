import Foundation
import QuadrantCore
import QuadrantViews
import QuadrantHost
import QuadrantTesting
import Testing

@MainActor
struct TapGestureTests {
    let log = Log()

    private func square(_ modify: (Color) -> some View) -> ViewHarness {
        let view = modify(Color.red)
        return ViewHarness(offering: 100, 100) { view }
    }

    @Test func aTapIsAFingerThatGoesDownAndUpAgain() {
        let scene = square { $0.onTapGesture { log.note("tap") } }
        let finger = Finger(scene: scene)
        #expect(finger.down(50, 50))
        #expect(log.take() == [])
        #expect(finger.up(50, 50))
        #expect(log.take() == ["tap"])
    }

    /// The movement of the finger, its duration in seconds, and whether it is a tap.
    @Test(arguments: [(0.0, 0.0, true), (45, 0, true), (46, 0, false), (0, 0.74, true), (0, 0.75, false)])
    func aTapTakesLessThanThreeQuartersOfASecondAnd45PointsAtMost(move: Double, seconds: Double, isTap: Bool) {
        let scene = square { $0.onTapGesture { log.note("tap") } }
        let finger = Finger(scene: scene)
        finger.down(50, 50)
        finger.up(50 + move, 50, at: seconds)
        #expect(log.take() == (isTap ? ["tap"] : []))
    }

    @Test func aSecondTapMustComeWithin35Hundredths() {
        let scene = square { $0.onTapGesture(count: 2) { log.note("double") } }
        let finger = Finger(scene: scene)
        finger.tap(50, 50, at: 0)
        finger.tap(50, 50, at: 0.3)
        #expect(log.take() == ["double"])
        finger.tap(50, 50, at: 1)
        finger.tap(50, 50, at: 1.36)
        #expect(log.take() == [])
        finger.tap(50, 50, at: 1.5)
        #expect(log.take() == ["double"], "the tap that came too late was the first of two")
    }

    @Test func aSingleTapWaitsUntilNoSecondOneCame() {
        let scene = square {
            $0.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
        }
        let finger = Finger(scene: scene)
        finger.tap(50, 50, at: 0)
        #expect(log.take() == [])
        finger.wait(until: 0.34)
        #expect(log.take() == [])
        #expect(scene.host.nextWake == 0.35)
        finger.wait(until: 0.36)
        #expect(log.take() == ["single"])
        finger.tap(50, 50, at: 1)
        finger.tap(50, 50, at: 1.1)
        #expect(log.take() == ["double"])
        finger.wait(until: 3)
        #expect(log.take() == [])
        #expect(scene.host.nextWake == nil)
    }

    @Test func anInnerSingleTapLeavesNothingForADoubleTapAround() {
        let scene = square {
            $0.onTapGesture { log.note("single") }.onTapGesture(count: 2) { log.note("double") }
        }
        let finger = Finger(scene: scene)
        finger.tap(50, 50, at: 0)
        finger.tap(50, 50, at: 0.1)
        #expect(log.take() == ["single", "single"])
    }

    @Test func aTapElsewhereEndsTheWait() {
        let scene = ViewHarness(offering: 100, 100) {
            HStack(spacing: 0) {
                Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
                Color.blue.onTapGesture { log.note("blue") }
            }
        }
        let finger = Finger(scene: scene)
        finger.tap(25, 50, at: 0)
        finger.tap(75, 50, at: 0.1)
        #expect(log.take() == ["single", "blue"])
    }

    @Test func aTapTellsItsPlaceInTheSpaceItNames() {
        let scene = ViewHarness(offering: 200, 200) {
            Color.red.frame(width: 100, height: 100)
                .onTapGesture { log.note("local \($0.x) \($0.y)") }
                .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded {
                    log.note("global \($0.location.x) \($0.location.y)")
                })
                .simultaneousGesture(SpatialTapGesture(coordinateSpace: .named("box")).onEnded {
                    log.note("named \($0.location.x) \($0.location.y)")
                })
                .padding(10).coordinateSpace(name: "box")
        }
        Finger(scene: scene).tap(60, 70)
        #expect(Set(log.take()) == ["local 10.0 20.0", "global 60.0 70.0", "named 20.0 30.0"])
    }

    @Test func anInnerTapBeatsAnOuterOneAndHighPriorityBeatsBoth() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.onTapGesture { log.note("inner") }
                .padding(20).contentShape(Rectangle()).onTapGesture { log.note("outer") }
        }
        let finger = Finger(scene: scene)
        finger.tap(50, 50)
        finger.tap(5, 5)
        #expect(log.take() == ["inner", "outer"])
        let other = ViewHarness(offering: 100, 100) {
            Color.red.onTapGesture { log.note("inner") }
                .highPriorityGesture(TapGesture().onEnded { log.note("high") })
        }
        Finger(scene: other).tap(50, 50)
        #expect(log.take() == ["high"])
    }

    @Test func aDisabledViewsGesturesAreSilentAndThoseAroundItAreNot() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.onTapGesture { log.note("inner") }.disabled(true).onTapGesture { log.note("outer") }
        }
        Finger(scene: scene).tap(50, 50)
        #expect(log.take() == ["outer"])
    }

    @Test func aMaskSaysWhoTakesPart() {
        func lines(_ mask: GestureMask) -> [String] {
            let scene = ViewHarness(offering: 100, 100) {
                Color.red.onTapGesture { log.note("inner") }
                    .simultaneousGesture(TapGesture().onEnded { log.note("outer") }, including: mask)
            }
            Finger(scene: scene).tap(50, 50)
            return log.take().sorted()
        }
        #expect(lines(.all) == ["inner", "outer"])
        #expect(lines(.gesture) == ["outer"])
        #expect(lines(.subviews) == ["inner"])
        #expect(lines(.none) == [])
    }
}
