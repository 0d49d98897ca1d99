public import Foundation
public import UIKit

/// The window over which the system shows its panels.
public typealias ASPresentationAnchor = UIWindow

/// Hears what came of signing in.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// A person has signed in; never called.
    func authorizationController(controller: ASAuthorizationController,
                                 didCompleteWithAuthorization authorization: ASAuthorization)
    /// No account was signed in.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController,
                                        didCompleteWithAuthorization authorization: ASAuthorization) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController,
                                        didCompleteWithError error: any Error) {}
}

/// Says where the system's panel is shown.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window; never asked for.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks a person to sign in. There is no account, so that it ends as if they had cancelled it.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    /// What is asked.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Hears the end.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says where the panel is shown.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Nothing is requested yet.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    /// Offers passkeys above a keyboard. Nothing to do: there is none.
    open func performAutoFillAssistedRequests() {}
    /// Asks, and says soon that it was cancelled.
    open func performRequests() {
        Task { @MainActor in
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
    }
    /// Asks without a panel, and says soon that it was cancelled.
    open func performRequests(options: RequestOptions) { performRequests() }
    /// Ends the questions.
    open func cancel() {}
    /// How a person is asked.
    public struct RequestOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only with what the device has.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }
}

/// Why a person has not signed in on a page.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }
    /// The reason.
    public let code: Code
    /// An error for a reason.
    public init(_ code: Code) { self.code = code }
    /// The person has ended it.
    public static let canceledLogin = Code.canceledLogin
    /// The domain of the framework.
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Presentation context not provided.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// Presentation context invalid.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
extension ASWebAuthenticationSessionError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}

/// Says where the page is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window; never asked for.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets a person sign in on a page. No page is shown, so that it does not start.
open class ASWebAuthenticationSession: NSObject {
    /// Receives the address at which the page ended.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    /// Says where the page is shown.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page shares nothing with the browser; kept.
    open var prefersEphemeralWebBrowserSession = false
    /// Whether it can start: it cannot.
    open var canStart: Bool { false }
    /// A page, and the scheme of the address at which it ends. Neither is kept.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
    /// A page that ends with an address; the closure is never called.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}
    /// How a page ends.
    public struct Callback: Hashable, Sendable {
        private let text: String
        /// With an address of a scheme.
        public static func customScheme(_ customScheme: String) -> Callback { Callback(text: customScheme) }
        /// With an address of a machine.
        public static func https(host: String, path: String) -> Callback { Callback(text: "https://" + host + path) }
        /// Whether an address ends the page.
        public func matchesURL(_ url: URL) -> Bool {
            text.contains("://") ? url.absoluteString.hasPrefix(text) : url.scheme == text
        }
    }
    /// Fields that are sent with the page.
    open var additionalHeaderFields: [String: String]?
    /// False: there is no browser, and `completionHandler` is not called.
    @discardableResult open func start() -> Bool { false }
    /// Has nothing to end.
    open func cancel() {}
}
