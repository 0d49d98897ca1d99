public import Foundation
import QuadrantThreads
public import UIKit

// The first version of StoreKit. There is no shop: requests end with an error, and payments fail.

/// Calls a function on the main thread, on which programs use requests and payments.
private func later<Value>(_ value: Value, _ body: @escaping @Sendable (Value) -> Void) {
    let kept = Locked(value)
    DispatchQueue.main.async { body(kept.withLock { $0 }) }
}

/// Why nothing was bought.
public struct SKError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable,
             cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked,
             privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature,
             missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout,
             ineligibleForOffer, unsupportedPlatform
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { "SKErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Unknown.
    public static var unknown: Code { .unknown }
    /// Client invalid.
    public static var clientInvalid: Code { .clientInvalid }
    /// Payment cancelled.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// Payment invalid.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// Payment not allowed.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// Store product not available.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// Cloud service permission denied.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// Cloud service network connection failed.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    /// Cloud service revoked.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    /// Privacy acknowledgement required.
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    /// Unauthorized request data.
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    /// Invalid offer identifier.
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    /// Invalid signature.
    public static var invalidSignature: Code { .invalidSignature }
    /// Missing offer params.
    public static var missingOfferParams: Code { .missingOfferParams }
    /// Invalid offer price.
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    /// Overlay cancelled.
    public static var overlayCancelled: Code { .overlayCancelled }
    /// Overlay invalid configuration.
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    /// Overlay timeout.
    public static var overlayTimeout: Code { .overlayTimeout }
    /// Ineligible for offer.
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// Unsupported platform.
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
}
extension SKError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? SKError)?.code == code }
}
/// The domain of errors.
public let SKErrorDomain = "SKErrorDomain"

/// Something that is sold. None is found.
open class SKProduct: NSObject {
    override init() { super.init() }
    /// Empty.
    open var productIdentifier: String { "" }
    /// Empty.
    open var localizedTitle: String { "" }
    /// Empty.
    open var localizedDescription: String { "" }
    /// 0.
    open var price: NSDecimalNumber { 0 }
    /// The country of the shop: that of the device.
    open var priceLocale: Locale { .current }
    /// False.
    open var isDownloadable: Bool { false }
    /// False.
    open var isFamilyShareable: Bool { false }
    /// Nil.
    open var subscriptionGroupIdentifier: String? { nil }
    /// Nil.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// Nil.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// None.
    open var discounts: [SKProductDiscount] { [] }
    /// A part of a time.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}
/// How long a subscription is.
open class SKProductSubscriptionPeriod: NSObject {
    override init() { super.init() }
    /// 0.
    open var numberOfUnits: Int { 0 }
    /// Days.
    open var unit: SKProduct.PeriodUnit { .day }
}
/// Less than the price, for a time. There is none.
open class SKProductDiscount: NSObject {
    override init() { super.init() }
    /// How it is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    /// Nil.
    open var identifier: String? { nil }
    /// 0.
    open var price: NSDecimalNumber { 0 }
    /// That of the device.
    open var priceLocale: Locale { .current }
    /// 0.
    open var numberOfPeriods: Int { 0 }
    /// Not at all.
    open var paymentMode: PaymentMode { .freeTrial }
    /// No time.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}
/// Asks the shop: it ends with an error.
open class SKRequest: NSObject {
    public override init() { super.init() }
    /// Receives what came of it. Held weakly.
    open weak var delegate: (any SKRequestDelegate)?
    /// Ends with an error, in a moment.
    open func start() {
        later(self) { request in if !request.isCancelled { request.answer() } }
    }
    /// Ends it; nothing is notified.
    open func cancel() { isCancelled = true }
    private var isCancelled = false
    func answer() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
}
/// Receives what came of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// The shop has answered.
    func requestDidFinish(_ request: SKRequest)
    /// The shop has not answered.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Asks the shop for what is sold: nothing is.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>
    /// Asks for products by their names.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    override func answer() {
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(identifiers))
        delegate?.requestDidFinish(self)
    }
}
/// What the shop knows: nothing.
open class SKProductsResponse: NSObject {
    /// The names that are not known: all.
    public let invalidProductIdentifiers: [String]
    init(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
    /// None.
    open var products: [SKProduct] { [] }
}
/// Receives what is sold.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The shop has answered.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// Asks the shop for a receipt again: it ends with an error.
open class SKReceiptRefreshRequest: SKRequest {
    /// A request; properties have no effect.
    public init(receiptProperties properties: [String: Any]? = nil) {}
}

/// What is to be bought.
open class SKPayment: NSObject {
    /// Which product.
    public let productIdentifier: String
    init(_ product: SKProduct) { productIdentifier = product.productIdentifier }
    /// One of a product.
    public convenience init(product: SKProduct) { self.init(product) }
    /// 1.
    open var quantity: Int { 1 }
    /// Nil.
    open var applicationUsername: String? { nil }
    /// False.
    open var simulatesAskToBuyInSandbox: Bool { false }
    /// The offer; nil for none.
    open var paymentDiscount: SKPaymentDiscount? { nil }
}
/// What is to be bought.
open class SKMutablePayment: SKPayment {
    private var values = (quantity: 1, user: String?.none, asks: false, discount: SKPaymentDiscount?.none)
    /// The offer; nil for none.
    open override var paymentDiscount: SKPaymentDiscount? {
        get { values.discount }
        set { values.discount = newValue }
    }
    /// How many.
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }
    /// The account of the program that buys.
    open override var applicationUsername: String? {
        get { values.user }
        set { values.user = newValue }
    }
    /// Whether a person has to ask, while the program is tested.
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.asks }
        set { values.asks = newValue }
    }
}
/// How far a purchase is.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
/// A purchase: it has failed.
open class SKPaymentTransaction: NSObject {
    /// What was to be bought.
    public let payment: SKPayment
    init(_ payment: SKPayment) { self.payment = payment }
    /// Failed.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// `paymentNotAllowed`.
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    /// Nil.
    open var transactionIdentifier: String? { nil }
    /// Nil.
    open var transactionDate: Date? { nil }
    /// Nil.
    open var original: SKPaymentTransaction? { nil }
}
/// Asked about purchases. It never is.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    /// Whether a purchase continues where the country of the shop changes.
    func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
                      in newStorefront: SKStorefront) -> Bool
    /// Whether a higher price is shown at once.
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}
extension SKPaymentQueueDelegate {
    public func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
                             in newStorefront: SKStorefront) -> Bool { true }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}
/// Is notified of purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Purchases have changed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Purchases are gone.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// What was bought before is not found.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// All that was bought before is found.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// The country of the shop has changed; never called.
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    /// Whether something that was chosen in the shop is bought; never asked.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}
extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue,
                             restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment,
                             for product: SKProduct) -> Bool { false }
}
/// Buys: payments fail, and nothing was bought before.
open class SKPaymentQueue: NSObject {
    private static let only = Locked(SKPaymentQueue())
    override init() { super.init() }
    /// The only one.
    open class func `default`() -> SKPaymentQueue { only.withLock { $0 } }
    /// False.
    open class func canMakePayments() -> Bool { false }
    private var observers: [any SKPaymentTransactionObserver] = []
    /// Purchases that are not finished: those that have failed.
    open private(set) var transactions: [SKPaymentTransaction] = []
    /// Nil: no shop is known.
    open var storefront: SKStorefront? { nil }
    /// Asked about purchases; never.
    open weak var delegate: (any SKPaymentQueueDelegate)?
    /// Tells an object of purchases.
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    /// Tells an object no more.
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
    /// The objects that are notified.
    open var transactionObservers: [any SKPaymentTransactionObserver] { observers }
    /// Fails, and tells the observers in a moment.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        transactions.append(transaction)
        later((self, transaction)) { queue, transaction in
            for observer in queue.observers { observer.paymentQueue(queue, updatedTransactions: [transaction]) }
        }
    }
    /// Says that the program has done all for a purchase.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
        for observer in observers { observer.paymentQueue(self, removedTransactions: [transaction]) }
    }
    /// Looks for what was bought before: nothing was.
    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }
    /// Looks for what was bought before: nothing was.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        later(self) { queue in
            for observer in queue.observers { observer.paymentQueueRestoreCompletedTransactionsFinished(queue) }
        }
    }
    /// Asks for a code of an offer. Nothing to do: there is no shop.
    open func presentCodeRedemptionSheet() {}
    /// Asks whether a price may rise. Nothing to do: there is no shop.
    open func showPriceConsentIfNeeded() {}
}
/// Recommends another program. Nothing to do: there is no shop.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
    /// What is recommended.
    open class Configuration: NSObject {}
    /// Where it is shown.
    public enum Position: Int, Sendable { case bottom, bottomRaised }
    /// A program.
    open class AppConfiguration: Configuration {
        /// The number in the shop.
        open var appIdentifier: String
        /// Where it is shown. Nothing to do: there is no shop.
        open var position: Position
        /// Who recommends it. Nothing to do: there is no shop.
        open var campaignToken: String?, providerToken: String?
        /// Whether it can be closed. Nothing to do: there is no shop.
        open var userDismissible = true
        /// A program by its number in the shop.
        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
        }
    }
    /// The program that a piece of one belongs to.
    open class AppClipConfiguration: Configuration {
        /// Where it is shown. Nothing to do: there is no shop.
        open var position: Position
        /// At a place.
        public init(position: Position) { self.position = position }
    }
    /// What is recommended.
    public let configuration: Configuration
    /// Recommends.
    public init(configuration: Configuration) { self.configuration = configuration }
    /// Shows it. Nothing to do: there is no shop.
    open func present(in scene: UIWindowScene) {}
    /// Closes it. Nothing to do: there is no shop.
    open class func dismiss(in scene: UIWindowScene) {}
}
