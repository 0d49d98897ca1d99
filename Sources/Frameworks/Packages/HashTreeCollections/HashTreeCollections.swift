// HashTreeCollections: a set and a dictionary with the members of those packages, which are made of those of Swift. A
// change of a copy therefore copies all elements.

public struct TreeSet<Element: Hashable>: SetAlgebra, Collection {
    public typealias Index = Set<Element>.Index
    private var base: Set<Element>

    public init() { base = [] }
    public init<S: Sequence>(_ sequence: S) where S.Element == Element { base = Set(sequence) }
    public init(arrayLiteral elements: Element...) { base = Set(elements) }

    public var count: Int { base.count }
    public var isEmpty: Bool { base.isEmpty }
    public var startIndex: Index { base.startIndex }
    public var endIndex: Index { base.endIndex }
    public func index(after i: Index) -> Index { base.index(after: i) }
    public subscript(position: Index) -> Element { base[position] }
    public func makeIterator() -> Set<Element>.Iterator { base.makeIterator() }
    public func contains(_ item: Element) -> Bool { base.contains(item) }
    public func firstIndex(of element: Element) -> Index? { base.firstIndex(of: element) }
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> TreeSet {
        TreeSet(try base.filter(isIncluded))
    }
    @discardableResult
    public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        base.insert(newMember)
    }
    @discardableResult public mutating func update(with newMember: Element) -> Element? { base.update(with: newMember) }
    @discardableResult public mutating func remove(_ member: Element) -> Element? { base.remove(member) }
    @discardableResult public mutating func remove(at position: Index) -> Element { base.remove(at: position) }
    public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        base = try base.filter { try !shouldBeRemoved($0) }
    }
    public mutating func formUnion(_ other: TreeSet) { base.formUnion(other.base) }
    public mutating func formUnion(_ other: some Sequence<Element>) { base.formUnion(other) }
    public mutating func formIntersection(_ other: TreeSet) { base.formIntersection(other.base) }
    public mutating func formIntersection(_ other: some Sequence<Element>) { base.formIntersection(other) }
    public mutating func formSymmetricDifference(_ other: TreeSet) { base.formSymmetricDifference(other.base) }
    public mutating func subtract(_ other: TreeSet) { base.subtract(other.base) }
    public mutating func subtract(_ other: some Sequence<Element>) { base.subtract(other) }
    public func union(_ other: TreeSet) -> TreeSet { TreeSet(base.union(other.base)) }
    public func union(_ other: some Sequence<Element>) -> TreeSet { TreeSet(base.union(other)) }
    public func intersection(_ other: TreeSet) -> TreeSet { TreeSet(base.intersection(other.base)) }
    public func intersection(_ other: some Sequence<Element>) -> TreeSet { TreeSet(base.intersection(other)) }
    public func symmetricDifference(_ other: TreeSet) -> TreeSet { TreeSet(base.symmetricDifference(other.base)) }
    public func subtracting(_ other: TreeSet) -> TreeSet { TreeSet(base.subtracting(other.base)) }
    public func subtracting(_ other: some Sequence<Element>) -> TreeSet { TreeSet(base.subtracting(other)) }
    public func isSubset(of other: some Sequence<Element>) -> Bool { base.isSubset(of: other) }
    public func isSuperset(of other: some Sequence<Element>) -> Bool { base.isSuperset(of: other) }
    public func isDisjoint(with other: some Sequence<Element>) -> Bool { base.isDisjoint(with: other) }
    public func isEqualSet(to other: some Sequence<Element>) -> Bool { base == Set(other) }
}
extension TreeSet: Hashable, CustomStringConvertible {
    public var description: String { base.description }
}
extension TreeSet: Encodable where Element: Encodable {
    public func encode(to encoder: Encoder) throws { try base.encode(to: encoder) }
}
extension TreeSet: Decodable where Element: Decodable {
    public init(from decoder: Decoder) throws { base = try Set(from: decoder) }
}
extension TreeSet: Sendable where Element: Sendable {}

public struct TreeDictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
    public typealias Element = (key: Key, value: Value)
    public typealias Index = Dictionary<Key, Value>.Index
    private var base: [Key: Value]

    private init(base: [Key: Value]) { self.base = base }
    public init() { base = [:] }
    public init(dictionaryLiteral elements: (Key, Value)...) { base = Dictionary(uniqueKeysWithValues: elements) }
    public init(uniqueKeysWithValues keysAndValues: some Sequence<(Key, Value)>) {
        base = Dictionary(uniqueKeysWithValues: keysAndValues)
    }
    public init(_ other: [Key: Value]) { base = other }
    public init(
        _ keysAndValues: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows {
        base = try Dictionary(keysAndValues, uniquingKeysWith: combine)
    }
    public init<S: Sequence>(
        grouping values: S, by keyForValue: (S.Element) throws -> Key
    ) rethrows where Value == [S.Element] {
        base = try Dictionary(grouping: values, by: keyForValue)
    }

    public var count: Int { base.count }
    public var isEmpty: Bool { base.isEmpty }
    public var startIndex: Index { base.startIndex }
    public var endIndex: Index { base.endIndex }
    public func index(after i: Index) -> Index { base.index(after: i) }
    public subscript(position: Index) -> Element { base[position] }
    public func makeIterator() -> Dictionary<Key, Value>.Iterator { base.makeIterator() }
    public func index(forKey key: Key) -> Index? { base.index(forKey: key) }
    public var keys: TreeSet<Key> { TreeSet(base.keys) }
    public var values: Dictionary<Key, Value>.Values { base.values }
    public subscript(key: Key) -> Value? {
        get { base[key] }
        _modify { yield &base[key] }
    }
    public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get { base[key, default: defaultValue()] }
        _modify { yield &base[key, default: defaultValue()] }
    }
    @discardableResult
    public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? { base.updateValue(value, forKey: key) }
    @discardableResult
    public mutating func updateValue<R>(
        forKey key: Key, with body: (inout Value?) throws -> R
    ) rethrows -> R { try body(&base[key]) }
    @discardableResult
    public mutating func updateValue<R>(
        forKey key: Key, default defaultValue: @autoclosure () -> Value, with body: (inout Value) throws -> R
    ) rethrows -> R { try body(&base[key, default: defaultValue()]) }
    @discardableResult
    public mutating func removeValue(forKey key: Key) -> Value? { base.removeValue(forKey: key) }
    @discardableResult public mutating func remove(at index: Index) -> Element { base.remove(at: index) }
    public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        base = try base.filter { try !shouldBeRemoved($0) }
    }
    public mutating func merge(
        _ other: TreeDictionary, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows { try base.merge(other.base, uniquingKeysWith: combine) }
    public mutating func merge(
        _ other: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows { try base.merge(other, uniquingKeysWith: combine) }
    public func merging(
        _ other: TreeDictionary, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows -> TreeDictionary { TreeDictionary(base: try base.merging(other.base, uniquingKeysWith: combine)) }
    public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> TreeDictionary<Key, T> {
        TreeDictionary<Key, T>(try base.mapValues(transform))
    }
    public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> TreeDictionary<Key, T> {
        TreeDictionary<Key, T>(try base.compactMapValues(transform))
    }
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> TreeDictionary {
        TreeDictionary(base: try base.filter(isIncluded))
    }
}
extension TreeDictionary: Equatable where Value: Equatable {}
extension TreeDictionary: Hashable where Value: Hashable {}
extension TreeDictionary: CustomStringConvertible {
    public var description: String { base.description }
}
extension TreeDictionary: Encodable where Key: Encodable, Value: Encodable {
    public func encode(to encoder: Encoder) throws { try base.encode(to: encoder) }
}
extension TreeDictionary: Decodable where Key: Decodable, Value: Decodable {
    public init(from decoder: Decoder) throws { base = try Dictionary(from: decoder) }
}
extension TreeDictionary: Sendable where Key: Sendable, Value: Sendable {}
