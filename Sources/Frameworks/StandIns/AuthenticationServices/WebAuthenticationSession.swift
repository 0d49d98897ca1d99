public import Foundation
public import SwiftUI

/// Lets a person sign in on a page, from a view. No page is shown, so that it ends as if the person had cancelled.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
    /// Whether the page shares something with the browser.
    public enum BrowserSession: Hashable, Sendable { case ephemeral, shared }
    nonisolated init() {}
    /// Throws `canceledLogin`.
    public func authenticate(using url: URL, callbackURLScheme: String,
                             preferredBrowserSession: BrowserSession? = nil) async throws -> URL {
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
    /// Throws `canceledLogin`.
    public func authenticate(using url: URL, callback: ASWebAuthenticationSession.Callback,
                             preferredBrowserSession: BrowserSession? = nil,
                             additionalHeaderFields: [String: String]) async throws -> URL {
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
}

/// What a person has signed in with.
public enum ASAuthorizationResult {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks for an account or a passkey, from a view. There are none: it ends as if the person had cancelled.
@MainActor @preconcurrency
public struct AuthorizationController: Sendable {
    nonisolated init() {}
    /// Throws `canceled`.
    public func performRequest(_ request: ASAuthorizationRequest,
                               options: ASAuthorizationController.RequestOptions = []) async throws
        -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    /// Throws `canceled`.
    public func performRequests(_ requests: [ASAuthorizationRequest],
                                options: ASAuthorizationController.RequestOptions = []) async throws
        -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    /// Throws `canceled`.
    public func performAutoFillAssistedRequests(_ requests: [ASAuthorizationRequest]) async throws
        -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

extension EnvironmentValues {
    /// Lets a person sign in on a page.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
    /// Asks for an account or a passkey.
    public var authorizationController: AuthorizationController { AuthorizationController() }
}
