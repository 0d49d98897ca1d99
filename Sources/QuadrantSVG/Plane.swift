import Foundation
import QuadrantGeometry

extension ProjectionTransform {
    var isFlat: Bool { m13 == 0 && m23 == 0 && m33 != 0 }

    /// Only for a flat transform.
    var flat: CGAffineTransform {
        CGAffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    /// The affine transform that does the same at `point` and nearly the same round it.
    func tangent(at point: CGPoint) -> CGAffineTransform {
        let w = max(m13 * point.x + m23 * point.y + m33, 1e-4)
        let x = (m11 * point.x + m21 * point.y + m31) / w, y = (m12 * point.x + m22 * point.y + m32) / w
        let a = (m11 - m13 * x) / w, b = (m12 - m13 * y) / w, c = (m21 - m23 * x) / w, d = (m22 - m23 * y) / w
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y,
                                 ty: y - b * point.x - d * point.y)
    }

    /// The rect round the image of a rect's visible part.
    func bounds(_ rect: CGRect) -> CGRect {
        rect.isNull ? rect : Path(rect).projected(by: self, tolerance: 1).boundingRect.finite
    }
}

extension CGAffineTransform {
    /// How many units outside a unit inside has: the root of the area factor.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGRect {
    /// Itself, or nothing when a number in it is not finite: arithmetic on rects traps there.
    var finite: CGRect {
        let sum = origin.x + origin.y + size.width + size.height
        return sum.isFinite && abs(sum) < 1e30 ? self : .null
    }
}
