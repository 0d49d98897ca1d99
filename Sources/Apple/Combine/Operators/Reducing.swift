extension Publishers {
    /// All values as one array, at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// Arrays of the values of `upstream`.
        public typealias Output = [Upstream.Output]
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// What `upstream.collect()` returns.
        public init(upstream: Upstream) { self.upstream = upstream }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var all: Output = []
            upstream.subscribe(Reduction<Upstream.Output, Failure, S>(
                subscriber, "Collect", shown: { [("count", $0?.count ?? 0)] }, result: { all }) {
                all.append($0)
                return .more
            })
        }
    }

    /// Arrays of so many values; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// Arrays of the values of `upstream`.
        public typealias Output = [Upstream.Output]
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// How many values an array has; the last one may have fewer.
        public let count: Int
        /// What `upstream.collect(_:)` returns.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(GroupCollector(subscriber, count: count))
        }
    }

    /// What a closure makes of all values, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The result that the first value is combined with; sent where there are no values.
        public let initial: Output
        /// Makes a result from the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output
        /// What `upstream.reduce(_:_:)` returns.
        public init(upstream: Upstream, initial: Output,
                    nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var result = initial
            upstream.subscribe(Reduction<Upstream.Output, Failure, S>(subscriber, "Reduce", result: { result }) {
                result = nextPartialResult(result, $0)
                return .more
            })
        }
    }

    /// As `Reduce`, with a closure that may throw.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The result that the first value is combined with; sent where there are no values.
        public let initial: Output
        /// Makes a result from the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output
        /// What `upstream.tryReduce(_:_:)` returns.
        public init(upstream: Upstream, initial: Output,
                    nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var result = initial
            upstream.subscribe(Reduction<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber, "TryReduce", result: { result }) {
                    result = try nextPartialResult(result, $0)
                    return .more
                })
        }
    }

    /// The number of values, at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        /// One number, and then the end.
        public typealias Output = Int
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// What `upstream.count()` returns.
        public init(upstream: Upstream) { self.upstream = upstream }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var count = 0
            upstream.subscribe(Reduction<Upstream.Output, Failure, S>(subscriber, "Count", result: { count }) { _ in
                count += 1
                return .more
            })
        }
    }

    /// The last value.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// What `upstream.last()` returns.
        public init(upstream: Upstream) { self.upstream = upstream }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var last: Output?
            upstream.subscribe(Reduction<Output, Failure, S>(subscriber, "Last", result: { last }) {
                last = $0
                return .more
            })
        }
    }

    /// The last value for which a closure answers true.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether a value may be the one to send; called with all values.
        public let predicate: (Output) -> Bool
        /// What `upstream.last(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var last: Output?
            upstream.subscribe(Reduction<Output, Failure, S>(subscriber, "LastWhere", result: { last }) {
                if predicate($0) { last = $0 }
                return .more
            })
        }
    }

    /// As `LastWhere`, with a closure that may throw.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether a value may be the one to send; called with all values. An error ends the publisher.
        public let predicate: (Output) throws -> Bool
        /// What `upstream.tryLast(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var last: Output?
            upstream.subscribe(Reduction<Output, Upstream.Failure, S>(
                trying: subscriber, "TryLastWhere", result: { last }) {
                    if try predicate($0) { last = $0 }
                    return .more
                })
        }
    }

    /// The value that a closure ranks last (`max`) or first (`min`).
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether the first value ranks before the second.
        public let areInIncreasingOrder: (Output, Output) -> Bool
        /// What `upstream.max(by:)` returns.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var best: Output?
            upstream.subscribe(Reduction<Output, Failure, S>(subscriber, "Comparison", result: { best }) {
                if let known = best, !areInIncreasingOrder(known, $0) { return .more }
                best = $0
                return .more
            })
        }
    }

    /// As `Comparison`, with a closure that may throw.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether the first value ranks before the second.
        public let areInIncreasingOrder: (Output, Output) throws -> Bool
        /// What `upstream.tryMax(by:)` returns.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var best: Output?
            upstream.subscribe(Reduction<Output, Upstream.Failure, S>(
                trying: subscriber, "TryComparison", result: { best }) {
                    if let known = best, !(try areInIncreasingOrder(known, $0)) { return .more }
                    best = $0
                    return .more
                })
        }
    }

    /// Whether a closure answers true for every value.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// One answer, and then the end.
        public typealias Output = Bool
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The condition for every value; the first false is the answer.
        public let predicate: (Upstream.Output) -> Bool
        /// What `upstream.allSatisfy(_:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var holds = true
            upstream.subscribe(Reduction<Upstream.Output, Failure, S>(subscriber, "AllSatisfy", result: { holds }) {
                holds = predicate($0)
                return holds ? .more : .enough
            })
        }
    }

    /// As `AllSatisfy`, with a closure that may throw.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// One answer, and then the end.
        public typealias Output = Bool
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The condition for every value; the first false is the answer. An error ends the publisher.
        public let predicate: (Upstream.Output) throws -> Bool
        /// What `upstream.tryAllSatisfy(_:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var holds = true
            upstream.subscribe(Reduction<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber, "TryAllSatisfy", result: { holds }) {
                    holds = try predicate($0)
                    return holds ? .more : .enough
                })
        }
    }

    /// Whether a closure answers true for some value.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// One answer, and then the end.
        public typealias Output = Bool
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The condition for some value; the first true is the answer.
        public let predicate: (Upstream.Output) -> Bool
        /// What `upstream.contains(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var isFound = false
            upstream.subscribe(Reduction<Upstream.Output, Failure, S>(
                subscriber, "ContainsWhere", result: { isFound }) {
                    isFound = predicate($0)
                    return isFound ? .enough : .more
                })
        }
    }

    /// As `ContainsWhere`, with a closure that may throw.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// One answer, and then the end.
        public typealias Output = Bool
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The condition for some value; the first true is the answer. An error ends the publisher.
        public let predicate: (Upstream.Output) throws -> Bool
        /// What `upstream.tryContains(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var isFound = false
            upstream.subscribe(Reduction<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber, "TryContainsWhere", result: { isFound }) {
                    isFound = try predicate($0)
                    return isFound ? .enough : .more
                })
        }
    }

    /// Whether a value comes.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// One answer, and then the end.
        public typealias Output = Bool
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The value that is searched for.
        public let output: Upstream.Output
        /// What `upstream.contains(_:)` returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var isFound = false
            upstream.subscribe(Reduction<Upstream.Output, Failure, S>(subscriber, "Contains", result: { isFound }) {
                isFound = $0 == output
                return isFound ? .enough : .more
            })
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
extension Publishers.Count: Equatable where Upstream: Equatable {}
extension Publishers.Last: Equatable where Upstream: Equatable {}
extension Publishers.Contains: Equatable where Upstream: Equatable {}
