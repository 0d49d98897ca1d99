/// The checksum of zlib's format (RFC 1950, 8.2), over filtered rows of pixels.
struct Adler32 {
    private static let modulus: UInt64 = 65_521
    private var sum: UInt64 = 1, sumOfSums: UInt64 = 0

    var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

    /// Adds a byte and `zeros` bytes of zero after it.
    mutating func add(byte: UInt8, zeros: Int = 0) {
        sum = (sum + UInt64(byte)) % Self.modulus
        sumOfSums = (sumOfSums + sum * UInt64(zeros + 1)) % Self.modulus
    }

    private typealias Eight = SIMD8<UInt32>
    /// Sums of 16 bits hold so many sums of bytes: 255 * 22 * 23 / 2 = 64,515.
    private static let rounds = 22
    /// Sums of 32 bits hold so many rounds: 4 * 255 * 2,900 * 2,901 / 2 < 2^32.
    private static let maxRounds = 22 * 128

    /// Adds so many pixels of one colour.
    mutating func add(_ pixel: UInt32, repeated count: Int, pixelBytes: Int) {
        let blue = UInt64(pixel & 0xff), green = UInt64(pixel >> 8 & 0xff), red = UInt64(pixel >> 16 & 0xff)
        let alpha = pixelBytes == 4 ? UInt64(pixel >> 24) : 0, all = red + green + blue + alpha
        let count = UInt64(count), bytes = UInt64(pixelBytes)
        let weighted = bytes * all * (count * (count + 1) / 2) - count * (green + 2 * blue + 3 * alpha)
        sumOfSums = (sumOfSums + count * bytes * sum + weighted) % Self.modulus
        sum = (sum + count * all) % Self.modulus
    }

    /// Adds red, green, blue, and alpha if a pixel has four bytes.
    mutating func add(_ pixels: UnsafePointer<UInt32>, count: Int, pixelBytes: Int) {
        var done = 0
        while done &+ 8 <= count {
            let rounds = min(Self.maxRounds, (count &- done) / 8)
            add(UnsafeRawPointer(pixels + done), rounds: rounds, pixelBytes: pixelBytes)
            done &+= rounds &* 8
        }
        while done < count {
            let p = pixels[done]
            add(byte: UInt8(truncatingIfNeeded: p >> 16))
            add(byte: UInt8(truncatingIfNeeded: p >> 8))
            add(byte: UInt8(truncatingIfNeeded: p))
            if pixelBytes == 4 { add(byte: UInt8(truncatingIfNeeded: p >> 24)) }
            done &+= 1
        }
    }

    private mutating func add(_ pixels: UnsafeRawPointer, rounds: Int, pixelBytes: Int) {
        let alphaMask: UInt32 = pixelBytes == 4 ? 0xff_00ff : 0xff
        // All bytes so far; the same after each round, which weighs early pixels more; each byte by its place in its
        // pixel.
        var all = Eight(repeating: 0), sums = all, inside = all, round = 0
        while round < rounds {
            let end = min(round &+ Self.rounds, rounds)
            sums &+= all &* UInt32(truncatingIfNeeded: end &- round)
            // Two channels in each lane.
            var even = Eight(repeating: 0), odd = even, evenSums = even, oddSums = even
            while round < end {
                let eight = pixels.loadUnaligned(fromByteOffset: round &* 32, as: Eight.self)
                even &+= eight & 0xff_00ff
                odd &+= (eight &>> 8) & alphaMask
                evenSums &+= even
                oddSums &+= odd
                round &+= 1
            }
            let blue = even & 0xffff, green = odd & 0xffff, alpha = odd &>> 16
            all &+= blue &+ (even &>> 16) &+ green &+ alpha
            inside &+= green &+ 2 &* blue &+ 3 &* alpha
            sums &+= (evenSums & 0xffff) &+ (evenSums &>> 16) &+ (oddSums & 0xffff) &+ (oddSums &>> 16)
        }
        // A pixel counts once for each pixel from it to the end: 8 times the rounds to the end, less its lane.
        var total: UInt64 = 0, weighted: UInt64 = 0, less: UInt64 = 0
        for lane in 0..<8 {
            total += UInt64(all[lane])
            weighted += 8 * UInt64(sums[lane]) - UInt64(lane) * UInt64(all[lane])
            less += UInt64(inside[lane])
        }
        let bytes = UInt64(pixelBytes)
        sumOfSums = (sumOfSums + UInt64(rounds * 8) * bytes * sum + bytes * weighted - less) % Self.modulus
        sum = (sum + total) % Self.modulus
    }
}
