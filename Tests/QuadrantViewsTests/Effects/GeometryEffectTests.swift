import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("GeometryEffect")
struct GeometryEffectTests {
    private struct Move: GeometryEffect {
        var distance: CGFloat
        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
        }
    }

    @Test func anEffectKnowsTheSizeOfItsView() {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 20, 10).modifier(Move(distance: 1.5)) }
        #expect(scene.frame("box") == CGRect(x: 40 + 1.5 * 20, y: 45, width: 20, height: 10))
    }

    @Test func anEffectIsAnimated() {
        let distance = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 20, 10).modifier(Move(distance: distance.value)) }
        scene.at(0)
        withAnimation(.linear(duration: 1)) { distance.value = 1 }
        scene.settle()
        scene.at(0.5)
        guard case .transform(let half)? = scene.effects.first else { return #expect(Bool(false), "no transform") }
        #expect(abs(half.m31 - 10) < 0.01)
        scene.at(2)
        #expect(scene.frame("box").minX == 60)
    }

    @Test func identityIsNoEffect() {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 20, 10).modifier(Move(distance: 0)) }
        #expect(scene.effects == [] && scene.frame("box").minX == 40)
    }
}
