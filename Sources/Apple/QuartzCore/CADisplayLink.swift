import Combine
public import Foundation
public import QuadrantFoundation

/// Calls a method before each frame, 60 times a second of the host's clock.
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let action: Selector
    private var running: (any Cancellable)?
    private var timer: Timer?
    /// The seconds of the frame that is shown, on the clock of the host.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The seconds of the next frame.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// Seconds between two frames.
    open var duration: CFTimeInterval { 1 / Double(rate) }
    /// Whether no calls are made.
    open var isPaused = false
    /// Frames a second; 0, the default, is 60.
    open var preferredFramesPerSecond = 0 { didSet { if isRunning { start() } } }
    /// Frames a second.
    open var preferredFrameRateRange = CAFrameRateRange.default { didSet { if isRunning { start() } } }
    /// Frames between two calls.
    open var frameInterval = 1
    private var rate: Int {
        let wanted = preferredFramesPerSecond > 0 ? preferredFramesPerSecond
            : Int(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        return min(max(wanted, 1), 60)
    }
    private var isRunning: Bool { running != nil || timer != nil }

    /// A link that calls a method with itself; it holds the target strongly until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        (self.target, action) = (target as AnyObject, sel)
        super.init()
    }
    deinit { invalidate() }
    /// Begins the calls; the mode has no effect.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }
    /// Ends the calls.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }
    /// Ends the calls and lets go of the target.
    open func invalidate() {
        stop()
        target = nil
    }
    private func stop() {
        running?.cancel()
        timer?.invalidate()
        (running, timer) = (nil, nil)
    }
    private func start() {
        stop()
        guard target != nil else { return }
        if let clock = VirtualClock.current {
            running = clock.schedule(at: clock.now + duration, every: duration) { [weak self] in
                self?.call(clock.now)
            }
        } else {
            nonisolated(unsafe) let weakly = Weak(link: self)
            let timer = Timer(timeInterval: duration, repeats: true) { _ in
                weakly.link?.call(ProcessInfo.processInfo.systemUptime)
            }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }
    private struct Weak { weak var link: CADisplayLink? }
    private func call(_ time: Double) {
        guard !isPaused, let target else { return }
        timestamp = time
        action.perform(on: target, with: self)
    }
}

/// Frames a second that are wanted.
public struct CAFrameRateRange: Equatable, Sendable {
    /// At least, at most, and at best; 0 at best is any.
    public var minimum: Float, maximum: Float, preferred: Float?
    /// A range of frames a second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    /// Those of the system: 60.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 60)
}
