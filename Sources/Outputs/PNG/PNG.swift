import CSpng
package import Foundation
package import QuadrantDisplayList

/// PNG files: 8 bits per channel, sRGB, without alpha if nothing is translucent. Equal pixels give equal bytes.
package struct PNG: Sendable {
    package let effort: PNGEffort

    package init(effort: PNGEffort = .balanced) { self.effort = effort }

    /// The file of the pixels; nil if there is no memory.
    package static func file(_ pixels: PixelRows, effort: PNGEffort) -> Data? {
        guard let rows = PNGRows.compressed(pixels, effort: effort) else { return nil }
        var file = Data(capacity: rows.data.count + 64)
        file.appendHeader(width: pixels.width, height: pixels.height, isOpaque: rows.isOpaque)
        file.append(chunk: "IDAT", rows.data)
        file.append(chunk: "IEND", Data())
        return file
    }

    /// nil if the bytes are not a PNG.
    package static func decode(_ png: [UInt8]) -> ImagePixels? {
        guard let decoder = spng_ctx_new(0) else { return nil }
        defer { spng_ctx_free(decoder) }
        return png.withUnsafeBytes { bytes in
            var header = spng_ihdr()
            var size = 0
            guard spng_set_png_buffer(decoder, bytes.baseAddress, bytes.count) == 0,
                  spng_get_ihdr(decoder, &header) == 0, header.width <= 8192, header.height <= 8192,
                  spng_decoded_image_size(decoder, Int32(SPNG_FMT_RGBA8.rawValue), &size) == 0,
                  size == Int(header.width) * Int(header.height) * 4 else { return nil }
            var isRead = false
            let rgba = [UInt8](unsafeUninitializedCapacity: size) { out, used in
                isRead = spng_decode_image(decoder, out.baseAddress, size, Int32(SPNG_FMT_RGBA8.rawValue),
                                           Int32(SPNG_DECODE_TRNS.rawValue)) == 0
                used = isRead ? size : 0
            }
            return isRead ? ImagePixels(width: Int(header.width), height: Int(header.height), rgba: rgba) : nil
        }
    }
}
