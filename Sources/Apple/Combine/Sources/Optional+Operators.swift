/// Operators whose result is known at once: the closures are called when the operator is applied, and the type says
/// that there is at most one value.
extension Optional.Publisher {
    /// Whether the value meets `predicate`; nothing without a value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

    /// An array of the value; empty without one.
    public func collect() -> Optional<[Output]>.Publisher { Optional<[Output]>.Publisher(output.map { [$0] } ?? []) }

    /// The changed value, if it is not nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.flatMap(transform))
    }

    /// The value; `areInIncreasingOrder` is not called.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// The value; `areInIncreasingOrder` is not called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// Whether the value meets `predicate`; nothing without a value.
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

    /// 1; nothing without a value.
    public func count() -> Optional<Int>.Publisher { map { _ in 1 } }

    /// The value with 0, nothing with more; a negative number stops the program.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        if count < 0 { Misuse.stop("dropFirst(\(count)): the number of values is negative") }
        return Optional<Output>.Publisher(count == 0 ? output : nil)
    }

    /// The value if `predicate` is false for it.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter { !predicate($0) } }

    /// The value.
    public func first() -> Optional<Output>.Publisher { self }

    /// The value if it meets `predicate`.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// The value.
    public func last() -> Optional<Output>.Publisher { self }

    /// The value if it meets `predicate`.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// The value if it meets `isIncluded`.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// Only the end.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// The changed value.
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.map(transform))
    }

    /// The value at index 0, nothing at others; a negative index stops the program.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        if index < 0 { Misuse.stop("output(at: \(index)): the index is negative") }
        return Optional<Output>.Publisher(index == 0 ? output : nil)
    }

    /// The value if `range` has 0.
    public func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int {
        Optional<Output>.Publisher(range.relative(to: 0..<Int.max).contains(0) ? output : nil)
    }

    /// The value, nothing with 0; a negative number stops the program.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        if maxLength < 0 { Misuse.stop("prefix(\(maxLength)): the number of values is negative") }
        return Optional<Output>.Publisher(maxLength > 0 ? output : nil)
    }

    /// The value if it meets `predicate`.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// What `nextPartialResult` makes of the value; nothing without one.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// What `nextPartialResult` makes of the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// The value; `predicate` is not called.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// The value: there is no error to replace.
    public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }

    /// The value, or `output` without one.
    public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

    /// The value: there is no error to try again after.
    public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Whether the value equals `output`; nothing without a value.
    public func contains(_ output: Output) -> Optional<Bool>.Publisher { map { $0 == output } }

    /// The value.
    public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// The value.
    public func min() -> Optional<Wrapped>.Publisher { self }

    /// The value.
    public func max() -> Optional<Wrapped>.Publisher { self }
}
