import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Scroll views with touches and wheels, in the form in which hosts send them.
@Suite("Scrolling by touch and wheel") @MainActor
struct ScrollTouchTests {
    private func column(_ count: Int = 100, _ variant: Variant = .plain) -> ViewHarness {
        ViewHarness(offering: 100, 200, variant) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Probe("r\($0)", 100, 20) } }
            }
        }
    }

    /// A movement of ten points distinguishes a scroll from a tap; from there the content follows the finger.
    @Test func contentFollowsTheScrollFinger() {
        let scene = column()
        let finger = ScrollFinger(scene)
        finger.down(50, 150)
        finger.move(50, 141, after: 0.02)
        #expect(scene.frame("r0").minY == 0)
        finger.move(50, 135, after: 0.02)
        finger.move(50, 100, after: 0.02)
        #expect(scene.frame("r0").minY == -35)
        finger.move(50, 90, after: 0.2)
        finger.up(after: 0.2)
        #expect(scene.frame("r0").minY == -45)
        #expect(scene.host.nextWake != nil)
        scene.host.advance(to: 10)
        scene.settle()
        #expect(scene.host.nextWake == nil)
    }

    /// The same flick ends at the same offset for any frame rate, and where the closed form predicts.
    @Test func momentumDoesNotDependOnTheSteps() {
        func end(_ steps: Int) -> (Double, [Double]) {
            let scene = column(1_000)
            let finger = ScrollFinger(scene)
            finger.down(50, 180)
            for step in 1...8 { finger.move(50, 180 - 12 * Double(step), after: 0.01) }
            finger.up(after: 0)
            let start = scene.scroller.offset.y, now = scene.host.now
            var halfway: [Double] = []
            for step in 1...steps {
                scene.host.advance(to: now + 8 * Double(step) / Double(steps))
                scene.settle()
                if step * 4 == steps { halfway.append(scene.scroller.offset.y) }
            }
            // 12 points per 1/100 second.
            let predicted = start + 1_200 / (-1_000 * log(0.998))
            #expect(abs(scene.scroller.offset.y - predicted) < 1e-6)
            return (scene.scroller.offset.y, halfway)
        }
        let coarse = end(4), fine = end(960)
        #expect(coarse.0 == fine.0)
        #expect(coarse.1 == fine.1)
    }

    /// Overscroll has UIKit's rubber-band effect, and bounces back.
    @Test func theEndGives() {
        let scene = column()
        let finger = ScrollFinger(scene)
        finger.down(50, 20)
        finger.move(50, 31, after: 0.02)
        finger.move(50, 131, after: 0.02)
        let shown = 100 * 200 * 0.55 / (200 + 55.0)
        #expect(abs(scene.scroller.offset.y + shown) < 1e-9)
        finger.move(50, 131, after: 0.3)
        finger.up(after: 0)
        scene.host.advance(to: scene.host.now + 0.1)
        scene.settle()
        #expect(scene.scroller.offset.y > -shown && scene.scroller.offset.y < 0)
        scene.host.advance(to: scene.host.now + 5)
        scene.settle()
        #expect(scene.scroller.offset.y == 0)
    }

    @Test func basedOnSizeGivesOnlyWhereThereIsSomethingToScroll() {
        for (behavior, gives) in [(ScrollBounceBehavior.automatic, true), (.basedOnSize, false)] {
            let scene = ViewHarness(offering: 100, 200) {
                ScrollView { Probe("short", 100, 20) }.scrollBounceBehavior(behavior)
            }
            let finger = ScrollFinger(scene)
            finger.down(50, 20)
            finger.move(50, 31, after: 0.02)
            finger.move(50, 131, after: 0.02)
            #expect((scene.scroller.offset.y < 0) == gives)
        }
    }

    /// A touch stops decelerating content, and has no other effect: it is not a tap.
    @Test func aFingerCatchesWhatMoves() {
        var taps = 0
        let scene = ViewHarness(offering: 100, 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<500, id: \.self) { Probe("r\($0)", 100, 20).onTapGesture { taps += 1 } }
                }
            }
        }
        let finger = ScrollFinger(scene)
        finger.down(50, 180)
        for step in 1...8 { finger.move(50, 180 - 12 * Double(step), after: 0.01) }
        finger.up(after: 0)
        scene.host.advance(to: scene.host.now + 0.1)
        scene.settle()
        finger.down(50, 100)
        let caught = scene.scroller.offset.y
        finger.up(after: 0.05)
        scene.host.advance(to: scene.host.now + 1)
        scene.settle()
        #expect(scene.scroller.offset.y == caught)
        #expect(taps == 0)
        finger.down(50, 100)
        finger.up(after: 0.05)
        #expect(taps == 1)
    }

    /// A pressed button is cancelled when the scroll view starts to scroll; a tapped one is not.
    @Test func scrollingTakesTheFingerFromAButton() {
        var presses = 0
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Button { presses += 1 } label: { Color.red.frame(width: 100, height: 80) }
                    Probe("rest", 100, 400)
                }
            }
        }
        let finger = ScrollFinger(scene)
        finger.down(50, 60)
        finger.move(50, 45, after: 0.02)
        finger.move(50, 35, after: 0.02)
        finger.up(after: 0.3)
        #expect(presses == 0)
        #expect(scene.scroller.offset.y == 10)
        finger.down(50, 30)
        finger.up(after: 0.02)
        #expect(presses == 1)
    }

    /// The inner scroll view handles its own axis, the outer one the other.
    @Test func nestedScrollViewsShareTheAxes() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Probe("wide", 500, 80) }
                    Probe("long", 100, 500)
                }
            }
        }
        let (outer, inner) = (scene.host.graph.scrolling.scrollers[0], scene.host.graph.scrolling.scrollers[1])
        let finger = ScrollFinger(scene)
        finger.down(50, 40)
        finger.move(35, 40, after: 0.02)
        finger.move(15, 42, after: 0.02)
        finger.up(after: 0.3)
        #expect(inner.offset == SIMD2(20, 0))
        #expect(outer.offset == SIMD2(0, 0))
        finger.down(50, 40)
        finger.move(50, 25, after: 0.02)
        finger.move(52, 5, after: 0.02)
        finger.up(after: 0.3)
        #expect(inner.offset == SIMD2(20, 0))
        #expect(outer.offset == SIMD2(0, 20))
    }

    /// With two axes, a drag along one of them is locked to it.
    @Test func directionsLock() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView([.horizontal, .vertical]) { Probe("plane", 500, 500) }
        }
        let finger = ScrollFinger(scene)
        finger.down(50, 90)
        finger.move(50, 75, after: 0.02)
        finger.move(48, 55, after: 0.02)
        finger.move(30, 35, after: 0.02)
        #expect(scene.scroller.offset == SIMD2(0, 40))
        finger.up(after: 0.3)
        finger.down(50, 90)
        finger.move(40, 78, after: 0.02)
        finger.move(30, 68, after: 0.02)
        #expect(scene.scroller.offset == SIMD2(10, 50))
    }

    @Test func fromRightToLeftTheContentStillFollowsTheScrollFinger() {
        let scene = ViewHarness(offering: 100, 100, .rightToLeft) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Probe("r\($0)", 50, 50) } }
            }
        }
        #expect(scene.frame("r0").maxX == 100)
        let finger = ScrollFinger(scene)
        finger.down(20, 50)
        finger.move(35, 50, after: 0.02)
        finger.move(65, 50, after: 0.02)
        #expect(scene.frame("r0").maxX == 130)
        #expect(scene.scroller.offset.x == 30)
        finger.up(after: 0.3)
        scene.wheel(-20, 0)
        #expect(scene.frame("r0").maxX == 150)
    }

    @Test func aWheelStepHasNoMomentumAndKeepsWithinTheContent() {
        let scene = column(20)
        #expect(scene.wheel(0, 30))
        #expect(scene.scroller.offset.y == 30)
        #expect(scene.wheel(0, 1_000))
        #expect(scene.scroller.offset.y == 200)
        #expect(!scene.wheel(0, 10))
        #expect(scene.wheel(0, -1_000))
        #expect(scene.scroller.offset.y == 0)
        scene.host.advance(to: 5)
        scene.settle()
        #expect(scene.scroller.offset.y == 0)
    }

    /// A distance that an inner scroll view cannot scroll goes to the outer one; a plain wheel scrolls a horizontal
    /// row.
    @Test func wheelsOverNestedScrollViews() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Probe("inner", 100, 120) }.frame(height: 80)
                    Probe("long", 100, 500)
                }
            }
        }
        scene.wheel(0, 50)
        #expect(scene.host.graph.scrolling.scrollers.map(\.offset.y) == [10, 40])
        let row = ViewHarness(offering: 100, 100) { ScrollView(.horizontal) { Probe("wide", 500, 80) } }
        row.wheel(0, 30)
        #expect(row.scroller.offset.x == 30)
    }

    @Test func aDisabledScrollViewDoesNotScroll() {
        let scene = ViewHarness(offering: 100, 100) { ScrollView { Probe("long", 100, 500) }.scrollDisabled(true) }
        #expect(!scene.wheel(0, 50))
        let finger = ScrollFinger(scene)
        finger.down(50, 90)
        finger.move(50, 40, after: 0.02)
        finger.move(50, 20, after: 0.02)
        #expect(scene.scroller.offset.y == 0)
        // Programmatic scrolling is still possible.
        scene.scroll(to: 0, 20)
        #expect(scene.scroller.offset.y == 20)
    }

    /// Indicators are visible while content moves, for half a second after, and fade out in a quarter.
    @Test func indicatorsComeAndGo() {
        let scene = column()
        func shapes() -> Int { scene.displayList.text.split(separator: "\n").count }
        let rows = shapes()
        func thumbs() -> Int { shapes() - rows }
        scene.wheel(0, 40)
        #expect(thumbs() >= 1)
        scene.host.advance(to: scene.host.now + 0.4)
        #expect(thumbs() >= 1)
        scene.host.advance(to: scene.host.now + 1)
        scene.host.advance(to: scene.host.now + 1)
        #expect(thumbs() == 0)
        #expect(scene.host.nextWake == nil)
    }
}

/// A touch on a harness.
@MainActor
final class ScrollFinger {
    private let scene: ViewHarness
    private var place = CGPoint.zero
    init(_ scene: ViewHarness) { self.scene = scene }

    private func send(_ phase: PointerEvent.Phase) {
        _ = scene.host.send(.pointer(PointerEvent(phase, at: place)))
        scene.settle()
    }

    func down(_ x: Double, _ y: Double) {
        place = CGPoint(x: x, y: y)
        send(.began)
    }

    func move(_ x: Double, _ y: Double, after seconds: Double) {
        scene.host.advance(to: scene.host.now + seconds)
        place = CGPoint(x: x, y: y)
        send(.moved)
    }

    func up(after seconds: Double) {
        scene.host.advance(to: scene.host.now + seconds)
        send(.ended)
    }
}

extension ViewHarness {
    /// Scrolls with a wheel over the middle. Returns whether anything moved.
    @discardableResult
    func wheel(_ x: Double, _ y: Double) -> Bool {
        defer { settle() }
        let middle = CGPoint(x: offered.width / 2, y: offered.height / 2)
        return host.send(.wheel(WheelEvent(at: middle, delta: CGSize(width: x, height: y))))
    }
}
