/// Operators whose result is known at once: the closures are called when the operator is applied, and the type says
/// that there is one value or an error.
extension Result.Publisher {
    /// Whether the value meets `predicate`.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

    /// Whether the value meets `predicate`, or the error that it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Whether the value meets `predicate`.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

    /// Whether the value meets `predicate`, or the error that it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// An array of the value.
    public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

    /// The value; `areInIncreasingOrder` is not called.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// The value, or the error that `areInIncreasingOrder` throws for it and itself.
    public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool)
        -> Result<Output, any Error>.Publisher {
        tryMap { value in
            _ = try areInIncreasingOrder(value, value)
            return value
        }
    }

    /// The value; `areInIncreasingOrder` is not called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// The value, or the error that `areInIncreasingOrder` throws for it and itself.
    public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool)
        -> Result<Output, any Error>.Publisher {
        tryMap { value in
            _ = try areInIncreasingOrder(value, value)
            return value
        }
    }

    /// 1, or the error.
    public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

    /// The value.
    public func first() -> Result<Output, Failure>.Publisher { self }

    /// The value.
    public func last() -> Result<Output, Failure>.Publisher { self }

    /// Only the end.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// The changed value.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(result.map(transform))
    }

    /// The changed value, or the error that `transform` throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher(Result<T, any Error> { try transform(result.get()) })
    }

    /// The value, or the changed error.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
        Result<Output, E>.Publisher(result.mapError(transform))
    }

    /// The value; `predicate` is not called.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// The value, or the error that `predicate` throws for it and itself.
    public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
        -> Result<Output, any Error>.Publisher {
        tryMap { value in
            _ = try predicate(value, value)
            return value
        }
    }

    /// The value, or `output` in place of the error.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        switch result {
        case .success(let value): Result<Output, Never>.Publisher(value)
        case .failure: Result<Output, Never>.Publisher(output)
        }
    }

    /// The value: it is not empty.
    public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

    /// The same result: another try would not change it.
    public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

    /// What `nextPartialResult` makes of the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// What `nextPartialResult` makes of the value, or the error that it throws.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

    /// What `nextPartialResult` makes of the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// What `nextPartialResult` makes of the value, or the error that it throws.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }
}

extension Result.Publisher where Success: Equatable {
    /// Whether the value equals `output`.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

    /// The value.
    public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
    /// The value.
    public func min() -> Result<Output, Failure>.Publisher { self }

    /// The value.
    public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
    /// The value, of a publisher that could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        switch result {
        case .success(let value): Result<Output, E>.Publisher(value)
        }
    }
}
