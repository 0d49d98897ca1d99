import CoreNFC
import Testing

@Suite("Messages on tags")
struct NFCNDEFMessageTests {
    @Test(arguments: [("https://www.example.org", 12), ("tel:+123", 5), ("custom://x", 11)])
    func anAddressIsWrittenWithAByteForItsBeginning(text: String, count: Int) throws {
        let record = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: text))
        #expect(record.payload.count == count)
        #expect(record.wellKnownTypeURIPayload()?.absoluteString == text)
        #expect(record.wellKnownTypeTextPayload().0 == nil)
    }

    @Test func aTextHasALanguage() throws {
        let locale = Locale(identifier: "de_DE")
        let record = try #require(NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: locale))
        let (text, language) = record.wellKnownTypeTextPayload()
        #expect(text == "Grüße" && language?.identifier == "de")
    }

    /// Two records: a text, and an address of which the length takes four bytes.
    @Test func recordsAreReadFromTheBytesOfATag() throws {
        let head = Data([0x91, 1, 3]) + Data("T".utf8) + Data([1]) + Data("ea".utf8)
        let tail = Data([0x41, 1, 0, 0, 0, 6]) + Data("U".utf8) + Data([4]) + Data("a.org".utf8)
        let message = try #require(NFCNDEFMessage(data: head + tail))
        #expect(message.records.count == 2 && message.records[0].wellKnownTypeTextPayload().0 == "a")
        #expect(message.records[1].wellKnownTypeURIPayload()?.absoluteString == "https://a.org")
        #expect(message.length == head.count + tail.count - 3, "a short record has one byte for its length")
        #expect(NFCNDEFMessage(data: head.dropLast()) == nil && NFCNDEFMessage(data: Data()) == nil)
    }

    @Test func aCommandIsReadFromItsBytes() throws {
        let command = try #require(NFCISO7816APDU(data: Data([0, 0xA4, 4, 0, 2, 1, 2, 0])))
        #expect(command.instructionCode == 0xA4 && command.data == Data([1, 2]))
        #expect(command.expectedResponseLength == 256)
        #expect(NFCISO7816APDU(data: Data([0, 1])) == nil)
    }
}
