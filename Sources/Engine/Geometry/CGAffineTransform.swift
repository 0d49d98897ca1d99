public import Foundation

/// A transform of the plane that keeps lines straight and parallel.
///
/// Maps x, y to `a * x + c * y + tx`, `b * x + d * y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// Factor from x to x.
    public var a: CGFloat
    /// Factor from x to y.
    public var b: CGFloat
    /// Factor from y to x.
    public var c: CGFloat
    /// Factor from y to y.
    public var d: CGFloat
    /// Points added to x.
    public var tx: CGFloat
    /// Points added to y.
    public var ty: CGFloat

    /// The transform that maps everything to zero; the identity is `.identity`.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// A transform from its six numbers: factors `a` to `d`, and a translation in points.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A transform from its six numbers without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A rotation about zero; positive angles, in radians, turn clockwise on screen.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    /// A scale about zero; a negative factor mirrors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
    /// A translation in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// The transform that changes nothing; unlike `init()`, which gives all zeros.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether all six numbers are exactly those of `identity`.
    public var isIdentity: Bool { self == .identity }

    /// The transform that does this one first, then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
                          c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
                          tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The transform that undoes this one; this one itself where nothing can undo it.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
                                 tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// The transform that translates first, then does this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }
    /// The transform that scales first, then does this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }
    /// The transform that rotates first, then does this one; radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Whether it only moves.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    /// Whether it keeps horizontal lines horizontal and vertical ones vertical, and mirrors nothing.
    package var isUpright: Bool { b == 0 && c == 0 && a >= 0 && d >= 0 }
    package var determinant: CGFloat { a * d - b * c }
}

extension CGPoint {
    /// The point mapped by `t`, translation included.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size mapped by the factors of `t` without its translation; sides may become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGVector {
    package func applying(_ t: CGAffineTransform) -> CGVector {
        CGVector(dx: t.a * dx + t.c * dy, dy: t.b * dx + t.d * dy)
    }
}

extension CGRect {
    /// The smallest rectangle round the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        if t.isTranslation { return offsetBy(dx: t.tx, dy: t.ty) }
        let corners = [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
                       CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)].map { $0.applying(t) }
        return CGRect(enclosing: corners)
    }

    /// The smallest rectangle that holds all points; null without points.
    package init(enclosing points: some Sequence<CGPoint>) {
        var (low, high) = (SIMD2<Double>(repeating: .infinity), SIMD2<Double>(repeating: -.infinity))
        for point in points {
            let pair = SIMD2(Double(point.x), Double(point.y))
            low = pointwiseMin(low, pair)
            high = pointwiseMax(high, pair)
        }
        self = low.x > high.x ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
