import AuthenticationServices
import Foundation
import QuadrantSubstitutes

/// Where the user's session is kept.
public protocol AuthLocalStorage: Sendable {
    func store(key: String, value: Data) throws
    func retrieve(key: String) throws -> Data?
    func remove(key: String) throws
}
/// Stores nothing: there is no session.
public struct KeychainLocalStorage: AuthLocalStorage {
    public init(service: String? = "supabase.gotrue.swift", accessGroup: String? = nil) {}
    /// Nothing to do: there is no session.
    public func store(key: String, value: Data) throws {}
    public func retrieve(key: String) throws -> Data? { nil }
    /// Nothing to do: there is no session.
    public func remove(key: String) throws {}
}
private struct Registration: AuthStateChangeListenerRegistration { func remove() {} }

/// No user is signed in, and no user can sign in.
public final class AuthClient: Sendable {
    private func unavailable() -> ServiceError { ServiceError("Supabase") }

    /// Throws: there is none.
    public var session: Session { get async throws { throw AuthError.sessionMissing } }
    public var currentUser: User? { nil }
    public var currentSession: Session? { nil }
    /// One event, without a session.
    public var authStateChanges: AsyncStream<(event: AuthChangeEvent, session: Session?)> {
        AsyncStream { continuation in
            continuation.yield((.initialSession, nil))
            continuation.finish()
        }
    }
    /// Calls the closure once, without a session.
    @discardableResult
    public func onAuthStateChange(
        _ listener: @escaping AuthStateChangeListener
    ) async -> some AuthStateChangeListenerRegistration {
        listener(.initialSession, nil)
        return Registration()
    }
    public func user(jwt: String? = nil) async throws -> User { throw AuthError.sessionMissing }

    @discardableResult
    public func signUp(email: String, password: String, data: JSONObject? = nil, redirectTo: URL? = nil,
                       captchaToken: String? = nil) async throws -> AuthResponse { throw unavailable() }
    @discardableResult
    public func signUp(phone: String, password: String, channel: MessagingChannel = .sms, data: JSONObject? = nil,
                       captchaToken: String? = nil) async throws -> AuthResponse { throw unavailable() }
    @discardableResult
    public func signIn(email: String, password: String, captchaToken: String? = nil) async throws -> Session {
        throw unavailable()
    }
    @discardableResult
    public func signIn(phone: String, password: String, captchaToken: String? = nil) async throws -> Session {
        throw unavailable()
    }
    @discardableResult
    public func signInWithIdToken(credentials: OpenIDConnectCredentials) async throws -> Session {
        throw unavailable()
    }
    @discardableResult
    public func signInAnonymously(data: JSONObject? = nil, captchaToken: String? = nil) async throws -> Session {
        throw unavailable()
    }
    public func signInWithOTP(email: String, redirectTo: URL? = nil, shouldCreateUser: Bool = true,
                              data: JSONObject? = nil, captchaToken: String? = nil) async throws {
        throw unavailable()
    }
    public func signInWithOTP(phone: String, channel: MessagingChannel = .sms, shouldCreateUser: Bool = true,
                              data: JSONObject? = nil, captchaToken: String? = nil) async throws {
        throw unavailable()
    }
    @discardableResult
    public func signInWithOAuth(
        provider: Provider, redirectTo: URL? = nil, scopes: String? = nil,
        queryParams: [(name: String, value: String?)] = [],
        launchFlow: @MainActor @Sendable (_ url: URL) async throws -> URL
    ) async throws -> Session { throw unavailable() }
    @discardableResult
    public func signInWithOAuth(
        provider: Provider, redirectTo: URL? = nil, scopes: String? = nil,
        queryParams: [(name: String, value: String?)] = [],
        configure: @Sendable (_ session: ASWebAuthenticationSession) -> Void = { _ in }
    ) async throws -> Session { throw unavailable() }
    public func getOAuthSignInURL(
        provider: Provider, scopes: String? = nil, redirectTo: URL? = nil,
        queryParams: [(name: String, value: String?)] = []
    ) throws -> URL { throw unavailable() }
    public func signInWithSSO(domain: String, redirectTo: URL? = nil, captchaToken: String? = nil) async throws -> URL {
        throw unavailable()
    }

    @discardableResult public func exchangeCodeForSession(authCode: String) async throws -> Session {
        throw unavailable()
    }
    @discardableResult public func session(from url: URL) async throws -> Session { throw unavailable() }
    /// Nothing to do: there is no service that a link could come from.
    public func handle(_ url: URL) {}
    @discardableResult
    public func setSession(accessToken: String, refreshToken: String) async throws -> Session { throw unavailable() }
    @discardableResult public func refreshSession(refreshToken: String? = nil) async throws -> Session {
        throw AuthError.sessionMissing
    }
    /// Nothing to do: no user is signed in.
    public func signOut(scope: SignOutScope = .global) async throws {}
    /// Nothing to do: there is no session.
    public func startAutoRefresh() async {}
    /// Nothing to do: there is no session.
    public func stopAutoRefresh() async {}

    @discardableResult
    public func verifyOTP(email: String, token: String, type: EmailOTPType, redirectTo: URL? = nil,
                          captchaToken: String? = nil) async throws -> AuthResponse { throw unavailable() }
    @discardableResult
    public func verifyOTP(phone: String, token: String, type: MobileOTPType,
                          captchaToken: String? = nil) async throws -> AuthResponse { throw unavailable() }
    @discardableResult
    public func verifyOTP(tokenHash: String, type: EmailOTPType) async throws -> AuthResponse { throw unavailable() }
    public func resend(email: String, type: ResendEmailType, emailRedirectTo: URL? = nil,
                       captchaToken: String? = nil) async throws { throw unavailable() }
    @discardableResult
    public func resend(phone: String, type: ResendMobileType, captchaToken: String? = nil) async throws -> JSONObject {
        throw unavailable()
    }
    public func reauthenticate() async throws { throw unavailable() }
    @discardableResult public func update(user: UserAttributes, redirectTo: URL? = nil) async throws -> User {
        throw AuthError.sessionMissing
    }
    public func userIdentities() async throws -> [UserIdentity] { throw AuthError.sessionMissing }
    public func linkIdentity(provider: Provider, scopes: String? = nil, redirectTo: URL? = nil) async throws {
        throw AuthError.sessionMissing
    }
    public func unlinkIdentity(_ identity: UserIdentity) async throws { throw AuthError.sessionMissing }
    public func resetPasswordForEmail(_ email: String, redirectTo: URL? = nil,
                                      captchaToken: String? = nil) async throws {
        throw unavailable()
    }
}
