// DequeModule: an array that grows and shrinks at both ends. Its elements are in a ring of places.

public struct Deque<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias SubSequence = Slice<Deque>
    private var ring: [Element?] = []
    private var head = 0
    public private(set) var count = 0

    public init() {}
    public init(minimumCapacity: Int) { reserveCapacity(minimumCapacity) }
    public init(_ elements: some Sequence<Element>) { take(Array(elements)) }
    public init(repeating repeatedValue: Element, count: Int) { take(Array(repeating: repeatedValue, count: count)) }

    private mutating func take(_ elements: [Element]) { (ring, head, count) = (elements, 0, elements.count) }
    /// The place in the ring of an index; one before the first is allowed.
    private func place(_ index: Int) -> Int {
        let place = head + index
        return place >= ring.count ? place - ring.count : place < 0 ? place + ring.count : place
    }
    private mutating func grow(to capacity: Int) {
        guard capacity > ring.count else { return }
        var larger: [Element?] = []
        larger.reserveCapacity(capacity)
        larger.append(contentsOf: ring[head...])
        larger.append(contentsOf: ring[..<head])
        larger.append(contentsOf: repeatElement(nil, count: capacity - larger.count))
        (ring, head) = (larger, 0)
    }
    private mutating func makeSpace(for more: Int) {
        if count + more > ring.count { grow(to: Swift.max(count + more, ring.count * 2, 8)) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    public var isEmpty: Bool { count == 0 }
    public subscript(position: Int) -> Element {
        get {
            precondition(position >= 0 && position < count, "The index \(position) is out of range")
            return ring[place(position)]!
        }
        _modify {
            precondition(position >= 0 && position < count, "The index \(position) is out of range")
            yield &ring[place(position)]!
        }
    }
    public mutating func reserveCapacity(_ minimumCapacity: Int) { grow(to: minimumCapacity) }

    // MARK: Both ends

    public mutating func append(_ newElement: Element) {
        makeSpace(for: 1)
        ring[place(count)] = newElement
        count += 1
    }
    public mutating func append(contentsOf newElements: some Sequence<Element>) {
        for item in newElements { append(item) }
    }
    public mutating func prepend(_ newElement: Element) {
        makeSpace(for: 1)
        head = place(-1)
        ring[head] = newElement
        count += 1
    }
    /// Puts elements before the first, in their order.
    public mutating func prepend(contentsOf newElements: some Sequence<Element>) {
        for item in Array(newElements).reversed() { prepend(item) }
    }
    public mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let first = ring[head].take()
        head = place(1)
        count -= 1
        return first
    }
    public mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return ring[place(count)].take()
    }
    @discardableResult
    public mutating func removeFirst() -> Element {
        guard let first = popFirst() else { preconditionFailure("The deque is empty") }
        return first
    }
    @discardableResult
    public mutating func removeLast() -> Element {
        guard let last = popLast() else { preconditionFailure("The deque is empty") }
        return last
    }
    public mutating func removeFirst(_ n: Int) { for _ in 0 ..< n { removeFirst() } }
    public mutating func removeLast(_ n: Int) { for _ in 0 ..< n { removeLast() } }
    public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
        if keepCapacity { removeLast(count) } else { take([]) }
    }

    // MARK: Elsewhere

    public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
        precondition(subrange.lowerBound >= 0 && subrange.upperBound <= count, "The range is out of bounds")
        var elements = Array(self)
        elements.replaceSubrange(subrange, with: newElements)
        take(elements)
    }
    @discardableResult
    public mutating func remove(at index: Int) -> Element {
        if index == 0 { return removeFirst() }
        if index == count - 1 { return removeLast() }
        let removed = self[index]
        replaceSubrange(index ..< index + 1, with: EmptyCollection())
        return removed
    }
    public mutating func insert(_ newElement: Element, at index: Int) {
        switch index {
        case count: append(newElement)
        case 0: prepend(newElement)
        default: replaceSubrange(index ..< index, with: CollectionOfOne(newElement))
        }
    }
}
extension Deque: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}
extension Deque: Equatable where Element: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.count == right.count && left.elementsEqual(right) }
}
extension Deque: Hashable where Element: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for item in self { hasher.combine(item) }
    }
}
extension Deque: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { Array(self).description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
extension Deque: Encodable where Element: Encodable {
    public func encode(to encoder: Encoder) throws { try Array(self).encode(to: encoder) }
}
extension Deque: Decodable where Element: Decodable {
    public init(from decoder: Decoder) throws { self.init(try [Element](from: decoder)) }
}
extension Deque: Sendable where Element: Sendable {}
