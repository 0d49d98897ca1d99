import Foundation
import QuadrantCore
import QuadrantGeometry
import Testing

/// Animations as functions of time.
@Suite("Curves")
struct CurveTests {
    private func value(_ animation: Animation, _ time: Double, of whole: Double = 100) -> Double? {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        return animation.animate(value: whole, time: time, context: &context)
    }

    private func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }

    /// Points of the curve by its parameter: at x(t) the value is y(t). Control points in the corners give x a
    /// derivative of 0 at an end, where the parameter is least determined by the time.
    @Test func areTheirBezierCurves() {
        var curves: [(Animation, Double, Double, Double, Double)] = [
            (.easeIn(duration: 2), 0.42, 0, 1, 1), (.easeOut(duration: 2), 0, 0, 0.58, 1),
            (.easeInOut(duration: 2), 0.42, 0, 0.58, 1), (.linear(duration: 2), 0.3, 0.3, 0.6, 0.6),
            (.timingCurve(0.1, -0.5, 0.7, 1.6, duration: 2), 0.1, -0.5, 0.7, 1.6),
        ]
        let ends = [0, 0.17, 0.5, 0.83, 1]
        for x1 in ends {
            for x2 in ends { curves.append((.timingCurve(x1, 0.2, x2, 0.9, duration: 2), x1, 0.2, x2, 0.9)) }
        }
        for (animation, x1, y1, x2, y2) in curves {
            for step in 1..<1000 {
                let t = Double(step) / 1000
                // Where the curve is almost vertical, the precision of the time does not determine the value.
                let slope = 3 * ((1 - t) * (1 - t) * x1 + 2 * (1 - t) * t * (x2 - x1) + t * t * (1 - x2))
                if slope < 1e-6 { continue }
                let found = value(animation, 2 * bezier(x1, x2, t), of: 1) ?? .nan
                #expect(abs(found - bezier(y1, y2, t)) < 1e-9, "\(animation) at \(t)")
            }
            #expect(value(animation, 2) == nil)
        }
    }

    /// Quarter circles, and pairs of them.
    @Test func areCircular() {
        func rise(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
        for step in 0..<1000 {
            let x = Double(step) / 1000
            let both = x < 0.5 ? rise(2 * x) / 2 : 1 - rise(2 - 2 * x) / 2
            for (curve, expected) in [(UnitCurve.circularEaseIn, rise(x)), (.circularEaseOut, 1 - rise(1 - x)),
                                      (.circularEaseInOut, both)] {
                let found = value(.timingCurve(curve, duration: 1), x, of: 1) ?? .nan
                #expect(abs(found - expected) < 1e-9, "\(curve) at \(x)")
            }
        }
    }

    @Test func takeAThirdOfASecondUnlessTold() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
            #expect(value(animation, 0.35.nextDown) != nil)
            #expect(value(animation, 0.35) == nil)
        }
    }

    @Test func delayAndSpeed() {
        let animation = Animation.linear(duration: 1).speed(2).delay(0.25)
        #expect(value(animation, 0.2) == 0)
        #expect(value(animation, 0.5) == 50)
        #expect(value(animation, 0.75) == nil)
        #expect(value(.linear(duration: 1).delay(-0.25), 0) == 25)
        #expect(value(.linear(duration: 1).speed(0), 0.5) == 50)
    }

    @Test func repeatThereAndBack() {
        let turns = Animation.linear(duration: 1).repeatCount(3)
        #expect(value(turns, 0.25) == 25)
        #expect(value(turns, 1.25) == 75)
        #expect(value(turns, 2.25) == 25)
        #expect(value(turns, 3) == nil)
        let same = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        #expect(value(same, 1000.25) == 25)
        #expect(value(.linear(duration: 1).repeatCount(0), 0.5) == nil)
    }

    @Test func thatTakeNoTimeJump() {
        for duration in [0, -1, Double.nan] { #expect(value(.easeIn(duration: duration), 0) == nil) }
        #expect(value(.linear(duration: 0).repeatForever(), 0) == nil)
    }

    /// The velocity is the derivative of the value.
    @Test func haveAVelocity() {
        let context = AnimationContext<Double>(environment: EnvironmentValues())
        let animations = [Animation.easeInOut(duration: 1), .linear(duration: 3), .bouncy, .smooth, .easeIn.speed(0.5)]
        for animation in animations {
            let time = 0.2, step = 1e-6
            let slope = ((value(animation, time + step) ?? 0) - (value(animation, time - step) ?? 0)) / (2 * step)
            let velocity = animation.velocity(value: 100, time: time, context: context) ?? .nan
            #expect(abs(velocity - slope) < 1e-3 * abs(slope), "\(animation)")
        }
    }

    @Test func areEqualByWhatTheyDo() {
        #expect(Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.easeIn != .easeOut)
        #expect(Animation.spring(duration: 0.5, bounce: 0) == .smooth)
        #expect(Animation.linear.delay(1) != .linear.delay(2))
    }
}
