import Foundation
import OSLog
import QuadrantFoundation
import Testing

@Suite("OSLogStore")
struct OSLogStoreTests {
    @Test func itHasWhatTheProcessHasWritten() throws {
        let name = "store-\(UUID().uuidString)", log = Logger(subsystem: name, category: "net")
        let start = Date()
        log.notice("first \(1)")
        log.error("second")
        log.debug("not written")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let entries = try store.getEntries(at: store.position(date: start))
            .compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem == name }
        #expect(entries.map(\.composedMessage) == ["first 1", "second"])
        #expect(entries.map(\.level) == [.notice, .error] && entries.allSatisfy { $0.category == "net" })
        let errors = try store.getEntries(with: .reverse, matching: NSPredicate(format: "subsystem == %@", name))
        #expect(errors.map(\.composedMessage) == ["second", "first 1"])
        let later = try store.getEntries(at: store.position(date: Date(timeIntervalSinceNow: 60)))
        #expect(Array(later).isEmpty)
    }

    @Test func logsOfOthersAreRefused() {
        #expect(throws: CocoaError.self) { _ = try OSLogStore(scope: .system) }
    }
}
