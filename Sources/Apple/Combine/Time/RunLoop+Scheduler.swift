public import Foundation

/// The date type of Foundation's schedulers.
public struct _DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The date itself.
    public var date: Date
    /// A time from a date.
    public init(_ date: Date) { self.date = date }

    /// Seconds from this time to `other`; negative where that is earlier.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// The time `n` later; earlier for a negative length.
    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }

    /// A length of time in seconds.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
        SchedulerTimeIntervalConvertible, Sendable
    {
        /// Seconds; negative lengths keep their sign.
        public var magnitude: TimeInterval
        /// Seconds, the same as `magnitude`.
        public var timeInterval: TimeInterval {
            get { magnitude }
            set { magnitude = newValue }
        }
        /// A length in seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// A length in seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// A length in whole seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        /// A length in seconds; nil where the integer has no exact double.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }
        /// Whether the length is shorter.
        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        /// The product of both numbers of seconds.
        public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
        /// The sum of both lengths.
        public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
        /// The difference of both lengths.
        public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
        /// Multiplies by the number of seconds of `b`.
        public static func *= (a: inout Stride, b: Stride) { a = a * b }
        /// Adds a length.
        public static func += (a: inout Stride, b: Stride) { a = a + b }
        /// Subtracts a length.
        public static func -= (a: inout Stride, b: Stride) { a = a - b }
        /// A length in whole seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        /// A length in seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        /// A length in milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        /// A length in microseconds.
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        /// A length in nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
}

/// A timer that may be stopped from any thread.
private final class RunningTimer: Cancellable {
    private let timer: Timer
    init(_ timer: Timer) { self.timer = timer }
    func cancel() { timer.invalidate() }
}

extension RunLoop: Scheduler {
    /// Times are dates.
    public typealias SchedulerTimeType = _DateSchedulerTime

    /// There are none.
    public struct SchedulerOptions: Sendable {}

    /// The host's clock, where it drives this run loop.
    var clock: VirtualClock? { VirtualClock.current.flatMap { self === RunLoop.main ? $0 : nil } }

    /// The date now, or that of a host's own clock.
    public var now: SchedulerTimeType { SchedulerTimeType(clock?.date ?? Date()) }
    /// No tolerance is needed: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs `action` in the next turn of the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock { clock.schedule(at: clock.now, action); return }
        let action = UncheckedSendable(action)
        perform { action.value() }
        wakeHost()
    }

    /// A window's loop waits for the main queue, not for this loop: work from another thread would wait with it.
    func wakeHost() {
        if self === RunLoop.main, !Thread.isMainThread { DispatchQueue.main.async {} }
    }

    /// Runs `action` at a date, in the common modes of the loop; at most `tolerance` later.
    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
                         options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock { clock.schedule(at: date.date.timeIntervalSince(clock.start), action); return }
        _ = add(Timer(fire: date.date, interval: 0, repeats: false, block: Self.block(action)), tolerance)
    }

    /// Runs `action` at a date and at each interval after it, until the result is cancelled.
    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
                         tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
                         _ action: @escaping () -> Void) -> any Cancellable {
        if let clock {
            return AnyCancellable(clock.schedule(at: date.date.timeIntervalSince(clock.start),
                                                 every: interval.timeInterval, action))
        }
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true, block: Self.block(action))
        return AnyCancellable(add(timer, tolerance))
    }

    private static func block(_ action: @escaping () -> Void) -> @Sendable (Timer) -> Void {
        let action = UncheckedSendable(action)
        return { _ in action.value() }
    }

    private func add(_ timer: Timer, _ tolerance: SchedulerTimeType.Stride) -> RunningTimer {
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .common)
        wakeHost()
        return RunningTimer(timer)
    }
}

extension OperationQueue: Scheduler {
    /// Times are dates.
    public typealias SchedulerTimeType = _DateSchedulerTime

    /// There are none.
    public struct SchedulerOptions: Sendable {}

    private var clock: VirtualClock? { VirtualClock.current.flatMap { self === OperationQueue.main ? $0 : nil } }

    /// The date now, or that of a host's own clock.
    public var now: SchedulerTimeType { SchedulerTimeType(clock?.date ?? Date()) }
    /// No tolerance is needed: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds `action` to the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock { clock.schedule(at: clock.now, action); return }
        let action = UncheckedSendable(action)
        addOperation { action.value() }
    }

    /// Adds `action` to the queue at a date; at once where that has passed.
    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
                         options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock { clock.schedule(at: date.date.timeIntervalSince(clock.start), action); return }
        let action = UncheckedSendable(action)
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
            self.addOperation { action.value() }
        }
    }

    /// Adds `action` to the queue at a date and at each interval after it, until the result is cancelled.
    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
                         tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
                         _ action: @escaping () -> Void) -> any Cancellable {
        if let clock {
            return AnyCancellable(clock.schedule(at: date.date.timeIntervalSince(clock.start),
                                                 every: interval.timeInterval, action))
        }
        let action = UncheckedSendable(action)
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.setEventHandler { self.addOperation { action.value() } }
        timer.schedule(deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
