public import Foundation
public import SwiftUI
public import UIKit

/// Something that is sold. No shop can be asked, so that none is ever found.
public struct Product: Identifiable, Hashable, Sendable {
    public struct ProductType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }
    public enum PurchaseResult: Sendable { case success(VerificationResult<StoreTransaction>), userCancelled, pending }
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public static func products<Identifiers: Collection<String>>(for identifiers:
        Identifiers) async throws -> [Product] {
        []
    }
    public func purchase() async throws -> PurchaseResult { .userCancelled }
}

public enum VerificationResult<SignedType: Sendable>: Sendable {
    case unverified(SignedType, any Error)
    case verified(SignedType)
}

/// Something that was bought.
public struct StoreTransaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let productID: String
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public func finish() async {}
}

/// What was bought: nothing.
public enum AppStore {
    public static func sync() async throws {}
    public static var canMakePayments: Bool { false }
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
}
@MainActor @preconcurrency
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Asks a person what they think of the program, which no picture does.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}
extension EnvironmentValues {
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
