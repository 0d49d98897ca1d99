extension Publishers {
    /// All values but the first few.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// How many values are left out.
        public let count: Int
        /// What `upstream.dropFirst(_:)` returns.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let stage = DropFirstStage(subscriber, count: count)
            subscriber.receive(subscription: stage)
            upstream.subscribe(stage)
        }
    }

    /// The values from the first for which a closure answers false.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether to leave out a value; not called again after false.
        public let predicate: (Output) -> Bool
        /// What `upstream.drop(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var isDropping = true
            upstream.subscribe(OperatorStage(subscriber, "DropWhile", stray: .ignore) {
                isDropping = isDropping && predicate($0)
                return isDropping ? .skip : .pass($0)
            })
        }
    }

    /// As `DropWhile`, with a closure that may throw.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether to leave out a value; not called again after false. An error ends the publisher.
        public let predicate: (Output) throws -> Bool
        /// What `upstream.tryDrop(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var isDropping = true
            upstream.subscribe(OperatorStage(trying: subscriber, "TryDropWhile", stray: .ignore) {
                isDropping = try isDropping && predicate($0)
                return isDropping ? .skip : .pass($0)
            })
        }
    }

    /// The values before the first for which a closure answers false.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether to send a value; false ends the publisher.
        public let predicate: (Output) -> Bool
        /// What `upstream.prefix(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(OperatorStage(subscriber, "PrefixWhile") { predicate($0) ? .pass($0) : .finish })
        }
    }

    /// As `PrefixWhile`, with a closure that may throw.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether to send a value; false ends the publisher, and so does an error.
        public let predicate: (Output) throws -> Bool
        /// What `upstream.tryPrefix(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(OperatorStage(trying: subscriber, "TryPrefixWhile") {
                try predicate($0) ? .pass($0) : .finish
            })
        }
    }

    /// The values at places within a range.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The places of the values that are sent, from 0.
        public let range: CountableRange<Int>
        /// What `upstream.output(in:)` returns.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            Misuse.checkPlaces(range)
            self.upstream = upstream
            self.range = range
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, Failure == S.Failure {
            var place = 0
            upstream.subscribe(OperatorStage(subscriber, "Output", stray: .pass, isEmpty: range.isEmpty) {
                defer { place += 1 }
                if place < range.lowerBound { return .skip }
                if place >= range.upperBound { return .finish }
                return place + 1 == range.upperBound ? .last($0) : .pass($0)
            })
        }
    }

    /// The first value.
    public struct First<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// What `upstream.first()` returns.
        public init(upstream: Upstream) { self.upstream = upstream }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var first: Output?
            upstream.subscribe(Reduction<Output, Failure, S>(subscriber, "First", result: { first }) {
                first = $0
                return .enough
            })
        }
    }

    /// The first value for which a closure answers true.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether a value is the one to send; called until it is.
        public let predicate: (Output) -> Bool
        /// What `upstream.first(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var first: Output?
            upstream.subscribe(Reduction<Output, Failure, S>(subscriber, "TryFirst", result: { first }) {
                guard predicate($0) else { return .more }
                first = $0
                return .enough
            })
        }
    }

    /// As `FirstWhere`, with a closure that may throw.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Whether a value is the one to send; called until it is. An error ends the publisher.
        public let predicate: (Output) throws -> Bool
        /// What `upstream.tryFirst(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var first: Output?
            upstream.subscribe(Reduction<Output, Upstream.Failure, S>(
                trying: subscriber, "TryFirstWhere", result: { first }) {
                    guard try predicate($0) else { return .more }
                    first = $0
                    return .enough
                })
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
extension Publishers.Output: Equatable where Upstream: Equatable {}
extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Leaves out the first `count` values; 0 leaves out none, a negative number stops the program.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        if count < 0 { Misuse.stop("dropFirst(\(count)): the number of values is negative") }
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values until `predicate` answers false for the first time.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// As `drop(while:)`; an error that is thrown ends the publisher.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Ends after that many values; with 0 at once. A negative number stops the program.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

    /// Ends at the first value for which `predicate` answers false; that value is not sent.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// As `prefix(while:)`; an error that is thrown ends the publisher.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Only the value at that place, counted from 0; places are not negative.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Only the values at places within `range`, from 0; ends after the last of them.
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Only the first value, and then the end; none where there are no values.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Only the first value for which `predicate` answers true, and then the end; none where there is none.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// As `first(where:)`; an error that is thrown ends the publisher.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
