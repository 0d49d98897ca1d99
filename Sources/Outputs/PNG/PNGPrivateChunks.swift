import CDeflate
package import Foundation

/// Data of our own in a PNG file, which programs that show the picture skip: chunks that are ancillary, private and not
/// to be copied by an editor that changes the picture. Source: PNG specification, 5.4.
extension PNG {
    /// The file with further chunks before its end, compressed; the names have four letters, as `quTR`.
    package static func adding(_ chunks: [String: Data], to png: Data) -> Data {
        if chunks.isEmpty || png.count < endLength { return png }
        var file = Data(png.dropLast(endLength))
        for (name, content) in chunks.sorted(by: { $0.key < $1.key }) {
            guard let compressed = compress(content) else { continue }
            var stored = Data()
            stored.append(word: content.count)
            stored.append(compressed)
            file.append(chunk: name, stored)
        }
        file.append(chunk: "IEND", Data())
        return file
    }

    /// The contents of the private chunks whose names begin with `prefix`, by name. A file that is no PNG has none;
    /// a damaged chunk, or one above 64 MB, is left out.
    package static func privateChunks(prefix: String, in png: Data) -> [String: Data] {
        let bytes = [UInt8](png)
        var found: [String: Data] = [:], offset = 8
        while offset + 12 <= bytes.count {
            let length = word(bytes, offset)
            guard length >= 0, offset + 12 + length <= bytes.count else { break }
            let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
            if name.hasPrefix(prefix), length > 4 {
                let size = word(bytes, offset + 8)
                found[name] = expand(Array(bytes[offset + 12..<offset + 8 + length]), to: size)
            }
            offset += 12 + length
        }
        return found
    }

    /// The length of the last chunk, which is empty.
    private static let endLength = 12
    private static let maxSize = 64 << 20

    private static func word(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The content in zlib's format; `level` is libdeflate's, from 1 to 12.
    package static func compress(_ content: Data, level: Int32 = 9) -> Data? {
        guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        var result = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, content.count))
        let count = content.withUnsafeBytes {
            libdeflate_zlib_compress(compressor, $0.baseAddress, content.count, &result, result.count)
        }
        return count > 0 ? Data(result.prefix(count)) : nil
    }

    private static func expand(_ content: [UInt8], to size: Int) -> Data? {
        if size == 0 { return Data() }
        guard size > 0, size <= maxSize, let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var result = [UInt8](repeating: 0, count: size)
        let status = libdeflate_zlib_decompress(decompressor, content, content.count, &result, size, nil)
        return status == LIBDEFLATE_SUCCESS ? Data(result) : nil
    }
}
