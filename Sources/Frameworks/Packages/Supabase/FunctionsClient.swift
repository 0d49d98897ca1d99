import Foundation
import QuadrantSubstitutes
import UIKit

// Functions of a server: calling one is an error.

public enum FunctionsError: LocalizedError, Sendable {
    case relayError
    case httpError(code: Int, data: Data)
    public var errorDescription: String? {
        switch self {
        case .relayError: "Relay Error invoking the Edge Function"
        case .httpError(let code, _): "Edge Function returned a non-2xx status code: \(code)"
        }
    }
}
public struct FunctionRegion: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let usEast1 = FunctionRegion(rawValue: "us-east-1"), usWest1 = FunctionRegion(rawValue: "us-west-1")
    public static let euWest1 = FunctionRegion(rawValue: "eu-west-1")
    public static let euCentral1 = FunctionRegion(rawValue: "eu-central-1")
}
public struct FunctionInvokeOptions: Sendable {
    public enum Method: String, Sendable {
        case get = "GET", post = "POST", put = "PUT", patch = "PATCH", delete = "DELETE"
    }
    public let method: Method?, headers: [String: String]
    public init(method: Method? = nil, query: [URLQueryItem] = [], headers: [String: String] = [:],
                region: FunctionRegion? = nil, body: some Encodable) {
        (self.method, self.headers) = (method, headers)
    }
    public init(method: Method? = nil, query: [URLQueryItem] = [], headers: [String: String] = [:],
                region: FunctionRegion? = nil) {
        (self.method, self.headers) = (method, headers)
    }
}
public final class FunctionsClient: Sendable {
    private func unavailable() -> ServiceError { ServiceError("Supabase") }
    /// Nothing to do: no function is called.
    public func setAuth(token: String?) {}
    nonisolated(nonsending)
    public func invoke<Response>(_ functionName: String, options: FunctionInvokeOptions = .init(),
                                 decode: (Data, HTTPURLResponse) throws -> Response) async throws -> Response {
        throw unavailable()
    }
    nonisolated(nonsending)
    public func invoke<T: Decodable>(_ functionName: String, options: FunctionInvokeOptions = .init(),
                                     decoder: JSONDecoder = JSONDecoder()) async throws -> T { throw unavailable() }
    nonisolated(nonsending)
    public func invoke(_ functionName: String, options: FunctionInvokeOptions = .init()) async throws {
        throw unavailable()
    }
}
