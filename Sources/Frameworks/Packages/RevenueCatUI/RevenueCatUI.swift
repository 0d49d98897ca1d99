import Foundation
import QuadrantSubstitutes
import RevenueCat
import SwiftUI
import UIKit

// RevenueCatUI: a panel stands for the paywall, which the service describes.

public struct PaywallView: View {
    public init(displayCloseButton: Bool = false) {}
    public init(offering: Offering, displayCloseButton: Bool = false) {}
    public var body: some View { Panel("PaywallView", symbol: "creditcard", detail: "RevenueCat") }
}
public struct CustomerCenterView: View {
    public init(customerCenterActionHandler: (() -> Void)? = nil) {}
    public var body: some View { Panel("CustomerCenterView", symbol: "person.crop.circle", detail: "RevenueCat") }
}
public enum PaywallPresentationMode: Sendable { case sheet, fullScreen }
public final class PaywallViewController: UIViewController {
    public init(offering: Offering? = nil, displayCloseButton: Bool = false) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    public override func loadView() {
        let panel = PanelView(frame: .zero)
        panel.panel = ("PaywallViewController", "creditcard", "RevenueCat")
        view = panel
    }
}
public typealias PurchaseCompletedHandler = @MainActor @Sendable (CustomerInfo) -> Void
public typealias PurchaseOrRestoreCompletedHandler = PurchaseCompletedHandler
extension View {
    /// The view as it is. Without effect: there is no paywall to present.
    public func presentPaywallIfNeeded(
        requiredEntitlementIdentifier: String, offering: Offering? = nil,
        presentationMode: PaywallPresentationMode = .sheet,
        purchaseStarted: (@MainActor (Package) -> Void)? = nil,
        purchaseCompleted: (@MainActor (CustomerInfo) -> Void)? = nil,
        purchaseCancelled: (@MainActor () -> Void)? = nil,
        restoreStarted: (@MainActor () -> Void)? = nil, restoreCompleted: (@MainActor (CustomerInfo) -> Void)? = nil,
        purchaseFailure: (@MainActor (NSError) -> Void)? = nil, restoreFailure: (@MainActor (NSError) -> Void)? = nil,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        standIn(nil, "there is no paywall to present")
        return self
    }
    /// The view as it is. Without effect: there is no paywall to present.
    public func presentPaywallIfNeeded(
        offering: Offering? = nil, presentationMode: PaywallPresentationMode = .sheet,
        shouldDisplay: @escaping @MainActor (CustomerInfo) -> Bool,
        purchaseCompleted: (@MainActor (CustomerInfo) -> Void)? = nil,
        restoreCompleted: (@MainActor (CustomerInfo) -> Void)? = nil, onDismiss: (() -> Void)? = nil
    ) -> some View {
        standIn(nil, "there is no paywall to present")
        return self
    }
    /// A sheet with a panel.
    public func presentCustomerCenter(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss) { CustomerCenterView() }
    }
    /// The view with a panel below it.
    public func paywallFooter(condensed: Bool = false, purchaseCompleted: PurchaseCompletedHandler? = nil,
                              restoreCompleted: PurchaseCompletedHandler? = nil) -> some View {
        safeAreaInset(edge: .bottom) {
            Panel("Paywall", symbol: "creditcard", detail: "RevenueCat").frame(height: condensed ? 80 : 160)
        }
    }
    /// Nothing to do: nothing is purchased.
    public func onPurchaseStarted(_ handler: @escaping @MainActor (Package) -> Void) -> some View { self }
    /// Nothing to do: nothing is purchased.
    public func onPurchaseCompleted(_ handler: @escaping @MainActor (CustomerInfo) -> Void) -> some View { self }
    /// Nothing to do: nothing is purchased.
    public func onPurchaseCompleted(
        _ handler: @escaping @MainActor (StoreTransaction?, CustomerInfo) -> Void
    ) -> some View { self }
    /// Nothing to do: nothing is purchased.
    public func onPurchaseCancelled(_ handler: @escaping @MainActor () -> Void) -> some View { self }
    /// Nothing to do: nothing is purchased.
    public func onPurchaseFailure(_ handler: @escaping @MainActor (NSError) -> Void) -> some View { self }
    /// Nothing to do: nothing is restored.
    public func onRestoreStarted(_ handler: @escaping @MainActor () -> Void) -> some View { self }
    /// Nothing to do: nothing is restored.
    public func onRestoreCompleted(_ handler: @escaping @MainActor (CustomerInfo) -> Void) -> some View { self }
    /// Nothing to do: nothing is restored.
    public func onRestoreFailure(_ handler: @escaping @MainActor (NSError) -> Void) -> some View { self }
    /// Nothing to do: a panel is not closed.
    public func onRequestedDismissal(_ action: @escaping @MainActor () -> Void) -> some View { self }
}
