import QuadrantThreads

extension Publishers {
    /// Each value changed by a closure.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Makes the value to send.
        public let transform: (Upstream.Output) -> Output
        /// What `upstream.map(_:)` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay(subscriber, "Map") { [transform] in $1.receive(transform($0)) })
        }
    }

    /// Each value changed by a closure that may throw, which ends it.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Makes the value to send; an error ends the publisher.
        public let transform: (Upstream.Output) throws -> Output
        /// What `upstream.tryMap(_:)` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(OperatorStage(trying: subscriber, "TryMap", stray: .pass) { [transform] in
                .pass(try transform($0))
            })
        }
    }

    /// One property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The property of a value that is sent.
        public let keyPath: KeyPath<Upstream.Output, Output>
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay(subscriber, "ValueForKey", shown: { _ in [("keyPath", keyPath)] }) {
                $1.receive($0[keyPath: keyPath])
            })
        }
    }

    /// Two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// Both properties, in the order of the key paths.
        public typealias Output = (Output0, Output1)
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay(subscriber, "ValueForKeys", shown: { _ in
                [("keyPath0", keyPath0), ("keyPath1", keyPath1)]
            }) {
                $1.receive(($0[keyPath: keyPath0], $0[keyPath: keyPath1]))
            })
        }
    }

    /// Three properties of each value.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        /// The three properties, in the order of the key paths.
        public typealias Output = (Output0, Output1, Output2)
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        /// The third property.
        public let keyPath2: KeyPath<Upstream.Output, Output2>
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay(subscriber, "ValueForKeys", shown: { _ in
                [("keyPath0", keyPath0), ("keyPath1", keyPath1), ("keyPath2", keyPath2)]
            }) {
                $1.receive(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
            })
        }
    }

    /// Errors changed by a closure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Makes the error to end with.
        public let transform: (Upstream.Failure) -> Failure
        /// What `upstream.mapError(_:)` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay(subscriber, "MapError", end: { $0.mapFailure(transform) }) { $1.receive($0) })
        }
    }

    /// What cannot fail, as if it could.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// What `upstream.setFailureType(to:)` returns.
        public init(upstream: Upstream) { self.upstream = upstream }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay(subscriber, "SetFailureType", end: { _ in .finished }) { $1.receive($0) })
        }
        /// The same publisher with another error type, without a further step.
        public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
            SetFailureType<Upstream, E>(upstream: upstream)
        }
    }

    /// The result of a closure for its last result and each value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The result that the first value is combined with; not sent itself.
        public let initialResult: Output
        /// Makes a result from the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output
        /// What `upstream.scan(_:_:)` returns.
        public init(upstream: Upstream, initialResult: Output,
                    nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var result = initialResult
            upstream.subscribe(Relay(subscriber, "Scan", shown: { [("downstream", $0), ("result", result)] }) {
                result = nextPartialResult(result, $0)
                return $1.receive(result)
            })
        }
    }

    /// As `Scan`, with a closure that may throw, which ends it.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The result that the first value is combined with; not sent itself.
        public let initialResult: Output
        /// Makes a result from the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output
        /// What `upstream.tryScan(_:_:)` returns.
        public init(upstream: Upstream, initialResult: Output,
                    nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            var result = initialResult
            upstream.subscribe(OperatorStage(trying: subscriber, "TryScan", stray: .pass, shown: { stage in
                [("downstream", stage.downstream), ("status", stage.lock.withLock { stage.upstream }),
                 ("result", result)]
            }) {
                result = try nextPartialResult(result, $0)
                return .pass(result)
            })
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Changes each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Changes each value; an error that is thrown ends the publisher.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Takes one property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Takes two properties of each value.
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> Publishers.MapKeyPath2<Self, T0, T1>
    {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Takes three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }

    /// Changes the error it ends with, if it does.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Combines each value with the last result; `initialResult` itself is not sent.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Publishers.Scan<Self, T>
    {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// As `scan`; an error that is thrown ends the publisher.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryScan<Self, T>
    {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends `output` in place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
}

extension Publisher where Failure == Never {
    /// Gives what cannot fail an error type, to fit with what can.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers.Map {
    /// Both changes in one step.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        let inner = self.transform
        return Publishers.Map<Upstream, T>(upstream: upstream) { transform(inner($0)) }
    }

    /// Both changes in one step; an error that `transform` throws ends the publisher.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let inner = self.transform
        return Publishers.TryMap(upstream: upstream) { try transform(inner($0)) }
    }
}

extension Publishers.TryMap {
    /// Both changes in one step.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> { tryMap(transform) }

    /// Both changes in one step; an error that `transform` throws ends the publisher.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let inner = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(inner($0)) }
    }
}
