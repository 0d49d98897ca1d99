@_exported import FirebaseCore
import Foundation
import SwiftUI

// FirebaseAnalytics: nothing is sent.

public enum Analytics {
    /// Nothing to do: nothing is sent.
    public static func logEvent(_ name: String, parameters: [String: Any]?) {}
    /// Nothing to do: nothing is sent.
    public static func setUserID(_ userID: String?) {}
    /// Nothing to do: nothing is sent.
    public static func setUserProperty(_ value: String?, forName name: String) {}
    /// Nothing to do: nothing is sent.
    public static func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
    /// Nothing to do: nothing is sent.
    public static func setDefaultEventParameters(_ parameters: [String: Any]?) {}
    /// Nothing to do: nothing is sent.
    public static func setConsent(_ consentSettings: [ConsentType: ConsentStatus]) {}
    /// Nothing to do: nothing is kept.
    public static func resetAnalyticsData() {}
    public static func appInstanceID() -> String? { nil }
}
public enum ConsentType: String, Sendable { case adPersonalization, adStorage, adUserData, analyticsStorage }
public enum ConsentStatus: String, Sendable { case denied, granted }
public let AnalyticsEventScreenView = "screen_view", AnalyticsEventSelectContent = "select_content"
public let AnalyticsEventLogin = "login", AnalyticsEventSignUp = "sign_up", AnalyticsEventSearch = "search"
public let AnalyticsEventShare = "share", AnalyticsEventPurchase = "purchase", AnalyticsEventSelectItem = "select_item"
public let AnalyticsEventAppOpen = "app_open", AnalyticsEventViewItem = "view_item"
public let AnalyticsParameterScreenName = "screen_name", AnalyticsParameterScreenClass = "screen_class"
public let AnalyticsParameterItemID = "item_id", AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterContentType = "content_type", AnalyticsParameterMethod = "method"
public let AnalyticsParameterValue = "value", AnalyticsParameterSearchTerm = "search_term"
public let AnalyticsParameterContent = "content", AnalyticsParameterCurrency = "currency"

extension View {
    /// Nothing to do: nothing is sent.
    public func analyticsScreen(name: String, class screenClass: String = "View", extraParameters: [String: Any] = [:])
        -> some View { self }
}
