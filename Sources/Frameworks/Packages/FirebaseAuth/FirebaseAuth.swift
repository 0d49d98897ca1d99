@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes
import UIKit

// FirebaseAuth: no one is signed in, and signing in fails.

public enum AuthErrorCode: Int, Error, Sendable {
    case invalidCustomToken = 17000, customTokenMismatch = 17002, invalidCredential = 17004, userDisabled
    case operationNotAllowed, emailAlreadyInUse, invalidEmail, wrongPassword, tooManyRequests, userNotFound
    case accountExistsWithDifferentCredential, requiresRecentLogin = 17014, providerAlreadyLinked
    case noSuchProvider, invalidUserToken, networkError = 17020, userTokenExpired, invalidAPIKey = 17023
    case userMismatch, credentialAlreadyInUse, weakPassword, appNotAuthorized = 17028, expiredActionCode
    case invalidActionCode, invalidMessagePayload, missingEmail = 17034, missingPhoneNumber = 17041
    case invalidPhoneNumber, missingVerificationCode, invalidVerificationCode, missingVerificationID
    case invalidVerificationID, sessionExpired = 17051, quotaExceeded, webContextCancelled = 17058
    case nullUser = 17067, keychainError = 17995, internalError = 17999

    /// The codes of versions before 11.
    public typealias Code = AuthErrorCode
    public var code: AuthErrorCode { self }
    public var errorCode: Int { rawValue }
    public init(_ code: AuthErrorCode) { self = code }
    public init(_nsError error: NSError) { self = AuthErrorCode(rawValue: error.code) ?? .internalError }
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
public enum GitHubAuthProvider {
    public static let id = "github.com"
    public static func credential(withToken token: String) -> AuthCredential { AuthCredential(id) }
}
public enum TwitterAuthProvider {
    public static let id = "twitter.com"
    public static func credential(withToken token: String, secret: String) -> AuthCredential { AuthCredential(id) }
}
public enum AuthProviderID: String, Sendable {
    case apple = "apple.com", email = "password", facebook = "facebook.com", gameCenter = "gc.apple.com"
    case gitHub = "github.com", google = "google.com", phone, twitter = "twitter.com"
}
/// What a link in a mail does.
public final class ActionCodeSettings: NSObject {
    public var url: URL?, handleCodeInApp = false, dynamicLinkDomain: String?, linkDomain: String?
    public private(set) var iOSBundleID: String?
    public func setIOSBundleID(_ iosBundleID: String) { iOSBundleID = iosBundleID }
    /// Nothing to do: no mail is sent.
    public func setAndroidPackageName(_ name: String, installIfNotAvailable: Bool, minimumVersion: String?) {}
}
public final class OAuthProvider: NSObject {
    public let providerID: String
    public var scopes: [String]?, customParameters: [String: String]?
    public init(providerID: String) { self.providerID = providerID }
    public convenience init(providerID: AuthProviderID) { self.init(providerID: providerID.rawValue) }
    public func credential(with uiDelegate: Any?) async throws -> AuthCredential {
        throw unavailable()
    }
    public static func credential(withProviderID providerID: String, accessToken: String) -> OAuthCredential {
        OAuthCredential(providerID)
    }
    public static func credential(providerID: AuthProviderID, accessToken: String) -> OAuthCredential {
        OAuthCredential(providerID.rawValue)
    }
    public static func credential(providerID: AuthProviderID, idToken: String, accessToken: String?)
        -> OAuthCredential { OAuthCredential(providerID.rawValue) }
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
        throw unavailable()
    }
    public func verifyPhoneNumber(_ phoneNumber: String, uiDelegate: Any? = nil,
                                  completion: ((String?, (any Error)?) -> Void)?) {
        completion?(nil, unavailable())
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
    @discardableResult public func unlink(fromProvider provider: String) async throws -> User { throw unavailable() }
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
func unavailable() -> ServiceError { ServiceError("Firebase Authentication") }

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
    public func sendSignInLink(toEmail email: String, actionCodeSettings: ActionCodeSettings) async throws {
        throw unavailable()
    }
    public func sendPasswordReset(withEmail email: String, actionCodeSettings: ActionCodeSettings) async throws {
        throw unavailable()
    }
    @discardableResult public func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
        throw unavailable()
    }
    public func isSignIn(withEmailLink link: String) -> Bool { false }
    public func fetchSignInMethods(forEmail email: String) async throws -> [String] { throw unavailable() }
    public func updateCurrentUser(_ user: User) async throws { throw unavailable() }
    public func revokeToken(withAuthorizationCode authorizationCode: String) async throws { throw unavailable() }
    /// Nothing to do: there is no service.
    public func useEmulator(withHost host: String, port: Int) {}
    public func canHandle(_ url: URL) -> Bool { false }
    public func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }
    /// Nothing to do: there is no service.
    public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) {}
    /// Nothing to do: there is no service.
    public func initializeRecaptchaConfig() async throws {}
    /// Nothing to do: no one is signed in.
    public func signOut() throws {}
}
public enum AuthAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }
