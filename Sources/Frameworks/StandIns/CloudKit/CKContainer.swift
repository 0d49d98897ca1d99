@_exported public import CoreLocation
public import Foundation

// Databases of iCloud. There is no account: requests fail with `notAuthenticated`. Records keep their values.

/// Whether there is an account.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// The person that a container belongs to, as the owner of zones.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The person that a container belongs to, as the owner of zones.
public let CKOwnerDefaultName = "__defaultOwner__"

extension Notification.Name {
    /// The person has another account; never sent.
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// The databases of a program.
public final class CKContainer: NSObject, Sendable {
    /// What a person allows a program.
    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others find the person by an address.
        public static let userDiscoverability = Self(rawValue: 1)
    }
    /// Whether a person allows it.
    public enum ApplicationPermissionStatus: Int, Sendable { case initialState, couldNotComplete, denied, granted }

    /// The name of the container; nil for the first one.
    public let containerIdentifier: String?
    private init(name: String?) { containerIdentifier = name }
    /// A container by its name.
    public convenience init(identifier containerIdentifier: String) { self.init(name: containerIdentifier) }
    /// The first container of the program.
    public class func `default`() -> CKContainer { CKContainer(name: nil) }
    /// The user's data.
    public var privateCloudDatabase: CKDatabase { CKDatabase(.private) }
    /// Data for all users.
    public var publicCloudDatabase: CKDatabase { CKDatabase(.public) }
    /// Data that others share.
    public var sharedCloudDatabase: CKDatabase { CKDatabase(.shared) }
    /// The data of a kind.
    public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase { CKDatabase(databaseScope) }
    /// Calls the closure at once, with `noAccount`.
    @preconcurrency
    public func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
    /// `noAccount`.
    public func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Calls the closure at once, with `denied`.
    @preconcurrency public func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler block: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        block(.denied, CKError(.notAuthenticated))
    }
    /// Throws.
    public func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus { throw CKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    @preconcurrency
    public func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Throws.
    public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }

    // MARK: Sharing

    /// Throws.
    public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    @preconcurrency public func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
        throw CKError(.notAuthenticated)
    }
    /// An error for each.
    public nonisolated(nonsending) func accept(
        _ metadatas: [CKShare.Metadata]
    ) async throws -> [CKShare.Metadata: Result<CKShare, any Error>] {
        Dictionary(metadatas.map { ($0, .failure(CKError(.notAuthenticated))) }) { $1 }
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func accept(_ metadata: CKShare.Metadata,
                       completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Ends the operation with an error.
    public func add(_ operation: CKOperation) { operation.start() }
}
