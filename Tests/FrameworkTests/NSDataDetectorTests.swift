import Foundation
import QuadrantFoundation
import Testing

@Suite("NSDataDetector")
struct NSDataDetectorTests {
    private func found(_ text: String, _ bits: UInt64) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: bits).matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    }
    /// 32 are links, 2048 telephone numbers, 8 dates.
    @Test func linksNumbersAndDatesAreFound() throws {
        let text = "See https://swift.org/about. Mail ann@example.com, call +49 30 1234567 on 2026-03-04."
        let links = try found(text, 32)
        #expect(links.map { $0.url?.absoluteString } == ["https://swift.org/about", "mailto:ann@example.com"])
        #expect(links.first?.range == NSRange(location: 4, length: 23))
        #expect(try found(text, 2048).map(\.phoneNumber) == ["+49 30 1234567"])
        let parts = try found(text, 8).first?.date.map {
            Calendar.current.dateComponents([.year, .month, .day], from: $0)
        }
        #expect(parts == DateComponents(year: 2026, month: 3, day: 4))
        #expect(try found("no link, 3.5 only", 32 + 2048).isEmpty)
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }
}
