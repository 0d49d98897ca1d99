import Foundation
public import QuadrantFoundation
import QuadrantThreads

// Clocks: the processor's, and timelines over it.

/// What times are read from.
public protocol CMSyncProtocol: AnyObject {
    /// What it is now.
    var time: CMTime { get }
}
/// A clock that runs by itself.
public final class CMClock: CMSyncProtocol, Sendable {
    private init() {}
    /// The processor's.
    public static let hostTimeClock = CMClock()
    /// Since the processor was started, in nanoseconds.
    public var time: CMTime {
        CMTime(value: Int64(DispatchTime.now().uptimeNanoseconds), timescale: 1_000_000_000)
    }
    /// Converts a time of this clock to one of another.
    public func convertTime(_ time: CMTime, to otherClock: any CMSyncProtocol) -> CMTime {
        otherClock.time + (time - self.time)
    }
    /// Whether it can be ahead of or behind the processor's: no.
    public func mightDrift(relativeTo otherClock: any CMSyncProtocol) -> Bool { false }
}
/// The processor's clock.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
/// What a clock shows now.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

/// A timeline over a clock: it begins at 0 and stands still.
public final class CMTimebase: CMSyncProtocol, Sendable {
    private struct State { var start = CMTime.zero, anchor = CMTime.zero, rate = 0.0 }
    private let state = Locked(State())
    /// What it follows.
    public let sourceClock: CMClock?
    /// A timeline that stands still.
    public init(sourceClock: CMClock) throws { self.sourceClock = sourceClock }
    private static var now: CMTime { CMClock.hostTimeClock.time }
    /// What it is now.
    public var time: CMTime {
        let now = Self.now
        return state.withLock { state in
            state.rate == 0 ? state.start
                : state.start + CMTimeMultiplyByFloat64(now - state.anchor, multiplier: state.rate)
        }
    }
    /// How fast it runs; 0 stands still.
    public var rate: Float64 { state.withLock { $0.rate } }
    /// Continues from a time.
    public func setTime(_ time: CMTime) throws {
        let now = Self.now
        state.withLock { ($0.start, $0.anchor) = (time, now) }
    }
    /// Continues at a speed.
    public func setRate(_ rate: Float64) throws {
        let (time, now) = (time, Self.now)
        state.withLock { $0 = State(start: time, anchor: now, rate: rate) }
    }
}
/// Makes a timeline that stands still.
@discardableResult
public func CMTimebaseCreateWithSourceClock(allocator: CFAllocator?, sourceClock: CMClock,
                                            timebaseOut: UnsafeMutablePointer<CMTimebase?>) -> OSStatus {
    timebaseOut.pointee = try? CMTimebase(sourceClock: sourceClock)
    return 0
}
/// What a timeline shows now.
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
/// How fast a timeline runs.
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.rate }
/// Continues from a time.
@discardableResult
public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> OSStatus {
    (try? timebase.setTime(time)) == nil ? -1 : 0
}
/// Continues at a speed.
@discardableResult
public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Float64) -> OSStatus {
    (try? timebase.setRate(rate)) == nil ? -1 : 0
}
