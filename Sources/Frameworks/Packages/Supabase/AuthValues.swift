import Foundation
import UIKit

// What the users of Supabase are described with.

public struct User: Codable, Hashable, Identifiable, Sendable {
    public var id: UUID, appMetadata: JSONObject, userMetadata: JSONObject, aud: String
    public var confirmationSentAt: Date?, recoverySentAt: Date?, emailChangeSentAt: Date?, newEmail: String?
    public var invitedAt: Date?, actionLink: String?, email: String?, phone: String?
    public var createdAt: Date, confirmedAt: Date?, emailConfirmedAt: Date?, phoneConfirmedAt: Date?
    public var lastSignInAt: Date?, role: String?, updatedAt: Date, identities: [UserIdentity]?
    public var isAnonymous: Bool, factors: [Factor]?

    public init(
        id: UUID, appMetadata: JSONObject, userMetadata: JSONObject, aud: String, confirmationSentAt: Date? = nil,
        recoverySentAt: Date? = nil, emailChangeSentAt: Date? = nil, newEmail: String? = nil, invitedAt: Date? = nil,
        actionLink: String? = nil, email: String? = nil, phone: String? = nil, createdAt: Date,
        confirmedAt: Date? = nil, emailConfirmedAt: Date? = nil, phoneConfirmedAt: Date? = nil,
        lastSignInAt: Date? = nil, role: String? = nil, updatedAt: Date, identities: [UserIdentity]? = nil,
        isAnonymous: Bool = false, factors: [Factor]? = nil
    ) {
        (self.id, self.appMetadata, self.userMetadata, self.aud) = (id, appMetadata, userMetadata, aud)
        (self.confirmationSentAt, self.recoverySentAt) = (confirmationSentAt, recoverySentAt)
        (self.emailChangeSentAt, self.newEmail, self.invitedAt) = (emailChangeSentAt, newEmail, invitedAt)
        (self.actionLink, self.email, self.phone, self.createdAt) = (actionLink, email, phone, createdAt)
        (self.confirmedAt, self.emailConfirmedAt) = (confirmedAt, emailConfirmedAt)
        (self.phoneConfirmedAt, self.lastSignInAt, self.role) = (phoneConfirmedAt, lastSignInAt, role)
        (self.updatedAt, self.identities) = (updatedAt, identities)
        (self.isAnonymous, self.factors) = (isAnonymous, factors)
    }
}
public struct Factor: Codable, Hashable, Identifiable, Sendable {
    public let id: String, friendlyName: String?, factorType: String, status: FactorStatus
    public let createdAt: Date, updatedAt: Date
}
public enum FactorStatus: String, Codable, Sendable { case verified, unverified }
public struct UserIdentity: Codable, Hashable, Identifiable, Sendable {
    public var id: String, identityId: UUID, userId: UUID, identityData: JSONObject?, provider: String
    public var createdAt: Date?, lastSignInAt: Date?, updatedAt: Date?

    public init(id: String, identityId: UUID, userId: UUID, identityData: JSONObject?, provider: String,
                createdAt: Date?, lastSignInAt: Date?, updatedAt: Date?) {
        (self.id, self.identityId, self.userId, self.identityData) = (id, identityId, userId, identityData)
        (self.provider, self.createdAt, self.lastSignInAt) = (provider, createdAt, lastSignInAt)
        self.updatedAt = updatedAt
    }
}
public struct Session: Codable, Hashable, Sendable {
    public var providerToken: String?, providerRefreshToken: String?, accessToken: String, tokenType: String
    public var expiresIn: TimeInterval, expiresAt: TimeInterval, refreshToken: String, weakPassword: WeakPassword?
    public var user: User

    public init(providerToken: String? = nil, providerRefreshToken: String? = nil, accessToken: String,
                tokenType: String, expiresIn: TimeInterval, expiresAt: TimeInterval, refreshToken: String,
                weakPassword: WeakPassword? = nil, user: User) {
        (self.providerToken, self.providerRefreshToken) = (providerToken, providerRefreshToken)
        (self.accessToken, self.tokenType, self.expiresIn) = (accessToken, tokenType, expiresIn)
        (self.expiresAt, self.refreshToken, self.weakPassword) = (expiresAt, refreshToken, weakPassword)
        self.user = user
    }
    /// Whether it ends within 30 seconds.
    public var isExpired: Bool { expiresAt - Date().timeIntervalSince1970 < 30 }
}
public struct WeakPassword: Codable, Hashable, Sendable { public let reasons: [String] }
public enum AuthResponse: Codable, Hashable, Sendable {
    case session(Session)
    case user(User)

    public var user: User {
        switch self {
        case .session(let session): session.user
        case .user(let user): user
        }
    }
    public var session: Session? { if case .session(let session) = self { session } else { nil } }
}
public struct UserAttributes: Codable, Hashable, Sendable {
    public var email: String?, phone: String?, password: String?, nonce: String?, data: JSONObject?

    public init(email: String? = nil, phone: String? = nil, password: String? = nil, nonce: String? = nil,
                data: JSONObject? = nil) {
        (self.email, self.phone, self.password, self.nonce, self.data) = (email, phone, password, nonce, data)
    }
}
public struct OpenIDConnectCredentials: Codable, Hashable, Sendable {
    public enum Provider: String, Codable, Hashable, Sendable { case google, apple, azure, facebook }
    public var provider: Provider, idToken: String, accessToken: String?, nonce: String?

    public init(provider: Provider, idToken: String, accessToken: String? = nil, nonce: String? = nil) {
        (self.provider, self.idToken, self.accessToken, self.nonce) = (provider, idToken, accessToken, nonce)
    }
}
public enum Provider: String, Codable, CaseIterable, Identifiable, Sendable {
    case apple, azure, bitbucket, discord, email, facebook, figma, github, gitlab, google, kakao, keycloak, linkedin
    case linkedinOIDC = "linkedin_oidc", notion, slack, slackOIDC = "slack_oidc", spotify, twitch, twitter, workos, zoom
    case fly
    public var id: String { rawValue }
}
public enum EmailOTPType: String, CaseIterable, Codable, Sendable {
    case signup, invite, magiclink, recovery, emailChange = "email_change", email
}
public enum MobileOTPType: String, Codable, Sendable { case sms, phoneChange = "phone_change" }
public enum ResendEmailType: String, Codable, Sendable { case signup, emailChange = "email_change" }
public enum ResendMobileType: String, Codable, Sendable { case sms, phoneChange = "phone_change" }
public enum MessagingChannel: String, Codable, Sendable { case sms, whatsapp }
public enum SignOutScope: String, Codable, Sendable { case global, local, others }
public enum AuthFlowType: Sendable { case implicit, pkce }
public struct OAuthResponse: Codable, Hashable, Sendable { public let provider: Provider, url: URL }

public enum AuthChangeEvent: String, Sendable {
    case initialSession = "INITIAL_SESSION", passwordRecovery = "PASSWORD_RECOVERY", signedIn = "SIGNED_IN"
    case signedOut = "SIGNED_OUT", tokenRefreshed = "TOKEN_REFRESHED", userUpdated = "USER_UPDATED"
    case userDeleted = "USER_DELETED", mfaChallengeVerified = "MFA_CHALLENGE_VERIFIED"
}
public typealias AuthStateChangeListener = @Sendable (_ event: AuthChangeEvent, _ session: Session?) -> Void
public protocol AuthStateChangeListenerRegistration: Sendable { func remove() }

/// A code by which the service tells its errors apart.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let unknown = ErrorCode("unknown"), unexpectedFailure = ErrorCode("unexpected_failure")
    public static let validationFailed = ErrorCode("validation_failed"), badJSON = ErrorCode("bad_json")
    public static let emailExists = ErrorCode("email_exists"), phoneExists = ErrorCode("phone_exists")
    public static let sessionNotFound = ErrorCode("session_not_found"), userNotFound = ErrorCode("user_not_found")
    public static let userAlreadyExists = ErrorCode("user_already_exists"), userBanned = ErrorCode("user_banned")
    public static let emailNotConfirmed = ErrorCode("email_not_confirmed"), otpExpired = ErrorCode("otp_expired")
    public static let invalidCredentials = ErrorCode("invalid_credentials"), weakPassword = ErrorCode("weak_password")
    public static let samePassword = ErrorCode("same_password"), signupDisabled = ErrorCode("signup_disabled")
    public static let overRequestRateLimit = ErrorCode("over_request_rate_limit")
    public static let overEmailSendRateLimit = ErrorCode("over_email_send_rate_limit")
    public static let sessionExpired = ErrorCode("session_expired"), noAuthorization = ErrorCode("no_authorization")
}
public enum AuthError: LocalizedError, Equatable {
    case sessionMissing
    case weakPassword(message: String, reasons: [String])
    case api(message: String, errorCode: ErrorCode, underlyingData: Data, underlyingResponse: HTTPURLResponse)
    case pkceGrantCodeExchange(message: String, error: String? = nil, code: String? = nil)
    case implicitGrantRedirect(message: String)

    public var message: String {
        switch self {
        case .sessionMissing: "Auth session missing."
        case .weakPassword(let message, _), .api(let message, _, _, _), .pkceGrantCodeExchange(let message, _, _),
            .implicitGrantRedirect(let message): message
        }
    }
    public var errorCode: ErrorCode {
        switch self {
        case .sessionMissing: .sessionNotFound
        case .weakPassword: .weakPassword
        case .api(_, let code, _, _): code
        case .pkceGrantCodeExchange, .implicitGrantRedirect: .unknown
        }
    }
    public var errorDescription: String? { message }
}
