@_exported public import Foundation

// Observing how a device is used. Not authorized here.

/// The name of an activity.
public struct DeviceActivityName: Hashable, RawRepresentable, Sendable {
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
}
/// Begins and ends observing.
public final class DeviceActivityCenter: Sendable {
    /// Why nothing is observed.
    public enum MonitoringError: Error, Sendable { case excessiveActivities, intervalTooLong, intervalTooShort,
        unauthorized }
    /// Begins and ends observing.
    public init() {}
    /// None.
    public var activities: [DeviceActivityName] { [] }
    /// Throws `unauthorized`.
    public func startMonitoring(_ activity: DeviceActivityName, during schedule: DeviceActivitySchedule) throws {
        throw MonitoringError.unauthorized
    }
    /// Ends observing. Nothing to do: nothing is observed.
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}
/// Is notified of activities; never.
open class DeviceActivityMonitor: NSObject {
    public override init() { super.init() }
    /// An activity begins; never called.
    open func intervalDidStart(for activity: DeviceActivityName) {}
    /// An activity ends; never called.
    open func intervalDidEnd(for activity: DeviceActivityName) {}
}
