/// A sequence as one whose elements come at once.
public struct AsyncSyncSequence<Base: Sequence>: AsyncSequence {
    public typealias Element = Base.Element
    public typealias Failure = Never
    let base: Base
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.Iterator
        public mutating func next() async -> Base.Element? { Task.isCancelled ? nil : base.next() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeIterator()) }
}
extension AsyncSyncSequence: Sendable where Base: Sendable {}
extension Sequence {
    public var async: AsyncSyncSequence<Self> { AsyncSyncSequence(base: self) }
}

/// What a function makes of the elements of a sequence, with what it remembers.
public struct AsyncStepSequence<Base: AsyncSequence, State, Element>: AsyncSequence {
    public typealias Failure = Base.Failure
    enum Step {
        case element(Element), more
    }
    let base: Base, state: State
    let step: @Sendable (inout State, Base.Element) async -> Step, last: @Sendable (inout State) -> Element?
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator, state: State, isOver = false
        let step: @Sendable (inout State, Base.Element) async -> Step, last: @Sendable (inout State) -> Element?
        public mutating func next() async throws(Base.Failure) -> Element? {
            while !isOver, let element = try await base.next(isolation: nil) {
                if case .element(let made) = await step(&state, element) { return made }
            }
            isOver = true
            return last(&state)
        }
    }
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: base.makeAsyncIterator(), state: state, step: step, last: last)
    }
}
extension AsyncStepSequence: Sendable where Base: Sendable, State: Sendable {}

extension AsyncSequence where Self: SendableMetatype, Element: SendableMetatype {
    public func removeDuplicates() -> AsyncStepSequence<Self, Element?, Element> where Element: Equatable {
        removeDuplicates { $0 == $1 }
    }
    public func removeDuplicates(
        by predicate: @escaping @Sendable (Element, Element) async -> Bool
    ) -> AsyncStepSequence<Self, Element?, Element> {
        AsyncStepSequence(base: self, state: nil, step: { last, element in
            if let last, await predicate(last, element) { return .more }
            last = element
            return .element(element)
        }, last: { _ in nil })
    }
    public func adjacentPairs() -> AsyncStepSequence<Self, Element?, (Element, Element)> {
        AsyncStepSequence(base: self, state: nil, step: { last, element in
            defer { last = element }
            return last.map { .element(($0, element)) } ?? .more
        }, last: { _ in nil })
    }
    public func compacted<Unwrapped>() -> AsyncCompactMapSequence<Self, Unwrapped> where Element == Unwrapped? {
        compactMap { $0 }
    }
    public func chunks(ofCount count: Int) -> AsyncStepSequence<Self, [Element], [Element]> {
        precondition(count > 0, "A chunk has at least one element")
        return AsyncStepSequence(base: self, state: [], step: { chunk, element in
            chunk.append(element)
            guard chunk.count == count else { return .more }
            defer { chunk = [] }
            return .element(chunk)
        }, last: rest)
    }
    public func chunked(
        by belongInSameGroup: @escaping @Sendable (Element, Element) -> Bool
    ) -> AsyncStepSequence<Self, [Element], [Element]> {
        AsyncStepSequence(base: self, state: [], step: { chunk, element in
            guard let last = chunk.last, !belongInSameGroup(last, element) else {
                chunk.append(element)
                return .more
            }
            defer { chunk = [element] }
            return .element(chunk)
        }, last: rest)
    }
    /// The results of reducing after each element.
    public func reductions<Result>(
        _ initial: Result, _ transform: @escaping @Sendable (Result, Element) async -> Result
    ) -> AsyncStepSequence<Self, Result, Result> {
        AsyncStepSequence(base: self, state: initial, step: { result, element in
            result = await transform(result, element)
            return .element(result)
        }, last: { _ in nil })
    }
}
@Sendable private func rest<Element>(_ chunk: inout [Element]) -> [Element]? {
    defer { chunk = [] }
    return chunk.isEmpty ? nil : chunk
}
extension Array {
    public init<S: AsyncSequence>(_ sequence: S) async throws(S.Failure) where S.Element == Element {
        self.init()
        var iterator = sequence.makeAsyncIterator()
        while let element = try await iterator.next(isolation: nil) { append(element) }
    }
}
extension Dictionary {
    public init<S: AsyncSequence>(uniqueKeysWithValues keysAndValues: S) async throws(S.Failure)
    where S.Element == (Key, Value) {
        self.init(uniqueKeysWithValues: try await [(Key, Value)](keysAndValues))
    }
}
extension Set {
    public init<S: AsyncSequence>(_ sequence: S) async throws(S.Failure) where S.Element == Element {
        self.init(try await [Element](sequence))
    }
}
