@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes

// FirebaseInstallations: there is no service, and so no name of this installation.

public final class InstallationsAuthTokenResult: NSObject, Sendable {
    public let authToken: String, expirationDate: Date
    init(_ token: String, _ date: Date) { (authToken, expirationDate) = (token, date) }
}
public final class Installations: NSObject, Sendable {
    private static let shared = Installations()
    public static func installations() -> Installations { shared }
    public static func installations(app: FirebaseApp) -> Installations { shared }
    public func installationID() async throws -> String { throw ServiceError("Firebase Installations") }
    public func installationID(completion: @escaping (String?, (any Error)?) -> Void) {
        completion(nil, ServiceError("Firebase Installations"))
    }
    public func authToken() async throws -> InstallationsAuthTokenResult {
        throw ServiceError("Firebase Installations")
    }
    public func authToken(completion: @escaping (InstallationsAuthTokenResult?, (any Error)?) -> Void) {
        completion(nil, ServiceError("Firebase Installations"))
    }
    public func authTokenForcingRefresh(_ forceRefresh: Bool) async throws -> InstallationsAuthTokenResult {
        throw ServiceError("Firebase Installations")
    }
    public func delete() async throws { throw ServiceError("Firebase Installations") }
}
