public import Foundation

/// What signing in has given.
open class ASAuthorization: NSObject {
    /// What is asked of a person.
    public struct Scope: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// What has this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of a person.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address for mail.
        public static let email = Scope(rawValue: "email")
    }
    /// What an OpenID provider is asked for.
    public struct OpenIDOperation: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// What has this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Anything.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// To sign in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// To sign in anew.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// To sign out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
    /// Who was asked.
    public let provider: any ASAuthorizationProvider
    /// What was given.
    public let credential: any ASAuthorizationCredential
    // No account signs in here, so that nothing makes one.
    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}

/// Who can be asked to sign a person in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// What signing in gives.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A question to a provider.
open class ASAuthorizationRequest: NSObject {
    /// Who is asked.
    public let provider: any ASAuthorizationProvider
    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A question to an OpenID provider.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// What is asked of a person.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that comes back with the answer.
    open var state: String?
    /// A text that comes back in the token.
    open var nonce: String?
    /// What is asked for.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A question to Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// Who is to sign in again.
    open var user: String?
}

/// Whether a person may be taken for one.
public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported, unknown, likelyReal
}

/// Signs people in by their Apple account, of which there is none here.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether a person is signed in.
    public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
    }
    /// Posted when a person ends it; never here.
    public static let credentialRevokedNotification =
        Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
    /// Nothing is requested yet.
    public override init() { super.init() }
    /// A question to pass to a controller.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
    /// No account is signed in.
    @preconcurrency open func getCredentialState(forUserID userID: String,
                                 completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        completion(.notFound, nil)
    }
    /// No account is signed in.
    open nonisolated(nonsending) func credentialState(forUserID userID: String) async throws -> CredentialState {
        .notFound
    }
}

/// What Apple gives of a person who has signed in. There is none here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The person.
    public let user: String
    /// The text of the question.
    public let state: String?
    /// What was asked for.
    public let authorizedScopes: [ASAuthorization.Scope]
    /// What a server is given to ask for more.
    public let authorizationCode: Data?
    /// Who the person is, signed.
    public let identityToken: Data?
    /// The address for mail.
    public let email: String?
    /// The name, the first time.
    public let fullName: PersonNameComponents?
    /// Whether it may be a person.
    public let realUserStatus: ASUserDetectionStatus
    init(user: String) {
        (self.user, state, authorizedScopes, authorizationCode, identityToken) = (user, nil, [], nil, nil)
        (email, fullName, realUserStatus) = (nil, nil, .unsupported)
    }
}

/// Passwords that are kept, of which there are none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Nothing is requested yet.
    public override init() { super.init() }
    /// A question to pass to a controller.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
/// A question for a password that is kept.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A password and whose it is.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// Whose password it is.
    public let user: String
    /// The password.
    public let password: String
    /// A password of a person.
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Why no account is signed in.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
        case matchedExcludedCredential, credentialImport, credentialExport
    }
    /// The reason.
    public let code: Code
    /// An error for a reason.
    public init(_ code: Code) { self.code = code }
    /// An unknown reason.
    public static let unknown = Code.unknown
    /// The person has ended it.
    public static let canceled = Code.canceled
    /// The answer is not valid.
    public static let invalidResponse = Code.invalidResponse
    /// There was no answer.
    public static let notHandled = Code.notHandled
    /// It has failed.
    public static let failed = Code.failed
    /// It would have to be shown.
    public static let notInteractive = Code.notInteractive
    /// The domain of the framework.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Matched excluded credential.
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
    /// Credential import.
    public static var credentialImport: Code { .credentialImport }
    /// Credential export.
    public static var credentialExport: Code { .credentialExport }
}
extension ASAuthorizationError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}
