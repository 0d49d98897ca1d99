import Foundation
import QuadrantSubstitutes
import SwiftUI

// PostHog: nothing is sent, and no flag is set.

public enum PostHogPersonProfiles: Int, Sendable { case never, always, identifiedOnly }
public enum PostHogDataMode: Int, Sendable { case wifi, cellular, any }
public final class PostHogEvent {
    public var event: String, distinctId: String, properties: [String: Any], timestamp: Date
    public let uuid = UUID()
    public init(event: String, distinctId: String, properties: [String: Any] = [:], timestamp: Date = Date()) {
        (self.event, self.distinctId, self.properties, self.timestamp) = (event, distinctId, properties, timestamp)
    }
}
public final class PostHogSessionReplayConfig {
    public var maskAllTextInputs = true, maskAllImages = true, maskAllSandboxedViews = true, screenshotMode = false
    public var captureNetworkTelemetry = true, captureLogs = false, throttleDelay: TimeInterval = 1
    public var debouncerDelay: TimeInterval = 1, sampleRate: NSNumber?
    public init() {}
}
public final class PostHogErrorTrackingConfig {
    public var autoCapture = false, inAppIncludes: [String] = [], inAppExcludes: [String] = []
    public init() {}
}
public final class PostHogSurveysConfig {
    public init() {}
}
/// What is sent, and how often. Nothing to do: nothing is sent.
public final class PostHogConfig {
    public static let defaultHost = "https://us.i.posthog.com"
    public let apiKey: String, host: URL
    public var flushAt = 20, maxQueueSize = 1_000, maxBatchSize = 50, flushIntervalSeconds: TimeInterval = 30
    public var dataMode = PostHogDataMode.any, sendFeatureFlagEvent = true, preloadFeatureFlags = true
    public var remoteConfig = true, captureApplicationLifecycleEvents = true, captureScreenViews = true
    public var captureElementInteractions = false, debug = false, optOut = false, reuseAnonymousId = false
    public var setDefaultPersonProperties = true, enableSwizzling = true, sessionReplay = false, surveys = true
    public var personProfiles = PostHogPersonProfiles.identifiedOnly, appGroupIdentifier: String?
    /// Never called: nothing is sent.
    public var getAnonymousId: (UUID) -> UUID = { $0 }, propertiesSanitizer: AnyObject?
    public var sessionReplayConfig = PostHogSessionReplayConfig(), surveysConfig = PostHogSurveysConfig()
    public var errorTrackingConfig = PostHogErrorTrackingConfig()
    public init(apiKey: String, host: String = defaultHost) {
        (self.apiKey, self.host) = (apiKey, URL(string: host) ?? URL(fileURLWithPath: "/"))
    }
    public convenience init(projectToken: String, host: String = defaultHost) {
        self.init(apiKey: projectToken, host: host)
    }
    public var projectToken: String { apiKey }
    /// Nothing to do: nothing is sent.
    public func setBeforeSend(_ blocks: [(PostHogEvent) -> PostHogEvent?]) {}
    /// Nothing to do: nothing is sent.
    public func setBeforeSend(_ blocks: ((PostHogEvent) -> PostHogEvent?)...) {}
}
public final class PostHogSDK: NSObject, Sendable {
    public static let shared = PostHogSDK()
    public static let didReceiveFeatureFlags = Notification.Name("PostHogDidReceiveFeatureFlags")

    /// A client of its own. Without effect: PostHog has no service on this system.
    public static func with(_ config: PostHogConfig) -> PostHogSDK {
        standIn(self, "PostHog has no service on this system")
        return PostHogSDK()
    }
    /// Begins. Without effect: PostHog has no service on this system.
    public func setup(_ config: PostHogConfig) { standIn(self, "PostHog has no service on this system") }
    /// Nothing to do: nothing is sent.
    public func debug(_ enabled: Bool = true) {}
    public func getDistinctId() -> String { "" }
    public func getAnonymousId() -> String { "" }
    public func getSessionId() -> String? { nil }
    /// Nothing to do: nothing is sent.
    public func startSession() {}
    /// Nothing to do: nothing is sent.
    public func endSession() {}
    /// Nothing to do: nothing is sent.
    public func flush() {}
    /// Nothing to do: nothing is kept.
    public func reset() {}
    /// Nothing to do: nothing is sent.
    public func close() {}
    /// Nothing to do: nothing is sent.
    public func optIn() {}
    /// Nothing to do: nothing is sent.
    public func optOut() {}
    public func isOptOut() -> Bool { true }
    /// Nothing to do: nothing is sent.
    public func register(_ properties: [String: Any]) {}
    /// Nothing to do: nothing is sent.
    public func unregister(_ key: String) {}
    /// Nothing to do: nothing is sent.
    public func identify(_ distinctId: String, userProperties: [String: Any]? = nil,
                         userPropertiesSetOnce: [String: Any]? = nil) {}
    /// Nothing to do: nothing is sent.
    public func setPersonProperties(userPropertiesToSet: [String: Any]? = nil,
                                    userPropertiesToSetOnce: [String: Any]? = nil) {}
    /// Nothing to do: nothing is sent.
    public func alias(_ alias: String) {}
    /// Nothing to do: nothing is sent.
    public func group(type: String, key: String, groupProperties: [String: Any]? = nil) {}
    /// Nothing to do: nothing is sent.
    public func capture(_ event: String, distinctId: String? = nil, properties: [String: Any]? = nil,
                        userProperties: [String: Any]? = nil, userPropertiesSetOnce: [String: Any]? = nil,
                        groups: [String: String]? = nil, timestamp: Date? = nil) {}
    /// Nothing to do: nothing is sent.
    public func captureException(_ error: any Error, properties: [String: Any]? = nil) {}
    /// Nothing to do: nothing is sent.
    public func screen(_ screenTitle: String, properties: [String: Any]? = nil) {}
    /// Calls the closure at once.
    public func reloadFeatureFlags(_ callback: (() -> Void)? = nil) { callback?() }
    public func getFeatureFlag(_ key: String) -> Any? { nil }
    public func getFeatureFlagPayload(_ key: String) -> Any? { nil }
    public func isFeatureEnabled(_ key: String) -> Bool { false }
    /// Nothing to do: no flag is set.
    public func setPersonPropertiesForFlags(_ properties: [String: Any], reloadFeatureFlags: Bool = true) {}
    public func isSessionReplayActive() -> Bool { false }
    /// Nothing to do: nothing is recorded.
    public func startSessionRecording(resumeCurrent: Bool = true) {}
    /// Nothing to do: nothing is recorded.
    public func stopSessionRecording() {}
}
extension View {
    /// Nothing to do: nothing is sent.
    public func postHogScreenView(_ screenName: String? = nil, _ properties: [String: Any]? = nil) -> some View { self }
    /// Nothing to do: nothing is sent.
    public func postHogViewSeen(_ event: String, _ properties: [String: Any]? = nil) -> some View { self }
    /// Nothing to do: nothing is sent.
    public func postHogLabel(_ label: String?) -> some View { self }
    /// Nothing to do: nothing is recorded.
    public func postHogMask(_ isEnabled: Bool = true) -> some View { self }
    /// Nothing to do: nothing is recorded.
    public func postHogNoMask() -> some View { self }
}
