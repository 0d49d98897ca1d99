// OrderedCollections: a set and a dictionary whose elements have places. An array has the elements, and a dictionary
// their places; adding at the end and asking take constant time, other changes take time by the number of elements.

public struct OrderedSet<Element: Hashable>: RandomAccessCollection {
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias SubSequence = ArraySlice<Element>
    private var list: [Element] = []
    private var places: [Element: Int] = [:]

    public init() {}
    public init(minimumCapacity: Int, persistent: Bool = false) { reserveCapacity(minimumCapacity) }
    public init(_ elements: some Sequence<Element>) { append(contentsOf: elements) }
    public init(uncheckedUniqueElements elements: some Sequence<Element>) {
        list = Array(elements)
        place(from: 0)
    }

    public var elements: [Element] {
        get { list }
        set { self = OrderedSet(newValue) }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { list.count }
    public var count: Int { list.count }
    public var isEmpty: Bool { list.isEmpty }
    public var indices: Range<Int> { list.indices }
    public subscript(position: Int) -> Element { list[position] }
    public subscript(bounds: Range<Int>) -> ArraySlice<Element> { list[bounds] }
    public func contains(_ element: Element) -> Bool { places[element] != nil }
    public func firstIndex(of element: Element) -> Int? { places[element] }
    public func lastIndex(of element: Element) -> Int? { places[element] }
    public mutating func reserveCapacity(_ minimumCapacity: Int) {
        list.reserveCapacity(minimumCapacity)
        places.reserveCapacity(minimumCapacity)
    }
    private mutating func place(from start: Int) {
        for index in start ..< list.count { places[list[index]] = index }
    }

    // MARK: Adding

    @discardableResult
    public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
        if let index = places[item] { return (false, index) }
        places[item] = list.count
        list.append(item)
        return (true, list.count - 1)
    }
    public mutating func append(contentsOf elements: some Sequence<Element>) { for item in elements { append(item) } }
    @discardableResult
    public mutating func insert(_ item: Element, at index: Int) -> (inserted: Bool, index: Int) {
        if let found = places[item] { return (false, found) }
        list.insert(item, at: index)
        place(from: index)
        return (true, index)
    }
    /// Replaces an element by an equal one.
    @discardableResult
    public mutating func update(_ item: Element, at index: Int) -> Element {
        let old = list[index]
        precondition(old == item, "The new element must equal the one that it replaces")
        replace(at: index, with: item)
        return old
    }
    @discardableResult
    public mutating func updateOrAppend(_ item: Element) -> Element? {
        updateOrInsert(item, at: list.count).originalMember
    }
    @discardableResult
    public mutating func updateOrInsert(
        _ item: Element, at index: Int
    ) -> (originalMember: Element?, index: Int) {
        guard let found = places[item] else { return (nil, insert(item, at: index).index) }
        return (update(item, at: found), found)
    }
    private mutating func replace(at index: Int, with item: Element) {
        places[list[index]] = nil
        list[index] = item
        places[item] = index
    }

    // MARK: Removing

    @discardableResult
    public mutating func remove(_ member: Element) -> Element? { places[member].map { remove(at: $0) } }
    @discardableResult
    public mutating func remove(at index: Int) -> Element {
        let removed = list.remove(at: index)
        places[removed] = nil
        place(from: index)
        return removed
    }
    @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
    @discardableResult public mutating func removeLast() -> Element { remove(at: list.count - 1) }
    public mutating func removeFirst(_ n: Int) { removeSubrange(0 ..< n) }
    public mutating func removeLast(_ n: Int) { removeSubrange(list.count - n ..< list.count) }
    public mutating func removeSubrange(_ bounds: Range<Int>) {
        for item in list[bounds] { places[item] = nil }
        list.removeSubrange(bounds)
        place(from: bounds.lowerBound)
    }
    public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
        removeSubrange(bounds.relative(to: list))
    }
    public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
        list.removeAll(keepingCapacity: keepCapacity)
        places.removeAll(keepingCapacity: keepCapacity)
    }
    public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        self = OrderedSet(uncheckedUniqueElements: try list.filter { try !shouldBeRemoved($0) })
    }
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedSet {
        OrderedSet(uncheckedUniqueElements: try list.filter(isIncluded))
    }

    // MARK: Order

    public mutating func swapAt(_ i: Int, _ j: Int) {
        list.swapAt(i, j)
        (places[list[i]], places[list[j]]) = (i, j)
    }
    public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        try list.sort(by: areInIncreasingOrder)
        place(from: 0)
    }
    public mutating func sort() where Element: Comparable { sort(by: <) }
    public mutating func reverse() {
        list.reverse()
        place(from: 0)
    }
    public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        list.shuffle(using: &generator)
        place(from: 0)
    }
    public mutating func shuffle() {
        var generator = SystemRandomNumberGenerator()
        shuffle(using: &generator)
    }
    public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
        defer { place(from: 0) }
        return try list.partition(by: belongsInSecondPartition)
    }

    // MARK: Sets

    public mutating func formUnion(_ other: some Sequence<Element>) { append(contentsOf: other) }
    public mutating func formIntersection(_ other: some Sequence<Element>) { self = intersection(other) }
    public mutating func subtract(_ other: some Sequence<Element>) { self = subtracting(other) }
    public mutating func formSymmetricDifference(_ other: some Sequence<Element>) { self = symmetricDifference(other) }
    public func union(_ other: some Sequence<Element>) -> OrderedSet {
        var result = self
        result.append(contentsOf: other)
        return result
    }
    public func intersection(_ other: some Sequence<Element>) -> OrderedSet {
        let other = Set(other)
        return filter(other.contains)
    }
    public func subtracting(_ other: some Sequence<Element>) -> OrderedSet {
        let other = Set(other)
        return filter { !other.contains($0) }
    }
    public func symmetricDifference(_ other: some Sequence<Element>) -> OrderedSet {
        let other = OrderedSet(other)
        return subtracting(other).union(other.subtracting(self))
    }
    public func isEqualSet(to other: some Sequence<Element>) -> Bool { Set(other) == Set(list) }
    public func isSubset(of other: some Sequence<Element>) -> Bool { Set(other).isSuperset(of: list) }
    public func isSuperset(of other: some Sequence<Element>) -> Bool { other.allSatisfy(contains) }
    public func isStrictSubset(of other: some Sequence<Element>) -> Bool {
        let other = Set(other)
        return count < other.count && other.isSuperset(of: list)
    }
    public func isStrictSuperset(of other: some Sequence<Element>) -> Bool {
        let other = Set(other)
        return count > other.count && other.allSatisfy(contains)
    }
    public func isDisjoint(with other: some Sequence<Element>) -> Bool { !other.contains(where: contains) }

    public var unordered: UnorderedView {
        get { UnorderedView(base: self) }
        set { self = newValue.base }
    }
    /// The elements without regard to their order.
    public struct UnorderedView: SetAlgebra {
        fileprivate var base: OrderedSet
        fileprivate init(base: OrderedSet) { self.base = base }
        public init() { base = OrderedSet() }
        public init<S: Sequence>(_ elements: S) where S.Element == Element { base = OrderedSet(elements) }
        public var count: Int { base.count }
        public var isEmpty: Bool { base.isEmpty }
        public func contains(_ member: Element) -> Bool { base.contains(member) }
        @discardableResult
        public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
            let (inserted, index) = base.append(newMember)
            return (inserted, base[index])
        }
        @discardableResult
        public mutating func update(with newMember: Element) -> Element? { base.updateOrAppend(newMember) }
        @discardableResult public mutating func remove(_ member: Element) -> Element? { base.remove(member) }
        public mutating func formUnion(_ other: Self) { base.formUnion(other.base) }
        public mutating func formIntersection(_ other: Self) { base.formIntersection(other.base) }
        public mutating func formSymmetricDifference(_ other: Self) { base.formSymmetricDifference(other.base) }
        public func union(_ other: Self) -> Self { Self(base: base.union(other.base)) }
        public func intersection(_ other: Self) -> Self { Self(base: base.intersection(other.base)) }
        public func symmetricDifference(_ other: Self) -> Self { Self(base: base.symmetricDifference(other.base)) }
        public static func == (left: Self, right: Self) -> Bool { left.base.isEqualSet(to: right.base) }
    }
}

extension OrderedSet: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.list == right.list }
}
extension OrderedSet: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}
extension OrderedSet.UnorderedView: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(Set(base)) }
}
extension OrderedSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}
extension OrderedSet.UnorderedView: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}
extension OrderedSet: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { list.description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: list, displayStyle: .collection) }
}
extension OrderedSet: Encodable where Element: Encodable {
    public func encode(to encoder: Encoder) throws { try list.encode(to: encoder) }
}
extension OrderedSet: Decodable where Element: Decodable {
    public init(from decoder: Decoder) throws {
        let elements = try [Element](from: decoder)
        self.init(elements)
        guard count == elements.count else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "Two elements are equal"))
        }
    }
}
extension OrderedSet: Sendable where Element: Sendable {}
extension OrderedSet.UnorderedView: Sendable where Element: Sendable {}
