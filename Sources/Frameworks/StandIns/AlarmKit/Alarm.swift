@_exported public import Foundation

// Alarms and timers of the system. It allows none.

/// What goes with an alarm of a program.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// An alarm or a timer.
public struct Alarm: Codable, Hashable, Identifiable, Sendable {
    /// Its name.
    public typealias ID = UUID
    /// How far it is.
    public enum State: String, Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }
    /// How long it waits before and after.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        /// In seconds before; nil for none.
        public var preAlert: TimeInterval?
        /// In seconds after a delay; nil for none.
        public var postAlert: TimeInterval?
        /// How long it waits.
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            (self.preAlert, self.postAlert) = (preAlert, postAlert)
        }
    }
    /// When it rings.
    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date)
        case relative(Relative)
        /// A time of a day.
        public struct Relative: Codable, Hashable, Sendable {
            /// A time.
            public struct Time: Codable, Hashable, Sendable {
                /// 0…23.
                public var hour: Int
                /// 0…59.
                public var minute: Int
                /// A time.
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }
            /// How often.
            public enum Recurrence: Codable, Hashable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }
            /// When.
            public var time: Time
            /// How often.
            public var repeats: Recurrence
            /// A time of a day.
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
        }
    }
    /// Its name.
    public let id: UUID
    /// When it rings; nil for a timer.
    public let schedule: Schedule?
    /// How long it waits; nil for an alarm.
    public let countdownDuration: CountdownDuration?
    /// How far it is.
    public let state: State
}
/// How far an alarm is, for its view.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    /// What it does.
    public enum Mode: Codable, Hashable, Sendable {
        case alert(Alert)
        case countdown(Countdown)
        case paused(Paused)
        /// It rings.
        public struct Alert: Codable, Hashable, Sendable {
            /// When.
            public var time: Alarm.Schedule.Relative.Time
            /// It rings.
            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }
        /// It counts.
        public struct Countdown: Codable, Hashable, Sendable {
            /// In seconds.
            public var totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval
            /// From when, and when it rings.
            public var startDate: Date, fireDate: Date
            /// It counts.
            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date,
                        fireDate: Date) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
                (self.startDate, self.fireDate) = (startDate, fireDate)
            }
        }
        /// It waits.
        public struct Paused: Codable, Hashable, Sendable {
            /// In seconds.
            public var totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval
            /// It waits.
            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
            }
        }
    }
    /// Its name.
    public var alarmID: Alarm.ID
    /// What it does.
    public var mode: Mode
    /// How far it is.
    public init(alarmID: Alarm.ID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}
