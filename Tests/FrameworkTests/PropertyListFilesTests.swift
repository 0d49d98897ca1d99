import Foundation
import QuadrantFoundation
import Testing

@Suite("Dictionaries in files")
struct PropertyListFilesTests {
    @Test func aDictionaryIsWrittenAsAPropertyList() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".plist")
        defer { try? FileManager.default.removeItem(at: url) }
        let values = NSMutableDictionary()
        values.setObject("one", forKey: NSString(string: "a") as any NSCopying)
        try values.write(to: url)
        let read = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        #expect(read as? [String: String] == ["a": "one"])
    }

    @Test func bytesOfAPointerThatMayBeNilAreSet() {
        let none: UnsafeMutableRawPointer? = nil
        #expect(memset(none, 1, 4) == nil)
        var bytes: [UInt8] = [0, 0, 0]
        bytes.withUnsafeMutableBytes { buffer in
            memset(buffer.baseAddress, 7, 2)
            #expect(memcmp(buffer.baseAddress, buffer.baseAddress, 3) == 0)
        }
        #expect(bytes == [7, 7, 0])
    }

    @Test func anAddressOfASocketKnowsItsSize() {
        var address = sockaddr()
        address.sa_family = sa_family_t(AF_INET6)
        #expect(address.sa_len == 28 && sockaddr_in().sin_len == 16)
    }
}
