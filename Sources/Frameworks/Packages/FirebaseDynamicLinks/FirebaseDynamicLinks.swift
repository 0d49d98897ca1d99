@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes

// FirebaseDynamicLinks: no link is known, and none can be made.

public enum DLMatchType: UInt, Sendable { case none, weak, `default`, unique }
public final class DynamicLink: NSObject {
    override init() {}
    public var url: URL? { nil }
    public var matchType: DLMatchType { .none }
    public var minimumAppVersion: String? { nil }
}
public final class DynamicLinks: NSObject, Sendable {
    private static let only = DynamicLinks()
    public static func dynamicLinks() -> DynamicLinks { only }
    public func dynamicLink(fromCustomSchemeURL url: URL) -> DynamicLink? { nil }
    public func dynamicLink(fromUniversalLink url: URL) async throws -> DynamicLink {
        throw ServiceError("Firebase Dynamic Links")
    }
    public func shouldHandleDynamicLink(fromCustomSchemeURL url: URL) -> Bool { false }
    public func matchesShortLinkFormat(_ url: URL) -> Bool { false }
    @discardableResult
    public func handleUniversalLink(_ url: URL, completion: @escaping (DynamicLink?, (any Error)?) -> Void) -> Bool {
        completion(nil, ServiceError("Firebase Dynamic Links"))
        return false
    }
    @discardableResult
    public func handleUniversalLink(_ url: URL) async throws -> DynamicLink {
        throw ServiceError("Firebase Dynamic Links")
    }
}
public final class DynamicLinkIOSParameters: NSObject {
    public var bundleID: String?, appStoreID: String?, fallbackURL: URL?, minimumAppVersion: String?
    public var customScheme: String?
    public init(bundleID: String) { self.bundleID = bundleID }
}
public final class DynamicLinkAndroidParameters: NSObject {
    public var packageName: String?, fallbackURL: URL?, minimumVersion = 0
    public init(packageName: String) { self.packageName = packageName }
}
public final class DynamicLinkSocialMetaTagParameters: NSObject {
    public var title: String?, descriptionText: String?, imageURL: URL?
    public override init() {}
}
public final class DynamicLinkComponents: NSObject {
    public let link: URL, domainURIPrefix: String
    public var iOSParameters: DynamicLinkIOSParameters?, androidParameters: DynamicLinkAndroidParameters?
    public var socialMetaTagParameters: DynamicLinkSocialMetaTagParameters?
    public init?(link: URL, domainURIPrefix: String) {
        (self.link, self.domainURIPrefix) = (link, domainURIPrefix)
    }
    /// The long form of the link, which is computed.
    public var url: URL? {
        var parts = URLComponents(string: domainURIPrefix)
        parts?.queryItems = [URLQueryItem(name: "link", value: link.absoluteString)]
        return parts?.url
    }
    /// Calls the closure at once, with an error.
    public func shorten(completion: @escaping (URL?, [String]?, (any Error)?) -> Void) {
        completion(nil, nil, ServiceError("Firebase Dynamic Links"))
    }
    public func shorten() async throws -> (URL, [String]) { throw ServiceError("Firebase Dynamic Links") }
}
