import Combine
import Foundation
import QuadrantThreads
@_spi(Reflection) import Swift

extension _KeyValueCodingAndObserving {
    /// The value of the stored property of that name; without one, what `value(forUndefinedKey:)` answers. A dictionary
    /// answers with what it has for the key, which may contain periods, an array or set with its elements' values.
    public func value(forKey key: String) -> Any? {
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        if let dictionary = self as? NSDictionary, !key.hasPrefix("@") { return dictionary.object(forKey: key) }
        if let value = KeyPathReader.value(self, key) { return value }
        return KeyPathReader.member(self, key) == nil ? UndefinedKey.value(self, key) : nil
    }
    /// The value at a path such as `owner.name`; nil where a part has none.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyPathReader.unwrapped(KeyPathReader.value(self, keyPath))
    }

    /// Sets the stored property of that name, and tells its observers. Its own `didSet` does not run.
    ///
    /// A class of the program must have such a property, of the value's type: otherwise the program stops, as it does
    /// on a phone. Other objects have properties on a phone that are missing here; setting one has no effect. A
    /// dictionary stores the value under the key, or removes it for nil; an array or set sets it of all its elements.
    public func setValue(_ value: Any?, forKey key: String) {
        if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
        if let dictionary = self as? NSMutableDictionary {
            guard let value else { return dictionary.removeObject(forKey: key) }
            return dictionary.setObject(value, forKey: key as NSString)
        }
        if let list = KeyPathReader.elements(self) {
            return list.forEach { ($0 as? any _KeyValueCodingAndObserving)?.setValue(value, forKey: key) }
        }
        switch NamedValue.set(value, key, of: self as AnyObject) {
        case .done: break
        case .unknown where UndefinedKey.set(value, key, of: self): break
        case .unknown where NamedValue.isOfProgram(self): setValue(value, forUndefinedKey: key)
        case .unknown: break
        case .otherType: Misuse.stop(
            "setValue(_:forKey:): the key \(key) of \(type(of: self)) is not a \(type(of: value as Any)).")
        }
    }
    /// Sets the property at the end of a path such as `owner.name`. No effect where an object on the way is missing.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? any _KeyValueCodingAndObserving
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }
    /// What `setValue(_:forKey:)` does with a name that the object does not have; to be overridden.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        Misuse.stop("setValue(_:forKey:): this class is not key value coding-compliant for the key \(key): "
            + "\(type(of: self))")
    }
    /// What `value(forKey:)` answers for a name that the object does not have; to be overridden.
    public func value(forUndefinedKey key: String) -> Any? { nil }

    /// Sets the property of each name.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(KeyPathReader.unwrapped(value), forKey: key) }
    }
    /// The values of the properties of those names; `NSNull` where there is none.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }
}

/// A class that overrides `setValue(_:forUndefinedKey:)`.
public protocol _SetsUndefinedValues: AnyObject {
    @MainActor @preconcurrency func _etValue(_ value: Any?, forUndefinedKey key: String)
}
/// A class that overrides `value(forUndefinedKey:)`.
public protocol _ReadsUndefinedValues: AnyObject {
    @MainActor @preconcurrency func _alue(forUndefinedKey key: String) -> Any?
}

/// Calls the overrides of a class for names that it does not have, on the thread that asks, as on a phone.
private enum UndefinedKey {
    static func value(_ object: any _KeyValueCodingAndObserving, _ key: String) -> Any? {
        guard let reader = object as? any _ReadsUndefinedValues else { return object.value(forUndefinedKey: key) }
        return IsolatedCall.run((reader, key)) { $0.0._alue(forUndefinedKey: $0.1) }
    }
    /// False where the class does not override what is done.
    static func set(_ value: Any?, _ key: String, of object: any _KeyValueCodingAndObserving) -> Bool {
        guard let setter = object as? any _SetsUndefinedValues else { return false }
        IsolatedCall.run((setter, value, key)) { $0.0._etValue($0.1, forUndefinedKey: $0.2) }
        return true
    }
}

/// Stored properties of objects, by name.
enum NamedValue {
    enum Outcome { case done, unknown, otherType }
    /// The option of classes: the standard library's own constant is a variable.
    private static var classFields: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

    static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Outcome {
        var type: AnyClass? = Swift.type(of: object)
        while let found = type {
            var outcome = Outcome.unknown
            _ = _forEachField(of: found, options: classFields) { name, offset, fieldType, _ in
                let field = String(cString: name)
                guard field == key || field == "_" + key else { return true }
                let place = Unmanaged.passUnretained(object).toOpaque() + offset
                func write<Value>(_: Value.Type) -> Bool {
                    let place = place.assumingMemoryBound(to: Value.self)
                    if let storage = place.pointee as? any NamedStorage { return storage.set(value) }
                    guard let value: Value = converted(value) else { return false }
                    place.pointee = value
                    return true
                }
                outcome = _openExistential(fieldType, do: write) ? .done : .otherType
                return false
            }
            if outcome != .unknown { return outcome }
            type = _getSuperclass(found)
        }
        return .unknown
    }

    /// A value as another type, as the Objective-C runtime unpacks numbers and strings.
    static func converted<Value>(_ value: Any?) -> Value? {
        let value = KeyPathReader.unwrapped(value)
        guard let value else { return Optional<Any>.none as? Value }
        if let same = value as? Value { return same }
        if let number = KeyPathReader.number(value) {
            let type = (Value.self as? any AnyOptional.Type)?.wrapped ?? Value.self
            let found: Any? = switch type {
            case is Bool.Type: number != 0
            case is CGFloat.Type: CGFloat(number)
            case let type as any BinaryInteger.Type: type.init(exactly: number)
            case let type as any BinaryFloatingPoint.Type: type.init(number)
            default: nil
            }
            return found as? Value
        }
        return nil
    }

    /// Whether the object's class is in no framework.
    static func isOfProgram(_ object: Any) -> Bool {
        let module = String(reflecting: type(of: object)).prefix { $0 != "." }
        return !["UIKit", "Foundation", "SwiftUI", "QuadrantFoundation", "AVFoundation", "QuartzCore", "MapKit",
                 "WebKit", "CoreData", "StoreKit"].contains(String(module))
    }
}

private protocol AnyOptional { static var wrapped: Any.Type { get } }
extension Optional: AnyOptional { static var wrapped: Any.Type { Wrapped.self } }
