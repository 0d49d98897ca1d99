extension OrderedDictionary {
    /// The values in the order of the keys.
    public struct Values: RandomAccessCollection, MutableCollection {
        public typealias SubSequence = Slice<Values>
        public typealias Indices = Range<Int>
        var base: OrderedDictionary
        public var startIndex: Int { 0 }
        public var endIndex: Int { base.count }
        public var elements: [Value] { base.list }
        public subscript(position: Int) -> Value {
            get { base.list[position] }
            _modify { yield &base.list[position] }
        }
        public mutating func swapAt(_ i: Int, _ j: Int) { base.list.swapAt(i, j) }
        public func index(after i: Int) -> Int { i + 1 }
        public func index(before i: Int) -> Int { i - 1 }
    }

    /// The pairs of keys and values, as a collection whose indices are their places.
    public struct Elements: RandomAccessCollection {
        public typealias Element = OrderedDictionary.Element
        public typealias SubSequence = Slice<Elements>
        public typealias Indices = Range<Int>
        var base: OrderedDictionary
        public var startIndex: Int { 0 }
        public var endIndex: Int { base.count }
        public subscript(position: Int) -> Element { (base.keys[position], base.list[position]) }
        public func index(after i: Int) -> Int { i + 1 }
        public func index(before i: Int) -> Int { i - 1 }

        public var keys: OrderedSet<Key> { base.keys }
        public var values: OrderedDictionary.Values {
            get { base.values }
            _modify { yield &base.values }
        }
        public func index(forKey key: Key) -> Int? { base.index(forKey: key) }
        @discardableResult public mutating func remove(at index: Int) -> Element { base.remove(at: index) }
        @discardableResult public mutating func removeFirst() -> Element { base.removeFirst() }
        @discardableResult public mutating func removeLast() -> Element { base.removeLast() }
        public mutating func removeFirst(_ n: Int) { base.removeFirst(n) }
        public mutating func removeLast(_ n: Int) { base.removeLast(n) }
        public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) { base.removeSubrange(bounds) }
        public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
            base.removeAll(keepingCapacity: keepCapacity)
        }
        public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
            try base.removeAll(where: shouldBeRemoved)
        }
        public mutating func swapAt(_ i: Int, _ j: Int) { base.swapAt(i, j) }
        public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
            try base.sort(by: areInIncreasingOrder)
        }
        public mutating func sort() where Key: Comparable { base.sort() }
        public mutating func reverse() { base.reverse() }
        public mutating func shuffle() { base.shuffle() }
        public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
            try base.partition(by: belongsInSecondPartition)
        }
    }
}
extension OrderedDictionary.Values: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.base.list == right.base.list }
}
extension OrderedDictionary.Values: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(base.list) }
}
extension OrderedDictionary.Elements: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.base == right.base }
}
extension OrderedDictionary.Elements: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
extension OrderedDictionary.Values: CustomStringConvertible {
    public var description: String { base.list.description }
}
extension OrderedDictionary.Elements: CustomStringConvertible {
    public var description: String { base.description }
}
extension OrderedDictionary.Values: Sendable where Key: Sendable, Value: Sendable {}
extension OrderedDictionary.Elements: Sendable where Key: Sendable, Value: Sendable {}
