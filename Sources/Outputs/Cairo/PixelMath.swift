import Foundation
import QuadrantDisplayList
import QuadrantPNG

/// Arithmetic on premultiplied words: alpha in the highest byte, then red, green, blue.
enum PixelMath {
    /// `a * b / 255`, rounded to the nearest integer.
    @inline(__always) static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let t = a &* b &+ 128
        return (t &+ (t >> 8)) >> 8
    }

    @inline(__always) static func word(_ alpha: UInt32, _ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
        alpha << 24 | red << 16 | green << 8 | blue
    }

    /// A premultiplied word over another one.
    @inline(__always) static func over(_ top: UInt32, _ below: UInt32) -> UInt32 {
        let left = 255 - (top >> 24)
        func channel(_ shift: UInt32) -> UInt32 {
            min((top >> shift & 0xff) + product(below >> shift & 0xff, left), 255) << shift
        }
        return top == 0 ? below : channel(24) | channel(16) | channel(8) | channel(0)
    }

    static func premultiplied(_ color: RGBA) -> UInt32 {
        let alpha = color.alpha.clampedToUnit
        func channel(_ v: Float) -> UInt32 { UInt32((v.clampedToUnit * alpha * 255).rounded()) }
        return word(UInt32((alpha * 255).rounded()), channel(color.red), channel(color.green), channel(color.blue))
    }

    /// Composites premultiplied BGRA words over white, as RGB bytes.
    static func overWhite(_ pixels: UnsafePointer<UInt32>, count: Int, into out: UnsafeMutablePointer<UInt8>) {
        for index in 0..<count {
            let p = pixels[index], at = out + index * 3, white = 255 - (p >> 24)
            at[0] = UInt8(min((p >> 16) & 0xff + white, 255))
            at[1] = UInt8(min((p >> 8) & 0xff + white, 255))
            at[2] = UInt8(min(p & 0xff + white, 255))
        }
    }

    /// Converts straight RGBA bytes to premultiplied words.
    static func premultiply(_ rgba: UnsafePointer<UInt8>, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        for index in 0..<count {
            let p = rgba + index * 4
            let alpha = UInt32(p[3])
            pixels[index] = word(alpha, product(UInt32(p[0]), alpha), product(UInt32(p[1]), alpha),
                                 product(UInt32(p[2]), alpha))
        }
    }
}

extension PixelBuffer {
    /// Rows of red, green, blue, alpha from straight red, green, blue, alpha, 1; each result clamped to 0…1.
    func apply(colorMatrix m: [Float]) {
        guard m.count == 20 else { return }
        settle()
        let table = StraightPixels.reciprocals
        var last: UInt32 = 0
        var lastResult = Self.apply(m, 0, table)
        for y in 0..<height {
            let line = pixels(y)
            for x in 0..<width {
                let p = line[x]
                // The last result is reused: interfaces consist mostly of flat areas.
                if p != last {
                    last = p
                    lastResult = Self.apply(m, p, table)
                }
                line[x] = lastResult
            }
        }
        touched()
    }

    private static func apply(_ m: [Float], _ p: UInt32, _ table: [UInt32]) -> UInt32 {
        let reciprocal = table[Int(p >> 24)]
        let a = Float(p >> 24) / 255
        let r = Float(StraightPixels.straight((p >> 16) & 0xff, reciprocal)) / 255
        let g = Float(StraightPixels.straight((p >> 8) & 0xff, reciprocal)) / 255
        let b = Float(StraightPixels.straight(p & 0xff, reciprocal)) / 255
        func row(_ i: Int) -> Float { m[i] * r + m[i + 1] * g + m[i + 2] * b + m[i + 3] * a + m[i + 4] }
        return PixelMath.premultiplied(RGBA(red: row(0), green: row(5), blue: row(10), alpha: row(15)))
    }

    /// Replaces every pixel by black with its luminance as alpha.
    func applyLuminanceToAlpha() {
        settle()
        for y in 0..<height {
            let line = pixels(y)
            for x in 0..<width {
                let p = line[x]
                let sum = 13933 * ((p >> 16) & 0xff) + 46871 * ((p >> 8) & 0xff) + 4732 * (p & 0xff)
                line[x] = min((sum + 32768) >> 16, 255) << 24
            }
        }
        touched()
    }

    /// Replaces every pixel by `color` with this buffer's coverage.
    func fill(_ target: PixelBuffer, with color: RGBA) {
        let table = (0...255).map { PixelMath.premultiplied(color.opacity(Float($0) / 255)) }
        for y in 0..<min(height, target.height) {
            let from = row(y), to = target.pixels(y)
            for x in 0..<min(width, target.width) { to[x] = table[Int(from[x])] }
        }
        target.touched()
    }

    /// Copies the alpha of a colour buffer to the same rows and columns, shifted.
    func copyAlpha(of source: PixelBuffer) {
        source.settle()
        for y in 0..<source.height {
            let ty = y + source.y - self.y
            guard ty >= 0, ty < height else { continue }
            let from = source.pixels(y), to = row(ty)
            let first = max(0, self.x - source.x), last = min(source.width, self.x + width - source.x)
            guard first < last else { continue }
            for x in first..<last { to[x + source.x - self.x] = UInt8(from[x] >> 24) }
        }
        touched()
    }

    /// Replaces this buffer by `backdrop` darkened by it: the differences from white are added.
    func darken(_ backdrop: PixelBuffer) {
        settle()
        backdrop.settle()
        for y in 0..<height {
            let line = pixels(y), other = y + self.y - backdrop.y
            for x in 0..<width {
                let column = x + self.x - backdrop.x
                guard other >= 0, other < backdrop.height, column >= 0, column < backdrop.width else { continue }
                let s = line[x], d = backdrop.pixels(other)[column]
                let sa = Int32(s >> 24), da = Int32(d >> 24), alpha = min(sa + da, 255)
                func channel(_ shift: UInt32) -> UInt32 {
                    let lack = da - Int32((d >> shift) & 0xff) + sa - Int32((s >> shift) & 0xff)
                    return UInt32(max(alpha - lack, 0))
                }
                line[x] = PixelMath.word(UInt32(alpha), channel(16), channel(8), channel(0))
            }
        }
        touched()
    }
}
