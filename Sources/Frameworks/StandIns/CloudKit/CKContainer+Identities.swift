import Foundation

// People who are looked for. Without an account none is found.

extension CKContainer {
    /// Throws.
    public nonisolated(nonsending) func shareParticipant(
        forEmailAddress emailAddress: String
    ) async throws -> CKShare.Participant { throw CKError(.notAuthenticated) }
    /// Throws.
    public nonisolated(nonsending) func shareParticipant(
        forPhoneNumber phoneNumber: String
    ) async throws -> CKShare.Participant { throw CKError(.notAuthenticated) }
    /// Throws.
    public nonisolated(nonsending) func shareParticipant(
        forUserRecordID userRecordID: CKRecord.ID
    ) async throws -> CKShare.Participant { throw CKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    @preconcurrency public func fetchShareParticipant(
        withEmailAddress emailAddress: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func fetchShareParticipant(
        withPhoneNumber phoneNumber: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func fetchShareParticipant(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Throws.
    public nonisolated(nonsending) func userIdentity(
        forEmailAddress emailAddress: String
    ) async throws -> CKUserIdentity? { throw CKError(.notAuthenticated) }
    /// Throws.
    public nonisolated(nonsending) func userIdentity(
        forPhoneNumber phoneNumber: String
    ) async throws -> CKUserIdentity? { throw CKError(.notAuthenticated) }
    /// Throws.
    public nonisolated(nonsending) func userIdentity(
        forUserRecordID userRecordID: CKRecord.ID
    ) async throws -> CKUserIdentity? { throw CKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    @preconcurrency public func discoverUserIdentity(
        withEmailAddress emailAddress: String,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func discoverUserIdentity(
        withPhoneNumber phoneNumber: String,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func discoverAllIdentities(
        completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
}
