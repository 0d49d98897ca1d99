import Foundation
import QuadrantSubstitutes
@_exported import UIKit

// Facebook: no user is signed in, and nothing is sent.

public final class AccessToken: NSObject, Sendable {
    public let tokenString = "", userID = "", appID = "", isExpired = true
    private override init() {}
    public static var current: AccessToken? { nil }
    public static var isCurrentAccessTokenActive: Bool { false }
}
public final class AuthenticationToken: NSObject, Sendable {
    public let tokenString = "", nonce = ""
    private override init() {}
    public static var current: AuthenticationToken? { nil }
}
public final class Profile: NSObject, Sendable {
    public let userID = "", name: String? = nil, firstName: String? = nil, lastName: String? = nil
    public let email: String? = nil, imageURL: URL? = nil
    private override init() {}
    public static var current: Profile? { nil }
    /// Calls the closure at once, without a profile.
    public static func loadCurrentProfile(completion: ((Profile?, (any Error)?) -> Void)?) {
        completion?(nil, ServiceError("Facebook"))
    }
}
@MainActor @preconcurrency
public final class Settings: NSObject {
    public static let shared = Settings()
    public var isAutoLogAppEventsEnabled = true, isAdvertiserIDCollectionEnabled = true
    public var isAdvertiserTrackingEnabled = false, appID: String?, clientToken: String?, displayName: String?
    public var graphAPIVersion = "v17.0"
}
@MainActor @preconcurrency
public final class ApplicationDelegate: NSObject {
    public static let shared = ApplicationDelegate()
    /// Without effect: Facebook has no service on this system.
    @discardableResult
    public func application(_ application: UIApplication,
                            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil)
        -> Bool {
        standIn(self, "Facebook has no service on this system")
        return false
    }
    @discardableResult
    public func application(_ application: UIApplication, open url: URL,
                            options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { false }
    @discardableResult
    public func application(_ application: UIApplication, open url: URL, sourceApplication: String?,
                            annotation: Any?) -> Bool { false }
    /// Nothing to do: there is no service.
    public func initializeSDK() {}
}
public final class AppEvents: NSObject, Sendable {
    public static let shared = AppEvents()
    public struct Name: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let completedRegistration = Name("fb_mobile_complete_registration")
        public static let purchased = Name("fb_mobile_purchase"), subscribe = Name("Subscribe")
        public static let startTrial = Name("StartTrial"), viewedContent = Name("fb_mobile_content_view")
        public static let addedToCart = Name("fb_mobile_add_to_cart"), searched = Name("fb_mobile_search")
        public static let initiatedCheckout = Name("fb_mobile_initiated_checkout")
        public static let completedTutorial = Name("fb_mobile_tutorial_completion")
    }
    public struct ParameterName: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let currency = ParameterName("fb_currency"), contentID = ParameterName("fb_content_id")
        public static let content = ParameterName("fb_content"), numItems = ParameterName("fb_num_items")
        public static let contentType = ParameterName("fb_content_type"), orderID = ParameterName("fb_order_id")
        public static let registrationMethod = ParameterName("fb_registration_method")
    }
    public var anonymousID: String { "" }
    /// Nothing to do: nothing is sent.
    public func activateApp() {}
    /// Nothing to do: nothing is sent.
    public func logEvent(_ eventName: Name) {}
    /// Nothing to do: nothing is sent.
    public func logEvent(_ eventName: Name, parameters: [ParameterName: Any]?) {}
    /// Nothing to do: nothing is sent.
    public func logEvent(_ eventName: Name, valueToSum: Double) {}
    /// Nothing to do: nothing is sent.
    public func logEvent(_ eventName: Name, valueToSum: Double, parameters: [ParameterName: Any]?) {}
    /// Nothing to do: nothing is sent.
    public func logPurchase(amount: Double, currency: String) {}
    /// Nothing to do: nothing is sent.
    public func logPurchase(amount: Double, currency: String, parameters: [ParameterName: Any]?) {}
    /// Nothing to do: nothing is sent.
    public func flush() {}
}
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let get = HTTPMethod(rawValue: "GET"), post = HTTPMethod(rawValue: "POST")
    public static let delete = HTTPMethod(rawValue: "DELETE")
}
public protocol GraphRequestConnecting {}
/// A request, which fails.
public final class GraphRequest: NSObject {
    public let graphPath: String, parameters: [String: Any]
    public init(graphPath: String, parameters: [String: Any] = [:], httpMethod: HTTPMethod = .get) {
        (self.graphPath, self.parameters) = (graphPath, parameters)
    }
    /// Calls the closure at once, with an error.
    public func start(completion: (((any GraphRequestConnecting)?, Any?, (any Error)?) -> Void)? = nil) {
        completion?(nil, nil, ServiceError("Facebook"))
    }
}
