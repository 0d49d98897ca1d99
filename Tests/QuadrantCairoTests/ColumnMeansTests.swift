import Foundation
import Testing
@testable import QuadrantCairo

/// The means of the boxes by which pixels are blurred.
@Suite("Column means")
struct ColumnMeansTests {
    /// Every sum of every narrow box: the quotient, rounded, which is that of a wide box, too.
    @Test func meansAreRoundedQuotients() throws {
        for box in stride(from: 3, through: 127, by: 2) {
            let narrow = try #require(NarrowMeans(box)), wide = WideMeans(box)
            let wrong = (0...255 * box).first { sum in
                let exact = (sum + box / 2) / box
                return Int(narrow.mean(UInt16(sum) + narrow.start)) != exact || Int(wide.mean(UInt32(sum))) != exact
            }
            #expect(wrong == nil, "box \(box)")
        }
    }

    @Test(arguments: [1, 2, 4, 128, 129, 500])
    func otherBoxesAreWide(box: Int) { #expect(NarrowMeans(box) == nil) }

    /// Rows of any length, also of no multiple of the lanes of vector instructions.
    @Test(arguments: [1, 15, 16, 17, 40])
    func stepsWriteAndMoveEachColumn(count: Int) throws {
        let means = try #require(NarrowMeans(5))
        let lower = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31) }
        let upper = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 17) }
        // The row that leaves the box is part of the sum.
        let before = (0..<count).map { UInt16(upper[$0]) + UInt16($0 * 23 % 900) + means.start }
        var sums = before, out = [UInt8](repeating: 0, count: count)
        means.step(&sums, count, lower, upper, &out)
        #expect(out == before.map(means.mean))
        #expect(sums == (0..<count).map { before[$0] + UInt16(lower[$0]) - UInt16(upper[$0]) })
    }
}
