public import Foundation

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

private let monitors = ObjectMonitors()
/// One recursive lock for each object that is locked.
private final class ObjectMonitors: @unchecked Sendable {
    private let lock = NSLock()
    private var held: [ObjectIdentifier: (lock: NSRecursiveLock, count: Int)] = [:]
    func enter(_ object: AnyObject) {
        let own = lock.withLock {
            let found = held[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
            held[ObjectIdentifier(object)] = (found.lock, found.count + 1)
            return found.lock
        }
        own.lock()
    }
    func exit(_ object: AnyObject) -> Bool {
        lock.withLock {
            guard let found = held[ObjectIdentifier(object)] else { return false }
            held[ObjectIdentifier(object)] = found.count > 1 ? (found.lock, found.count - 1) : nil
            found.lock.unlock()
            return true
        }
    }
}
/// Waits until no other thread is between `objc_sync_enter` and `objc_sync_exit` for the object. Always 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    monitors.enter(obj as AnyObject)
    return 0
}
/// Lets other threads enter. -1 where no thread has entered for the object, else 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { monitors.exit(obj as AnyObject) ? 0 : -1 }
