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
/// A user; there is none, so that no program meets one.
public final class GIDGoogleUser: NSObject, Sendable {
    private init(accessToken: GIDToken) { self.accessToken = accessToken }
    public let userID: String? = nil, profile: GIDProfileData? = nil, idToken: GIDToken? = nil, accessToken: GIDToken
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
    public func handle(_ url: URL) -> Bool { false }
    /// Nothing to do: no one is signed in.
    public func signOut() {}
    /// Nothing to do: no one is signed in.
    public func disconnect() async throws {}
    @MainActor public func signIn(withPresenting controller: UIViewController) async throws -> GIDSignInResult {
        throw unavailable
    }
    @MainActor public func signIn(withPresenting controller: UIViewController, hint: String?,
                                  additionalScopes: [String]?)
        async throws -> GIDSignInResult { throw unavailable }
    @MainActor public func signIn(withPresenting controller: UIViewController,
                                  completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil) {
        completion?(nil, unavailable)
    }
    public func restorePreviousSignIn() async throws -> GIDGoogleUser { throw unavailable }
    public func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil) {
        completion?(nil, unavailable)
    }
}
