public import Foundation
public import FoundationNetworking

// Foundation on Linux has these with a delegate only, so that they could not be named as `session.data(from:)`.
extension URLSession {
    /// Loads an address without a delegate; throws the error of the load.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
    /// Loads a request without a delegate; throws the error of the load.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
}
