@_exported public import Foundation
import QuadrantViews
public import SwiftUI
public import UIKit

// Cards and payments. There is no wallet: nothing can be paid.

/// Networks of cards.
public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A network by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Visa.
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
    /// Mastercard.
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    /// American Express.
    public static let amex = PKPaymentNetwork(rawValue: "AmEx")
    /// Discover.
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    /// Maestro.
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
}
/// What a shop accepts.
public struct PKMerchantCapability: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Protected payments.
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    /// Credit cards.
    public static let credit = PKMerchantCapability(rawValue: 4)
    /// Debit cards.
    public static let debit = PKMerchantCapability(rawValue: 8)
}
/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
    /// What it is for.
    open var label: String
    /// How much it is.
    open var amount: NSDecimalNumber
    /// A line of a bill.
    public init(label: String, amount: NSDecimalNumber) { (self.label, self.amount) = (label, amount) }
}
/// A bill.
open class PKPaymentRequest: NSObject {
    public override init() { super.init() }
    /// Who receives the money.
    open var merchantIdentifier = ""
    /// The country.
    open var countryCode = ""
    /// The currency.
    open var currencyCode = ""
    /// Networks of cards.
    open var supportedNetworks: [PKPaymentNetwork] = []
    /// What the shop accepts.
    open var merchantCapabilities: PKMerchantCapability = []
    /// The lines.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
}
/// Kinds of buttons.
public enum PKPaymentButtonType: Int, Sendable { case plain, buy, setUp, inStore, donate, checkout, book, subscribe }
/// Appearances of buttons.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
/// A button: a panel.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
    /// A button of a kind.
    public convenience init(paymentButtonType type: PKPaymentButtonType,
                            paymentButtonStyle style: PKPaymentButtonStyle) {
        self.init(type: .system)
        setTitle("Apple Pay", for: .normal)
    }
}
/// Is notified of a payment; never.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    /// The person is done; never called.
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}
/// The screen of a payment: it cannot be made.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
    /// Nil: nothing can be paid.
    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    public required init?(coder: NSCoder) { nil }
    /// False.
    open class func canMakePayments() -> Bool { false }
    /// False.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// Held weakly; never called.
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
}
/// Cards and tickets.
open class PKPassLibrary: NSObject {
    public override init() { super.init() }
    /// False.
    open class func isPassLibraryAvailable() -> Bool { false }
}
/// A kind of button.
public struct PayWithApplePayButtonLabel: Sendable {
    let text: String
    /// The mark alone.
    public static let plain = PayWithApplePayButtonLabel(text: "Apple Pay")
    /// Buy with Apple Pay.
    public static let buy = PayWithApplePayButtonLabel(text: "Buy with Apple Pay")
    /// Check out with Apple Pay.
    public static let checkout = PayWithApplePayButtonLabel(text: "Check out with Apple Pay")
    /// Donate with Apple Pay.
    public static let donate = PayWithApplePayButtonLabel(text: "Donate with Apple Pay")
}
/// A button for a payment: black, with its text. A press performs its action.
public struct PayWithApplePayButton: View {
    private let label: PayWithApplePayButtonLabel
    private let action: () -> Void
    /// A button for a payment.
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
        (self.label, self.action) = (label, action)
    }
    public var body: some View {
        Button(action: action) {
            Text(verbatim: label.text).font(.body.weight(.medium)).foregroundStyle(.white)
                .frame(maxWidth: .infinity, minHeight: 44)
                .background(.black, in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
    }
}
