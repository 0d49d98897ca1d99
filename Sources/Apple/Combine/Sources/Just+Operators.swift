/// Operators whose result is known at once: the closures are called when the operator is applied, and the type says
/// that there is exactly one value.
extension Just {
    /// Whether the value meets `predicate`.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Whether the value meets `predicate`, or the error that it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Whether the value meets `predicate`.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Whether the value meets `predicate`, or the error that it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// An array of the value.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// The value; `areInIncreasingOrder` is not called.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// The value; `areInIncreasingOrder` is not called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Always 1.
    public func count() -> Just<Int> { Just<Int>(1) }

    /// The value with 0, nothing with more; a negative number stops the program.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        if count < 0 { Misuse.stop("dropFirst(\(count)): the number of values is negative") }
        return Optional<Output>.Publisher(count == 0 ? output : nil)
    }

    /// The value if `predicate` is false for it.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter { !predicate($0) } }

    /// The value.
    public func first() -> Just<Output> { self }

    /// The value if it meets `predicate`.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// The value.
    public func last() -> Just<Output> { self }

    /// The value if it meets `predicate`.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Only the end.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// The changed value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// The changed value, or the error that `transform` throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher(Result { try transform(output) })
    }

    /// The changed value, if it is not nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(transform(output))
    }

    /// The value if it meets `isIncluded`.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(isIncluded(output) ? output : nil)
    }

    /// The value at index 0, nothing at others; a negative index stops the program.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(output).output(at: index)
    }

    /// The value if `range` has 0.
    public func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int {
        Optional<Output>.Publisher(output).output(in: range)
    }

    /// The value, nothing with 0; a negative number stops the program.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(output).prefix(maxLength)
    }

    /// The value if it meets `predicate`.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// The value, of a publisher that could fail.
    public func setFailureType<Failure: Error>(to failureType: Failure.Type) -> Result<Output, Failure>.Publisher {
        Result<Output, Failure>.Publisher(output)
    }

    /// The value, of a publisher that could fail; `transform` is not called.
    public func mapError<Failure: Error>(_ transform: (Never) -> Failure) -> Result<Output, Failure>.Publisher {
        Result<Output, Failure>.Publisher(output)
    }

    /// The value; `predicate` is not called.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// The value, or the error that `predicate` throws for it and itself.
    public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
        -> Result<Output, any Error>.Publisher {
        tryMap { value in
            _ = try predicate(value, value)
            return value
        }
    }

    /// The value: there is no error to replace.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// The value: it is not empty.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// The value: there is no error to try again after.
    public func retry(_ times: Int) -> Just<Output> { self }

    /// What `nextPartialResult` makes of the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }

    /// What `nextPartialResult` makes of the value, or the error that it throws.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

    /// What `nextPartialResult` makes of the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// What `nextPartialResult` makes of the value, or the error that it throws.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }

    /// `elements`, and then the value.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    /// `elements`, and then the value.
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S: Swift.Sequence, Output == S.Element { Publishers.Sequence(sequence: elements + [output]) }

    /// The value, and then `elements`.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    /// The value, and then `elements`.
    public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S: Swift.Sequence, Output == S.Element { Publishers.Sequence(sequence: [output] + elements) }
}

extension Just where Output: Equatable {
    /// Whether the value equals `output`.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// The value.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// The value.
    public func min() -> Just<Output> { self }

    /// The value.
    public func max() -> Just<Output> { self }
}
