import CGdkPixbuf
package import Foundation
package import QuadrantDisplayList
import QuadrantThreads

/// Decodes image files with gdk-pixbuf; caches the result for each file and size.
package nonisolated final class ImageDecoder: Sendable {
    static let shared = ImageDecoder()
    private let decoded = Locked<[String: (changed: Date?, handle: ImageHandle?)]>([:])

    /// The pixels of a file, upright, and their number per point; nil if it cannot be read. A vector image is
    /// rasterised at the screen's `scale`, and keeps its vectors if its catalog preserves them.
    func image(_ file: AssetFolder.ImageFile, scale: CGFloat) -> (handle: ImageHandle, scale: CGFloat)? {
        guard VectorFile.isVector(file.path) else { return image(at: file.path).map { ($0, file.scale) } }
        let times = scale > 1 && scale < 100 ? Int(scale.rounded(.up)) : 1
        return image(at: file.path, drawn: (times, file.keepsVector)).map { ($0, CGFloat(times)) }
    }

    /// The pixels of a file, upright; nil if it cannot be read. `drawn` is the scale of a vector image, and whether it
    /// keeps its vectors.
    private func image(at path: String, drawn: (times: Int, isKept: Bool)? = nil) -> ImageHandle? {
        let changed = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        let key = drawn.map { "\($0.times) \($0.isKept) \(path)" } ?? path
        return decoded.withLock { known in
            if let entry = known[key], entry.changed == changed { return entry.handle }
            let handle = (drawn.map { draw(path, $0.times, $0.isKept) } ?? decode(path)).map { ImageHandle($0) }
            known[key] = (changed, handle)
            return handle
        }
    }

    private func draw(_ path: String, _ times: Int, _ isKept: Bool) -> ImagePixels? {
        guard let document = VectorFile.document(path), let natural = VectorFile.pixels(document, nil) else {
            return nil
        }
        let size = (width: natural.width * times, height: natural.height * times)
        guard let drawn = times == 1 ? natural : VectorFile.pixels(document, size) else { return nil }
        let vector = VectorImage(document: document) { VectorFile.pixels($0, ($1, $2)) }
        return ImagePixels(width: drawn.width, height: drawn.height, rgba: drawn.rgba, vector: isKept ? vector : nil)
    }

    /// The largest number of pixels of an image: more than a phone's camera takes, in 400 MB. A file of a few bytes may
    /// claim any number.
    static let maxPixels = 100_000_000

    /// Whether an image may be decoded; a side of 0 or less is one that is not known.
    static func allows(_ width: Int, _ height: Int) -> Bool {
        let (pixels, isOverflow) = width.multipliedReportingOverflow(by: height)
        return !isOverflow && pixels <= maxPixels
    }

    private func decode(_ path: String) -> ImagePixels? {
        // A pipe would never be read to its end.
        guard RegularFile.isThere(path) else { return nil }
        var width = gint(0), height = gint(0)
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, Self.allows(Int(width), Int(height)) else {
            return nil
        }
        guard let file = gdk_pixbuf_new_from_file(path, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        let upright = gdk_pixbuf_apply_embedded_orientation(file)
        defer { if let upright { g_object_unref(UnsafeMutableRawPointer(upright)) } }
        return upright.flatMap(Self.pixels)
    }

    /// Decodes the contents of a file, upright; nil if they are not an image.
    package static func pixels(of data: Data) -> ImagePixels? {
        guard !data.isEmpty, allows(data), let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isTaken = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), nil)
        }
        // A loader must always be closed; closing fails for truncated data, which is rejected.
        let isWhole = gdk_pixbuf_loader_close(loader, nil)
        guard isTaken != 0, isWhole != 0, let image = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(image) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return pixels(upright)
    }

    /// Whether the image has a permitted number of pixels. Reads the head only: the loader makes an image of no
    /// size, and gets no more data when it has reported the size.
    package static func allows(_ data: Data) -> Bool {
        guard let loader = gdk_pixbuf_loader_new() else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var size: (width: gint, height: gint)?
        typealias Handler = @convention(c) (OpaquePointer, gint, gint, UnsafeMutableRawPointer) -> Void
        let whenKnown: Handler = { loader, width, height, size in
            size.assumingMemoryBound(to: (width: gint, height: gint)?.self).pointee = (width, height)
            gdk_pixbuf_loader_set_size(UnsafeMutablePointer(loader), 0, 0)
        }
        withUnsafeMutablePointer(to: &size) { known in
            g_signal_connect_data(UnsafeMutableRawPointer(loader), "size-prepared",
                                  unsafeBitCast(whenKnown, to: GCallback.self), known, nil, GConnectFlags(rawValue: 0))
            data.withUnsafeBytes { bytes in
                var rest = bytes.bindMemory(to: guchar.self)[...]
                while known.pointee == nil, !rest.isEmpty {
                    let part = UnsafeBufferPointer(rebasing: rest.prefix(4096))
                    if gdk_pixbuf_loader_write(loader, part.baseAddress, gsize(part.count), nil) == 0 { break }
                    rest = rest.dropFirst(4096)
                }
            }
            // A loader must always be closed.
            gdk_pixbuf_loader_close(loader, nil)
        }
        return size.map { allows(Int($0.width), Int($0.height)) } ?? true
    }

    static func pixels(_ image: OpaquePointer) -> ImagePixels? {
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
