import Foundation
import QuadrantFoundation
import Testing

@Suite("File coordinators")
struct NSFileCoordinatorTests {
    @Test func blocksAreCalledAtOnceWithTheAddress() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        var error: NSError?, read = Data()
        let coordinator = NSFileCoordinator(filePresenter: nil)
        coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: &error) { place in
            try? Data([1, 2]).write(to: place)
        }
        coordinator.coordinate(readingItemAt: url, error: &error) { read = (try? Data(contentsOf: $0)) ?? Data() }
        #expect(read == Data([1, 2]) && error == nil)
        #expect(NSFileAccessIntent.readingIntent(with: url).url == url)
    }
    @Test func foldersOfWrappersAreWritten() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data([3]))])
        try folder.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
        #expect(try Data(contentsOf: url.appendingPathComponent("a")) == Data([3]))
        #expect(folder.filename == url.lastPathComponent)
    }
}
