import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Animatable data of any shape")
struct AnyAnimatableDataTests {
    /// An erased shape is animated as the shape in it.
    @Test func anErasedShapeIsAnimated() {
        let radius = Input(0.0)
        let scene = ViewHarness(offering: 60, 40) { AnyShape(Rectangle().offset(x: radius.value)) }
        scene.at(0)
        withAnimation(.linear(duration: 1)) { radius.value = 10 }
        scene.settle()
        scene.at(0.5)
        #expect(scene.fills[0].path.boundingRect.minX == 5)
        scene.at(2)
        #expect(scene.fills[0].path.boundingRect.minX == 10)
    }

    /// Shapes of two types have nothing in between.
    @Test func anotherTypeReplacesTheShapeAtOnce() {
        let isRound = Input(false)
        let scene = ViewHarness(offering: 60, 40) { isRound.value ? AnyShape(Circle()) : AnyShape(Rectangle()) }
        scene.at(0)
        withAnimation(.linear(duration: 1)) { isRound.value = true }
        scene.settle()
        scene.at(0.5)
        #expect(scene.fills.map(\.path.boundingRect.size) == [CGSize(width: 40, height: 40)])
    }
}
