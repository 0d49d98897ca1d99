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
        let id: ObjectIdentifier
        var key: Key
        /// Nil until the second use.
        var pixels: PixelBuffer?
    }

    /// The last used first.
    private var entries: [Entry] = []
    private static let maxEntries = 48, maxBytes = 24 << 20
    /// The number of pixels above which a layer is not kept.
    static let maxArea = 2e6

    /// The pixels of the fragment for `key`; nil if there are none, and `isSecond` if they are to be kept now.
    func find(_ fragment: Fragment, _ key: Key) -> (pixels: PixelBuffer?, isSecond: Bool) {
        let id = ObjectIdentifier(fragment)
        // A fragment that is gone may have had the same address.
        guard let index = entries.firstIndex(where: { $0.id == id && $0.key == key && $0.fragment != nil }) else {
            entries.insert(Entry(fragment: fragment, id: id, key: key), at: 0)
            return (nil, false)
        }
        let entry = entries.remove(at: index)
        entries.insert(entry, at: 0)
        return (entry.pixels, entry.pixels == nil)
    }

    /// Keeps the pixels of the entry that was found last.
    func keep(_ pixels: PixelBuffer) { entries[0].pixels = pixels }

    /// Evicts the entries of fragments that are gone, and the least recently used ones above the limit. Call between
    /// pictures.
    func trim(_ pool: BufferPool) {
        var bytes = 0, kept: [Entry] = []
        for entry in entries {
            let more = entry.pixels.map { $0.stride * $0.height } ?? 0
            if entry.fragment != nil, kept.count < Self.maxEntries, bytes + more <= Self.maxBytes {
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
    /// Draws a fragment on a layer, or the pixels of it that are kept. Only on pixels: a page has the content itself.
    func rasterized(_ range: Range<Int>, _ content: Fragment, _ frame: CGRect) {
        guard target == .pixels, !content.hasBackdrop else { return paint(range) }
        let box = PaintedBounds(commands: commands).bounds(range, transform).grown(1).intersection(clip)
        guard !box.isEmpty else { return }
        guard box.area <= LayerStore.maxArea else { return layer(range) }
        let found = stores.layers.find(content, .init(origin: frame.origin, transform: transform, box: box))
        if let pixels = found.pixels { return put(pixels, opacity: alpha) }
        guard let buffer = stores.pool.take(.color, covering: box) else { return }
        // Kept pixels are those of the whole fragment.
        if found.isSecond { withoutCulling { onto(buffer) { paint(range) } } } else { onto(buffer) { paint(range) } }
        put(buffer, opacity: alpha)
        if found.isSecond { stores.layers.keep(buffer) } else { stores.pool.give(buffer) }
    }
}
