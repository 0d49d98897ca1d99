import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("AnyShape and containerShape")
struct AnyShapeTests {
    private let rect = CGRect(x: 0, y: 0, width: 60, height: 40)

    @Test func anErasedShapeHasItsPath() {
        #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
        #expect(AnyShape(AnyShape(Capsule())).path(in: rect) == Capsule().path(in: rect))
    }

    @Test func anErasedShapeHasItsSize() {
        #expect(ViewHarness { AnyShape(Circle()) }.sizeThatFits(60, 40) == CGSize(width: 40, height: 40))
        #expect(ViewHarness { AnyShape(Rectangle()) }.sizeThatFits(60, 40) == CGSize(width: 60, height: 40))
    }

    @Test func oneOfSeveralShapesIsChosen() {
        let isRound = Input(true)
        let scene = ViewHarness(offering: 60, 40) { isRound.value ? AnyShape(Circle()) : AnyShape(Rectangle()) }
        #expect(scene.fills[0].path.boundingRect.width == 40)
        isRound.value = false
        scene.settle()
        #expect(scene.fills[0].path.boundingRect.width == 60)
    }

    /// Without a container it is a rectangle; inside one it is the container's shape.
    @Test func aShapeMayBeThatOfTheContainer() {
        let plain = ViewHarness(offering: 60, 40) { ContainerRelativeShape() }
        #expect(plain.fills[0].path == Path(rect))
        let inside = ViewHarness(offering: 60, 40) {
            ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: 12))
        }
        #expect(inside.fills[0].path == RoundedRectangle(cornerRadius: 12).path(in: rect))
    }

    /// 10 points from every edge of a container with a radius of 12, the radius is 2; 10 and 4 points from them, 8.
    @Test func theContainersShapeIsInsetByTheLeastDistance() {
        func inset(_ edges: Edge.Set) -> ViewHarness {
            ViewHarness(offering: 60, 40) {
                ContainerRelativeShape().padding(4).padding(edges, 6).containerShape(RoundedRectangle(cornerRadius: 12))
            }
        }
        let all = RoundedRectangle(cornerRadius: 12).inset(by: 10).path(in: rect)
        #expect(inset(.all).fills[0].path.boundingRect.size == all.boundingRect.size)
        let frame = CGRect(x: 0, y: 0, width: 60 - 2 * 10, height: 40 - 2 * 4)
        let wide = RoundedRectangle(cornerRadius: 12).inset(by: 4).path(in: frame.insetBy(dx: -4, dy: -4))
        #expect(inset(.horizontal).fills[0].path == wide)
    }
}
