@_exported import OrderedCollections
import Foundation

// IdentifiedCollections: an array whose elements are found by their identifiers in constant time.

public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

public struct IdentifiedArray<ID: Hashable, Element>: RandomAccessCollection, MutableCollection {
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias SubSequence = Slice<IdentifiedArray>
    public let id: KeyPath<Element, ID> & Sendable
    private var table: OrderedDictionary<ID, Element> = [:]

    public init(id: KeyPath<Element, ID> & Sendable) { self.id = id }
    /// The identifiers of the elements must differ.
    public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID> & Sendable) {
        self.id = id
        for element in elements {
            precondition(append(element).inserted, "Two elements have the identifier \(element[keyPath: id])")
        }
    }
    public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID> & Sendable) {
        self.init(uniqueElements: elements, id: id)
    }
    public init(
        _ elements: some Sequence<Element>, id: KeyPath<Element, ID> & Sendable,
        uniquingIDsWith combine: (Element, Element) throws -> Element
    ) rethrows {
        self.id = id
        for element in elements {
            let key = element[keyPath: id]
            table[key] = try table[key].map { try combine($0, element) } ?? element
        }
    }

    public var ids: OrderedSet<ID> { table.keys }
    public var elements: [Element] { table.values.elements }
    public var startIndex: Int { 0 }
    public var endIndex: Int { table.count }
    public subscript(position: Int) -> Element {
        get { table.values[position] }
        _modify {
            let key = table.keys[position]
            yield &table.values[position]
            check(key, table.values[position])
        }
    }
    /// The element of an identifier; setting nil removes it.
    public subscript(id id: ID) -> Element? {
        get { table[id] }
        _modify {
            yield &table[id]
            if let element = table[id] { check(id, element) }
        }
    }
    private func check(_ key: ID, _ element: Element) {
        precondition(element[keyPath: id] == key, "An element keeps its identifier \(key) while it is in the array")
    }
    public func index(id: ID) -> Int? { table.index(forKey: id) }
    public func contains(_ element: Element) -> Bool where Element: Equatable { table[element[keyPath: id]] == element }
    public mutating func reserveCapacity(_ minimumCapacity: Int) { table.reserveCapacity(minimumCapacity) }

    // MARK: Changes

    @discardableResult
    public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) { insert(item, at: count) }
    public mutating func append(contentsOf newElements: some Sequence<Element>) {
        for element in newElements { append(element) }
    }
    @discardableResult
    public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
        let key = item[keyPath: id]
        if let index = index(id: key) { return (false, index) }
        return (true, table.updateValue(item, forKey: key, insertingAt: i).index)
    }
    @discardableResult
    public mutating func update(_ item: Element, at i: Int) -> Element {
        let old = self[i]
        self[i] = item
        return old
    }
    @discardableResult
    public mutating func updateOrAppend(_ item: Element) -> Element? {
        table.updateValue(item, forKey: item[keyPath: id])
    }
    @discardableResult
    public mutating func updateOrInsert(_ item: Element, at i: Int) -> (originalMember: Element?, index: Int) {
        table.updateValue(item, forKey: item[keyPath: id], insertingAt: i)
    }
    @discardableResult public mutating func remove(id: ID) -> Element? { table.removeValue(forKey: id) }
    @discardableResult
    public mutating func remove(_ element: Element) -> Element? { remove(id: element[keyPath: id]) }
    @discardableResult public mutating func remove(at index: Int) -> Element { table.remove(at: index).value }
    @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
    @discardableResult public mutating func removeLast() -> Element { remove(at: count - 1) }
    public mutating func removeFirst(_ n: Int) { table.removeFirst(n) }
    public mutating func removeLast(_ n: Int) { table.removeLast(n) }
    public mutating func removeSubrange(_ bounds: Range<Int>) { table.removeSubrange(bounds) }
    public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
        table.removeAll(keepingCapacity: keepCapacity)
    }
    public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        try table.removeAll { try shouldBeRemoved($0.value) }
    }
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: offset) }
    }
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }, place = destination - source.count(in: 0 ..< destination)
        remove(atOffsets: source)
        for (number, element) in moved.enumerated() { insert(element, at: place + number) }
    }
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> IdentifiedArray {
        var result = self
        result.table = try table.filter { try isIncluded($0.value) }
        return result
    }

    // MARK: Order

    public mutating func swapAt(_ i: Int, _ j: Int) { table.swapAt(i, j) }
    public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        try table.sort { try areInIncreasingOrder($0.value, $1.value) }
    }
    public mutating func sort() where Element: Comparable { sort(by: <) }
    public mutating func reverse() { table.reverse() }
    public mutating func shuffle() { table.shuffle() }
    public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
        try table.partition { try belongsInSecondPartition($0.value) }
    }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
    private static var key: KeyPath<Element, ID> & Sendable { \Element.id }
    public init() { self.init(id: Self.key) }
    public init(uniqueElements elements: some Sequence<Element>) {
        self.init(uniqueElements: elements, id: Self.key)
    }
    public init(uncheckedUniqueElements elements: some Sequence<Element>) {
        self.init(uniqueElements: elements, id: Self.key)
    }
    public init(
        _ elements: some Sequence<Element>, uniquingIDsWith combine: (Element, Element) throws -> Element
    ) rethrows {
        try self.init(elements, id: Self.key, uniquingIDsWith: combine)
    }
    /// Of elements with the same identifier the first stays.
    public init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init(elements, id: Self.key) { first, _ in first }
    }
}
extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
    public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
        table.removeSubrange(subrange)
        var place = subrange.lowerBound
        for element in newElements where insert(element, at: place).inserted { place += 1 }
    }
}
extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
    public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}
extension IdentifiedArray: Equatable where Element: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}
extension IdentifiedArray: Hashable where Element: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
extension IdentifiedArray: Encodable where Element: Encodable {
    public func encode(to encoder: Encoder) throws { try elements.encode(to: encoder) }
}
extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
    public init(from decoder: Decoder) throws {
        let elements = try [Element](from: decoder)
        self.init(elements)
        guard count == elements.count else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "Two elements have the same identifier"))
        }
    }
}
extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { elements.description }
    public var debugDescription: String { elements.debugDescription }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: elements, displayStyle: .collection) }
}
