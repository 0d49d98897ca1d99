import CGdkPixbuf
import Foundation
import QuadrantDisplayList

/// Reads image files with gdk-pixbuf; each file once per size it is asked for.
nonisolated final class ImageDecoder: @unchecked Sendable {
    static let shared = ImageDecoder()
    private let lock = NSLock()
    private var known: [String: (changed: Date?, handle: ImageHandle?)] = [:]

    /// The pixels of a file, upright; nil when it cannot be read. Vector files are drawn `vectorScale` times their
    /// size.
    func image(at path: String, vectorScale: Int = 1) -> ImageHandle? {
        let changed = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        let isVector = path.lowercased().hasSuffix(".svg")
        let key = isVector ? "\(vectorScale) \(path)" : path
        lock.lock()
        defer { lock.unlock() }
        if let entry = known[key], entry.changed == changed { return entry.handle }
        let handle = decode(path, scale: isVector ? vectorScale : 1).map(ImageHandle.init)
        known[key] = (changed, handle)
        return handle
    }

    private func decode(_ path: String, scale: Int) -> ImagePixels? {
        var file: OpaquePointer?
        if scale != 1 {
            var width: gint = 0, height: gint = 0
            guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else { return nil }
            file = gdk_pixbuf_new_from_file_at_scale(path, width * gint(scale), height * gint(scale), 0, nil)
        } else {
            file = gdk_pixbuf_new_from_file(path, nil)
        }
        guard let file else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        let upright = gdk_pixbuf_apply_embedded_orientation(file)
        defer { if let upright { g_object_unref(UnsafeMutableRawPointer(upright)) } }
        return upright.flatMap(Self.pixels)
    }

    /// The pixels of a file's contents, upright; nil when they are no image.
    static func pixels(of data: Data) -> ImagePixels? {
        guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isTaken = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), nil)
        }
        // A loader must be closed in any case; what was cut off in the middle is no image.
        let isWhole = gdk_pixbuf_loader_close(loader, nil)
        guard isTaken != 0, isWhole != 0, let image = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(image) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return pixels(upright)
    }

    private static func pixels(_ image: OpaquePointer) -> ImagePixels? {
        let width = Int(gdk_pixbuf_get_width(image)), height = Int(gdk_pixbuf_get_height(image))
        let stride = Int(gdk_pixbuf_get_rowstride(image)), channels = Int(gdk_pixbuf_get_n_channels(image))
        guard let bytes = gdk_pixbuf_read_pixels(image), width > 0, height > 0, channels == 3 || channels == 4 else {
            return nil
        }
        let rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            for y in 0..<height {
                for x in 0..<width {
                    let from = bytes + y * stride + x * channels, to = (y * width + x) * 4
                    buffer[to] = from[0]
                    buffer[to + 1] = from[1]
                    buffer[to + 2] = from[2]
                    buffer[to + 3] = channels == 4 ? from[3] : 255
                }
            }
            count = width * height * 4
        }
        return ImagePixels(width: width, height: height, rgba: rgba)
    }
}
