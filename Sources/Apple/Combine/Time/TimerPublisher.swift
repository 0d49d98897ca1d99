public import Foundation

extension Timer {
    /// Sends the date at each interval, once it is connected (`autoconnect()`).
    ///
    /// A host's run loop must turn for it to be sent, in `mode`; under a host's own clock it is sent as that advances.
    public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
                               in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Sends the date at each interval.
    final public class TimerPublisher: ConnectablePublisher {
        /// The date at which the timer fires.
        public typealias Output = Date
        /// There are no errors.
        public typealias Failure = Never
        /// Seconds between dates.
        final public let interval: TimeInterval
        /// How many seconds later the timer may fire; nil leaves it to the run loop.
        final public let tolerance: TimeInterval?
        /// The run loop that the timer is added to.
        final public let runLoop: RunLoop
        /// The mode of the run loop in which the timer fires.
        final public let mode: RunLoop.Mode
        /// Options of the run loop, of which there are none.
        final public let options: RunLoop.SchedulerOptions?
        private let subscribers = SubscriberList<Date, Never>("Timer")

        /// What `Timer.publish(every:tolerance:on:in:options:)` returns.
        public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
                    options: RunLoop.SchedulerOptions? = nil) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Adds a subscriber; nothing is sent before `connect()`.
        final public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            subscribers.add(subscriber)
        }

        /// Starts a timer, until the result is cancelled; each call starts one of its own.
        final public func connect() -> any Cancellable {
            let subscribers = subscribers
            if let clock = runLoop.clock {
                return AnyCancellable(clock.schedule(at: clock.now + interval, every: interval) {
                    subscribers.send(clock.date)
                })
            }
            let carried = UncheckedSendable(subscribers)
            let timer = Timer(timeInterval: interval, repeats: true) { carried.value.send($0.fireDate) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            runLoop.wakeHost()
            let running = UncheckedSendable(timer)
            return AnyCancellable { running.value.invalidate() }
        }
    }
}
