import QuadrantSubstitutes
import RevenueCat
import SwiftUI

// RevenueCatUI: a panel stands for the paywall, which the service describes.

public struct PaywallView: View {
    public init(displayCloseButton: Bool = false) {}
    public init(offering: Offering, displayCloseButton: Bool = false) {}
    public var body: some View { Panel("PaywallView", symbol: "creditcard", detail: "RevenueCat") }
}
extension View {
    /// The view as it is. Without effect: there is no paywall to present.
    public func presentPaywallIfNeeded(
        requiredEntitlementIdentifier: String, purchaseCompleted: (@MainActor (CustomerInfo) -> Void)? = nil,
        restoreCompleted: (@MainActor (CustomerInfo) -> Void)? = nil, onDismiss: (() -> Void)? = nil
    ) -> some View {
        standIn(nil, "there is no paywall to present")
        return self
    }
    /// Nothing to do: nothing is purchased.
    public func onPurchaseCompleted(_ handler: @escaping @MainActor (CustomerInfo) -> Void) -> some View { self }
    /// Nothing to do: nothing is restored.
    public func onRestoreCompleted(_ handler: @escaping @MainActor (CustomerInfo) -> Void) -> some View { self }
}
