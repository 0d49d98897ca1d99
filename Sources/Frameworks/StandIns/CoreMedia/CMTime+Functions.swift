public import Foundation
public import QuadrantFoundation

// The functions of times.

/// 0 seconds.
public let kCMTimeZero = CMTime.zero
/// No time.
public let kCMTimeInvalid = CMTime.invalid
/// A duration that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// Later than any number.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// Earlier than any number.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// Whether it is not the invalid time.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether it is the invalid time.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether it is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Whether it is a number.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// `value` parts of a second of `timescale` parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// `value` parts of a second of `timescale` parts, on one of several timelines.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: .valid, epoch: epoch)
}
/// The nearest whole number of parts.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The time in seconds, as its property `seconds`.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The time in other parts of a second.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A whole multiple of a time; infinite where it does not fit.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return time }
    var result = time
    let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    guard !overflow else { return (time.value > 0) == (multiplier > 0) ? .positiveInfinity : .negativeInfinity }
    result.value = value
    return result
}
/// A multiple of a time, in its scale.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}
/// A fraction of a time, in its scale.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard time.isNumeric, divisor != 0 else { return divisor == 0 ? .invalid : time }
    return CMTimeMultiplyByFloat64(time, multiplier: Float64(multiplier) / Float64(divisor))
}
/// -1 where the first time is earlier, 1 where it is later, 0 where both are the same.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.order(time2) }
/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// The time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    return time.isNumeric && time.value < 0 ? .zero - time : time
}
/// A text of a time.
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
    NSString(string: time.debugDescription)
}
/// Prints a time.
public func CMTimeShow(_ time: CMTime) { print(time.debugDescription) }

// MARK: Ranges

/// A start and a duration.
public struct CMTimeRange: Hashable, Codable, Sendable {
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
    /// Whether it has a start and a duration that is not negative.
    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && (!duration.isNumeric || duration.value >= 0)
    }
    /// Whether its start or its duration is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// Whether it has no duration.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether a time is in it; the end is not.
    public func containsTime(_ time: CMTime) -> Bool { time.isValid && time >= start && time < end }
    /// Whether all of a range is in it.
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        isValid && otherRange.isValid && otherRange.start >= start && otherRange.end <= end
    }
    /// What both have; empty at 0 where they have nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let first = max(start, otherRange.start), last = min(end, otherRange.end)
        return last > first ? CMTimeRange(start: first, end: last) : .zero
    }
    /// The smallest range that has both.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}
/// No time at its start.
public let kCMTimeRangeZero = CMTimeRange.zero
/// An invalid range.
public let kCMTimeRangeInvalid = CMTimeRange.invalid
/// A start and a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// A start and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// When a range ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time is in a range; the end is not.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Whether all of a range is in another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}
/// Whether two ranges begin and end at the same times.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// What both ranges have.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
/// The smallest range that has both.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
/// The nearest time of a range.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isValid, range.isValid else { return .invalid }
    return min(max(time, range.start), range.end)
}
/// The time of a range that is as far into it as a time is into another.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard t.isNumeric, fromRange.isValid, toRange.isValid else { return .invalid }
    return toRange.start + CMTimeMapDurationFromRangeToRange(t - fromRange.start, fromRange: fromRange,
                                                             toRange: toRange)
}
/// A duration, as much longer as a range is longer than another.
public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard dur.isNumeric, fromRange.isValid, toRange.isValid, !fromRange.isEmpty else { return .invalid }
    if fromRange.duration == toRange.duration { return dur }
    return CMTimeMultiplyByFloat64(dur, multiplier: toRange.duration.seconds / fromRange.duration.seconds)
}
/// What a time is in a range that repeats without an end.
public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
    guard time.isNumeric, foldRange.isValid, !foldRange.isEmpty else { return .invalid }
    let passed = (time - foldRange.start).seconds, length = foldRange.duration.seconds
    return time - CMTimeMultiplyByFloat64(foldRange.duration, multiplier: (passed / length).rounded(.down))
}

/// A range of a source and where it is in the result.
public struct CMTimeMapping: Hashable, Codable, Sendable {
    /// Of the source.
    public var source: CMTimeRange
    /// Of the result.
    public var target: CMTimeRange
    /// Two ranges.
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
    /// Invalid ranges.
    public init() { self.init(source: .invalid, target: .invalid) }
}
