import Foundation
import QuadrantCore
import QuadrantGeometry
import Testing

/// Springs against their equation of motion: m·x″ = k·(target − x) − c·x′.
@Suite("Springs")
struct SpringTests {
    /// Two hundred springs: underdamped, critically damped and overdamped.
    private static let springs: [(response: Double, ratio: Double, velocity: Double)] = (0..<200).map { index in
        let response = 0.1 + Double(index % 20) * 0.07
        let ratio = [0.05, 0.2, 0.5, 0.7, 0.825, 0.95, 1, 1.1, 1.5, 3][index / 20]
        return (response, ratio, [0, 3, -2, 10][index % 4])
    }

    /// Integrates the motion numerically, with steps so small that the error is far below the tolerance.
    private func integrated(_ spring: (response: Double, ratio: Double, velocity: Double), to time: Double)
        -> (value: Double, velocity: Double)
    {
        let w = 2 * Double.pi / spring.response
        let k = w * w, c = 2 * spring.ratio * w
        var x = 0.0, v = spring.velocity
        let steps = 4_000, h = time / 4_000
        func pull(_ x: Double, _ v: Double) -> Double { k * (1 - x) - c * v }
        for _ in 0..<steps {
            let a1 = pull(x, v)
            let (x2, v2) = (x + h / 2 * v, v + h / 2 * a1), a2 = pull(x2, v2)
            let (x3, v3) = (x + h / 2 * v2, v + h / 2 * a2), a3 = pull(x3, v3)
            let (x4, v4) = (x + h * v3, v + h * a3), a4 = pull(x4, v4)
            x += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
            v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        }
        return (x, v)
    }

    /// The solution from the complex roots of r² + 2zw·r + w² = 0.
    private func solved(_ spring: (response: Double, ratio: Double, velocity: Double), at time: Double)
        -> (value: Double, velocity: Double)
    {
        let w = 2 * Double.pi / spring.response, z = spring.ratio, v = spring.velocity
        // The distance from the target: y(0) = -1, y'(0) = v.
        if z == 1 {
            let c = v - w, e = exp(-w * time)
            return (1 + (c * time - 1) * e, (c - w * (c * time - 1)) * e)
        }
        if z > 1 {
            let root = w * (z * z - 1).squareRoot(), r1 = -z * w + root, r2 = -z * w - root
            let a = (v + r2) / (r1 - r2), b = -1 - a
            let (e1, e2) = (a * exp(r1 * time), b * exp(r2 * time))
            return (1 + e1 + e2, r1 * e1 + r2 * e2)
        }
        let d = w * (1 - z * z).squareRoot(), e = exp(-z * w * time)
        let s = (v - z * w) / d
        let (sine, cosine) = (sin(d * time), cos(d * time))
        let y = e * (s * sine - cosine)
        return (1 + y, -z * w * y + e * d * (s * cosine + sine))
    }

    @Test func haveTheirClosedForms() {
        for parameters in Self.springs {
            let spring = Spring(response: parameters.response, dampingRatio: parameters.ratio)
            for step in 0...60 {
                let time = Double(step) / 20
                let exact = solved(parameters, at: time)
                let value = spring.value(target: 1.0, initialVelocity: parameters.velocity, time: time)
                let velocity = spring.velocity(target: 1.0, initialVelocity: parameters.velocity, time: time)
                #expect(abs(value - exact.value) < 1e-9, "\(parameters) at \(time)")
                #expect(abs(velocity - exact.velocity) < 1e-9 * max(1, abs(exact.velocity)), "\(parameters) at \(time)")
            }
        }
    }

    /// The closed forms agree with numerical integration of the equation.
    @Test func solveTheEquationOfMotion() {
        for parameters in Self.springs {
            let spring = Spring(response: parameters.response, dampingRatio: parameters.ratio)
            for time in [0.05, 0.3, 1] {
                let exact = integrated(parameters, to: time)
                let value = spring.value(target: 1.0, initialVelocity: parameters.velocity, time: time)
                let velocity = spring.velocity(target: 1.0, initialVelocity: parameters.velocity, time: time)
                #expect(abs(value - exact.value) < 1e-6, "\(parameters) at \(time)")
                #expect(abs(velocity - exact.velocity) < 1e-6 * max(1, abs(exact.velocity)), "\(parameters) at \(time)")
            }
        }
    }

    /// The textbook solutions for the three kinds of damping, to 1e-9.
    @Test func areNamedByDurationAndBounce() {
        let w = 2 * Double.pi / 0.5
        for time in [0.0, 0.1, 0.25, 0.6] {
            let critical = 1 - (1 + w * time) * exp(-w * time)
            #expect(abs(Spring(duration: 0.5, bounce: 0).value(target: 1.0, time: time) - critical) < 1e-9)
            let z = 0.7, d = w * (1 - z * z).squareRoot()
            let under = 1 - exp(-z * w * time) * (cos(d * time) + z * w / d * sin(d * time))
            #expect(abs(Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: time) - under) < 1e-9)
            let y = 1 / (1 - 0.5), root = (y * y - 1).squareRoot()
            let (r1, r2) = (-w * (y - root), -w * (y + root))
            let over = 1 - (r2 * exp(r1 * time) - r1 * exp(r2 * time)) / (r2 - r1)
            #expect(abs(Spring(duration: 0.5, bounce: -0.5).value(target: 1.0, time: time) - over) < 1e-9)
        }
    }

    @Test func settleWithinTheTolerance() {
        for parameters in Self.springs {
            let spring = Spring(response: parameters.response, dampingRatio: parameters.ratio)
            let end = spring.settlingDuration(target: 1.0, initialVelocity: parameters.velocity, epsilon: 0.001)
            for step in 0..<20 {
                let value = spring.value(target: 1.0, initialVelocity: parameters.velocity,
                                         time: end * (1 + Double(step) / 10))
                #expect(abs(value - 1) <= 0.001 + 1e-12, "\(parameters)")
            }
        }
    }

    @Test func comeInFourForms() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(spring.dampingRatio - 0.5) < 1e-12)
        #expect(abs(spring.response - 2 * .pi / 10) < 1e-12)
        #expect(abs(spring.stiffness - 100) < 1e-9)
        #expect(abs(spring.damping - 10) < 1e-9)
        #expect(Spring(mass: 1, stiffness: 100, damping: 30).dampingRatio == 1)
        #expect(Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true).dampingRatio == 1.5)
        #expect(Spring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
        #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
        #expect(abs(Spring(duration: 0.5, bounce: -0.5).bounce - -0.5) < 1e-12)
        #expect(Spring.smooth.bounce == 0)
        #expect(abs(Spring.snappy.bounce - 0.15) < 1e-12)
        #expect(abs(Spring.bouncy.bounce - 0.3) < 1e-12)
        #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.8).settlingDuration - 2) < 1e-9)
    }

    /// The force is stiffness times distance minus damping times velocity.
    @Test func theForceOfASpringIsStiffnessLessDamping() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        let force = spring.force(target: 10.0, position: 4.0, velocity: 2.0)
        let expected: Double = 100 * 6 - 10 * 2
        #expect(abs(force - expected) < 1e-9)
    }

    /// Ten steps have the same result as one.
    @Test func moveOnByAnyStep() {
        let spring = Spring(duration: 0.4, bounce: 0.2)
        var value = 0.0, velocity = 5.0
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 20, deltaTime: 0.03) }
        #expect(abs(value - spring.value(target: 20.0, initialVelocity: 5, time: 0.3)) < 1e-9)
    }

    @Test func thatCannotBeJumpOrRest() {
        #expect(Spring(duration: 0).value(target: 3.0, time: 0) == 3)
        #expect(Spring(duration: -1).value(target: 3.0, time: 0.1) == 3)
        #expect(Spring(duration: .nan).value(target: 3.0, time: 0.1) == 3)
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
        #expect(Spring(duration: 0.5).settlingDuration(target: Double.nan, epsilon: 0.001) == 0)
    }

    /// Extreme parameters: very strong damping, and no stiffness.
    @Test func areNumbersAtTheirLimits() {
        let crawl = Spring(duration: 0.5, bounce: -1)
        #expect(abs(crawl.bounce - -1) < 1e-5)
        let crawled = crawl.value(target: 1.0, time: 1)
        #expect(crawled > 0 && crawled < 1e-4)
        let slack = [Spring(stiffness: 0, damping: 10), Spring(stiffness: 0, damping: 0),
                     Spring(stiffness: 0, damping: 10, allowOverDamping: true)]
        for spring in slack {
            #expect(spring.value(target: 1.0, initialVelocity: 3, time: 2) == 0)
            #expect(spring.velocity(target: 1.0, initialVelocity: 3, time: 2) == 0)
            #expect(spring.settlingDuration == .infinity)
            #expect(spring.damping.isFinite)
        }
    }
}
