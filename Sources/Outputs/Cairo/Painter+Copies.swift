import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

// A shape that is drawn a million times. Cairo fills one in some ten microseconds; here its coverage is kept for each
// eighth of a pixel that it may be shifted by, and blended into a layer, which takes a hundredth of that.

extension ShapeItem {
    /// The bounds of all copies, in points.
    func bounds(of copies: ShapeCopies, _ origin: CGPoint) -> Box {
        InkBounds.of(path, stroke).repeated(copies).shifted(frame.minX + origin.x, frame.minY + origin.y)
    }
}

extension Painter {
    /// The parts of a pixel by which coverage is shifted.
    private static let phases = 8
    /// The limit in pixels of the size of what is drawn from its coverage.
    private static let largestCopy = 64.0

    func draw(_ item: ShapeItem, _ copies: ShapeCopies, _ origin: CGPoint) {
        let corner = SIMD2(Double(item.frame.minX + origin.x), Double(item.frame.minY + origin.y))
        if blend(item, copies, corner) { return }
        for (index, offset) in copies.offsets.enumerated() {
            let place = CGAffineTransform(translationX: CGFloat(corner.x + offset.x), y: CGFloat(corner.y + offset.y))
            draw(item.path.applying(place), item.stroke, item.isEvenOdd, item.isAntialiased,
                 copies.paint(index, item.paint).applying(place))
        }
    }

    /// Draws copies in plain colours through their coverage. Returns false for others: on a page, under a rotation, or
    /// large ones.
    private func blend(_ item: ShapeItem, _ copies: ShapeCopies, _ corner: SIMD2<Double>) -> Bool {
        guard target == .pixels, usesMatrix, item.stroke == nil, item.isAntialiased else { return false }
        var palette = copies.palette
        if palette.isEmpty {
            guard case .color(let color) = item.paint else { return false }
            palette = [color]
        }
        let m = transform.cairo, outline = InkBounds.of(item.path, nil)
        let size = SIMD2((outline.maxX - outline.minX) * m.xx, (outline.maxY - outline.minY) * m.yy)
        guard m.xy == 0, m.yx == 0, m.xx > 0, m.yy > 0, size.x <= Self.largestCopy, size.y <= Self.largestCopy,
              copies.bounds.width < 1e6, copies.bounds.height < 1e6 else { return false }
        let painted = transform.bounds(outline.repeated(copies).shifted(corner.x, corner.y)).grown(1)
        guard let layer = stores.pool.take(.color, covering: painted.intersection(clip)) else { return true }
        let origin = SIMD2(m.xx * corner.x + m.x0, m.yy * corner.y + m.y0)
        layer.settle()
        let used = CopyBlender(layer, palette).draw(copies, origin, SIMD2(m.xx, m.yy), Self.phases) { phase in
            coverage(item, SIMD2(m.xx, m.yy), SIMD2(Double(phase % Self.phases), Double(phase / Self.phases)))
        }
        for mask in used { stores.pool.give(mask) }
        layer.touched()
        put(layer, opacity: alpha, CAIRO_OPERATOR_OVER)
        stores.pool.give(layer)
        return true
    }

    /// The coverage of an outline that is shifted by parts of a pixel.
    private func coverage(_ item: ShapeItem, _ scale: SIMD2<Double>, _ phase: SIMD2<Double>) -> PixelBuffer? {
        let shift = phase / Double(Self.phases)
        let place = CGAffineTransform(a: CGFloat(scale.x), b: 0, c: 0, d: CGFloat(scale.y), tx: CGFloat(shift.x),
                                      ty: CGFloat(shift.y))
        let outline = item.path.applying(place), box = Box(outline.boundingRect).grown(0.01)
        guard let buffer = stores.pool.take(.coverage, covering: box) else { return nil }
        let outer = context
        context = cairo_create(buffer.surface)!
        append(outline, reach: Self.deviceReach)
        fill(item.isEvenOdd)
        cairo_destroy(context)
        context = outer
        buffer.settle()
        return buffer
    }
}

/// Blends coverage in colours into a layer.
private struct CopyBlender {
    private let layer: PixelBuffer
    /// For each colour, its premultiplied pixel for each coverage.
    private let pixels: [UInt32]

    init(_ layer: PixelBuffer, _ palette: [RGBA]) {
        self.layer = layer
        var pixels: [UInt32] = []
        pixels.reserveCapacity(palette.count * 256)
        for color in palette {
            for coverage in 0..<256 {
                let alpha = color.alpha.clampedToUnit * Float(coverage) / 255
                func channel(_ value: Float) -> UInt32 { UInt32((value.clampedToUnit * alpha * 255).rounded()) }
                pixels.append(UInt32((alpha * 255).rounded()) << 24 | channel(color.red) << 16
                    | channel(color.green) << 8 | channel(color.blue))
            }
        }
        self.pixels = pixels
    }

    /// Draws all copies; `coverage` makes the coverage of a phase when it is first needed. Returns what it made.
    func draw(_ copies: ShapeCopies, _ origin: SIMD2<Double>, _ scale: SIMD2<Double>, _ count: Int,
              coverage: (Int) -> PixelBuffer?) -> [PixelBuffer] {
        // Numbers of phases are powers of two.
        let shift = count.trailingZeroBitCount
        var known = [PixelBuffer?](repeating: nil, count: count * count)
        var isKnown = [Bool](repeating: false, count: count * count)
        let isPlain = copies.palette.isEmpty
        pixels.withUnsafeBufferPointer { pixels in
            for index in copies.offsets.indices {
                let place = (origin + copies.offsets[index] * scale) * Double(count)
                guard abs(place.x) < 1e8, abs(place.y) < 1e8 else { continue }
                let x = Int(place.x.rounded()), y = Int(place.y.rounded())
                let phase = (x & (count - 1)) + count * (y & (count - 1))
                if !isKnown[phase] {
                    known[phase] = coverage(phase)
                    isKnown[phase] = true
                }
                guard let mask = known[phase] else { continue }
                let color = isPlain ? 0 : Int(copies.colors[index]) * 256
                blend(mask, x >> shift, y >> shift, pixels.baseAddress! + color)
            }
        }
        return known.compactMap { $0 }
    }

    @inline(__always)
    private func blend(_ mask: PixelBuffer, _ x: Int, _ y: Int, _ colors: UnsafePointer<UInt32>) {
        let left = x + mask.x - layer.x, top = y + mask.y - layer.y
        let first = max(0, -left), last = min(mask.width, layer.width - left)
        guard first < last else { return }
        for line in max(0, -top)..<max(max(0, -top), min(mask.height, layer.height - top)) {
            let source = mask.row(line), target = layer.pixels(top + line) + left
            for column in first..<last {
                let covered = source[column]
                if covered == 0 { continue }
                let color = colors[Int(covered)], rest = 255 - color >> 24
                if rest == 0 {
                    target[column] = color
                    continue
                }
                // Two channels at a time.
                let old = target[column]
                var low = (old & 0xFF_00FF) * rest + 0x80_0080, high = (old >> 8 & 0xFF_00FF) * rest + 0x80_0080
                low = (low + (low >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
                high = (high + (high >> 8 & 0xFF_00FF)) & 0xFF00_FF00
                target[column] = color &+ low &+ high
            }
        }
    }
}
