public import Foundation

/// An object whose values can be read by name, as the Objective-C runtime offers for every `NSObject` on a phone.
public protocol _KeyValueReadable {
    /// Nil without a value of that name.
    func _value(forKey key: String) -> Any?
}

/// Reads values by path, as predicates and sort descriptors of keys do.
enum KeyPathReader {
    /// The value at `path`, such as `owner.name` or `items.@count`; nil where there is none. Of a collection the rest
    /// of the path is read of each element.
    static func value(_ object: Any?, _ path: String) -> Any? {
        var current = unwrapped(object)
        var keys = path.split(separator: ".").map(String.init)[...]
        while let key = keys.popFirst() {
            guard let object = current else { return nil }
            if key == "self" || key == "SELF" { continue }
            if let list = elements(object) {
                if key.hasPrefix("@") { return aggregate(key, list, keys.joined(separator: ".")) }
                let rest = ([key] + keys).joined(separator: ".")
                return list.map { value($0, rest) as Any }
            }
            current = unwrapped(member(object, key))
        }
        return current
    }

    /// The property of that name, also one that is nil; nil where the object has none.
    static func member(_ object: Any, _ key: String) -> Any? {
        switch object {
        case let object as any _KeyValueReadable: return object._value(forKey: key)
        case let object as [String: Any]: return object[key]
        case let object as NSDictionary: return object[key]
        case let text as String where key == "length": return text.utf16.count
        default:
            var mirror: Mirror? = Mirror(reflecting: object)
            while let found = mirror {
                // Wrapped and observed properties are stored under a name with an underscore.
                for child in found.children where child.label == key || child.label == "_" + key {
                    return (child.value as? any NamedStorage)?.anyValue ?? child.value
                }
                mirror = found.superclassMirror
            }
            return nil
        }
    }

    private static func aggregate(_ key: String, _ list: [Any], _ path: String) -> Any? {
        if key == "@count" { return list.count }
        let numbers = list.compactMap { number(path.isEmpty ? $0 : value($0, path)) }
        switch key {
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return numbers.min()
        case "@max": return numbers.max()
        default: return nil
        }
    }

    static func elements(_ value: Any) -> [Any]? {
        switch value {
        case is String: nil
        case let list as [Any]: list
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    /// What an optional holds.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        case let value as NSNumber: value.doubleValue
        case let value as Date: value.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    /// Nil where the two have no order. Nothing comes before everything else.
    static func compare(_ first: Any?, _ second: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
        let first = unwrapped(first), second = unwrapped(second)
        guard let first else { return second == nil ? .orderedSame : .orderedAscending }
        guard let second else { return .orderedDescending }
        if let first = text(first), let second = text(second) { return first.compare(second, options: options) }
        if let first = number(first), let second = number(second) {
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
        if let first = first as? AnyHashable, let second = second as? AnyHashable, first == second {
            return .orderedSame
        }
        return nil
    }

    /// False for values that cannot be compared.
    static func areEqual(_ first: Any, _ second: Any) -> Bool {
        func equal<Value: Equatable>(_ first: Value) -> Bool { second as? Value == first }
        return (first as? any Equatable).map { equal($0) } ?? false
    }

    static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let text as Substring: String(text)
        case let text as NSString: text as String
        case let id as UUID: id.uuidString
        case let url as URL: url.absoluteString
        default: nil
        }
    }
}

extension NSSortDescriptor {
    /// Orders by the value of that name of each object; nil by the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(path: key, ascending) { KeyPathReader.compare($0, $1) ?? .orderedSame }
        if let key { FormatParts.keep(key, of: self) }
    }

    /// Orders by a comparison of the values of that name; it is not asked where one is missing, which comes first.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(path: key, ascending) { first, second in
            guard let first = KeyPathReader.unwrapped(first), let second = KeyPathReader.unwrapped(second) else {
                return KeyPathReader.compare(first, second) ?? .orderedSame
            }
            return cmptr(first, second)
        }
    }

    private convenience init(path: String?, _ ascending: Bool,
                             _ compare: @escaping (Any?, Any?) -> ComparisonResult) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            guard let path else { return compare(first, second) }
            return compare(KeyPathReader.value(first, path), KeyPathReader.value(second, path))
        }
    }

    /// Objects without a value come first.
    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { first, second in
            KeyPathReader.compare(first, second) ?? .orderedSame
        }
    }

    /// Values that have no order of their own: numbers for Booleans, texts for identifiers.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { first, second in
            KeyPathReader.compare(first, second) ?? .orderedSame
        }
    }
}
