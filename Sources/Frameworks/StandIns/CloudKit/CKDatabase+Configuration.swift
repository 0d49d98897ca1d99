public import Foundation

/// How much is transferred.
public enum CKOperationGroupTransferSize: Int, Sendable {
    case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes
    case hundredsOfGigabytes
}
/// Operations that belong together. Nothing to do with it: there is no service.
open class CKOperationGroup: NSObject {
    /// What tells it from others.
    public let operationGroupID = UUID().uuidString
    /// The configuration of operations that have none.
    open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
    /// Its name.
    open var name: String?
    /// The number of operations.
    open var quantity = 0
    /// How much they send.
    open var expectedSendSize = CKOperationGroupTransferSize.unknown
    /// How much they receive.
    open var expectedReceiveSize = CKOperationGroupTransferSize.unknown
    /// A group without a name.
    public override init() { super.init() }
}

extension CKDatabase {
    /// Runs a closure whose operations have a configuration. Nothing to do with it: there is no service.
    public func configuredWith<R>(configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
                                  body: (CKDatabase) throws -> R) rethrows -> R { try body(self) }
    /// Runs a closure whose operations have a configuration. Nothing to do with it: there is no service.
    public nonisolated(nonsending) func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
        body: (CKDatabase) async throws -> R
    ) async rethrows -> R { try await body(self) }
}
extension CKContainer {
    /// Runs a closure whose operations have a configuration. Nothing to do with it: there is no service.
    public func configuredWith<R>(configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
                                  body: (CKContainer) throws -> R) rethrows -> R { try body(self) }
    /// Runs a closure whose operations have a configuration. Nothing to do with it: there is no service.
    public nonisolated(nonsending) func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
        body: (CKContainer) async throws -> R
    ) async rethrows -> R { try await body(self) }
}
