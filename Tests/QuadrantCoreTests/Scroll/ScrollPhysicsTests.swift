import Foundation
import QuadrantCore
import Testing

/// The motion of scroll views against its closed forms.
@Suite("Scroll physics")
struct ScrollPhysicsTests {
    /// UIKit's rubber band: x·d·c / (d + c·x) with c = 0.55.
    @Test(arguments: [0.0, 1, 100, 1e6])
    func overscrollFollowsTheRubberBand(pull: Double) {
        let shown = pull * 200 * 0.55 / (200 + 0.55 * pull)
        #expect(RubberBand.shown(pull, 200) == shown)
    }

    @Test func rubberBandNeverShowsAWholeWindowAndIsInvertible() {
        #expect(RubberBand.shown(1e12, 200) <= 200)
        for pull in stride(from: 1.0, to: 2_000, by: 37) {
            #expect(abs(RubberBand.pull(RubberBand.shown(pull, 300), 300) - pull) < 1e-9 * pull)
        }
    }

    /// v(t) = v₀ r^(1000 t), so the total distance is v₀ / (−1000 ln r).
    @Test(arguments: [ScrollDeceleration.normal, ScrollDeceleration.fast])
    func aGlideLosesSpeedExponentially(rate: Double) {
        let curve = ScrollCurve.glide(from: 10, speed: 1_500, deceleration: rate, at: 2)
        let d = -1_000 * log(rate)
        for time in stride(from: 2.0, to: curve.end, by: 0.05) {
            let exact = 10 + 1_500 / d * (1 - pow(rate, 1_000 * (time - 2)))
            #expect(abs(curve.place(at: time) - exact) < 1e-9)
            #expect(abs(curve.speed(at: time) - 1_500 * pow(rate, 1_000 * (time - 2))) < 1e-9)
        }
        #expect(curve.place(at: 1e6) == 10 + 1_500 / d)
        #expect(abs(curve.place(at: curve.end - 1e-9) - curve.target) <= 0.2500001)
    }

    /// The critically damped spring of mass 1 and stiffness 100: x″ = −100 x − 20 x′.
    @Test func aReturnIsACriticallyDampedSpring() {
        let curve = ScrollCurve.spring(from: -40, to: 0, speed: 300, at: 0)
        #expect(curve.place(at: 0) == -40)
        #expect(curve.speed(at: 0) == 300)
        let step = 1e-4
        for time in stride(from: 0.01, to: curve.end - 0.02, by: 0.03) {
            let x = curve.place(at: time)
            let v = (curve.place(at: time + step) - curve.place(at: time - step)) / (2 * step)
            let a = (curve.place(at: time + step) - 2 * x + curve.place(at: time - step)) / (step * step)
            #expect(abs(v - curve.speed(at: time)) < 1e-2)
            #expect(abs(a - (-100 * x - 20 * v)) < 1)
        }
        #expect(curve.place(at: curve.end) == 0)
    }

    @Test func aFlickEndsWhereItIsPredicted() {
        let path = ScrollPath.released(at: 0, speed: 1_000, in: 0...5_000, bounces: true,
                                       deceleration: ScrollDeceleration.normal, now: 0)
        #expect(path.target == 1_000 / (-1_000 * log(0.998)))
    }

    /// A flick into the end overshoots and returns; position and velocity are continuous there.
    @Test func aFlickIntoTheEndBounces() {
        let path = ScrollPath.released(at: 900, speed: 2_000, in: 0...1_000, bounces: true,
                                       deceleration: ScrollDeceleration.normal, now: 0)
        let times = Array(stride(from: 0.0, to: path.end, by: 0.001))
        let places = times.map { path.place(at: $0) }
        #expect(places.max()! > 1_020)
        #expect(path.place(at: path.end) == 1_000)
        for (a, b) in zip(places, places.dropFirst()) { #expect(abs(b - a) < 2.1) }
        let hard = ScrollPath.released(at: 900, speed: 2_000, in: 0...1_000, bounces: false,
                                       deceleration: ScrollDeceleration.normal, now: 0)
        #expect(times.allSatisfy { hard.place(at: $0) <= 1_000 })
        #expect(hard.target == 1_000)
    }

    @Test func letGoBeyondTheEndItComesBack() {
        let path = ScrollPath.released(at: -50, speed: 0, in: 0...1_000, bounces: true,
                                       deceleration: ScrollDeceleration.normal, now: 3)
        #expect(path.place(at: 3) == -50)
        #expect(path.place(at: 3.1) > -50)
        #expect(path.target == 0)
    }

    /// The velocity is that of the last tenth of a second; it is 0 for a finger at rest.
    @Test func theSpeedOfAFinger() {
        var trail = FingerTrail()
        for step in 0...20 { trail.add(SIMD2(0, Double(step) * 5), at: Double(step) * 0.01) }
        #expect(abs(trail.speed(at: 0.2).y - 500) < 1e-9)
        #expect(trail.speed(at: 0.4) == SIMD2())
        #expect(FingerTrail().speed(at: 0) == SIMD2())
    }
}
