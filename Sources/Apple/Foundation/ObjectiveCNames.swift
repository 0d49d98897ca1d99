public import Foundation
import QuadrantThreads

// Names of the Objective-C runtime that Swift code still uses.

/// A whole number of the machine's size.
public typealias NSInteger = Int
/// A whole number that is not negative. In Swift it is `Int` on Apple's systems.
public typealias NSUInteger = Int

extension Data.WritingOptions {
    /// The old name of `atomic`.
    public static let atomicWrite = Data.WritingOptions.atomic
}
extension Data.ReadingOptions {
    /// The old name of `alwaysMapped`.
    public static let dataReadingMapped = Data.ReadingOptions.alwaysMapped
}

/// One recursive lock for each object that is locked, and how often it is.
private let monitors = Locked<[ObjectIdentifier: (lock: NSRecursiveLock, count: Int)]>([:])
/// Waits until no other thread is between `objc_sync_enter` and `objc_sync_exit` for the object. Always 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    let id = ObjectIdentifier(obj as AnyObject)
    let own = monitors.withLock { held in
        let found = held[id] ?? (NSRecursiveLock(), 0)
        held[id] = (found.lock, found.count + 1)
        return found.lock
    }
    own.lock()
    return 0
}
/// Lets other threads enter. -1 where no thread has entered for the object, else 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    let id = ObjectIdentifier(obj as AnyObject)
    return monitors.withLock { held in
        guard let found = held[id] else { return -1 }
        held[id] = found.count > 1 ? (found.lock, found.count - 1) : nil
        found.lock.unlock()
        return 0
    }
}

/// A place for a value that a function writes.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
/// A place for an error that a function writes, or nil.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

/// A truth value of C, one byte.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomStringConvertible, Hashable, Sendable {
    private var value: UInt8
    /// The value of Swift.
    public var boolValue: Bool { value != 0 }
    /// The value of C.
    public init(_ value: Bool) { self.value = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }
    public var description: String { boolValue.description }
}
/// The largest finite `Float`.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }
/// A version of Foundation: that of the first system with iOS 18.
public var NSFoundationVersionNumber: Double { 3038.0 }
