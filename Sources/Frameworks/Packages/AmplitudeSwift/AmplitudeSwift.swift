import Foundation
import QuadrantSubstitutes

// Amplitude: nothing is sent.

public enum LogLevelEnum: Int, Sendable { case OFF, ERROR, WARN, LOG, DEBUG }
public enum ServerZone: String, Sendable { case US, EU }
public struct AutocaptureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let sessions = AutocaptureOptions(rawValue: 1), appLifecycles = AutocaptureOptions(rawValue: 2)
    public static let screenViews = AutocaptureOptions(rawValue: 4)
    public static let elementInteractions = AutocaptureOptions(rawValue: 8)
    public static let networkTracking = AutocaptureOptions(rawValue: 16)
    public static let frustrationInteractions = AutocaptureOptions(rawValue: 32)
}
public struct DefaultTrackingOptions: Sendable {
    public var sessions: Bool, appLifecycles: Bool, screenViews: Bool
    public init(sessions: Bool = true, appLifecycles: Bool = false, screenViews: Bool = false) {
        (self.sessions, self.appLifecycles, self.screenViews) = (sessions, appLifecycles, screenViews)
    }
    public static let ALL = DefaultTrackingOptions(sessions: true, appLifecycles: true, screenViews: true)
    public static let NONE = DefaultTrackingOptions(sessions: false)
}
/// What is sent, and how often. Nothing to do: nothing is sent.
public final class Configuration {
    public let apiKey: String
    public var flushQueueSize: Int, flushIntervalMillis: Int, instanceName: String, optOut: Bool
    public var logLevel: LogLevelEnum, serverZone: ServerZone, serverUrl: String?, deviceId: String?, userId: String?
    public var minTimeBetweenSessionsMillis: Int, identifyBatchIntervalMillis = 30_000, enableCoppaControl = false
    public var autocapture: AutocaptureOptions, offline: Bool? = false
    public init(apiKey: String, flushQueueSize: Int = 30, flushIntervalMillis: Int = 30_000,
                instanceName: String = "$default_instance", optOut: Bool = false, logLevel: LogLevelEnum = .WARN,
                serverZone: ServerZone = .US, serverUrl: String? = nil,
                minTimeBetweenSessionsMillis: Int = 300_000, autocapture: AutocaptureOptions = .sessions,
                defaultTracking: DefaultTrackingOptions = .init()) {
        (self.apiKey, self.flushQueueSize, self.flushIntervalMillis) = (apiKey, flushQueueSize, flushIntervalMillis)
        (self.instanceName, self.optOut, self.logLevel) = (instanceName, optOut, logLevel)
        (self.serverZone, self.serverUrl) = (serverZone, serverUrl)
        (self.minTimeBetweenSessionsMillis, self.autocapture) = (minTimeBetweenSessionsMillis, autocapture)
    }
}
public class BaseEvent {
    public var eventType: String, userId: String?, deviceId: String?, eventProperties: [String: Any?]?
    public var userProperties: [String: Any?]?
    public init(userId: String? = nil, deviceId: String? = nil, eventType: String,
                eventProperties: [String: Any?]? = nil, userProperties: [String: Any?]? = nil) {
        (self.userId, self.deviceId, self.eventType) = (userId, deviceId, eventType)
        (self.eventProperties, self.userProperties) = (eventProperties, userProperties)
    }
}
public final class EventOptions {
    public var userId: String?, deviceId: String?
    public init(userId: String? = nil, deviceId: String? = nil) {
        (self.userId, self.deviceId) = (userId, deviceId)
    }
}
/// Changes of a user's properties. Nothing to do: nothing is sent.
public final class Identify {
    public init() {}
    /// Nothing to do: nothing is sent.
    @discardableResult public func set(property: String, value: Any?) -> Identify { self }
    /// Nothing to do: nothing is sent.
    @discardableResult public func setOnce(property: String, value: Any?) -> Identify { self }
    /// Nothing to do: nothing is sent.
    @discardableResult public func add(property: String, value: Int) -> Identify { self }
    /// Nothing to do: nothing is sent.
    @discardableResult public func append(property: String, value: Any?) -> Identify { self }
    /// Nothing to do: nothing is sent.
    @discardableResult public func unset(property: String) -> Identify { self }
    /// Nothing to do: nothing is sent.
    @discardableResult public func clearAll() -> Identify { self }
}
public final class Revenue {
    public var price: Double?, productId: String?, quantity = 1, revenueType: String?, currency: String?
    public init() {}
}
public class Amplitude {
    public let configuration: Configuration
    /// A client. Without effect: Amplitude has no service on this system.
    public init(configuration: Configuration) {
        self.configuration = configuration
        standIn(self, "Amplitude has no service on this system")
    }
    /// Nothing to do: nothing is sent.
    @discardableResult public func track(event: BaseEvent, options: EventOptions? = nil) -> Amplitude { self }
    /// Nothing to do: nothing is sent.
    @discardableResult
    public func track(eventType: String, eventProperties: [String: Any]? = nil,
                      options: EventOptions? = nil) -> Amplitude { self }
    /// Nothing to do: nothing is sent.
    @discardableResult
    public func identify(userProperties: [String: Any]?, options: EventOptions? = nil) -> Amplitude { self }
    /// Nothing to do: nothing is sent.
    @discardableResult public func identify(identify: Identify, options: EventOptions? = nil) -> Amplitude { self }
    /// Nothing to do: nothing is sent.
    @discardableResult
    public func setGroup(groupType: String, groupName: String, options: EventOptions? = nil) -> Amplitude { self }
    /// Nothing to do: nothing is sent.
    @discardableResult public func revenue(revenue: Revenue, options: EventOptions? = nil) -> Amplitude { self }
    /// Keeps the name of the user.
    @discardableResult public func setUserId(userId: String?) -> Amplitude {
        configuration.userId = userId
        return self
    }
    /// Keeps the name of the device.
    @discardableResult public func setDeviceId(deviceId: String?) -> Amplitude {
        configuration.deviceId = deviceId
        return self
    }
    public func getUserId() -> String? { configuration.userId }
    public func getDeviceId() -> String? { configuration.deviceId }
    public func getSessionId() -> Int64 { -1 }
    /// Nothing to do: nothing is sent.
    @discardableResult public func flush() -> Amplitude { self }
    /// Forgets the names.
    @discardableResult public func reset() -> Amplitude { setUserId(userId: nil).setDeviceId(deviceId: nil) }
}
