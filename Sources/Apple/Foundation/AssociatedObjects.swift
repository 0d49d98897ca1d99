import Foundation
import QuadrantThreads

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
    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of deallocated objects are removed.
        var limit = 64
    }
    private static let table = Locked(Table())

    static func set(_ owner: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, isWeak: Bool) {
        // The replaced value is released outside of the lock, since that may run code of the program.
        var old: [Entry] = []
        table.withLock { table in
            if table.entries.count >= table.limit {
                old = table.entries.values.filter { $0.owner == nil }
                table.entries = table.entries.filter { $0.value.owner != nil }
                table.limit = max(64, table.entries.count * 2)
            }
            var entry = table.entries[ObjectIdentifier(owner)] ?? Entry()
            old.append(entry)
            if entry.owner == nil { entry = Entry(owner: owner) }
            entry.values[key] = value.map { isWeak ? Value(weak: $0 as AnyObject) : Value(strong: $0) }
            table.entries[ObjectIdentifier(owner)] = entry
        }
        withExtendedLifetime(old) {}
    }

    static func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        table.withLock { table in
            guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner != nil,
                  let value = entry.values[key] else { return nil }
            return value.strong ?? value.weak
        }
    }

    static func remove(_ owner: AnyObject) {
        let old = table.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(old) {}
    }
}
