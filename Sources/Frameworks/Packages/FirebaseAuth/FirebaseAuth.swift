@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes
import UIKit

// FirebaseAuth: no one is signed in, and signing in fails.

public struct AuthErrorCode: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case invalidCredential = 17004, userDisabled, operationNotAllowed, emailAlreadyInUse, invalidEmail
        case wrongPassword, tooManyRequests, userNotFound, requiresRecentLogin = 17014, networkError = 17020
        case weakPassword = 17026, internalError = 17999
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init?(rawValue: Int) { if let code = Code(rawValue: rawValue) { self.code = code } else { return nil } }
    public static let emailAlreadyInUse = Code.emailAlreadyInUse, invalidEmail = Code.invalidEmail
    public static let wrongPassword = Code.wrongPassword, userNotFound = Code.userNotFound
    public static let weakPassword = Code.weakPassword, networkError = Code.networkError
}
public let AuthErrorDomain = "FIRAuthErrorDomain"

open class AuthCredential: NSObject {
    public let provider: String
    init(_ provider: String) { self.provider = provider }
}
public final class PhoneAuthCredential: AuthCredential {}
public final class OAuthCredential: AuthCredential {}
public enum EmailAuthProvider {
    public static let id = "password"
    public static func credential(withEmail email: String, password: String) -> AuthCredential { AuthCredential(id) }
}
public enum GoogleAuthProvider {
    public static let id = "google.com"
    public static func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
        AuthCredential(id)
    }
}
public enum FacebookAuthProvider {
    public static let id = "facebook.com"
    public static func credential(withAccessToken accessToken: String) -> AuthCredential { AuthCredential(id) }
}
public enum AuthProviderID: String, Sendable { case apple = "apple.com", google = "google.com", email = "password" }
public final class OAuthProvider: NSObject {
    public static func credential(withProviderID providerID: String, idToken: String, rawNonce: String?)
        -> OAuthCredential {
        OAuthCredential(providerID)
    }
    public static func credential(providerID: AuthProviderID, idToken: String, rawNonce: String?) -> OAuthCredential {
        OAuthCredential(providerID.rawValue)
    }
    public static func appleCredential(withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?)
        -> OAuthCredential { OAuthCredential("apple.com") }
}
public final class PhoneAuthProvider: NSObject {
    public static func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
    public func verifyPhoneNumber(_ phoneNumber: String, uiDelegate: Any? = nil) async throws -> String {
        throw ServiceError("Firebase Authentication")
    }
    public func verifyPhoneNumber(_ phoneNumber: String, uiDelegate: Any? = nil,
                                  completion: ((String?, (any Error)?) -> Void)?) {
        completion?(nil, ServiceError("Firebase Authentication"))
    }
    public func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
        PhoneAuthCredential("phone")
    }
}

/// A user; there is none, so that no program meets one.
public final class User: NSObject, Sendable {
    private override init() {}
    public let uid = "", providerID = "", isAnonymous = false, isEmailVerified = false
    public let email: String? = nil, displayName: String? = nil, phoneNumber: String? = nil, photoURL: URL? = nil
    public let providerData: [User] = [], refreshToken: String? = nil, metadata = UserMetadata()
    public func reload() async throws { throw unavailable() }
    public func delete() async throws { throw unavailable() }
    public func delete(completion: (((any Error)?) -> Void)?) { completion?(unavailable()) }
    public func getIDToken() async throws -> String { throw unavailable() }
    public func getIDToken(forcingRefresh: Bool) async throws -> String { throw unavailable() }
    public func sendEmailVerification() async throws { throw unavailable() }
    public func sendEmailVerification(completion: (((any Error)?) -> Void)?) { completion?(unavailable()) }
    public func updatePassword(to password: String) async throws { throw unavailable() }
    public func updateEmail(to email: String) async throws { throw unavailable() }
    public func sendEmailVerification(beforeUpdatingEmail email: String) async throws { throw unavailable() }
    @discardableResult public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        throw unavailable()
    }
    @discardableResult public func link(with credential: AuthCredential) async throws -> AuthDataResult {
        throw unavailable()
    }
    public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
}
public final class UserMetadata: NSObject, Sendable {
    public let creationDate: Date? = nil, lastSignInDate: Date? = nil
}
public final class UserProfileChangeRequest: NSObject {
    public var displayName: String?, photoURL: URL?
    public func commitChanges() async throws { throw unavailable() }
    public func commitChanges(completion: (((any Error)?) -> Void)?) { completion?(unavailable()) }
}
public final class AdditionalUserInfo: NSObject, Sendable { public let isNewUser = false }
public final class AuthDataResult: NSObject, Sendable {
    private init(user: User) { self.user = user }
    public let user: User, additionalUserInfo: AdditionalUserInfo? = nil
}
private func unavailable() -> ServiceError { ServiceError("Firebase Authentication") }

public protocol AuthStateDidChangeListenerHandle: NSObjectProtocol {}
private final class Handle: NSObject, AuthStateDidChangeListenerHandle {}
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void

public final class Auth: NSObject, @unchecked Sendable {
    private static let shared = Auth()
    public static func auth() -> Auth { shared }
    public static func auth(app: FirebaseApp) -> Auth { shared }
    public var currentUser: User? { nil }
    public var app: FirebaseApp? { .app() }
    /// The language of mails. Nothing to do: none is sent.
    public var languageCode: String?

    /// Calls the listener once: no one is signed in.
    @discardableResult
    public func addStateDidChangeListener(_ listener: @escaping @MainActor (Auth, User?) -> Void)
        -> any AuthStateDidChangeListenerHandle {
        Task { @MainActor in listener(self, nil) }
        return Handle()
    }
    @discardableResult
    public func addIDTokenDidChangeListener(_ listener: @escaping @MainActor (Auth, User?) -> Void)
        -> any AuthStateDidChangeListenerHandle { addStateDidChangeListener(listener) }
    /// Nothing to do: nothing changes.
    public func removeStateDidChangeListener(_ listenerHandle: any AuthStateDidChangeListenerHandle) {}
    /// Nothing to do: nothing changes.
    public func removeIDTokenDidChangeListener(_ listenerHandle: any AuthStateDidChangeListenerHandle) {}

    @discardableResult public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
        throw unavailable()
    }
    public func signIn(withEmail email: String, password: String, completion: AuthDataResultCallback?) {
        completion?(nil, unavailable())
    }
    @discardableResult public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        throw unavailable()
    }
    public func signIn(with credential: AuthCredential, completion: AuthDataResultCallback?) {
        completion?(nil, unavailable())
    }
    @discardableResult public func signInAnonymously() async throws -> AuthDataResult { throw unavailable() }
    public func signInAnonymously(completion: AuthDataResultCallback?) { completion?(nil, unavailable()) }
    @discardableResult public func signIn(withCustomToken token: String) async throws -> AuthDataResult {
        throw unavailable()
    }
    @discardableResult
    public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
        throw unavailable()
    }
    public func createUser(withEmail email: String, password: String, completion: AuthDataResultCallback?) {
        completion?(nil, unavailable())
    }
    public func sendPasswordReset(withEmail email: String) async throws { throw unavailable() }
    public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)?) {
        completion?(unavailable())
    }
    /// Nothing to do: there is no service.
    public func useEmulator(withHost host: String, port: Int) {}
    public func canHandle(_ url: URL) -> Bool { false }
    /// Nothing to do: no one is signed in.
    public func signOut() throws {}
}
