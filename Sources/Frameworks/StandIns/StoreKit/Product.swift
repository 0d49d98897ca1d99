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
    public enum PurchaseResult: Sendable { case success(VerificationResult<StoreTransaction>), userCancelled, pending }
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
    /// None, for any names.
    public static func products<Identifiers: Collection<String>>(for identifiers:
        Identifiers) async throws -> [Product] {
        []
    }
    /// `userCancelled`: nothing can be bought.
    public func purchase() async throws -> PurchaseResult { .userCancelled }
}

/// A value with whether the shop has signed it.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    case unverified(SignedType, any Error)
    case verified(SignedType)
}

/// A purchase. None is made.
public struct StoreTransaction: Identifiable, Hashable, Sendable {
    /// The number of the purchase.
    public let id: UInt64
    /// The name of what was bought.
    public let productID: String
    /// When it was bought.
    public let purchaseDate: Date
    /// When a subscription ends; nil for other products.
    public let expirationDate: Date?
    /// When the price was paid back; nil where it was not.
    public let revocationDate: Date?
    /// Says that the program has delivered what was bought. Nothing to do: there is no shop.
    public func finish() async {}
}

/// What was bought: nothing.
public enum AppStore {
    /// Fetches what the user has bought. Does not throw. Nothing to do: there is no shop.
    public static func sync() async throws {}
    /// False.
    public static var canMakePayments: Bool { false }
    /// Asks for a rating of the program. Nothing to do: no one is asked.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
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
extension EnvironmentValues {
    /// An action that asks no one.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
