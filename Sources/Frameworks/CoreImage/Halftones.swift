import CoreGraphics
import Foundation

/// Filters that print an image: in black and white by a pattern, in four inks, in dots and in hexagons. The patterns
/// are guesses: Apple's are not documented.
enum Halftones {
    static let inputs: [String: [String: any Sendable]] = {
        let middle = CIVector(x: 150, y: 150)
        var all: [String: [String: any Sendable]] = [
            "CIPointillize": ["inputCenter": middle, "inputRadius": 20],
            "CIHexagonalPixellate": ["inputCenter": middle, "inputScale": 8],
        ]
        for name in ["Dot", "Line", "Circular", "Hatched"] {
            all["CI\(name)Screen"] = ["inputCenter": middle, "inputWidth": 6, "inputSharpness": 0.7]
            if name != "Circular" { all["CI\(name)Screen"]?["inputAngle"] = 0 }
        }
        all["CICMYKHalftone"] = ["inputCenter": middle, "inputWidth": 6, "inputAngle": 0, "inputSharpness": 0.7,
                                 "inputGCR": 1, "inputUCR": 0.5]
        return all
    }()

    static func output(_ filter: CIFilter, _ input: CIImage) -> CIImage? {
        switch filter.name {
        case "CIDotScreen": printed(filter, input) { (2 + cos(2 * .pi * $0) + cos(2 * .pi * $1)) / 4 }
        case "CILineScreen": printed(filter, input) { _, across in ridge(across) }
        case "CIHatchedScreen": printed(filter, input) { max(ridge($0), ridge($1)) }
        case "CICircularScreen": printed(filter, input) { ridge(hypot($0, $1)) }
        case "CICMYKHalftone": inked(filter, input)
        case "CIPointillize": dotted(filter, input)
        case "CIHexagonalPixellate": hexagons(filter, input)
        default: nil
        }
    }

    /// From 1 at whole numbers to 0 between them.
    private static func ridge(_ value: Double) -> Double { abs(2 * (value - value.rounded(.down)) - 1) }

    /// A pattern that is turned around a point: places in it, in widths.
    private struct Pattern: Sendable {
        let center: CGPoint, width: Double, angle: Double
        /// How far apart the shades are that a place of the pattern tells apart.
        let edge: Double

        init(_ filter: CIFilter, turned: Double = 0) {
            center = filter.point(kCIInputCenterKey)
            width = max(1, Double(filter.number(kCIInputWidthKey)))
            angle = Double(filter.number(kCIInputAngleKey)) + turned
            edge = max(1 - Double(filter.number(kCIInputSharpnessKey)), 0.01)
        }
        func place(_ x: Int, _ y: Int) -> (Double, Double) {
            let dx = (Double(x) + 0.5 - Double(center.x)) / width, dy = (Double(y) + 0.5 - Double(center.y)) / width
            return (dx * cos(angle) + dy * sin(angle), dy * cos(angle) - dx * sin(angle))
        }
        /// 0 for a shade that is below the threshold of a place, 1 for one above it. Black stays black, white white.
        func decided(_ shade: Double, _ threshold: Double) -> Float {
            Float(min(max((shade - threshold * (1 - edge)) / edge, 0), 1))
        }
    }

    /// An image of the same opacity, with colours of places and of the encoded colours that were there.
    private static func mapped(_ input: CIImage, _ color: @escaping @Sendable (Int, Int, Pixel) -> Pixel) -> CIImage {
        CIImage(extent: input.extent) { box in
            var raster = input.render(box), index = 0
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX {
                    let old = raster.pixels[index]
                    raster.pixels[index] = old.w > 0
                        ? Gamma.decoded(color(x, y, Gamma.encoded(old.straight))).premultiplied : .zero
                    index += 1
                }
            }
            return raster
        }
    }

    private static func printed(_ filter: CIFilter, _ input: CIImage,
                                _ threshold: @escaping @Sendable (Double, Double) -> Double) -> CIImage {
        let pattern = Pattern(filter)
        return mapped(input) { x, y, color in
            let place = pattern.place(x, y)
            let light = pattern.decided(Double(color.luminance), threshold(place.0, place.1))
            return color.with(light, light, light)
        }
    }

    /// Four screens of dots, turned as printers turn them.
    private static func inked(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let patterns = [15, 75, 0, 45].map { Pattern(filter, turned: $0 * .pi / 180) }
        let black = min(max(filter.number("inputGCR"), 0), 1), less = min(max(filter.number("inputUCR"), 0), 1)
        return mapped(input) { x, y, color in
            let grey = min(1 - color.x, 1 - color.y, 1 - color.z) * black
            let inks = [1 - color.x - grey * less, 1 - color.y - grey * less, 1 - color.z - grey * less, grey]
            let paper = zip(patterns, inks).map { pattern, amount in
                let place = pattern.place(x, y)
                let threshold = (2 + cos(2 * .pi * place.0) + cos(2 * .pi * place.1)) / 4
                return pattern.decided(Double(1 - amount), threshold)
            }
            return color.with(paper[0] * paper[3], paper[1] * paper[3], paper[2] * paper[3])
        }
    }

    /// Discs on white, each of one colour of the image.
    private static func dotted(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let size = Places.cellSize(filter), reach = Int(2 * size) + 2, radius = size * 0.6
        return CIImage(extent: input.extent) { [edges = input.clampedToExtent()] box in
            let source = edges.render(box.grown(reach))
            return Raster(box) { x, y in
                let cell = Places.nearestCell(Double(x) + 0.5, Double(y) + 0.5, size)
                let inside = Float(min(max(radius + 0.5 - cell.away, 0), 1))
                let color = source.at(Int(cell.middle.0.rounded(.down)), Int(cell.middle.1.rounded(.down)))
                return Pixel.one.mixed(color, inside)
            }
        }
    }

    /// Hexagons in rows, each of the mean colour of the square in its middle.
    private static func hexagons(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let side = max(1, Double(filter.reach(kCIInputScaleKey))), half = Int(side.rounded()), center
            = filter.point(kCIInputCenterKey)
        let across = side * 3.0.squareRoot(), up = side * 1.5
        return CIImage(extent: input.extent) { [edges = input.clampedToExtent()] box in
            let source = edges.render(box.grown(4 * half + 4))
            var kept: [SIMD2<Int>: Pixel] = [:]
            func middle(_ column: Int, _ row: Int) -> (Double, Double) {
                (Double(center.x) + (Double(column) + (row % 2 == 0 ? 0 : 0.5)) * across,
                 Double(center.y) + Double(row) * up)
            }
            func color(_ cell: SIMD2<Int>) -> Pixel {
                if let color = kept[cell] { return color }
                let point = middle(cell.x, cell.y), x = Int(point.0.rounded()), y = Int(point.1.rounded())
                var sum = Pixel.zero, count: Float = 0
                for dy in -half...half {
                    for dx in -half...half where dx.magnitude + dy.magnitude <= half + half / 2 {
                        sum += source.at(x + dx, y + dy)
                        count += 1
                    }
                }
                kept[cell] = sum / count
                return sum / count
            }
            return Raster(box) { x, y in
                let px = Double(x) + 0.5, py = Double(y) + 0.5
                let row = Int(((py - Double(center.y)) / up).rounded()), column = Int(((px - Double(center.x)) / across)
                    .rounded())
                var nearest = SIMD2(0, 0), minimum = Double.infinity
                for r in row - 1...row + 1 {
                    for c in column - 1...column + 1 {
                        let point = middle(c, r), away = hypot(point.0 - px, point.1 - py)
                        if away < minimum { (minimum, nearest) = (away, SIMD2(c, r)) }
                    }
                }
                return color(nearest)
            }
        }
    }
}
