import QuadrantComparison
import Testing

@Suite struct LineDifferenceTests {
    @Test func equalTextsDoNotDiffer() { #expect(LineDifference("a\nb", "a\nb") == nil) }

    @Test func changedLinesAreShownWithTheirNeighbours() throws {
        let difference = try #require(LineDifference("1\n2\n3\n4\n5\n6", "1\n2\n3\n4\nfive\n6", context: 1))
        #expect(difference.text == "  … 3 equal lines\n  4\n- 5\n+ five\n  6")
        #expect(difference.removed == 1)
        #expect(difference.added == 1)
    }

    @Test func anAddedAndARemovedLine() {
        #expect(LineDifference("a\nb", "a\nb\nc")?.text == "  a\n  b\n+ c")
        #expect(LineDifference("a\nb", "b")?.text == "- a\n  b")
        #expect(LineDifference("", "b")?.text == "- \n+ b")
    }
}
