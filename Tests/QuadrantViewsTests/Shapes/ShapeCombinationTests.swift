import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Shapes, combined") @MainActor
struct ShapeCombinationTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

    /// The left half of its rectangle; its size is a square for every proposal.
    private struct LeftHalf: Shape {
        static var role: ShapeRole { .separator }
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
        }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 30, height: 30) }
    }

    private func areas(_ shape: some Shape) -> [CGRect] {
        let path = shape.path(in: rect)
        return path.isEmpty ? [] : [path.boundingRect]
    }

    @Test func areasAreThoseOfTheirPaths() {
        let other = Rectangle().offset(x: 25)
        #expect(areas(LeftHalf().intersection(other)) == [CGRect(x: 25, y: 0, width: 25, height: 100)])
        #expect(areas(LeftHalf().union(other)) == [CGRect(x: 0, y: 0, width: 125, height: 100)])
        #expect(areas(LeftHalf().subtracting(other)) == [CGRect(x: 0, y: 0, width: 25, height: 100)])
        #expect(!LeftHalf().symmetricDifference(other).path(in: rect).contains(CGPoint(x: 30, y: 5)))
        #expect(areas(LeftHalf().lineIntersection(other)) == [CGRect(x: 25, y: 0, width: 25, height: 100)])
        #expect(areas(LeftHalf().lineSubtraction(other)) == [CGRect(x: 0, y: 0, width: 25, height: 100)])
        #expect(areas(LeftHalf().subtracting(Rectangle())) == [])
    }

    @Test func theFirstShapeSaysHowLargeItIsAndWhatFor() {
        func role<S: Shape>(_ shape: S) -> ShapeRole { S.role }
        let cut = LeftHalf().subtracting(Circle())
        #expect(cut.sizeThatFits(.unspecified) == CGSize(width: 30, height: 30))
        #expect(role(cut) == .separator)
        let scene = ViewHarness(offering: 100, 100) { cut.tagged("cut") }
        #expect(scene.size("cut") == CGSize(width: 30, height: 30))
    }

    /// A hole is not part of the view for hit testing.
    @Test func aHoleIsNotHit() {
        let log = Log()
        let scene = ViewHarness(offering: 100, 100) {
            Rectangle().subtracting(Circle()).onTapGesture { log.note("tap") }
        }
        scene.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == [])
        scene.tap(at: CGPoint(x: 3, y: 3))
        #expect(log.take() == ["tap"])
    }

    @Test func bothShapesAreAnimated() {
        let shape = Circle().trim(from: 0, to: 0.5).union(Rectangle().trim(from: 0, to: 0.25))
        var animated = shape
        animated.animatableData = shape.animatableData
        #expect(animated.path(in: rect) == shape.path(in: rect))
    }
}
