// Algorithms: more methods of sequences and collections. Parts of a collection are made when they are asked for.

/// The parts of a collection between given places.
public struct PartsCollection<Base: Collection>: RandomAccessCollection {
    public typealias Element = Base.SubSequence
    public typealias Indices = Range<Int>
    let base: Base, bounds: [Range<Base.Index>]
    public var startIndex: Int { 0 }
    public var endIndex: Int { bounds.count }
    public subscript(position: Int) -> Base.SubSequence { base[bounds[position]] }
}
extension PartsCollection: Sendable where Base: Sendable, Base.Index: Sendable {}
public typealias ChunksOfCountCollection<Base: Collection> = PartsCollection<Base>
public typealias EvenlyChunkedCollection<Base: Collection> = PartsCollection<Base>
public typealias WindowsOfCountCollection<Base: Collection> = PartsCollection<Base>

extension Collection {
    /// The bounds of the longest parts whose neighbours belong together.
    private func runs(_ belong: (Element, Element) throws -> Bool) rethrows -> [Range<Index>] {
        guard !isEmpty else { return [] }
        var found: [Range<Index>] = [], start = startIndex, last = startIndex, next = index(after: startIndex)
        while next != endIndex {
            if try !belong(self[last], self[next]) {
                found.append(start ..< next)
                start = next
            }
            (last, next) = (next, index(after: next))
        }
        return found + [start ..< endIndex]
    }
    public func chunked(by belongInSameGroup: (Element, Element) throws -> Bool) rethrows -> [SubSequence] {
        try runs(belongInSameGroup).map { self[$0] }
    }
    public func chunked<Subject: Equatable>(
        on projection: (Element) throws -> Subject
    ) rethrows -> [(Subject, SubSequence)] {
        try runs { try projection($0) == projection($1) }.map { (try projection(self[$0.lowerBound]), self[$0]) }
    }
    /// Parts of a number of elements; the last may have fewer.
    public func chunks(ofCount count: Int) -> PartsCollection<Self> {
        precondition(count > 0, "A chunk has at least one element")
        var found: [Range<Index>] = [], start = startIndex
        while start != endIndex {
            let end = index(start, offsetBy: count, limitedBy: endIndex) ?? endIndex
            found.append(start ..< end)
            start = end
        }
        return PartsCollection(base: self, bounds: found)
    }
    /// A number of parts whose lengths differ by one at most; the longer come first.
    public func evenlyChunked(in count: Int) -> PartsCollection<Self> {
        precondition(count > 0 || (count == 0 && isEmpty), "Elements need at least one chunk")
        guard count > 0 else { return PartsCollection(base: self, bounds: []) }
        let (length, more) = self.count.quotientAndRemainder(dividingBy: count)
        var start = startIndex
        let bounds = (0 ..< count).map { number in
            let end = index(start, offsetBy: length + (number < more ? 1 : 0))
            defer { start = end }
            return start ..< end
        }
        return PartsCollection(base: self, bounds: bounds)
    }
    /// All parts of a number of elements, each one element after the one before.
    public func windows(ofCount count: Int) -> PartsCollection<Self> {
        precondition(count > 0, "A window has at least one element")
        guard var end = index(startIndex, offsetBy: count, limitedBy: endIndex) else {
            return PartsCollection(base: self, bounds: [])
        }
        var start = startIndex, found = [start ..< end]
        while end != endIndex {
            (start, end) = (index(after: start), index(after: end))
            found.append(start ..< end)
        }
        return PartsCollection(base: self, bounds: found)
    }
    /// Parts between separators.
    public func split(
        maxSplits: Int = .max, omittingEmptySubsequences: Bool = true, whereSeparator: (Element) -> Bool
    ) -> PartsCollection<Self> where Self: LazyCollectionProtocol {
        var found: [Range<Index>] = [], start = startIndex, splits = 0
        func add(_ end: Index) -> Bool {
            if start == end && omittingEmptySubsequences { return false }
            found.append(start ..< end)
            return true
        }
        for index in indices where splits < maxSplits && whereSeparator(self[index]) {
            if add(index) { splits += 1 }
            start = self.index(after: index)
        }
        _ = add(endIndex)
        return PartsCollection(base: self, bounds: found)
    }
    public func split(
        separator: Element, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
    ) -> PartsCollection<Self> where Self: LazyCollectionProtocol, Element: Equatable {
        split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
    }
}

// MARK: Pairs

public struct AdjacentPairsSequence<Base: Sequence>: Sequence {
    let base: Base
    public struct Iterator: IteratorProtocol {
        var base: Base.Iterator
        var last: Base.Element?
        public mutating func next() -> (Base.Element, Base.Element)? {
            guard let first = last ?? base.next(), let second = base.next() else { return nil }
            last = second
            return (first, second)
        }
    }
    public func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
}
public struct AdjacentPairsCollection<Base: Collection>: Collection {
    public typealias Index = Base.Index
    let base: Base
    public let startIndex: Base.Index
    init(base: Base) {
        self.base = base
        startIndex = base.dropFirst().startIndex == base.endIndex ? base.endIndex : base.startIndex
    }
    public var endIndex: Base.Index { base.endIndex }
    public var count: Int { Swift.max(0, base.count - 1) }
    public subscript(position: Base.Index) -> (Base.Element, Base.Element) {
        (base[position], base[base.index(after: position)])
    }
    /// The last element begins no pair.
    public func index(after i: Base.Index) -> Base.Index {
        let next = base.index(after: i)
        return base.index(after: next) == base.endIndex ? base.endIndex : next
    }
}
extension AdjacentPairsCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index {
        i == base.endIndex ? base.index(i, offsetBy: -2) : base.index(before: i)
    }
}
extension AdjacentPairsCollection: RandomAccessCollection where Base: RandomAccessCollection {
    private func place(_ i: Base.Index) -> Int { i == endIndex ? count : base.distance(from: base.startIndex, to: i) }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { place(end) - place(start) }
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
        let place = place(i) + distance
        return place == count ? endIndex : base.index(base.startIndex, offsetBy: place)
    }
}
extension Sequence {
    public func adjacentPairs() -> AdjacentPairsSequence<Self> { AdjacentPairsSequence(base: self) }
}
extension Collection {
    public func adjacentPairs() -> AdjacentPairsCollection<Self> { AdjacentPairsCollection(base: self) }
}

// MARK: Places

/// Pairs of an index and its element.
public struct IndexedCollection<Base: Collection>: Collection {
    public typealias Element = (index: Base.Index, element: Base.Element)
    public typealias Index = Base.Index
    let base: Base
    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public var count: Int { base.count }
    public subscript(position: Base.Index) -> Element { (position, base[position]) }
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }
    public func index(_ i: Base.Index, offsetBy distance: Int, limitedBy limit: Base.Index) -> Base.Index? {
        base.index(i, offsetBy: distance, limitedBy: limit)
    }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}
extension IndexedCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}
extension IndexedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
extension IndexedCollection: Sendable where Base: Sendable {}
extension Collection {
    public func indexed() -> IndexedCollection<Self> { IndexedCollection(base: self) }
}

/// Every element at a multiple of a step.
public struct StridingSequence<Base: Sequence>: Sequence {
    let base: Base, step: Int
    public struct Iterator: IteratorProtocol {
        var base: Base.Iterator
        let step: Int
        var hasStarted = false
        public mutating func next() -> Base.Element? {
            if hasStarted { for _ in 1 ..< step where base.next() == nil { return nil } }
            hasStarted = true
            return base.next()
        }
    }
    public func makeIterator() -> Iterator { Iterator(base: base.makeIterator(), step: step) }
}
extension Sequence {
    public func striding(by step: Int) -> StridingSequence<Self> {
        precondition(step > 0, "The step is at least one")
        return StridingSequence(base: self, step: step)
    }
}
