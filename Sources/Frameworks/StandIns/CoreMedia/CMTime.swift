import Foundation

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
    /// How many parts of a second; meaningless for times that are not numeric.
    public var value: Int64
    /// How many parts a second has; 0 makes the time not numeric.
    public var timescale: Int32
    private var kind: Kind = .numeric
    private enum Kind: Sendable { case numeric, invalid, indefinite, infinite }
    /// The invalid time.
    public init() { self.init(value: 0, timescale: 0, kind: .invalid) }
    /// `value` parts of a second of `timescale` parts; a timescale of 0 makes `seconds` not a number.
    public init(value: Int64, timescale: Int32) { self.init(value: value, timescale: timescale, kind: .numeric) }
    /// The nearest whole number of parts. Traps where seconds are infinite or not a number.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
    }
    private init(value: Int64, timescale: Int32, kind: Kind) {
        (self.value, self.timescale, self.kind) = (value, timescale, kind)
    }
    /// 0 seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// A duration that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, kind: .indefinite)
    /// Later than any other time.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, kind: .infinite)
    /// Infinite for `positiveInfinity`, not a number for other times that are not numeric.
    public var seconds: Double {
        switch kind {
        case .numeric: timescale == 0 ? .nan : Double(value) / Double(timescale)
        case .infinite: .infinity
        default: .nan
        }
    }
    /// Whether it is not `invalid`.
    public var isValid: Bool { kind != .invalid }
    /// Whether it is `indefinite`.
    public var isIndefinite: Bool { kind == .indefinite }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool { kind == .numeric && timescale != 0 }
    /// Whether `a` is earlier; false where either is invalid or indefinite.
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    /// The sum, in the finer of the two scales. Traps where either is not numeric.
    public static func + (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
    /// The difference, in the finer of the two scales. Traps where either is not numeric.
    public static func - (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
}
/// Parts of a second.
public typealias CMTimeValue = Int64
/// How many parts a second has.
public typealias CMTimeScale = Int32
extension CMTime {
    /// The time in other parts of a second, the nearest.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
    }
}
/// How a time is rounded. It is rounded to the nearest.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity,
         roundTowardNegativeInfinity
    /// The nearest.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
/// The time in other parts of a second, the nearest.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}
/// A whole multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTime(value: time.value * Int64(multiplier), timescale: time.timescale)
}
/// A multiple of a time, in its scale.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}
/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// `value` parts of a second of `timescale` parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// The nearest whole number of parts. Traps where seconds are infinite or not a number.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The time in seconds, as its property `seconds`.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1 where the first time is earlier, 1 where it is later, 0 where both are the same.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }

/// A start and a duration.
public struct CMTimeRange: Hashable, Sendable {
    /// When it begins.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime
    /// A start and a duration.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// A start and an end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    /// An invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }
    /// No time at its start.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// An invalid range.
    public static let invalid = CMTimeRange()
    /// When it ends.
    public var end: CMTime { start + duration }
    /// Whether it has no duration.
    public var isEmpty: Bool { duration.isNumeric && duration.value == 0 }
    /// Whether a time is in it; the end is not.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}
/// A start and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// When a range ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time is in a range; the end is not.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// A start and a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
