import Synchronization

// Sequences of several: all of them must fail with the same kind of error, or never.

final class Box<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>
    init(_ value: Value) { mutex = Mutex(value) }
    func with<T: Sendable>(_ body: @Sendable (inout Value) -> T) -> T { mutex.withLock { body(&$0) } }
}

public func merge<A: AsyncSequence & Sendable, B: AsyncSequence & Sendable>(
    _ base1: A, _ base2: B
) -> AsyncPumpedSequence<A.Element, A.Failure>
where A.Element == B.Element, A.Failure == B.Failure, A.Element: Sendable {
    AsyncPumpedSequence {
        Pump { pump in
            async let first: Void = forward(base1, to: pump)
            async let second: Void = forward(base2, to: pump)
            _ = await (first, second)
            pump.finish()
        }
    }
}
public func merge<A: AsyncSequence & Sendable, B: AsyncSequence & Sendable, C: AsyncSequence & Sendable>(
    _ base1: A, _ base2: B, _ base3: C
) -> AsyncPumpedSequence<A.Element, A.Failure>
where A.Element == B.Element, A.Element == C.Element, A.Failure == B.Failure, A.Failure == C.Failure,
      A.Element: Sendable {
    merge(merge(base1, base2), base3)
}
private func forward<Base: AsyncSequence>(_ base: Base, to pump: Pump<Base.Element, Base.Failure>) async
where Base.Element: Sendable {
    let result = await read(base) { element in
        pump.send(element)
        return true
    }
    if case .failure(let error) = result { pump.fail(error) }
}

/// The newest elements of two sequences, whenever one of them has another.
public func combineLatest<A: AsyncSequence & Sendable, B: AsyncSequence & Sendable>(
    _ base1: A, _ base2: B
) -> AsyncPumpedSequence<(A.Element, B.Element), A.Failure>
where A.Failure == B.Failure, A.Element: Sendable, B.Element: Sendable {
    AsyncPumpedSequence {
        Pump { pump in
            let last = Box<(A.Element?, B.Element?)>((nil, nil))
            @Sendable func tell(_ change: @Sendable (inout (A.Element?, B.Element?)) -> Void) {
                last.with { last in
                    change(&last)
                    if let first = last.0, let second = last.1 { pump.send((first, second)) }
                }
            }
            @Sendable func first() async {
                let result = await read(base1) { element in
                    tell { $0.0 = element }
                    return true
                }
                if case .failure(let error) = result { pump.fail(error) }
            }
            @Sendable func second() async {
                let result = await read(base2) { element in
                    tell { $0.1 = element }
                    return true
                }
                if case .failure(let error) = result { pump.fail(error) }
            }
            async let one: Void = first()
            async let two: Void = second()
            _ = await (one, two)
            pump.finish()
        }
    }
}
public func combineLatest<A: AsyncSequence & Sendable, B: AsyncSequence & Sendable, C: AsyncSequence & Sendable>(
    _ base1: A, _ base2: B, _ base3: C
) -> AsyncMapSequence<
    AsyncPumpedSequence<((A.Element, B.Element), C.Element), A.Failure>, (A.Element, B.Element, C.Element)>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Element: Sendable, B.Element: Sendable, C.Element: Sendable {
    combineLatest(combineLatest(base1, base2), base3).map { ($0.0, $0.1, $1) }
}

/// The elements of two sequences in pairs, as long as both have one.
public struct AsyncZip2Sequence<A: AsyncSequence, B: AsyncSequence>: AsyncSequence where A.Failure == B.Failure {
    public typealias Element = (A.Element, B.Element)
    public typealias Failure = A.Failure
    let first: A, second: B
    public struct AsyncIterator: AsyncIteratorProtocol {
        var first: A.AsyncIterator, second: B.AsyncIterator
        public mutating func next() async throws(A.Failure) -> (A.Element, B.Element)? {
            try await next(isolation: nil)
        }
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(A.Failure) -> (A.Element, B.Element)? {
            guard let one = try await first.next(isolation: actor),
                  let two = try await second.next(isolation: actor) else { return nil }
            return (one, two)
        }
    }
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(first: first.makeAsyncIterator(), second: second.makeAsyncIterator())
    }
}
extension AsyncZip2Sequence: Sendable where A: Sendable, B: Sendable {}
public func zip<A: AsyncSequence, B: AsyncSequence>(_ base1: A, _ base2: B) -> AsyncZip2Sequence<A, B>
where A.Failure == B.Failure {
    AsyncZip2Sequence(first: base1, second: base2)
}
public func zip<A: AsyncSequence, B: AsyncSequence, C: AsyncSequence>(
    _ base1: A, _ base2: B, _ base3: C
) -> AsyncMapSequence<AsyncZip2Sequence<AsyncZip2Sequence<A, B>, C>, (A.Element, B.Element, C.Element)>
where A.Failure == B.Failure, A.Failure == C.Failure {
    zip(zip(base1, base2), base3).map { ($0.0, $0.1, $1) }
}

/// The elements of a sequence, and then those of another.
public struct AsyncChain2Sequence<A: AsyncSequence, B: AsyncSequence>: AsyncSequence
where A.Element == B.Element, A.Failure == B.Failure {
    public typealias Element = A.Element
    public typealias Failure = A.Failure
    let first: A, second: B
    public struct AsyncIterator: AsyncIteratorProtocol {
        var first: A.AsyncIterator?
        var second: B.AsyncIterator
        public mutating func next() async throws(A.Failure) -> A.Element? { try await next(isolation: nil) }
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(A.Failure) -> A.Element? {
            if let element = try await first?.next(isolation: actor) { return element }
            first = nil
            return try await second.next(isolation: actor)
        }
    }
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(first: first.makeAsyncIterator(), second: second.makeAsyncIterator())
    }
}
extension AsyncChain2Sequence: Sendable where A: Sendable, B: Sendable {}
public func chain<A: AsyncSequence, B: AsyncSequence>(_ s1: A, _ s2: B) -> AsyncChain2Sequence<A, B> {
    AsyncChain2Sequence(first: s1, second: s2)
}
public func chain<A: AsyncSequence, B: AsyncSequence, C: AsyncSequence>(
    _ s1: A, _ s2: B, _ s3: C
) -> AsyncChain2Sequence<AsyncChain2Sequence<A, B>, C> { chain(chain(s1, s2), s3) }
