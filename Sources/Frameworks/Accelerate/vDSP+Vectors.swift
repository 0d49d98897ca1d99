import Foundation

// The interface of C for vectors of numbers, in single and in double precision (names that end with D).

/// Sums.
public func vDSP_vaddD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                       _ strideB: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
                       _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] + b[index * strideB] }
}
/// The second vector, less the first one.
public func vDSP_vsub(_ b: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ a: UnsafePointer<Float>,
                      _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
                      _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] - b[index * strideB] }
}
/// The second vector, less the first one.
public func vDSP_vsubD(_ b: UnsafePointer<Double>, _ strideB: vDSP_Stride, _ a: UnsafePointer<Double>,
                       _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
                       _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] - b[index * strideB] }
}
/// Products.
public func vDSP_vmulD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                       _ strideB: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
                       _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] * b[index * strideB] }
}
/// The second vector, divided by the first one.
public func vDSP_vdiv(_ b: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ a: UnsafePointer<Float>,
                      _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
                      _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] / b[index * strideB] }
}
/// The second vector, divided by the first one.
public func vDSP_vdivD(_ b: UnsafePointer<Double>, _ strideB: vDSP_Stride, _ a: UnsafePointer<Double>,
                       _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
                       _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] / b[index * strideB] }
}
/// Sums with one number.
public func vDSP_vsadd(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                       _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] + b.pointee }
}
/// Sums with one number.
public func vDSP_vsaddD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                        _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] + b.pointee }
}
/// Products with one number.
public func vDSP_vsmulD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                        _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] * b.pointee }
}
/// Numbers, divided by one.
public func vDSP_vsdiv(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                       _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] / b.pointee }
}
/// Numbers, divided by one.
public func vDSP_vsdivD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                        _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] / b.pointee }
}
/// Products with one number, and sums with others.
public func vDSP_vsma(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                      _ c: UnsafePointer<Float>, _ strideC: vDSP_Stride, _ d: UnsafeMutablePointer<Float>,
                      _ strideD: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { d[index * strideD] = a[index * strideA] * b.pointee + c[index * strideC] }
}
/// Products with one number, and sums with others.
public func vDSP_vsmaD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                       _ c: UnsafePointer<Double>, _ strideC: vDSP_Stride, _ d: UnsafeMutablePointer<Double>,
                       _ strideD: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { d[index * strideD] = a[index * strideA] * b.pointee + c[index * strideC] }
}
/// Absolute values.
public func vDSP_vabs(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                      _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = abs(a[index * strideA]) }
}
/// Absolute values.
public func vDSP_vabsD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                       _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = abs(a[index * strideA]) }
}
/// Negative values.
public func vDSP_vneg(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                      _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = -a[index * strideA] }
}
/// Negative values.
public func vDSP_vnegD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                       _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = -a[index * strideA] }
}
/// Squares.
public func vDSP_vsq(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                     _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] * a[index * strideA] }
}
/// Squares.
public func vDSP_vsqD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                      _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a[index * strideA] * a[index * strideA] }
}
/// Zeros.
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = 0 }
}
/// Zeros.
public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = 0 }
}
/// One number, repeated.
public func vDSP_vfill(_ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
                       _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a.pointee }
}
/// One number, repeated.
public func vDSP_vfillD(_ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
                        _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a.pointee }
}
/// Numbers that begin with `a` and increase by `b`.
public func vDSP_vramp(_ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
                       _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a.pointee + Float(index) * b.pointee }
}
/// Numbers that begin with `a` and increase by `b`.
public func vDSP_vrampD(_ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
                        _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = a.pointee + Double(index) * b.pointee }
}
/// Numbers, at least `b` and at most `c`.
public func vDSP_vclip(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                       _ c: UnsafePointer<Float>, _ d: UnsafeMutablePointer<Float>, _ strideD: vDSP_Stride,
                       _ n: vDSP_Length) {
    for index in 0..<Int(n) { d[index * strideD] = min(max(a[index * strideA], b.pointee), c.pointee) }
}
/// Numbers, at least `b` and at most `c`.
public func vDSP_vclipD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                        _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ strideD: vDSP_Stride,
                        _ n: vDSP_Length) {
    for index in 0..<Int(n) { d[index * strideD] = min(max(a[index * strideA], b.pointee), c.pointee) }
}
/// Numbers, at least `b`.
public func vDSP_vthr(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                      _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = max(a[index * strideA], b.pointee) }
}
/// Numbers, at least `b`.
public func vDSP_vthrD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                       _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index * strideC] = max(a[index * strideA], b.pointee) }
}
/// Decibels relative to `b`: of powers, or of amplitudes if `f` is 1.
public func vDSP_vdbcon(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                        _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ n: vDSP_Length, _ f: UInt32) {
    decibels(a, strideA, b.pointee, c, strideC, n, ofAmplitudes: f == 1, log10)
}
/// Decibels relative to `b`: of powers, or of amplitudes if `f` is 1.
public func vDSP_vdbconD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                         _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length, _ f: UInt32) {
    decibels(a, strideA, b.pointee, c, strideC, n, ofAmplitudes: f == 1, log10)
}
/// Means of the numbers in `c`, each of which counts `b` times, and those in `a`.
public func vDSP_vavlin(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
                        _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    average(a, strideA, b.pointee, c, strideC, n)
}
/// Means of the numbers in `c`, each of which counts `b` times, and those in `a`.
public func vDSP_vavlinD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                         _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    average(a, strideA, b.pointee, c, strideC, n)
}
/// Reverses the order in place.
public func vDSP_vrvrs(_ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    reverse(c, strideC, n)
}
/// Reverses the order in place.
public func vDSP_vrvrsD(_ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    reverse(c, strideC, n)
}
/// The sum.
public func vDSP_sveD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                      _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * strideA] }
}
/// The sum of squares.
public func vDSP_svesq(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                       _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * strideA] * a[$1 * strideA] }
}
/// The sum of squares.
public func vDSP_svesqD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                        _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * strideA] * a[$1 * strideA] }
}
/// The sum of the absolute values.
public func vDSP_svemg(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                       _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + abs(a[$1 * strideA]) }
}
/// The sum of the absolute values.
public func vDSP_svemgD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                        _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + abs(a[$1 * strideA]) }
}
/// The mean.
public func vDSP_meanvD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                        _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * strideA] } / Double(n)
}
/// The mean of the absolute values.
public func vDSP_meamgv(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                        _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + abs(a[$1 * strideA]) } / Float(n)
}
/// The mean of the absolute values.
public func vDSP_meamgvD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                         _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + abs(a[$1 * strideA]) } / Double(n)
}
/// The mean of squares.
public func vDSP_measqv(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                        _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * strideA] * a[$1 * strideA] } / Float(n)
}
/// The mean of squares.
public func vDSP_measqvD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                         _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * strideA] * a[$1 * strideA] } / Double(n)
}
/// The root of the mean of squares.
public func vDSP_rmsqvD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                        _ n: vDSP_Length) {
    let sum: Double = (0..<Int(n)).reduce(0) { $0 + a[$1 * strideA] * a[$1 * strideA] }
    c.pointee = (sum / Double(n)).squareRoot()
}
/// The greatest.
public func vDSP_maxvD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                       _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).map { a[$0 * strideA] }.max() ?? -.infinity
}
/// The least.
public func vDSP_minvD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                       _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).map { a[$0 * strideA] }.min() ?? .infinity
}
/// The greatest of the absolute values.
public func vDSP_maxmgv(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                        _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).map { abs(a[$0 * strideA]) }.max() ?? 0
}
/// The greatest of the absolute values.
public func vDSP_maxmgvD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                         _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).map { abs(a[$0 * strideA]) }.max() ?? 0
}
/// The greatest number and its index, counted in single elements; -∞ and 0 without numbers.
public func vDSP_maxvi(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                       _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length) {
    (c.pointee, i.pointee) = first(a, strideA, n, from: -.infinity, >)
}
/// The greatest number and its index, counted in single elements; -∞ and 0 without numbers.
public func vDSP_maxviD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                        _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length) {
    (c.pointee, i.pointee) = first(a, strideA, n, from: -.infinity, >)
}
/// The least number and its index, counted in single elements; ∞ and 0 without numbers.
public func vDSP_minvi(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                       _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length) {
    (c.pointee, i.pointee) = first(a, strideA, n, from: .infinity, <)
}
/// The least number and its index, counted in single elements; ∞ and 0 without numbers.
public func vDSP_minviD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
                        _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length) {
    (c.pointee, i.pointee) = first(a, strideA, n, from: .infinity, <)
}
/// The sum of products.
public func vDSP_dotprD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
                        _ strideB: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * strideA] * b[$1 * strideB] }
}
/// Numbers less their mean, divided by their standard deviation. Nil for `c` computes `mean` and `deviation` only.
public func vDSP_normalize(_ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>?,
                           _ strideC: vDSP_Stride, _ mean: UnsafeMutablePointer<Float>,
                           _ deviation: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    normalize(a, strideA, c, strideC, mean, deviation, n)
}
/// Numbers less their mean, divided by their standard deviation. Nil for `c` computes `mean` and `deviation` only.
public func vDSP_normalizeD(_ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>?,
                            _ strideC: vDSP_Stride, _ mean: UnsafeMutablePointer<Double>,
                            _ deviation: UnsafeMutablePointer<Double>, _ n: vDSP_Length) {
    normalize(a, strideA, c, strideC, mean, deviation, n)
}

// MARK: What both precisions share

private func decibels<Number: BinaryFloatingPoint>(
    _ a: UnsafePointer<Number>, _ strideA: Int, _ reference: Number, _ c: UnsafeMutablePointer<Number>, _ strideC: Int,
    _ n: vDSP_Length, ofAmplitudes: Bool, _ log10: (Number) -> Number
) {
    let factor: Number = ofAmplitudes ? 20 : 10
    for index in 0..<Int(n) { c[index * strideC] = factor * log10(a[index * strideA] / reference) }
}

private func average<Number: BinaryFloatingPoint>(
    _ a: UnsafePointer<Number>, _ strideA: Int, _ weight: Number, _ c: UnsafeMutablePointer<Number>, _ strideC: Int,
    _ n: vDSP_Length
) {
    for index in 0..<Int(n) {
        let place = index * strideC
        c[place] = (c[place] * weight + a[index * strideA]) / (weight + 1)
    }
}

private func reverse<Number>(_ c: UnsafeMutablePointer<Number>, _ strideC: Int, _ n: vDSP_Length) {
    for index in 0..<Int(n) / 2 {
        let other = (Int(n) - 1 - index) * strideC, kept = c[index * strideC]
        (c[index * strideC], c[other]) = (c[other], kept)
    }
}

/// The number that comes before all others by `precedes`, the first of equal ones, and its index; `start` and 0 if none
/// precedes `start`.
private func first<Number: BinaryFloatingPoint>(
    _ a: UnsafePointer<Number>, _ strideA: Int, _ n: vDSP_Length, from start: Number,
    _ precedes: (Number, Number) -> Bool
) -> (Number, vDSP_Length) {
    var found = (start, vDSP_Length(0))
    for index in 0..<Int(n) where precedes(a[index * strideA], found.0) {
        found = (a[index * strideA], vDSP_Length(index * strideA))
    }
    return found
}

private func normalize<Number: BinaryFloatingPoint>(
    _ a: UnsafePointer<Number>, _ strideA: Int, _ c: UnsafeMutablePointer<Number>?, _ strideC: Int,
    _ mean: UnsafeMutablePointer<Number>, _ deviation: UnsafeMutablePointer<Number>, _ n: vDSP_Length
) {
    let values = (0..<Int(n)).map { a[$0 * strideA] }
    mean.pointee = values.reduce(0, +) / Number(n)
    let middle = mean.pointee
    deviation.pointee = (values.reduce(0) { $0 + ($1 - middle) * ($1 - middle) } / Number(n)).squareRoot()
    guard let c else { return }
    for index in 0..<Int(n) { c[index * strideC] = (values[index] - middle) / deviation.pointee }
}
