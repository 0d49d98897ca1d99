import CSpng
package import Foundation
package import QuadrantDisplayList

/// Pictures as PNG files: 8 bits a channel, sRGB, without alpha where nothing is translucent. The same list gives the
/// same bytes.
package enum PNG {
    /// 0 stores, 9 is smallest. From 3 to 6 the time doubles and a quarter of the bytes goes.
    package static let usualLevel = 3

    package static func encode(_ list: DisplayList, level: Int = usualLevel) throws -> Data {
        try SharedSurfaces.borrow { try encode($0.drawn(list), level: level, at: Canvas.place(list.size)) }
    }

    package static func write(_ list: DisplayList, to path: String, level: Int = usualLevel) throws {
        try OutputFile.write(encode(list, level: level), to: path)
    }

    /// Rows of straight RGBA, or of RGB where `isOpaque`.
    static func encode(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int, isOpaque: Bool,
                       level: Int) -> Data? {
        encode(width: width, height: height, isOpaque: isOpaque, level: level) { encoder in
            spng_encode_image(encoder, bytes.baseAddress, bytes.count, Int32(SPNG_FMT_PNG.rawValue),
                              Int32(SPNG_ENCODE_FINALIZE.rawValue)) == 0
        }
    }

    private static func encode(width: Int, height: Int, isOpaque: Bool, level: Int,
                               _ write: (OpaquePointer) -> Bool) -> Data? {
        guard let encoder = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { return nil }
        defer { spng_ctx_free(encoder) }
        spng_set_option(encoder, SPNG_ENCODE_TO_BUFFER, 1)
        spng_set_option(encoder, SPNG_IMG_COMPRESSION_LEVEL, Int32(min(max(level, 0), 9)))
        // Interfaces are flat areas: filters cost more time than they save bytes.
        spng_set_option(encoder, SPNG_FILTER_CHOICE, Int32(SPNG_FILTER_CHOICE_NONE.rawValue))
        var header = spng_ihdr()
        header.width = UInt32(width)
        header.height = UInt32(height)
        header.bit_depth = 8
        let colors = isOpaque ? SPNG_COLOR_TYPE_TRUECOLOR : SPNG_COLOR_TYPE_TRUECOLOR_ALPHA
        header.color_type = UInt8(colors.rawValue)
        guard spng_set_ihdr(encoder, &header) == 0, write(encoder) else { return nil }
        var length = 0
        var status: Int32 = 0
        guard let memory = spng_get_png_buffer(encoder, &length, &status), status == 0 else { return nil }
        return Data(bytesNoCopy: memory, count: length, deallocator: .free)
    }

    private static func encode(_ surface: RasterSurface, level: Int, at place: String) throws -> Data {
        let data: Data? = surface.withWords { words in
            var all: UInt32 = 0xff00_0000
            for word in words { all &= word }
            let isOpaque = all == 0xff00_0000
            let width = surface.width, height = surface.height
            let bytes = width * (isOpaque ? 3 : 4)
            // Most rows of an interface are like the one above: they need not be converted again, and one row at a time
            // stays near the processor.
            return surface.scratch(bytes) { out in
                encode(width: width, height: height, isOpaque: isOpaque, level: level) { encoder in
                    guard spng_encode_image(encoder, nil, 0, Int32(SPNG_FMT_PNG.rawValue), Int32(
                        SPNG_ENCODE_PROGRESSIVE.rawValue | SPNG_ENCODE_FINALIZE.rawValue)) == 0 else { return false }
                    for row in 0..<height {
                        let start = words.baseAddress! + row * width
                        if row == 0 || memcmp(start, start - width, width * 4) != 0 {
                            if isOpaque {
                                PixelMath.dropAlpha(start, count: width, into: out)
                            } else {
                                PixelMath.straighten(start, count: width, into: out)
                            }
                        }
                        let status = spng_encode_row(encoder, out, bytes)
                        guard status == 0 || row == height - 1 && status == SPNG_EOI.rawValue else { return false }
                    }
                    return true
                }
            }
        }
        guard let data else {
            throw OutputError(what: "the PNG could not be made.", at: place,
                              rule: "The encoder needs memory for the file besides the picture itself.",
                              fix: "Render it smaller or in parts.")
        }
        return data
    }

    /// nil if the bytes are not a PNG.
    static func decode(_ png: [UInt8]) -> ImagePixels? {
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
