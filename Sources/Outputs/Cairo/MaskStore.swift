import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// A cache of the coverage of paths that many items share, such as those of symbols, at whole pixels.
final class MaskStore {
    struct Key: Hashable {
        var path: UnsafeRawPointer
        /// The pixels per unit of the path.
        var x: Float, y: Float
        var isEvenOdd: Bool
    }

    final class Mask {
        /// Nil for a path that covers nothing.
        let buffer: PixelBuffer?
        fileprivate var lastUse = 0
        /// Kept, since the key is its address.
        private let path: Path

        fileprivate init(_ path: Path, _ buffer: PixelBuffer?) {
            self.path = path
            self.buffer = buffer
        }

        /// Buffers take whole pages of memory.
        fileprivate var bytes: Int { buffer.map { ($0.stride * $0.height + 4095) & ~4095 } ?? 0 }
    }

    private var masks: [Key: Mask] = [:]
    private var bytes = 0
    private var clock = 0
    private static let maxMasks = 2000, maxBytes = 8 << 20

    /// The mask of `key`, drawn by `draw` at first use.
    func mask(_ key: Key, _ path: Path, draw: () -> PixelBuffer?) -> Mask {
        clock += 1
        if let found = masks[key] {
            found.lastUse = clock
            return found
        }
        let made = Mask(path, draw())
        made.lastUse = clock
        masks[key] = made
        bytes += made.bytes
        return made
    }

    /// Evicts the least recently used entries above the limit. Call between pictures.
    func trim(_ pool: BufferPool) {
        guard masks.count > Self.maxMasks || bytes > Self.maxBytes else { return }
        for (key, mask) in masks.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard masks.count > Self.maxMasks / 2 || bytes > Self.maxBytes / 2 else { break }
            masks[key] = nil
            bytes -= mask.bytes
            if let buffer = mask.buffer { pool.give(buffer) }
        }
    }

    /// Returns all memory to `pool`.
    func removeAll(_ pool: BufferPool) {
        for mask in masks.values { if let buffer = mask.buffer { pool.give(buffer) } }
        masks = [:]
        bytes = 0
    }
}

extension Painter {
    /// The size limit in pixels of kept coverage, as that of large glyphs.
    private static let largestMask = 128.0

    /// Draws the paint through the kept coverage of a filled path. Returns false for a path that has to be filled: on a
    /// page, under a rotation, between pixels, or large. Whether it is kept already makes no difference to the pixels.
    func drawMask(_ path: Path, _ bounds: CGRect, _ fit: CGAffineTransform, _ isEvenOdd: Bool, _ paint: Paint) -> Bool {
        guard target == .pixels, usesMatrix, let identity = path.identity else { return false }
        let m = transform.cairo
        let key = MaskStore.Key(path: identity, x: Float(m.xx * fit.a), y: Float(m.yy * fit.d), isEvenOdd: isEvenOdd)
        let x = fit.tx * m.xx + m.x0, y = fit.ty * m.yy + m.y0, column = x.rounded(), row = y.rounded()
        guard m.xy == 0, m.yx == 0, fit.b == 0, fit.c == 0, key.x > 0, key.y > 0, abs(x - column) < 1e-3,
              abs(y - row) < 1e-3, abs(column) < 1e6, abs(row) < 1e6,
              max(bounds.width * Double(key.x), bounds.height * Double(key.y)) <= Self.largestMask else { return false }
        let mask = stores.masks.mask(key, path) {
            let zoom = ProjectionTransform(CGAffineTransform(scaleX: Double(key.x), y: Double(key.y)))
            let box = zoom.bounds(Box(bounds)).grown(0.01)
            return stores.pool.take(.coverage, covering: box).map { fill(path, key, on: $0) }
        }
        guard let buffer = mask.buffer else { return true }
        // A colour is the same in any space.
        if case .color = paint {} else { useItemSpace() }
        guard let source = setSource(paint.applying(fit), reach: { Box(bounds.applying(fit)) }) else { return true }
        useDeviceSpace()
        cairo_mask_surface(context, buffer.surface, column, row)
        release(source)
        return true
    }

    private func fill(_ path: Path, _ key: MaskStore.Key, on buffer: PixelBuffer) -> PixelBuffer {
        let outer = context
        context = cairo_create(buffer.surface)!
        defer {
            cairo_destroy(context)
            context = outer
        }
        cairo_scale(context, Double(key.x), Double(key.y))
        append(path, reach: Self.deviceReach / Double(max(key.x, key.y)))
        fill(key.isEvenOdd)
        return buffer
    }
}
