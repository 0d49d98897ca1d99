package import Foundation
package import QuadrantGeometry

// Row vectors: [x y 1] times the matrix gives [x' y' w]; the point is (x' / w, y' / w).
extension ProjectionTransform {
    /// The minimum depth in front of the camera plane; nearer parts are clipped.
    package static let nearest = 1e-4

    /// A scale by `factor` in x and y about the origin.
    package static func scale(_ factor: Double) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: factor, y: factor))
    }

    /// Whether parallel lines stay parallel: there is no perspective.
    package var isFlat: Bool { m13 == 0 && m23 == 0 && m33 != 0 }

    /// The image of a point in homogeneous coordinates: divide x and y by w, which is not above 0 behind the camera.
    package func mapped(_ x: Double, _ y: Double) -> (x: Double, y: Double, w: Double) {
        (m11 * x + m21 * y + m31, m12 * x + m22 * y + m32, m13 * x + m23 * y + m33)
    }

    /// The image of a point. Points behind the camera are treated as being right in front of it.
    package func point(_ p: CGPoint) -> CGPoint {
        let q = mapped(p.x, p.y)
        let w = max(q.w, Self.nearest)
        return CGPoint(x: q.x / w, y: q.y / w)
    }

    /// The bounding box of the image of `box`. NaN coordinates are treated as zero, very large ones are limited.
    package func bounds(_ box: Box) -> Box {
        if box.minX > box.maxX || box.minY > box.maxY { return .empty }
        let limit = 1e6
        func clamp(_ v: Double) -> Double { v.isNaN ? 0 : min(max(v, -limit), limit) }
        let left = clamp(box.minX), right = clamp(box.maxX), top = clamp(box.minY), bottom = clamp(box.maxY)
        var result = Box.empty
        func add(_ x: Double, _ y: Double, _ w: Double) {
            result.minX = min(result.minX, x / w)
            result.maxX = max(result.maxX, x / w)
            result.minY = min(result.minY, y / w)
            result.maxY = max(result.maxY, y / w)
        }
        if isFlat {
            for (x, y) in [(left, top), (right, top), (right, bottom), (left, bottom)] {
                let q = mapped(x, y)
                add(q.x, q.y, q.w)
            }
        } else {
            let corners = [mapped(left, top), mapped(right, top), mapped(right, bottom), mapped(left, bottom)]
            for index in 0..<4 {
                let a = corners[index], b = corners[(index + 1) % 4]
                if a.w >= Self.nearest { add(a.x, a.y, a.w) }
                if (a.w >= Self.nearest) != (b.w >= Self.nearest) {
                    let t = (Self.nearest - a.w) / (b.w - a.w)
                    add(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, Self.nearest)
                }
            }
        }
        guard result.minX <= result.maxX, result.minY <= result.maxY else { return .empty }
        return Box(minX: clamp(result.minX), minY: clamp(result.minY), maxX: clamp(result.maxX),
                   maxY: clamp(result.maxY))
    }

    /// The number of device units per unit at the centre of `rect`: the square root of the area factor.
    package func scale(at rect: CGRect) -> Double {
        let j = jacobian(at: rect)
        let area = abs(j.a * j.d - j.b * j.c)
        return area.isFinite ? area.squareRoot() : 0
    }

    /// The image of a short vector at the centre of `rect`: the linear part of the projection there.
    package func vector(_ v: CGSize, at rect: CGRect) -> CGSize {
        let j = jacobian(at: rect)
        return CGSize(width: j.a * v.width + j.c * v.height, height: j.b * v.width + j.d * v.height)
    }

    private func jacobian(at rect: CGRect) -> (a: Double, b: Double, c: Double, d: Double) {
        let q = mapped(rect.midX.isFinite ? rect.midX : 0, rect.midY.isFinite ? rect.midY : 0)
        let w = max(q.w, Self.nearest)
        let x = q.x / w, y = q.y / w
        return ((m11 - m13 * x) / w, (m12 - m13 * y) / w, (m21 - m23 * x) / w, (m22 - m23 * y) / w)
    }
}
