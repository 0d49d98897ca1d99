public import Foundation
import QuadrantViews
public import SwiftUI
public import UIKit

// Passes of a wallet. There is no wallet.

/// What passes have.
open class PKObject: NSObject { override init() { super.init() } }
/// A pass: a file with a signature, which is not read here.
open class PKPass: PKObject {
    /// Throws: a pass cannot be read here.
    public init(data: Data) throws { throw PKPassKitError(.invalidDataError) }
    /// The kind.
    open var passType: PKPassType { .barcode }
    /// Empty.
    open var serialNumber: String { "" }
    /// Empty.
    open var passTypeIdentifier: String { "" }
    /// Empty.
    open var organizationName: String { "" }
    /// Empty.
    open var localizedName: String { "" }
    /// Empty.
    open var localizedDescription: String { "" }
    /// Nil.
    open var relevantDate: Date? { nil }
    /// Nil.
    open var passURL: URL? { nil }
    /// Nil.
    open func localizedValue(forFieldKey key: String) -> Any? { nil }
}
/// A card.
open class PKSecureElementPass: PKPass {
    /// Empty.
    open var primaryAccountNumberSuffix: String { "" }
}
/// A card that pays.
open class PKPaymentPass: PKSecureElementPass {}
/// Why a pass was not read.
public struct PKPassKitError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature, notEntitledError
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { "PKPassKitErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
}
/// Adds passes: a panel.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController {
    /// Nil: no pass can be added.
    public init?(pass: PKPass) { return nil }
    /// Nil: no pass can be added.
    public init?(passes: [PKPass]) { return nil }
    public required init?(coder: NSCoder) { nil }
    /// False.
    open class func canAddPasses() -> Bool { false }
    /// Told when it is closed; held weakly, never called.
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
}
/// Told when passes were added.
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    /// The screen was closed; never called.
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
/// How the button of a wallet looks.
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }
/// The button of a wallet: a text.
@MainActor @preconcurrency
open class PKAddPassButton: UIButton {
    /// A button; its style has no effect.
    public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
        self.init(frame: .zero)
        setTitle("Add to Apple Wallet", for: .normal)
    }
}
/// Adds passes to a wallet: a black button with a text. The exact picture of the button is not known here (a guess).
public struct AddPassToWalletButton: View {
    private let action: () -> Void
    /// A button that calls a closure.
    public init(action: @escaping () -> Void) { self.action = action }
    /// A button that adds passes: the closure is called with false.
    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) { action = { onCompletion(false) } }
    public var body: some View {
        Button(action: action) {
            Label("Add to Apple Wallet", systemImage: "wallet.pass")
                .frame(maxWidth: .infinity, maxHeight: .infinity).foregroundStyle(.white)
                .background(.black, in: RoundedRectangle(cornerRadius: 10))
        }
        .buttonStyle(.plain)
        .frame(minHeight: 48, maxHeight: 56)
    }
}
/// How the button of a wallet looks.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
    private let name: String
    /// As the screen.
    public static let automatic = AddPassToWalletButtonStyle(name: "automatic")
    /// Black.
    public static let black = AddPassToWalletButtonStyle(name: "black")
    /// Black with a line around it.
    public static let blackOutline = AddPassToWalletButtonStyle(name: "blackOutline")
}
/// How the button of a payment looks.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    private let name: String
    /// As the screen.
    public static let automatic = PayWithApplePayButtonStyle(name: "automatic")
    /// Black.
    public static let black = PayWithApplePayButtonStyle(name: "black")
    /// White.
    public static let white = PayWithApplePayButtonStyle(name: "white")
    /// White with a line around it.
    public static let whiteOutline = PayWithApplePayButtonStyle(name: "whiteOutline")
}
extension View {
    /// How the button of a wallet looks. Nothing to do: it is black.
    nonisolated public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
    /// How the button of a payment looks. Nothing to do: it is black.
    nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { self }
}
