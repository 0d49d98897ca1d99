public import Foundation
import Glibc

/// The level of a message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
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
    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
    let subsystem: String
    let category: String
    private let isOn: Bool

    public init(subsystem: String, category: String) { (self.subsystem, self.category, isOn) = (subsystem, category,
        true) }
    public init(subsystem: String, category: Category) {
        (self.subsystem, self.category, isOn) = (subsystem, category.rawValue, true)
    }
    private init(isOn: Bool) { (subsystem, category, self.isOn) = ("", "", isOn) }
    public static let `default` = OSLog(isOn: true)
    public static let disabled = OSLog(isOn: false)

    /// Debug messages are written where the environment asks for them, as on a phone.
    open func isEnabled(type: OSLogType) -> Bool {
        isOn && (type != .debug && type != .info || ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug")
    }

    func write(_ text: String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let line = (place.isEmpty ? "" : "[\(place)] ") + "\(type.name): \(text)\n"
        line.utf8CString.withUnsafeBytes { bytes in _ = Glibc.write(2, bytes.baseAddress, bytes.count - 1) }
    }
}

/// Writes messages of a part of a program to standard error.
public struct Logger: Sendable {
    private let log: OSLog
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }
    public init() { log = .default }

    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message whose values take the places of a format, as `printf` knows it, with `{public}` and the like in it.
public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
                   type: OSLogType = .default, _ args: any CVarArg...) {
    log.write(String(format: plain("\(message)"), arguments: args), type)
}
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
                   _ args: any CVarArg...) {
    log.write(String(format: plain("\(message)"), arguments: args), type)
}
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }
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
