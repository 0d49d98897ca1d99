import CSpng
package import Foundation
package import QuadrantDisplayList
import QuadrantFiles

/// Encodes pictures as PNG files: 8 bits per channel, sRGB, without alpha if nothing is translucent. Equal lists give
/// equal bytes.
package struct PNG: PictureEncoder {
    package init() {}

    package var name: String { "PNG" }
    package var fileExtensions: [String] { ["png"] }
    package var needs: PictureNeeds { .pixels }
    package var sizeLimit: PictureSizeLimit { .bitmap }

    package func encode(_ list: DisplayList, options: PictureOptions) throws -> Data { try Self.encode(list) }

    package static func encode(_ list: DisplayList, effort: PNGEffort = .balanced) throws -> Data {
        try SharedSurfaces.borrow { try encode($0.drawn(list), effort) }
    }

    package static func write(_ list: DisplayList, to path: String, effort: PNGEffort = .balanced) throws {
        try OutputFile.write(encode(list, effort: effort), to: path)
    }

    /// The file of the pixels; nil if there is no memory.
    static func file(_ pixels: PixelRows, effort: PNGEffort) -> Data? {
        PNGRows.compressed(pixels, effort: effort).map {
            file(width: pixels.width, height: pixels.height, isOpaque: pixels.isOpaque, rows: $0)
        }
    }

    /// The picture that `surface` holds.
    package static func encode(_ surface: RasterSurface, _ effort: PNGEffort) throws -> Data {
        let width = surface.width, height = surface.height
        let data: Data? = surface.withPixels { pixels in
            guard let start = pixels.baseAddress else { return nil }
            let rows = PNGRows.compressedByAlpha(
                PixelRows(start: start, width: width, height: height, stride: width, isOpaque: true), effort: effort)
            return rows.data.map { file(width: width, height: height, isOpaque: rows.isOpaque, rows: $0) }
        }
        guard let data else {
            throw Diagnostic(what: "the PNG could not be made.", at: "\(surface.width) x \(surface.height) pixels",
                              rule: "The encoder needs memory for the file besides the picture itself.",
                              fix: "Render it smaller or in parts.")
        }
        return data
    }

    static func file(width: Int, height: Int, isOpaque: Bool, rows: Data) -> Data {
        var file = Data(capacity: rows.count + 64)
        file.appendHeader(width: width, height: height, isOpaque: isOpaque)
        file.append(chunk: "IDAT", rows)
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
