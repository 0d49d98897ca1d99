/// Runs work, now or at a time.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in time; its stride is a length of time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What the scheduler may be asked for in addition; `Never` where there is nothing.
    associatedtype SchedulerOptions

    /// The current time of the scheduler's clock.
    var now: SchedulerTimeType { get }
    /// The smallest tolerance with an effect.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs `action` as soon as possible; nil options are the defaults.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs `action` at a time, at most `tolerance` later.
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
                  _ action: @escaping () -> Void)
    /// Repeatedly, until the result is cancelled.
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
                  tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
        -> any Cancellable
}

extension Scheduler {
    /// Runs `action` as soon as possible, with default options.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs `action` at a time, with the smallest tolerance and default options.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs `action` at a time, at most `tolerance` later, with default options.
    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
                         _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs `action` at a time and at each interval after it, until the result is cancelled.
    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
                         _ action: @escaping () -> Void) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs `action` at a time and at each interval after it, each at most `tolerance` later, until the result is
    /// cancelled.
    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
                         tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A length of time.
public protocol SchedulerTimeIntervalConvertible {
    /// A length in whole seconds.
    static func seconds(_ s: Int) -> Self
    /// A length in seconds.
    static func seconds(_ s: Double) -> Self
    /// A length in milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// A length in microseconds.
    static func microseconds(_ us: Int) -> Self
    /// A length in nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// Runs work immediately; its only time is now.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only scheduler of this kind that is needed: it has no state.
    public static let shared = ImmediateScheduler()

    /// The one time of the scheduler: now.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// Always 0.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        /// The same time, for any length.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// A length that has no effect: nothing is ever later.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// A number without unit.
            public var magnitude: Int
            /// A length from a number without unit.
            public init(_ value: Int) { magnitude = value }
            /// A length from a number without unit.
            public init(integerLiteral value: Int) { self.init(value) }
            /// A length from a number, rounded towards 0.
            public init(floatLiteral value: Double) { self.init(Int(value)) }
            /// A length from a number; nil where it does not fit.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }
            /// Whether the number is smaller.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// The product of the numbers.
            public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
            /// The sum of the numbers.
            public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
            /// The difference of the numbers.
            public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
            /// Multiplies the numbers.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }
            /// Adds the numbers.
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            /// Subtracts the numbers.
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            /// Always 0.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// Always 0.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// Always 0.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// Always 0.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// Always 0.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// The only time.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// Always 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    /// Runs `action` before it returns.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    /// Runs `action` before it returns, whatever the time.
    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
                         _ action: @escaping () -> Void) { action() }
    /// Runs `action` once before it returns; the result has nothing to cancel.
    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
                         tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void)
        -> any Cancellable
    {
        action()
        return EmptySubscription.only
    }
}
