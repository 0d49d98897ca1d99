public import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A time of the machine's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time for Dispatch; the distant future where it is more than 146 years after the machine started.
        public var dispatchTime: DispatchTime {
            nanoseconds < SchedulerTimeType.end ? DispatchTime(uptimeNanoseconds: nanoseconds) : .distantFuture
        }
        private let nanoseconds: UInt64
        /// 146 years: Dispatch takes larger numbers for times of another clock, which may have passed.
        private static let end: UInt64 = 1 << 62

        /// A time from one of Dispatch.
        public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

        /// The length from this time to `other`; negative where that is earlier.
        public func distance(to other: SchedulerTimeType) -> Stride {
            other.nanoseconds < nanoseconds
                ? .nanoseconds(-Int(clamping: nanoseconds - other.nanoseconds))
                : .nanoseconds(Int(clamping: other.nanoseconds - nanoseconds))
        }
        /// The time `n` later, limited to what the clock can count.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            let length = UInt64(n.magnitude.magnitude)
            let (time, overflows) = n.magnitude < 0
                ? nanoseconds.subtractingReportingOverflow(length) : nanoseconds.addingReportingOverflow(length)
            let nearest = overflows ? (n.magnitude < 0 ? 0 : UInt64.max) : time
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: nearest))
        }

        /// A length of time, to the nanosecond; what is longer than 292 years is as long as that.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// Nanoseconds.
            public var magnitude: Int
            /// The length for Dispatch, in nanoseconds.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// A length from one of Dispatch; `.never` is the longest there is.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): magnitude = Stride.product(count, 1_000_000_000)
                case .milliseconds(let count): magnitude = Stride.product(count, 1_000_000)
                case .microseconds(let count): magnitude = Stride.product(count, 1_000)
                case .nanoseconds(let count): magnitude = count
                case .never: magnitude = .max
                @unknown default: magnitude = .max
                }
            }
            /// A length in seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// A length in whole seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// A length in nanoseconds; nil where the integer does not fit.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                self = .nanoseconds(value)
            }

            private static func product(_ a: Int, _ b: Int) -> Int {
                let (product, overflows) = a.multipliedReportingOverflow(by: b)
                return overflows ? ((a < 0) == (b < 0) ? .max : .min) : product
            }

            /// Whether the length is shorter.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// The product of both numbers of nanoseconds, limited to what fits.
            public static func * (a: Stride, b: Stride) -> Stride { .nanoseconds(product(a.magnitude, b.magnitude)) }
            /// The sum of both lengths, limited to what fits.
            public static func + (a: Stride, b: Stride) -> Stride {
                let (sum, overflows) = a.magnitude.addingReportingOverflow(b.magnitude)
                return .nanoseconds(overflows ? (a.magnitude < 0 ? .min : .max) : sum)
            }
            /// The difference of both lengths, limited to what fits.
            public static func - (a: Stride, b: Stride) -> Stride {
                let (difference, overflows) = a.magnitude.subtractingReportingOverflow(b.magnitude)
                return .nanoseconds(overflows ? (a.magnitude < 0 ? .min : .max) : difference)
            }
            /// Multiplies by the number of nanoseconds of `b`.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }
            /// Adds a length.
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            /// Subtracts a length.
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            /// A length in seconds, rounded to the nanosecond; NaN is 0.
            public static func seconds(_ s: Double) -> Stride {
                let count = s * 1e9
                let limit = count < 0 ? Int.min : Int.max
                return Stride(.nanoseconds(count.isNaN ? 0 : Int(exactly: count.rounded()) ?? limit))
            }
            /// A length in whole seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
            /// A length in milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
            /// A length in microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
            /// A length in nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
        }
    }

    /// How Dispatch runs the work.
    public struct SchedulerOptions {
        /// The quality of service of the work.
        public var qos: DispatchQoS
        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// The group that the work belongs to; nil for none. It counts for work without delay only.
        public var group: DispatchGroup?
        /// Options for the work; those of the queue by default.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The main queue is another object at each read, and is recognized by this key.
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()
    /// The host's clock, where it drives this queue.
    private var clock: VirtualClock? {
        VirtualClock.current.flatMap { getSpecific(key: DispatchQueue.mark) == true ? $0 : nil }
    }
    /// Runs `work` at a time of the host's clock, at least a millisecond from now; false, without effect, where no host
    /// drives this queue.
    package func followsHost(until deadline: DispatchTime, _ work: @escaping () -> Void) -> Bool {
        let now = Double(DispatchTime.now().uptimeNanoseconds)
        return follows(after: deadline == .distantFuture ? .infinity : (Double(deadline.uptimeNanoseconds) - now) / 1e9,
                       work)
    }
    /// As above, for a time of day.
    package func followsHost(until deadline: DispatchWallTime, _ work: @escaping () -> Void) -> Bool {
        // It is stored as a negative number of nanoseconds.
        let past = Int64(bitPattern: DispatchWallTime.now().rawValue &- deadline.rawValue)
        return follows(after: deadline == .distantFuture ? .infinity : Double(past) / 1e9, work)
    }
    /// The machine's clock has advanced since the program has read it for the deadline: the delay is rounded up to
    /// whole milliseconds.
    private func follows(after delay: Double, _ work: @escaping () -> Void) -> Bool {
        guard let clock else { return false }
        clock.schedule(at: clock.now + max(1, (delay * 1000).rounded(.up)) / 1000, work)
        return true
    }
    /// Time 0 of a host's clock, as this queue says it.
    private static let base: UInt64 = 1_000_000_000

    /// The time of the machine's clock, or of a host's own.
    public var now: SchedulerTimeType {
        guard let clock else { return SchedulerTimeType(.now()) }
        let past = UInt64((clock.now * 1e9).rounded())
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: DispatchQueue.base + past))
    }

    /// No tolerance is needed: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

    private func seconds(_ date: SchedulerTimeType) -> Double {
        if date.dispatchTime == .distantFuture { return .infinity }
        return (Double(date.dispatchTime.uptimeNanoseconds) - Double(DispatchQueue.base)) / 1e9
    }

    /// Adds `action` to the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock { clock.schedule(at: clock.now, action); return }
        let action = UncheckedSendable(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    /// Adds `action` to the queue at a time; `tolerance` has no effect.
    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
                         options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock { clock.schedule(at: seconds(date), action); return }
        let action = UncheckedSendable(action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.value()
        }
    }

    /// Adds `action` to the queue at a time and at each interval after it, until the result is cancelled.
    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
                         tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
                         _ action: @escaping () -> Void) -> any Cancellable {
        if let clock {
            return AnyCancellable(clock.schedule(at: seconds(date), every: Double(interval.magnitude) / 1e9, action))
        }
        let timer = DispatchSource.makeTimerSource(flags: [], queue: self)
        let action = UncheckedSendable(action)
        timer.setEventHandler { action.value() }
        timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
