import CoreGraphics
import Foundation

/// Filters that take pixels from other places.
enum Places {
    static func output(_ filter: CIFilter, _ input: CIImage) -> CIImage? {
        switch filter.name {
        case "CIAffineTransform":
            return input.transformed(by: filter.value(forKey: kCIInputTransformKey) as? CGAffineTransform ?? .identity)
        case "CICrop": return input.cropped(to: filter.vector("inputRectangle").cgRectValue)
        case "CILanczosScaleTransform":
            let scale = CGFloat(filter.number(kCIInputScaleKey)), ratio = CGFloat(filter.number(kCIInputAspectRatioKey))
            guard scale > 0, ratio > 0 else { return .empty() }
            return input.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
        case "CIPixellate": return pixellated(filter, input)
        case "CICrystallize": return crystallized(filter, input)
        case "CITwirlDistortion": return twirled(filter, input)
        case "CIAreaAverage": return average(filter, input)
        default: return nil
        }
    }

    static func vignette(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let intensity = filter.number(kCIInputIntensityKey), radius = filter.number(kCIInputRadiusKey)
        let middle = CGPoint(x: input.extent.midX, y: input.extent.midY)
        let half = hypot(Double(input.extent.width), Double(input.extent.height)) / 2
        return CIImage(extent: input.extent) { box in
            var raster = input.render(box), index = 0
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX {
                    let away = hypot(Double(x) + 0.5 - Double(middle.x), Double(y) + 0.5 - Double(middle.y)) / half
                    let dark = max(0, min(1, intensity * Float(away * away) * radius))
                    let color = raster.pixels[index]
                    raster.pixels[index] = Pixel(color.x * (1 - dark), color.y * (1 - dark), color.z * (1 - dark),
                                                 color.w)
                    index += 1
                }
            }
            return raster
        }
    }

    private static func pixellated(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let size = max(1, Int(filter.reach(kCIInputScaleKey).rounded())), center = filter.point(kCIInputCenterKey)
        let (left, bottom) = (Int(center.x.rounded()), Int(center.y.rounded()))
        @Sendable func start(_ value: Int, _ from: Int) -> Int {
            from + Int((Double(value - from) / Double(size)).rounded(.down)) * size
        }
        let whole = input.box
        let cells = Box(start(whole.x, left), start(whole.y, bottom), 0, 0)
        let extent = input.extent.isInfinite || whole.isEmpty ? input.extent
            : CGRect(x: cells.x, y: cells.y, width: start(whole.maxX - 1, left) + size - cells.x,
                     height: start(whole.maxY - 1, bottom) + size - cells.y)
        return CIImage(extent: extent) { box in
            let source = input.cropped(to: input.extent).render(box.grown(size))
            var kept: [SIMD2<Int>: Pixel] = [:]
            return Raster(box) { x, y in
                let cell = SIMD2(start(x, left), start(y, bottom))
                if let color = kept[cell] { return color }
                var sum = Pixel.zero
                for dy in 0..<size { for dx in 0..<size { sum += source.at(cell.x + dx, cell.y + dy) } }
                kept[cell] = sum / Float(size * size)
                return sum / Float(size * size)
            }
        }
    }

    private static func crystallized(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let size = cellSize(filter), reach = Int(2 * size) + 2
        return CIImage(extent: input.extent) { [edges = input.clampedToExtent()] box in
            let source = edges.render(box.grown(reach))
            return Raster(box) { x, y in
                let nearest = nearestCell(Double(x) + 0.5, Double(y) + 0.5, size).middle
                return source.at(Int(nearest.0.rounded(.down)), Int(nearest.1.rounded(.down)))
            }
        }
    }

    /// The side of the squares in which the middles of cells are.
    static func cellSize(_ filter: CIFilter) -> Double { max(1, Double(filter.reach(kCIInputRadiusKey)) * 1.5) }

    /// The cell of a point, which has one of the middles that are anywhere in squares, and how far that is.
    static func nearestCell(_ px: Double, _ py: Double, _ size: Double) -> (middle: (Double, Double), away: Double) {
        /// The same for a cell in every drawing.
        func middle(_ column: Int, _ row: Int) -> (Double, Double) {
            var bits = UInt64(bitPattern: Int64(column &* 73_856_093 ^ row &* 19_349_663)) &* 0x9E37_79B9_7F4A_7C15
            bits ^= bits >> 29
            let x = Double(bits & 0xFFFF) / 65536, y = Double(bits >> 16 & 0xFFFF) / 65536
            return ((Double(column) + x) * size, (Double(row) + y) * size)
        }
        let column = Int((px / size).rounded(.down)), row = Int((py / size).rounded(.down))
        var nearest = (0.0, 0.0), minimum = Double.infinity
        for dy in -1...1 {
            for dx in -1...1 {
                let point = middle(column + dx, row + dy), distance = hypot(point.0 - px, point.1 - py)
                if distance < minimum { (minimum, nearest) = (distance, point) }
            }
        }
        return (nearest, minimum)
    }

    private static func twirled(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let center = filter.point(kCIInputCenterKey), radius = max(1, Double(filter.number(kCIInputRadiusKey)))
        let angle = Double(filter.number(kCIInputAngleKey)), reach = Int(radius) + 1
        let circle = Box(Int(center.x) - reach, Int(center.y) - reach, 2 * reach, 2 * reach)
        return CIImage(extent: input.extent) { [input = input.cropped(to: input.extent)] box in
            let source = input.render(box.union(circle).intersection(input.box))
            return Raster(box) { x, y in
                let dx = Double(x) + 0.5 - Double(center.x), dy = Double(y) + 0.5 - Double(center.y)
                let away = hypot(dx, dy)
                if away >= radius { return source.at(x, y) }
                let part = 1 - away / radius, turn = angle * part * part
                return source.between(Double(center.x) + dx * cos(turn) + dy * sin(turn),
                                      Double(center.y) - dx * sin(turn) + dy * cos(turn))
            }
        }
    }

    private static func average(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let wanted = filter.value(forKey: kCIInputExtentKey) as? CIVector
        let part = Box(wanted.map { $0.cgRectValue.intersection(input.extent) } ?? input.extent)
        return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { box in
            let pixels = part.width * part.height <= 1 << 26 ? input.render(part).pixels : []
            let mean = pixels.reduce(Pixel.zero, +) / Float(max(pixels.count, 1))
            return Raster(box) { x, y in x == 0 && y == 0 ? mean : .zero }
        }
    }
}
