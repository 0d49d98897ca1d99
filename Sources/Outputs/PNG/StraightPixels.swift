/// Pixels whose channels are not multiplied by alpha, as a PNG holds them, from premultiplied words: alpha in the
/// highest byte, then red, green, blue.
package enum StraightPixels {
    /// 255 * 65536 / alpha, rounded up: times a channel, plus a half, shifted by 16, is the rounded straight channel.
    @usableFromInline package static let reciprocals: [UInt32] = (0...255).map { (alpha: UInt32) in
        alpha == 0 ? 0 : (255 * 65536 + alpha - 1) / alpha
    }

    @inlinable @inline(__always)
    package static func straight(_ channel: UInt32, _ reciprocal: UInt32) -> UInt32 {
        min((channel &* reciprocal &+ 32768) >> 16, 255)
    }

    /// Converts premultiplied words to red, green, blue, alpha in bytes, rounded to the nearest.
    package static func write(_ words: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>) {
        let pixels = UnsafeMutableRawPointer(bytes)
        reciprocals.withUnsafeBufferPointer { table in
            for index in 0..<count {
                let p = words[index]
                let alpha = p >> 24
                var result: UInt32
                if alpha == 255 {
                    result = (p & 0xff00_ff00) | (p & 0xff) << 16 | (p >> 16) & 0xff
                } else if alpha == 0 {
                    result = 0
                } else {
                    let r = table[Int(alpha)]
                    result = alpha << 24 | straight(p & 0xff, r) << 16 | straight((p >> 8) & 0xff, r) << 8
                        | straight((p >> 16) & 0xff, r)
                }
                result = result.littleEndian
                pixels.storeBytes(of: result, toByteOffset: index * 4, as: UInt32.self)
            }
        }
    }

    /// Converts premultiplied words to words that are not, rounded to the nearest.
    static func write(_ words: UnsafePointer<UInt32>, count: Int, to straightWords: UnsafeMutablePointer<UInt32>) {
        reciprocals.withUnsafeBufferPointer { table in
            for index in 0..<count {
                let p = words[index], alpha = p >> 24
                if alpha == 255 {
                    straightWords[index] = p
                } else if alpha == 0 {
                    straightWords[index] = 0
                } else {
                    let r = table[Int(alpha)]
                    straightWords[index] = alpha << 24 | straight((p >> 16) & 0xff, r) << 16
                        | straight((p >> 8) & 0xff, r) << 8 | straight(p & 0xff, r)
                }
            }
        }
    }
}
