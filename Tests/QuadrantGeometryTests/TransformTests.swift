import Foundation
import QuadrantGeometry
import Testing

@Suite("CGAffineTransform")
struct AffineTransformTests {
    /// `concatenating` applies the receiver first; `translatedBy`, `scaledBy` and `rotated` apply their own part first.
    @Test func orderOfConcatenation() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        let move = CGAffineTransform(translationX: 10, y: 20)
        let point = CGPoint(x: 1, y: 1)
        #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 1 * 2 + 10, y: 1 * 3 + 20))
        #expect(point.applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: (1 + 10) * 2, y: (1 + 20) * 3))
        #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 1 * 2 + 10, y: 1 * 3 + 20))
    }

    /// Positive angles rotate the x axis towards the y axis, clockwise on screen.
    @Test func rotationIsClockwiseOnScreen() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(agree(turned, CGPoint(x: 0, y: 1), 1e-15))
    }

    /// A singular transform has no inverse; inverting returns it unchanged.
    @Test func singularTransformIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 2)
        #expect(flat.inverted() == flat)
    }

    /// Translation does not affect a size; a rectangle becomes the bounding box of its transformed corners.
    @Test func sizesAndRectangles() {
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
        #expect(CGSize(width: 3, height: 4).applying(quarter) == CGSize(width: -4, height: 3))
        let rect = CGRect(x: 0, y: 0, width: 3, height: 4)
        #expect(rect.applying(quarter) == CGRect(x: 5 - 4, y: 0, width: 4, height: 3))
    }

    @Test func inverseUndoes() {
        var dice = Dice(seed: 1)
        for _ in 0..<200 {
            let (transform, point) = (dice.transform(), dice.point())
            #expect(agree(point.applying(transform).applying(transform.inverted()), point, 1e-9))
            #expect(agree(CGPoint.zero.applying(transform.concatenating(transform.inverted())), .zero, 1e-9))
        }
    }
}

@Suite("ProjectionTransform")
struct ProjectionTransformTests {
    @Test func affineTransformsStayAffine() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let projection = ProjectionTransform(affine)
        #expect(projection.isAffine && !projection.isIdentity)
        #expect(CGPoint(x: 7, y: 8).applying(projection) == CGPoint(x: 7, y: 8).applying(affine))
        #expect(ProjectionTransform().isIdentity)
    }

    @Test func singularProjectionDoesNotInvert() {
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let before = flat
        let didInvert = flat.invert()
        #expect(!didInvert && flat == before)
    }

    /// A point in perspective moves towards the vanishing point: 1 / (1 + 0.01 · 100) = 1/2.
    @Test func perspectiveDividesByDepth() {
        var projection = ProjectionTransform()
        projection.m13 = 0.01
        #expect(CGPoint(x: 100, y: 40).applying(projection) == CGPoint(x: 100 / 2, y: 40 / 2))
        #expect(agree(CGPoint(x: 50, y: 20).applying(projection.inverted()), CGPoint(x: 100, y: 40), 1e-12))
    }
}

@Suite("CATransform3D")
struct Transform3DTests {
    @Test func inverseUndoes() {
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t.m34 = -1 / 200
        t = CATransform3DTranslate(CATransform3DScale(t, 2, 3, 4), 5, 6, 7)
        let unity = CATransform3DConcat(t, CATransform3DInvert(t))
        let identity = CATransform3DIdentity
        let differences = [unity.m11 - identity.m11, unity.m14, unity.m23, unity.m34, unity.m41, unity.m43,
                           unity.m44 - identity.m44]
        #expect(differences.allSatisfy { abs($0) < 1e-12 })
    }

    /// `CATransform3DTranslate` applies the translation first, then the transform.
    @Test func translateComesFirst() {
        let t = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0)
        #expect(t.m41 == 2 * 10.0)
        #expect(CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(10, 0, 0)).m41 == 10)
    }

    @Test func affineTransformsRoundTrip() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(t) && CATransform3DGetAffineTransform(t) == affine)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }
}

// Oracle: matrices that OpenSwiftUI's tests assert on Apple's SwiftUI 6.5.4 (Rotation3DEffectDualTests), row by row.
@Suite("rotation3DEffect")
struct Rotation3DTests {
    struct Case: Sendable {
        var angle: Double
        var axis: [CGFloat]
        var anchorZ: CGFloat
        var perspective: CGFloat
        var direction: LayoutDirection
        var rows: [CGFloat]
    }

    @Test(arguments: [
        Case(angle: .pi / 4, axis: [1, 0, 0], anchorZ: 2, perspective: 2, direction: .leftToRight,
             rows: [1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949, 19.09188309203678,
                    18.282485578727798, 1.3818376618407355]),
        Case(angle: .pi / 4, axis: [1, 0, 0], anchorZ: 2, perspective: 2, direction: .rightToLeft,
             rows: [1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949, 19.09188309203678,
                    18.282485578727798, 1.3818376618407355]),
        Case(angle: .pi / 3, axis: [0, 1, 0], anchorZ: 1, perspective: 1, direction: .leftToRight,
             rows: [0.9330127018922194, 0.21650635094610965, 0.008660254037844387, 0, 1, 0, 2.7333395016045907,
                    -10.700317547305483, 0.5719872981077807]),
        Case(angle: .pi / 3, axis: [0, 1, 0], anchorZ: 1, perspective: 1, direction: .rightToLeft,
             rows: [0.06698729810778081, -0.21650635094610965, -0.008660254037844387, 0, 1, 0, 47.766660498395396,
                    10.950317547305483, 1.4380127018922193]),
    ])
    func matchesRecordedMatrix(_ expected: Case) {
        let axis = (x: expected.axis[0], y: expected.axis[1], z: expected.axis[2])
        let m = rotation3D(angle: .radians(expected.angle), axis: axis, anchorZ: expected.anchorZ,
                           perspective: expected.perspective,
                           size: CGSize(width: 100, height: 50), layoutDirection: expected.direction)
        let rows = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
        #expect(zip(rows, expected.rows).allSatisfy { abs($0 - $1) <= 1e-9 }, "\(rows)")
    }

    /// Without perspective the eye is at infinity: a rotation by 180° about y is a reflection.
    @Test func noPerspectiveIsAffine() {
        let m = rotation3D(angle: .degrees(180), axis: (0, 1, 0), perspective: 0, size: CGSize(width: 100, height: 50))
        #expect(m.isAffine)
        #expect(agree(CGPoint(x: 10, y: 20).applying(m), CGPoint(x: 100 - 10, y: 20), 1e-12))
    }

    /// A rotation about z is a 2D rotation about the anchor.
    @Test func turnAboutZIsFlat() {
        let m = rotation3D(angle: .degrees(90), axis: (0, 0, 1), anchor: .topLeading,
                           size: CGSize(width: 100, height: 50))
        #expect(agree(CGPoint(x: 10, y: 0).applying(m), CGPoint(x: 0, y: 10), 1e-12))
    }
}
