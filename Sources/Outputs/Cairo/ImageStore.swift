import CCairo
import Foundation
import QuadrantDisplayList

/// A cache of images as cairo surfaces of premultiplied words.
final class ImageStore {
    private struct Key: Hashable {
        var image: ImageHandle
        var source: PixelRect?
        var tint: RGBA?
    }

    struct PixelRect: Hashable {
        var x: Int, y: Int, width: Int, height: Int
    }

    private final class Entry {
        let pixels: UnsafeMutablePointer<UInt32>
        let width: Int, height: Int
        let surface: OpaquePointer
        var lastUse = 0

        init(width: Int, height: Int) {
            pixels = .allocate(capacity: width * height)
            self.width = width
            self.height = height
            surface = cairo_image_surface_create_for_data(
                UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                    Int32(width),
                Int32(height), Int32(width * 4))
        }

        deinit {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
            pixels.deallocate()
        }
    }

    private var entries: [Key: Entry] = [:]
    private var clock = 0
    private var pixels = 0
    private static let maxPixels = 24 << 20

    /// The part of `image` in `source`, all of it if nil. Valid until the store evicts old entries, which it does only
    /// between pictures.
    func surface(_ image: ImageHandle, source: PixelRect?, tint: RGBA?) -> OpaquePointer {
        entry(image, source, tint).surface
    }

    func withPixels<Result>(_ image: ImageHandle, source: PixelRect? = nil, tint: RGBA? = nil,
                            _ body: (UnsafePointer<UInt32>) -> Result) -> Result {
        let entry = entry(image, source, tint)
        return withExtendedLifetime(entry) { body(entry.pixels) }
    }

    /// Evicts the least recently used entries above the limit. Call between pictures.
    func trim() {
        guard pixels > Self.maxPixels else { return }
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard pixels > Self.maxPixels / 2 else { return }
            entries[key] = nil
            pixels -= entry.width * entry.height
        }
    }

    private func entry(_ image: ImageHandle, _ source: PixelRect?, _ tint: RGBA?) -> Entry {
        clock += 1
        let key = Key(image: image, source: source, tint: tint)
        if let found = entries[key] {
            found.lastUse = clock
            return found
        }
        let all = image.pixels
        let part = source ?? PixelRect(x: 0, y: 0, width: all.width, height: all.height)
        let entry = Entry(width: max(part.width, 1), height: max(part.height, 1))
        if part.width < 1 || part.height < 1 {
            entry.pixels.initialize(repeating: 0, count: entry.width * entry.height)
        }
        all.rgba.withUnsafeBufferPointer { bytes in
            for row in 0..<max(part.height, 0) where part.width > 0 {
                PixelMath.premultiply(bytes.baseAddress! + ((part.y + row) * all.width + part.x) * 4, count: part.width,
                                      into: entry.pixels + row * part.width)
            }
        }
        if let tint {
            let table = (0...255).map { PixelMath.premultiplied(tint.opacity(Float($0) / 255)) }
            for index in 0..<(entry.width * entry.height) {
                entry.pixels[index] = table[Int(entry.pixels[index] >> 24)]
            }
        }
        cairo_surface_mark_dirty(entry.surface)
        entry.lastUse = clock
        entries[key] = entry
        pixels += entry.width * entry.height
        return entry
    }
}
