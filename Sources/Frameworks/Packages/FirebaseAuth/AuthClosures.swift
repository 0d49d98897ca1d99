import Foundation

// What answers through a closure. There is no service, so that each is called at once with an error.

/// A token of a user with what it says; there is none, so that no program meets one.
public final class AuthTokenResult: NSObject, Sendable {
    private override init() {}
    public let token = "", signInProvider = "", signInSecondFactor = ""
    public let expirationDate = Date(), authDate = Date(), issuedAtDate = Date()
    public var claims: [String: Any] { [:] }
}

extension User {
    public func reload(completion: (((any Error)?) -> Void)?) { completion?(unavailable()) }
    public func getIDToken(completion: ((String?, (any Error)?) -> Void)?) { completion?(nil, unavailable()) }
    public func getIDTokenForcingRefresh(_ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)?) {
        completion?(nil, unavailable())
    }
    public func idTokenForcingRefresh(_ forceRefresh: Bool) async throws -> String { throw unavailable() }
    public func getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)?) {
        completion?(nil, unavailable())
    }
    public func getIDTokenResult(forcingRefresh: Bool, completion: ((AuthTokenResult?, (any Error)?) -> Void)?) {
        completion?(nil, unavailable())
    }
    public func getIDTokenResult(forcingRefresh: Bool = false) async throws -> AuthTokenResult { throw unavailable() }
    public func updateEmail(to email: String, completion: (((any Error)?) -> Void)?) { completion?(unavailable()) }
    public func updatePassword(to password: String, completion: (((any Error)?) -> Void)?) {
        completion?(unavailable())
    }
    public func updatePhoneNumber(_ credential: PhoneAuthCredential, completion: (((any Error)?) -> Void)?) {
        completion?(unavailable())
    }
    public func updatePhoneNumber(_ credential: PhoneAuthCredential) async throws { throw unavailable() }
    public func sendEmailVerification(with actionCodeSettings: ActionCodeSettings,
                                      completion: (((any Error)?) -> Void)?) { completion?(unavailable()) }
    public func sendEmailVerification(with actionCodeSettings: ActionCodeSettings) async throws {
        throw unavailable()
    }
    public func sendEmailVerification(beforeUpdatingEmail email: String, completion: (((any Error)?) -> Void)?) {
        completion?(unavailable())
    }
    public func reauthenticate(with credential: AuthCredential, completion: AuthDataResultCallback?) {
        completion?(nil, unavailable())
    }
    public func link(with credential: AuthCredential, completion: AuthDataResultCallback?) {
        completion?(nil, unavailable())
    }
    public func unlink(fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)?) {
        completion?(nil, unavailable())
    }
}

extension Auth {
    public func signIn(withCustomToken token: String, completion: AuthDataResultCallback?) {
        completion?(nil, unavailable())
    }
    public func signIn(withEmail email: String, link: String, completion: AuthDataResultCallback?) {
        completion?(nil, unavailable())
    }
    public func sendPasswordReset(withEmail email: String, actionCodeSettings: ActionCodeSettings,
                                  completion: (((any Error)?) -> Void)?) { completion?(unavailable()) }
    public func sendSignInLink(toEmail email: String, actionCodeSettings: ActionCodeSettings,
                               completion: (((any Error)?) -> Void)?) { completion?(unavailable()) }
    public func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)?) {
        completion?(nil, unavailable())
    }
    public func updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)?) {
        completion?(unavailable())
    }
    public func revokeToken(withAuthorizationCode authorizationCode: String,
                            completion: (((any Error)?) -> Void)?) { completion?(unavailable()) }
    public func confirmPasswordReset(withCode code: String, newPassword: String,
                                     completion: @escaping ((any Error)?) -> Void) { completion(unavailable()) }
    public func confirmPasswordReset(withCode code: String, newPassword: String) async throws {
        throw unavailable()
    }
    public func verifyPasswordResetCode(_ code: String, completion: @escaping (String?, (any Error)?) -> Void) {
        completion(nil, unavailable())
    }
    public func verifyPasswordResetCode(_ code: String) async throws -> String { throw unavailable() }
    public func applyActionCode(_ code: String, completion: @escaping ((any Error)?) -> Void) {
        completion(unavailable())
    }
    public func applyActionCode(_ code: String) async throws { throw unavailable() }
    /// Sets the language of mails to the app's.
    public func useAppLanguage() { languageCode = Locale.current.language.languageCode?.identifier }
}
