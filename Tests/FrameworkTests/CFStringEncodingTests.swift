import Foundation
import QuadrantFoundation
import Testing

@Suite("Encodings of Core Foundation")
struct CFStringEncodingTests {
    @Test(arguments: [("UTF-8", String.Encoding.utf8), ("iso-8859-1", .isoLatin1), ("windows-1252", .windowsCP1252),
                      ("Shift_JIS", .shiftJIS), ("utf-16le", .utf16LittleEndian)])
    func namesLeadToEncodings(name: String, encoding: String.Encoding) {
        let number = CFStringConvertIANACharSetNameToEncoding(name as NSString)
        #expect(CFStringConvertEncodingToNSStringEncoding(number) == encoding.rawValue)
        #expect(CFStringConvertNSStringEncodingToEncoding(encoding.rawValue) == number)
        #expect(CFStringIsEncodingAvailable(number))
    }
    /// In GB 18030 the sign 中 has the bytes D6 D0.
    @Test func chineseTextsAreRead() {
        let number = CFStringConvertEncodingToNSStringEncoding(UInt32(CFStringEncodings.GB_18030_2000.rawValue))
        #expect(String(data: Data([0xD6, 0xD0]), encoding: String.Encoding(rawValue: number)) == "中")
        #expect(CFStringConvertIANACharSetNameToEncoding("none" as NSString) == kCFStringEncodingInvalidId)
        #expect(CFStringConvertEncodingToIANACharSetName(0x0632) as String? == "gb18030")
    }
}
