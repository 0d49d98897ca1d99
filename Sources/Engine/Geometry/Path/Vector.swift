import Foundation

// Arithmetic inside path algorithms. Pairs of numbers rather than points, so that nothing is added to a public type.
extension CGPoint {
    var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
    init(_ vector: SIMD2<Double>) { self.init(x: vector.x, y: vector.y) }
}

extension SIMD2<Double> {
    func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }
    /// Positive where `other` points clockwise, on screen, from this.
    func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
    var length: Double { (x * x + y * y).squareRoot() }
    /// Of length one; nil where there is no direction.
    var unit: SIMD2<Double>? {
        let length = length
        return length > 0 && length.isFinite ? self / length : nil
    }
    /// Turned a quarter clockwise on screen.
    var normal: SIMD2<Double> { SIMD2(-y, x) }
}
