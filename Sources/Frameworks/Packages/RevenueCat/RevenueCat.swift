import Foundation
import QuadrantSubstitutes
import SwiftUI

// RevenueCat: a customer without purchases; there are no offerings, and purchases fail.

public struct ErrorCode: Error, Equatable, Sendable {
    public enum Code: Int, Sendable { case unknownError, purchaseCancelledError, storeProblemError, networkError = 10 }
    public let code: Code
    public static let purchaseCancelledError = ErrorCode(code: .purchaseCancelledError)
    public static let networkError = ErrorCode(code: .networkError)
}
private func unavailable() -> ServiceError { ServiceError("RevenueCat") }

public enum LogLevel: Int, Sendable { case verbose, debug, info, warn, error }
public enum PeriodType: Int, Sendable { case normal, intro, trial, prepaid }
public enum PackageType: Int, Sendable {
    case unknown = -2, custom, lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly
}
public struct EntitlementInfo: Sendable {
    public let identifier: String, isActive: Bool, willRenew: Bool, productIdentifier: String
    public let expirationDate: Date?, latestPurchaseDate: Date?, periodType: PeriodType
}
public struct EntitlementInfos: Sendable {
    public let all: [String: EntitlementInfo] = [:]
    public var active: [String: EntitlementInfo] { [:] }
    public subscript(key: String) -> EntitlementInfo? { all[key] }
}
public final class CustomerInfo: NSObject, Sendable {
    public let entitlements = EntitlementInfos(), activeSubscriptions: Set<String> = []
    public let allPurchasedProductIdentifiers: Set<String> = [], latestExpirationDate: Date? = nil
    public let firstSeen = Date(timeIntervalSince1970: 0), originalAppUserId = "", managementURL: URL? = nil
    public func expirationDate(forEntitlement entitlementIdentifier: String) -> Date? { nil }
}
public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Int, Sendable { case day, week, month, year }
    public let value: Int, unit: Unit
}
public struct StoreProductDiscount: Hashable, Sendable {
    public let price: Decimal, localizedPriceString: String, subscriptionPeriod: SubscriptionPeriod
}
/// A product; there is none, so that no program meets one.
public final class StoreProduct: NSObject, Sendable {
    private init(productIdentifier: String) { self.productIdentifier = productIdentifier }
    public let productIdentifier: String, localizedTitle = "", localizedDescription = "", localizedPriceString = ""
    public let price: Decimal = 0, currencyCode: String? = nil, subscriptionPeriod: SubscriptionPeriod? = nil
    public let introductoryDiscount: StoreProductDiscount? = nil
    public let localizedPricePerMonth: String? = nil, localizedPricePerYear: String? = nil
}
/// A product of an offering; there is none.
public final class Package: NSObject, Identifiable, Sendable {
    private init(storeProduct: StoreProduct) { self.storeProduct = storeProduct }
    public let identifier = "", packageType = PackageType.unknown, storeProduct: StoreProduct
    public var id: String { identifier }
    public var localizedPriceString: String { storeProduct.localizedPriceString }
}
/// What is offered; there is none.
public final class Offering: NSObject, Identifiable, Sendable {
    private override init() {}
    public let identifier = "", serverDescription = "", availablePackages: [Package] = []
    public let lifetime: Package? = nil, annual: Package? = nil, monthly: Package? = nil, weekly: Package? = nil
    public var id: String { identifier }
    public func package(identifier: String?) -> Package? { nil }
}
public final class Offerings: NSObject, Sendable {
    public let all: [String: Offering] = [:], current: Offering? = nil
    public func offering(identifier: String?) -> Offering? { nil }
    public subscript(key: String) -> Offering? { all[key] }
}
public struct StoreTransaction: Sendable { public let transactionIdentifier: String, productIdentifier: String }
public typealias PurchaseResultData = (transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool)

public protocol PurchasesDelegate: NSObjectProtocol {
    /// Never called: nothing is purchased.
    func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
}
extension PurchasesDelegate {
    public func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}
}
public struct Configuration {
    public static func builder(withAPIKey apiKey: String) -> Builder { Builder() }
    public struct Builder {
        init() {}
        public init(withAPIKey apiKey: String) {}
        public func with(appUserID: String?) -> Builder { self }
        public func with(userDefaults: UserDefaults) -> Builder { self }
        public func with(usesStoreKit2IfAvailable: Bool) -> Builder { self }
        public func build() -> Configuration { Configuration() }
    }
}

public final class Purchases: NSObject, @unchecked Sendable {
    public static let shared = Purchases()
    nonisolated(unsafe) public private(set) static var isConfigured = false
    /// Nothing to do: nothing is logged.
    nonisolated(unsafe) public static var logLevel = LogLevel.info
    public weak var delegate: (any PurchasesDelegate)?
    public var appUserID: String { "" }
    public var isAnonymous: Bool { true }
    public var cachedCustomerInfo: CustomerInfo? { nil }
    public var cachedOfferings: Offerings? { nil }

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
        isConfigured = true
        return shared
    }
    public static func canMakePayments() -> Bool { false }

    public func customerInfo() async throws -> CustomerInfo { CustomerInfo() }
    public func getCustomerInfo(completion: @escaping (CustomerInfo?, (any Error)?) -> Void) {
        completion(CustomerInfo(), nil)
    }
    public var customerInfoStream: AsyncStream<CustomerInfo> {
        AsyncStream { continuation in
            continuation.yield(CustomerInfo())
            continuation.finish()
        }
    }
    public func offerings() async throws -> Offerings { Offerings() }
    public func getOfferings(completion: @escaping (Offerings?, (any Error)?) -> Void) { completion(Offerings(), nil) }
    public func products(_ productIdentifiers: [String]) async -> [StoreProduct] { [] }
    public func purchase(package: Package) async throws -> PurchaseResultData { throw unavailable() }
    public func purchase(product: StoreProduct) async throws -> PurchaseResultData { throw unavailable() }
    public func purchase(
        package: Package, completion: @escaping (StoreTransaction?, CustomerInfo?, (any Error)?, Bool) -> Void
    ) { completion(nil, nil, unavailable(), false) }
    public func restorePurchases() async throws -> CustomerInfo { CustomerInfo() }
    public func restorePurchases(completion: ((CustomerInfo?, (any Error)?) -> Void)? = nil) {
        completion?(CustomerInfo(), nil)
    }
    public func syncPurchases() async throws -> CustomerInfo { CustomerInfo() }
    @discardableResult
    public func logIn(_ appUserID: String) async throws -> (customerInfo: CustomerInfo, created: Bool) {
        throw unavailable()
    }
    @discardableResult public func logOut() async throws -> CustomerInfo { CustomerInfo() }
    public func showManageSubscriptions() async throws { throw unavailable() }
}
