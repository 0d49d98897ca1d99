import QuadrantCore
import QuadrantGeometry
import Testing

/// The texts of animations, which programs print and parse; the sources are in `Animation+Description.swift`.
@Suite struct AnimationDescriptionTests {
    private func bezier(_ duration: Double, _ x: String) -> String {
        "BezierAnimation(duration: \(duration), curve: (extension in SwiftUI):SwiftUI.UnitCurve.CubicSolver("
            + "\(x), ay: -2.0, by: 3.0, cy: 0.0))"
    }

    @Test func timingCurvesHaveTheirBezierAsDescription() {
        #expect(Animation.linear.description == bezier(0.35, "ax: -2.0, bx: 3.0, cx: 0.0"))
        #expect(Animation.easeInOut(duration: 1).description == bezier(1, "ax: 0.52, bx: -0.78, cx: 1.26"))
        #expect(Animation.easeOut.description
            == bezier(0.35, "ax: -0.7399999999999998, bx: 1.7399999999999998, cx: 0.0"))
        #expect(Animation.easeIn.description
            == bezier(0.35, "ax: -0.7400000000000002, bx: 0.4800000000000002, cx: 1.26"))
        #expect(Animation.timingCurve(0.42, 0, 1, 1, duration: 0.35) == .easeIn)
        #expect(Animation.easeIn.debugDescription == "AnyAnimator(SwiftUI.\(Animation.easeIn))")
    }

    @Test func springsHaveTheirResponseAsDescription() {
        func fluid(_ response: Double, _ damping: Double, _ blend: Double = 0) -> String {
            "FluidSpringAnimation(response: \(response), dampingFraction: \(damping), blendDuration: \(blend))"
        }
        #expect(Animation.smooth.description == fluid(0.5, 1))
        #expect(Animation.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1).description
            == fluid(0.3, 0.6, 0.1))
        #expect(Animation.snappy(duration: 0.15).description == fluid(0.15, 0.85))
        #expect(Animation.spring(Spring(duration: 0.5)) == .smooth)
        #expect(Animation.spring(duration: 0.5, bounce: 0.15) == .snappy)
        #expect(Animation.interpolatingSpring(stiffness: 100, damping: 10).description
            == "SpringAnimation(mass: 1.0, stiffness: 100.0, damping: 10.0, "
            + "initialVelocity: SwiftUI._Velocity<Swift.Double>(valuePerSecond: 0.0))")
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
        #expect(Animation.default.customMirror.description == "Mirror for Animation")
    }

    /// An interactive spring has a bounce of 0.15.
    @Test func interactiveSprings() {
        let text = "FluidSpringAnimation(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25)"
        #expect(Animation.interactiveSpring().description == text)
        #expect(Animation.interactiveSpring.description == text)
        #expect(Animation.interactiveSpring(response: 0.15).description
            == text.replacing("0.85", with: "0.86"))
    }

    @Test func changedAnimations() {
        let names = ["SwiftUI.BezierAnimation", "SwiftUI.RepeatAnimation"].joined(separator: ", ")
        #expect(Animation.linear.repeatCount(3).description
            == "InternalCustomAnimationModifiedContent<BezierAnimation, RepeatAnimation>(_base: "
            + "SwiftUI.CustomAnimationModifiedContent<\(names)>(base: SwiftUI.\(Animation.linear), "
            + "modifier: SwiftUI.RepeatAnimation(repeatCount: Optional(3), autoreverses: true)))")
        #expect(Animation(Still()).delay(1).description
            == "CustomAnimationModifiedContent<Still, DelayAnimation>(base: QuadrantCoreTests.Still(), "
            + "modifier: SwiftUI.DelayAnimation(delay: 1.0))")
        #expect(Animation.default.speed(2).debugDescription.hasPrefix(
            "AnyAnimator(SwiftUI.InternalCustomAnimationModifiedContent<SwiftUI.DefaultAnimation, "
                + "SwiftUI.SpeedAnimation>(_base: SwiftUI."))
    }
}

struct Still: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? { nil }
}
