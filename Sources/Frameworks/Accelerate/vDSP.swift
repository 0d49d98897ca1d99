@_exported public import Foundation

/// Sums, products and means of many numbers.
public enum vDSP {
    /// The sum.
    public static func sum<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T { vector.reduce(0, +) }
    /// The mean; not a number without numbers.
    public static func mean<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T { sum(vector) / T(vector.count) }
    /// The root of the mean of squares.
    public static func rootMeanSquare<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        (vector.reduce(0) { $0 + $1 * $1 } / T(vector.count)).squareRoot()
    }
    /// The sum of squares.
    public static func sumOfSquares<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        vector.reduce(0) { $0 + $1 * $1 }
    }
    /// The sum without signs.
    public static func sumOfMagnitudes<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        vector.reduce(0) { $0 + abs($1) }
    }
    /// The mean without signs.
    public static func meanMagnitude<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        sumOfMagnitudes(vector) / T(vector.count)
    }
    /// The mean of squares.
    public static func meanSquare<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T {
        vector.reduce(0) { $0 + $1 * $1 } / T(vector.count)
    }
    /// The greatest; the least number there is without numbers.
    public static func maximum<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T { vector.max() ?? -.infinity }
    /// The least; the greatest number there is without numbers.
    public static func minimum<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> T { vector.min() ?? .infinity }
    /// The sum of products.
    public static func dot<T: BinaryFloatingPoint>(_ vectorA: some Collection<T>, _ vectorB: some Collection<T>) -> T {
        zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
    }
    /// Sums.
    public static func add<T: BinaryFloatingPoint>(_ vectorA: some Collection<T>, _ vectorB: some Collection<T>)
        -> [T] {
        zip(vectorA, vectorB).map { $0 + $1 }
    }
    /// Sums with one number.
    public static func add<T: BinaryFloatingPoint>(_ scalar: T, _ vector: some Collection<T>) -> [T] {
        vector.map { $0 + scalar }
    }
    /// Differences: the second from the first.
    public static func subtract<T: BinaryFloatingPoint>(_ vectorA: some Collection<T>, _ vectorB: some Collection<T>)
        -> [T] { zip(vectorA, vectorB).map { $0 - $1 } }
    /// Products.
    public static func multiply<T: BinaryFloatingPoint>(_ vectorA: some Collection<T>, _ vectorB: some Collection<T>)
        -> [T] { zip(vectorA, vectorB).map { $0 * $1 } }
    /// Products with one number.
    public static func multiply<T: BinaryFloatingPoint>(_ scalar: T, _ vector: some Collection<T>) -> [T] {
        vector.map { $0 * scalar }
    }
    /// Quotients: the first by the second.
    public static func divide<T: BinaryFloatingPoint>(_ vectorA: some Collection<T>, _ vectorB: some Collection<T>)
        -> [T] { zip(vectorA, vectorB).map { $0 / $1 } }
    /// Quotients by one number.
    public static func divide<T: BinaryFloatingPoint>(_ vector: some Collection<T>, _ scalar: T) -> [T] {
        vector.map { $0 / scalar }
    }
    /// Without their signs.
    public static func absolute<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> [T] { vector.map { abs($0) } }
    /// With the other sign.
    public static func negative<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> [T] { vector.map { -$0 } }
    /// Squares.
    public static func square<T: BinaryFloatingPoint>(_ vector: some Collection<T>) -> [T] { vector.map { $0 * $0 } }
    /// Not below and not above bounds.
    public static func clip<T: BinaryFloatingPoint>(_ vector: some Collection<T>, to bounds: ClosedRange<T>) -> [T] {
        vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Numbers at even distances.
    public static func ramp<T: BinaryFloatingPoint>(withInitialValue initialValue: T, increment: T, count: Int) -> [T] {
        (0..<count).map { initialValue + increment * T($0) }
    }
    /// Numbers at even distances.
    public static func ramp<T: BinaryFloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / T(count - 1) : 0
        return (0..<count).map { range.lowerBound + step * T($0) }
    }
    /// Sums with a window that is moved along.
    public static func convolve<T: BinaryFloatingPoint>(_ vector: [T], withKernel kernel: [T]) -> [T] {
        guard vector.count >= kernel.count, !kernel.isEmpty else { return [] }
        return (0...vector.count - kernel.count).map { start in
            kernel.indices.reduce(0) { $0 + vector[start + $1] * kernel[$1] }
        }
    }
}

// MARK: The interface of C

/// A number of elements.
public typealias vDSP_Length = UInt
/// A distance of elements.
public typealias vDSP_Stride = Int

/// Sums of floats, each `stride` elements after the one before.
public func vDSP_vadd(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                      _ strideB: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
                      _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] + b[index * strideB] }
}
/// Products of floats.
public func vDSP_vmul(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                      _ strideB: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
                      _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] * b[index * strideB] }
}
/// Products of floats with one number.
public func vDSP_vsmul(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                       _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] * b.pointee }
}
/// The sum of floats.
public func vDSP_sve(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                     _ n: vDSP_Length) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * strideA] } }
/// The mean of floats.
public func vDSP_meanv(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                       _ n: vDSP_Length) {
    vDSP_sve(a, strideA, c, n)
    c.pointee /= Float(n)
}
/// The root of the mean of squares of floats.
public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                       _ n: vDSP_Length) {
    c.pointee = ((0..<Int(n)).reduce(Float(0)) { $0 + a[$1 * strideA] * a[$1 * strideA] } / Float(n)).squareRoot()
}
/// The greatest of floats.
public func vDSP_maxv(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                      _ n: vDSP_Length) { c.pointee = (0..<Int(n)).map { a[$0 * strideA] }.max() ?? -.infinity }
/// The least of floats.
public func vDSP_minv(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                      _ n: vDSP_Length) { c.pointee = (0..<Int(n)).map { a[$0 * strideA] }.min() ?? .infinity }
/// The sum of products of floats.
public func vDSP_dotpr(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                       _ strideB: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * strideA] * b[$1 * strideB] }
}
