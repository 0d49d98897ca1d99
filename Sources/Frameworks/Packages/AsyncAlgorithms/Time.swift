extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// Elements after which none came for a while.
    public func debounce<C: Clock>(
        for interval: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
    ) -> AsyncPumpedSequence<Element, Failure> where C.Instant.Duration: Sendable {
        AsyncPumpedSequence {
            Pump { pump in
                let waiting = Box<(number: Int, element: Element?)>((0, nil))
                let result = await read(self) { element in
                    let number = waiting.with { waiting in
                        waiting = (waiting.number + 1, element)
                        return waiting.number
                    }
                    Task {
                        try? await clock.sleep(until: clock.now.advanced(by: interval), tolerance: tolerance)
                        waiting.with { waiting in
                            guard waiting.number == number, let element = waiting.element else { return }
                            waiting.element = nil
                            pump.send(element)
                        }
                    }
                    return true
                }
                if let element = waiting.with({ $0.element }) { pump.send(element) }
                if case .failure(let error) = result { pump.fail(error) } else { pump.finish() }
            }
        }
    }
    public func debounce(
        for interval: Duration, tolerance: Duration? = nil
    ) -> AsyncPumpedSequence<Element, Failure> {
        debounce(for: interval, tolerance: tolerance, clock: ContinuousClock())
    }
}

/// At most one element in a time.
public struct AsyncThrottleSequence<Base: AsyncSequence, C: Clock, Reduced>: AsyncSequence {
    public typealias Element = Reduced
    public typealias Failure = Base.Failure
    let base: Base, interval: C.Instant.Duration, clock: C, reduce: @Sendable (Reduced?, Base.Element) async -> Reduced
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator, last: C.Instant?
        let interval: C.Instant.Duration, clock: C, reduce: @Sendable (Reduced?, Base.Element) async -> Reduced
        public mutating func next() async throws(Base.Failure) -> Reduced? {
            var reduced: Reduced?
            while let element = try await base.next(isolation: nil) {
                let value = await reduce(reduced, element), now = clock.now
                if last.map({ $0.duration(to: now) >= interval }) ?? true {
                    last = now
                    return value
                }
                reduced = value
            }
            return reduced
        }
    }
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: base.makeAsyncIterator(), last: nil, interval: interval, clock: clock, reduce: reduce)
    }
}
extension AsyncThrottleSequence: Sendable where Base: Sendable, C.Instant.Duration: Sendable {}
extension AsyncSequence {
    public func throttle<C: Clock, Reduced>(
        for interval: C.Instant.Duration, clock: C,
        reducing: @Sendable @escaping (Reduced?, Element) async -> Reduced
    ) -> AsyncThrottleSequence<Self, C, Reduced> {
        AsyncThrottleSequence(base: self, interval: interval, clock: clock, reduce: reducing)
    }
    public func throttle<C: Clock>(
        for interval: C.Instant.Duration, clock: C, latest: Bool = true
    ) -> AsyncThrottleSequence<Self, C, Element> {
        throttle(for: interval, clock: clock) { latest ? $1 : $0 ?? $1 }
    }
    public func throttle(
        for interval: Duration, latest: Bool = true
    ) -> AsyncThrottleSequence<Self, ContinuousClock, Element> {
        throttle(for: interval, clock: ContinuousClock(), latest: latest)
    }
}

/// The times of a clock, an interval after each other.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
    public typealias Element = C.Instant
    public typealias Failure = Never
    let interval: C.Instant.Duration, tolerance: C.Instant.Duration?, clock: C
    public init(interval: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C) {
        (self.interval, self.tolerance, self.clock) = (interval, tolerance, clock)
    }
    public struct AsyncIterator: AsyncIteratorProtocol {
        let interval: C.Instant.Duration, tolerance: C.Instant.Duration?, clock: C
        var last: C.Instant?
        /// A time that has passed without a reader is left out.
        public mutating func next() async -> C.Instant? {
            var next = (last ?? clock.now).advanced(by: interval)
            while next < clock.now { next = next.advanced(by: interval) }
            last = next
            do {
                try await clock.sleep(until: next, tolerance: tolerance)
            } catch {
                return nil
            }
            return clock.now
        }
    }
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(interval: interval, tolerance: tolerance, clock: clock)
    }
    public static func repeating(
        every interval: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
    ) -> Self { Self(interval: interval, tolerance: tolerance, clock: clock) }
}
extension AsyncTimerSequence: Sendable where C.Instant.Duration: Sendable {}
extension AsyncTimerSequence where C == SuspendingClock {
    public static func repeating(every interval: Duration, tolerance: Duration? = nil) -> Self {
        Self(interval: interval, tolerance: tolerance, clock: .suspending)
    }
}
