import CoreGraphics
import Foundation

/// Filters that make a pixel of those around it.
enum Blur {
    static func output(_ filter: CIFilter, _ input: CIImage) -> CIImage? {
        let radius = filter.reach(kCIInputRadiusKey), intensity = filter.number(kCIInputIntensityKey)
        switch filter.name {
        case "CIGaussianBlur": return gaussian(input, radius)
        case "CIBoxBlur":
            let half = max(0, Int(radius)), weight = 1 / Float(2 * half + 1)
            return spread(input, [Float](repeating: weight, count: 2 * half + 1))
        case "CIUnsharpMask": return sharpened(input, radius, intensity)
        case "CISharpenLuminance": return sharpened(input, radius, filter.number(kCIInputSharpnessKey))
        case "CIBloom":
            return gaussian(input, radius).combined(with: input) { glow, color in (color + glow * intensity).clamped }
        case "CIEdges":
            return CIImage(extent: input.extent) { [input = input.clampedToExtent()] box in
                let raster = input.render(box.grown(1))
                return Raster(box) { x, y in
                    let right = raster.at(x + 1, y) - raster.at(x - 1, y), up = raster.at(x, y + 1) - raster.at(x,
                        y - 1)
                    let sum = right * right + up * up
                    let edge = Pixel(sum.x.squareRoot(), sum.y.squareRoot(), sum.z.squareRoot(), 0) * intensity
                    let opacity = raster.at(x, y).w
                    return Pixel(min(edge.x, opacity), min(edge.y, opacity), min(edge.z, opacity), opacity)
                }
            }
        default: return nil
        }
    }

    private static func sharpened(_ input: CIImage, _ radius: Float, _ intensity: Float) -> CIImage {
        gaussian(input.clampedToExtent(), radius).combined(with: input) { soft, color in
            var sharp = color + (color - soft) * intensity
            sharp.w = color.w
            return sharp.clamped(lowerBound: .zero, upperBound: Pixel(repeating: color.w))
        }.cropped(to: input.extent)
    }

    static func gaussian(_ input: CIImage, _ sigma: Float) -> CIImage {
        guard sigma > 0 else { return input }
        let reach = Int((3 * sigma).rounded(.up))
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * Double(sigma * sigma)))) }
        let sum = weights.reduce(0, +)
        return spread(input, weights.map { $0 / sum })
    }

    /// In rows, then in columns, with weights around the middle one.
    private static func spread(_ input: CIImage, _ weights: [Float]) -> CIImage {
        let reach = weights.count / 2
        let extent = input.extent.isInfinite || input.extent.isNull ? input.extent
            : input.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: extent) { [input = input.cropped(to: input.extent)] box in
            let source = input.render(box.grown(reach)), sourceWidth = source.box.width
            var rows = Raster(Box(box.x, source.box.y, box.width, source.box.height)), result = Raster(box)
            let width = box.width
            for y in 0..<source.box.height {
                for x in 0..<width {
                    var sum = Pixel.zero
                    for (index, weight) in weights.enumerated() {
                        sum += source.pixels[y * sourceWidth + x + index] * weight
                    }
                    rows.pixels[y * width + x] = sum
                }
            }
            for y in 0..<box.height {
                for (index, weight) in weights.enumerated() {
                    for x in 0..<width { result.pixels[y * width + x] += rows.pixels[(y + index) * width + x] * weight }
                }
            }
            return result
        }
    }
}
