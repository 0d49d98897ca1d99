import Foundation
package import QuadrantDisplayList
import QuadrantGeometry

/// How the pixels of a picture differ from those of its reference.
package struct PixelDifference: Equatable, Codable, Sendable {
    /// The number of pixels that are not equal, by the precision asked for for a pixel.
    package var count: Int
    /// The number of pixels of the picture.
    package var total: Int
    /// The greatest difference of a channel, 0 to 255, of straight alpha.
    package var greatest: Int
    /// The mean difference of the channels of the differing pixels, 0 to 255.
    package var mean: Double
    /// The smallest rectangle around the differing pixels, in pixels: minX, minY, width, height.
    package var bounds: [Int]

    /// The part of the pixels that are equal, 0 to 1.
    package var precision: Double { total == 0 ? 1 : 1 - Double(count) / Double(total) }

    /// Compares pictures of equal size; nil if no pixel differs. A pixel counts as equal if the colour difference
    /// ΔE (CIE 1976, over white) is at most 100 × (1 − `perceptualPrecision`); at 1 all channels must be equal.
    /// Linear in the number of pixels.
    package init?(_ reference: ImagePixels, _ picture: ImagePixels, perceptualPrecision: Double = 1) {
        precondition(reference.width == picture.width && reference.height == picture.height)
        total = picture.width * picture.height
        count = 0
        greatest = 0
        mean = 0
        bounds = []
        var sum = 0, minX = Int.max, minY = Int.max, maxX = -1, maxY = -1
        // Rounding in the matrix gives black and white a distance a little above 100.
        let limit = (1 - perceptualPrecision) * 100.001, width = picture.width, pixels = total
        reference.rgba.withUnsafeBufferPointer { old in
            picture.rgba.withUnsafeBufferPointer { new in
                for pixel in 0..<pixels {
                    let start = pixel * 4
                    if (0..<4).allSatisfy({ old[start + $0] == new[start + $0] }) { continue }
                    if limit > 0, LabColor(old, start).distance(to: LabColor(new, start)) <= limit { continue }
                    count += 1
                    for channel in start..<start + 4 {
                        let difference = abs(Int(old[channel]) - Int(new[channel]))
                        greatest = max(greatest, difference)
                        sum += difference
                    }
                    let x = pixel % width, y = pixel / width
                    minX = min(minX, x)
                    maxX = max(maxX, x)
                    minY = min(minY, y)
                    maxY = max(maxY, y)
                }
            }
        }
        if count == 0 { return nil }
        mean = Double(sum) / Double(4 * count)
        bounds = [minX, minY, maxX - minX + 1, maxY - minY + 1]
    }

    /// One sentence: how many pixels differ, where and how much. `scale` is in pixels per point; the place is in
    /// points.
    package func text(scale: Double) -> String {
        let share = NumberText.printed(100 * Double(count) / Double(max(total, 1)), 2)
        let place = bounds.map { NumberText.printed(Double($0) / scale, 1) }
        return "\(count) of \(total) pixels differ (\(share == "0" ? "less than 0.01" : share) %), between "
            + "(\(place[0]), \(place[1])) and (\(NumberText.printed(Double(bounds[0] + bounds[2]) / scale, 1)), "
            + "\(NumberText.printed(Double(bounds[1] + bounds[3]) / scale, 1))) points, by up to \(greatest) of 255"
            + " (mean \(NumberText.printed(mean, 1)))"
    }

    /// The reference in pale grey with the differing pixels in red, opaque, of the size that holds both pictures;
    /// pixels that only one picture has are blue.
    package static func image(_ reference: ImagePixels, _ picture: ImagePixels) -> ImagePixels {
        let width = max(reference.width, picture.width), height = max(reference.height, picture.height)
        var rgba = [UInt8](repeating: 255, count: width * height * 4)
        func start(_ pixels: ImagePixels, _ x: Int, _ y: Int) -> Int? {
            x < pixels.width && y < pixels.height ? (y * pixels.width + x) * 4 : nil
        }
        for y in 0..<height {
            for x in 0..<width {
                let target = (y * width + x) * 4
                let color: (UInt8, UInt8, UInt8)
                switch (start(reference, x, y), start(picture, x, y)) {
                case (let old?, let new?):
                    if (0..<4).allSatisfy({ reference.rgba[old + $0] == picture.rgba[new + $0] }) {
                        let alpha = Double(reference.rgba[old + 3]) / 255
                        let level = (0..<3).reduce(0.0) { $0 + Double(reference.rgba[old + $1]) } / 3
                        let over = level * alpha + 255 * (1 - alpha), pale = UInt8(over * 0.3 + 255 * 0.7)
                        color = (pale, pale, pale)
                    } else {
                        color = (0xe0, 0x1b, 0x24)
                    }
                case (nil, nil): color = (255, 255, 255)
                default: color = (0x1c, 0x71, 0xd8)
                }
                (rgba[target], rgba[target + 1], rgba[target + 2]) = color
            }
        }
        return ImagePixels(width: width, height: height, rgba: rgba)
    }
}

/// A colour in the CIE L*a*b* space with the white point D65, in which distances follow what is seen.
/// Source: CIE 15:2004; IEC 61966-2-1 for sRGB.
private struct LabColor {
    var lightness, a, b: Double

    /// The colour of the straight RGBA pixel at `start`, over white.
    init(_ rgba: UnsafeBufferPointer<UInt8>, _ start: Int) {
        let alpha = Double(rgba[start + 3]) / 255
        func linear(_ channel: Int) -> Double {
            let value = Double(rgba[start + channel]) / 255 * alpha + 1 - alpha
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func curve(_ value: Double) -> Double {
            value > 216.0 / 24389 ? pow(value, 1.0 / 3) : (24389.0 / 27 * value + 16) / 116
        }
        let red = linear(0), green = linear(1), blue = linear(2)
        let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        lightness = 116 * y - 16
        a = 500 * (x - y)
        b = 200 * (y - z)
    }

    func distance(to other: LabColor) -> Double {
        let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
        return (l * l + a * a + b * b).squareRoot()
    }
}
