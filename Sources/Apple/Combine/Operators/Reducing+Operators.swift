import QuadrantThreads

extension Publisher {
    /// Sends all values as one array, at the end. Takes memory for all of them.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends arrays of `count` values; the last may be shorter. A number below 1 counts as 1.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Sends what `nextPartialResult` makes of all values, at the end; `initialResult` where there are none.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Publishers.Reduce<Self, T>
    {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// As `reduce`; an error that is thrown ends the publisher.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryReduce<Self, T>
    {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the number of values, at the end; 0 where there are none.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// Sends the last value, at the end; nothing where there are no values.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Sends the last value for which `predicate` answers true, at the end; nothing where there is none.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// As `last(where:)`; an error that is thrown ends the publisher.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the largest value, at the end, and the first of those that rank the same; nothing where there are none.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// As `max(by:)`; an error that is thrown ends the publisher.
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the smallest value, at the end, and the first of those that rank the same; nothing where there are none.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// As `min(by:)`; an error that is thrown ends the publisher.
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends whether `predicate` answers true for every value, as soon as that is known; true without values.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// As `allSatisfy`; an error that is thrown ends the publisher.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }

    /// As `contains(where:)`; an error that is thrown ends the publisher.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether `predicate` answers true for some value, as soon as that is known; false without values.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether a value equals `output`, as soon as that is known; false without values.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher where Output: Comparable {
    /// Sends the largest value, at the end; nothing where there are no values.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Sends the smallest value, at the end; nothing where there are no values.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

/// Gathers values into arrays of one length. A subscriber that asks for n arrays lets n times the length through.
final class GroupCollector<Downstream: Subscriber, Input>: UpstreamStage<Input, Downstream.Failure, Downstream>
where Downstream.Input == [Input] {
    private var group: [Input] = []
    private let count: Int

    init(_ downstream: Downstream, count: Int) {
        self.count = Swift.max(count, 1)
        super.init(downstream, "CollectByCount")
    }

    override var children: [Mirror.Child] {
        lock.withLock {
            [("downstream", downstream), ("upstreamSubscription", upstream.subscription as Any), ("buffer", group),
             ("count", count)]
        }
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        let full = lock.withLock { () -> [Input]? in
            guard upstream.isActive else { return nil }
            group.append(input)
            return group.count == count ? takeGroup() : nil
        }
        return full.map { downstream.receive($0) * count } ?? .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        let (rest, ended) = lock.withLock { (takeGroup(), upstream.end()) }
        if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
        withExtendedLifetime(ended) {}
    }

    /// Under the lock.
    private func takeGroup() -> [Input] {
        defer { group = [] }
        return group
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome(of: self)
        super.request(demand * count)
    }

    override func cancel() {
        let dropped = lock.withLock { upstream.isActive ? takeGroup() : [] }
        withExtendedLifetime(dropped) {}
        super.cancel()
    }
}
