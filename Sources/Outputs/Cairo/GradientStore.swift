import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// The pixels of opaque gradients in rectangles, such as backgrounds, as cairo has drawn them: the next picture of the
/// same view copies them, at a tenth of the time.
///
/// A gradient is kept when it is drawn for the second time, so that pictures of which there is one do not pay.
final class GradientStore {
    struct Key: Hashable {
        var paint: Paint
        var rect: CGRect
        /// The transform from the item to the device.
        var xx: Double, yy: Double, x0: Double, y0: Double
        /// The place and size of the target: cairo rounds in its space.
        var x: Int, y: Int, width: Int, height: Int
    }

    private struct Entry {
        var key: Key
        /// Nil until the second use.
        var pixels: PixelBuffer?
    }

    /// The last used first.
    private var entries: [Entry] = []
    private static let maxEntries = 8, maxBytes = 24 << 20

    /// The pixels kept for `key`; nil if there are none, and `isSecond` if they are to be kept now.
    func find(_ key: Key) -> (pixels: PixelBuffer?, isSecond: Bool) {
        guard let index = entries.firstIndex(where: { $0.key == key }) else {
            entries.insert(Entry(key: key), at: 0)
            return (nil, false)
        }
        let entry = entries.remove(at: index)
        entries.insert(entry, at: 0)
        return (entry.pixels, entry.pixels == nil)
    }

    func keep(_ pixels: PixelBuffer, _ key: Key) {
        if let index = entries.firstIndex(where: { $0.key == key }) { entries[index].pixels = pixels }
    }

    /// Evicts the least recently used entries above the limit. Call between pictures.
    func trim(_ pool: BufferPool) {
        var bytes = 0, kept: [Entry] = []
        for entry in entries {
            let more = entry.pixels.map { $0.stride * $0.height } ?? 0
            if kept.count < Self.maxEntries, bytes + more <= Self.maxBytes {
                bytes += more
                kept.append(entry)
            } else if let pixels = entry.pixels {
                pool.give(pixels)
            }
        }
        entries = kept
    }

    func removeAll(_ pool: BufferPool) {
        for entry in entries { if let pixels = entry.pixels { pool.give(pixels) } }
        entries = []
    }
}

extension Painter {
    /// Fills `path` with `paint` through `fill`, or copies the pixels of the last time.
    func keepingGradient(_ path: Path, _ paint: Paint, fill: () -> Void) {
        guard let pixels, let (key, box) = gradientKey(path, paint, pixels) else { return fill() }
        let found = stores.gradients.find(key)
        if let kept = found.pixels {
            pixels.copyOverlap(box, from: kept)
            return
        }
        fill()
        guard found.isSecond, let kept = stores.pool.take(.color, covering: box, isClear: false) else { return }
        pixels.settle()
        kept.copyOverlap(box, from: pixels)
        stores.gradients.keep(kept, key)
    }

    /// The key of a gradient that fills whole pixels, all opaque and inside of the clip; else nil.
    private func gradientKey(_ path: Path, _ paint: Paint, _ pixels: PixelBuffer) -> (GradientStore.Key, Box)? {
        let stops: GradientStops
        switch paint {
        case .linear(let all, _, _), .radial(let all, _, _, _), .elliptical(let all, _, _, _, _): stops = all
        case .color, .angular, .tiled, .backdrop: return nil
        }
        let rect = path.boundingRect, matrix = transform.cairo
        guard alpha == 1, matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0,
              !stops.stops.isEmpty, stops.stops.allSatisfy({ $0.color.alpha >= 1 }), path == Path(rect),
              cairo_get_operator(context) == CAIRO_OPERATOR_OVER else { return nil }
        let box = Box(minX: rect.minX * matrix.xx + matrix.x0, minY: rect.minY * matrix.yy + matrix.y0,
                      maxX: rect.maxX * matrix.xx + matrix.x0, maxY: rect.maxY * matrix.yy + matrix.y0)
        guard box.whole == box, box.area >= Self.minGradientArea, box.intersection(pixels.box) == box,
              isInsideClip(box) else { return nil }
        return (GradientStore.Key(paint: paint, rect: rect, xx: matrix.xx, yy: matrix.yy, x0: matrix.x0, y0: matrix.y0,
                                  x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height), box)
    }

    /// In pixels; smaller ones are as fast by cairo.
    private static let minGradientArea = 4096.0

    /// Whether the clip is one rectangle around `box`.
    private func isInsideClip(_ box: Box) -> Bool {
        useDeviceSpace()
        guard let list = cairo_copy_clip_rectangle_list(context) else { return false }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return false }
        let clip = list.pointee.rectangles[0]
        return clip.x <= box.minX && clip.y <= box.minY && clip.x + clip.width >= box.maxX
            && clip.y + clip.height >= box.maxY
    }
}
