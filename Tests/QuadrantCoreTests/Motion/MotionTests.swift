import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Animations that interrupt each other, and animations of unknown duration.
@Suite("Motions", .serialized)
@MainActor
struct MotionTests {
    private struct Moved: View {
        let shift: Input<Double>
        var body: some View { Probe("box", 20, 20).offset(x: shift.value) }
    }

    /// The distance of the box from its start.
    private func place(_ scene: ViewHarness) -> Double { scene.shownFrame("box").minX - 490 }

    private func scene(_ shift: Input<Double>) -> ViewHarness {
        ViewHarness(offering: 1000, 100) { Moved(shift: shift) }
    }

    /// Ends after half a second, which only the animation itself determines.
    private struct Half: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 0.5 ? value.scaled(by: time / 0.5) : nil
        }
    }

    // MARK: Consecutive animations

    /// The later animation goes from the value that the earlier one shows to its own target; both run.
    @Test func aLaterCurveGoesOnFromTheEarlier() {
        let shift = Input(0.0), scene = scene(shift)
        withAnimation(.linear(duration: 1)) { shift.value = 100 }
        scene.settle()
        scene.at(0.5)
        withAnimation(.linear(duration: 1)) { shift.value = 0 }
        scene.settle()
        #expect(place(scene) == 50)
        // The first shows 75; a quarter of the distance from there to 0 is done.
        scene.at(0.75)
        #expect(place(scene) == 75.0 * (1 - 0.25))
        scene.at(1.25)
        #expect(place(scene) == 100.0 * (1 - 0.75))
        scene.at(1.5)
        #expect(place(scene) == 0)
        #expect(scene.host.nextWake == nil)
    }

    /// A repeating animation ends when a finite one that has replaced it ends.
    @Test func whatRepeatsEndsWithALaterAnimation() {
        let shift = Input(0.0), scene = scene(shift)
        withAnimation(.linear(duration: 1).repeatForever()) { shift.value = 100 }
        scene.settle()
        scene.at(10.25)
        #expect(place(scene) == 25)
        withAnimation(.linear(duration: 0.5)) { shift.value = 0 }
        scene.settle()
        #expect(place(scene) == 25)
        scene.at(10.5)
        #expect(place(scene) == 50.0 * (1 - 0.5))
        scene.at(10.75)
        #expect(place(scene) == 0)
        #expect(scene.host.graph.motion.animations.count == 0)
        #expect(scene.host.nextWake == nil)
    }

    /// When the last animation ends, so do longer ones that it has replaced.
    @Test func theLastEndsAll() {
        let shift = Input(0.0), scene = scene(shift)
        var ends: [Double] = []
        withAnimation(.linear(duration: 10)) { shift.value = 100 } completion: { ends.append(scene.host.now) }
        scene.settle()
        scene.at(1)
        withAnimation(.linear(duration: 1)) { shift.value = 0 } completion: { ends.append(scene.host.now) }
        scene.at(1)
        scene.at(5)
        #expect(ends == [2, 2])
        #expect(place(scene) == 0)
        #expect(scene.host.nextWake == nil)
    }

    /// A spring that starts during a curve takes over the curve's velocity.
    @Test(arguments: [1e-4, 1e-5])
    func aSpringTakesACurveAlong(step: Double) {
        let shift = Input(0.0), scene = scene(shift)
        withAnimation(.linear(duration: 1)) { shift.value = 100 }
        scene.settle()
        scene.at(0.5)
        withAnimation(.spring(duration: 0.5)) { shift.value = 0 }
        scene.settle()
        #expect(place(scene) == 50)
        scene.at(0.5 + step)
        // 100 points per second, and the spring's acceleration of at most (2π / 0.5)² × 50 times the step.
        #expect(abs((place(scene) - 50) / step - 100) < 8_000 * step + 1e-12 / step)
        scene.at(5)
        #expect(place(scene) == 0)
    }

    @Test func aDelayedAnimationLeavesTheEarlierAlone() {
        let shift = Input(0.0), scene = scene(shift)
        withAnimation(.linear(duration: 1)) { shift.value = 100 }
        scene.settle()
        withAnimation(.linear(duration: 1).delay(2)) { shift.value = 200 }
        scene.settle()
        scene.at(0.5)
        #expect(place(scene) == 50)
        scene.at(1.5)
        #expect(place(scene) == 100)
        scene.at(2.5)
        #expect(place(scene) == 150)
    }

    // MARK: Unknown durations

    @Test func aCustomAnimationLetsAViewGo() {
        let shows = Input(true)
        let scene = ViewHarness(offering: 100, 100) {
            VStack(spacing: 0) {
                if shows.value { Color.red.frame(width: 20, height: 20).transition(.scale) }
                Color.blue.frame(width: 20, height: 20)
            }
        }
        let count = scene.host.graph.tree.live
        withAnimation(Animation(Half())) { shows.value = false }
        scene.settle()
        scene.at(0.25)
        #expect(scene.host.graph.tree.live == count)
        scene.at(0.5)
        #expect(scene.host.graph.tree.live < count)
        #expect(scene.drawnFrames.count == 1)
        #expect(scene.host.graph.motion.animations.count == 0)
        #expect(scene.host.nextWake == nil)
    }

    @Test func aCustomAnimationFadesAViewOut() {
        let shows = Input(true)
        let scene = ViewHarness(offering: 100, 100) {
            VStack(spacing: 0) {
                if shows.value { Color.red.frame(width: 20, height: 20) }
                Color.blue.frame(width: 20, height: 20)
            }
        }
        withAnimation(Animation(Half())) { shows.value = false }
        scene.settle()
        scene.at(0.25)
        #expect(scene.drawnOpacities == [0.5, 1])
        scene.at(0.75)
        #expect(scene.drawnOpacities == [1])
        #expect(scene.host.nextWake == nil)
    }

    /// The completion writes state after the finished animation has been removed.
    @Test func aCustomAnimationIsFollowedByAnother() {
        let shift = Input(0.0), scene = scene(shift)
        withAnimation(Animation(Half())) { shift.value = 10 } completion: {
            withAnimation(.linear(duration: 1)) { shift.value = 20 }
        }
        scene.settle()
        scene.at(0.5)
        #expect(place(scene) == 10)
        scene.at(1)
        #expect(place(scene) == 15)
        scene.at(1.5)
        #expect(place(scene) == 20)
        #expect(scene.host.nextWake == nil)
    }

    /// Animations shorter than the precision of the time do not hang.
    @Test func completionsThatTakeNoTimeDoNotHang() {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: ProposedViewSize(width: 100, height: 100), isChecked: false) {
            Moved(shift: shift)
        }
        var count = 0
        func next() {
            count += 1
            withAnimation(.linear(duration: 1e-9)) { shift.value += 1 } completion: { next() }
        }
        next()
        scene.settle()
        scene.at(1)
        // The first one, the maximum in a frame, and the one that ends with the frame.
        #expect(count == 1 + 2_000 + 1)
        #expect(scene.takeReports().map(\.rule) == ["What repeats takes time."])
    }
}
