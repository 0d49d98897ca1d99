import Combine
public import Foundation

// The timers of a program while it is drawn: they fire at times of the view, and no run loop waits for them. A timer
// that is made without a run loop fires when it has been added to one.

@_silgen_name("__wrap_$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ")
public func programTimer(every interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
    -> Timer {
    guard let clock = ProgramTimers.clock else {
        return .scheduledTimer(withTimeInterval: ProgramTimers.interval(interval), repeats: repeats, block: block)
    }
    return ProgramTimers.make(clock, after: interval, interval, repeats, isScheduled: true, block)
}

@_silgen_name("__wrap_$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
public func programLooseTimer(every interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
    -> Timer {
    guard let clock = ProgramTimers.clock else {
        return Timer(timeInterval: ProgramTimers.interval(interval), repeats: repeats, block: block)
    }
    return ProgramTimers.make(clock, after: interval, interval, repeats, isScheduled: false, block)
}

@_silgen_name("__wrap_$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC")
public func programLooseTimer(at date: Date, every interval: TimeInterval, repeats: Bool,
                              block: @escaping @Sendable (Timer) -> Void) -> Timer {
    guard let clock = ProgramTimers.clock else {
        return Timer(fire: date, interval: ProgramTimers.interval(interval), repeats: repeats, block: block)
    }
    return ProgramTimers.make(clock, after: date.timeIntervalSince(clock.date), interval, repeats, isScheduled: false,
                              block)
}

private enum ProgramTimers {
    /// The clock of the view; nil off the main thread, whose run loops the program runs itself.
    static var clock: VirtualClock? { Thread.isMainThread ? VirtualClock.current : nil }

    /// The least interval that Foundation has.
    private static let minInterval = 0.0001
    /// Foundation's timers trap for an interval of NaN and for the smallest numbers.
    static func interval(_ interval: TimeInterval) -> TimeInterval { interval > minInterval ? interval : minInterval }

    static func make(_ clock: VirtualClock, after delay: TimeInterval, _ interval: TimeInterval, _ repeats: Bool,
                     isScheduled: Bool, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
        // The run loop must not fire it: the date never comes.
        let timer = Timer(fire: .distantFuture, interval: Self.interval(interval), repeats: repeats, block: block)
        let step = Step(timer, isScheduled: isScheduled)
        let start = clock.now + (delay > 0 ? delay : 0)
        step.handle = clock.schedule(at: start, every: repeats ? Self.interval(interval) : nil) {
            step.fire()
        }
        return timer
    }

    private final class Step {
        private let timer: Timer
        private let isScheduled: Bool
        var handle: (any Cancellable)?

        init(_ timer: Timer, isScheduled: Bool) { (self.timer, self.isScheduled) = (timer, isScheduled) }

        func fire() {
            if timer.isValid, isScheduled || isAdded { timer.fire() }
            if !timer.isValid { handle?.cancel() }
        }

        /// Whether the program has added the timer to the main run loop.
        private var isAdded: Bool {
            guard let mode = dlsym(nil, "kCFRunLoopDefaultMode")?.load(as: UnsafeRawPointer?.self),
                  let stored = Mirror(reflecting: timer).children.first(where: { $0.label == "_timerStorage" }),
                  let core = Mirror(reflecting: stored.value).children.first?.value as AnyObject? else { return true }
            return contains(mainLoop(), Unmanaged.passUnretained(core).toOpaque(), mode)
        }
    }
}

@_silgen_name("CFRunLoopGetMain")
private func mainLoop() -> UnsafeRawPointer

@_silgen_name("CFRunLoopContainsTimer")
private func contains(_ loop: UnsafeRawPointer, _ timer: UnsafeRawPointer, _ mode: UnsafeRawPointer) -> Bool
