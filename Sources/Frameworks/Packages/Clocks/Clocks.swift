import IssueReporting
import Synchronization

// Clocks: clocks that do not wait, or wait until a test moves their time.

/// The time that each clock of tests has.
public struct ClockInstant: InstantProtocol, Sendable {
    public let offset: Duration
    public init(offset: Duration = .zero) { self.offset = offset }
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    public func duration(to other: Self) -> Duration { other.offset - offset }
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}

/// Sleeping takes no time and moves the time of the clock.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
    public typealias Instant = ClockInstant
    private let time: Mutex<ClockInstant>
    public init(now: ClockInstant = ClockInstant()) where Duration == Swift.Duration { time = Mutex(now) }
    public var now: ClockInstant { time.withLock { $0 } }
    public var minimumResolution: Swift.Duration { .zero }
    public func sleep(until deadline: ClockInstant, tolerance: Swift.Duration?) async throws {
        try Task.checkCancellation()
        time.withLock { $0 = max($0, deadline) }
        await Task.yield()
    }
}

/// Sleeping ends when the time of the clock is moved.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
    public typealias Instant = ClockInstant
    private struct State {
        var now: ClockInstant, next = 0
        var waiting: [(number: Int, deadline: ClockInstant, continuation: CheckedContinuation<Void, any Error>)] = []
        var cancelled: Set<Int> = []
    }
    private let state: Mutex<State>
    public init(now: ClockInstant = ClockInstant()) where Duration == Swift.Duration { state = Mutex(State(now: now)) }
    public var now: ClockInstant { state.withLock { $0.now } }
    public var minimumResolution: Swift.Duration { .zero }
    public func sleep(until deadline: ClockInstant, tolerance: Swift.Duration? = nil) async throws {
        try Task.checkCancellation()
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let result: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    state.waiting.append((number, deadline, continuation))
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let found = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
                    state.cancelled.insert(number)
                    return nil
                }
                return state.waiting.remove(at: index).continuation
            }
            found?.resume(throwing: CancellationError())
        }
    }
    public func advance(by duration: Swift.Duration = .zero) async { await advance(to: now.advanced(by: duration)) }
    public func advance(to deadline: ClockInstant) async {
        await settle()
        while let continuation = wake(until: deadline) {
            continuation.resume()
            await settle()
        }
        state.withLock { $0.now = max($0.now, deadline) }
        await settle()
    }
    /// Moves the time until no task waits.
    public func run() async {
        await settle()
        while let last = state.withLock({ $0.waiting.map(\.deadline).max() }) { await advance(to: last) }
    }
    public func checkSuspension() async throws {
        await settle()
        if state.withLock({ !$0.waiting.isEmpty }) { throw SuspensionError() }
    }
    private func wake(until deadline: ClockInstant) -> CheckedContinuation<Void, any Error>? {
        state.withLock { state in
            guard let first = state.waiting.indices.min(by: {
                state.waiting[$0].deadline < state.waiting[$1].deadline
            }),
                  state.waiting[first].deadline <= deadline else { return nil }
            state.now = max(state.now, state.waiting[first].deadline)
            return state.waiting.remove(at: first).continuation
        }
    }
    private func settle() async {
        for _ in 0 ..< 20 { await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value }
    }
}
public struct SuspensionError: Error, Sendable {}

/// Reports an issue when it is used.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
    private let name: String, base = ImmediateClock<Swift.Duration>()
    public init(name: String = "Clock") where Duration == Swift.Duration { self.name = name }
    public var now: ClockInstant {
        reportIssue("Unimplemented: \(name).now")
        return base.now
    }
    public var minimumResolution: Swift.Duration { .zero }
    public func sleep(until deadline: ClockInstant, tolerance: Swift.Duration?) async throws {
        reportIssue("Unimplemented: \(name).sleep")
        try await base.sleep(until: deadline, tolerance: tolerance)
    }
}

extension Clock {
    /// Ticks, each a time after the last. An instant is that since the beginning, so that a clock of any type has them.
    public func timer(
        interval: Swift.Duration, tolerance: Swift.Duration? = nil
    ) -> AsyncStream<ClockInstant> where Duration == Swift.Duration {
        AsyncStream { continuation in
            let task = Task {
                var next = now.advanced(by: interval), tick = ClockInstant(offset: interval)
                while !Task.isCancelled, (try? await sleep(until: next, tolerance: tolerance)) != nil {
                    continuation.yield(tick)
                    next = next.advanced(by: interval)
                    tick = tick.advanced(by: interval)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
extension Clock where Self == ImmediateClock<Duration> {
    public static var immediate: Self { ImmediateClock() }
}
