import CoreGraphics
import Foundation

/// Filters of few colours, of light by its temperature, of curves, and those that bend images or mix two.
enum Effects {
    static let inputs: [String: [String: any Sendable]] = [
        "CIColorPosterize": ["inputLevels": 6],
        "CITemperatureAndTint": ["inputNeutral": CIVector(x: 6_500, y: 0),
                                 "inputTargetNeutral": CIVector(x: 6_500, y: 0)],
        "CIToneCurve": ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 0.25, y: 0.25),
                        "inputPoint2": CIVector(x: 0.5, y: 0.5), "inputPoint3": CIVector(x: 0.75, y: 0.75),
                        "inputPoint4": CIVector(x: 1, y: 1)],
        "CIDissolveTransition": ["inputTime": 0],
        "CIBumpDistortion": ["inputCenter": CIVector(x: 150, y: 150), "inputRadius": 300, "inputScale": 0.5],
        "CIKaleidoscope": ["inputCount": 6, "inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0],
        "CIAffineClamp": [:],
    ]

    static func output(_ filter: CIFilter, _ input: CIImage) -> CIImage? {
        switch filter.name {
        case "CIColorPosterize":
            let steps = max(filter.number("inputLevels").rounded(), 2)
            @Sendable func step(_ value: Float) -> Float {
                min((value * steps).rounded(.down), steps - 1) / (steps - 1)
            }
            return input.mappedEncoded { Pixel(step($0.x), step($0.y), step($0.z), $0.w) }
        case "CITemperatureAndTint":
            let factor = white(filter.vector("inputTargetNeutral")) / white(filter.vector("inputNeutral"))
            return input.mapped { Pixel($0.x * factor.x, $0.y * factor.y, $0.z * factor.z, $0.w).clamped }
        case "CIToneCurve":
            let curve = ToneCurve((0...4).map { filter.point("inputPoint\($0)") })
            return input.mappedEncoded { Pixel(curve.value($0.x), curve.value($0.y), curve.value($0.z), $0.w) }
        case "CIDissolveTransition":
            guard let target = filter.image("inputTargetImage") else { return input }
            let part = min(max(filter.number("inputTime"), 0), 1)
            return input.combined(with: target) { $0 * (1 - part) + $1 * part }
        case "CIBumpDistortion": return bumped(filter, input)
        case "CIKaleidoscope": return mirrored(filter, input)
        case "CIAffineClamp":
            let transform = filter.value(forKey: kCIInputTransformKey) as? CGAffineTransform ?? .identity
            return input.transformed(by: transform).clampedToExtent()
        default: return nil
        }
    }

    /// Noise of all components, the same in every drawing.
    static func noise() -> CIImage {
        CIImage(extent: .infinite) { box in
            Raster(box) { x, y in
                var bits = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663)) &* 0x9E37_79B9_7F4A_7C15
                bits ^= bits >> 29
                bits = bits &* 0xBF58_476D_1CE4_E5B9
                bits ^= bits >> 32
                func part(_ shift: UInt64) -> Float { Float(bits >> shift & 0xFFFF) / 65_535 }
                let opacity = part(48)
                return Pixel(part(0) * opacity, part(16) * opacity, part(32) * opacity, opacity)
            }
        }
    }

    /// The colour of light of a temperature in kelvins, in linear sRGB: by the approximation of the line of black
    /// bodies in CIE 1931 of Kim and others (2002). That less kelvins are warmer, and that a tint moves the colour to
    /// green, above 0, or magenta, is a guess.
    private static func white(_ value: CIVector) -> Pixel {
        let t = min(max(Double(value.x), 1_667), 25_000)
        let x = t <= 4_000
            ? -0.2661239e9 / (t * t * t) - 0.2343589e6 / (t * t) + 0.8776956e3 / t + 0.179910
            : -3.0258469e9 / (t * t * t) + 2.1070379e6 / (t * t) + 0.2226347e3 / t + 0.240390
        let y = t <= 2_222 ? -1.1063814 * x * x * x - 1.34811020 * x * x + 2.18555832 * x - 0.20219683
            : t <= 4_000 ? -0.9549476 * x * x * x - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
            : 3.0817580 * x * x * x - 5.87338670 * x * x + 3.75112997 * x - 0.37001483
        let (bigX, bigZ) = (x / y, (1 - x - y) / y)
        let red = 3.2406 * bigX - 1.5372 - 0.4986 * bigZ, green = -0.9689 * bigX + 1.8758 + 0.0415 * bigZ
        let blue = 0.0557 * bigX - 0.2040 + 1.0570 * bigZ
        return Pixel(Float(max(red, 0.01)), Float(max(green * (1 + Double(value.y) / 1_000), 0.01)),
                     Float(max(blue, 0.01)), 1)
    }

    /// Larger in the middle where the scale is above 0, smaller where it is below.
    private static func bumped(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let center = filter.point(kCIInputCenterKey), radius = max(1, Double(filter.number(kCIInputRadiusKey)))
        let scale = min(max(Double(filter.number(kCIInputScaleKey)), -1), 1), reach = Int(radius) + 1
        let circle = Box(Int(center.x) - reach, Int(center.y) - reach, 2 * reach, 2 * reach)
        return CIImage(extent: input.extent) { [input = input.cropped(to: input.extent)] box in
            let source = input.render(box.union(circle).intersection(input.box))
            return Raster(box) { x, y in
                let dx = Double(x) + 0.5 - Double(center.x), dy = Double(y) + 0.5 - Double(center.y)
                let away = hypot(dx, dy) / radius
                if away >= 1 { return source.at(x, y) }
                let part = 1 - scale * (1 - away) * (1 - away)
                return source.between(Double(center.x) + dx * part, Double(center.y) + dy * part)
            }
        }
    }

    /// Equal sectors around the middle, each the mirror of the one beside it.
    private static func mirrored(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let center = filter.point(kCIInputCenterKey), count = Double(max(1, filter.number("inputCount").rounded()))
        let start = Double(filter.number(kCIInputAngleKey)), sector = 2 * Double.pi / count
        return CIImage(extent: input.extent) { [input = input.cropped(to: input.extent)] box in
            let source = input.render(input.box)
            return Raster(box) { x, y in
                let dx = Double(x) + 0.5 - Double(center.x), dy = Double(y) + 0.5 - Double(center.y)
                var angle = (atan2(dy, dx) - start).truncatingRemainder(dividingBy: sector)
                if angle < 0 { angle += sector }
                if angle > sector / 2 { angle = sector - angle }
                let away = hypot(dx, dy)
                return source.between(Double(center.x) + away * cos(angle + start),
                                      Double(center.y) + away * sin(angle + start))
            }
        }
    }
}

/// A curve through five points, level outside of them: cubic, and without hills between two points. Apple's may
/// differ between the points.
private struct ToneCurve: Sendable {
    private let points: [(x: Float, y: Float)]
    private let slopes: [Float]

    init(_ given: [CGPoint]) {
        let points = given.map { (x: Float($0.x), y: Float($0.y)) }.sorted { $0.x < $1.x }
        let steps = zip(points, points.dropFirst()).map { ($1.y - $0.y) / max($1.x - $0.x, 1e-6) }
        slopes = points.indices.map { index in
            guard index > 0, index < steps.count else { return steps[min(index, steps.count - 1)] }
            let (a, b) = (steps[index - 1], steps[index])
            return a * b <= 0 ? 0 : 2 * a * b / (a + b)
        }
        self.points = points
    }

    func value(_ x: Float) -> Float {
        guard let next = points.firstIndex(where: { $0.x > x }) else { return points[points.count - 1].y }
        guard next > 0 else { return points[0].y }
        let (from, to) = (points[next - 1], points[next]), width = to.x - from.x, t = (x - from.x) / width
        let (square, cube) = (t * t, t * t * t)
        return (2 * cube - 3 * square + 1) * from.y + (cube - 2 * square + t) * width * slopes[next - 1]
            + (3 * square - 2 * cube) * to.y + (cube - square) * width * slopes[next]
    }
}
