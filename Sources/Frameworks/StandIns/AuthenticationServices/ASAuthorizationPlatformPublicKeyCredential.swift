public import Foundation

// Passkeys. There is none: requests end as if a person had cancelled them.

/// Whether a person must prove who they are.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// A preference by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// If possible.
    public static let preferred = Self(rawValue: "preferred")
    /// Yes.
    public static let required = Self(rawValue: "required")
    /// No.
    public static let discouraged = Self(rawValue: "discouraged")
}
/// How the maker of a passkey is proved.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Not.
    public static let none = Self(rawValue: "none")
    /// By the device.
    public static let direct = Self(rawValue: "direct")
    /// By others.
    public static let indirect = Self(rawValue: "indirect")
    /// By a firm.
    public static let enterprise = Self(rawValue: "enterprise")
}
/// What passkeys have.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    /// What the server is sent.
    var rawClientDataJSON: Data { get }
    /// The number of the passkey.
    var credentialID: Data { get }
}
/// A passkey was made.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    /// The proof.
    var rawAttestationObject: Data? { get }
}
/// A passkey was used.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    /// What the device says.
    var rawAuthenticatorData: Data! { get }
    /// The person.
    var userID: Data! { get }
    /// The signature.
    var signature: Data! { get }
}
/// A passkey by its number.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
    /// The number.
    open var credentialID: Data
    /// A passkey by its number.
    public init(credentialID: Data) { self.credentialID = credentialID }
}
/// Makes and uses passkeys of a server.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    /// The server.
    public let relyingPartyIdentifier: String
    /// Passkeys of a server.
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
    /// Asks for a new passkey.
    open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        .init(self, challenge, name, userID)
    }
    /// Asks for a signature.
    open func createCredentialAssertionRequest(challenge: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest { .init(self, challenge) }
}
/// Asks for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
    /// The server.
    public let relyingPartyIdentifier: String
    /// What is signed.
    open var challenge: Data
    /// The name of the person.
    open var name: String
    /// The name that is shown; nil is `name`.
    open var displayName: String?
    /// The number of the person.
    open var userID: Data
    /// Whether a person must prove who they are.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// How the maker is proved.
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    /// Passkeys that are there already; nil for none.
    open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
    init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data, _ name: String,
         _ userID: Data) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        (self.challenge, self.name, self.userID) = (challenge, name, userID)
        super.init(provider: provider)
    }
}
/// Asks for a signature.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
    /// The server.
    public let relyingPartyIdentifier: String
    /// What is signed.
    open var challenge: Data
    /// Whether a person must prove who they are.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// Passkeys that are used; none is all.
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
        (relyingPartyIdentifier, self.challenge) = (provider.relyingPartyIdentifier, challenge)
        super.init(provider: provider)
    }
}
/// A new passkey. None is made.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration {
    override init() { super.init() }
    open var rawAttestationObject: Data? { nil }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
}
/// A signature. None is made.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
    override init() { super.init() }
    open var rawAuthenticatorData: Data! { Data() }
    open var userID: Data! { Data() }
    open var signature: Data! { Data() }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
}
