import Foundation
import QuadrantGeometry
import Testing

// Oracle: values that OpenSwiftUI's tests assert on Apple's SwiftUI, at 0, 1/4, 1/2, 3/4 and 1, to the digits shown.
@Suite("UnitCurve")
struct UnitCurveTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var curve: UnitCurve
        var values: [Double]
        var velocities: [Double]
        var tolerance: Double
        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "linear", curve: .linear, values: [0, 0.25, 0.5, 0.75, 1], velocities: [1, 1, 1, 1, 1],
             tolerance: 1e-6),
        Case(name: "easeIn", curve: .easeIn, values: [0, 0.09, 0.32, 0.62, 1], velocities: [0, 0.67, 1.07, 1.37, 0],
             tolerance: 0.01),
        Case(name: "easeOut", curve: .easeOut, values: [0, 0.38, 0.68, 0.91, 1], velocities: [1, 1.37, 1.07, 0.67, 0],
             tolerance: 0.01),
        Case(name: "easeInOut", curve: .easeInOut, values: [0, 0.13, 0.5, 0.87, 1],
             velocities: [0, 1.06, 1.72, 1.06, 0], tolerance: 0.01),
        Case(name: "circularEaseIn", curve: .circularEaseIn, values: [0, 0.032, 0.134, 0.339, 1],
             velocities: [0, 0.258, 0.577, 1.134, .infinity], tolerance: 0.001),
        Case(name: "circularEaseOut", curve: .circularEaseOut, values: [0, 0.661, 0.866, 0.968, 1],
             velocities: [.infinity, 1.134, 0.577, 0.258, 0], tolerance: 0.001),
        Case(name: "circularEaseInOut", curve: .circularEaseInOut, values: [0, 0.067, 0.5, 0.933, 1],
             velocities: [0, 0.577, .infinity, 0.577, 0], tolerance: 0.001),
    ]

    @Test(arguments: cases)
    func matchesRecordedValues(_ expected: Case) {
        for (index, progress) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
            let value = expected.curve.value(at: progress)
            let velocity = expected.curve.velocity(at: progress)
            #expect(abs(value - expected.values[index]) <= expected.tolerance, "value at \(progress)")
            let wanted = expected.velocities[index]
            #expect(velocity == wanted || abs(velocity - wanted) <= expected.tolerance, "velocity at \(progress)")
        }
    }

    /// The inverse of the curve, within the precision of solving a cubic.
    @Test(arguments: cases)
    func inverseUndoes(_ curve: Case) {
        for step in 1..<20 {
            let progress = Double(step) / 20
            #expect(abs(curve.curve.inverse.value(at: curve.curve.value(at: progress)) - progress) < 1e-6)
            #expect(abs(curve.curve.value(at: curve.curve.inverse.value(at: progress)) - progress) < 1e-6)
        }
        #expect(curve.curve.inverse.inverse == curve.curve)
    }

    /// Before the start the value is 0, after the end it is 1.
    @Test(arguments: cases)
    func progressIsLimited(_ curve: Case) {
        #expect(curve.curve.value(at: -1) == 0)
        #expect(curve.curve.value(at: 2) == 1)
    }

    /// Control points may overshoot in value, but not in time.
    @Test func controlPointsAreLimitedInTime() {
        let wild = UnitCurve.bezier(startControlPoint: UnitPoint(x: -1, y: -1), endControlPoint: UnitPoint(x: 2, y: 2))
        let tame = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: -1), endControlPoint: UnitPoint(x: 1, y: 2))
        #expect(wild == tame)
        #expect(wild.value(at: 0.1) < 0 && wild.value(at: 0.9) > 1)
    }
}
