import CCairo
import Foundation
import QuadrantGeometry

extension ProjectionTransform {
    /// For a flat transform only.
    var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: m11 / m33, yx: m12 / m33, xy: m21 / m33, yy: m22 / m33, x0: m31 / m33, y0: m32 / m33)
    }

    /// The inverse up to a common factor, which the division by w removes.
    var inverse: ProjectionTransform {
        let d = 1 / determinant
        var r = ProjectionTransform()
        r.m11 = (m22 * m33 - m23 * m32) * d
        r.m12 = (m13 * m32 - m12 * m33) * d
        r.m13 = (m12 * m23 - m13 * m22) * d
        r.m21 = (m23 * m31 - m21 * m33) * d
        r.m22 = (m11 * m33 - m13 * m31) * d
        r.m23 = (m13 * m21 - m11 * m23) * d
        r.m31 = (m21 * m32 - m22 * m31) * d
        r.m32 = (m12 * m31 - m11 * m32) * d
        r.m33 = (m11 * m22 - m12 * m21) * d
        return r
    }
}
