// HeapModule: a queue from which the least and the greatest element are taken. Its levels take turns: an
// element of an even level is at most all those below it, one of an odd level at least all those below it.

public struct Heap<Element: Comparable> {
    private var items: [Element] = []

    public init() {}
    public init(minimumCapacity: Int) { items.reserveCapacity(minimumCapacity) }
    public init(_ elements: some Sequence<Element>) {
        items = Array(elements)
        for index in stride(from: items.count / 2 - 1, through: 0, by: -1) { sink(index) }
    }
    public var isEmpty: Bool { items.isEmpty }
    public var count: Int { items.count }
    public var unordered: [Element] { items }
    public var min: Element? { items.first }
    public var max: Element? { maxIndex.map { items[$0] } }
    private var maxIndex: Int? {
        switch items.count {
        case 0: nil
        case 1: 0
        case 2: 1
        default: items[1] < items[2] ? 2 : 1
        }
    }
    public mutating func reserveCapacity(_ minimumCapacity: Int) { items.reserveCapacity(minimumCapacity) }

    public mutating func insert(_ element: Element) {
        items.append(element)
        rise(items.count - 1)
    }
    public mutating func insert(contentsOf newElements: some Sequence<Element>) {
        let new = Array(newElements)
        if new.count > items.count { self = Heap(items + new) } else { new.forEach { insert($0) } }
    }
    public mutating func popMin() -> Element? { items.isEmpty ? nil : take(0) }
    public mutating func popMax() -> Element? { maxIndex.map { take($0) } }
    @discardableResult
    public mutating func removeMin() -> Element {
        precondition(!items.isEmpty, "The heap is empty")
        return take(0)
    }
    @discardableResult
    public mutating func removeMax() -> Element {
        guard let index = maxIndex else { preconditionFailure("The heap is empty") }
        return take(index)
    }
    @discardableResult
    public mutating func replaceMin(with replacement: Element) -> Element {
        precondition(!items.isEmpty, "The heap is empty")
        let old = items[0]
        items[0] = replacement
        sink(0)
        return old
    }
    @discardableResult
    public mutating func replaceMax(with replacement: Element) -> Element {
        guard let index = maxIndex else { preconditionFailure("The heap is empty") }
        let old = items[index]
        items[index] = replacement
        rise(index)
        sink(index)
        return old
    }
    public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
        items.removeAll(keepingCapacity: keepCapacity)
    }
    public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        self = Heap(try items.filter { try !shouldBeRemoved($0) })
    }

    // MARK: Levels

    private mutating func take(_ index: Int) -> Element {
        let last = items.removeLast()
        guard index < items.count else { return last }
        let taken = items[index]
        items[index] = last
        sink(index)
        return taken
    }
    private static func isMinLevel(_ index: Int) -> Bool { (index + 1).leadingZeroBitCount % 2 == 1 }
    /// Whether an element belongs above another of the same kind of level.
    private func isAbove(_ first: Int, _ second: Int, _ isMin: Bool) -> Bool {
        isMin ? items[first] < items[second] : items[second] < items[first]
    }
    private mutating func rise(_ start: Int) {
        guard start > 0 else { return }
        var index = start, isMin = Self.isMinLevel(start)
        let parent = (index - 1) / 2
        if isAbove(parent, index, isMin) {
            items.swapAt(index, parent)
            (index, isMin) = (parent, !isMin)
        }
        while index > 2 {
            let grand = ((index - 1) / 2 - 1) / 2
            guard isAbove(index, grand, isMin) else { return }
            items.swapAt(index, grand)
            index = grand
        }
    }
    private mutating func sink(_ start: Int) {
        var index = start
        let isMin = Self.isMinLevel(start)
        while index * 2 + 1 < items.count {
            var next = index * 2 + 1
            for other in [index * 2 + 2] + Array(index * 4 + 3 ... index * 4 + 6)
            where other < items.count && isAbove(other, next, isMin) {
                next = other
            }
            guard isAbove(next, index, isMin) else { return }
            items.swapAt(next, index)
            guard next > index * 2 + 2 else { return }
            let parent = (next - 1) / 2
            if isAbove(parent, next, isMin) { items.swapAt(parent, next) }
            index = next
        }
    }
}
extension Heap: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}
extension Heap: CustomStringConvertible {
    public var description: String { "<\(count) item\(count == 1 ? "" : "s")>" }
}
extension Heap: Sendable where Element: Sendable {}
