public import Foundation
import Glibc

/// The level of a message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
    /// The number that the system has for the level.
    public let rawValue: UInt8
    /// A level by its number; unknown ones are written as notices.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A level by its number; unknown ones are written as notices.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// A notice.
    public static let `default` = OSLogType(0)
    /// Written where the environment has `OS_ACTIVITY_MODE=debug`.
    public static let info = OSLogType(1)
    /// Written where the environment has `OS_ACTIVITY_MODE=debug`.
    public static let debug = OSLogType(2)
    /// Something went wrong in the program.
    public static let error = OSLogType(16)
    /// Something is wrong in the program itself.
    public static let fault = OSLogType(17)

    fileprivate var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}

/// Where messages of a part of a program go: standard error, with the names of the part.
open class OSLog: NSObject, @unchecked Sendable {
    /// A part that tools know.
    public struct Category: Hashable, RawRepresentable, Sendable {
        /// The name of the part.
        public let rawValue: String
        /// A part by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Moments that a developer looks for in a trace.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Moments that a tool turns on.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Moments that a tool turns on, with the calls that led there.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
    let subsystem: String
    let category: String
    private let isOn: Bool

    /// A log of a part; both names stand before each message, where they are not empty.
    public init(subsystem: String, category: String) { (self.subsystem, self.category, isOn) = (subsystem, category,
        true) }
    /// A log of a part that tools know.
    public init(subsystem: String, category: Category) {
        (self.subsystem, self.category, isOn) = (subsystem, category.rawValue, true)
    }
    private init(isOn: Bool) { (subsystem, category, self.isOn) = ("", "", isOn) }
    /// A log without names.
    public static let `default` = OSLog(isOn: true)
    /// A log that writes nothing.
    public static let disabled = OSLog(isOn: false)

    /// Debug messages are written where the environment asks for them, as on a phone.
    open func isEnabled(type: OSLogType) -> Bool {
        isOn && (type != .debug && type != .info || ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug")
    }

    func write(_ text: String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        LogRecord.shared.add(LogRecord.Entry(date: Date(), level: type.rawValue, subsystem: subsystem,
                                             category: category, text: text, thread: UInt64(pthread_self())))
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let line = (place.isEmpty ? "" : "[\(place)] ") + "\(type.name): \(text)\n"
        line.utf8CString.withUnsafeBytes { bytes in _ = Glibc.write(2, bytes.baseAddress, bytes.count - 1) }
    }
}

/// Writes messages of a part of a program to standard error.
public struct Logger: Sendable {
    private let log: OSLog
    /// Writes with the names of a part before each message.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Writes to `logObj`.
    public init(_ logObj: OSLog) { log = logObj }
    /// Writes without names.
    public init() { log = .default }

    /// Writes a notice.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of any level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes a message as `debug` does.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message where the environment has `OS_ACTIVITY_MODE=debug`.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message where the environment has `OS_ACTIVITY_MODE=debug`.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a notice.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of the level `error`.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of the level `error`.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of the level `fault`.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes a message of the level `fault`.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message whose values take the places of a format, as `printf` knows it, with `{public}` and the like in it.
public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
                   type: OSLogType = .default, _ args: any CVarArg...) {
    log.write(String(format: plain("\(message)"), arguments: args), type)
}
/// Writes a message of a level, whose values take the places of a format, as `printf` knows it.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
                   _ args: any CVarArg...) {
    log.write(String(format: plain("\(message)"), arguments: args), type)
}
/// Writes a notice without names.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }
/// Writes a message of a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

/// The format without the words of privacy.
private func plain(_ format: String) -> String {
    var text = "", isInside = false, last: Character = " "
    for character in format {
        if character == "{", last == "%" { isInside = true }
        if !isInside { text.append(character) }
        if isInside, character == "}" { isInside = false } else if !isInside { last = character }
    }
    return text
}
