/// The elements of two sequences, one after the other.
public struct Chain2Sequence<Base1: Sequence, Base2: Sequence>: Sequence where Base1.Element == Base2.Element {
    let first: Base1, second: Base2
    public struct Iterator: IteratorProtocol {
        var first: Base1.Iterator, second: Base2.Iterator
        public mutating func next() -> Base1.Element? { first.next() ?? second.next() }
    }
    public func makeIterator() -> Iterator {
        Iterator(first: first.makeIterator(), second: second.makeIterator())
    }
}
extension Chain2Sequence: Collection where Base1: Collection, Base2: Collection {
    public enum Index: Comparable {
        case first(Base1.Index), second(Base2.Index)
    }
    private func whole(_ index: Base1.Index) -> Index {
        index == first.endIndex ? .second(second.startIndex) : .first(index)
    }
    public var startIndex: Index { whole(first.startIndex) }
    public var endIndex: Index { .second(second.endIndex) }
    public var count: Int { first.count + second.count }
    public subscript(position: Index) -> Base1.Element {
        switch position {
        case .first(let index): first[index]
        case .second(let index): second[index]
        }
    }
    public func index(after i: Index) -> Index {
        switch i {
        case .first(let index): whole(first.index(after: index))
        case .second(let index): .second(second.index(after: index))
        }
    }
    private func place(_ index: Index) -> Int {
        switch index {
        case .first(let index): first.distance(from: first.startIndex, to: index)
        case .second(let index): first.count + second.distance(from: second.startIndex, to: index)
        }
    }
    public func distance(from start: Index, to end: Index) -> Int { place(end) - place(start) }
    public func index(_ i: Index, offsetBy distance: Int) -> Index {
        let place = place(i) + distance, length = first.count
        return place < length ? .first(first.index(first.startIndex, offsetBy: place))
            : .second(second.index(second.startIndex, offsetBy: place - length))
    }
}
extension Chain2Sequence: BidirectionalCollection
where Base1: BidirectionalCollection, Base2: BidirectionalCollection {
    public func index(before i: Index) -> Index {
        switch i {
        case .first(let index): .first(first.index(before: index))
        case .second(second.startIndex): .first(first.index(before: first.endIndex))
        case .second(let index): .second(second.index(before: index))
        }
    }
}
extension Chain2Sequence: RandomAccessCollection
where Base1: RandomAccessCollection, Base2: RandomAccessCollection {}
public func chain<S1: Sequence, S2: Sequence>(_ s1: S1, _ s2: S2) -> Chain2Sequence<S1, S2>
where S1.Element == S2.Element {
    Chain2Sequence(first: s1, second: s2)
}

/// Every element of a sequence with every element of a collection.
public struct Product2Sequence<Base1: Sequence, Base2: Collection>: Sequence {
    public typealias Element = (Base1.Element, Base2.Element)
    let first: Base1, second: Base2
    public struct Iterator: IteratorProtocol {
        var first: Base1.Iterator, element: Base1.Element?
        let base: Base2
        var second: Base2.Iterator
        public mutating func next() -> Element? {
            while let left = element {
                if let right = second.next() { return (left, right) }
                (element, second) = (first.next(), base.makeIterator())
            }
            return nil
        }
    }
    public func makeIterator() -> Iterator {
        var iterator = first.makeIterator()
        let element = iterator.next()
        return Iterator(first: iterator, element: element, base: second, second: second.makeIterator())
    }
}
extension Product2Sequence: Collection where Base1: Collection {
    public struct Index: Comparable {
        let first: Base1.Index, second: Base2.Index
        public static func < (left: Self, right: Self) -> Bool {
            (left.first, left.second) < (right.first, right.second)
        }
    }
    public var startIndex: Index {
        second.isEmpty ? endIndex : Index(first: first.startIndex, second: second.startIndex)
    }
    public var endIndex: Index { Index(first: first.endIndex, second: second.startIndex) }
    public var count: Int { first.count * second.count }
    public subscript(position: Index) -> Element { (first[position.first], second[position.second]) }
    public func index(after i: Index) -> Index {
        let next = second.index(after: i.second)
        return next == second.endIndex ? Index(first: first.index(after: i.first), second: second.startIndex)
            : Index(first: i.first, second: next)
    }
    private func place(_ i: Index) -> Int {
        first.distance(from: first.startIndex, to: i.first) * second.count
            + second.distance(from: second.startIndex, to: i.second)
    }
    public func distance(from start: Index, to end: Index) -> Int { place(end) - place(start) }
    public func index(_ i: Index, offsetBy distance: Int) -> Index {
        guard distance != 0, !second.isEmpty else { return i }
        let (row, column) = (place(i) + distance).quotientAndRemainder(dividingBy: second.count)
        return Index(first: first.index(first.startIndex, offsetBy: row),
                     second: second.index(second.startIndex, offsetBy: column))
    }
}
extension Product2Sequence: BidirectionalCollection
where Base1: BidirectionalCollection, Base2: BidirectionalCollection {
    public func index(before i: Index) -> Index { index(i, offsetBy: -1) }
}
extension Product2Sequence: RandomAccessCollection
where Base1: RandomAccessCollection, Base2: RandomAccessCollection {}
public func product<S: Sequence, C: Collection>(_ s: S, _ c: C) -> Product2Sequence<S, C> {
    Product2Sequence(first: s, second: c)
}

/// The parts of a number of elements, in the order of the elements.
public struct CombinationsSequence<Base: Collection>: Sequence {
    let elements: [Base.Element], counts: Range<Int>
    public struct Iterator: IteratorProtocol {
        let elements: [Base.Element]
        var counts: Range<Int>, places: [Int]?
        public mutating func next() -> [Base.Element]? {
            guard let current = places else { return nil }
            places = following(current)
            return current.map { elements[$0] }
        }
        private mutating func following(_ current: [Int]) -> [Int]? {
            var next = current
            for digit in next.indices.reversed() where next[digit] < elements.count - next.count + digit {
                let first = next[digit] + 1
                for other in digit ..< next.count { next[other] = first + other - digit }
                return next
            }
            counts = counts.dropFirst()
            return counts.isEmpty ? nil : Array(0 ..< counts.lowerBound)
        }
    }
    public var count: Int {
        counts.reduce(0) { sum, length in
            sum + (0 ..< length).reduce(1) { $0 * (elements.count - $1) / ($1 + 1) }
        }
    }
    public func makeIterator() -> Iterator {
        Iterator(elements: elements, counts: counts, places: counts.isEmpty ? nil : Array(0 ..< counts.lowerBound))
    }
}
extension Collection {
    public func combinations(ofCount k: Int) -> CombinationsSequence<Self> { combinations(ofCount: k ... k) }
    public func combinations(ofCount kRange: some RangeExpression<Int>) -> CombinationsSequence<Self> {
        let elements = Array(self)
        return CombinationsSequence(
            elements: elements, counts: kRange.relative(to: 0 ..< .max).clamped(to: 0 ..< elements.count + 1))
    }
}

/// The orders of all parts of a number of elements.
public struct PermutationsSequence<Base: Collection>: Sequence {
    let elements: [Base.Element], counts: Range<Int>
    public struct Iterator: IteratorProtocol {
        let elements: [Base.Element]
        var counts: Range<Int>, places: [Int]?
        public mutating func next() -> [Base.Element]? {
            guard let current = places else { return nil }
            places = following(current)
            return current.map { elements[$0] }
        }
        private mutating func following(_ current: [Int]) -> [Int]? {
            var next = current, free = Set(elements.indices).subtracting(current)
            while let last = next.popLast() {
                free.insert(last)
                guard let larger = free.filter({ $0 > last }).min() else { continue }
                free.remove(larger)
                return next + [larger] + free.sorted().prefix(current.count - next.count - 1)
            }
            counts = counts.dropFirst()
            return counts.isEmpty ? nil : Array(0 ..< counts.lowerBound)
        }
    }
    public var count: Int {
        counts.reduce(0) { sum, length in sum + (0 ..< length).reduce(1) { $0 * (elements.count - $1) } }
    }
    public func makeIterator() -> Iterator {
        Iterator(elements: elements, counts: counts, places: counts.isEmpty ? nil : Array(0 ..< counts.lowerBound))
    }
}
extension Collection {
    public func permutations(ofCount k: Int? = nil) -> PermutationsSequence<Self> {
        let k = k ?? count
        return permutations(ofCount: k ... k)
    }
    public func permutations(ofCount kRange: some RangeExpression<Int>) -> PermutationsSequence<Self> {
        let elements = Array(self)
        return PermutationsSequence(
            elements: elements, counts: kRange.relative(to: 0 ..< .max).clamped(to: 0 ..< elements.count + 1))
    }
    /// The orders that differ although elements are equal.
    public func uniquePermutations(ofCount k: Int? = nil) -> UniquedSequence<PermutationsSequence<Self>, [Element]>
    where Element: Hashable {
        permutations(ofCount: k).uniqued()
    }
}

/// The elements of a collection, from the beginning again after the last.
public struct CycledSequence<Base: Collection>: Sequence {
    let base: Base
    public struct Iterator: IteratorProtocol {
        let base: Base
        var current: Base.Index
        public mutating func next() -> Base.Element? {
            if base.isEmpty { return nil }
            if current == base.endIndex { current = base.startIndex }
            defer { base.formIndex(after: &current) }
            return base[current]
        }
    }
    public func makeIterator() -> Iterator { Iterator(base: base, current: base.startIndex) }
}
extension CycledSequence: LazySequenceProtocol {}
public typealias CycledTimesCollection<Base: Collection> = Product2Sequence<Range<Int>, Base>
extension Collection {
    public func cycled() -> CycledSequence<Self> { CycledSequence(base: self) }
    public func cycled(times: Int) -> LazyMapCollection<Product2Sequence<Range<Int>, Self>, Element> {
        product(0 ..< times, self).lazy.map { $0.1 }
    }
}
