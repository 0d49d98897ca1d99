import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// Colours of a gradient, straight.
struct Ramp {
    private let stops: [GradientStops.Stop]
    private let alpha: Float

    init(_ stops: GradientStops, alpha: Double) {
        self.stops = stops.stops
        self.alpha = Float(alpha)
    }

    func color(_ t: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if t < first.location { return first.color.opacity(alpha) }
        var before = first
        for stop in stops.dropFirst() {
            if t < stop.location {
                let span = stop.location - before.location
                let part = span > 0 ? Float((t - before.location) / span) : 1
                func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
                return RGBA(red: mix(before.color.red, stop.color.red),
                            green: mix(before.color.green, stop.color.green),
                            blue: mix(before.color.blue, stop.color.blue),
                            alpha: mix(before.color.alpha, stop.color.alpha)).opacity(alpha)
            }
            before = stop
        }
        return last.color.opacity(alpha)
    }

    static let steps = 1024
    /// Premultiplied words for t = 0…1.
    func table() -> [UInt32] {
        (0...Self.steps).map { PixelMath.premultiplied(color(Double($0) / Double(Self.steps))) }
    }
}

/// The turn of an angular gradient. Where it spans less than a full turn, the rest takes the last colour up to its
/// middle and then the first; of more than a full turn the last one is seen.
struct Sweep {
    private let base: Double
    private let turnedBase: Double
    private let from: Double
    private let span: Double
    private let isTurned: Bool

    init(from: Double, to: Double) {
        let isFinite = from.isFinite && to.isFinite
        isTurned = to < from
        let low = isFinite ? min(from, to) : 0, high = isFinite ? max(from, to) : 2 * .pi
        self.from = low
        span = high - low
        base = span > 2 * .pi ? high - 2 * .pi : low
        turnedBase = base.truncatingRemainder(dividingBy: 2 * .pi)
    }

    /// The location, 0…1, of a direction in radians.
    @inline(__always) func location(_ angle: Double) -> Double {
        // Both are within a few turns of zero.
        var turn = angle - turnedBase
        while turn < 0 { turn += 2 * .pi }
        while turn >= 2 * .pi { turn -= 2 * .pi }
        return location(turned: turn)
    }

    @inline(__always) private func location(turned turn: Double) -> Double {
        let past = base - from + turn
        let t = past < span ? past / span : (past - span) * 2 < 2 * .pi - span ? 1 : past == span ? 1 : 0
        return isTurned ? 1 - t : t
    }

    /// Arcs with the locations at their start and end; together a full turn.
    func wedges(_ stops: GradientStops) -> [(start: Double, end: Double, first: Double, last: Double)] {
        var cuts: [Double] = [0, 2 * .pi]
        for stop in stops.stops {
            let location = isTurned ? 1 - stop.location : stop.location
            cuts.append(location * span - (base - from))
        }
        cuts.append(span)
        if span < 2 * .pi { cuts.append(span + (2 * .pi - span) / 2) }
        cuts = cuts.filter { $0 >= 0 && $0 <= 2 * .pi }.sorted()
        var result: [(start: Double, end: Double, first: Double, last: Double)] = []
        for (low, high) in zip(cuts, cuts.dropFirst()) where high - low > 1e-9 {
            let parts = Int(((high - low) / 0.05).rounded(.up))
            for part in 0..<parts {
                let a = low + (high - low) * Double(part) / Double(parts)
                let b = low + (high - low) * Double(part + 1) / Double(parts)
                // Just inside, so that a hard stop at either end falls on the right side.
                let hair = (b - a) * 1e-4
                result.append((base + a, base + b, location(turned: a + hair), location(turned: b - hair)))
            }
        }
        return result
    }
}

/// A colour for every point of item space.
protocol ColorField {
    func word(_ x: Double, _ y: Double) -> UInt32
}

/// Fills device pixels from a field in item space, through any invertible transform.
enum Sampler {
    static func fill(_ buffer: PixelBuffer, paint: Paint, inverse: ProjectionTransform, alpha: Double,
                     images: ImageStore) {
        switch paint {
        case .color(let color):
            run(buffer, inverse, Flat(value: PixelMath.premultiplied(color.opacity(Float(alpha)))))
        case .backdrop(let backdrop):
            run(buffer, inverse, Flat(value: PixelMath.premultiplied(backdrop.solid.opacity(Float(alpha)))))
        case .linear(let stops, let from, let to):
            let dx = to.x - from.x, dy = to.y - from.y, length = max(dx * dx + dy * dy, 1e-12)
            run(buffer, inverse, Linear(table: Ramp(stops, alpha: alpha).table(), x: dx / length, y: dy / length,
                                        start: -(from.x * dx + from.y * dy) / length))
        case .radial(let stops, let center, let inner, let outer):
            run(buffer, inverse, Radial(table: Ramp(stops, alpha: alpha).table(), center: center, sx: 1, sy: 1,
                                        inner: inner, factor: factor(inner, outer)))
        case .elliptical(let stops, let bounds, let unit, let inner, let outer):
            let center = CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
            run(buffer, inverse, Radial(table: Ramp(stops, alpha: alpha).table(), center: center,
                                        sx: 2 / max(bounds.width, 1e-9), sy: 2 / max(bounds.height, 1e-9),
                                        inner: inner, factor: factor(inner, outer)))
        case .angular(let stops, let center, let from, let to):
            run(buffer, inverse, Angular(table: Ramp(stops, alpha: alpha).table(), center: center,
                                         sweep: Sweep(from: from, to: to)))
        case .tiled(let image, let origin, let scale):
            images.withWords(image) { words in
                run(buffer, inverse, Texture(words: words, width: image.pixels.width, height: image.pixels.height,
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
            let line = buffer.words(row)
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
        Int(min(max(t, 0), 1) * Double(Ramp.steps) + 0.5)
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
        let sweep: Sweep
        func word(_ x: Double, _ y: Double) -> UInt32 {
            table[index(sweep.location(atan2(y - center.y, x - center.x)))]
        }
    }
}

/// An image as a field: `(x, y)` maps to pixels by an offset and a factor.
struct Texture: ColorField {
    let words: UnsafePointer<UInt32>
    let width: Int, height: Int
    let x: Double, y: Double, sx: Double, sy: Double
    let isRepeated: Bool, isSmooth: Bool
    let alpha: UInt32

    @inline(__always) private func wrap(_ v: Int, _ count: Int) -> Int {
        // Most pixels lie well inside.
        if UInt(bitPattern: v) < UInt(bitPattern: count) { return v }
        if isRepeated {
            let r = v % count
            return r < 0 ? r &+ count : r
        }
        return v < 0 ? 0 : count &- 1
    }

    @inline(__always) func word(_ px: Double, _ py: Double) -> UInt32 {
        // Far out all is edge, or a repeat that no eye can follow. The shift turns rounding towards zero into rounding
        // down.
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
            result = Self.mix(Self.mix(words[y0 &+ x0], words[y0 &+ x1], fx),
                              Self.mix(words[y1 &+ x0], words[y1 &+ x1], fx), fy)
        } else {
            result = words[wrap(Int(v + Double(shift)) - shift, height) * width
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

    /// Two channels at a time; `part` is 0…256.
    @inline(__always) private static func mix(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
        let rest = 256 &- part
        let low = ((a & 0x00ff_00ff) &* rest &+ (b & 0x00ff_00ff) &* part &+ 0x0080_0080) >> 8 & 0x00ff_00ff
        let high = ((a >> 8 & 0x00ff_00ff) &* rest &+ (b >> 8 & 0x00ff_00ff) &* part &+ 0x0080_0080) & 0xff00_ff00
        return low | high
    }
}
