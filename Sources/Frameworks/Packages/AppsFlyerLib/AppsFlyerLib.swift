import Foundation
import QuadrantSubstitutes
@_exported import UIKit

// AppsFlyer: nothing is sent, and there are no links.

public let AFEventPurchase = "af_purchase", AFEventSubscribe = "af_subscribe", AFEventStartTrial = "af_start_trial"
public let AFEventLogin = "af_login", AFEventCompleteRegistration = "af_complete_registration"
public let AFEventTutorial_completion = "af_tutorial_completion", AFEventAddToCart = "af_add_to_cart"
public let AFEventInitiatedCheckout = "af_initiated_checkout", AFEventContentView = "af_content_view"
public let AFEventSearch = "af_search", AFEventShare = "af_share", AFEventRate = "af_rate"
public let AFEventLevelAchieved = "af_level_achieved", AFEventAchievementUnlocked = "af_achievement_unlocked"
public let AFEventParamRevenue = "af_revenue", AFEventParamCurrency = "af_currency", AFEventParamPrice = "af_price"
public let AFEventParamContentId = "af_content_id", AFEventParamContentType = "af_content_type"
public let AFEventParamContent = "af_content", AFEventParamQuantity = "af_quantity", AFEventParamOrderId = "af_order_id"

/// Never called.
public protocol AppsFlyerLibDelegate: NSObjectProtocol {
    func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any])
    func onConversionDataFail(_ error: any Error)
    func onAppOpenAttribution(_ attributionData: [AnyHashable: Any])
    func onAppOpenAttributionFailure(_ error: any Error)
}
extension AppsFlyerLibDelegate {
    public func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {}
    public func onAppOpenAttributionFailure(_ error: any Error) {}
}
public enum AFSDKDeepLinkResultStatus: UInt, Sendable { case notFound, found, failure }
public class AppsFlyerDeepLink: NSObject {
    override init() {}
    public var clickEvent: [String: Any] { [:] }
    public var deeplinkValue: String? { nil }
    public var mediaSource: String? { nil }
    public var campaign: String? { nil }
    public var isDeferred: Bool { false }
}
public class DeepLinkResult: NSObject {
    override init() {}
    public var status: AFSDKDeepLinkResultStatus { .notFound }
    public var deepLink: AppsFlyerDeepLink? { nil }
    public var error: (any Error)? { nil }
}
/// Never called.
public protocol DeepLinkDelegate: NSObjectProtocol { func didResolveDeepLink(_ result: DeepLinkResult) }
extension DeepLinkDelegate { public func didResolveDeepLink(_ result: DeepLinkResult) {} }

@MainActor @preconcurrency
public final class AppsFlyerLib: NSObject {
    private static let only = AppsFlyerLib()
    public static func shared() -> AppsFlyerLib { only }
    public var appsFlyerDevKey = "", appleAppID = "", customerUserID: String?, isDebug = false
    public var useUninstallSandbox = false, minTimeBetweenSessions: UInt = 5, isStopped = false
    public var disableAdvertisingIdentifier = false, disableCollectASA = false, disableSKAdNetwork = false
    public var disableIDFVCollection = false, anonymizeUser = false, appInviteOneLinkID: String?
    public var customData: [AnyHashable: Any]?, oneLinkCustomDomains: [String]?, currencyCode: String?
    /// Held weakly; never called.
    public weak var delegate: (any AppsFlyerLibDelegate)?, deepLinkDelegate: (any DeepLinkDelegate)?

    /// Begins. Without effect: AppsFlyer has no service on this system.
    public func start() { standIn(self, "AppsFlyer has no service on this system") }
    /// Begins. Without effect: AppsFlyer has no service on this system.
    public func start(completionHandler: (([String: Any]?, (any Error)?) -> Void)?) {
        standIn(self, "AppsFlyer has no service on this system")
        completionHandler?(nil, ServiceError("AppsFlyer"))
    }
    /// Nothing to do: nothing is sent.
    public func waitForATTUserAuthorization(timeoutInterval: TimeInterval) {}
    /// Nothing to do: nothing is sent.
    public func logEvent(_ eventName: String, withValues values: [AnyHashable: Any]?) {}
    /// Calls the closure at once, with an error.
    public func logEvent(name: String, values: [String: Any]?,
                         completionHandler: (([String: Any]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, ServiceError("AppsFlyer"))
    }
    /// Nothing to do: nothing is sent.
    public func logLocation(longitude: Double, latitude: Double) {}
    /// Nothing to do: nothing is sent.
    public func registerUninstall(_ deviceToken: Data?) {}
    /// Nothing to do: there are no links.
    public func handleOpen(_ url: URL?, options: [AnyHashable: Any]? = nil) {}
    /// Nothing to do: there are no links.
    public func handleOpen(_ url: URL?, sourceApplication: String?, withAnnotation annotation: Any?) {}
    /// Nothing to do: there are no links.
    public func handlePushNotification(_ pushPayload: [AnyHashable: Any]?) {}
    @discardableResult
    public func `continue`(_ userActivity: NSUserActivity?, restorationHandler: (([Any]?) -> Void)? = nil) -> Bool {
        false
    }
    public func getAppsFlyerUID() -> String { "" }
    public func getSDKVersion() -> String { "0" }
}
