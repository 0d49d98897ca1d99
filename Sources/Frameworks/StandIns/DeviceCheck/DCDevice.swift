@_exported public import Foundation

/// Why a device was not identified.
public struct DCError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
/// Identifies the device for servers: not here.
public final class DCDevice: NSObject, Sendable {
    /// The device.
    public static let current = DCDevice()
    /// False.
    public var isSupported: Bool { false }
    /// Calls the closure at once, with an error.
    @preconcurrency
    public func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completion(nil, DCError(.featureUnsupported))
    }
    /// Throws.
    public func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}
/// Proves to servers which program runs: not here.
public final class DCAppAttestService: NSObject, Sendable {
    /// The only one.
    public static let shared = DCAppAttestService()
    /// False.
    public var isSupported: Bool { false }
    /// Throws.
    public func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    /// Throws.
    public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
    /// Throws.
    public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func attestKey(_ keyId: String, clientDataHash: Data,
                          completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func generateAssertion(_ keyId: String, clientDataHash: Data,
                                  completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
}
