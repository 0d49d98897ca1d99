import Testing
@testable import QuadrantPNG

@Suite("Adler-32")
struct Adler32Tests {
    /// The definition (RFC 1950, 8.2): two sums modulo 65,521, of the bytes and of the first sum.
    private func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 1, sums: UInt32 = 0
        for byte in bytes {
            sum = (sum + UInt32(byte)) % 65_521
            sums = (sums + sum) % 65_521
        }
        return sums << 16 | sum
    }

    private func bytes(_ pixels: [UInt32], _ pixelBytes: Int) -> [UInt8] {
        pixels.flatMap { [$0 >> 16, $0 >> 8, $0, $0 >> 24].prefix(pixelBytes).map { UInt8($0 & 0xff) } }
    }

    /// Rows of any length, also of the largest values, in which intermediate sums are largest.
    @Test(arguments: [0, 1, 7, 8, 175, 176, 177, 5_000, 32_767], [3, 4])
    func sumsOfPixelsAreThoseOfTheirBytes(count: Int, pixelBytes: Int) {
        var state = UInt32(count)
        let noise = (0..<count).map { _ -> UInt32 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return state ^ state >> 15
        }
        for pixels in [noise, [UInt32](repeating: .max, count: count)] {
            var adler = Adler32()
            adler.add(byte: 2, zeros: 3)
            adler.add(pixels, count: count, pixelBytes: pixelBytes)
            #expect(adler.value == checksum([2, 0, 0, 0] + bytes(pixels, pixelBytes)))
        }
    }

    /// A run counts as its pixels.
    @Test(arguments: [1, 2, 100, 32_767], [3, 4])
    func runCountsAsItsPixels(count: Int, pixelBytes: Int) {
        var run = Adler32(), pixels = Adler32()
        run.add(byte: 9)
        pixels.add(byte: 9)
        run.add(0xfe12_34ff, repeated: count, pixelBytes: pixelBytes)
        pixels.add([UInt32](repeating: 0xfe12_34ff, count: count), count: count, pixelBytes: pixelBytes)
        #expect(run.value == pixels.value)
    }

    @Test func valuesOfTheNameOfAnEncyclopedia() {
        // The checksum of "Wikipedia", as commonly given: 0x11e60398.
        var adler = Adler32()
        for byte in "Wikipedia".utf8 { adler.add(byte: byte) }
        #expect(adler.value == 0x11e6_0398)
    }
}
