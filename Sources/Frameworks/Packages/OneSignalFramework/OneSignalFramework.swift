import Foundation
import QuadrantSubstitutes
@_exported import UIKit

// OneSignal: there are no notifications, no messages and no subscriptions.

public enum ONE_S_LOG_LEVEL: UInt, Sendable {
    case LL_NONE, LL_FATAL, LL_ERROR, LL_WARN, LL_INFO, LL_DEBUG, LL_VERBOSE
}
public enum OSNotificationPermission: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}
public class OSNotification: NSObject {
    override init() {}
    public var notificationId: String? { nil }
    public var title: String? { nil }
    public var subtitle: String? { nil }
    public var body: String? { nil }
    public var launchURL: String? { nil }
    public var additionalData: [AnyHashable: Any]? { nil }
    public var rawPayload: [AnyHashable: Any] { [:] }
    /// Nothing to do: no notification comes.
    public func display() {}
}
public final class OSNotificationClickResult: NSObject {
    override init() {}
    public var actionId: String? { nil }
    public var url: String? { nil }
}
public final class OSNotificationClickEvent: NSObject {
    override init() {}
    public var notification: OSNotification { OSNotification() }
    public var result: OSNotificationClickResult { OSNotificationClickResult() }
}
public final class OSNotificationWillDisplayEvent: NSObject {
    override init() {}
    public var notification: OSNotification { OSNotification() }
    /// Nothing to do: no notification comes.
    public func preventDefault() {}
}
/// Never called.
public protocol OSNotificationClickListener: NSObjectProtocol { func onClick(event: OSNotificationClickEvent) }
/// Never called.
public protocol OSNotificationLifecycleListener: NSObjectProtocol {
    func onWillDisplay(event: OSNotificationWillDisplayEvent)
}
/// Never called.
public protocol OSNotificationPermissionObserver: NSObjectProtocol {
    func onNotificationPermissionDidChange(_ permission: Bool)
}
public final class OSPushSubscriptionState: NSObject {
    override init() {}
    public var id: String? { nil }
    public var token: String? { nil }
    public var optedIn: Bool { false }
}
public final class OSPushSubscriptionChangedState: NSObject {
    override init() {}
    public var current: OSPushSubscriptionState { OSPushSubscriptionState() }
    public var previous: OSPushSubscriptionState { OSPushSubscriptionState() }
}
/// Never called.
public protocol OSPushSubscriptionObserver: NSObjectProtocol {
    func onPushSubscriptionDidChange(state: OSPushSubscriptionChangedState)
}
public final class OSUserState: NSObject {
    override init() {}
    public var onesignalId: String? { nil }
    public var externalId: String? { nil }
}
public final class OSUserChangedState: NSObject {
    override init() {}
    public var current: OSUserState { OSUserState() }
}
/// Never called.
public protocol OSUserStateObserver: NSObjectProtocol { func onUserStateDidChange(state: OSUserChangedState) }
public final class OSInAppMessageClickEvent: NSObject { override init() {} }
/// Never called.
public protocol OSInAppMessageClickListener: NSObjectProtocol { func onClick(event: OSInAppMessageClickEvent) }

public enum OneSignal {
    public enum Debug {
        /// Nothing to do: nothing is logged.
        public static func setLogLevel(_ logLevel: ONE_S_LOG_LEVEL) {}
        /// Nothing to do: nothing is logged.
        public static func setAlertLevel(_ logLevel: ONE_S_LOG_LEVEL) {}
    }
    public enum User {
        public static var onesignalId: String? { nil }
        public static var externalId: String? { nil }
        public static var pushSubscription: PushSubscription.Type { PushSubscription.self }
        public enum PushSubscription {
            public static var id: String? { nil }
            public static var token: String? { nil }
            public static var optedIn: Bool { false }
            /// Nothing to do: no notification comes.
            public static func optIn() {}
            /// Nothing to do: no notification comes.
            public static func optOut() {}
            /// Nothing to do: nothing changes.
            public static func addObserver(_ observer: any OSPushSubscriptionObserver) {}
            /// Nothing to do: nothing changes.
            public static func removeObserver(_ observer: any OSPushSubscriptionObserver) {}
        }
        /// Nothing to do: nothing is sent.
        public static func addTag(key: String, value: String) {}
        /// Nothing to do: nothing is sent.
        public static func addTags(_ tags: [String: String]) {}
        /// Nothing to do: nothing is sent.
        public static func removeTag(_ tag: String) {}
        /// Nothing to do: nothing is sent.
        public static func removeTags(_ tags: [String]) {}
        public static func getTags() -> [String: String] { [:] }
        /// Nothing to do: nothing is sent.
        public static func addAlias(label: String, id: String) {}
        /// Nothing to do: nothing is sent.
        public static func removeAlias(_ label: String) {}
        /// Nothing to do: nothing is sent.
        public static func addEmail(_ email: String) {}
        /// Nothing to do: nothing is sent.
        public static func removeEmail(_ email: String) {}
        /// Nothing to do: nothing is sent.
        public static func addSms(_ number: String) {}
        /// Nothing to do: nothing is sent.
        public static func removeSms(_ number: String) {}
        /// Nothing to do: nothing is sent.
        public static func setLanguage(_ language: String) {}
        /// Nothing to do: nothing changes.
        public static func addObserver(_ observer: any OSUserStateObserver) {}
        /// Nothing to do: nothing changes.
        public static func removeObserver(_ observer: any OSUserStateObserver) {}
    }
    public enum Notifications {
        public static var permission: Bool { false }
        public static var canRequestPermission: Bool { false }
        public static var permissionNative: OSNotificationPermission { .denied }
        /// Calls the closure at once with false.
        public static func requestPermission(_ block: ((Bool) -> Void)? = nil, fallbackToSettings: Bool = false) {
            block?(false)
        }
        /// Calls the closure at once with false.
        public static func registerForProvisionalAuthorization(_ block: ((Bool) -> Void)? = nil) { block?(false) }
        /// Nothing to do: there is no notification.
        public static func clearAll() {}
        /// Nothing to do: no notification comes.
        public static func addClickListener(_ listener: any OSNotificationClickListener) {}
        /// Nothing to do: no notification comes.
        public static func removeClickListener(_ listener: any OSNotificationClickListener) {}
        /// Nothing to do: no notification comes.
        public static func addForegroundLifecycleListener(_ listener: any OSNotificationLifecycleListener) {}
        /// Nothing to do: no notification comes.
        public static func removeForegroundLifecycleListener(_ listener: any OSNotificationLifecycleListener) {}
        /// Nothing to do: nothing changes.
        public static func addPermissionObserver(_ observer: any OSNotificationPermissionObserver) {}
        /// Nothing to do: nothing changes.
        public static func removePermissionObserver(_ observer: any OSNotificationPermissionObserver) {}
    }
    public enum InAppMessages {
        /// Nothing to do: no message comes.
        public static func addTrigger(_ key: String, withValue value: String) {}
        /// Nothing to do: no message comes.
        public static func addTriggers(_ triggers: [String: String]) {}
        /// Nothing to do: no message comes.
        public static func removeTrigger(_ key: String) {}
        /// Nothing to do: no message comes.
        public static func clearTriggers() {}
        /// Nothing to do: no message comes.
        public static func paused(_ paused: Bool) {}
        /// Nothing to do: no message comes.
        public static func addClickListener(_ listener: (any OSInAppMessageClickListener)?) {}
    }
    public enum Session {
        /// Nothing to do: nothing is sent.
        public static func addOutcome(_ name: String) {}
        /// Nothing to do: nothing is sent.
        public static func addUniqueOutcome(_ name: String) {}
        /// Nothing to do: nothing is sent.
        public static func addOutcome(_ name: String, _ value: NSNumber) {}
    }
    public enum Location {
        /// Nothing to do: nothing is sent.
        public static func requestPermission() {}
        public static var isShared: Bool { false }
    }

    /// Begins. Without effect: OneSignal has no service on this system.
    public static func initialize(_ newAppId: String, withLaunchOptions launchOptions: [AnyHashable: Any]? = nil) {
        standIn(self, "OneSignal has no service on this system")
    }
    /// Nothing to do: nothing is sent.
    public static func login(_ externalId: String) {}
    /// Nothing to do: nothing is sent.
    public static func login(externalId: String, token: String?) {}
    /// Nothing to do: nothing is sent.
    public static func logout() {}
    /// Nothing to do: nothing is sent.
    public static func setConsentRequired(_ required: Bool) {}
    /// Nothing to do: nothing is sent.
    public static func setConsentGiven(_ granted: Bool) {}
    public static var sdkVersion: String { "0" }
}
