public import Foundation
import os

/// The messages that were written. Those of the process are kept while it runs; other logs are not here.
open class OSLogStore: NSObject {
    /// Whose messages.
    public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

    /// Throws `CocoaError.fileReadNoPermission` for `system`: there is the log of the process alone.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    }
    /// Throws `CocoaError.fileReadCorruptFile`: logs of files cannot be read.
    public init(url: URL) throws { throw CocoaError(.fileReadCorruptFile) }

    /// The place of messages from `date` on.
    open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
    /// The place of messages of the last `seconds`.
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition((LogRecord.shared.entries.last?.date ?? Date()).addingTimeInterval(-abs(seconds)))
    }
    /// The place of messages from `seconds` after the start of the system on.
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }

    /// The messages that were written, the first ones first: from `position` on and for which `predicate` holds, where
    /// they are given. It does not throw.
    open func getEntries(with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
                         matching predicate: NSPredicate? = nil) throws -> AnySequence<OSLogEntry> {
        let found = LogRecord.shared.entries.filter { position == nil || $0.date >= position!.date }
            .map(OSLogEntryLog.init).filter { predicate?.evaluate(with: $0) ?? true }
        return AnySequence(options.contains(.reverse) ? found.reversed() : found)
    }
}

/// A place in a log.
open class OSLogPosition: NSObject {
    let date: Date
    init(_ date: Date) { self.date = date }
}

/// Goes through a log.
open class OSLogEnumerator: NSEnumerator {
    /// How it is gone through.
    public struct Options: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Bits without an option of their own are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The last messages first.
        public static let reverse = Options(rawValue: 1)
    }
}
