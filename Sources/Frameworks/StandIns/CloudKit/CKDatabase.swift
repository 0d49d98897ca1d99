public import Foundation

/// Stores records: not here. Each request fails with `notAuthenticated`.
public final class CKDatabase: NSObject, Sendable {
    /// Whose data it is.
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    /// Whose data it is.
    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }
    private var failure: CKError { CKError(.notAuthenticated) }
    /// Ends the operation with an error.
    public func add(_ operation: CKDatabaseOperation) { operation.start() }

    // MARK: Records

    /// Calls the closure at once, with an error.
    @preconcurrency
    public func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func save(_ record: CKRecord) async throws -> CKRecord { throw failure }
    /// Calls the closure at once, with an error.
    @preconcurrency public func fetch(withRecordID recordID: CKRecord.ID,
                      completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    /// Throws.
    public nonisolated(nonsending) func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw failure }
    /// Throws.
    public nonisolated(nonsending) func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw failure }
    /// Throws.
    public nonisolated(nonsending) func records(matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
                                                desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0)
        async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                         queryCursor: CKQueryOperation.Cursor?) { throw failure }
    /// Throws.
    public nonisolated(nonsending) func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = 0
    ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                       queryCursor: CKQueryOperation.Cursor?) { throw failure }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
                       deleteResults: [CKRecord.ID: Result<Void, any Error>]) { throw failure }
    /// Calls the closure at once, with an error.
    @preconcurrency public func delete(withRecordID recordID: CKRecord.ID,
                       completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw failure
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
                        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = 0,
        completionHandler: @escaping @Sendable (Result<(
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
        ), any Error>) -> Void
    ) {
        completionHandler(.failure(failure))
    }

    // MARK: Changes

    /// Throws.
    public nonisolated(nonsending) func recordZoneChanges(
        inZoneWith zoneID: CKRecordZone.ID, since serverChangeToken: CKServerChangeToken?,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
    ) async throws -> (
        modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
        deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
    ) { throw failure }
    /// Throws.
    public nonisolated(nonsending) func databaseChanges(
        since serverChangeToken: CKServerChangeToken?, resultsLimit: Int? = nil
    ) async throws -> (modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
                       changeToken: CKServerChangeToken, moreComing: Bool) { throw failure }

    /// Changes of records. None happen.
    public enum RecordZoneChange: Sendable {
        /// A record that was saved.
        public struct Modification {
            /// The record.
            public let record: CKRecord
        }
        /// A record that was deleted.
        public struct Deletion: Hashable, Sendable {
            /// Its name.
            public let recordID: CKRecord.ID
            /// Its kind.
            public let recordType: CKRecord.RecordType
        }
    }
    /// Changes of zones. None happen.
    public enum DatabaseChange: Sendable {
        /// A zone whose records were changed.
        public struct Modification: Hashable, Sendable {
            /// Its name.
            public let zoneID: CKRecordZone.ID
        }
        /// A zone that was deleted.
        public struct Deletion: Hashable, Sendable {
            /// Why.
            public enum Reason: Hashable, Sendable { case deleted, purged, encryptedDataReset }
            /// Its name.
            public let zoneID: CKRecordZone.ID
            /// Why it was deleted.
            public let reason: Reason
        }
    }

    // MARK: Zones

    /// Throws.
    public nonisolated(nonsending) func allRecordZones() async throws -> [CKRecordZone] { throw failure }
    /// Throws.
    public nonisolated(nonsending) func recordZone(for recordZoneID: CKRecordZone.ID) async throws -> CKRecordZone {
        throw failure
    }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw failure }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func deleteRecordZone(
        withID zoneID: CKRecordZone.ID
    ) async throws -> CKRecordZone.ID { throw failure }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func modifyRecordZones(
        saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
    ) async throws -> (saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
                       deleteResults: [CKRecordZone.ID: Result<Void, any Error>]) { throw failure }
    /// Calls the closure at once, with an error.
    @preconcurrency public func save(_ zone: CKRecordZone,
                     completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func fetchAllRecordZones(
        completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func fetch(withRecordZoneID zoneID: CKRecordZone.ID,
                      completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func delete(withRecordZoneID zoneID: CKRecordZone.ID,
                       completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }

    // MARK: Subscriptions

    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw failure
    }
    /// Throws.
    public nonisolated(nonsending) func allSubscriptions() async throws -> [CKSubscription] { throw failure }
    /// Throws.
    public nonisolated(nonsending) func subscription(
        for subscriptionID: CKSubscription.ID
    ) async throws -> CKSubscription { throw failure }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func deleteSubscription(
        withID subscriptionID: CKSubscription.ID
    ) async throws -> CKSubscription.ID { throw failure }
    /// Calls the closure at once, with an error.
    @preconcurrency public func save(_ subscription: CKSubscription,
                     completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func delete(withSubscriptionID subscriptionID: CKSubscription.ID,
                       completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
}
