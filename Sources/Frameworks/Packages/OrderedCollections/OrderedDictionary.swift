public struct OrderedDictionary<Key: Hashable, Value> {
    public typealias Element = (key: Key, value: Value)
    public internal(set) var keys: OrderedSet<Key> = []
    var list: [Value] = []

    public init() {}
    public init(minimumCapacity: Int, persistent: Bool = false) { reserveCapacity(minimumCapacity) }
    public init(uniqueKeysWithValues keysAndValues: some Sequence<(Key, Value)>) {
        for (key, value) in keysAndValues { add(key, value) }
    }
    public init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (key: Key, value: Value) {
        for (key, value) in keysAndValues { add(key, value) }
    }
    public init(uniqueKeys keys: some Sequence<Key>, values: some Sequence<Value>) {
        for (key, value) in zip(keys, values) { add(key, value) }
    }
    public init(uncheckedUniqueKeysWithValues keysAndValues: some Sequence<(Key, Value)>) {
        self.init(uniqueKeysWithValues: keysAndValues)
    }
    public init<S: Sequence>(uncheckedUniqueKeysWithValues keysAndValues: S)
    where S.Element == (key: Key, value: Value) {
        self.init(uniqueKeysWithValues: keysAndValues)
    }
    public init(uncheckedUniqueKeys keys: some Sequence<Key>, values: some Sequence<Value>) {
        self.init(uniqueKeys: keys, values: values)
    }
    public init(
        _ keysAndValues: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows {
        try merge(keysAndValues, uniquingKeysWith: combine)
    }
    public init<S: Sequence>(
        _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows where S.Element == (key: Key, value: Value) {
        try merge(keysAndValues, uniquingKeysWith: combine)
    }
    public init<S: Sequence>(
        grouping values: S, by keyForValue: (S.Element) throws -> Key
    ) rethrows where Value: RangeReplaceableCollection, Value.Element == S.Element {
        for value in values { self[try keyForValue(value), default: Value()].append(value) }
    }
    public init<S: Sequence>(
        grouping values: S, by keyForValue: (S.Element) throws -> Key
    ) rethrows where Value == [S.Element] {
        for value in values { self[try keyForValue(value), default: []].append(value) }
    }
    private mutating func add(_ key: Key, _ value: Value) {
        precondition(keys.append(key).inserted, "Two of the keys are equal: \(key)")
        list.append(value)
    }

    public var count: Int { list.count }
    public var isEmpty: Bool { list.isEmpty }
    public var values: Values {
        get { Values(base: self) }
        _modify {
            var view = Values(base: self)
            self = OrderedDictionary()
            defer { self = view.base }
            yield &view
        }
    }
    public var elements: Elements {
        get { Elements(base: self) }
        _modify {
            var view = Elements(base: self)
            self = OrderedDictionary()
            defer { self = view.base }
            yield &view
        }
    }
    public func index(forKey key: Key) -> Int? { keys.firstIndex(of: key) }
    public mutating func reserveCapacity(_ minimumCapacity: Int) {
        keys.reserveCapacity(minimumCapacity)
        list.reserveCapacity(minimumCapacity)
    }

    // MARK: Values

    public subscript(key: Key) -> Value? {
        get { index(forKey: key).map { list[$0] } }
        _modify {
            let index = index(forKey: key)
            var value: Value?
            if let index {
                value = list.takeOut(index)
            }
            defer {
                switch (index, value) {
                case (let index?, let value?): list.put(value, at: index)
                case (let index?, nil): keys.remove(at: index)
                    list.close(at: index)
                case (nil, let value?): keys.append(key)
                    list.append(value)
                case (nil, nil): break
                }
            }
            yield &value
        }
    }
    public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[key] ?? defaultValue() }
        _modify {
            let (inserted, index) = keys.append(key)
            if inserted { list.append(defaultValue()) }
            yield &list[index]
        }
    }
    @discardableResult
    public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
        updateValue(value, forKey: key, insertingAt: count).originalMember
    }
    /// Replaces the value of a key where it is, or adds both at a place.
    @discardableResult
    public mutating func updateValue(
        _ value: Value, forKey key: Key, insertingAt index: Int
    ) -> (originalMember: Value?, index: Int) {
        let (inserted, place) = keys.insert(key, at: index)
        if inserted {
            list.insert(value, at: place)
            return (nil, place)
        }
        let old = list[place]
        list[place] = value
        return (old, place)
    }
    @discardableResult
    public mutating func updateValue<R>(
        forKey key: Key, default defaultValue: @autoclosure () -> Value, with body: (inout Value) throws -> R
    ) rethrows -> R {
        try body(&self[key, default: defaultValue()])
    }
    @discardableResult
    public mutating func updateValue<R>(
        forKey key: Key, insertingDefault defaultValue: @autoclosure () -> Value, at index: Int,
        with body: (inout Value) throws -> R
    ) rethrows -> R {
        let (inserted, place) = keys.insert(key, at: index)
        if inserted { list.insert(defaultValue(), at: place) }
        return try body(&list[place])
    }

    // MARK: Removing

    @discardableResult
    public mutating func removeValue(forKey key: Key) -> Value? { index(forKey: key).map { remove(at: $0).value } }
    @discardableResult
    public mutating func remove(at index: Int) -> Element { (keys.remove(at: index), list.remove(at: index)) }
    @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
    @discardableResult public mutating func removeLast() -> Element { remove(at: count - 1) }
    public mutating func removeFirst(_ n: Int) { removeSubrange(0 ..< n) }
    public mutating func removeLast(_ n: Int) { removeSubrange(count - n ..< count) }
    public mutating func removeSubrange(_ bounds: Range<Int>) {
        keys.removeSubrange(bounds)
        list.removeSubrange(bounds)
    }
    public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
        removeSubrange(bounds.relative(to: list))
    }
    public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
        keys.removeAll(keepingCapacity: keepCapacity)
        list.removeAll(keepingCapacity: keepCapacity)
    }
    public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        self = try filter { try !shouldBeRemoved($0) }
    }

    // MARK: Other dictionaries

    public mutating func merge(
        _ keysAndValues: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows {
        for (key, value) in keysAndValues {
            let (inserted, index) = keys.append(key)
            if inserted { list.append(value) } else { list[index] = try combine(list[index], value) }
        }
    }
    public mutating func merge<S: Sequence>(
        _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows where S.Element == (key: Key, value: Value) {
        try merge(keysAndValues.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: combine)
    }
    public func merging(
        _ other: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows -> OrderedDictionary {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }
    public func merging<S: Sequence>(
        _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows -> OrderedDictionary where S.Element == (key: Key, value: Value) {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
    }
    public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> OrderedDictionary<Key, T> {
        var result = OrderedDictionary<Key, T>()
        (result.keys, result.list) = (keys, try list.map(transform))
        return result
    }
    public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> OrderedDictionary<Key, T> {
        var result = OrderedDictionary<Key, T>()
        for (key, value) in self {
            if let new = try transform(value) { result.add(key, new) }
        }
        return result
    }
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedDictionary {
        var result = OrderedDictionary()
        for element in self where try isIncluded(element) { result.add(element.key, element.value) }
        return result
    }

    // MARK: Order

    public mutating func swapAt(_ i: Int, _ j: Int) {
        keys.swapAt(i, j)
        list.swapAt(i, j)
    }
    public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        self = OrderedDictionary(uniqueKeysWithValues: try Array(self).sorted(by: areInIncreasingOrder))
    }
    public mutating func sort() where Key: Comparable { sort { $0.key < $1.key } }
    public mutating func reverse() {
        keys.reverse()
        list.reverse()
    }
    public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        self = OrderedDictionary(uniqueKeysWithValues: Array(self).shuffled(using: &generator))
    }
    public mutating func shuffle() {
        var generator = SystemRandomNumberGenerator()
        shuffle(using: &generator)
    }
    public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
        var elements = Array(self)
        let index = try elements.partition(by: belongsInSecondPartition)
        self = OrderedDictionary(uniqueKeysWithValues: elements)
        return index
    }
}

extension Array {
    /// Takes an element out for a while, so that a change of it copies nothing: the last element has its place.
    mutating func takeOut(_ index: Int) -> Element {
        swapAt(index, count - 1)
        return removeLast()
    }
    mutating func put(_ element: Element, at index: Int) {
        append(element)
        swapAt(index, count - 1)
    }
    /// Closes the gap that `takeOut` made.
    mutating func close(at index: Int) {
        if index < count { append(remove(at: index)) }
    }
}

extension OrderedDictionary: Sequence {
    public struct Iterator: IteratorProtocol {
        let base: OrderedDictionary
        var index = 0
        public mutating func next() -> Element? {
            guard index < base.count else { return nil }
            defer { index += 1 }
            return (base.keys[index], base.list[index])
        }
    }
    public var underestimatedCount: Int { count }
    public func makeIterator() -> Iterator { Iterator(base: self) }
}
extension OrderedDictionary.Iterator: Sendable where Key: Sendable, Value: Sendable {}
extension OrderedDictionary: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (Key, Value)...) { self.init(uniqueKeysWithValues: elements) }
}
extension OrderedDictionary: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.keys == right.keys && left.list == right.list }
}
extension OrderedDictionary: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(keys)
        hasher.combine(list)
    }
}
extension OrderedDictionary: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String {
        let pairs = map { "\(String(reflecting: $0.key)): \(String(reflecting: $0.value))" }
        return isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
    }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: Array(self), displayStyle: .dictionary) }
}
/// Keys and values take turns in one list, so that their order is kept.
extension OrderedDictionary: Encodable where Key: Encodable, Value: Encodable {
    public func encode(to encoder: Encoder) throws {
        var container = encoder.unkeyedContainer()
        for (key, value) in self {
            try container.encode(key)
            try container.encode(value)
        }
    }
}
extension OrderedDictionary: Decodable where Key: Decodable, Value: Decodable {
    public init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let key = try container.decode(Key.self)
            guard !container.isAtEnd, self[key] == nil else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "A key has no value, or two: \(key)")
            }
            add(key, try container.decode(Value.self))
        }
    }
}
extension OrderedDictionary: Sendable where Key: Sendable, Value: Sendable {}
