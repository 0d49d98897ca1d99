import CGdkPixbuf
package import Foundation
package import QuadrantDisplayList

/// Encodes pictures as JPEG files: small for photographs, lossy, and without transparency. Translucent parts are over
/// white. Equal lists give equal bytes.
package struct JPEG: PictureEncoder {
    package init() {}

    package var name: String { "JPEG" }
    package var fileExtensions: [String] { ["jpg", "jpeg"] }
    package var needs: PictureNeeds { [.pixels, .opaqueBackground] }
    package var sizeLimit: PictureSizeLimit { .bitmap }

    package func encode(_ list: DisplayList, options: PictureOptions) throws -> Data {
        let percent = Int((options.quality.clampedToUnit * 100).rounded())
        return try Self.file(rasterOverWhite(list), quality: percent, at: Canvas.place(list.size))
    }

    /// `quality` is that of libjpeg, from 0 to 100.
    private static func file(_ pixels: OpaquePixels, quality: Int, at place: String) throws -> Data {
        try pixels.rgb.withUnsafeBufferPointer { bytes in
            let image = gdk_pixbuf_new_from_data(bytes.baseAddress, GDK_COLORSPACE_RGB, 0, 8, gint(pixels.width),
                                                 gint(pixels.height), gint(pixels.width * 3), nil, nil)
            defer { if let image { g_object_unref(UnsafeMutableRawPointer(image)) } }
            var file: UnsafeMutablePointer<gchar>?
            var count: gsize = 0
            var error: UnsafeMutablePointer<GError>?
            let key = strdup("quality"), value = strdup(String(quality))
            defer {
                free(key)
                free(value)
            }
            var keys = [key, nil], values = [value, nil]
            guard gdk_pixbuf_save_to_bufferv(image, &file, &count, "jpeg", &keys, &values, &error) != 0,
                  let file else {
                let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason was given"
                g_clear_error(&error)
                throw Diagnostic(what: "the JPEG could not be made: \(reason).", at: place,
                                 rule: "The encoder needs memory for the file, and gdk-pixbuf its module for JPEG.",
                                 fix: "Render it smaller, or as PNG.")
            }
            defer { g_free(file) }
            return Data(bytes: file, count: Int(count))
        }
    }
}
