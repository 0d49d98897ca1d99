public import Foundation
public import SwiftUI
public import UIKit

/// Something that is sold. No shop can be asked, so that none is ever found.
public struct Product: Identifiable, Hashable, Sendable {
    /// How something that is sold is used.
    public struct ProductType: Hashable, RawRepresentable, Sendable {
        /// The name of the type.
        public let rawValue: String
        /// A type by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Used up, and bought again.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// Bought once.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// For a time, without renewal.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// For a time, and renewed until it is cancelled.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }
    /// The result of a purchase.
    public enum PurchaseResult: Sendable { case success(VerificationResult<Transaction>), userCancelled, pending }
    /// The name in the shop.
    public let id: String
    /// How it is used.
    public let type: ProductType
    /// Its name for people.
    public let displayName: String
    /// A text about it.
    public let description: String
    /// In the currency of the shop.
    public let price: Decimal
    /// The price as text, with its currency.
    public let displayPrice: String
    /// Whether members of a family may use it.
    public let isFamilyShareable: Bool
    /// What a subscription adds; nil for other products.
    public let subscription: SubscriptionInfo?
    /// The product as JSON of the shop.
    public let jsonRepresentation: Data
    /// How prices are written in the currency of the shop.
    public let priceFormatStyle: Decimal.FormatStyle.Currency

    /// None, for any names.
    public static func products<Identifiers: Collection<String>>(for identifiers: Identifiers) async throws
        -> [Product] { [] }
    /// `userCancelled`: nothing can be bought.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
    /// `userCancelled`: nothing can be bought.
    @MainActor
    public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws
        -> PurchaseResult { .userCancelled }
    /// Nil: nothing was bought.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    /// Nil: nothing was bought.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    /// None.
    public var currentEntitlements: Transaction.Transactions { Transaction.Transactions(isEndless: false) }

    public static func == (a: Product, b: Product) -> Bool { a.id == b.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// What a purchase is made with.
    public struct PurchaseOption: Hashable, Sendable {
        private enum Value: Hashable, Sendable {
            case none, account(UUID), number(Double), flag(Bool), text(String), data(Data), offer(SubscriptionOffer)
        }
        private let name: String, value: Value
        private init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
        /// The account of the program that buys.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            .init("appAccountToken", .account(token))
        }
        /// How many are bought.
        public static func quantity(_ quantity: Int) -> PurchaseOption { .init("quantity", .number(Double(quantity))) }
        /// Whether a person has to ask for permission, while the program is tested.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            .init("simulatesAskToBuyInSandbox", .flag(simulateAskToBuy))
        }
        /// An offer of the program, with its signature.
        public static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data,
                                            timestamp: Int) -> PurchaseOption {
            .init("promotionalOffer", .text("\(offerID) \(keyID) \(nonce) \(timestamp)"))
        }
        /// An offer for a person who has ended a subscription.
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
            .init("winBackOffer", .offer(offer))
        }
        /// Whether the purchase continues where the country of the shop changes; never called.
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption { .init("onStorefrontChange", .none) }
        /// A value under a name that the shop knows.
        public static func custom(key: String, value: Double) -> PurchaseOption { .init(key, .number(value)) }
        /// A value under a name that the shop knows.
        public static func custom(key: String, value: Bool) -> PurchaseOption { .init(key, .flag(value)) }
        /// A value under a name that the shop knows.
        public static func custom(key: String, value: String) -> PurchaseOption { .init(key, .text(value)) }
        /// A value under a name that the shop knows.
        public static func custom(key: String, value: Data) -> PurchaseOption { .init(key, .data(value)) }
    }

    /// Why nothing was bought.
    public enum PurchaseError: Error, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }
}
extension Product.PurchaseError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .invalidQuantity: "The quantity is not valid."
        case .productUnavailable: "The product is not available."
        case .purchaseNotAllowed: "Purchases are not allowed."
        case .ineligibleForOffer, .invalidOfferIdentifier, .invalidOfferPrice, .invalidOfferSignature,
             .missingOfferParameters: "The offer is not available."
        }
    }
}

/// Why the shop has not done what was asked.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
    case networkError(URLError)
    case systemError(any Error)
}
extension StoreKitError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unknown: "Unable to Complete Request"
        case .userCancelled: "Request Canceled"
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront, .notEntitled, .unsupported: "Not Available"
        }
    }
}

/// A value with whether the shop has signed it.
@frozen
public enum VerificationResult<SignedType> {
    /// Not signed by the shop, and why.
    case unverified(SignedType, VerificationError)
    /// Signed by the shop.
    case verified(SignedType)

    /// Why a signature is not valid.
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
        case invalidSignature, missingRequiredProperties
    }
    /// The value; throws where its signature is not valid.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
    /// The value, whatever its signature is.
    public var unsafePayloadValue: SignedType {
        switch self { case .verified(let value), .unverified(let value, _): value }
    }
}
extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// What was bought: nothing.
public enum AppStore {
    /// Which shop it is.
    public struct Environment: Hashable, RawRepresentable, Sendable {
        /// The name of the shop.
        public let rawValue: String
        /// A shop by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The one of all people.
        public static let production = Environment(rawValue: "Production")
        /// The one for tests.
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// The one of a file of a project.
        public static let xcode = Environment(rawValue: "Xcode")
    }
    /// Fetches what the user has bought. Does not throw. Nothing to do: there is no shop.
    public static func sync() async throws {}
    /// False.
    public static var canMakePayments: Bool { false }
    /// Nil: no device is known.
    public static var deviceVerificationID: UUID? { nil }
    /// Asks for a rating of the program. Nothing to do: no one is asked.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    /// Shows the subscriptions of the user. Does not throw. Nothing to do: there are none.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    /// Shows the subscriptions of a group. Does not throw. Nothing to do: there are none.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String)
        async throws {}
    /// Asks for a code of an offer. Does not throw. Nothing to do: there is no shop.
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}
/// The country of the shop. None is known.
public struct Storefront: Hashable, Identifiable, Sendable {
    /// Three letters.
    public let countryCode: String
    /// The number of the shop.
    public let id: String
    /// Nil: there is no shop.
    public static var current: Storefront? { get async { nil } }
    /// Waits for changes, of which there is none.
    public static var updates: Storefronts { Storefronts() }
    /// A sequence that waits until its task is cancelled.
    public struct Storefronts: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let ending = Ending(isEndless: true)
            public func next() async -> Storefront? { await ending.wait() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
/// The purchase of the program itself. None is known.
public struct AppTransaction: Hashable, Sendable {
    public let appID: UInt64?, appVersionID: UInt64?
    public let bundleID: String, appVersion: String, originalAppVersion: String
    public let originalPurchaseDate: Date, signedDate: Date
    public let preorderDate: Date?
    public let environment: AppStore.Environment
    public let deviceVerification: Data, deviceVerificationNonce: UUID, jsonRepresentation: Data
    /// Throws: there is no shop.
    public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.unknown } }
    /// Throws: there is no shop.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unknown }
}

/// Asks for a rating of the program. No one is asked.
@MainActor @preconcurrency
open class SKStoreReviewController: NSObject {
    /// Asks for a rating of the program. Nothing to do: no one is asked.
    open class func requestReview() {}
    /// Asks for a rating of the program. Nothing to do: no one is asked.
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Asks a person what they think of the program, which no picture does.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
    nonisolated init() {}
    /// Asks for a rating of the program. Nothing to do: no one is asked.
    public func callAsFunction() {}
}
/// Buys something, which no picture does.
@MainActor @preconcurrency
public struct PurchaseAction: Sendable {
    nonisolated init() {}
    /// `userCancelled`: nothing can be bought.
    public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
        -> Product.PurchaseResult { .userCancelled }
}
extension EnvironmentValues {
    /// An action that asks no one.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// An action that buys nothing.
    public var purchase: PurchaseAction { PurchaseAction() }
}
