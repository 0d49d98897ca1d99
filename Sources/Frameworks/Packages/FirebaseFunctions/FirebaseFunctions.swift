@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes

// FirebaseFunctions: no function can be called.

public let FunctionsErrorDomain = "com.firebase.functions"
public enum FunctionsErrorCode: Int, Sendable {
    case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
    case resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable, dataLoss
    case unauthenticated
}
public final class HTTPSCallableResult: NSObject {
    public let data: Any
    private init(data: Any) { self.data = data }
}
public final class HTTPSCallable: NSObject {
    public var timeoutInterval: TimeInterval = 70
    @discardableResult
    public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult { throw unavailable() }
    public func call(_ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void) {
        completion(nil, unavailable())
    }
    public func call(completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void) {
        completion(nil, unavailable())
    }
}
/// A function of which the types of what it takes and returns are known.
public struct Callable<Request: Encodable, Response: Decodable>: Sendable {
    public func call(_ data: Request) async throws -> Response { throw unavailable() }
    public func callAsFunction(_ data: Request) async throws -> Response { throw unavailable() }
}
public final class Functions: NSObject, Sendable {
    private static let shared = Functions()
    public static func functions() -> Functions { shared }
    public static func functions(region: String) -> Functions { shared }
    public static func functions(customDomain: String) -> Functions { shared }
    public static func functions(app: FirebaseApp) -> Functions { shared }
    public static func functions(app: FirebaseApp, region: String) -> Functions { shared }
    public func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable() }
    public func httpsCallable(_ url: URL) -> HTTPSCallable { HTTPSCallable() }
    public func httpsCallable<Request: Encodable, Response: Decodable>(
        _ name: String, requestAs: Request.Type = Request.self, responseAs: Response.Type = Response.self
    ) -> Callable<Request, Response> { Callable() }
    /// Nothing to do: no function can be called.
    public func useEmulator(withHost host: String, port: Int) {}
}

private func unavailable() -> ServiceError { ServiceError("Cloud Functions") }
