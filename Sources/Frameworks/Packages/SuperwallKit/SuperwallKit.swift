import Foundation
import QuadrantSubstitutes
import SwiftUI
import UIKit

// Superwall: there are no paywalls; what a paywall guards is done at once.

public enum SubscriptionStatus: Hashable, Sendable {
    case unknown, inactive
    case active(Set<Entitlement>)
    public var isActive: Bool { if case .active = self { true } else { false } }
}
public struct Entitlement: Hashable, Sendable {
    public let id: String
    public init(id: String) { self.id = id }
}
public enum LogLevel: Int, Sendable { case debug, info, warn, error, none = 99 }
public final class PaywallInfo: NSObject, Sendable {
    public let name = "", identifier = "", experimentId: String? = nil
}
public enum PaywallResult: Hashable, Sendable { case purchased(String), declined, restored }
public enum PaywallSkippedReason: Hashable, Sendable { case holdout, noAudienceMatch, placementNotFound }
public enum PurchaseResult: Sendable {
    case purchased, pending, cancelled
    case failed(any Error)
}
public enum RestorationResult: Sendable {
    case restored
    case failed((any Error)?)
}
public final class StoreProduct: NSObject, Sendable {
    private override init() {}
    public let productIdentifier = "", localizedPrice = ""
}
/// Never called.
public protocol PurchaseController: AnyObject {
    @MainActor func purchase(product: StoreProduct) async -> PurchaseResult
    @MainActor func restorePurchases() async -> RestorationResult
}
public final class SuperwallOptions: NSObject {
    public final class PaywallOptions: NSObject {
        public var isHapticFeedbackEnabled = true, shouldPreload = true, automaticallyDismiss = true
    }
    public final class Logging: NSObject { public var level = LogLevel.info }
    public var paywalls = PaywallOptions(), logging = Logging(), localeIdentifier: String?
    public var isExternalDataCollectionEnabled = true, isGameControllerEnabled = false
    public override init() {}
}
public struct SuperwallEventInfo { public let params: [String: Any] }
/// Never called.
public protocol SuperwallDelegate: AnyObject {
    @MainActor func subscriptionStatusDidChange(from oldValue: SubscriptionStatus, to newValue: SubscriptionStatus)
    @MainActor func handleSuperwallEvent(withInfo eventInfo: SuperwallEventInfo)
    @MainActor func handleCustomPaywallAction(withName name: String)
    @MainActor func willDismissPaywall(withInfo paywallInfo: PaywallInfo)
    @MainActor func didDismissPaywall(withInfo paywallInfo: PaywallInfo)
    @MainActor func willPresentPaywall(withInfo paywallInfo: PaywallInfo)
    @MainActor func didPresentPaywall(withInfo paywallInfo: PaywallInfo)
}
extension SuperwallDelegate {
    public func subscriptionStatusDidChange(from oldValue: SubscriptionStatus, to newValue: SubscriptionStatus) {}
    public func handleSuperwallEvent(withInfo eventInfo: SuperwallEventInfo) {}
    public func handleCustomPaywallAction(withName name: String) {}
    public func willDismissPaywall(withInfo paywallInfo: PaywallInfo) {}
    public func didDismissPaywall(withInfo paywallInfo: PaywallInfo) {}
    public func willPresentPaywall(withInfo paywallInfo: PaywallInfo) {}
    public func didPresentPaywall(withInfo paywallInfo: PaywallInfo) {}
}
/// Is notified of a paywall; only that it was skipped.
public final class PaywallPresentationHandler: NSObject {
    private var skipped: ((PaywallSkippedReason) -> Void)?
    public override init() {}
    /// Never calls the closure.
    public func onPresent(_ handler: @escaping (PaywallInfo) -> Void) {}
    /// Never calls the closure.
    public func onDismiss(_ handler: @escaping (PaywallInfo, PaywallResult) -> Void) {}
    /// Never calls the closure.
    public func onError(_ handler: @escaping (any Error) -> Void) {}
    /// Calls the closure where a paywall would be shown.
    public func onSkip(_ handler: @escaping (PaywallSkippedReason) -> Void) { skipped = handler }
    func skip() { skipped?(.placementNotFound) }
}
@MainActor @preconcurrency
public final class Superwall: NSObject, ObservableObject {
    public static let shared = Superwall()
    public static private(set) var isInitialized = false
    /// Held weakly; never called.
    public weak var delegate: (any SuperwallDelegate)?
    @Published public var subscriptionStatus = SubscriptionStatus.inactive
    public var userId: String { "" }
    public var isLoggedIn: Bool { false }
    public var isPaywallPresented: Bool { false }
    public var isConfigured: Bool { Superwall.isInitialized }
    public var presentedViewController: UIViewController? { nil }
    public var localeIdentifier: String?

    /// Begins. Without effect: Superwall has no service on this system.
    @discardableResult
    public static func configure(apiKey: String, purchaseController: (any PurchaseController)? = nil,
                                 options: SuperwallOptions? = nil, completion: (() -> Void)? = nil) -> Superwall {
        standIn(self, "Superwall has no service on this system")
        isInitialized = true
        completion?()
        return shared
    }
    /// Does at once what the paywall guards.
    public func register(placement: String, params: [String: Any]? = nil, handler: PaywallPresentationHandler? = nil,
                         feature: (() -> Void)? = nil) {
        handler?.skip()
        feature?()
    }
    /// Does at once what the paywall guards.
    public func register(event: String, params: [String: Any]? = nil, handler: PaywallPresentationHandler? = nil,
                         feature: (() -> Void)? = nil) {
        handler?.skip()
        feature?()
    }
    /// Nothing to do: nothing is sent.
    public func identify(userId: String) {}
    /// Nothing to do: nothing is sent.
    public func setUserAttributes(_ attributes: [String: Any?]) {}
    /// Nothing to do: nothing is kept.
    public func reset() {}
    /// Nothing to do: there are no paywalls.
    public func preloadAllPaywalls() {}
    /// Nothing to do: there are no paywalls.
    public func preloadPaywalls(forPlacements placementNames: Set<String>) {}
    /// Nothing to do: there are no paywalls.
    public func dismiss() {}
    public func restorePurchases() async -> RestorationResult { .failed(ServiceError("Superwall")) }
    @discardableResult public func handleDeepLink(_ url: URL) -> Bool { false }
}
public struct PaywallView<Skipped: View, Failed: View>: View {
    public init(placement: String, params: [String: Any]? = nil,
                onSkippedView: ((PaywallSkippedReason) -> Skipped)? = nil,
                onErrorView: ((any Error) -> Failed)? = nil, feature: (() -> Void)? = nil) {}
    public var body: some View { Panel("PaywallView", symbol: "creditcard", detail: "Superwall") }
}
extension PaywallView where Skipped == Never, Failed == Never {
    public init(placement: String, params: [String: Any]? = nil, feature: (() -> Void)? = nil) {}
}
