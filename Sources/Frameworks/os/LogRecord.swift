import Foundation

/// The messages that the program has written, which `OSLogStore` of the process has: the last 10,000.
package final class LogRecord: Sendable {
    /// A message.
    package struct Entry: Sendable {
        package let date: Date
        package let level: UInt8
        package let subsystem: String
        package let category: String
        package let text: String
        package let thread: UInt64
    }
    /// Of this process.
    package static let shared = LogRecord()
    private static let limit = 10_000
    private let kept = OSAllocatedUnfairLock<[Entry]>(initialState: [])

    /// In the order in which they were written.
    package var entries: [Entry] { kept.withLock { Array($0.suffix(Self.limit)) } }

    func add(_ entry: Entry) {
        kept.withLock {
            $0.append(entry)
            // Twice as many are kept, so that messages are moved once in a while and not each time.
            if $0.count >= 2 * Self.limit { $0.removeFirst($0.count - Self.limit) }
        }
    }
}
