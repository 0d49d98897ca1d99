import CoreGraphics
import Foundation

/// Filters that spread light along a line, from a point or in a disc, and those that darken. How they fall off is a
/// guess: Apple's formulas are not documented.
enum SpreadLight {
    private static let middle = CIVector(x: 150, y: 150)
    static let inputs: [String: [String: any Sendable]] = [
        "CIMotionBlur": ["inputRadius": 20, "inputAngle": 0], "CIZoomBlur": ["inputCenter": middle, "inputAmount": 20],
        "CIDiscBlur": ["inputRadius": 8], "CIGloom": ["inputRadius": 10, "inputIntensity": 0.5],
        "CIVignetteEffect": ["inputCenter": middle, "inputRadius": 150, "inputIntensity": 1, "inputFalloff": 0.5],
    ]

    static func output(_ filter: CIFilter, _ input: CIImage) -> CIImage? {
        let radius = Double(filter.reach(kCIInputRadiusKey))
        switch filter.name {
        case "CIMotionBlur":
            let angle = Double(filter.number(kCIInputAngleKey)), reach = Int(radius.rounded(.up))
            return grown(input, reach) { source, x, y in
                mean(2 * reach + 1) { index in
                    let away = Double(index - reach)
                    return source.between(x + away * cos(angle), y + away * sin(angle))
                }
            }
        case "CIZoomBlur":
            let center = filter.point(kCIInputCenterKey), amount = Double(filter.number("inputAmount")) / 100
            let far = input.extent.isInfinite ? 0 : Double(max(input.extent.width, input.extent.height))
            return grown(input, Int(min(max(amount * far, 0), 1_000))) { source, x, y in
                mean(32) { index in
                    let part = 1 - amount * Double(index) / 32
                    return source.between(Double(center.x) + (x - Double(center.x)) * part,
                                          Double(center.y) + (y - Double(center.y)) * part)
                }
            }
        case "CIDiscBlur": return disc(input, radius)
        case "CIGloom":
            let intensity = min(max(filter.number(kCIInputIntensityKey), 0), 1)
            return Blur.gaussian(input.clampedToExtent(), Float(radius)).combined(with: input) { soft, color in
                var dark = pointwiseMin(color, color.mixed(soft, intensity))
                dark.w = color.w
                return dark
            }.cropped(to: input.extent)
        case "CIVignetteEffect": return darkened(filter, input, Double(filter.number(kCIInputRadiusKey)))
        default: return nil
        }
    }

    private static func mean(_ count: Int, _ pixel: (Int) -> Pixel) -> Pixel {
        var sum = Pixel.zero
        for index in 0..<count { sum += pixel(index) }
        return sum / Float(count)
    }

    /// An image that reaches further than the one it is made of.
    private static func grown(_ input: CIImage, _ reach: Int,
                              _ pixel: @escaping @Sendable (Raster, Double, Double) -> Pixel) -> CIImage {
        let isEndless = input.extent.isInfinite || input.extent.isNull
        let extent = isEndless ? input.extent : input.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: extent) { [input = input.cropped(to: input.extent)] box in
            let near = box.grown(reach + 2), source = input.render(isEndless ? near : input.box)
            return Raster(box) { x, y in pixel(source, Double(x) + 0.5, Double(y) + 0.5) }
        }
    }

    /// The mean of a disc, by the sums of its rows.
    private static func disc(_ input: CIImage, _ radius: Double) -> CIImage {
        let reach = Int(radius.rounded(.down))
        guard reach > 0 else { return input }
        let halves = (-reach...reach).map { Int((radius * radius - Double($0 * $0)).squareRoot()) }
        let count = Float(halves.reduce(0) { $0 + 2 * $1 + 1 })
        let isEndless = input.extent.isInfinite || input.extent.isNull
        let extent = isEndless ? input.extent : input.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: extent) { [input = input.cropped(to: input.extent)] box in
            let source = input.render(box.grown(reach)), width = source.box.width
            var sums = [Pixel](repeating: .zero, count: (width + 1) * source.box.height)
            for y in 0..<source.box.height {
                for x in 0..<width {
                    sums[y * (width + 1) + x + 1] = sums[y * (width + 1) + x] + source.pixels[y * width + x]
                }
            }
            return Raster(box) { x, y in
                var sum = Pixel.zero
                let column = x - box.x + reach, row = y - box.y
                for (index, half) in halves.enumerated() {
                    let start = (row + index) * (width + 1)
                    sum += sums[start + column + half + 1] - sums[start + column - half]
                }
                return sum / count
            }
        }
    }

    /// Darker beyond a circle.
    private static func darkened(_ filter: CIFilter, _ input: CIImage, _ radius: Double) -> CIImage {
        let center = filter.point(kCIInputCenterKey), intensity = Double(filter.number(kCIInputIntensityKey))
        let falloff = min(max(Double(filter.number("inputFalloff")), 0.01), 1)
        return CIImage(extent: input.extent) { box in
            let source = input.render(box)
            return Raster(box) { x, y in
                let away = hypot(Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
                let part = min(max((away / max(radius, 1) - 1 + falloff) / (2 * falloff), 0), 1)
                let light = Float(1 - min(max(intensity, -1), 1) * part * part * (3 - 2 * part))
                let color = source.at(x, y)
                return color.with(color.x * light, color.y * light, color.z * light)
            }
        }
    }
}
