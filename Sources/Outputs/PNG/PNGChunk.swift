import CDeflate
import Foundation

// The chunks of a PNG file: a length, four letters, the content, and a checksum of the letters and the content.
extension Data {
    mutating func append(word: Int) {
        for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: word >> shift)) }
    }

    mutating func append(chunk name: String, _ content: Data) {
        append(word: content.count)
        let start = count
        append(contentsOf: name.utf8)
        append(content)
        let checksum = withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + start, count - start) }
        append(word: Int(checksum))
    }

    /// Appends the signature and the header: 8 bits per channel, three channels if `isOpaque`, else four.
    mutating func appendHeader(width: Int, height: Int, isOpaque: Bool) {
        append(contentsOf: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        var header = Data()
        header.append(word: width)
        header.append(word: height)
        header.append(contentsOf: [8, isOpaque ? 2 : 6, 0, 0, 0])
        append(chunk: "IHDR", header)
    }
}
