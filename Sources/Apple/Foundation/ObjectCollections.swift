public import Foundation

// Collections that hold their elements weakly or by identity. Foundation on Linux has none of them.

/// How a collection keeps its elements.
public struct NSPointerFunctions {
    /// Options of keeping and comparing.
    public struct Options: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Elements are held.
        public static let strongMemory: Options = []
        /// Elements are held weakly.
        public static let weakMemory = Options(rawValue: 5)
        /// Elements are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Elements are copied; they are held instead.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}
/// How a map table keeps keys or values.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A reference, weak or not.
private struct Kept<Object: AnyObject> {
    private weak var weakly: Object?
    private var strongly: Object?
    init(_ object: Object, isWeak: Bool) { if isWeak { weakly = object } else { strongly = object } }
    var object: Object? { strongly ?? weakly }
}

private func areEqual(_ a: AnyObject, _ b: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    if a === b { return true }
    guard !options.contains(.objectPointerPersonality), let a = a as? NSObject, let b = b as? NSObject else {
        return false
    }
    return a.isEqual(b)
}

/// A dictionary of objects whose keys or values can be held weakly. Access is linear in the number of entries.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options
    private var entries: [(key: Kept<KeyType>, value: Kept<ObjectType>)] = []
    /// A table that keeps keys and values by options; the capacity has no effect.
    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
                capacity initialCapacity: Int = 0) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        super.init()
    }
    /// Keys and values are held.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Values are held weakly.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Keys are held weakly.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Keys and values are held weakly.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }
    private func clean() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }
    /// The value of a key; nil for none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return entries.first { $0.key.object.map { areEqual($0, aKey, keyOptions) } ?? false }?.value.object
    }
    /// Sets the value of a key; nil removes it.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let aKey, let anObject else { return }
        entries.append((Kept(aKey, isWeak: keyOptions.contains(.weakMemory)),
                        Kept(anObject, isWeak: valueOptions.contains(.weakMemory))))
    }
    /// Removes the value of a key.
    open func removeObject(forKey aKey: KeyType?) {
        clean()
        guard let aKey else { return }
        entries.removeAll { $0.key.object.map { areEqual($0, aKey, keyOptions) } ?? true }
    }
    /// Removes all values.
    open func removeAllObjects() { entries = [] }
    /// The number of entries whose objects still exist.
    open var count: Int {
        clean()
        return entries.count
    }
    /// The keys, in the order of setting.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }
    /// The values, in the order of setting; nil without any.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
    }
    /// Keys and values.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(entries.compactMap { entry in
            guard let key = entry.key.object as? AnyHashable, let value = entry.value.object else { return nil }
            return (key, value)
        }, uniquingKeysWith: { first, _ in first })
    }
}

/// A set of objects that can be held weakly. Access is linear in the number of objects.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var kept: [Kept<ObjectType>] = []
    /// A set that keeps objects by options; the capacity has no effect.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }
    /// Objects are held weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }
    /// The objects that still exist, in the order of adding.
    open var allObjects: [ObjectType] { kept.compactMap(\.object) }
    /// One of the objects; nil without any.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that still exist.
    open var count: Int { allObjects.count }
    /// Adds an object where there is none that is equal.
    open func add(_ object: ObjectType?) {
        kept.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        kept.append(Kept(object, isWeak: options.contains(.weakMemory)))
    }
    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        kept.removeAll { item in
            guard let known = item.object else { return true }
            return object.map { areEqual(known, $0, options) } ?? false
        }
    }
    /// Removes all objects.
    open func removeAllObjects() { kept = [] }
    /// Whether there is an object that is equal.
    open func contains(_ anObject: ObjectType?) -> Bool {
        guard let anObject else { return false }
        return allObjects.contains { areEqual($0, anObject, options) }
    }
    /// The objects that still exist, in the order of adding.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
