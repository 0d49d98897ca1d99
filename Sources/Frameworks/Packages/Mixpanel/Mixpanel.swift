import Foundation
import QuadrantSubstitutes

// Mixpanel: nothing is sent.

public protocol MixpanelType {}
extension String: MixpanelType {}
extension Int: MixpanelType {}
extension UInt: MixpanelType {}
extension Double: MixpanelType {}
extension Float: MixpanelType {}
extension Bool: MixpanelType {}
extension Date: MixpanelType {}
extension URL: MixpanelType {}
extension NSNull: MixpanelType {}
extension Array: MixpanelType {}
extension NSArray: MixpanelType {}
extension Dictionary: MixpanelType {}
extension Optional: MixpanelType {}
public typealias Properties = [String: any MixpanelType]

public struct MixpanelOptions {
    public let token: String
    public init(token: String, flushInterval: Double = 60, instanceName: String? = nil,
                trackAutomaticEvents: Bool = false, optOutTrackingByDefault: Bool = false,
                useUniqueDistinctId: Bool = false, superProperties: Properties? = nil, serverURL: String? = nil) {
        self.token = token
    }
}
public enum Mixpanel {
    private static let only = MixpanelInstance()
    /// Begins. Without effect: Mixpanel has no service on this system.
    @discardableResult
    public static func initialize(
        token: String, trackAutomaticEvents: Bool = false, flushInterval: Double = 60, instanceName: String? = nil,
        optOutTrackingByDefault: Bool = false, useUniqueDistinctId: Bool = false, superProperties: Properties? = nil,
        serverURL: String? = nil
    ) -> MixpanelInstance {
        standIn(self, "Mixpanel has no service on this system")
        return only
    }
    /// Begins. Without effect: Mixpanel has no service on this system.
    @discardableResult public static func initialize(options: MixpanelOptions) -> MixpanelInstance {
        standIn(self, "Mixpanel has no service on this system")
        return only
    }
    public static func mainInstance() -> MixpanelInstance { only }
    public static func safeMainInstance() -> MixpanelInstance? { only }
    public static func getInstance(name: String) -> MixpanelInstance? { only }
}
public final class MixpanelInstance: Sendable {
    init() {}
    public let people = People()
    public var distinctId: String { "" }
    public var anonymousId: String? { nil }
    public var userId: String? { nil }
    /// Nothing to do: nothing is logged.
    public var loggingEnabled: Bool {
        get { false }
        set {}
    }
    /// Nothing to do: nothing is sent.
    public var flushInterval: Double {
        get { 0 }
        set {}
    }
    /// Nothing to do: nothing is sent.
    public var serverURL: String {
        get { "" }
        set {}
    }
    /// Nothing to do: nothing is sent.
    public var useIPAddressForGeoLocation: Bool {
        get { false }
        set {}
    }
    /// Nothing to do: nothing is sent.
    public func track(event: String?, properties: Properties? = nil) {}
    /// Nothing to do: nothing is sent.
    public func trackWithGroups(event: String?, properties: Properties? = nil, groups: Properties?) {}
    /// Nothing to do: nothing is sent.
    public func time(event: String) {}
    public func eventElapsedTime(event: String) -> Double { 0 }
    /// Nothing to do: nothing is sent.
    public func clearTimedEvents() {}
    /// Calls the closure at once.
    public func identify(distinctId: String, usePeople: Bool = true, completion: (() -> Void)? = nil) { completion?() }
    /// Calls the closure at once.
    public func createAlias(_ alias: String, distinctId: String, usePeople: Bool = true, andIdentify: Bool = true,
                            completion: (() -> Void)? = nil) { completion?() }
    /// Calls the closure at once.
    public func reset(completion: (() -> Void)? = nil) { completion?() }
    /// Calls the closure at once.
    public func flush(performFullFlush: Bool = false, completion: (() -> Void)? = nil) { completion?() }
    /// Nothing to do: nothing is sent.
    public func registerSuperProperties(_ properties: Properties) {}
    /// Nothing to do: nothing is sent.
    public func registerSuperPropertiesOnce(_ properties: Properties) {}
    /// Nothing to do: nothing is sent.
    public func unregisterSuperProperty(_ propertyName: String) {}
    /// Nothing to do: nothing is sent.
    public func clearSuperProperties() {}
    public func currentSuperProperties() -> [String: Any] { [:] }
    /// Nothing to do: nothing is sent.
    public func setGroup(groupKey: String, groupID: any MixpanelType) {}
    public func hasOptedOutTracking() -> Bool { true }
    /// Nothing to do: nothing is sent.
    public func optOutTracking() {}
    /// Nothing to do: nothing is sent.
    public func optInTracking(distinctId: String? = nil, properties: Properties? = nil) {}

    public final class People: Sendable {
        init() {}
        /// Nothing to do: nothing is sent.
        public func set(properties: Properties) {}
        /// Nothing to do: nothing is sent.
        public func set(property: String, to: any MixpanelType) {}
        /// Nothing to do: nothing is sent.
        public func setOnce(properties: Properties) {}
        /// Nothing to do: nothing is sent.
        public func unset(properties: [String]) {}
        /// Nothing to do: nothing is sent.
        public func increment(properties: Properties) {}
        /// Nothing to do: nothing is sent.
        public func increment(property: String, by: Double) {}
        /// Nothing to do: nothing is sent.
        public func append(properties: Properties) {}
        /// Nothing to do: nothing is sent.
        public func union(properties: Properties) {}
        /// Nothing to do: nothing is sent.
        public func trackCharge(amount: Double, properties: Properties? = nil) {}
        /// Nothing to do: nothing is sent.
        public func clearCharges() {}
        /// Nothing to do: nothing is sent.
        public func deleteUser() {}
    }
}
