@_spi(Reflection) import Swift

// Field offsets come from the runtime's own reflection (`_forEachField`, underscored standard-library API), which is
// used here, and for the properties of views in `ViewType`.

/// How two values of one type are compared: bytewise where that is exact, by `==` where the type is `Equatable`, field
/// by field otherwise. Closures are equal if they have the same code and the same captures.
package final class Comparison {
    private enum Rule {
        case bytes(Int)
        case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case reference
        case never
    }
    private var rules: [(offset: Int, rule: Rule)] = []

    init(of type: Any.Type, skippingProperties: Bool) {
        add(type, at: 0, skippingProperties: skippingProperties, isRoot: true)
    }

    private func add(_ type: Any.Type, at offset: Int, skippingProperties: Bool, isRoot: Bool) {
        if !isRoot || !skippingProperties {
            if let equatable = type as? any Equatable.Type {
                rules.append((offset, .equatable(Comparison.equality(equatable))))
                return
            }
            if type is AnyClass {
                rules.append((offset, .reference))
                return
            }
        }
        // Checked first: reflection of a type that is not a structure (a field of type `Any`) reads invalid memory.
        guard Comparison.isStructure(type) else {
            rules.append((offset, Comparison.plainRule(type)))
            return
        }
        _ = _forEachField(of: type, options: []) { _, fieldOffset, fieldType, kind in
            if skippingProperties, isRoot, let carrier = fieldType as? any PropertyCarrier.Type {
                self.add(carrier.carried, at: offset + fieldOffset, skippingProperties: true, isRoot: true)
                return true
            }
            if skippingProperties, isRoot, fieldType is any DynamicProperty.Type {
                if let compared = fieldType as? any ComparedProperty.Type {
                    self.rules.append((offset + fieldOffset, .equatable(compared.areSame)))
                } else if !(fieldType is any UncomparedProperty.Type) {
                    // A custom dynamic property: its plain fields are compared, its installed properties are not.
                    self.add(fieldType, at: offset + fieldOffset, skippingProperties: true, isRoot: true)
                }
                return true
            }
            self.add(fieldType, at: offset + fieldOffset, skippingProperties: false, isRoot: false)
            return true
        }
    }

    static func isStructure(_ type: Any.Type) -> Bool { MetadataKind.of(type) == .struct }

    private static func plainRule(_ type: Any.Type) -> Rule {
        // Closures with the same code and the same captures are equal.
        if MetadataKind.of(type) == .function {
            return .bytes(MemoryLayout<() -> Void>.size)
        }
        func rule<T>(_ type: T.Type) -> Rule { _isPOD(T.self) ? .bytes(MemoryLayout<T>.size) : .never }
        return _openExistential(type, do: rule)
    }

    private static func equality<T: Equatable>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        for (offset, rule) in rules {
            switch rule {
            case .bytes(let count):
                let first = UnsafeRawBufferPointer(start: a + offset, count: count)
                let second = UnsafeRawBufferPointer(start: b + offset, count: count)
                if !first.elementsEqual(second) { return false }
            case .equatable(let equal): if !equal(a + offset, b + offset) { return false }
            case .reference:
                if (a + offset).load(as: UnsafeRawPointer?.self) != (b + offset).load(as: UnsafeRawPointer?.self) {
                    return false
                }
            case .never: return false
            }
        }
        return true
    }

    /// Whether two values are known to be equal; false if that is unknown.
    package static func areEqual<T>(_ a: T, _ b: T) -> Bool {
        let comparison = ThreadState.current.comparisons.of(T.self)
        return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in comparison.areEqual(a, b) } }
    }
}

/// The comparisons that a thread has needed, by type.
final class ComparisonCache {
    private var known: [ObjectIdentifier: Comparison] = [:]

    /// A direct-mapped cache of comparisons by type address: every write of state needs one, and few programs have so
    /// many types that they evict each other.
    private struct Recent {
        var type: ObjectIdentifier?
        unowned(unsafe) var comparison: Comparison?
    }
    private let recent: UnsafeMutablePointer<Recent>

    init() {
        recent = .allocate(capacity: 256)
        recent.initialize(repeating: Recent(), count: 256)
    }

    deinit { recent.deallocate() }

    func of<T>(_ type: T.Type) -> Comparison {
        let key = ObjectIdentifier(type)
        // Addresses of type metadata are multiples of 8.
        let slot = recent + Int(UInt(bitPattern: key) >> 3 & 255)
        if slot.pointee.type == key, let found = slot.pointee.comparison { return found }
        let comparison = known[key] ?? Comparison(of: type, skippingProperties: false)
        known[key] = comparison
        slot.pointee = Recent(type: key, comparison: comparison)
        return comparison
    }
}
