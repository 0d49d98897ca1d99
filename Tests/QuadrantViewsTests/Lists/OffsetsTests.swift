import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("remove(atOffsets:) and move(fromOffsets:toOffset:)")
struct OffsetsTests {
    @Test func elementsAreRemoved() {
        var letters = Array("abcdef")
        letters.remove(atOffsets: IndexSet([0, 2, 5]))
        #expect(letters == Array("bde"))
        letters.remove(atOffsets: [])
        #expect(letters == Array("bde"))
    }

    /// The offset counts places before the move.
    @Test(arguments: [([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1], 1, "abcd"), ([1], 2, "abcd"),
                      ([0, 2], 4, "bdac"), ([1, 3], 0, "bdac"), ([0, 3], 2, "badc")])
    func elementsAreMoved(from: [Int], to: Int, expected: String) {
        var letters = Array("abcd")
        letters.move(fromOffsets: IndexSet(from), toOffset: to)
        #expect(String(letters) == expected)
    }
}
