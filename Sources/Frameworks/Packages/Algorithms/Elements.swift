/// The elements of which none before has the same property.
public struct UniquedSequence<Base: Sequence, Subject: Hashable>: Sequence {
    let base: Base, projection: (Base.Element) -> Subject
    public struct Iterator: IteratorProtocol {
        var base: Base.Iterator
        let projection: (Base.Element) -> Subject
        var seen: Set<Subject> = []
        public mutating func next() -> Base.Element? {
            while let element = base.next() {
                if seen.insert(projection(element)).inserted { return element }
            }
            return nil
        }
    }
    public func makeIterator() -> Iterator { Iterator(base: base.makeIterator(), projection: projection) }
}
extension UniquedSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension Sequence where Element: Hashable {
    public func uniqued() -> UniquedSequence<Self, Element> { UniquedSequence(base: self) { $0 } }
}
extension Sequence {
    public func uniqued<Subject: Hashable>(on projection: (Element) throws -> Subject) rethrows -> [Element] {
        var seen: Set<Subject> = []
        return try filter { seen.insert(try projection($0)).inserted }
    }
}
extension LazySequenceProtocol {
    public func uniqued<Subject: Hashable>(
        on projection: @escaping (Element) -> Subject
    ) -> UniquedSequence<Self, Subject> { UniquedSequence(base: self, projection: projection) }
}

/// The elements that are not nil.
public struct CompactedSequence<Base: Sequence, Element>: Sequence where Base.Element == Element? {
    let base: Base
    public struct Iterator: IteratorProtocol {
        var base: Base.Iterator
        public mutating func next() -> Element? {
            while let element = base.next() {
                if let element { return element }
            }
            return nil
        }
    }
    public func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
}
extension CompactedSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}
public struct CompactedCollection<Base: Collection, Element>: Collection where Base.Element == Element? {
    public typealias Index = Base.Index
    let base: Base
    public let startIndex: Base.Index
    init(base: Base) {
        (self.base, startIndex) = (base, base.firstIndex { $0 != nil } ?? base.endIndex)
    }
    public var endIndex: Base.Index { base.endIndex }
    public subscript(position: Base.Index) -> Element { base[position]! }
    public func index(after i: Base.Index) -> Base.Index {
        base[base.index(after: i)...].firstIndex { $0 != nil } ?? base.endIndex
    }
}
extension CompactedCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index { base[..<i].lastIndex { $0 != nil }! }
}
extension Sequence {
    public func compacted<Unwrapped>() -> CompactedSequence<Self, Unwrapped> where Element == Unwrapped? {
        CompactedSequence(base: self)
    }
    public func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let found = try transform(element) { return found }
        }
        return nil
    }
    public func firstNonNil<Unwrapped>() -> Unwrapped? where Element == Unwrapped? { firstNonNil { $0 } }
}
extension Collection {
    public func compacted<Unwrapped>() -> CompactedCollection<Self, Unwrapped> where Element == Unwrapped? {
        CompactedCollection(base: self)
    }
}

// MARK: Between elements

/// A separator between each two elements.
public struct InterspersedSequence<Base: Sequence>: Sequence {
    let base: Base, separator: (Base.Element, Base.Element) -> Base.Element
    public struct Iterator: IteratorProtocol {
        var base: Base.Iterator, last: Base.Element?, waiting: Base.Element?
        let separator: (Base.Element, Base.Element) -> Base.Element
        public mutating func next() -> Base.Element? {
            if let element = waiting {
                (last, waiting) = (element, nil)
                return element
            }
            guard let element = base.next() else { return nil }
            guard let last else {
                last = element
                return element
            }
            waiting = element
            return separator(last, element)
        }
    }
    public func makeIterator() -> Iterator {
        Iterator(base: base.makeIterator(), last: nil, waiting: nil, separator: separator)
    }
}
extension InterspersedSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension Sequence {
    public func interspersed(with separator: Element) -> InterspersedSequence<Self> {
        InterspersedSequence(base: self) { _, _ in separator }
    }
    public func interspersed(
        with separator: @escaping (Element, Element) -> Element
    ) -> InterspersedSequence<Self> { InterspersedSequence(base: self, separator: separator) }
}
extension Sequence where Element: Sequence {
    public func joined(by separator: Element.Element) -> [Element.Element] { joined { _, _ in [separator] } }
    public func joined(by separator: some Collection<Element.Element>) -> [Element.Element] {
        joined { _, _ in separator }
    }
    public func joined(by separator: (Element, Element) throws -> Element.Element) rethrows -> [Element.Element] {
        try joined { [try separator($0, $1)] }
    }
    public func joined(
        by separator: (Element, Element) throws -> some Collection<Element.Element>
    ) rethrows -> [Element.Element] {
        var result: [Element.Element] = [], last: Element?
        for part in self {
            if let last { result.append(contentsOf: try separator(last, part)) }
            result.append(contentsOf: part)
            last = part
        }
        return result
    }
}

// MARK: Dictionaries

extension Sequence {
    public func keyed<Key: Hashable>(by keyForValue: (Element) throws -> Key) rethrows -> [Key: Element] {
        try keyed(by: keyForValue) { _, _, new in new }
    }
    public func keyed<Key: Hashable>(
        by keyForValue: (Element) throws -> Key,
        resolvingConflictsWith resolve: (Key, Element, Element) throws -> Element
    ) rethrows -> [Key: Element] {
        var result: [Key: Element] = [:]
        for element in self {
            let key = try keyForValue(element)
            result[key] = try result[key].map { try resolve(key, $0, element) } ?? element
        }
        return result
    }
    public func grouped<Key: Hashable>(by keyForValue: (Element) throws -> Key) rethrows -> [Key: [Element]] {
        try Dictionary(grouping: self, by: keyForValue)
    }
}

// MARK: Results so far

/// What reducing gives after each element.
public struct ReductionsSequence<Base: Sequence, Result>: LazySequenceProtocol {
    let base: Base, initial: Result, update: (inout Result, Base.Element) -> Void
    public struct Iterator: IteratorProtocol {
        var base: Base.Iterator, current: Result, hasStarted = false
        let update: (inout Result, Base.Element) -> Void
        public mutating func next() -> Result? {
            guard hasStarted else {
                hasStarted = true
                return current
            }
            guard let element = base.next() else { return nil }
            update(&current, element)
            return current
        }
    }
    public func makeIterator() -> Iterator {
        Iterator(base: base.makeIterator(), current: initial, update: update)
    }
}
extension Sequence {
    public func reductions<Result>(
        _ initial: Result, _ transform: (Result, Element) throws -> Result
    ) rethrows -> [Result] { try reductions(into: initial) { $0 = try transform($0, $1) } }
    public func reductions<Result>(
        into initial: Result, _ transform: (inout Result, Element) throws -> Void
    ) rethrows -> [Result] {
        var result = initial, all = [initial]
        for element in self {
            try transform(&result, element)
            all.append(result)
        }
        return all
    }
    public func reductions(_ transform: (Element, Element) throws -> Element) rethrows -> [Element] {
        var all: [Element] = []
        for element in self { all.append(try all.last.map { try transform($0, element) } ?? element) }
        return all
    }
}
extension LazySequenceProtocol {
    public func reductions<Result>(
        _ initial: Result, _ transform: @escaping (Result, Element) -> Result
    ) -> ReductionsSequence<Self, Result> { reductions(into: initial) { $0 = transform($0, $1) } }
    public func reductions<Result>(
        into initial: Result, _ transform: @escaping (inout Result, Element) -> Void
    ) -> ReductionsSequence<Self, Result> { ReductionsSequence(base: self, initial: initial, update: transform) }
}
