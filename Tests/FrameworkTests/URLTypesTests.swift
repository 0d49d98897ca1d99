import Foundation
import QuadrantFoundation
import Testing
import UniformTypeIdentifiers

@Suite("Addresses with the extension of a type")
struct URLTypesTests {
    private let base = URL(fileURLWithPath: "/a")

    @Test func aComponentHasTheExtensionOfItsType() {
        #expect(base.appendingPathComponent("b", conformingTo: .png).path == "/a/b.png")
        #expect(base.appendingPathComponent("b.png", conformingTo: .image).path == "/a/b.png")
        #expect(base.appendingPathComponent("b.txt", conformingTo: .png).path == "/a/b.txt.png")
        #expect(base.appendingPathComponent("b", conformingTo: .folder).path == "/a/b")
    }

    @Test func anExtensionIsAddedOnce() {
        var url = URL(fileURLWithPath: "/a/b")
        url.appendPathExtension(for: .json)
        #expect(url.path == "/a/b.json" && url.appendingPathExtension(for: .json) == url)
    }

    @Test func theRoomOfAVolumeIsThere() throws {
        let values = try URL(fileURLWithPath: NSTemporaryDirectory())
            .resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])
        #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
        #expect(values.volumeAvailableCapacityForOpportunisticUsage != nil)
    }
}
