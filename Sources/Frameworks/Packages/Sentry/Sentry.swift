@_exported import Foundation
import SwiftUI
@_exported import UIKit

// Sentry: nothing is sent.

public enum SentryLevel: UInt, Sendable { case none, debug, info, warning, error, fatal }
public final class SentryId: NSObject, Sendable {
    public static let empty = SentryId()
    public var sentryIdString: String { String(repeating: "0", count: 32) }
}
public final class Options: NSObject {
    public var dsn: String?, environment = "production", releaseName: String?, dist: String?
    public var debug = false, enabled = true, sampleRate: NSNumber? = 1, tracesSampleRate: NSNumber?
    public var profilesSampleRate: NSNumber?, attachStacktrace = true, attachScreenshot = false
    public var attachViewHierarchy = false, enableAutoSessionTracking = true, enableAutoPerformanceTracing = true
    public var enableCaptureFailedRequests = true, enableAppHangTracking = true, enableCrashHandler = true
    public var enableUserInteractionTracing = true, enableNetworkTracking = true, enableSwizzling = true
    public var enableMetricKit = false, enableWatchdogTerminationTracking = true, sendDefaultPii = false
    public var enableTracing = false, enableTimeToFullDisplayTracing = false, swiftAsyncStacktraces = false
    public var enablePreWarmedAppStartTracing = false, enableAppHangTrackingV2 = false, enableFileIOTracing = true
    public var maxBreadcrumbs: UInt = 100, diagnosticLevel = SentryLevel.debug
    public var enableLogs = false, enableUnhandledCPPExceptionsV2 = false, enableReportNonFullyBlockingAppHangs = true
    public var appHangTimeoutInterval: TimeInterval = 2, shutdownTimeInterval: TimeInterval = 2
    public var sessionTrackingIntervalMillis: UInt = 30_000, maxAttachmentSize: UInt = 20 * 1024 * 1024
    public var inAppIncludes: [String] = [], inAppExcludes: [String] = [], tracePropagationTargets: [Any] = []
    public var sessionReplay = SentryReplayOptions(), experimental = SentryExperimentalOptions()
    /// Called at once: nothing is recorded, so that its values have no effect.
    public var configureProfiling: ((SentryProfileOptions) -> Void)? {
        didSet { configureProfiling?(SentryProfileOptions()) }
    }
    /// Never called: no form is shown.
    public var configureUserFeedback: ((SentryUserFeedbackConfiguration) -> Void)?
    /// Never called: nothing is sent.
    public var beforeSend: ((Event) -> Event?)?, beforeBreadcrumb: ((Breadcrumb) -> Breadcrumb?)?
    /// Never called: nothing is sent.
    public var beforeSendSpan: ((any Span) -> (any Span)?)?, onCrashedLastRun: ((Event) -> Void)?
    /// Never called: nothing is sent.
    public var initialScope: (Scope) -> Scope = { $0 }, tracesSampler: ((Any) -> NSNumber?)?
    public func add(inAppInclude: String) { inAppIncludes.append(inAppInclude) }
    public func add(inAppExclude: String) { inAppExcludes.append(inAppExclude) }
}
/// How screens are recorded. None is.
public final class SentryReplayOptions: NSObject {
    public enum SentryReplayQuality: Int, Sendable { case low, medium, high }
    public var sessionSampleRate: Float, onErrorSampleRate: Float
    public var maskAllText: Bool, maskAllImages: Bool, quality = SentryReplayQuality.medium
    public var maskedViewClasses: [AnyClass] = [], unmaskedViewClasses: [AnyClass] = []
    public var enableViewRendererV2 = true, enableFastViewRendering = false
    public init(sessionSampleRate: Float = 0, onErrorSampleRate: Float = 0, maskAllText: Bool = true,
                maskAllImages: Bool = true) {
        (self.sessionSampleRate, self.onErrorSampleRate) = (sessionSampleRate, onErrorSampleRate)
        (self.maskAllText, self.maskAllImages) = (maskAllText, maskAllImages)
    }
}
public final class SentryExperimentalOptions: NSObject {
    public var enableLogs = false, enableUnhandledCPPExceptionsV2 = false, enableDataSwizzling = true
    public var enableFileManagerSwizzling = false, enableSessionReplayInUnreliableEnvironment = false
}
/// How the program's work is measured. It is not.
public final class SentryProfileOptions: NSObject {
    public enum SentryProfileLifecycle: Int, Sendable { case manual, trace }
    public var lifecycle = SentryProfileLifecycle.manual, sessionSampleRate: Float = 0, profileAppStarts = false
}
/// A form for people. None is shown.
public final class SentryUserFeedbackConfiguration: NSObject {
    public var animations = true, useShakeGesture = false, showFormForScreenshots = false
    public var onFormOpen: (() -> Void)?, onFormClose: (() -> Void)?
    public var onSubmitSuccess: (([String: Any]) -> Void)?, onSubmitError: ((any Error) -> Void)?
    public var tags: [String: Any]?
}
/// What a person tells.
public final class SentryFeedback: NSObject {
    public enum SentryFeedbackSource: Int, Sendable { case widget, custom }
    public let eventId = SentryId.empty
    public init(message: String, name: String?, email: String?, source: SentryFeedbackSource = .widget,
                associatedEventId: SentryId? = nil, attachments: [Any]? = nil) {}
}
/// Writes lines. They are not sent.
public final class SentryLogger: NSObject, Sendable {
    /// Nothing to do: nothing is sent.
    public func trace(_ body: String, attributes: [String: Any] = [:]) {}
    /// Nothing to do: nothing is sent.
    public func debug(_ body: String, attributes: [String: Any] = [:]) {}
    /// Nothing to do: nothing is sent.
    public func info(_ body: String, attributes: [String: Any] = [:]) {}
    /// Nothing to do: nothing is sent.
    public func warn(_ body: String, attributes: [String: Any] = [:]) {}
    /// Nothing to do: nothing is sent.
    public func error(_ body: String, attributes: [String: Any] = [:]) {}
    /// Nothing to do: nothing is sent.
    public func fatal(_ body: String, attributes: [String: Any] = [:]) {}
}
public final class Breadcrumb: NSObject {
    public var level: SentryLevel, category: String, type: String?, message: String?, data: [String: Any]?
    public override convenience init() { self.init(level: .info, category: "default") }
    public init(level: SentryLevel, category: String) { (self.level, self.category) = (level, category) }
}
public final class SentryMessage: NSObject {
    public let formatted: String
    public init(formatted: String) { self.formatted = formatted }
}
public final class Event: NSObject {
    public var message: SentryMessage?, tags: [String: String]?, extra: [String: Any]?, level: SentryLevel
    public override convenience init() { self.init(level: .error) }
    public init(level: SentryLevel) { self.level = level }
}
public final class User: NSObject {
    public var userId: String?, email: String?, username: String?, data: [String: Any]?
    public override init() {}
    public init(userId: String) { self.userId = userId }
}
/// What goes with an event. Nothing to do: nothing is sent.
public final class Scope: NSObject {
    /// Nothing to do: nothing is sent.
    public func setTag(value: String, key: String) {}
    /// Nothing to do: nothing is sent.
    public func setTags(_ tags: [String: String]?) {}
    /// Nothing to do: nothing is sent.
    public func setExtra(value: Any?, key: String) {}
    /// Nothing to do: nothing is sent.
    public func setExtras(_ extras: [String: Any]?) {}
    /// Nothing to do: nothing is sent.
    public func setContext(value: [String: Any], key: String) {}
    /// Nothing to do: nothing is sent.
    public func setLevel(_ level: SentryLevel) {}
    /// Nothing to do: nothing is sent.
    public func setUser(_ user: User?) {}
    /// Nothing to do: nothing is sent.
    public func addBreadcrumb(_ crumb: Breadcrumb) {}
    /// Nothing to do: nothing is sent.
    public func clear() {}
}
public enum SentrySpanStatus: UInt, Sendable { case undefined, ok, deadlineExceeded, internalError, cancelled }
public protocol Span: AnyObject {
    func startChild(operation: String) -> any Span
    func startChild(operation: String, description: String?) -> any Span
    func setData(value: Any?, key: String)
    func setTag(value: String, key: String)
    func finish()
    func finish(status: SentrySpanStatus)
}
private final class SilentSpan: Span {
    func startChild(operation: String) -> any Span { self }
    func startChild(operation: String, description: String?) -> any Span { self }
    func setData(value: Any?, key: String) {}
    func setTag(value: String, key: String) {}
    func finish() {}
    func finish(status: SentrySpanStatus) {}
}
public enum SentrySDK {
    public static var isEnabled: Bool { false }
    public static var crashedLastRun: Bool { false }
    public static var span: (any Span)? { nil }
    public static let logger = SentryLogger()
    /// Nothing to do: nothing is sent.
    public static func capture(feedback: SentryFeedback) {}
    /// Nothing to do: nothing is sent.
    public static func reportFullyDisplayed() {}
    /// Nothing to do: nothing is sent.
    public static func pauseAppHangTracking() {}
    /// Nothing to do: nothing is sent.
    public static func resumeAppHangTracking() {}
    /// Nothing to do: nothing is sent.
    public static func start(configureOptions: @escaping (Options) -> Void) { configureOptions(Options()) }
    /// Nothing to do: nothing is sent.
    public static func start(options: Options) {}
    /// Nothing to do: nothing is sent.
    @discardableResult public static func capture(error: any Error) -> SentryId { .empty }
    /// Nothing to do: nothing is sent.
    @discardableResult public static func capture(error: any Error, block: @escaping (Scope) -> Void) -> SentryId {
        .empty
    }
    /// Nothing to do: nothing is sent.
    @discardableResult public static func capture(message: String) -> SentryId { .empty }
    /// Nothing to do: nothing is sent.
    @discardableResult public static func capture(message: String, block: @escaping (Scope) -> Void) -> SentryId {
        .empty
    }
    /// Nothing to do: nothing is sent.
    @discardableResult public static func capture(event: Event) -> SentryId { .empty }
    /// Nothing to do: nothing is sent.
    /// Nothing to do: nothing is sent.
    public static func addBreadcrumb(_ crumb: Breadcrumb) {}
    /// Nothing to do: nothing is sent.
    public static func configureScope(_ callback: @escaping (Scope) -> Void) { callback(Scope()) }
    /// Nothing to do: nothing is sent.
    public static func setUser(_ user: User?) {}
    public static func startTransaction(name: String, operation: String) -> any Span { SilentSpan() }
    public static func startTransaction(name: String, operation: String, bindToScope: Bool) -> any Span { SilentSpan() }
    /// Nothing to do: nothing is sent.
    public static func flush(timeout: TimeInterval) {}
    /// Nothing to do: nothing is sent.
    public static func close() {}
    public static func crash() { fatalError("SentrySDK.crash()") }
}
extension View {
    /// Nothing to do: nothing is sent.
    public func sentryTrace(_ viewName: String? = nil) -> some View { self }
}
