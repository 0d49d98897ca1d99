public import Foundation
import os

/// A line of a log.
open class OSLogEntry: NSObject {
    /// For how long a line is kept.
    public enum StoreCategory: Int, Sendable {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }
    /// The text with the values in it.
    public let composedMessage: String
    /// When it was written.
    public let date: Date
    /// `shortTerm`: as long as the process runs.
    open var storeCategory: StoreCategory { .shortTerm }
    init(composedMessage: String, date: Date) { (self.composedMessage, self.date) = (composedMessage, date) }
}

/// A line that a process has written.
public protocol OSLogEntryFromProcess {
    /// The number of the activity that it belongs to; 0 for none.
    var activityIdentifier: UInt64 { get }
    /// The name of the process.
    var process: String { get }
    /// The number of the process.
    var processIdentifier: pid_t { get }
    /// The name of the library that wrote it.
    var sender: String { get }
    /// The number of the thread that wrote it.
    var threadIdentifier: UInt64 { get }
}

/// A line with a text and the part of the program that it belongs to.
public protocol OSLogEntryWithPayload {
    /// The part of the program.
    var category: String { get }
    /// The parts of the text.
    var components: [OSLogMessageComponent] { get }
    /// The text without the values.
    var formatString: String { get }
    /// The program.
    var subsystem: String { get }
}

/// A message of a logger.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
    /// How important a message is.
    public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
    /// How important it is.
    public let level: Level
    public let category: String
    public let subsystem: String
    public let threadIdentifier: UInt64
    open var activityIdentifier: UInt64 { 0 }
    open var process: String { ProcessInfo.processInfo.processName }
    open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
    open var sender: String { ProcessInfo.processInfo.processName }
    /// None: values are in the text when it is written.
    open var components: [OSLogMessageComponent] { [] }
    /// As `composedMessage`: values are in the text when it is written.
    open var formatString: String { composedMessage }
    init(_ entry: LogRecord.Entry) {
        level = switch OSLogType(entry.level) {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .fault
        default: .notice
        }
        (category, subsystem, threadIdentifier) = (entry.category, entry.subsystem, entry.thread)
        super.init(composedMessage: entry.text, date: entry.date)
    }
}

/// A part of a message: text, and the value that follows it. None is kept.
open class OSLogMessageComponent: NSObject {
    /// What a value is.
    public enum ArgumentCategory: Int, Sendable { case undefined, data, double, int64, string, uInt64 }
    private override init() { super.init() }
    /// What follows the text.
    open var argumentCategory: ArgumentCategory { .undefined }
    /// The text before the value.
    open var formatSubstring: String { "" }
    /// The form of the value.
    open var placeholder: String { "" }
}
