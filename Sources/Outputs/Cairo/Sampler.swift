import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension GradientRamp {
    static let steps = 1024

    /// Premultiplied words for locations from 0 to 1.
    func table() -> [UInt32] {
        (0...Self.steps).map { PixelMath.premultiplied(color(Double($0) / Double(Self.steps))) }
    }
}

/// A function from points of item space to colours.
protocol ColorField {
    func word(_ x: Double, _ y: Double) -> UInt32
}

/// Fills device pixels from a field in item space, through any invertible transform.
enum Sampler {
    static func fill(_ buffer: PixelBuffer, paint: Paint, inverse: ProjectionTransform, alpha: Double,
                     images: ImageStore) {
        func table(_ stops: GradientStops) -> [UInt32] { GradientRamp(stops, opacity: alpha).table() }
        switch paint {
        case .color(let color):
            run(buffer, inverse, Flat(value: PixelMath.premultiplied(color.opacity(Float(alpha)))))
        case .backdrop(let backdrop):
            run(buffer, inverse, Flat(value: PixelMath.premultiplied(backdrop.solid.opacity(Float(alpha)))))
        case .linear(let stops, let from, let to):
            let dx = to.x - from.x, dy = to.y - from.y, length = max(dx * dx + dy * dy, 1e-12)
            run(buffer, inverse, Linear(table: table(stops), x: dx / length, y: dy / length,
                                        start: -(from.x * dx + from.y * dy) / length))
        case .radial(let stops, let center, let inner, let outer):
            run(buffer, inverse, Radial(table: table(stops), center: center, sx: 1, sy: 1,
                                        inner: inner, factor: factor(inner, outer)))
        case .elliptical(let stops, let bounds, let unit, let inner, let outer):
            let center = CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
            run(buffer, inverse, Radial(table: table(stops), center: center,
                                        sx: 2 / max(bounds.width, 1e-9), sy: 2 / max(bounds.height, 1e-9),
                                        inner: inner, factor: factor(inner, outer)))
        case .angular(let stops, let center, let from, let to):
            run(buffer, inverse, Angular(table: table(stops), center: center,
                                         sweep: AngularSweep(from: from, to: to)))
        case .tiled(let image, let origin, let scale):
            images.withPixels(image) { pixels in
                run(buffer, inverse, Texture(pixels: pixels, width: image.pixels.width,
                                             height: image.pixels.height,
                                             x: origin.x, y: origin.y, sx: 1 / scale, sy: 1 / scale, isRepeated: true,
                                             isSmooth: true, alpha: UInt32((alpha * 255).rounded())))
            }
        }
    }

    private static func factor(_ inner: CGFloat, _ outer: CGFloat) -> Double {
        let width = outer - inner
        return 1 / (abs(width) < 1e-9 ? 1e-9 : width)
    }

    static func run(_ buffer: PixelBuffer, _ inverse: ProjectionTransform, _ field: some ColorField) {
        for row in 0..<buffer.height {
            let line = buffer.pixels(row)
            var p = inverse.mapped(Double(buffer.x) + 0.5, Double(buffer.y + row) + 0.5)
            for column in 0..<buffer.width {
                // The inverse is known up to its sign, so only the horizon itself is excluded.
                if abs(p.w) > 1e-12 {
                    let over = 1 / p.w
                    line[column] = field.word(p.x * over, p.y * over)
                } else {
                    line[column] = 0
                }
                p.x += inverse.m11
                p.y += inverse.m12
                p.w += inverse.m13
            }
        }
    }

    private struct Flat: ColorField {
        let value: UInt32
        func word(_ x: Double, _ y: Double) -> UInt32 { value }
    }

    @inline(__always) private static func index(_ t: Double) -> Int {
        Int(min(max(t, 0), 1) * Double(GradientRamp.steps) + 0.5)
    }

    private struct Linear: ColorField {
        let table: [UInt32]
        let x: Double, y: Double, start: Double
        func word(_ px: Double, _ py: Double) -> UInt32 { table[index(px * x + py * y + start)] }
    }

    private struct Radial: ColorField {
        let table: [UInt32]
        let center: CGPoint
        let sx: Double, sy: Double, inner: Double, factor: Double
        func word(_ x: Double, _ y: Double) -> UInt32 {
            let dx = (x - center.x) * sx, dy = (y - center.y) * sy
            return table[index(((dx * dx + dy * dy).squareRoot() - inner) * factor)]
        }
    }

    private struct Angular: ColorField {
        let table: [UInt32]
        let center: CGPoint
        let sweep: AngularSweep
        func word(_ x: Double, _ y: Double) -> UInt32 {
            table[index(sweep.location(direction: atan2(y - center.y, x - center.x)))]
        }
    }
}

/// An image as a field: `(x, y)` is mapped to pixels by an offset and a factor.
struct Texture: ColorField {
    let pixels: UnsafePointer<UInt32>
    let width: Int, height: Int
    let x: Double, y: Double, sx: Double, sy: Double
    let isRepeated: Bool, isSmooth: Bool
    let alpha: UInt32

    @inline(__always) private func wrap(_ v: Int, _ count: Int) -> Int {
        // The fast path: most pixels are inside.
        if UInt(bitPattern: v) < UInt(bitPattern: count) { return v }
        if isRepeated {
            let r = v % count
            return r < 0 ? r &+ count : r
        }
        return v < 0 ? 0 : count &- 1
    }

    @inline(__always) func word(_ px: Double, _ py: Double) -> UInt32 {
        // Far outside, the result is the edge, or a repetition too fine to be visible. The shift converts rounding
        // towards zero to rounding down.
        let limit = 1e6, shift = 1 << 20
        var u = (px - x) * sx, v = (py - y) * sy
        u = u > -limit ? min(u, limit) : -limit
        v = v > -limit ? min(v, limit) : -limit
        var result: UInt32
        if isSmooth {
            u += Double(shift) - 0.5
            v += Double(shift) - 0.5
            let left = Int(u), top = Int(v)
            let fx = UInt32(truncatingIfNeeded: Int((u - Double(left)) * 256))
            let fy = UInt32(truncatingIfNeeded: Int((v - Double(top)) * 256))
            let x0 = wrap(left &- shift, width), x1 = wrap(left &- shift &+ 1, width)
            let y0 = wrap(top &- shift, height) &* width, y1 = wrap(top &- shift &+ 1, height) &* width
            result = Self.mix(Self.mix(pixels[y0 &+ x0], pixels[y0 &+ x1], fx),
                              Self.mix(pixels[y1 &+ x0], pixels[y1 &+ x1], fx), fy)
        } else {
            result = pixels[wrap(Int(v + Double(shift)) - shift, height) * width
                + wrap(Int(u + Double(shift)) - shift, width)]
        }
        if alpha < 255 {
            result = PixelMath.word(PixelMath.product(result >> 24, alpha),
                                    PixelMath.product((result >> 16) & 0xff, alpha),
                                    PixelMath.product((result >> 8) & 0xff, alpha),
                                    PixelMath.product(result & 0xff, alpha))
        }
        return result
    }

    /// Interpolates two channels at a time; `part` is 0…256.
    @inline(__always) private static func mix(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
        let rest = 256 &- part
        let mask: UInt32 = 0x00ff_00ff, half: UInt32 = 0x0080_0080
        let lowA: UInt32 = (a & mask) &* rest, lowB: UInt32 = (b & mask) &* part
        let highA: UInt32 = (a >> 8 & mask) &* rest, highB: UInt32 = (b >> 8 & mask) &* part
        let low: UInt32 = (lowA &+ lowB &+ half) >> 8 & mask
        let high: UInt32 = (highA &+ highB &+ half) & ~mask
        return low | high
    }
}
