import Testing
@testable import QuadrantPreview

@Suite("What a program has printed")
struct PrintedOutputTests {
    @Test func comesInPiecesThatEndBetweenCharacters() {
        var printed = PrintedOutput()
        printed.append(Array("añ".utf8))
        printed.append(Array("\u{1F600}b".utf8))
        // a has 1 byte, ñ 2, the emoji 4, b 1.
        var place = 0, pieces: [String] = []
        while place < printed.end {
            let piece = printed.text(from: place, atMost: 4)
            pieces.append(piece.text)
            place = piece.end
        }
        #expect(pieces == ["añ", "\u{1F600}", "b"])
    }

    @Test func aCharacterInTheMakingWaits() {
        var printed = PrintedOutput()
        printed.append([0x61, 0xc3])
        #expect(printed.text(from: 0, atMost: 100) == ("a", 0, 1))
        #expect(printed.text(from: 1, atMost: 100) == ("", 1, 1))
        printed.append([0xb1])
        #expect(printed.text(from: 1, atMost: 100) == ("ñ", 1, 3))
    }

    @Test func ofAFloodTheEndIsKept() {
        var printed = PrintedOutput()
        let block = [UInt8](repeating: 0x61, count: PrintedOutput.limit)
        for _ in 0..<5 { printed.append(block) }
        #expect(printed.end == 5 * PrintedOutput.limit)
        let (text, start, end) = printed.text(from: 0, atMost: 10)
        #expect(text == String(repeating: "a", count: 10))
        #expect(start >= printed.end - 2 * PrintedOutput.limit && end == start + 10)
    }
}
