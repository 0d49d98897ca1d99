@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes

// FirebaseAppCheck: no service asks whether the program is genuine.

public final class AppCheckToken: NSObject, Sendable {
    public let token: String, expirationDate: Date
    public init(token: String, expirationDate: Date) { (self.token, self.expirationDate) = (token, expirationDate) }
}
public protocol AppCheckProvider: NSObjectProtocol {
    func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void)
}
public protocol AppCheckProviderFactory: NSObjectProtocol {
    func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)?
}
/// A provider that has no token.
open class UnavailableProvider: NSObject, AppCheckProvider {
    public init?(app: FirebaseApp) {}
    public func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        handler(nil, unavailable())
    }
}
public final class AppAttestProvider: UnavailableProvider {}
public final class DeviceCheckProvider: UnavailableProvider {}
public final class AppCheckDebugProvider: UnavailableProvider {}
public final class AppCheckDebugProviderFactory: NSObject, AppCheckProviderFactory {
    public override init() { super.init() }
    public func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { AppCheckDebugProvider(app: app) }
}
public final class DeviceCheckProviderFactory: NSObject, AppCheckProviderFactory {
    public override init() { super.init() }
    public func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { DeviceCheckProvider(app: app) }
}
public final class AppCheck: NSObject, Sendable {
    private static let shared = AppCheck()
    public static func appCheck() -> AppCheck { shared }
    /// Nothing to do: no service asks.
    public static func setAppCheckProviderFactory(_ factory: (any AppCheckProviderFactory)?) {}
    public func token(forcingRefresh: Bool) async throws -> AppCheckToken { throw unavailable() }
}

private func unavailable() -> ServiceError { ServiceError("Firebase App Check") }
