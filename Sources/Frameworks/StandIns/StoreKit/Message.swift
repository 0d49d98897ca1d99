public import Foundation
public import SwiftUI
public import UIKit

/// What the shop wants to tell a person: nothing.
public struct Message: Hashable, Sendable {
    /// What it is about.
    public struct Reason: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        /// A reason by its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Anything.
        public static let generic = Reason(rawValue: 0)
        /// A higher price.
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        /// It could not be paid.
        public static let billingIssue = Reason(rawValue: 2)
        /// An offer for people who have ended a subscription.
        public static let winBackOffer = Reason(rawValue: 3)
    }
    /// What it is about.
    public let reason: Reason
    /// Shows it. Does not throw. Nothing to do: there is none.
    @MainActor public func display(in scene: UIWindowScene) throws {}
    /// Waits for what the shop tells, which is nothing, until the task is cancelled.
    public static var messages: Messages { Messages() }
    /// A sequence without elements.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message
        public struct AsyncIterator: AsyncIteratorProtocol {
            let ending: Ending
            public func next() async -> Message? { await ending.wait() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ending: Ending(isEndless: true)) }
    }
}
/// Shows what the shop tells. Nothing to do: it tells nothing.
@MainActor @preconcurrency
public struct DisplayMessageAction: Sendable {
    nonisolated init() {}
    /// Does not throw.
    public func callAsFunction(_ message: Message) throws {}
}
extension EnvironmentValues {
    /// Shows what the shop tells: nothing.
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

/// A purchase that was begun in the shop. None is.
public struct PurchaseIntent: Sendable {
    /// What is bought.
    public let product: Product
    /// The offer; nil for none.
    public let offer: Product.SubscriptionOffer?
    /// The name of what is bought.
    public var id: Product.ID { product.id }
    /// Waits for purchases, of which there is none, until the task is cancelled.
    public static var intents: PurchaseIntents { PurchaseIntents() }
    /// A sequence without elements.
    public struct PurchaseIntents: AsyncSequence, Sendable {
        public typealias Element = PurchaseIntent
        public struct AsyncIterator: AsyncIteratorProtocol {
            let ending: Ending
            public func next() async -> PurchaseIntent? { await ending.wait() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ending: Ending(isEndless: true)) }
    }
}

/// Purchases outside of the shop. None is possible.
public enum ExternalPurchase {
    /// What came of a notice.
    public enum NoticeResult: Hashable, Sendable {
        case continuedWithExternalPurchaseToken(token: String)
        case cancelled
    }
    /// False.
    public static var canPresent: Bool { get async { false } }
    /// `cancelled`.
    @MainActor public static func presentNoticeSheet() async throws -> NoticeResult { .cancelled }
}
/// A page of the program in the web, where things are sold. None can be opened.
public enum ExternalPurchaseLink {
    /// False.
    public static var canOpen: Bool { get async { false } }
    /// Throws.
    @MainActor public static func open() async throws { throw StoreKitError.unsupported }
}

extension VerificationResult where SignedType == Transaction {
    /// The purchase as a signed text. Empty: no shop has signed it.
    public var jwsRepresentation: String { "" }
    /// The purchase as JSON of the shop.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
}
extension VerificationResult where SignedType == AppTransaction {
    /// The purchase of the program as a signed text. Empty: no shop has signed it.
    public var jwsRepresentation: String { "" }
    /// The purchase of the program as JSON of the shop.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
}
extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
    /// How it continues as a signed text. Empty: no shop has signed it.
    public var jwsRepresentation: String { "" }
    /// How it continues as JSON of the shop.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
}
extension Product.SubscriptionPeriod.Unit {
    /// The name in English.
    public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
    }
}
extension Product.SubscriptionInfo.RenewalState {
    /// The state in English.
    public var localizedDescription: String {
        switch self {
        case .subscribed: "Subscribed"
        case .expired: "Expired"
        case .inBillingRetryPeriod: "Billing Retry"
        case .inGracePeriod: "Grace Period"
        case .revoked: "Revoked"
        default: "Unknown"
        }
    }
}
extension Product.ProductType {
    /// The type in English.
    public var localizedDescription: String { rawValue }
}
extension Product.SubscriptionInfo.RenewalInfo {
    /// What the next period costs; nil where it is not known.
    public var renewalPrice: Decimal? { nil }
    /// In what it is paid; nil where it is not known.
    public var currency: Locale.Currency? { nil }
    /// Offers for people who have ended the subscription: none.
    public var eligibleWinBackOfferIDs: [String] { [] }
}
extension Storefront {
    /// In what is paid; nil where it is not known.
    public var currency: Locale.Currency? { nil }
}
