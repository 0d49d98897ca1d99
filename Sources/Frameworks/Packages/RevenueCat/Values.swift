import Foundation

// What purchases are described with. There are none, so that programs meet few of these values.

/// Why nothing was purchased.
public enum ErrorCode: Int, Error, Sendable {
    case unknownError, purchaseCancelledError, storeProblemError, purchaseNotAllowedError, purchaseInvalidError
    case productNotAvailableForPurchaseError, productAlreadyPurchasedError, receiptAlreadyInUseError
    case invalidReceiptError, missingReceiptFileError, networkError, invalidCredentialsError
    case unexpectedBackendResponseError, invalidAppUserIdError = 14, operationAlreadyInProgressForProductError
    case unknownBackendError, invalidAppleSubscriptionKeyError, ineligibleError, insufficientPermissionsError
    case paymentPendingError, invalidSubscriberAttributesError, logOutAnonymousUserError, configurationError
    case unsupportedError, emptySubscriberAttributesError, productDiscountMissingIdentifierError
    case productDiscountMissingSubscriptionGroupIdentifierError = 28, customerInfoError, systemInfoError
    case beginRefundRequestError, productRequestTimedOut, apiEndpointBlocked, invalidPromotionalOfferError
    case offlineConnectionError
    public var code: ErrorCode { self }
}
public typealias PurchasesError = ErrorCode
public typealias PublicError = NSError

public enum LogLevel: Int, Sendable { case verbose, debug, info, warn, error }
public enum PeriodType: Int, Sendable { case normal, intro, trial, prepaid }
public enum OwnershipType: Int, Sendable { case purchased, familyShared, unknown }
public enum Store: Int, Sendable {
    case appStore, macAppStore, playStore, stripe, promotional, unknownStore, amazon, rcBilling, external, paddle
}
public enum VerificationResult: Int, Sendable {
    case notRequested, verified, failed, verifiedOnDevice
    public var isVerified: Bool { self == .verified || self == .verifiedOnDevice }
}
public enum CacheFetchPolicy: Int, Sendable {
    case fromCacheOnly, fetchCurrent, notStaleCachedOrFetched, cachedOrFetched
    public static let `default` = CacheFetchPolicy.cachedOrFetched
}
public enum PackageType: Int, Sendable {
    case unknown = -2, custom, lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly
}
public enum IntroEligibilityStatus: Int, Sendable { case unknown, ineligible, eligible, noIntroOfferExists }
public final class IntroEligibility: NSObject, Sendable {
    public let status: IntroEligibilityStatus
    init(_ status: IntroEligibilityStatus) { self.status = status }
}
public enum RefundRequestStatus: Int, Sendable { case userCancelled, success, error }
public struct EntitlementInfo: Sendable {
    public let identifier: String, isActive: Bool, willRenew: Bool, productIdentifier: String
    public let expirationDate: Date?, latestPurchaseDate: Date?, periodType: PeriodType
    public var originalPurchaseDate: Date? { latestPurchaseDate }
    public var isSandbox: Bool { true }
    public var store: Store { .appStore }
    public var unsubscribeDetectedAt: Date? { nil }
    public var billingIssueDetectedAt: Date? { nil }
    public var ownershipType: OwnershipType { .purchased }
    public var verification: VerificationResult { .notRequested }
    public var isActiveInCurrentEnvironment: Bool { isActive }
    public var isActiveInAnyEnvironment: Bool { isActive }
}
public struct EntitlementInfos: Sendable {
    public let all: [String: EntitlementInfo] = [:]
    public var active: [String: EntitlementInfo] { [:] }
    public var activeInCurrentEnvironment: [String: EntitlementInfo] { [:] }
    public var activeInAnyEnvironment: [String: EntitlementInfo] { [:] }
    public var verification: VerificationResult { .notRequested }
    public subscript(key: String) -> EntitlementInfo? { all[key] }
}
public struct NonSubscriptionTransaction: Identifiable, Sendable {
    public let productIdentifier: String, purchaseDate: Date, transactionIdentifier: String
    public var id: String { transactionIdentifier }
}
public struct SubscriptionInfo: Sendable {
    public let productIdentifier: String, purchaseDate: Date, expiresDate: Date?, isActive: Bool, willRenew: Bool
    public let periodType: PeriodType, store: Store
}
public final class CustomerInfo: NSObject, Sendable {
    public let entitlements = EntitlementInfos(), activeSubscriptions: Set<String> = []
    public let allPurchasedProductIdentifiers: Set<String> = [], latestExpirationDate: Date? = nil
    public let firstSeen = Date(timeIntervalSince1970: 0), originalAppUserId = "", managementURL: URL? = nil
    public let nonSubscriptions: [NonSubscriptionTransaction] = [], originalPurchaseDate: Date? = nil
    public let requestDate = Date(timeIntervalSince1970: 0), originalApplicationVersion: String? = nil
    public let subscriptionsByProductIdentifier: [String: SubscriptionInfo] = [:], rawData: [String: String] = [:]
    public func expirationDate(forEntitlement entitlementIdentifier: String) -> Date? { nil }
    public func expirationDate(forProductIdentifier productIdentifier: String) -> Date? { nil }
    public func purchaseDate(forEntitlement entitlementIdentifier: String) -> Date? { nil }
    public func purchaseDate(forProductIdentifier productIdentifier: String) -> Date? { nil }
}
public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Int, Sendable { case day, week, month, year }
    public let value: Int, unit: Unit
    public init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }
}
public struct StoreProductDiscount: Hashable, Sendable {
    public enum PaymentMode: Int, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public enum DiscountType: Int, Sendable { case introductory, promotional, winBack }
    public let price: Decimal, localizedPriceString: String, subscriptionPeriod: SubscriptionPeriod
    public let paymentMode: PaymentMode, numberOfPeriods: Int, offerIdentifier: String?, type: DiscountType
}
/// A product; there is none, so that no program meets one.
public final class StoreProduct: NSObject, Sendable {
    public enum ProductType: Int, Sendable {
        case consumable, nonConsumable, nonRenewableSubscription, autoRenewableSubscription
    }
    public enum ProductCategory: Int, Sendable { case subscription, nonSubscription }
    private init(productIdentifier: String) { self.productIdentifier = productIdentifier }
    public let productIdentifier: String, localizedTitle = "", localizedDescription = "", localizedPriceString = ""
    public let price: Decimal = 0, currencyCode: String? = nil, subscriptionPeriod: SubscriptionPeriod? = nil
    public let introductoryDiscount: StoreProductDiscount? = nil, discounts: [StoreProductDiscount] = []
    public let localizedPricePerDay: String? = nil, localizedPricePerWeek: String? = nil
    public let localizedPricePerMonth: String? = nil, localizedPricePerYear: String? = nil
    public let localizedIntroductoryPriceString: String? = nil, subscriptionGroupIdentifier: String? = nil
    public let isFamilyShareable = false, productType = ProductType.nonConsumable
    public let productCategory = ProductCategory.nonSubscription
    public var pricePerDay: NSDecimalNumber? { nil }
    public var pricePerWeek: NSDecimalNumber? { nil }
    public var pricePerMonth: NSDecimalNumber? { nil }
    public var pricePerYear: NSDecimalNumber? { nil }
    public var priceDecimalNumber: NSDecimalNumber { 0 }
    public var priceFormatter: NumberFormatter? { nil }
}
/// A product of an offering; there is none.
public final class Package: NSObject, Identifiable, Sendable {
    private init(storeProduct: StoreProduct) { self.storeProduct = storeProduct }
    public let identifier = "", packageType = PackageType.unknown, storeProduct: StoreProduct, offeringIdentifier = ""
    public var id: String { identifier }
    public var localizedPriceString: String { storeProduct.localizedPriceString }
    public var localizedIntroductoryPriceString: String? { nil }
}
/// What is offered; there is none.
public final class Offering: NSObject, Identifiable, Sendable {
    private override init() {}
    public let identifier = "", serverDescription = "", availablePackages: [Package] = []
    public let metadata: [String: String] = [:]
    public let lifetime: Package? = nil, annual: Package? = nil, sixMonth: Package? = nil, threeMonth: Package? = nil
    public let twoMonth: Package? = nil, monthly: Package? = nil, weekly: Package? = nil
    public var id: String { identifier }
    public var hasPaywall: Bool { false }
    public func package(identifier: String?) -> Package? { nil }
    public subscript(key: String) -> Package? { nil }
    public func getMetadataValue<T>(for key: String, default defaultValue: T) -> T { defaultValue }
}
public final class Offerings: NSObject, Sendable {
    public let all: [String: Offering] = [:], current: Offering? = nil
    public func offering(identifier: String?) -> Offering? { nil }
    public func currentOffering(forPlacement placementIdentifier: String) -> Offering? { nil }
    public subscript(key: String) -> Offering? { all[key] }
}
public struct StoreTransaction: Sendable {
    public let transactionIdentifier: String, productIdentifier: String
    public var purchaseDate: Date { Date(timeIntervalSince1970: 0) }
    public var quantity: Int { 1 }
}
public struct PromotionalOffer: Sendable { public let discount: StoreProductDiscount }
public struct Storefront: Sendable { public let countryCode: String, identifier: String }
public typealias PurchaseResultData = (transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool)
public typealias StartPurchaseBlock = (@escaping PurchaseCompletedBlock) -> Void
public typealias PurchaseCompletedBlock =
    @MainActor @Sendable (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void
