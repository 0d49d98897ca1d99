extension Publishers {
    /// The values for which a closure answers true.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether a value is sent.
        public let isIncluded: (Output) -> Bool
        /// What `upstream.filter(_:)` returns.
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay(subscriber, "Filter") { isIncluded($0) ? $1.receive($0) : .max(1) })
        }
    }

    /// The values for which a closure that may throw answers true.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether a value is sent; an error ends the publisher.
        public let isIncluded: (Output) throws -> Bool
        /// What `upstream.tryFilter(_:)` returns.
        public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(OperatorStage(trying: subscriber, "TryFilter") {
                try isIncluded($0) ? .pass($0) : .skip
            })
        }
    }

    /// The results of a closure for the values, without nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Makes a value to send, or nil to leave the value out.
        public let transform: (Upstream.Output) -> Output?
        /// What `upstream.compactMap(_:)` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay(subscriber, "CompactMap") { value, downstream in
                transform(value).map(downstream.receive) ?? .max(1)
            })
        }
    }

    /// As `CompactMap`, with a closure that may throw.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Makes a value to send, or nil to leave the value out; an error ends the publisher.
        public let transform: (Upstream.Output) throws -> Output?
        /// What `upstream.tryCompactMap(_:)` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(OperatorStage(trying: subscriber, "TryCompactMap") {
                try transform($0).map { .pass($0) } ?? .skip
            })
        }
    }

    /// The values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether a value is the same as the one that was sent before it.
        public let predicate: (Output, Output) -> Bool
        /// What `upstream.removeDuplicates(by:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var last: Output?
            upstream.subscribe(OperatorStage(subscriber, "RemoveDuplicates", shown: {
                [("downstream", $0.downstream), ("last", last as Any)]
            }) {
                if let last, predicate(last, $0) { return .skip }
                last = $0
                return .pass($0)
            })
        }
    }

    /// As `RemoveDuplicates`, with a closure that may throw.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether a value is the same as the one that was sent before it.
        public let predicate: (Output, Output) throws -> Bool
        /// What `upstream.tryRemoveDuplicates(by:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var last: Output?
            upstream.subscribe(OperatorStage(trying: subscriber, "TryRemoveDuplicates", shown: {
                [("downstream", $0.downstream), ("last", last as Any)]
            }) {
                if let last, try predicate(last, $0) { return .skip }
                last = $0
                return .pass($0)
            })
        }
    }

    /// No values, only the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// There are no values.
        public typealias Output = Never
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// What `upstream.ignoreOutput()` returns.
        public init(upstream: Upstream) { self.upstream = upstream }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay<Upstream.Output, Failure, S>(
                subscriber, "IgnoreOutput", requestsAll: true) { _, _ in .none })
        }
    }

    /// A value where there would be none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The value that is sent where there was none.
        public let output: Output
        /// What `upstream.replaceEmpty(with:)` returns.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(ReplaceEmptyStage(subscriber, output))
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.Filter {
    /// Both conditions in one step: `isIncluded` is called only with values that meet the first one.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
        let inner = self.isIncluded
        return Publishers.Filter(upstream: upstream) { inner($0) && isIncluded($0) }
    }

    /// Both conditions in one step; an error that `isIncluded` throws ends the publisher.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let inner = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try inner($0) && isIncluded($0) }
    }
}

extension Publishers.TryFilter {
    /// Both conditions in one step: `isIncluded` is called only with values that meet the first one.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// Both conditions in one step; an error that `isIncluded` throws ends the publisher.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let inner = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try inner($0) && isIncluded($0) }
    }
}

extension Publishers.CompactMap {
    /// Both changes in one step; values that become nil are left out.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        let inner = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { inner($0).flatMap(transform) }
    }

    /// Both changes in one step.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        compactMap(transform)
    }
}

extension Publishers.TryCompactMap {
    /// Both changes in one step; values that become nil are left out.
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
        let inner = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try inner($0).flatMap(transform) }
    }
}

extension Publisher {
    /// Lets through the values for which `isIncluded` answers true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// As `filter`; an error that is thrown ends the publisher.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Changes each value, and drops those that become nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// As `compactMap`; an error that is thrown ends the publisher.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Drops values that `predicate` finds the same as the last one that was sent.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
        -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// As `removeDuplicates(by:)`; an error that is thrown ends the publisher.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Takes everything and sends only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }

    /// Sends `output` when it finishes without a value; an error is passed on.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Equatable {
    /// Drops values that equal the last one that was sent.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
