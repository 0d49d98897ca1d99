import Foundation
import QuadrantSubstitutes
@_exported import UIKit

// GoogleSignIn: no one is signed in, and signing in fails.

public final class GIDConfiguration: NSObject, Sendable {
    public let clientID: String, serverClientID: String?
    public init(clientID: String) { (self.clientID, serverClientID) = (clientID, nil) }
    public init(clientID: String, serverClientID: String?) {
        (self.clientID, self.serverClientID) = (clientID, serverClientID)
    }
}
public struct GIDToken: Sendable { public let tokenString: String, expirationDate: Date? }
public final class GIDProfileData: NSObject, Sendable {
    private override init() {}
    public let email = "", name = "", givenName: String? = nil, familyName: String? = nil, hasImage = false
    public func imageURL(withDimension dimension: UInt) -> URL? { nil }
}
/// Why no one was signed in.
public struct GIDSignInError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -1, keychain = -2, hasNoAuthInKeychain = -4, canceled = -5, EMM = -6, scopesAlreadyGranted = -8
        case mismatchWithCurrentUser = -9
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var canceled: Code { .canceled }
    public static var hasNoAuthInKeychain: Code { .hasNoAuthInKeychain }
}
public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

/// A user; there is none, so that no program meets one.
public final class GIDGoogleUser: NSObject, Sendable {
    private init(accessToken: GIDToken) { (self.accessToken, refreshToken) = (accessToken, accessToken) }
    public let userID: String? = nil, profile: GIDProfileData? = nil, idToken: GIDToken? = nil, accessToken: GIDToken
    public let refreshToken: GIDToken, grantedScopes: [String]? = nil
    public func refreshTokensIfNeeded() async throws -> GIDGoogleUser { throw ServiceError("Google Sign-In") }
    public func refreshTokensIfNeeded(completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void) {
        completion(nil, ServiceError("Google Sign-In"))
    }
    public func addScopes(_ scopes: [String], presenting controller: UIViewController) async throws -> GIDSignInResult {
        throw ServiceError("Google Sign-In")
    }
    public func addScopes(_ scopes: [String], presenting controller: UIViewController,
                          completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil) {
        completion?(nil, ServiceError("Google Sign-In"))
    }
}
public final class GIDSignInResult: NSObject, Sendable {
    private init(user: GIDGoogleUser) { self.user = user }
    public let user: GIDGoogleUser, serverAuthCode: String? = nil
}
public final class GIDSignIn: NSObject, @unchecked Sendable {
    public static let sharedInstance = GIDSignIn()
    /// Who the program is. Nothing to do: no one signs in.
    public var configuration: GIDConfiguration?
    public var currentUser: GIDGoogleUser? { nil }
    private var unavailable: ServiceError { ServiceError("Google Sign-In") }
    public func hasPreviousSignIn() -> Bool { false }
    @discardableResult public func handle(_ url: URL) -> Bool { false }
    /// Nothing to do: no one is signed in.
    public func signOut() {}
    /// Nothing to do: no one is signed in.
    public func disconnect() async throws {}
    /// Calls the closure at once: no one is signed in.
    public func disconnect(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    public func signIn(withPresenting controller: UIViewController) async throws -> GIDSignInResult {
        throw unavailable
    }
    public func signIn(withPresenting controller: UIViewController, hint: String?) async throws -> GIDSignInResult {
        throw unavailable
    }
    public func signIn(withPresenting controller: UIViewController, hint: String?,
                       additionalScopes: [String]?) async throws -> GIDSignInResult { throw unavailable }
    public func signIn(withPresenting controller: UIViewController,
                       completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil) { completion?(nil, unavailable) }
    public func signIn(withPresenting controller: UIViewController, hint: String?,
                       completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil) { completion?(nil, unavailable) }
    public func signIn(withPresenting controller: UIViewController, hint: String?, additionalScopes: [String]?,
                       completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil) { completion?(nil, unavailable) }
    @discardableResult public func restorePreviousSignIn() async throws -> GIDGoogleUser { throw unavailable }
    public func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil) {
        completion?(nil, unavailable)
    }
}
