@_exported public import CoreLocation
public import Foundation

// Databases of iCloud. There is no account: requests fail with `notAuthenticated`. Records keep their values.

/// Why a request failed.
public struct CKError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        case serverRecordChanged = 14, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion
        case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
        case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared
        case referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost
        case assetNotAvailable, accountTemporarilyUnavailable
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// There is no account.
    public static let notAuthenticated = Code.notAuthenticated
    /// There is no network.
    public static let networkUnavailable = Code.networkUnavailable
    /// There is no such record.
    public static let unknownItem = Code.unknownItem
}

/// Whether there is an account.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// The databases of a program.
public final class CKContainer: NSObject, Sendable {
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
    /// Calls the closure at once, with `noAccount`.
    public func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
    /// `noAccount`.
    public func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Calls the closure at once, with an error.
    public func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Throws.
    public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

/// Stores records: not here.
public final class CKDatabase: NSObject, Sendable {
    /// Whose data it is.
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    /// Whose data it is.
    public let databaseScope: Scope
    fileprivate init(_ scope: Scope) { databaseScope = scope }
    /// Calls the closure at once, with an error.
    public func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func save(_ record: CKRecord) async throws -> CKRecord {
        throw CKError(.notAuthenticated)
    }
    /// Calls the closure at once, with an error.
    public func fetch(withRecordID recordID: CKRecord.ID,
                      completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Throws.
    public nonisolated(nonsending) func record(for recordID: CKRecord.ID) async throws -> CKRecord {
        throw CKError(.notAuthenticated)
    }
    /// Throws.
    public nonisolated(nonsending) func records(matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
                                                desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0)
        async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                         queryCursor: CKQueryOperation.Cursor?) {
        throw CKError(.notAuthenticated)
    }
    /// Calls the closure at once, with an error.
    public func delete(withRecordID recordID: CKRecord.ID,
                       completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
    /// Calls the closure at once, with an error.
    public func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
                        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Ends the operation with an error.
    public func add(_ operation: CKDatabaseOperation) { operation.fail(CKError(.notAuthenticated)) }
}

/// A value that a record can have.
public protocol CKRecordValueProtocol {}
/// A value that a record can have.
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// Values with a name.
open class CKRecord: NSObject {
    /// The name of a kind of records.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String
    /// The name of a record.
    public final class ID: NSObject, Sendable {
        /// The name within its zone.
        public let recordName: String
        /// The zone.
        public let zoneID: CKRecordZone.ID
        /// A name in a zone.
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
        public override var hash: Int { recordName.hashValue }
    }
    /// A record by its name.
    open class Reference: NSObject, CKRecordValueProtocol {
        /// What happens when the record is deleted.
        public enum Action: UInt, Sendable { case none, deleteSelf }
        /// The name of the record.
        public let recordID: ID
        /// What happens when the record is deleted.
        public let referenceAction: Action
        /// A record by its name.
        public init(recordID: ID, action: Action) { (self.recordID, referenceAction) = (recordID, action) }
        /// A record.
        public convenience init(record: CKRecord, action: Action) {
            self.init(recordID: record.recordID, action: action)
        }
    }
    /// The kind of the record.
    public let recordType: RecordType
    /// The name of the record.
    public let recordID: ID
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    /// A record without values.
    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    /// A record without values.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }
    /// Nil: the record was not saved.
    open var creationDate: Date? { nil }
    /// Nil: the record was not saved.
    open var modificationDate: Date? { nil }
    /// Nil: the record was not saved.
    open var recordChangeTag: String? { nil }
    /// A value; nil removes it.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }
    /// A value of a type; nil where it has another.
    open subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }
    /// Sets a value; nil removes it.
    open func setValue(_ value: Any?, forKey key: FieldKey) { values[key] = value as? any CKRecordValueProtocol }
    /// Sets a value; nil removes it.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { values[key] = object }
    /// A value.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    /// A value.
    open func value(forKey key: FieldKey) -> Any? { values[key] }
    /// The names of the values.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol {
    /// Where it is.
    public let fileURL: URL?
    /// A file.
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A group of records.
open class CKRecordZone: NSObject {
    /// The name of a zone.
    public final class ID: NSObject, Sendable {
        /// The name.
        public let zoneName: String
        /// Whose zone it is.
        public let ownerName: String
        /// A zone by its name.
        public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        /// The first zone.
        public static let `default` = ID()
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        public override var hash: Int { zoneName.hashValue }
    }
    /// The name of the zone.
    public let zoneID: ID
    /// A zone by its name.
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    /// A zone by its name.
    public init(zoneID: ID) { self.zoneID = zoneID }
}

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

/// A request to a database.
open class CKDatabaseOperation: NSObject {
    /// Whether a person waits for it. Nothing to do: requests end at once.
    open var qualityOfService = QualityOfService.default
    fileprivate func fail(_ error: CKError) {}
}
/// Looks for records.
open class CKQueryOperation: CKDatabaseOperation {
    /// Where a query continues. None does.
    public final class Cursor: NSObject, Sendable { private override init() {} }
    /// The names of the values that are wanted; nil is all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// How many records are wanted; 0 is as many as there are.
    open var resultsLimit = 0
    /// Called for each record; never.
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end, with an error.
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    /// Looks for records.
    public init(query: CKQuery) {}
    fileprivate override func fail(_ error: CKError) { queryResultBlock?(.failure(error)) }
}
/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation {
    /// Called at the end, with an error.
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Saves and deletes records.
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {}
    fileprivate override func fail(_ error: CKError) { modifyRecordsResultBlock?(.failure(error)) }
}
