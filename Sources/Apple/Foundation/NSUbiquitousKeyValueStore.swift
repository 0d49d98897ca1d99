public import Foundation
import QuadrantThreads

/// Values by keys that the devices of an account share. There is no account here: what is set can be read until the
/// program ends, and nothing comes from elsewhere.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The store of the program.
    open class var `default`: NSUbiquitousKeyValueStore { shared }
    private static let shared = NSUbiquitousKeyValueStore()

    /// Sent when values come from another device: never.
    open class var didChangeExternallyNotification: NSNotification.Name {
        NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    }

    private let values = Locked<[String: Any]>([:])

    /// An empty store of its own.
    public override init() { super.init() }

    /// The value of a key; nil if there is none.
    open func object(forKey aKey: String) -> Any? { values.withLock { $0[aKey] } }
    /// Sets the value of a key; nil removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { values.withLock { $0[aKey] = anObject } }
    /// Removes the value of a key.
    open func removeObject(forKey aKey: String) { values.withLock { $0[aKey] = nil } }

    /// The string of a key; nil if its value is none.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// The array of a key; nil if its value is none.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// The dictionary of a key; nil if its value is none.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// The bytes of a key; nil if its value is none.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// The whole number of a key; 0 if its value is no number.
    open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
    /// The number of a key; 0 if its value is none.
    open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
    /// Whether the number of a key is not 0; false if its value is no number.
    open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

    /// Sets the string of a key; nil removes its value.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Sets the bytes of a key; nil removes its value.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Sets the array of a key; nil removes its value.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Sets the dictionary of a key; nil removes its value.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Sets the whole number of a key.
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// Sets the number of a key.
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    /// Sets the truth value of a key.
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    /// All keys with their values.
    open var dictionaryRepresentation: [String: Any] { values.withLock { $0 } }

    /// True: what is in memory is all there is.
    @discardableResult
    open func synchronize() -> Bool { true }

    private func number(_ key: String) -> NSNumber? {
        switch object(forKey: key) {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        default: nil
        }
    }
}

/// In the notification of a change: why it came, one of the four numbers below.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// In the notification of a change: the keys whose values changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device has changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The values of an account have arrived for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There are more values than an account may have.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The account is another.
public let NSUbiquitousKeyValueStoreAccountChange = 3
