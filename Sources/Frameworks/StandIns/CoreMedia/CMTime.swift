import Foundation

/// Parts of a second.
public typealias CMTimeValue = Int64
/// How many parts a second has.
public typealias CMTimeScale = Int32
/// Which of several timelines a time is on.
public typealias CMTimeEpoch = Int64
/// The greatest number of parts that a second can have.
public let kCMTimeMaxTimescale = 0x7fff_ffff

/// What a time is, beside a number.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt32
    /// Unknown bits are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is a time.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// It was rounded, so that it is not exact.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Later than any other time.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Earlier than any other time.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Not known.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// One of the three that are no number.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
    /// How many parts of a second; meaningless for times that are not numeric.
    public var value: CMTimeValue
    /// How many parts a second has; 0 makes `seconds` not a number.
    public var timescale: CMTimeScale
    /// Whether it is a number.
    public var flags: CMTimeFlags
    /// Which of several timelines it is on; 0 by default.
    public var epoch: CMTimeEpoch
    /// The invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    /// All parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// `value` parts of a second of `timescale` parts.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
    }
    /// The nearest whole number of parts; infinite seconds are an infinite time, and what is not a number is invalid.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let exact = seconds * Double(preferredTimescale), value = exact.rounded()
        if seconds.isNaN || preferredTimescale <= 0 {
            self.init()
        } else if abs(value) < 0x1p63 {
            self.init(value: Int64(value), timescale: preferredTimescale,
                      flags: value == exact ? .valid : [.valid, .hasBeenRounded], epoch: 0)
        } else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
        }
    }
    private init(_ flag: CMTimeFlags) { self.init(value: 0, timescale: 0, flags: [.valid, flag], epoch: 0) }
    /// 0 seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// A duration that is not known.
    public static let indefinite = CMTime(.indefinite)
    /// Later than any number.
    public static let positiveInfinity = CMTime(.positiveInfinity)
    /// Earlier than any number.
    public static let negativeInfinity = CMTime(.negativeInfinity)
    /// Infinite for the infinite times, not a number for others that are not numeric.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
    }
    /// Whether it is not `invalid`.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is `indefinite`.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is `positiveInfinity`.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is `negativeInfinity`.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The time in other parts of a second, rounded by a rule; itself where it is not numeric.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, timescale > 0, newTimescale > 0 else { return self }
        let (high, low) = value.magnitude.multipliedFullWidth(by: UInt64(newTimescale))
        guard high < UInt64(timescale) else { return value > 0 ? .positiveInfinity : .negativeInfinity }
        let (whole, rest) = UInt64(timescale).dividingFullWidth((high, low))
        guard whole < UInt64(Int64.max) else { return value > 0 ? .positiveInfinity : .negativeInfinity }
        let isUp = switch method {
        case .roundHalfAwayFromZero: rest * 2 >= UInt64(timescale)
        case .roundTowardZero: false
        case .roundAwayFromZero: rest > 0
        case .quickTime: newTimescale < timescale ? false : rest > 0
        case .roundTowardPositiveInfinity: rest > 0 && value > 0
        case .roundTowardNegativeInfinity: rest > 0 && value < 0
        }
        let size = Int64(whole) + (isUp ? 1 : 0)
        var result = self
        (result.value, result.timescale) = (value < 0 ? -size : size, newTimescale)
        if rest > 0 { result.flags.insert(.hasBeenRounded) }
        return result
    }
}
/// How a time is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity,
         roundTowardNegativeInfinity
    /// The nearest.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime: Comparable, Hashable {
    /// Negative infinity, numbers, the indefinite time, positive infinity, invalid times.
    private var rank: Int {
        isNegativeInfinity ? 0 : isNumeric ? 1 : isIndefinite ? 2 : isPositiveInfinity ? 3 : 4
    }
    /// -1, 0 or 1, by the framework's order: negative infinity, numbers, the indefinite time, positive infinity,
    /// invalid times; of numbers the earlier epoch is first.
    func order(_ other: CMTime) -> Int32 {
        if rank != other.rank { return rank < other.rank ? -1 : 1 }
        guard rank == 1 else { return 0 }
        if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
        let a = value.multipliedFullWidth(by: Int64(max(other.timescale, 1)))
        let b = other.value.multipliedFullWidth(by: Int64(max(timescale, 1)))
        return (a.high, a.low) < (b.high, b.low) ? -1 : (b.high, b.low) < (a.high, a.low) ? 1 : 0
    }
    /// Whether `a` is earlier.
    public static func < (a: CMTime, b: CMTime) -> Bool { a.order(b) < 0 }
    /// Whether both are the same time, whatever their scales.
    public static func == (a: CMTime, b: CMTime) -> Bool { a.order(b) == 0 }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard rank == 1 else { return }
        let divisor = Int64(exactly: greatestDivisor(value.magnitude, UInt64(max(timescale, 1)))) ?? 1
        hasher.combine(value / divisor)
        hasher.combine(Int64(max(timescale, 1)) / divisor)
    }
    /// The sum, in the least scale that both fit in, of at most `kCMTimeMaxTimescale`.
    public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, sign: 1) }
    /// The difference, in the least scale that both fit in, of at most `kCMTimeMaxTimescale`.
    public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, sign: -1) }
    /// Adds a time.
    public static func += (a: inout CMTime, b: CMTime) { a = a + b }
    /// Takes a time away.
    public static func -= (a: inout CMTime, b: CMTime) { a = a - b }

    private static func sum(_ a: CMTime, _ b: CMTime, sign: Int64) -> CMTime {
        guard a.isValid, b.isValid else { return .invalid }
        let isUp = a.isPositiveInfinity || (sign > 0 ? b.isPositiveInfinity : b.isNegativeInfinity)
        let isDown = a.isNegativeInfinity || (sign > 0 ? b.isNegativeInfinity : b.isPositiveInfinity)
        if isUp || isDown { return isUp && isDown ? .invalid : isUp ? .positiveInfinity : .negativeInfinity }
        guard a.isNumeric, b.isNumeric else { return .indefinite }
        guard a.timescale > 0, b.timescale > 0 else { return .invalid }
        let common = UInt64(a.timescale) / greatestDivisor(UInt64(a.timescale), UInt64(b.timescale))
            * UInt64(b.timescale)
        let scale = Int32(min(common, UInt64(kCMTimeMaxTimescale)))
        let first = a.convertScale(scale, method: .default), second = b.convertScale(scale, method: .default)
        guard first.isNumeric, second.isNumeric else { return first.isNumeric ? second : first }
        let (value, overflow) = first.value.addingReportingOverflow(second.value * sign)
        guard !overflow else { return first.value > 0 ? .positiveInfinity : .negativeInfinity }
        return CMTime(value: value, timescale: scale, flags: first.flags.union(second.flags), epoch: first.epoch)
    }
}
/// The greatest number that divides both, at least 1.
private func greatestDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
}
extension CMTime: CustomDebugStringConvertible {
    /// As `CMTime(value: 1, timescale: 2, …)` in short: the parts and the seconds.
    public var debugDescription: String {
        if !isValid { return "{INVALID}" }
        if isIndefinite { return "{INDEFINITE}" }
        if isPositiveInfinity { return "{+INFINITY}" }
        if isNegativeInfinity { return "{-INFINITY}" }
        return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))\(hasBeenRounded ? ", rounded" : "")}"
    }
}
extension CMTime: Codable {
    private enum CodingKeys: String, CodingKey { case value, timescale, flags, epoch }
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(value: try values.decode(Int64.self, forKey: .value),
                  timescale: try values.decode(Int32.self, forKey: .timescale),
                  flags: CMTimeFlags(rawValue: try values.decode(UInt32.self, forKey: .flags)),
                  epoch: try values.decode(Int64.self, forKey: .epoch))
    }
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(value, forKey: .value)
        try values.encode(timescale, forKey: .timescale)
        try values.encode(flags.rawValue, forKey: .flags)
        try values.encode(epoch, forKey: .epoch)
    }
}
