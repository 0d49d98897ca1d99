public import ActivityKit
public import AppIntents
public import Foundation

/// Keeps the alarms of a program. The system allows none.
public final class AlarmManager: Sendable {
    /// The only one.
    public static let shared = AlarmManager()
    /// Whether a program may have alarms.
    public enum AuthorizationState: Int, Hashable, Sendable { case notDetermined, denied, authorized }
    /// Why there is no alarm.
    public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }
    /// How an alarm is made.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        let schedule: Alarm.Schedule?, countdownDuration: Alarm.CountdownDuration?
        /// An alarm or a timer.
        public init(countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
                    attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
                    secondaryIntent: (any LiveActivityIntent)? = nil,
                    sound: ActivityKit.AlertConfiguration.AlertSound = .default) {
            (self.schedule, self.countdownDuration) = (schedule, countdownDuration)
        }
        /// A timer.
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: ActivityKit.AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration {
            AlarmConfiguration(countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes)
        }
        /// An alarm.
        public static func alarm(
            schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: ActivityKit.AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration { AlarmConfiguration(schedule: schedule, attributes: attributes) }
    }
    private struct Denied: LocalizedError { var errorDescription: String? { "The system allows no alarms." } }
    /// Denied.
    public var authorizationState: AuthorizationState { .denied }
    /// Denied, once.
    public var authorizationUpdates: AsyncStream<AuthorizationState> {
        AsyncStream { continuation in
            continuation.yield(.denied)
            continuation.finish()
        }
    }
    /// Denied.
    public func requestAuthorization() async throws -> AuthorizationState { .denied }
    /// None.
    public var alarms: [Alarm] { get throws { [] } }
    /// None, once.
    public var alarmUpdates: AsyncStream<[Alarm]> {
        AsyncStream { continuation in
            continuation.yield([])
            continuation.finish()
        }
    }
    /// Throws: the system allows none.
    @discardableResult
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm { throw Denied() }
    /// Throws: there is none.
    public func cancel(id: Alarm.ID) throws { throw Denied() }
    /// Throws: there is none.
    public func stop(id: Alarm.ID) throws { throw Denied() }
    /// Throws: there is none.
    public func pause(id: Alarm.ID) throws { throw Denied() }
    /// Throws: there is none.
    public func resume(id: Alarm.ID) throws { throw Denied() }
    /// Throws: there is none.
    public func countdown(id: Alarm.ID) throws { throw Denied() }
}
