import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// The pixels of rasterized fragments, as they were drawn: the next picture in which a fragment is at the same place
/// composites them.
///
/// The pixels are kept when a fragment is drawn for the second time, so that pictures of which there is one do not pay.
final class LayerStore {
    struct Key: Equatable {
        /// The origin of the fragment in the space of the transform.
        var origin: CGPoint
        var transform: ProjectionTransform
        /// The drawn part of the target.
        var box: Box
    }

    private struct Entry {
        weak var fragment: Fragment?
        var key: Key
        /// Nil until the second use.
        var pixels: PixelBuffer?
        var lastUse: Int

        var bytes: Int { pixels.map { $0.stride * $0.height } ?? 0 }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var clock = 0
    private static let maxEntries = 48, maxBytes = 24 << 20
    /// The number of pixels above which a layer is not kept.
    static let maxArea = 2e6

    /// The number of layers whose pixels are kept.
    var count: Int { entries.values.count { $0.pixels != nil } }

    /// The pixels of the fragment for `key`; nil if there are none, and `isSecond` if they are to be kept now.
    func find(_ fragment: Fragment, _ key: Key, _ pool: BufferPool) -> (pixels: PixelBuffer?, isSecond: Bool) {
        clock += 1
        let id = ObjectIdentifier(fragment)
        // A fragment that is gone may have had the same address.
        if let entry = entries[id], entry.key == key, entry.fragment != nil {
            entries[id]?.lastUse = clock
            return (entry.pixels, entry.pixels == nil)
        }
        if let pixels = entries[id]?.pixels { pool.give(pixels) }
        entries[id] = Entry(fragment: fragment, key: key, lastUse: clock)
        return (nil, false)
    }

    /// Keeps the pixels of a fragment that was found.
    func keep(_ pixels: PixelBuffer, of fragment: Fragment) { entries[ObjectIdentifier(fragment)]?.pixels = pixels }

    /// Evicts the entries of fragments that are gone, and the least recently used ones above the limit. Call between
    /// pictures.
    func trim(_ pool: BufferPool) {
        var bytes = 0, count = 0
        for (id, entry) in entries.sorted(by: { $0.value.lastUse > $1.value.lastUse }) {
            (bytes, count) = (bytes + entry.bytes, count + 1)
            if entry.fragment != nil, count <= Self.maxEntries, bytes <= Self.maxBytes { continue }
            bytes -= entry.bytes
            entries[id] = nil
            if let pixels = entry.pixels { pool.give(pixels) }
        }
    }

    func removeAll(_ pool: BufferPool) {
        for entry in entries.values { if let pixels = entry.pixels { pool.give(pixels) } }
        entries = [:]
    }
}

extension Painter {
    /// Draws a fragment on a layer, or the pixels of it that are kept. Only on pixels: a page has the content itself.
    func rasterized(_ range: Range<Int>, _ content: Fragment, _ frame: CGRect) {
        guard target == .pixels, !content.hasBackdrop else { return paint(range) }
        let box = PaintedBounds(commands: commands).bounds(range, transform).grown(1).intersection(clip)
        guard !box.isEmpty else { return }
        guard box.area <= LayerStore.maxArea else { return layer(range) }
        let key = LayerStore.Key(origin: frame.origin, transform: transform, box: box)
        let found = stores.layers.find(content, key, stores.pool)
        if let pixels = found.pixels { return put(pixels, opacity: alpha) }
        guard let buffer = stores.pool.take(.color, covering: box) else { return }
        // Kept pixels are those of the whole fragment.
        if found.isSecond { withoutCulling { onto(buffer) { paint(range) } } } else { onto(buffer) { paint(range) } }
        put(buffer, opacity: alpha)
        if found.isSecond { stores.layers.keep(buffer, of: content) } else { stores.pool.give(buffer) }
    }
}
