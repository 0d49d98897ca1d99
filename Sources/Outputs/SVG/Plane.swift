import Foundation
import QuadrantGeometry

extension ProjectionTransform {
    var isFlat: Bool { m13 == 0 && m23 == 0 && m33 != 0 }

    /// For a flat transform only.
    var flat: CGAffineTransform {
        CGAffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    /// The affine approximation of the transform at `point`.
    func tangent(at point: CGPoint) -> CGAffineTransform {
        let w = max(m13 * point.x + m23 * point.y + m33, 1e-4)
        let x = (m11 * point.x + m21 * point.y + m31) / w, y = (m12 * point.x + m22 * point.y + m32) / w
        let a = (m11 - m13 * x) / w, b = (m12 - m13 * y) / w, c = (m21 - m23 * x) / w, d = (m22 - m23 * y) / w
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y,
                                 ty: y - b * point.x - d * point.y)
    }

    /// The bounding rectangle of the image of a rectangle's visible part.
    func bounds(_ rect: CGRect) -> CGRect {
        rect.isNull ? rect : Path(rect).projected(by: self, tolerance: 1).boundingRect.finite
    }
}

extension CGAffineTransform {
    /// The number of outer units per inner unit: the square root of the area factor.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGRect {
    /// The rectangle, or an empty one if it has a number that is not finite: arithmetic on such rectangles traps.
    var finite: CGRect {
        let sum = origin.x + origin.y + size.width + size.height
        return sum.isFinite && abs(sum) < 1e30 ? self : .null
    }
}
