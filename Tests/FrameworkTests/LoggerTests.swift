import Foundation
import OSLog
import Testing
import os

@Suite("os")
struct LoggerTests {
    @Test func messagesHaveTheirValuesWhateverTheirPrivacy() async {
        let exit = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let log = Logger(subsystem: "app", category: "net")
            log.error("""
                got \(3, privacy: .public) of \("four", align: .right(columns: 6)) \
                in \(1.5, format: .fixed(precision: 2))
                """)
            log.debug("hidden")
            os_log("%{public}d left", log: .default, type: .fault, 5)
            Foundation.exit(0)
        }
        let text = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("[app:net] error: got 3 of   four in 1.50\n"))
        #expect(text.contains("fault: 5 left\n"))
        #expect(!text.contains("hidden"))
    }

    @Test func locksGuardTheirValue() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        lock.withLock { $0 += 1 }
        #expect(lock.withLock { $0 } == 2)
    }
}
