import Foundation
import QuadrantDisplayList
import Testing
@testable import QuadrantCairo
@testable import QuadrantPNG

/// What is encoded is read again by another library, spng, pixel for pixel (#13).
@Suite("Rows of a PNG")
struct PNGRowsTests {
    static let efforts: [PNGEffort] = [.fast, .balanced, .small]

    /// Premultiplied words, rows without gaps.
    private struct Picture {
        var width: Int, height: Int, words: [UInt32]

        /// Straight red, green, blue, alpha.
        var rgba: [UInt8] {
            var bytes = [UInt8](repeating: 0, count: words.count * 4)
            StraightPixels.write(words, count: words.count, to: &bytes)
            return bytes
        }
    }

    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private enum Content: CaseIterable { case noise, flat, letters, gradient, smallNoise }

    /// Bands of rows of different content; some rows are repeated, up to `repeats` times.
    private static func picture(_ width: Int, _ height: Int, seed: UInt64, isOpaque: Bool, repeats: Int) -> Picture {
        var random = Random(state: seed &* 77 &+ UInt64(width)), words: [UInt32] = []
        while words.count < width * height {
            let content = Content.allCases.randomElement(using: &random)!
            let palette = (0..<4).map { _ in random.next() }
            for y in 0..<Int.random(in: 1...9, using: &random) {
                let row = (0..<width).map { x -> UInt32 in
                    let color: UInt64 = switch content {
                    case .noise: random.next()
                    case .flat: palette[x * 3 / width]
                    case .letters: Int.random(in: 0..<5, using: &random) == 0 ? palette[x & 3] : palette[0]
                    case .gradient: UInt64((x + 2 * y) / 7) &* 0x01_0201 | palette[0] << 40
                    case .smallNoise: palette[0] &+ random.next() & 0x0001_0101
                    }
                    return premultiplied(color, isOpaque)
                }
                for _ in 0..<Int.random(in: 1...repeats, using: &random) { words += row }
            }
        }
        return Picture(width: width, height: height, words: Array(words.prefix(width * height)))
    }

    private static func premultiplied(_ color: UInt64, _ isOpaque: Bool) -> UInt32 {
        let alpha = isOpaque || color & 3 == 0 ? 255 : UInt32(truncatingIfNeeded: color >> 40) & 255
        func channel(_ shift: UInt64) -> UInt32 {
            PixelMath.product(UInt32(truncatingIfNeeded: color >> shift) & 255, alpha)
        }
        return PixelMath.word(alpha, channel(16), channel(8), channel(0))
    }

    private func expectWhole(_ picture: Picture, isOpaque: Bool, effort: PNGEffort, _ comment: Comment) throws {
        let file = picture.words.withUnsafeBufferPointer {
            PNG.file(PixelRows(start: $0.baseAddress!, width: picture.width, height: picture.height,
                               stride: picture.width, isOpaque: isOpaque), effort: effort)
        }
        let bytes = [UInt8](try #require(file, comment))
        let read = try #require(PNG.decode(bytes), comment)
        #expect(read.width == picture.width && read.height == picture.height, comment)
        #expect(read.rgba == picture.rgba, comment)
    }

    /// All small sizes, down to one pixel.
    @Test(arguments: efforts, [true, false])
    func smallPicturesAreReadAsTheyWereWritten(effort: PNGEffort, isOpaque: Bool) throws {
        for width in 1...12 {
            for height in [1, 2, 3, 7, 8, 9, 17] {
                let picture = Self.picture(width, height, seed: UInt64(height), isOpaque: isOpaque, repeats: 3)
                try expectWhole(picture, isOpaque: isOpaque, effort: effort, "\(width) x \(height)")
            }
        }
    }

    /// Contents and repetitions by chance. Matches reach 32,768 bytes back: many rows, a few, or none.
    @Test(arguments: [
        (61, 300), (86, 120), (258, 90), (1200, 40), (3_000, 30), (8_191, 9), (8_192, 12),
    ], efforts)
    func picturesAreReadAsTheyWereWritten(size: (width: Int, height: Int), effort: PNGEffort) throws {
        for seed in 1...2 as ClosedRange<UInt64> {
            for isOpaque in [true, false] {
                let picture = Self.picture(size.width, size.height, seed: seed, isOpaque: isOpaque, repeats: 20)
                try expectWhole(picture, isOpaque: isOpaque, effort: effort, "seed \(seed), opaque \(isOpaque)")
            }
        }
    }

    /// A part is what a picture of only its pixels is.
    @Test(arguments: efforts)
    func partIsEncodedFromTheWhole(effort: PNGEffort) {
        let whole = Self.picture(60, 40, seed: 5, isOpaque: true, repeats: 4)
        var part: [UInt32] = []
        for y in 10..<30 { part += whole.words[y * 60 + 20..<y * 60 + 47] }
        let files = [(whole.words, 620, 60), (part, 0, 27)].map { words, start, stride in
            words.withUnsafeBufferPointer {
                PNGRows.compressed(PixelRows(start: $0.baseAddress! + start, width: 27, height: 20, stride: stride,
                                             isOpaque: true), effort: effort)
            }
        }
        #expect(files[0] == files[1])
    }

    /// Alpha is written if one pixel anywhere is not opaque.
    @Test(arguments: efforts, [0, 1, 59, 60, 1700, 2399])
    func onePixelDecidesAboutAlpha(effort: PNGEffort, place: Int) throws {
        var picture = Self.picture(60, 40, seed: 8, isOpaque: true, repeats: 3)
        for alpha in [255, 254, 0] as [UInt32] {
            picture.words[place] = alpha << 24
            let file = picture.words.withUnsafeBufferPointer {
                PNG.file(PixelRows(start: $0.baseAddress!, width: 60, height: 40, stride: 60), effort: effort)
            }
            let bytes = [UInt8](try #require(file))
            // The type of the colours in the header: with three channels, or with alpha.
            #expect(bytes[25] == (alpha == 255 ? 2 : 6))
            #expect(try #require(PNG.decode(bytes)).rgba == picture.rgba)
        }
    }

    /// Twice the same pixels are the same bytes.
    @Test(arguments: efforts)
    func equalPicturesAreEqualFiles(effort: PNGEffort) {
        let picture = Self.picture(200, 60, seed: 9, isOpaque: true, repeats: 6)
        let files = (0..<2).map { _ in
            picture.words.withUnsafeBufferPointer {
                PNGRows.compressed(PixelRows(start: $0.baseAddress!, width: 200, height: 60, stride: 200,
                                             isOpaque: true), effort: effort)
            }
        }
        #expect(files[0] == files[1])
    }

    /// A row of noise repeated 3,000 times is stored once, and then six symbols for each: less than three bytes.
    @Test(arguments: efforts)
    func repeatedRowsCostLittle(effort: PNGEffort) throws {
        var random = Random(state: 3)
        let row = (0..<100).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xff00_0000 }
        let words = (0..<3000).flatMap { _ in row }
        let data = words.withUnsafeBufferPointer {
            PNGRows.compressed(PixelRows(start: $0.baseAddress!, width: 100, height: 3000, stride: 100,
                                         isOpaque: true), effort: effort)
        }
        #expect(try #require(data).data.count < 400 + 3000 * 3)
    }

    /// Pictures that compression cannot make smaller grow by less than a hundredth.
    @Test(arguments: efforts)
    func noiseGrowsLittle(effort: PNGEffort) throws {
        var random = Random(state: 4)
        let words = (0..<40_000).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xff00_0000 }
        let data = words.withUnsafeBufferPointer {
            PNGRows.compressed(PixelRows(start: $0.baseAddress!, width: 200, height: 200, stride: 200,
                                         isOpaque: true), effort: effort)
        }
        #expect(try #require(data).data.count < 40_000 * 3 * 101 / 100)
    }

    /// Without memory for the file there is none, and no crash.
    @Test(arguments: efforts)
    func withoutMemoryThereIsNoFile(effort: PNGEffort) {
        let picture = Self.picture(300, 200, seed: 6, isOpaque: true, repeats: 1)
        for maxBytes in [0, 1, 1000, 20_000] {
            let data = picture.words.withUnsafeBufferPointer {
                PNGRows.compressed(PixelRows(start: $0.baseAddress!, width: 300, height: 200, stride: 300,
                                             isOpaque: true), effort: effort, maxBytes: maxBytes)
            }
            #expect(data == nil, "\(maxBytes)")
        }
    }
}
