import Foundation
import Testing
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantCairo
@testable import QuadrantPNG

@Suite("Animated PNG")
struct APNGTests {
    /// A square of 4 pixels at `x` on white, 20 × 10 pixels.
    private func surface(_ x: Double, on surface: RasterSurface = RasterSurface()) throws -> RasterSurface {
        var builder: [DisplayItem] = []
        let square = CGRect(x: x, y: 3, width: 4, height: 4), path = Path(CGRect(origin: .zero, size: square.size))
        builder.append(.shape(ShapeItem(path: path, frame: square, paint: .black)))
        try surface.draw(DisplayList(root: Fragment(builder), size: CGSize(width: 20, height: 10), scale: 1,
                                     background: .white))
        return surface
    }

    private struct Chunk: Equatable {
        var name: String
        var content: [UInt8]
        func word(_ index: Int) -> Int { content[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    private func chunks(_ file: Data) -> [Chunk] {
        var found: [Chunk] = [], at = 8
        let bytes = [UInt8](file)
        while at + 12 <= bytes.count {
            let count = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            found.append(Chunk(name: String(decoding: bytes[at + 4..<at + 8], as: UTF8.self),
                               content: Array(bytes[at + 8..<at + 8 + count])))
            at += 12 + count
        }
        return found
    }

    /// The square moves from 2…6 to 5…9: the changed rectangle is 2…9 by 3…7.
    @Test func framesHoldWhatDiffers() throws {
        let recording = APNG(framesPerSecond: 30, hasAlpha: false)
        let drawn = try surface(2)
        try recording.add(drawn)
        try recording.add(try surface(5, on: drawn))
        let controls = chunks(recording.finish()).filter { $0.name == "fcTL" }
        #expect(controls.count == 2)
        #expect((1...4).map { controls[0].word($0) } == [20, 10, 0, 0])
        #expect((1...4).map { controls[1].word($0) } == [9 - 2, 7 - 3, 2, 3])
    }

    /// Three equal frames are encoded as one of 3 / 30 seconds.
    @Test func equalFramesAreOne() throws {
        let recording = APNG(framesPerSecond: 30, hasAlpha: false)
        let drawn = try surface(2)
        for _ in 0..<3 { try recording.add(drawn) }
        let found = chunks(recording.finish())
        #expect(found.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "IEND"])
        #expect(Array(found[2].content[20..<24]) == [0, 3, 0, 30])
    }

    /// Decoders without support for animation show the complete first frame.
    @Test func firstFrameIsAPicture() throws {
        let recording = APNG(framesPerSecond: 30, hasAlpha: true)
        let drawn = try surface(2)
        try recording.add(drawn)
        let still = drawn.pixels()
        try recording.add(try surface(5, on: drawn))
        let decoded = try #require(PNG.decode([UInt8](recording.finish())))
        #expect(decoded.rgba == still.rgba)
    }

    /// Sequence numbers are consecutive across both kinds of chunk that have one.
    @Test func sequenceHasNoGap() throws {
        let recording = APNG(framesPerSecond: 30, hasAlpha: false)
        let drawn = try surface(2)
        for x in [2.0, 5, 8] { try recording.add(try surface(x, on: drawn)) }
        let numbered = chunks(recording.finish()).filter { $0.name == "fcTL" || $0.name == "fdAT" }
        #expect(numbered.map { $0.word(0) } == Array(0..<5))
    }

    private static let delays: [(Int, Double, Int, Int)] = [
        (1, 30, 1, 30), (3, 60, 3, 60), (1, 29.97, 100, 2997), (1, 12.5, 10, 125), (1, 23.976, 1000, 23_976),
        (1, 1.0 / 3, 3000, 1000), (70_000, 1, 65_535, 1),
    ]

    @Test(arguments: delays)
    func delaysAreFractions(frames: Int, rate: Double, numerator: Int, denominator: Int) {
        let delay = APNG.delay(frames, rate)
        #expect(delay.numerator == numerator)
        #expect(delay.denominator == denominator)
    }

    @Test func anotherSizeIsAnError() throws {
        let recording = APNG(framesPerSecond: 30, hasAlpha: false)
        try recording.add(try surface(2))
        let other = RasterSurface()
        try other.draw(DisplayList(root: Fragment([]), size: CGSize(width: 5, height: 5), scale: 1, background: .white))
        #expect(throws: Diagnostic.self) { try recording.add(other) }
    }
}
