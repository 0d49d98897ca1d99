import Foundation
import QuadrantDisplayList
import Testing
@testable import QuadrantCairo

/// Encoding preserves the rows of a PNG, however often they repeat (#10.3).
@Suite("Rows of a PNG")
struct PNGRowsTests {
    /// For each number a row of `width` pixels, repeated that often.
    private func rows(_ repeats: [Int], width: Int, isNoise: Bool) -> [(bytes: [UInt8], count: Int)] {
        var state = UInt32(width)
        return repeats.enumerated().map { index, count in
            let bytes = (0..<width * 4).map { place -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                return isNoise ? UInt8(state >> 24) : UInt8((place / 40 + index) & 3)
            }
            return (bytes, count)
        }
    }

    private func png(_ rows: [(bytes: [UInt8], count: Int)], width: Int, level: Int) throws -> Data {
        var compressed = PNGRows(bytesPerRow: width * 4, level: level)
        for (bytes, count) in rows {
            compressed.append { $0.update(from: bytes, count: bytes.count) }
            for _ in 1..<count { compressed.appendAgain() }
        }
        let data = compressed.finish()
        return PNG.file(width: width, height: rows.reduce(0) { $0 + $1.count }, isOpaque: false,
                        rows: try #require(data))
    }

    /// 8,192 pixels of four bytes are the largest distance of a back-reference in DEFLATE.
    @Test(arguments: [1, 2, 63, 300, 8191, 8192], [true, false])
    func picturesAreReadAsTheyWereWritten(width: Int, isNoise: Bool) throws {
        let rows = rows([1, 40, 1, 2, 17, 16, 9, 8, 33, 1, 1, 25], width: width, isNoise: isNoise)
        let bytes = rows.flatMap { row in (0..<row.count).flatMap { _ in row.bytes } }
        for level in [0, 1, 3, 9] {
            let read = try #require(PNG.decode([UInt8](try png(rows, width: width, level: level))))
            #expect(read.width == width && read.height == rows.reduce(0) { $0 + $1.count })
            #expect(read.rgba == bytes, "level \(level)")
        }
    }

    /// A row of noise repeated 3,000 times is stored once, followed by back-references.
    @Test func repeatedRowsCostLittle() throws {
        let rows = rows([3000], width: 100, isNoise: true)
        #expect(try png(rows, width: 100, level: 3).count < 400 + 3000 * 8)
    }
}
