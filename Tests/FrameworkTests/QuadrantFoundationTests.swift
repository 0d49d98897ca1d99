import Dispatch
import Foundation
import QuadrantFoundation
import Testing

@Suite("What Foundation has on a phone")
struct QuadrantFoundationTests {
    @Test func queuesTellTheirLabelsToC() {
        let queue = DispatchQueue(label: "app.queue")
        #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "app.queue")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "app.queue")
    }

    @Test func thereIsNoCloudAccount() {
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(FileManager.default.ubiquityIdentityToken == nil)
        #expect(throws: CocoaError.self) {
            try FileManager.default.startDownloadingUbiquitousItem(at: URL(fileURLWithPath: "/nowhere"))
        }
    }

    @Test func groupsHaveAFolderThatCanBeWritten() throws {
        let name = "group.test/\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("text".utf8).write(to: folder.appendingPathComponent("file"))
        #expect(folder == FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    }

    @Test func sessionsAreNamedWithoutADelegate() async throws {
        let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
        await #expect(throws: (any Error).self) { _ = try await load(URL(string: "http://127.0.0.1:9/none")!) }
        let cache = URLCache(memoryCapacity: 1024, diskCapacity: 0)
        #expect(cache.memoryCapacity == 1024)
    }

    @Test func coreFoundationHasFoundationsTypes() {
        let text = "words" as CFString, data = Data([1]) as CFData
        #expect(text.length == 5 && data.length == 1)
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 3600)
    }

    /// Darwin closes what it could not open, and says that it did not.
    @Test func closingNothingIsRefused() {
        let handle: UnsafeMutableRawPointer? = nil
        #expect(dlclose(handle) != 0)
    }
}
