import Foundation
import QuadrantSubstitutes

// RevenueCat: a customer without purchases; there are no offerings, and purchases fail.

private func unavailable() -> ServiceError { ServiceError("RevenueCat") }
private func failure(_ code: ErrorCode) -> PublicError {
    PublicError(domain: "RevenueCat.ErrorCode", code: code.rawValue,
                userInfo: [NSLocalizedDescriptionKey: unavailable().errorDescription ?? ""])
}

public protocol PurchasesDelegate: NSObjectProtocol {
    /// Never called: nothing is purchased.
    func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
    /// Never called: nothing is promoted.
    func purchases(_ purchases: Purchases, readyForPromotedProduct product: StoreProduct,
                   purchase startPurchase: @escaping StartPurchaseBlock)
}
extension PurchasesDelegate {
    public func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}
    public func purchases(_ purchases: Purchases, readyForPromotedProduct product: StoreProduct,
                          purchase startPurchase: @escaping StartPurchaseBlock) {}
}
public enum PurchasesAreCompletedBy: Int, Sendable { case revenueCat, myApp }
public enum StoreKitVersion: Int, Sendable {
    case storeKit1 = 1, storeKit2
    public static let `default` = StoreKitVersion.storeKit2
}
public struct Configuration {
    public enum EntitlementVerificationMode: Int, Sendable { case disabled, informational, enforced }
    public static func builder(withAPIKey apiKey: String) -> Builder { Builder() }
    public struct Builder {
        init() {}
        public init(withAPIKey apiKey: String) {}
        public func with(appUserID: String?) -> Builder { self }
        public func with(userDefaults: UserDefaults) -> Builder { self }
        public func with(usesStoreKit2IfAvailable: Bool) -> Builder { self }
        public func with(observerMode: Bool) -> Builder { self }
        public func with(dangerousSettings: DangerousSettings) -> Builder { self }
        public func with(networkTimeout: TimeInterval) -> Builder { self }
        public func with(storeKit1Timeout: TimeInterval) -> Builder { self }
        public func with(showStoreMessagesAutomatically: Bool) -> Builder { self }
        public func with(storeKitVersion: StoreKitVersion) -> Builder { self }
        public func with(diagnosticsEnabled: Bool) -> Builder { self }
        public func with(purchasesAreCompletedBy: PurchasesAreCompletedBy,
                         storeKitVersion: StoreKitVersion) -> Builder { self }
        public func with(entitlementVerificationMode: EntitlementVerificationMode) -> Builder { self }
        public func build() -> Configuration { Configuration() }
    }
}
public struct DangerousSettings: Sendable {
    public let autoSyncPurchases: Bool
    public init(autoSyncPurchases: Bool = true) { self.autoSyncPurchases = autoSyncPurchases }
}
/// What is known of a customer. Nothing to do: nothing is sent.
public final class Attribution: NSObject, Sendable {
    /// Nothing to do: nothing is sent.
    public func setAttributes(_ attributes: [String: String]) {}
    /// Nothing to do: nothing is sent.
    public func setEmail(_ email: String?) {}
    /// Nothing to do: nothing is sent.
    public func setPhoneNumber(_ phoneNumber: String?) {}
    /// Nothing to do: nothing is sent.
    public func setDisplayName(_ displayName: String?) {}
    /// Nothing to do: nothing is sent.
    public func setPushToken(_ pushToken: Data?) {}
    /// Nothing to do: nothing is sent.
    public func setPushTokenString(_ pushToken: String?) {}
    /// Nothing to do: nothing is sent.
    public func collectDeviceIdentifiers() {}
    /// Nothing to do: nothing is sent.
    public func enableAdServicesAttributionTokenCollection() {}
    /// Nothing to do: nothing is sent.
    public func setAdjustID(_ adjustID: String?) {}
    /// Nothing to do: nothing is sent.
    public func setAppsflyerID(_ appsflyerID: String?) {}
    /// Nothing to do: nothing is sent.
    public func setFBAnonymousID(_ fbAnonymousID: String?) {}
    /// Nothing to do: nothing is sent.
    public func setMixpanelDistinctID(_ mixpanelDistinctID: String?) {}
    /// Nothing to do: nothing is sent.
    public func setOnesignalID(_ onesignalID: String?) {}
    /// Nothing to do: nothing is sent.
    public func setOnesignalUserID(_ onesignalUserID: String?) {}
    /// Nothing to do: nothing is sent.
    public func setPostHogUserID(_ postHogUserID: String?) {}
    /// Nothing to do: nothing is sent.
    public func setFirebaseAppInstanceID(_ firebaseAppInstanceID: String?) {}
    /// Nothing to do: nothing is sent.
    public func setMediaSource(_ mediaSource: String?) {}
    /// Nothing to do: nothing is sent.
    public func setCampaign(_ campaign: String?) {}
    /// Nothing to do: nothing is sent.
    public func setAdGroup(_ adGroup: String?) {}
    /// Nothing to do: nothing is sent.
    public func setAd(_ value: String?) {}
    /// Nothing to do: nothing is sent.
    public func setKeyword(_ keyword: String?) {}
    /// Nothing to do: nothing is sent.
    public func setCreative(_ creative: String?) {}
}

public final class Purchases: NSObject, @unchecked Sendable {
    public static let shared = Purchases()
    private var state = (isConfigured: false, logLevel: LogLevel.info)
    public static var isConfigured: Bool { shared.state.isConfigured }
    /// Nothing to do: nothing is logged.
    public static var logLevel: LogLevel {
        get { shared.state.logLevel }
        set { shared.state.logLevel = newValue }
    }
    public weak var delegate: (any PurchasesDelegate)?
    public let attribution = Attribution()
    public var appUserID: String { "" }
    public var isAnonymous: Bool { true }
    public var isSandbox: Bool { true }
    public var storeFrontCountryCode: String? { nil }
    public var cachedCustomerInfo: CustomerInfo? { nil }
    public var cachedOfferings: Offerings? { nil }
    public static var frameworkVersion: String { "0" }

    /// A customer without purchases. Without effect: RevenueCat has no service on this system.
    @discardableResult public static func configure(withAPIKey apiKey: String) -> Purchases {
        standIn(self, "RevenueCat has no service on this system")
        return configured()
    }
    /// A customer without purchases. Without effect: RevenueCat has no service on this system.
    @discardableResult public static func configure(withAPIKey apiKey: String, appUserID: String?) -> Purchases {
        standIn(self, "RevenueCat has no service on this system")
        return configured()
    }
    /// A customer without purchases. Without effect: RevenueCat has no service on this system.
    @discardableResult public static func configure(with configuration: Configuration) -> Purchases {
        standIn(self, "RevenueCat has no service on this system")
        return configured()
    }
    /// A customer without purchases. Without effect: RevenueCat has no service on this system.
    @discardableResult public static func configure(with builder: Configuration.Builder) -> Purchases {
        standIn(self, "RevenueCat has no service on this system")
        return configured()
    }
    private static func configured() -> Purchases {
        shared.state.isConfigured = true
        return shared
    }
    public static func canMakePayments() -> Bool { false }

    public func customerInfo() async throws -> CustomerInfo { CustomerInfo() }
    public func customerInfo(fetchPolicy: CacheFetchPolicy) async throws -> CustomerInfo { CustomerInfo() }
    public func getCustomerInfo(completion: @escaping (CustomerInfo?, PublicError?) -> Void) {
        completion(CustomerInfo(), nil)
    }
    public func getCustomerInfo(fetchPolicy: CacheFetchPolicy,
                                completion: @escaping (CustomerInfo?, PublicError?) -> Void) {
        completion(CustomerInfo(), nil)
    }
    /// Nothing to do: nothing is kept.
    public func invalidateCustomerInfoCache() {}
    public var customerInfoStream: AsyncStream<CustomerInfo> {
        AsyncStream { continuation in
            continuation.yield(CustomerInfo())
            continuation.finish()
        }
    }
    public func offerings() async throws -> Offerings { Offerings() }
    public func getOfferings(completion: @escaping (Offerings?, PublicError?) -> Void) { completion(Offerings(), nil) }
    public func syncAttributesAndOfferingsIfNeeded() async throws -> Offerings? { Offerings() }
    public func products(_ productIdentifiers: [String]) async -> [StoreProduct] { [] }
    public func getProducts(_ productIdentifiers: [String], completion: @escaping ([StoreProduct]) -> Void) {
        completion([])
    }
    public func checkTrialOrIntroDiscountEligibility(product: StoreProduct) async -> IntroEligibilityStatus {
        .unknown
    }
    public func checkTrialOrIntroDiscountEligibility(productIdentifiers: [String]) async
        -> [String: IntroEligibility] {
        Dictionary(productIdentifiers.map { ($0, IntroEligibility(.unknown)) }) { $1 }
    }
    public func checkTrialOrIntroDiscountEligibility(
        product: StoreProduct, completion: @escaping (IntroEligibilityStatus) -> Void
    ) { completion(.unknown) }
    public func checkTrialOrIntroDiscountEligibility(
        productIdentifiers: [String], completion: @escaping ([String: IntroEligibility]) -> Void
    ) { completion(Dictionary(productIdentifiers.map { ($0, IntroEligibility(.unknown)) }) { $1 }) }
    public func checkTrialOrIntroDiscountEligibility(packages: [Package]) async -> [Package: IntroEligibility] { [:] }
    public func promotionalOffer(forProductDiscount discount: StoreProductDiscount,
                                 product: StoreProduct) async throws -> PromotionalOffer { throw unavailable() }
    @discardableResult
    public func purchase(package: Package) async throws -> PurchaseResultData { throw unavailable() }
    @discardableResult
    public func purchase(product: StoreProduct) async throws -> PurchaseResultData { throw unavailable() }
    @discardableResult
    public func purchase(package: Package, promotionalOffer: PromotionalOffer) async throws -> PurchaseResultData {
        throw unavailable()
    }
    public func purchase(
        package: Package, completion: @escaping (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void
    ) { completion(nil, nil, failure(.storeProblemError), false) }
    public func purchase(
        product: StoreProduct, completion: @escaping (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void
    ) { completion(nil, nil, failure(.storeProblemError), false) }
    @discardableResult public func restorePurchases() async throws -> CustomerInfo { CustomerInfo() }
    public func restorePurchases(completion: ((CustomerInfo?, PublicError?) -> Void)? = nil) {
        completion?(CustomerInfo(), nil)
    }
    @discardableResult public func syncPurchases() async throws -> CustomerInfo { CustomerInfo() }
    public func syncPurchases(completion: ((CustomerInfo?, PublicError?) -> Void)?) { completion?(CustomerInfo(), nil) }
    @discardableResult
    public func logIn(_ appUserID: String) async throws -> (customerInfo: CustomerInfo, created: Bool) {
        throw unavailable()
    }
    public func logIn(_ appUserID: String, completion: @escaping (CustomerInfo?, Bool, PublicError?) -> Void) {
        completion(nil, false, failure(.networkError))
    }
    @discardableResult public func logOut() async throws -> CustomerInfo { CustomerInfo() }
    public func logOut(completion: ((CustomerInfo?, PublicError?) -> Void)?) { completion?(CustomerInfo(), nil) }
    public func showManageSubscriptions() async throws { throw unavailable() }
    public func showManageSubscriptions(completion: @escaping (PublicError?) -> Void) {
        completion(failure(.unsupportedError))
    }
    public func beginRefundRequest(forProduct productID: String) async throws -> RefundRequestStatus {
        throw unavailable()
    }
    public func beginRefundRequest(forEntitlement entitlementID: String) async throws -> RefundRequestStatus {
        throw unavailable()
    }
    public func beginRefundRequestForActiveEntitlement() async throws -> RefundRequestStatus { throw unavailable() }
    /// Nothing to do: there is no sheet.
    public func presentCodeRedemptionSheet() {}
    public func showStoreMessages() async {}
    /// Nothing to do: nothing is sent.
    public func setAttributes(_ attributes: [String: String]) {}
    /// Nothing to do: nothing is sent.
    public func setEmail(_ email: String?) {}
    /// Nothing to do: nothing is sent.
    public func setDisplayName(_ displayName: String?) {}
    /// Nothing to do: nothing is sent.
    public func collectDeviceIdentifiers() {}
}
