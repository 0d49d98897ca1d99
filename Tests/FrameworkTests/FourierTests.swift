import Accelerate
import Foundation
import Testing

@Suite("Fourier transforms and vectors of Accelerate")
struct FourierTests {
    /// The transform by its definition.
    private func transformed(_ values: [(Double, Double)], _ sign: Double) -> [(Double, Double)] {
        values.indices.map { k in
            values.enumerated().reduce((0, 0)) { sum, entry in
                let angle = sign * 2 * Double.pi * Double(k * entry.offset) / Double(values.count)
                let (x, y) = entry.element
                return (sum.0 + x * cos(angle) - y * sin(angle), sum.1 + x * sin(angle) + y * cos(angle))
            }
        }
    }

    @Test func complexNumbersGoThereAndBack() throws {
        let values: [(Double, Double)] = (0..<16).map { index in
            let x = Double(index)
            return (sin(x), cos(3 * x) + x)
        }
        var real = values.map(\.0), imag = values.map(\.1)
        let setup = try #require(vDSP_create_fftsetupD(4, FFTRadix(kFFTRadix2)))
        real.withUnsafeMutableBufferPointer { r in
            imag.withUnsafeMutableBufferPointer { i in
                var split = DSPDoubleSplitComplex(realp: r.baseAddress!, imagp: i.baseAddress!)
                vDSP_fft_zipD(setup, &split, 1, 4, FFTDirection(FFT_FORWARD))
            }
        }
        for (index, right) in transformed(values, -1).enumerated() {
            #expect(abs(real[index] - right.0) < 1e-9 && abs(imag[index] - right.1) < 1e-9, "\(index)")
        }
        real.withUnsafeMutableBufferPointer { r in
            imag.withUnsafeMutableBufferPointer { i in
                var split = DSPDoubleSplitComplex(realp: r.baseAddress!, imagp: i.baseAddress!)
                vDSP_fft_zipD(setup, &split, 1, 4, FFTDirection(FFT_INVERSE))
            }
        }
        for index in 0..<16 { #expect(abs(real[index] / 16 - values[index].0) < 1e-9) }
        vDSP_destroy_fftsetupD(setup)
        #expect(vDSP_create_fftsetup(4, 1) == nil)
    }

    /// Real numbers: twice the transform, and there and back 2n times the numbers.
    @Test func realNumbersGoThereAndBack() throws {
        let values: [Float] = (0..<32).map { index in
            let x = Double(index)
            return Float(sin(x * 0.7) + x / 10)
        }
        let right = transformed(values.map { (Double($0), 0) }, -1)
        var real = [Float](repeating: 0, count: 16), imag = real, back = [Float](repeating: 0, count: 32)
        let setup = try #require(vDSP_create_fftsetup(5, FFTRadix(FFT_RADIX2)))
        real.withUnsafeMutableBufferPointer { r in
            imag.withUnsafeMutableBufferPointer { i in
                var split = DSPSplitComplex(realp: r.baseAddress!, imagp: i.baseAddress!)
                values.withUnsafeBytes { bytes in
                    vDSP_ctoz(bytes.bindMemory(to: DSPComplex.self).baseAddress!, 2, &split, 1, 16)
                }
                vDSP_fft_zrip(setup, &split, 1, 5, FFTDirection(FFT_FORWARD))
                #expect(abs(Double(r[0]) - 2 * right[0].0) < 1e-3 && abs(Double(i[0]) - 2 * right[16].0) < 1e-3)
                for index in 1..<16 {
                    #expect(abs(Double(r[index]) - 2 * right[index].0) < 1e-3, "\(index)")
                    #expect(abs(Double(i[index]) - 2 * right[index].1) < 1e-3, "\(index)")
                }
                vDSP_fft_zrip(setup, &split, 1, 5, FFTDirection(FFT_INVERSE))
                back.withUnsafeMutableBytes { bytes in
                    vDSP_ztoc(&split, 1, bytes.bindMemory(to: DSPComplex.self).baseAddress!, 2, 16)
                }
            }
        }
        for index in 0..<32 { #expect(abs(back[index] / 64 - values[index]) < 1e-4, "\(index)") }
    }

    @Test func vectorsAreComputedInBothPrecisions() {
        let a: [Float] = [1, -2, 3], b: [Double] = [4, 9]
        var sum: Float = 0, place: vDSP_Length = 0, mean = 0.0, deviation = 0.0
        vDSP_measqv(a, 1, &sum, 3)
        #expect(abs(sum - 14.0 / 3) < 1e-5)
        vDSP_maxvi(a, 1, &sum, &place, 3)
        #expect(sum == 3 && place == 2)
        var out = [Float](repeating: 0, count: 3), low: Float = -1, high: Float = 2
        vDSP_vclip(a, 1, &low, &high, &out, 1, 3)
        #expect(out == [1, -1, 2])
        vDSP_vsub(a, 1, out, 1, &out, 1, 3)
        #expect(out == [0, 1, -1])
        vDSP_normalizeD(b, 1, nil, 1, &mean, &deviation, 2)
        #expect(mean == 6.5 && deviation == 2.5)
        var window = [Float](repeating: 0, count: 4)
        vDSP_hann_window(&window, 4, Int32(vDSP_HANN_DENORM))
        #expect(abs(window[2] - 1) < 1e-6 && window[0] == 0)
    }
}
