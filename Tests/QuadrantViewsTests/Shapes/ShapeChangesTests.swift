import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("trim, offset, scale, rotation and size of shapes")
struct ShapeChangesTests {
    private let rect = CGRect(x: 0, y: 0, width: 60, height: 40)

    @Test func aShapeIsMoved() {
        #expect(Rectangle().offset(x: 5, y: -3).path(in: rect) == Path(rect.offsetBy(dx: 5, dy: -3)))
        #expect(Rectangle().offset(CGSize(width: 1, height: 2)).offset(CGPoint(x: 1, y: 2)).path(in: rect).boundingRect
            == rect.offsetBy(dx: 2, dy: 4))
    }

    @Test func aShapeIsScaledAroundItsAnchor() {
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 15, y: 10, width: 30, height: 20))
        #expect(Rectangle().scale(x: 0.5, y: 1, anchor: .leading).path(in: rect).boundingRect
            == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test func aShapeIsTurnedAroundItsMiddle() {
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        // The sine and cosine of 90° have rounding errors.
        #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.minY + 10) < 1e-9)
        #expect(abs(turned.width - 40) < 1e-9 && abs(turned.height - 60) < 1e-9)
    }

    @Test func aShapeIsTransformed() {
        let double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(Rectangle().transform(double).path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 120, height: 80))
    }

    /// Half of the outline of a rectangle is its top and its right side.
    @Test func aShapeIsTrimmed() {
        let half = Rectangle().trim(from: 0, to: 0.5).path(in: rect)
        #expect(half.boundingRect == rect && half.currentPoint == CGPoint(x: 60, y: 40))
        #expect(Rectangle().trim(from: 0.5, to: 0.5).path(in: rect).isEmpty)
    }

    @Test func aShapeHasASizeOfItsOwn() {
        #expect(Rectangle().size(width: 20, height: 10).path(in: rect).boundingRect
            == CGRect(x: 0, y: 0, width: 20, height: 10))
    }
}
