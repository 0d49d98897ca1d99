import Foundation

// Fourier transforms, and what they need.

/// Whether a transform goes there or back.
public typealias FFTDirection = Int32
/// By what a length is divided.
public typealias FFTRadix = Int32
/// There.
public var FFT_FORWARD: Int { 1 }
/// Back.
public var FFT_INVERSE: Int { -1 }
/// A power of 2.
public var FFT_RADIX2: Int { 0 }
/// A power of 2.
public var kFFTRadix2: Int { 0 }
/// There.
public var kFFTDirection_Forward: Int { 1 }
/// Back.
public var kFFTDirection_Inverse: Int { -1 }
/// As large as a window is computed.
public var vDSP_HANN_DENORM: Int { 0 }
/// So that a window keeps the power.
public var vDSP_HANN_NORM: Int { 2 }
/// Half of a window.
public var vDSP_HALF_WINDOW: Int { 1 }

/// A complex number.
public struct DSPComplex: Hashable, Sendable {
    public var real: Float, imag: Float
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
    public init() { self.init(real: 0, imag: 0) }
}
/// Complex numbers: their real parts, and their imaginary ones.
public struct DSPSplitComplex {
    public var realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}
/// The lengths that can be transformed.
public final class FFTSetupObject {
    fileprivate let log2n: vDSP_Length
    fileprivate init(_ log2n: vDSP_Length) { self.log2n = log2n }
}
/// The lengths that can be transformed.
public typealias FFTSetup = FFTSetupObject
/// Lengths up to a power of 2; nil for another radix.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
    radix == 0 && log2n < 40 ? FFTSetupObject(log2n) : nil
}
/// Frees memory. Nothing to do: it is counted.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {}
/// Transforms complex numbers in their place; neither way divides by how many they are.
public func vDSP_fft_zip(_ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ strideC: vDSP_Stride,
                         _ log2n: vDSP_Length, _ direction: FFTDirection) {
    let count = 1 << Int(log2n), real = c.pointee.realp, imag = c.pointee.imagp
    guard log2n <= setup.log2n else { return }
    var other = 0
    for index in 1..<max(count, 1) {
        var bit = count >> 1
        while other & bit != 0 { (other, bit) = (other ^ bit, bit >> 1) }
        other |= bit
        guard index < other else { continue }
        let first = index * strideC, second = other * strideC
        (real[first], real[second]) = (real[second], real[first])
        (imag[first], imag[second]) = (imag[second], imag[first])
    }
    var length = 2
    while length <= count {
        let angle = -2 * Double.pi / Double(length) * Double(direction)
        for part in 0..<length / 2 {
            let cosine = Float(cos(angle * Double(part))), sine = Float(sin(angle * Double(part)))
            for start in stride(from: part, to: count, by: length) {
                let first = start * strideC, second = (start + length / 2) * strideC
                let x = real[second] * cosine - imag[second] * sine, y = real[second] * sine + imag[second] * cosine
                (real[second], imag[second]) = (real[first] - x, imag[first] - y)
                (real[first], imag[first]) = (real[first] + x, imag[first] + y)
            }
        }
        length *= 2
    }
}
/// Transforms real numbers, the even ones in `realp` and the odd ones in `imagp`, in their place: what is made there is
/// twice as large, and its last number is beside the first one. Back, it is made of that.
public func vDSP_fft_zrip(_ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ strideC: vDSP_Stride,
                          _ log2n: vDSP_Length, _ direction: FFTDirection) {
    guard log2n > 0 else { return }
    let half = 1 << Int(log2n - 1), real = c.pointee.realp, imag = c.pointee.imagp
    if direction > 0 { vDSP_fft_zip(setup, c, strideC, log2n - 1, 1) }
    let way: Double = direction > 0 ? -1 : 1
    for index in 1..<max(half / 2 + 1, 1) {
        let one = index * strideC, two = (half - index) * strideC
        let evenReal = real[one] + real[two], evenImag = imag[one] - imag[two]
        let oddReal = (imag[one] + imag[two]) * Float(-way), oddImag = (real[two] - real[one]) * Float(-way)
        let angle = way * Double.pi * Double(index) / Double(half)
        let cosine = Float(cos(angle)), sine = Float(sin(angle))
        let x = oddReal * cosine - oddImag * sine, y = oddReal * sine + oddImag * cosine
        (real[one], imag[one]) = (evenReal + x, evenImag + y)
        if one != two { (real[two], imag[two]) = (evenReal - x, y - evenImag) }
    }
    let first = real[0], last = imag[0]
    let factor: Float = direction > 0 ? 2 : 1
    (real[0], imag[0]) = ((first + last) * factor, (first - last) * factor)
    if direction < 0 { vDSP_fft_zip(setup, c, strideC, log2n - 1, -1) }
}
/// Takes complex numbers apart; a stride counts single numbers.
public func vDSP_ctoz(_ c: UnsafePointer<DSPComplex>, _ strideC: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>,
                      _ strideZ: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) {
        z.pointee.realp[index * strideZ] = c[index * strideC / 2].real
        z.pointee.imagp[index * strideZ] = c[index * strideC / 2].imag
    }
}
/// Puts complex numbers together; a stride counts single numbers.
public func vDSP_ztoc(_ z: UnsafePointer<DSPSplitComplex>, _ strideZ: vDSP_Stride,
                      _ c: UnsafeMutablePointer<DSPComplex>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) {
        let place = index * strideC / 2
        c[place] = DSPComplex(real: z.pointee.realp[index * strideZ],
                              imag: z.pointee.imagp[index * strideZ])
    }
}
/// The squares of how large complex numbers are.
public func vDSP_zvmags(_ a: UnsafePointer<DSPSplitComplex>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                        _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) {
        let x = a.pointee.realp[index * strideA], y = a.pointee.imagp[index * strideA]
        c[index * strideC] = x * x + y * y
    }
}
/// How large complex numbers are.
public func vDSP_zvabs(_ a: UnsafePointer<DSPSplitComplex>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
                       _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    vDSP_zvmags(a, strideA, c, strideC, n)
    for index in 0..<Int(n) { c[index * strideC] = c[index * strideC].squareRoot() }
}
/// A window of Hann: how much numbers count, least at the ends.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    let factor: Float = flag & 2 != 0 ? 0.8165 : 0.5
    for index in 0..<Int(n) { c[index] = factor * (1 - Float(cos(2 * Double.pi * Double(index) / Double(n)))) }
}
/// A window of Hamming: how much numbers count, least at the ends.
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    for index in 0..<Int(n) { c[index] = Float(0.54 - 0.46 * cos(2 * Double.pi * Double(index) / Double(n))) }
}
/// A complex number.
public struct DSPDoubleComplex: Hashable, Sendable {
    public var real: Double, imag: Double
    public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
    public init() { self.init(real: 0, imag: 0) }
}
/// Complex numbers: their real parts, and their imaginary ones.
public struct DSPDoubleSplitComplex {
    public var realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}
/// The lengths that can be transformed.
public final class FFTSetupDObject {
    fileprivate let log2n: vDSP_Length
    fileprivate init(_ log2n: vDSP_Length) { self.log2n = log2n }
}
/// The lengths that can be transformed.
public typealias FFTSetupD = FFTSetupDObject
/// Lengths up to a power of 2; nil for another radix.
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? {
    radix == 0 && log2n < 40 ? FFTSetupDObject(log2n) : nil
}
/// Frees memory. Nothing to do: it is counted.
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) {}
/// Transforms complex numbers in their place; neither way divides by how many they are.
public func vDSP_fft_zipD(_ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ strideC: vDSP_Stride,
                          _ log2n: vDSP_Length, _ direction: FFTDirection) {
    let count = 1 << Int(log2n), real = c.pointee.realp, imag = c.pointee.imagp
    guard log2n <= setup.log2n else { return }
    var other = 0
    for index in 1..<max(count, 1) {
        var bit = count >> 1
        while other & bit != 0 { (other, bit) = (other ^ bit, bit >> 1) }
        other |= bit
        guard index < other else { continue }
        let first = index * strideC, second = other * strideC
        (real[first], real[second]) = (real[second], real[first])
        (imag[first], imag[second]) = (imag[second], imag[first])
    }
    var length = 2
    while length <= count {
        let angle = -2 * Double.pi / Double(length) * Double(direction)
        for part in 0..<length / 2 {
            let cosine = Double(cos(angle * Double(part))), sine = Double(sin(angle * Double(part)))
            for start in stride(from: part, to: count, by: length) {
                let first = start * strideC, second = (start + length / 2) * strideC
                let x = real[second] * cosine - imag[second] * sine, y = real[second] * sine + imag[second] * cosine
                (real[second], imag[second]) = (real[first] - x, imag[first] - y)
                (real[first], imag[first]) = (real[first] + x, imag[first] + y)
            }
        }
        length *= 2
    }
}
/// Transforms real numbers, the even ones in `realp` and the odd ones in `imagp`, in their place: what is made there is
/// twice as large, and its last number is beside the first one. Back, it is made of that.
public func vDSP_fft_zripD(_ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ strideC: vDSP_Stride,
                           _ log2n: vDSP_Length, _ direction: FFTDirection) {
    guard log2n > 0 else { return }
    let half = 1 << Int(log2n - 1), real = c.pointee.realp, imag = c.pointee.imagp
    if direction > 0 { vDSP_fft_zipD(setup, c, strideC, log2n - 1, 1) }
    let way: Double = direction > 0 ? -1 : 1
    for index in 1..<max(half / 2 + 1, 1) {
        let one = index * strideC, two = (half - index) * strideC
        let evenReal = real[one] + real[two], evenImag = imag[one] - imag[two]
        let oddReal = (imag[one] + imag[two]) * Double(-way), oddImag = (real[two] - real[one]) * Double(-way)
        let angle = way * Double.pi * Double(index) / Double(half)
        let cosine = Double(cos(angle)), sine = Double(sin(angle))
        let x = oddReal * cosine - oddImag * sine, y = oddReal * sine + oddImag * cosine
        (real[one], imag[one]) = (evenReal + x, evenImag + y)
        if one != two { (real[two], imag[two]) = (evenReal - x, y - evenImag) }
    }
    let first = real[0], last = imag[0]
    let factor: Double = direction > 0 ? 2 : 1
    (real[0], imag[0]) = ((first + last) * factor, (first - last) * factor)
    if direction < 0 { vDSP_fft_zipD(setup, c, strideC, log2n - 1, -1) }
}
/// Takes complex numbers apart; a stride counts single numbers.
public func vDSP_ctozD(_ c: UnsafePointer<DSPDoubleComplex>, _ strideC: vDSP_Stride,
                       _ z: UnsafePointer<DSPDoubleSplitComplex>, _ strideZ: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) {
        z.pointee.realp[index * strideZ] = c[index * strideC / 2].real
        z.pointee.imagp[index * strideZ] = c[index * strideC / 2].imag
    }
}
/// Puts complex numbers together; a stride counts single numbers.
public func vDSP_ztocD(_ z: UnsafePointer<DSPDoubleSplitComplex>, _ strideZ: vDSP_Stride,
                       _ c: UnsafeMutablePointer<DSPDoubleComplex>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) {
        let place = index * strideC / 2
        c[place] = DSPDoubleComplex(real: z.pointee.realp[index * strideZ],
                                    imag: z.pointee.imagp[index * strideZ])
    }
}
/// The squares of how large complex numbers are.
public func vDSP_zvmagsD(_ a: UnsafePointer<DSPDoubleSplitComplex>, _ strideA: vDSP_Stride,
                         _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    for index in 0..<Int(n) {
        let x = a.pointee.realp[index * strideA], y = a.pointee.imagp[index * strideA]
        c[index * strideC] = x * x + y * y
    }
}
/// How large complex numbers are.
public func vDSP_zvabsD(_ a: UnsafePointer<DSPDoubleSplitComplex>, _ strideA: vDSP_Stride,
                        _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ n: vDSP_Length) {
    vDSP_zvmagsD(a, strideA, c, strideC, n)
    for index in 0..<Int(n) { c[index * strideC] = c[index * strideC].squareRoot() }
}
/// A window of Hann: how much numbers count, least at the ends.
public func vDSP_hann_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
    let factor: Double = flag & 2 != 0 ? 0.8165 : 0.5
    for index in 0..<Int(n) { c[index] = factor * (1 - Double(cos(2 * Double.pi * Double(index) / Double(n)))) }
}
/// A window of Hamming: how much numbers count, least at the ends.
public func vDSP_hamm_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
    for index in 0..<Int(n) { c[index] = Double(0.54 - 0.46 * cos(2 * Double.pi * Double(index) / Double(n))) }
}
