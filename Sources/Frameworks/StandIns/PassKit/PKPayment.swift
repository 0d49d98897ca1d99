public import Contacts
public import Foundation

// Payments. There is no wallet: none is made.

/// Whether an amount is certain.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
/// How something is delivered.
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
/// The kind of a card.
public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }
/// What came of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success, failure, pinRequired = 5, pinIncorrect, pinLockout
}
/// What came of adding passes.
public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }
/// The kind of a pass.
public enum PKPassType: UInt, Sendable {
    case barcode, secureElement
    /// `secureElement`, under its older name.
    public static var payment: Self { .secureElement }
}
/// What a person must enter.
public struct PKContactField: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A field by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address of mail.
    public static let emailAddress = PKContactField(rawValue: "email")
    /// A name.
    public static let name = PKContactField(rawValue: "name")
    /// A number of a telephone.
    public static let phoneNumber = PKContactField(rawValue: "phone")
    /// An address.
    public static let postalAddress = PKContactField(rawValue: "post")
    /// How a name is said.
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
}
/// A person who pays.
open class PKContact: NSObject {
    public override init() { super.init() }
    /// The name; nil where it is not known.
    open var name: PersonNameComponents?
    /// The address; nil where it is not known.
    open var postalAddress: CNPostalAddress?
    /// The number of a telephone; nil where it is not known.
    open var phoneNumber: CNPhoneNumber?
    /// The address of mail; nil where it is not known.
    open var emailAddress: String?
}
/// A way of delivery.
open class PKShippingMethod: PKPaymentSummaryItem {
    /// The name for the program.
    open var identifier: String?
    /// A text for the person.
    open var detail: String?
}
/// A line that is paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
    /// From when on; nil is at once.
    open var startDate: Date?
    /// What is counted.
    open var intervalUnit = NSCalendar.Unit.month
    /// How many of them.
    open var intervalCount = 1
    /// Until when; nil is for ever.
    open var endDate: Date?
}
/// A card. None is known.
open class PKPaymentMethod: NSObject {
    override init() { super.init() }
    /// Nil.
    open var displayName: String? { nil }
    /// Nil.
    open var network: PKPaymentNetwork? { nil }
    /// Not known.
    open var type: PKPaymentMethodType { .unknown }
}
/// What a bank is sent. None is made.
open class PKPaymentToken: NSObject {
    override init() { super.init() }
    /// The card.
    open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
    /// Empty.
    open var transactionIdentifier: String { "" }
    /// Empty.
    open var paymentData: Data { Data() }
}
/// A payment. None is made.
open class PKPayment: NSObject {
    override init() { super.init() }
    /// What a bank is sent.
    open var token: PKPaymentToken { PKPaymentToken() }
    /// Nil.
    open var billingContact: PKContact? { nil }
    /// Nil.
    open var shippingContact: PKContact? { nil }
    /// Nil.
    open var shippingMethod: PKShippingMethod? { nil }
}
/// What came of a payment.
open class PKPaymentAuthorizationResult: NSObject {
    /// What came of it.
    open var status: PKPaymentAuthorizationStatus
    /// What a person must change.
    open var errors: [any Error]!
    /// What came of a payment.
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors)
    }
}
/// The lines of a payment after a change.
open class PKPaymentRequestUpdate: NSObject {
    /// Whether it can go on.
    open var status = PKPaymentAuthorizationStatus.success
    /// The lines.
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    /// New lines.
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}
/// The lines of a payment after another way of delivery.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}
/// The lines of a payment after another card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {}
/// The lines of a payment after another address.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {
    /// The ways of delivery.
    open var shippingMethods: [PKShippingMethod] = []
    /// What a person must change.
    open var errors: [any Error]!
    /// New lines.
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem],
                shippingMethods: [PKShippingMethod]) {
        (self.errors, self.shippingMethods) = (errors, shippingMethods)
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
}
/// Shows a payment without a view controller: it is not shown.
open class PKPaymentAuthorizationController: NSObject {
    /// Told of the payment; held weakly.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    /// A payment.
    public init(paymentRequest request: PKPaymentRequest) {}
    /// False.
    open class func canMakePayments() -> Bool { false }
    /// False.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// False.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork],
                                    capabilities: PKMerchantCapability) -> Bool { false }
    /// Calls the closure at once with false.
    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    /// False.
    @discardableResult
    open func present() async -> Bool { false }
    /// Calls the closure at once.
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
    /// Nothing to do: it is not shown.
    open func dismiss() async {}
}
/// Told of a payment. None is made.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    /// The payment was closed; never called.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    /// A person has agreed; never called.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    /// Another way of delivery; never called.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    /// Another address; never called.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void) {}
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void) {}
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void) {}
}
