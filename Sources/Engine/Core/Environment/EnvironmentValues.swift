import QuadrantGraph
public import Foundation
public import QuadrantGeometry

/// The key of an environment value, which is inherited down the view tree.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The environment values at one node of the tree. A persistent list: copies share entries, writes add an entry.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    private var head: Entry?
    /// Set on the values that a node reads, so that reads are recorded per key.
    package var scope: EnvironmentScope? {
        get { link?.scope }
        set { link = newValue?.link }
    }
    private var link: EnvironmentScope.Link?

    class Entry {
        /// The type of the program's key.
        let keyType: Any.Type
        let next: Entry?
        /// The same reference, unretained, for traversal without reference counting.
        let nextInPlace: Unmanaged<Entry>?
        final var key: ObjectIdentifier { ObjectIdentifier(keyType) }
        init(_ keyType: Any.Type, next: Entry?) {
            self.keyType = keyType
            self.next = next
            nextInPlace = next.map { Unmanaged.passUnretained($0) }
        }
        func equals(_ other: Entry) -> Bool { self === other }
        func copied(onto next: Entry?) -> Entry { self }
        var valueDescription: String { "" }
    }

    final class TypedEntry<Value>: Entry {
        let value: Value
        init(_ keyType: Any.Type, value: Value, next: Entry?) {
            self.value = value
            super.init(keyType, next: next)
        }
        override func equals(_ other: Entry) -> Bool {
            if self === other { return true }
            guard let other = other as? TypedEntry<Value> else { return false }
            return Comparison.areEqual(value, other.value)
        }
        override func copied(onto next: Entry?) -> Entry { TypedEntry(keyType, value: value, next: next) }
        /// The words are those of Apple's, by OpenSwiftUI's tests.
        override var valueDescription: String { "EnvironmentPropertyKey<\(keyType)> = \(value)" }
    }

    /// An environment in which every key has its default.
    public init() {}

    /// The value under a key; the key's default if none was set. A body that reads it is evaluated again when it
    /// changes.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let key = ObjectIdentifier(K.self)
            if ReadScope.current != nil { link?.scope?.didRead(key) }
            guard let entry = entry(key) else { return K.defaultValue }
            return unsafeDowncast(entry, to: TypedEntry<K.Value>.self).value
        }
        set { head = TypedEntry(K.self, value: newValue, next: head) }
    }

    func entry(_ key: ObjectIdentifier) -> Entry? {
        guard let head else { return nil }
        var at = Unmanaged.passUnretained(head)
        while !at._withUnsafeGuaranteedRef({ $0.key == key }) {
            guard let next = at._withUnsafeGuaranteedRef({ $0.nextInPlace }) else { return nil }
            at = next
        }
        return at.takeUnretainedValue()
    }

    func agrees(with other: EnvironmentValues, on key: ObjectIdentifier) -> Bool {
        switch (entry(key), other.entry(key)) {
        case (nil, nil): true
        case (let a?, let b?): a.equals(b)
        default: false
        }
    }

    /// Whether both share the same entries, so that all values are equal.
    func isSame(as other: EnvironmentValues) -> Bool { head === other.head }

    /// Whether all values are known to be equal, but for those of a key. Linear in the number of values; records no
    /// read.
    package func agrees(with other: EnvironmentValues, except key: any EnvironmentKey.Type) -> Bool {
        agrees(with: other, leavingOut: [ObjectIdentifier(key)])
    }
    /// Whether all values are known to be equal. Linear in the number of values; records no read.
    func agrees(with other: EnvironmentValues) -> Bool { isSame(as: other) || agrees(with: other, leavingOut: []) }

    private func agrees(with other: EnvironmentValues, leavingOut keys: Set<ObjectIdentifier>) -> Bool {
        var keys = keys
        for values in [self, other] {
            var at = values.head
            while let entry = at {
                if keys.insert(entry.key).inserted, !agrees(with: other, on: entry.key) { return false }
                at = entry.next
            }
        }
        return true
    }

    /// Copies every value that was set in `other`.
    package mutating func adopt(_ other: EnvironmentValues) {
        var keys: Set<ObjectIdentifier> = []
        var at = other.head
        while let entry = at {
            if keys.insert(entry.key).inserted { head = entry.copied(onto: head) }
            at = entry.next
        }
    }

    /// The values that were set, the most recent first.
    public var description: String {
        var entries: [String] = []
        var at = head
        while let entry = at {
            entries.append(entry.valueDescription)
            at = entry.next
        }
        return "[" + entries.joined(separator: ", ") + "]"
    }
}

private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
    /// The layout direction, which decides the side of "leading".
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
