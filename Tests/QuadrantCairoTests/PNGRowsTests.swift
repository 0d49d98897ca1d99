import Foundation
import QuadrantDisplayList
import Testing
@testable import QuadrantCairo

/// The rows of a PNG are what they were, however often they repeat (#10.3).
@Suite("Rows of a PNG")
struct PNGRowsTests {
    /// Rows of `width` pixels; each number is how often a row of its own is shown.
    private func picture(_ repeats: [Int], width: Int, isNoise: Bool) -> (bytes: [UInt8], height: Int) {
        var state = UInt32(width), bytes: [UInt8] = []
        for (index, count) in repeats.enumerated() {
            let row = (0..<width * 4).map { place -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                return isNoise ? UInt8(state >> 24) : UInt8((place / 40 + index) & 3)
            }
            for _ in 0..<count { bytes += row }
        }
        return (bytes, repeats.reduce(0, +))
    }

    /// 8,192 pixels of four bytes are as far back as a compressed row can refer to.
    @Test(arguments: [1, 2, 63, 300, 8191, 8192], [true, false])
    func picturesAreReadAsTheyWereWritten(width: Int, isNoise: Bool) throws {
        let repeats = [1, 40, 1, 2, 17, 16, 9, 8, 33, 1, 1, 25]
        for level in [0, 1, 3, 9] {
            let (bytes, height) = picture(repeats, width: width, isNoise: isNoise)
            let png = try #require(bytes.withUnsafeBytes {
                PNG.encode($0, width: width, height: height, isOpaque: false, level: level)
            })
            let read = try #require(PNG.decode([UInt8](png)))
            #expect(read.width == width && read.height == height)
            #expect(read.rgba == bytes, "level \(level)")
        }
    }

    /// The same noise in each of 3,000 rows is stored once, and referred to.
    @Test func repeatedRowsCostLittle() throws {
        let (bytes, height) = picture([3000], width: 100, isNoise: true)
        let png = try #require(bytes.withUnsafeBytes {
            PNG.encode($0, width: 100, height: height, isOpaque: false, level: 3)
        })
        #expect(png.count < 400 + 3000 * 8)
    }
}
