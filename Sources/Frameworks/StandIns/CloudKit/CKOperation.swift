public import Foundation

/// The records that are looked for.
open class CKQuery: NSObject {
    /// Their kind.
    public let recordType: CKRecord.RecordType
    /// Which of them.
    public let predicate: NSPredicate
    /// In which order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The records of a kind that fulfil a condition.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}

/// A request. It ends at once, with `notAuthenticated`.
open class CKOperation: Operation, @unchecked Sendable {
    /// How a request is made. Nothing to do: it is not.
    open class Configuration: NSObject {
        /// The container; nil is the first.
        open var container: CKContainer?
        /// Whether it continues when the program has ended.
        open var isLongLived = false
        /// Whether data may be sent by radio.
        open var allowsCellularAccess = true
        /// Whether a person waits for it.
        open var qualityOfService = QualityOfService.default
        /// The seconds of one request.
        open var timeoutIntervalForRequest: TimeInterval = 60
        /// The seconds of all.
        open var timeoutIntervalForResource: TimeInterval = 604_800
        public override init() {}
    }
    /// How it is made.
    open var configuration: Configuration! = Configuration()
    /// The group it belongs to; nil for none.
    open var group: CKOperationGroup?
    /// Its name in reports.
    public let operationID = UUID().uuidString
    public override init() {}
    open override func main() { fail(CKError(.notAuthenticated)) }
    func fail(_ error: CKError) {}
}
/// A request to a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database; nil is the private one.
    open var database: CKDatabase?
}
/// Looks for records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Where a query continues. None does.
    public final class Cursor: NSObject, Sendable { private override init() {} }
    /// The most records that the server gives.
    public static let maximumResults = 0
    /// What is looked for.
    open var query: CKQuery?
    /// Where the query continues.
    open var cursor: Cursor?
    /// The zone; nil is the first.
    open var zoneID: CKRecordZone.ID?
    /// The names of the values that are wanted; nil is all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// How many records are wanted; 0 is as many as there are.
    open var resultsLimit = 0
    /// Called for each record; never.
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end, with an error.
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    public override init() {}
    /// Looks for records.
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    /// Continues a query.
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }
    override func fail(_ error: CKError) { queryResultBlock?(.failure(error)) }
}
/// Reads records.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The names of the records.
    open var recordIDs: [CKRecord.ID]?
    /// The names of the values that are wanted; nil is all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called for each record, with an error.
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end, with an error.
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Reads records by their names.
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }
    override func fail(_ error: CKError) {
        for id in recordIDs ?? [] { perRecordResultBlock?(id, .failure(error)) }
        fetchRecordsResultBlock?(.failure(error))
    }
}
/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// When a record of the server is replaced.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
    /// The records that are saved.
    open var recordsToSave: [CKRecord]?
    /// The records that are deleted.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// When a record of the server is replaced.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Whether all of them are saved, or none.
    open var isAtomic = true
    /// Called while a record is sent; never.
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    /// Called for each saved record, with an error.
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called for each deleted record, with an error.
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    /// Called at the end, with an error.
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Called at the end, with an error.
    @available(*, deprecated, message: "Use modifyRecordsResultBlock.")
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)? {
        get { completion }
        set { completion = newValue }
    }
    private var completion: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    /// Saves and deletes records.
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
    override func fail(_ error: CKError) {
        for record in recordsToSave ?? [] { perRecordSaveBlock?(record.recordID, .failure(error)) }
        for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .failure(error)) }
        completion?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}
/// Saves and deletes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The zones that are saved.
    open var recordZonesToSave: [CKRecordZone]?
    /// The zones that are deleted.
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    /// Called for each saved zone, with an error.
    open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    /// Called for each deleted zone, with an error.
    open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
    /// Called at the end, with an error.
    open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Saves and deletes zones.
    public convenience init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        self.init()
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }
    override func fail(_ error: CKError) {
        for zone in recordZonesToSave ?? [] { perRecordZoneSaveBlock?(zone.zoneID, .failure(error)) }
        for id in recordZoneIDsToDelete ?? [] { perRecordZoneDeleteBlock?(id, .failure(error)) }
        modifyRecordZonesResultBlock?(.failure(error))
    }
}
/// Saves and deletes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The subscriptions that are saved.
    open var subscriptionsToSave: [CKSubscription]?
    /// The subscriptions that are deleted.
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    /// Called at the end, with an error.
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Saves and deletes subscriptions.
    public convenience init(subscriptionsToSave: [CKSubscription]? = nil,
                            subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
        self.init()
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    }
    override func fail(_ error: CKError) { modifySubscriptionsResultBlock?(.failure(error)) }
}
/// Reads the changes of zones.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What is read of a zone.
    open class ZoneConfiguration: NSObject {
        /// The moment since which changes are read; nil is the first.
        open var previousServerChangeToken: CKServerChangeToken?
        /// How many records are wanted; 0 is as many as there are.
        open var resultsLimit: Int
        /// The names of the values that are wanted; nil is all.
        open var desiredKeys: [CKRecord.FieldKey]?
        /// Changes since a moment.
        public init(previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
                    desiredKeys: [CKRecord.FieldKey]? = nil) {
            (self.previousServerChangeToken, self.desiredKeys) = (previousServerChangeToken, desiredKeys)
            self.resultsLimit = resultsLimit ?? 0
        }
    }
    /// The zones.
    open var recordZoneIDs: [CKRecordZone.ID]?
    /// What is read of each zone.
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    /// Whether all changes are read.
    open var fetchAllChanges = true
    /// Called for each changed record; never.
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called for each deleted record; never.
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    /// Called with the moment that was read; never.
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    /// Called at the end of a zone, with an error.
    open var recordZoneFetchResultBlock: ((CKRecordZone.ID, Result<(
        serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool
    ), any Error>) -> Void)?
    /// Called at the end, with an error.
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Reads the changes of zones.
    public convenience init(recordZoneIDs: [CKRecordZone.ID]? = nil,
                            configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil) {
        self.init()
        (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
    }
    override func fail(_ error: CKError) {
        for id in recordZoneIDs ?? [] { recordZoneFetchResultBlock?(id, .failure(error)) }
        fetchRecordZoneChangesResultBlock?(.failure(error))
    }
}
/// Reads which zones were changed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The moment since which changes are read; nil is the first.
    open var previousServerChangeToken: CKServerChangeToken?
    /// Called for each changed zone; never.
    open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
    /// Called for each deleted zone; never.
    open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
    /// Called with the moment that was read; never.
    open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
    /// Called at the end, with an error.
    open var fetchDatabaseChangesResultBlock: ((Result<(
        serverChangeToken: CKServerChangeToken, moreComing: Bool
    ), any Error>) -> Void)?
    /// Reads changes since a moment.
    public convenience init(previousServerChangeToken: CKServerChangeToken?) {
        self.init()
        self.previousServerChangeToken = previousServerChangeToken
    }
    override func fail(_ error: CKError) { fetchDatabaseChangesResultBlock?(.failure(error)) }
}
/// Accepts records that others share.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
    /// What is accepted.
    open var shareMetadatas: [CKShare.Metadata]?
    /// Called for each, with an error.
    open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
    /// Called at the end, with an error.
    open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Accepts records.
    public convenience init(shareMetadatas: [CKShare.Metadata]) {
        self.init()
        self.shareMetadatas = shareMetadatas
    }
    override func fail(_ error: CKError) {
        for metadata in shareMetadatas ?? [] { perShareResultBlock?(metadata, .failure(error)) }
        acceptSharesResultBlock?(.failure(error))
    }
}
/// Reads what is known of shared records by their addresses.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
    /// The addresses.
    open var shareURLs: [URL]?
    /// Whether the first record is read as well.
    open var shouldFetchRootRecord = false
    /// Called for each address, with an error.
    open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
    /// Called at the end, with an error.
    open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Reads by addresses.
    public convenience init(shareURLs: [URL]) {
        self.init()
        self.shareURLs = shareURLs
    }
    override func fail(_ error: CKError) {
        for url in shareURLs ?? [] { perShareMetadataResultBlock?(url, .failure(error)) }
        fetchShareMetadataResultBlock?(.failure(error))
    }
}
