public import Foundation
public import UIKit

/// A purchase. None is made.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The number of the purchase.
    public let id: UInt64
    /// The number of the first purchase of a subscription.
    public let originalID: UInt64
    /// The number of the item in an order on the web.
    public let webOrderLineItemID: String?
    /// The name of what was bought.
    public let productID: String
    /// The group of a subscription; nil for other products.
    public let subscriptionGroupID: String?
    /// The program that has sold it.
    public let appBundleID: String
    /// When it was bought.
    public let purchaseDate: Date
    /// When it was bought for the first time.
    public let originalPurchaseDate: Date
    /// When a subscription ends; nil for other products.
    public let expirationDate: Date?
    /// How many were bought.
    public let purchasedQuantity: Int
    /// Whether a better subscription has taken its place.
    public let isUpgraded: Bool
    /// The offer that it was bought with; nil for none.
    public let offer: Offer?
    /// The kind of the offer; nil for none.
    public let offerType: OfferType?
    /// The name of the offer; nil for none.
    public let offerID: String?
    /// When the price was paid back; nil where it was not.
    public let revocationDate: Date?
    /// Why the price was paid back; nil where it was not.
    public let revocationReason: RevocationReason?
    /// How the product is used.
    public let productType: Product.ProductType
    /// The account of the program that has bought it.
    public let appAccountToken: UUID?
    /// Whether the user or another member of the family has bought it.
    public let ownershipType: OwnershipType
    /// The shop.
    public let environment: AppStore.Environment
    /// The country of the shop.
    public let storefront: Storefront
    /// The country of the shop in three letters.
    public let storefrontCountryCode: String
    /// Whether it was bought or renewed.
    public let reason: Reason
    /// What was paid.
    public let price: Decimal?
    /// In what it was paid.
    public let currency: Locale.Currency?
    /// When the shop has signed it.
    public let signedDate: Date
    /// The purchase as JSON of the shop.
    public let jsonRepresentation: Data
    public let deviceVerification: Data, deviceVerificationNonce: UUID

    public static func == (a: Transaction, b: Transaction) -> Bool { a.id == b.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Says that the program has delivered what was bought. Nothing to do: there is no shop.
    public func finish() async {}
    /// Nil: there is no subscription.
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
    /// `userCancelled`: nothing was paid.
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        .userCancelled
    }
    /// `userCancelled`: nothing was paid.
    @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene)
        async throws -> RefundRequestStatus { .userCancelled }

    /// None.
    public static var all: Transactions { Transactions(isEndless: false) }
    /// None.
    public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
    /// None.
    public static var unfinished: Transactions { Transactions(isEndless: false) }
    /// Waits for purchases, of which there is none, until the task is cancelled.
    public static var updates: Transactions { Transactions(isEndless: true) }
    /// None.
    public static func all(for productID: String) -> Transactions { Transactions(isEndless: false) }
    /// None.
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions(isEndless: false) }
    /// Nil: nothing was bought.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Nil: nothing was bought.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// Purchases, of which there is none.
    public struct Transactions: AsyncSequence, Sendable {
        let isEndless: Bool
        public typealias Element = VerificationResult<Transaction>
        public struct AsyncIterator: AsyncIteratorProtocol {
            let ending: Ending
            public func next() async -> VerificationResult<Transaction>? { await ending.wait() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ending: Ending(isEndless: isEndless)) }
    }

    /// Who has bought it.
    public struct OwnershipType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The user.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Another member of the family.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }
    /// Why the price was paid back.
    public struct RevocationReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        /// A reason by its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A fault of the program.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Anything else.
        public static let other = RevocationReason(rawValue: 0)
    }
    /// The kind of an offer.
    public struct OfferType: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        /// A kind by its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// For new people.
        public static let introductory = OfferType(rawValue: 1)
        /// Of the program.
        public static let promotional = OfferType(rawValue: 2)
        /// With a code.
        public static let code = OfferType(rawValue: 3)
        /// For people who have ended a subscription.
        public static let winBack = OfferType(rawValue: 4)
    }
    /// An offer that something was bought with.
    public struct Offer: Hashable, Sendable {
        /// How an offer is paid.
        public struct PaymentMode: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            /// A way by its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Not at all.
            public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
            /// For each period.
            public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
            /// At once.
            public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
        }
        public let id: String?
        /// Whom it is for.
        public let type: OfferType
        /// How it is paid.
        public let paymentMode: PaymentMode?
    }
    /// How the purchase came about.
    public struct Reason: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// A reason by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A person has bought it.
        public static let purchase = Reason(rawValue: "PURCHASE")
        /// The subscription was renewed.
        public static let renewal = Reason(rawValue: "RENEWAL")
    }
    /// What came of a request to be paid back.
    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    /// Why a request to be paid back was refused.
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}

/// The end of a sequence of the shop: at once, or when the task is cancelled.
struct Ending: Sendable {
    private let stream: AsyncStream<Never>?, continuation: AsyncStream<Never>.Continuation?

    init(isEndless: Bool) {
        let made = isEndless ? AsyncStream<Never>.makeStream() : nil
        (stream, continuation) = (made?.stream, made?.continuation)
    }
    /// Nil, once the sequence ends.
    func wait<Element>() async -> Element? {
        guard let stream, let continuation else { return nil }
        for await _ in stream {}
        continuation.finish()
        return nil
    }
}
