import Foundation

/// How an associated object is kept. Here all are kept but those of `OBJC_ASSOCIATION_ASSIGN`, which are weak.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, under a key; nil takes it away. The value is released after the object was
/// deallocated, when the next one is set.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?,
                                     _ policy: objc_AssociationPolicy) {
    AssociatedObjects.set(object as AnyObject, key, value, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that is kept with an object under a key; nil when there is none, or when a weak one is gone.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key)
}

/// Takes away every value that is kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.remove(object as AnyObject) }

private enum AssociatedObjects {
    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }
    private struct Value {
        var strong: Any?
        weak var weak: AnyObject?
    }
    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
    private static let lock = NSRecursiveLock()
    /// The number of entries at which those of deallocated objects are removed.
    private nonisolated(unsafe) static var limit = 64

    static func set(_ owner: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, isWeak: Bool) {
        // The replaced value is released outside of the lock, since that may run code of the program.
        var old: [Entry] = []
        lock.lock()
        if entries.count >= limit {
            old = entries.values.filter { $0.owner == nil }
            entries = entries.filter { $0.value.owner != nil }
            limit = max(64, entries.count * 2)
        }
        var entry = entries[ObjectIdentifier(owner)] ?? Entry()
        old.append(entry)
        if entry.owner == nil { entry = Entry(owner: owner) }
        entry.values[key] = value.map { isWeak ? Value(weak: $0 as AnyObject) : Value(strong: $0) }
        entries[ObjectIdentifier(owner)] = entry
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    static func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner != nil,
                  let value = entry.values[key] else { return nil }
            return value.strong ?? value.weak
        }
    }

    static func remove(_ owner: AnyObject) {
        let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(old) {}
    }
}
