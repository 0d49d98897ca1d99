@_exported public import Foundation
public import ManagedSettings

// Observing how a device is used. Not authorized here.

/// The name of an activity.
public struct DeviceActivityName: Codable, Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// An activity by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An activity by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// When an activity is observed.
public struct DeviceActivitySchedule: Equatable, Sendable {
    /// When it begins.
    public var intervalStart: DateComponents
    /// When it ends.
    public var intervalEnd: DateComponents
    /// Whether it repeats.
    public var repeats: Bool
    /// How long before its end there is a warning.
    public var warningTime: DateComponents?
    /// A time of a day.
    public init(intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
                warningTime: DateComponents? = nil) {
        (self.intervalStart, self.intervalEnd, self.repeats) = (intervalStart, intervalEnd, repeats)
        self.warningTime = warningTime
    }
    /// The current interval, or the next one; nil if there is none after now.
    public var nextInterval: DateInterval? {
        let calendar = intervalStart.calendar ?? Calendar.current, now = Date()
        let previous = calendar.nextDate(after: now, matching: intervalStart, matchingPolicy: .nextTime,
                                         direction: .backward)
        let next = calendar.nextDate(after: now, matching: intervalStart, matchingPolicy: .nextTime)
        for start in [previous, next].compactMap({ $0 }) {
            let end = calendar.nextDate(after: start, matching: intervalEnd, matchingPolicy: .nextTime)
            if let end, end > now { return DateInterval(start: start, end: end) }
        }
        return nil
    }
}
/// A use of programs that is observed in an interval.
public struct DeviceActivityEvent: Equatable, Sendable {
    /// The name of an event.
    public struct Name: Codable, Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// An event by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An event by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// Programs.
    public var applications: Set<ApplicationToken>
    /// Categories.
    public var categories: Set<ActivityCategoryToken>
    /// Domains.
    public var webDomains: Set<WebDomainToken>
    /// The time of use after which the event takes place.
    public var threshold: DateComponents
    /// Whether use before observing began counts.
    public var includesPastActivity: Bool
    /// A use.
    public init(applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
                webDomains: Set<WebDomainToken> = [], threshold: DateComponents, includesPastActivity: Bool = false) {
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
        (self.threshold, self.includesPastActivity) = (threshold, includesPastActivity)
    }
}
/// Begins and ends observing.
public final class DeviceActivityCenter: Sendable {
    /// Why nothing is observed.
    public enum MonitoringError: Error, Hashable, Sendable {
        case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
    }
    /// Begins and ends observing.
    public init() {}
    /// None.
    public var activities: [DeviceActivityName] { [] }
    /// Throws `unauthorized`.
    public func startMonitoring(_ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
                                events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]) throws {
        throw MonitoringError.unauthorized
    }
    /// Ends observing. Nothing to do: nothing is observed.
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
    /// None: nothing is observed.
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    /// None: nothing is observed.
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}
/// Is notified of activities; never.
open class DeviceActivityMonitor: NSObject {
    public override init() { super.init() }
    /// An activity begins; never called.
    open func intervalDidStart(for activity: DeviceActivityName) {}
    /// An activity ends; never called.
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    /// A time of use is reached; never called.
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    /// An activity begins soon; never called.
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    /// An activity ends soon; never called.
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    /// A time of use is reached soon; never called.
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
