public import Foundation
import QuadrantViews
public import SwiftUI

// Payments that are made again, and what a button for a payment tells. Nothing can be paid here.

/// A payment that is made again and again.
open class PKRecurringPaymentRequest: NSObject {
    /// What it is for.
    open var paymentDescription: String
    /// The line that is paid again and again.
    open var regularBilling: PKRecurringPaymentSummaryItem
    /// The line of a time to try it; nil without one.
    open var trialBilling: PKRecurringPaymentSummaryItem?
    /// What a person agrees to.
    open var billingAgreement: String?
    /// Where a person changes it.
    open var managementURL: URL
    /// Where the shop receives changes.
    open var tokenNotificationURL: URL?
    /// A payment with its line.
    public init(paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL) {
        (self.paymentDescription, self.regularBilling) = (paymentDescription, regularBilling)
        self.managementURL = managementURL
    }
}
/// A payment of an account that is filled again.
open class PKAutomaticReloadPaymentRequest: NSObject {
    /// What it is for.
    open var paymentDescription: String
    /// The line of it.
    open var automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem
    /// What a person agrees to.
    open var billingAgreement: String?
    /// Where a person changes it.
    open var managementURL: URL
    /// Where the shop receives changes.
    open var tokenNotificationURL: URL?
    /// A payment with its line.
    public init(paymentDescription: String, automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem,
                managementURL: URL) {
        (self.paymentDescription, self.managementURL) = (paymentDescription, managementURL)
        self.automaticReloadBilling = automaticReloadBilling
    }
}
/// A line that is paid where an account gets low.
open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem {
    /// Below which amount.
    open var thresholdAmount: NSDecimalNumber = 0
}
/// A line that is paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem {
    /// When.
    open var deferredDate = Date()
}
extension PKPaymentRequest {
    /// Nil: nothing is paid again. Nothing to do: nothing can be paid.
    public var recurringPaymentRequest: PKRecurringPaymentRequest? {
        get { nil }
        set {}
    }
    /// Nil: no account is filled. Nothing to do: nothing can be paid.
    public var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest? {
        get { nil }
        set {}
    }
}
/// That a shop may be paid.
open class PKPaymentMerchantSession: NSObject {
    /// What a server has told.
    public init(dictionary: [AnyHashable: Any]) {}
}
/// The answer of a shop that was asked for its session.
open class PKPaymentRequestMerchantSessionUpdate: NSObject {
    /// Whether it continues.
    open var status: PKPaymentAuthorizationStatus
    /// The session; nil where there is none.
    open var session: PKPaymentMerchantSession?
    /// An answer.
    public init(status: PKPaymentAuthorizationStatus, merchantSession session: PKPaymentMerchantSession?) {
        (self.status, self.session) = (status, session)
    }
}
/// How far a payment is.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    /// A person will be asked.
    case willAuthorize
    /// A person has agreed; the closure takes what came of it.
    case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
    /// It is over.
    case didFinish
}
extension PayWithApplePayButton {
    /// A button for a request. A press ends it at once: nothing can be paid.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
        onMerchantSessionRequested: (() async -> PKPaymentRequestMerchantSessionUpdate)? = nil
    ) {
        self.init(label) {
            onPaymentAuthorizationChange(.willAuthorize)
            onPaymentAuthorizationChange(.didFinish)
        }
    }
    /// A button for a request, with what is shown where nothing can be paid. It is not shown.
    public init<Fallback: View>(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
        onMerchantSessionRequested: (() async -> PKPaymentRequestMerchantSessionUpdate)? = nil,
        @ViewBuilder fallback: () -> Fallback
    ) {
        self.init(label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange,
                  onMerchantSessionRequested: onMerchantSessionRequested)
    }
    /// A button with an action, with what is shown where nothing can be paid. It is not shown.
    public init<Fallback: View>(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
                                @ViewBuilder fallback: () -> Fallback) {
        self.init(label, action: action)
    }
}
extension PKPaymentNetwork {
    /// Pago Bancomat.
    public static let pagoBancomat = PKPaymentNetwork(rawValue: "PagoBancomat")
    /// TMoney.
    public static let tmoney = PKPaymentNetwork(rawValue: "Tmoney")
    /// Waon.
    public static let waon = PKPaymentNetwork(rawValue: "Waon")
    /// Nanaco.
    public static let nanaco = PKPaymentNetwork(rawValue: "Nanaco")
    /// Barcodes.
    public static let barcode = PKPaymentNetwork(rawValue: "Barcode")
    /// Meeza.
    public static let meeza = PKPaymentNetwork(rawValue: "Meeza")
    /// NAPAS.
    public static let NAPAS = PKPaymentNetwork(rawValue: "NAPAS")
    /// BankAxept.
    public static let bankAxept = PKPaymentNetwork(rawValue: "BankAxept")
    /// PostFinance.
    public static let postFinance = PKPaymentNetwork(rawValue: "PostFinance")
    /// Himyan.
    public static let himyan = PKPaymentNetwork(rawValue: "Himyan")
}
