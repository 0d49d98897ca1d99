import Foundation
import QuadrantFoundation
import Testing

@Suite("Words and orders of texts")
struct StringWordsTests {
    @Test func wordsAreLettersAndDigits() {
        var words: [String] = []
        let text = "It's 3.5 km, or so – naïve!"
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in
            words.append(word ?? "")
        }
        #expect(words == ["It's", "3.5", "km", "or", "so", "naïve"])
    }
    @Test func anEnumerationCanBeEnded() {
        var count = 0
        let text = "one two three"
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { _, _, _, isOver in
            count += 1
            isOver = count == 2
        }
        #expect(count == 2)
    }
    @Test func namesAreSortedAsForPeople() {
        struct File { let name: String }
        let files = ["b10", "B9", "a"].map(File.init)
        let sorted = files.sorted(using: KeyPathComparator(\File.name, comparator: .localizedStandard))
        #expect(sorted.map(\.name) == ["a", "B9", "b10"])
        #expect(["b", "a"].sorted(using: .localized) == ["a", "b"])
    }
}
