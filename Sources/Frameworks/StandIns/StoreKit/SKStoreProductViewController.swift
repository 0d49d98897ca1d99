public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

/// Shows a page of the shop: a panel.
@MainActor @preconcurrency
open class SKStoreProductViewController: UIViewController {
    /// Told when it is closed; never.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    /// Calls the closure at once, with false and an error.
    open func loadProduct(withParameters parameters: [String: Any],
                          completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
        block?(false, SKError(.storeProductNotAvailable))
    }
    /// Throws.
    open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
        throw SKError(.storeProductNotAvailable)
    }
    open override func loadView() { view = PanelView() }
}
private final class PanelView: UIView {
    override func _content() -> AnyView? { AnyView(FrameworkPanel("SKStoreProductViewController", symbol: "bag")) }
}
/// Told when a page of the shop is closed.
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// The page was closed; never called.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
// The names of what a page of the shop is opened with. Their texts are guesses: those of the shop's addresses.

/// The number of a program.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The name of a product of a program.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
/// A page of a program.
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
/// Who has sent the person.
public let SKStoreProductParameterAffiliateToken = "at"
/// What has sent the person.
public let SKStoreProductParameterCampaignToken = "ct"
/// Who has made the program.
public let SKStoreProductParameterProviderToken = "pt"
/// Who shows an advertisement.
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"

/// The country of the shop. None is known.
open class SKStorefront: NSObject {
    override init() { super.init() }
    /// Empty.
    open var countryCode: String { "" }
    /// Empty.
    open var identifier: String { "" }
}
/// An offer of the program, with its signature.
open class SKPaymentDiscount: NSObject {
    public let identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
    /// An offer of the program, with its signature.
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
    }
}
/// Tells advertisers of installations. No one is notified.
open class SKAdNetwork: NSObject {
    /// How much a person is worth.
    public struct CoarseConversionValue: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// A value by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Little.
        public static let low = CoarseConversionValue(rawValue: "low")
        /// Some.
        public static let medium = CoarseConversionValue(rawValue: "medium")
        /// Much.
        public static let high = CoarseConversionValue(rawValue: "high")
    }
    /// Nothing to do: no one is notified.
    open class func registerAppForAdNetworkAttribution() {}
    /// Nothing to do: no one is notified.
    open class func updateConversionValue(_ conversionValue: Int) {}
    /// Calls the closure at once, without an error: no one is notified.
    open class func updatePostbackConversionValue(_ conversionValue: Int,
                                                  completionHandler completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
    /// Calls the closure at once, without an error: no one is notified.
    open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue,
                                                  completionHandler completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
    /// Calls the closure at once, without an error: no one is notified.
    open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue,
                                                  lockWindow: Bool,
                                                  completionHandler completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}
