import Foundation

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: Int64
    public var timescale: Int32
    private var kind: Kind = .numeric
    private enum Kind: Sendable { case numeric, invalid, indefinite, infinite }
    public init() { self.init(value: 0, timescale: 0, kind: .invalid) }
    public init(value: Int64, timescale: Int32) { self.init(value: value, timescale: timescale, kind: .numeric) }
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
    }
    private init(value: Int64, timescale: Int32, kind: Kind) {
        (self.value, self.timescale, self.kind) = (value, timescale, kind)
    }
    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, kind: .indefinite)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, kind: .infinite)
    public var seconds: Double {
        switch kind {
        case .numeric: timescale == 0 ? .nan : Double(value) / Double(timescale)
        case .infinite: .infinity
        default: .nan
        }
    }
    public var isValid: Bool { kind != .invalid }
    public var isIndefinite: Bool { kind == .indefinite }
    public var isNumeric: Bool { kind == .numeric && timescale != 0 }
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    public static func + (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
    public static func - (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
