extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publishers {
    /// All values of one publisher, then those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The values of both publishers.
        public typealias Output = Suffix.Output
        /// The error of either publisher; one of the first keeps the second from beginning.
        public typealias Failure = Suffix.Failure
        /// The publisher whose values come first.
        public let prefix: Prefix
        /// The publisher that follows when the first has finished.
        public let suffix: Suffix
        /// What `prefix.append(suffix)` returns.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let line = Succession(subscriber, "Concatenate", .concatenate)
            line.follow(prefix) { completion in
                if case .failure = completion { return line.finish(completion) }
                line.follow(suffix) { line.finish($0) }
            }
        }
    }

    /// The publisher that a closure returns for the error, instead of the error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of the publisher that follows.
        public typealias Failure = NewPublisher.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Makes the publisher that follows from the error.
        public let handler: (Upstream.Failure) -> NewPublisher
        /// What `upstream.catch(_:)` returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let line = Succession(subscriber, "Catch", .catching)
            line.follow(upstream) { completion in
                switch completion {
                case .finished: line.finish(.finished)
                case .failure(let error): line.follow(handler(error)) { line.finish($0) }
                }
            }
        }
    }

    /// As `Catch`, with a closure that may throw.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`, or the one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Makes the publisher that follows from the error; an error that it throws ends the publisher.
        public let handler: (Upstream.Failure) throws -> NewPublisher
        /// What `upstream.tryCatch(_:)` returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let line = Succession(subscriber, "TryCatch", .catching)
            line.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return line.finish(.finished) }
                do {
                    line.follow(try handler(error)) { line.finish($0.mapFailure { $0 }) }
                } catch {
                    line.finish(.failure(error))
                }
            }
        }
    }

    /// A new subscription, up to a limit, instead of the error.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Nil for no limit.
        public let retries: Int?
        /// What `upstream.retry(_:)` returns.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let line = Succession(subscriber, "Retry", .retry)
            var left = retries
            RetryLoop { loop in
                line.follow(upstream) { completion in
                    guard case .failure = completion, left != 0 else { return line.finish(completion) }
                    left = left.map { $0 - 1 }
                    loop.run()
                }
            }.run()
        }
    }

    /// A last value in place of the error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// There are no errors.
        public typealias Failure = Never
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The value that is sent in place of an error.
        public let output: Output
        /// What `upstream.replaceError(with:)` returns.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let line = Succession(subscriber, "ReplaceError", .replaceError)
            line.follow(upstream) { completion in
                switch completion {
                case .finished: line.finish(.finished)
                case .failure: line.follow(Just(output)) { line.finish($0) }
                }
            }
        }
    }

    /// An error is a programming error.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// There are no errors.
        public typealias Failure = Never
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// What the message begins with; nothing if empty.
        public let prefix: String
        /// The file that the message names.
        public let file: StaticString
        /// The line that the message names.
        public let line: UInt
        /// What `upstream.assertNoFailure(_:)` returns.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Relay<Output, Upstream.Failure, S>(subscriber, "AssertNoFailure", shown: { _ in
                [("file", file), ("line", line), ("prefix", prefix)]
            }, end: { completion in
                if case .failure(let error) = completion {
                    Misuse.stop("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
                }
                return .finished
            }, value: { $1.receive($0) }))
        }
    }
}

extension Publisher {
    /// Continues with the publisher that `handler` returns for the error.
    public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Output == P.Output { Publishers.Catch(upstream: self, handler: handler) }

    /// As `catch`; an error that is thrown ends the publisher.
    public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P: Publisher, Output == P.Output { Publishers.TryCatch(upstream: self, handler: handler) }

    /// Subscribes again after an error, at most so many times; 0 passes the first error on, a negative number sets no
    /// limit.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

    /// Sends `output` in place of an error, and finishes; the values before the error are sent as well.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Stops the program when there is an error, with `prefix` and the error as its message.
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
        -> Publishers.AssertNoFailure<Self>
    {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }

    /// Sends `elements` first.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends `elements` first.
    public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S: Swift.Sequence, Output == S.Element { prepend(Publishers.Sequence(sequence: elements)) }

    /// Sends what `publisher` sends first.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends `elements` after everything else.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends `elements` after everything else.
    public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S: Swift.Sequence, Output == S.Element { append(Publishers.Sequence(sequence: elements)) }

    /// Sends what `publisher` sends after everything else.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
