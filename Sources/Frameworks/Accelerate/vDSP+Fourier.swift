import Foundation

// Fourier transforms and windows, in single and in double precision (names that end with D, and types with Double).

/// The direction of a transform: 1 is forward, -1 is inverse.
public typealias FFTDirection = Int32
/// The radix of a transform.
public typealias FFTRadix = Int32
/// From a signal to its spectrum.
public var FFT_FORWARD: Int { 1 }
/// From a spectrum to its signal.
public var FFT_INVERSE: Int { -1 }
/// Lengths are powers of 2.
public var FFT_RADIX2: Int { 0 }
/// Lengths are powers of 2.
public var kFFTRadix2: Int { 0 }
/// From a signal to its spectrum.
public var kFFTDirection_Forward: Int { 1 }
/// From a spectrum to its signal.
public var kFFTDirection_Inverse: Int { -1 }
/// A window between 0 and 1.
public var vDSP_HANN_DENORM: Int { 0 }
/// A window that keeps the power of a signal.
public var vDSP_HANN_NORM: Int { 2 }
/// The first half of a window. Nothing to do: whole windows are written.
public var vDSP_HALF_WINDOW: Int { 1 }

// MARK: Single precision

/// A complex number in single precision.
public struct DSPComplex: Hashable, Sendable, ComplexNumber {
    public var real: Float, imag: Float
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
    public init() { self.init(real: 0, imag: 0) }
}
/// Complex numbers in single precision: pointers to their real parts and to their imaginary ones.
public struct DSPSplitComplex: SplitComplexNumbers {
    public var realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}
/// What a transform in single precision needs: the length that it has at most.
public final class FFTSetupObject {
    fileprivate let log2n: vDSP_Length
    fileprivate init(_ log2n: vDSP_Length) { self.log2n = log2n }
}
/// What a transform in single precision needs.
public typealias FFTSetup = FFTSetupObject
/// A setup for lengths up to 2 to the power of `log2n`; nil for another radix than 2, and for more than 39.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
    radix == 0 && log2n < 40 ? FFTSetupObject(log2n) : nil
}
/// Frees memory. Nothing to do: it is counted.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {}
/// Transforms complex numbers in place; neither direction divides by their number. Does nothing if there are more than
/// the setup is for.
public func vDSP_fft_zip(_ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ strideC: vDSP_Stride,
                         _ log2n: vDSP_Length, _ direction: FFTDirection) {
    if log2n <= setup.log2n { c.pointee.transform(strideC, log2n, direction) }
}
/// Transforms real numbers in place, the even ones in `realp` and the odd ones in `imagp`. The result is twice the
/// transform; its last number, which is real, is the first one of `imagp`. The other direction takes that form.
public func vDSP_fft_zrip(_ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ strideC: vDSP_Stride,
                          _ log2n: vDSP_Length, _ direction: FFTDirection) {
    if log2n > 0, log2n - 1 <= setup.log2n { c.pointee.transformReal(strideC, log2n, direction) }
}
/// Takes complex numbers apart; a stride counts single numbers.
public func vDSP_ctoz(_ c: UnsafePointer<DSPComplex>, _ strideC: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>,
                      _ strideZ: vDSP_Stride, _ n: vDSP_Length) {
    z.pointee.split(c, strideC, strideZ, n)
}
/// Puts complex numbers together; a stride counts single numbers.
public func vDSP_ztoc(_ z: UnsafePointer<DSPSplitComplex>, _ strideZ: vDSP_Stride,
                      _ c: UnsafeMutablePointer<DSPComplex>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    z.pointee.join(strideZ, c, strideC, n)
}
/// The squares of the magnitudes of complex numbers.
public func vDSP_zvmags(_ a: UnsafePointer<DSPSplitComplex>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                        _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    a.pointee.squaredMagnitudes(strideA, c, strideC, n)
}
/// The magnitudes of complex numbers.
public func vDSP_zvabs(_ a: UnsafePointer<DSPSplitComplex>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                       _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    a.pointee.magnitudes(strideA, c, strideC, n)
}
/// The Hann window of `n` numbers.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) { hann(c, n, flag) }
/// The Hamming window of `n` numbers.
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) { hamming(c, n) }

// MARK: Double precision

/// A complex number in double precision.
public struct DSPDoubleComplex: Hashable, Sendable, ComplexNumber {
    public var real: Double, imag: Double
    public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
    public init() { self.init(real: 0, imag: 0) }
}
/// Complex numbers in double precision: pointers to their real parts and to their imaginary ones.
public struct DSPDoubleSplitComplex: SplitComplexNumbers {
    public var realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}
/// What a transform in double precision needs: the length that it has at most.
public final class FFTSetupDObject {
    fileprivate let log2n: vDSP_Length
    fileprivate init(_ log2n: vDSP_Length) { self.log2n = log2n }
}
/// What a transform in double precision needs.
public typealias FFTSetupD = FFTSetupDObject
/// A setup for lengths up to 2 to the power of `log2n`; nil for another radix than 2, and for more than 39.
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? {
    radix == 0 && log2n < 40 ? FFTSetupDObject(log2n) : nil
}
/// Frees memory. Nothing to do: it is counted.
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) {}
/// Transforms complex numbers in place; neither direction divides by their number. Does nothing if there are more than
/// the setup is for.
public func vDSP_fft_zipD(_ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ strideC: vDSP_Stride,
                          _ log2n: vDSP_Length, _ direction: FFTDirection) {
    if log2n <= setup.log2n { c.pointee.transform(strideC, log2n, direction) }
}
/// Transforms real numbers in place, the even ones in `realp` and the odd ones in `imagp`. The result is twice the
/// transform; its last number, which is real, is the first one of `imagp`. The other direction takes that form.
public func vDSP_fft_zripD(_ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ strideC: vDSP_Stride,
                           _ log2n: vDSP_Length, _ direction: FFTDirection) {
    if log2n > 0, log2n - 1 <= setup.log2n { c.pointee.transformReal(strideC, log2n, direction) }
}
/// Takes complex numbers apart; a stride counts single numbers.
public func vDSP_ctozD(_ c: UnsafePointer<DSPDoubleComplex>, _ strideC: vDSP_Stride,
                       _ z: UnsafePointer<DSPDoubleSplitComplex>, _ strideZ: vDSP_Stride, _ n: vDSP_Length) {
    z.pointee.split(c, strideC, strideZ, n)
}
/// Puts complex numbers together; a stride counts single numbers.
public func vDSP_ztocD(_ z: UnsafePointer<DSPDoubleSplitComplex>, _ strideZ: vDSP_Stride,
                       _ c: UnsafeMutablePointer<DSPDoubleComplex>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    z.pointee.join(strideZ, c, strideC, n)
}
/// The squares of the magnitudes of complex numbers.
public func vDSP_zvmagsD(_ a: UnsafePointer<DSPDoubleSplitComplex>, _ strideA: vDSP_Stride,
                         _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    a.pointee.squaredMagnitudes(strideA, c, strideC, n)
}
/// The magnitudes of complex numbers.
public func vDSP_zvabsD(_ a: UnsafePointer<DSPDoubleSplitComplex>, _ strideA: vDSP_Stride,
                        _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    a.pointee.magnitudes(strideA, c, strideC, n)
}
/// The Hann window of `n` numbers.
public func vDSP_hann_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) { hann(c, n, flag) }
/// The Hamming window of `n` numbers.
public func vDSP_hamm_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) { hamming(c, n) }

// MARK: What both precisions share

/// A complex number in single or double precision.
protocol ComplexNumber {
    associatedtype Number: BinaryFloatingPoint
    var real: Number { get }
    var imag: Number { get }
    init(real: Number, imag: Number)
}

/// Complex numbers in single or double precision, their real parts apart from their imaginary ones.
protocol SplitComplexNumbers {
    associatedtype Number: BinaryFloatingPoint
    var realp: UnsafeMutablePointer<Number> { get }
    var imagp: UnsafeMutablePointer<Number> { get }
}

extension SplitComplexNumbers {
    /// Transforms 2 to the power of `log2n` numbers in place, by the radix-2 algorithm of Cooley and Tukey. `direction`
    /// is 1 or -1; neither divides by the number of numbers.
    func transform(_ step: Int, _ log2n: vDSP_Length, _ direction: FFTDirection) {
        let count = 1 << Int(log2n), real = realp, imag = imagp
        // The order of the numbers with their bits reversed.
        var other = 0
        for index in 1..<max(count, 1) {
            var bit = count >> 1
            while other & bit != 0 { (other, bit) = (other ^ bit, bit >> 1) }
            other |= bit
            guard index < other else { continue }
            let first = index * step, second = other * step
            (real[first], real[second]) = (real[second], real[first])
            (imag[first], imag[second]) = (imag[second], imag[first])
        }
        var length = 2
        while length <= count {
            let angle = -2 * Double.pi / Double(length) * Double(direction)
            for part in 0..<length / 2 {
                let cosine = Number(cos(angle * Double(part))), sine = Number(sin(angle * Double(part)))
                for start in stride(from: part, to: count, by: length) {
                    let first = start * step, second = (start + length / 2) * step
                    let x = real[second] * cosine - imag[second] * sine, y = real[second] * sine + imag[second] * cosine
                    (real[second], imag[second]) = (real[first] - x, imag[first] - y)
                    (real[first], imag[first]) = (real[first] + x, imag[first] + y)
                }
            }
            length *= 2
        }
    }

    /// Transforms 2 to the power of `log2n` real numbers in place, by a transform of half as many complex ones.
    func transformReal(_ step: Int, _ log2n: vDSP_Length, _ direction: FFTDirection) {
        let half = 1 << Int(log2n - 1), real = realp, imag = imagp
        if direction > 0 { transform(step, log2n - 1, 1) }
        let way: Double = direction > 0 ? -1 : 1
        for index in 1..<max(half / 2 + 1, 1) {
            let one = index * step, two = (half - index) * step
            let evenReal = real[one] + real[two], evenImag = imag[one] - imag[two]
            let oddReal = (imag[one] + imag[two]) * Number(-way), oddImag = (real[two] - real[one]) * Number(-way)
            let angle = way * Double.pi * Double(index) / Double(half)
            let cosine = Number(cos(angle)), sine = Number(sin(angle))
            let x = oddReal * cosine - oddImag * sine, y = oddReal * sine + oddImag * cosine
            (real[one], imag[one]) = (evenReal + x, evenImag + y)
            if one != two { (real[two], imag[two]) = (evenReal - x, y - evenImag) }
        }
        let first = real[0], last = imag[0]
        let factor: Number = direction > 0 ? 2 : 1
        (real[0], imag[0]) = ((first + last) * factor, (first - last) * factor)
        if direction < 0 { transform(step, log2n - 1, -1) }
    }

    /// Takes complex numbers apart; `strideC` counts single numbers.
    func split<Complex: ComplexNumber>(_ c: UnsafePointer<Complex>, _ strideC: Int, _ step: Int, _ n: vDSP_Length)
    where Complex.Number == Number {
        for index in 0..<Int(n) {
            realp[index * step] = c[index * strideC / 2].real
            imagp[index * step] = c[index * strideC / 2].imag
        }
    }

    /// Puts complex numbers together; `strideC` counts single numbers.
    func join<Complex: ComplexNumber>(_ step: Int, _ c: UnsafeMutablePointer<Complex>, _ strideC: Int, _ n: vDSP_Length)
    where Complex.Number == Number {
        for index in 0..<Int(n) {
            c[index * strideC / 2] = Complex(real: realp[index * step], imag: imagp[index * step])
        }
    }

    /// The squares of the magnitudes.
    func squaredMagnitudes(_ step: Int, _ c: UnsafeMutablePointer<Number>, _ strideC: Int, _ n: vDSP_Length) {
        for index in 0..<Int(n) {
            let x = realp[index * step], y = imagp[index * step]
            c[index * strideC] = x * x + y * y
        }
    }

    /// The magnitudes.
    func magnitudes(_ step: Int, _ c: UnsafeMutablePointer<Number>, _ strideC: Int, _ n: vDSP_Length) {
        squaredMagnitudes(step, c, strideC, n)
        for index in 0..<Int(n) { c[index * strideC] = c[index * strideC].squareRoot() }
    }
}

private func hann<Number: BinaryFloatingPoint>(_ c: UnsafeMutablePointer<Number>, _ n: vDSP_Length, _ flag: Int32) {
    let factor: Number = flag & 2 != 0 ? 0.8165 : 0.5
    for index in 0..<Int(n) { c[index] = factor * (1 - Number(cos(2 * Double.pi * Double(index) / Double(n)))) }
}

private func hamming<Number: BinaryFloatingPoint>(_ c: UnsafeMutablePointer<Number>, _ n: vDSP_Length) {
    for index in 0..<Int(n) { c[index] = Number(0.54 - 0.46 * cos(2 * Double.pi * Double(index) / Double(n))) }
}
