import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing
@testable import QuadrantCairo

/// Pixels at a power of two of their size.
@Suite("Averaged and enlarged pixels")
struct PixelBufferScalingTests {
    private let pool = BufferPool()

    private func buffer(_ x: Int, _ y: Int, _ width: Int, _ height: Int,
                        _ word: (_ x: Int, _ y: Int) -> UInt32 = { _, _ in 0 }) throws -> PixelBuffer {
        let box = Box(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
        let made = try #require(pool.take(.color, covering: box))
        for row in 0..<height { for column in 0..<width { made.pixels(row)[column] = word(column, row) } }
        return made
    }

    /// Opaque, with other channels that differ.
    private func opaque(_ x: Int, _ y: Int) -> UInt32 {
        PixelMath.word(255, UInt32((x * 37 + y * 11) % 256), UInt32((x * 5 + y * 91) % 256), UInt32((x + y * 3) % 256))
    }

    private func channels(_ word: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(word >> UInt32($0) & 0xff) } }

    /// A coarse pixel is the rounded mean of those that it covers; the edge is repeated where it ends in between.
    @Test(arguments: [2, 4, 8], [(0, 0), (3, -5), (-7, 6)])
    func aCoarsePixelIsTheMean(factor: Int, origin: (x: Int, y: Int)) throws {
        let source = try buffer(origin.x, origin.y, 29, 23, opaque), target = try buffer(-4, -4, 30, 30)
        target.addMeans(of: source, factor: factor)
        func fine(_ x: Int, _ y: Int) -> [Int] {
            channels(source.pixels(min(max(y - origin.y, 0), 22))[min(max(x - origin.x, 0), 28)])
        }
        for y in -4..<26 {
            for x in -4..<26 {
                let found = channels(target.pixels(y + 4)[x + 4])
                let covered = (0..<factor).flatMap { row in
                    (0..<factor).map { (x * factor + $0, y * factor + row) }
                }
                let isTouched = covered.contains {
                    (origin.x..<origin.x + 29).contains($0.0) && (origin.y..<origin.y + 23).contains($0.1)
                }
                let sums = covered.map { fine($0.0, $0.1) }.reduce([0, 0, 0, 0]) { zip($0, $1).map(+) }
                let count = factor * factor
                #expect(found == (isTouched ? sums.map { ($0 + count / 2) / count } : [0, 0, 0, 0]), "\(x) \(y)")
            }
        }
    }

    /// A translucent layer is composited with what is there.
    @Test func meansAreComposited() throws {
        let below = try buffer(0, 0, 2, 2) { _, _ in 0xff00_00ff }
        let half = try buffer(0, 0, 4, 4) { _, _ in 0x8080_0000 }
        below.addMeans(of: half, factor: 2)
        #expect(below.pixels(0)[0] == 0xff80_007f && below.pixels(1)[1] == 0xff80_007f)
    }

    /// Between the centres of coarse pixels colours are linear, beyond the first and last they are those.
    @Test(arguments: [2, 4, 8])
    func enlargedPixelsAreInterpolated(factor: Int) throws {
        let source = try buffer(-2, 1, 7, 5, opaque)
        let box = Box(x: Double(-3 * factor - 1), y: 0, width: Double(9 * factor + 3), height: Double(8 * factor))
        let fine = try #require(source.enlarged(factor, covering: box, pool))
        func coarse(_ x: Int, _ y: Int, _ channel: Int) -> Double {
            Double(channels(source.pixels(min(max(y - 1, 0), 4))[min(max(x + 2, 0), 6)])[channel])
        }
        var worst = 0.0
        for y in 0..<fine.height {
            for x in 0..<fine.width {
                let sx = (Double(fine.x + x) + 0.5) / Double(factor) - 0.5
                let sy = (Double(fine.y + y) + 0.5) / Double(factor) - 0.5
                let i = Int(sx.rounded(.down)), j = Int(sy.rounded(.down)), u = sx - Double(i), v = sy - Double(j)
                for (channel, found) in channels(fine.pixels(y)[x]).enumerated() {
                    let upper = coarse(i, j, channel) * (1 - u) + coarse(i + 1, j, channel) * u
                    let lower = coarse(i, j + 1, channel) * (1 - u) + coarse(i + 1, j + 1, channel) * u
                    worst = max(worst, abs(upper * (1 - v) + lower * v - Double(found)))
                }
            }
        }
        #expect(worst <= 0.5)
    }

    @Test(arguments: [1, 3, 16])
    func otherFactorsAreRefused(factor: Int) throws {
        #expect(!PixelBuffer.factors.contains(factor))
        #expect(try buffer(0, 0, 4, 4).enlarged(factor, covering: Box(x: 0, y: 0, width: 8, height: 8), pool) == nil)
    }
}
