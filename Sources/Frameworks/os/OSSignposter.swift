import Foundation

/// One of several intervals of a name.
public struct OSSignpostID: Hashable, RawRepresentable, Sendable {
    /// The number of the interval.
    public let rawValue: UInt64
    /// An interval by its number.
    public init(_ value: UInt64) { rawValue = value }
    /// An interval by its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// A random number.
    public init(log: OSLog) { rawValue = UInt64.random(in: 1..<UInt64.max) }
    /// The number of an object: the same for each call.
    public init(log: OSLog, object: AnyObject) { rawValue =
        UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }
    /// For names with one interval at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No interval.
    public static let invalid = OSSignpostID(.max)
    /// No interval.
    public static let null = OSSignpostID(0)
}

/// What is marked.
public struct OSSignpostType: Hashable, RawRepresentable, Sendable {
    /// The number of the type.
    public let rawValue: UInt8
    /// A type by its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    /// As given when it began.
    public let signpostID: OSSignpostID
    init(_ id: OSSignpostID) { signpostID = id }
    /// The state of an interval that has begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks moments and intervals for a tool that measures. None is attached, so that nothing is written.
public struct OSSignposter: Sendable {
    /// Marks for a part of a program; nothing is written.
    public init(subsystem: String, category: String) {}
    /// Marks for a part that tools know; nothing is written.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Marks beside the messages of `logger`; nothing is written.
    public init(logger: Logger) {}
    /// Marks beside the messages of a log; nothing is written.
    public init(logHandle: OSLog) {}
    /// Marks without names; nothing is written.
    public init() {}
    /// Marks that are not written.
    public static var disabled: OSSignposter { OSSignposter() }
    /// False.
    public var isEnabled: Bool { false }
    /// A random number.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(UInt64.random(in: 1..<UInt64.max)) }
    /// The number of an object: the same for each call.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }
    /// Begins an interval, which is not written; the state ends it.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }
    /// Begins an interval, which is not written, nor is the message; the state ends it.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
        -> OSSignpostIntervalState
    { OSSignpostIntervalState(id) }
    /// Ends an interval. A message is made and not written. Nothing to do: nothing records signposts.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval. A message is made and not written. Nothing to do: nothing records signposts.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    /// Marks a moment. A message is made and not written. Nothing to do: nothing records signposts.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment. A message is made and not written. Nothing to do: nothing records signposts.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
    /// Runs `task` and returns its result.
    public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive,
                                        around task: () throws -> T) rethrows -> T { try task() }
}

/// Marks a moment, or the beginning or the end of an interval. Values are not written. Nothing to do: nothing records
/// signposts.
public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
                        signpostID: OSSignpostID = .exclusive) {}
/// Marks a moment, or the beginning or the end of an interval. Values are not written. Nothing to do: nothing records
/// signposts.
public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
                        signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...) {}
