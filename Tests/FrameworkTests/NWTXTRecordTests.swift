import Foundation
import Network
import Testing

@Suite("What a service tells of itself")
struct NWTXTRecordTests {
    @Test func itsBytesHaveTheLengthOfEachPart() {
        var record = NWTXTRecord(["path": "/a"])
        record["empty"] = ""
        record.setEntry(.none, for: "flag")
        #expect(record.data == Data("\u{07}path=/a\u{06}empty=\u{04}flag".utf8))
        let read = NWTXTRecord(data: record.data)
        #expect(read == record && read["PATH"] == "/a" && read.getEntry(for: "flag") == NWTXTRecord.Entry.none)
        #expect(read.dictionary == ["path": "/a", "empty": "", "flag": ""])
    }
}
