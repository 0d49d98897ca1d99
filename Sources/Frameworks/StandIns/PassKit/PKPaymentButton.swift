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
    /// Bancomat.
    public static let bancomat = PKPaymentNetwork(rawValue: "Bancomat")
    /// Bancontact.
    public static let bancontact = PKPaymentNetwork(rawValue: "Bancontact")
    /// Cartes Bancaires.
    public static let cartesBancaires = PKPaymentNetwork(rawValue: "CartesBancaires")
    /// China UnionPay.
    public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
    /// Dankort.
    public static let dankort = PKPaymentNetwork(rawValue: "Dankort")
    /// Eftpos.
    public static let eftpos = PKPaymentNetwork(rawValue: "Eftpos")
    /// Visa Electron.
    public static let electron = PKPaymentNetwork(rawValue: "Electron")
    /// Elo.
    public static let elo = PKPaymentNetwork(rawValue: "Elo")
    /// Girocard.
    public static let girocard = PKPaymentNetwork(rawValue: "Girocard")
    /// iD.
    public static let idCredit = PKPaymentNetwork(rawValue: "iD")
    /// Interac.
    public static let interac = PKPaymentNetwork(rawValue: "Interac")
    /// JCB.
    public static let JCB = PKPaymentNetwork(rawValue: "JCB")
    /// Mada.
    public static let mada = PKPaymentNetwork(rawValue: "Mada")
    /// Mir.
    public static let mir = PKPaymentNetwork(rawValue: "Mir")
    /// Cards of shops.
    public static let privateLabel = PKPaymentNetwork(rawValue: "PrivateLabel")
    /// QUICPay.
    public static let quicPay = PKPaymentNetwork(rawValue: "QUICPay")
    /// Suica.
    public static let suica = PKPaymentNetwork(rawValue: "Suica")
    /// V Pay.
    public static let vPay = PKPaymentNetwork(rawValue: "VPay")
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
    /// Whether the amount is certain.
    open var type = PKPaymentSummaryItemType.final
    /// A line with whether its amount is certain.
    public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        self.init(label: label, amount: amount)
        self.type = type
    }
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
    /// The ways of delivery.
    open var shippingMethods: [PKShippingMethod]?
    /// How it is delivered.
    open var shippingType = PKShippingType.shipping
    /// What a person must enter for the bill.
    open var requiredBillingContactFields: Set<PKContactField> = []
    /// What a person must enter for the delivery.
    open var requiredShippingContactFields: Set<PKContactField> = []
    /// Where the bill goes; nil is asked for.
    open var billingContact: PKContact?
    /// Where it is delivered; nil is asked for.
    open var shippingContact: PKContact?
    /// Data of the program.
    open var applicationData: Data?
    /// The countries of cards; nil is all.
    open var supportedCountries: Set<String>?
    /// Whether codes of coupons can be entered.
    open var supportsCouponCode = false
    /// The code of a coupon; nil for none.
    open var couponCode: String?
    /// All networks.
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}
/// Kinds of buttons.
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
    case contribute, tip, `continue`
}
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
    /// A person has agreed; never called.
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    /// Another way of delivery; never called.
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    /// Another address; never called.
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void) {}
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void) {}
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void) {}
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
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork],
                                    capabilities: PKMerchantCapability) -> Bool { false }
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
    /// None.
    open func passes() -> [PKPass] { [] }
    /// None.
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    /// Nil.
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    /// False.
    open func containsPass(_ pass: PKPass) -> Bool { false }
    /// Removes a pass. Nothing to do: there is none.
    open func removePass(_ pass: PKPass) {}
    /// False.
    @discardableResult
    open func replacePass(with pass: PKPass) -> Bool { false }
    /// Calls the closure at once: nothing is added.
    open func addPasses(_ passes: [PKPass],
                        withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil) {
        completion?(.didCancelAddPasses)
    }
    /// `didCancelAddPasses`.
    open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus { .didCancelAddPasses }
    /// Opens the screen of cards. Nothing to do: there is none.
    open func openPaymentSetup() {}
    /// Shows a card. Nothing to do: there is none.
    open func present(_ pass: PKSecureElementPass) {}
    /// False.
    open class func isPaymentPassActivationAvailable() -> Bool { false }
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
    /// "Set up Apple Pay".
    public static let setUp = PayWithApplePayButtonLabel(text: "Set up Apple Pay")
    /// "Pay with Apple Pay".
    public static let inStore = PayWithApplePayButtonLabel(text: "Pay with Apple Pay")
    /// "Book with Apple Pay".
    public static let book = PayWithApplePayButtonLabel(text: "Book with Apple Pay")
    /// "Subscribe with Apple Pay".
    public static let subscribe = PayWithApplePayButtonLabel(text: "Subscribe with Apple Pay")
    /// "Reload with Apple Pay".
    public static let reload = PayWithApplePayButtonLabel(text: "Reload with Apple Pay")
    /// "Add Money with Apple Pay".
    public static let addMoney = PayWithApplePayButtonLabel(text: "Add Money with Apple Pay")
    /// "Top Up with Apple Pay".
    public static let topUp = PayWithApplePayButtonLabel(text: "Top Up with Apple Pay")
    /// "Order with Apple Pay".
    public static let order = PayWithApplePayButtonLabel(text: "Order with Apple Pay")
    /// "Rent with Apple Pay".
    public static let rent = PayWithApplePayButtonLabel(text: "Rent with Apple Pay")
    /// "Support with Apple Pay".
    public static let support = PayWithApplePayButtonLabel(text: "Support with Apple Pay")
    /// "Contribute with Apple Pay".
    public static let contribute = PayWithApplePayButtonLabel(text: "Contribute with Apple Pay")
    /// "Tip with Apple Pay".
    public static let tip = PayWithApplePayButtonLabel(text: "Tip with Apple Pay")
    /// "Continue with Apple Pay".
    public static let `continue` = PayWithApplePayButtonLabel(text: "Continue with Apple Pay")
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
