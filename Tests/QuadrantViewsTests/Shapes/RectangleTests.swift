import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Rectangle, RoundedRectangle, Circle, Ellipse, Capsule")
struct RectangleTests {
    private let rect = CGRect(x: 10, y: 20, width: 60, height: 40)

    @Test func shapesFillTheRectangle() {
        #expect(Rectangle().path(in: rect) == Path(rect))
        #expect(Ellipse().path(in: rect) == Path(ellipseIn: rect))
        #expect(RoundedRectangle(cornerRadius: 8).path(in: rect)
            == Path(roundedRect: rect, cornerRadius: 8, style: .continuous))
        #expect(RoundedRectangle(cornerSize: CGSize(width: 4, height: 6), style: .circular).path(in: rect)
            == Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 6), style: .circular))
    }

    @Test func aCircleIsCentred() {
        #expect(Circle().path(in: rect).boundingRect == CGRect(x: 20, y: 20, width: 40, height: 40))
    }

    /// The radius of a capsule is half of its shorter side.
    @Test func aCapsuleIsRoundAtItsEnds() {
        #expect(Capsule(style: .circular).path(in: rect)
            == Path(roundedRect: rect, cornerRadius: 20, style: .circular))
        let path = Capsule().path(in: rect)
        #expect(path.boundingRect == rect && !path.contains(CGPoint(x: 12, y: 22)))
        #expect(path.contains(CGPoint(x: 40, y: 21)) && path.contains(CGPoint(x: 11, y: 40)))
    }

    @Test func cornersHaveRadiiOfTheirOwn() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20)
        #expect(!shape.path(in: rect).contains(CGPoint(x: 11, y: 21)))
        #expect(shape.path(in: rect).contains(CGPoint(x: 69, y: 21)))
        #expect(shape.path(in: rect).contains(CGPoint(x: 11, y: 59)))
    }

    @Test func shapesAreEqualByValue() {
        #expect(RoundedRectangle(cornerRadius: 8) == RoundedRectangle(cornerSize: CGSize(width: 8, height: 8)))
        #expect(RoundedRectangle(cornerRadius: 8) != RoundedRectangle(cornerRadius: 9))
    }
}
