@_exported public import CoreLocation
public import Foundation

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
    /// Kinds of the system's own records.
    public struct SystemType: Sendable {
        private init() {}
        /// A person.
        public static let userRecord: RecordType = "Users"
        /// Shared records.
        public static let share: RecordType = "cloudkit.share"
    }
    /// Names of the system's own values.
    public struct SystemFieldKey: Sendable {
        private init() {}
        /// The record that this one belongs to.
        public static let parent: FieldKey = "parent"
        /// The record that shares this one.
        public static let share: FieldKey = "share"
        /// When it was first saved.
        public static let creationDate: FieldKey = "creationDate"
        /// When it was last saved.
        public static let modificationDate: FieldKey = "modificationDate"
        /// The name of the record.
        public static let recordID: FieldKey = "recordID"
    }
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
    /// The record that this one belongs to: they are shared together.
    open var parent: Reference?
    /// The record that shares this one.
    open internal(set) var share: Reference?
    /// Values that only the person can read.
    public let encryptedValues = EncryptedValues()
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    /// Values that only the person can read.
    public final class EncryptedValues {
        private var values: [FieldKey: any CKRecordValueProtocol] = [:]
        init() {}
        /// A value; nil removes it.
        public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
            get { values[key] }
            set { values[key] = newValue }
        }
        /// A value of a type; nil where it has another.
        public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
            get { values[key] as? Value }
            set { values[key] = newValue }
        }
        /// The names of the values.
        public func allKeys() -> [FieldKey] { values.keys.sorted() }
    }
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
        set { setObject(newValue, forKey: key) }
    }
    /// A value of a type; nil where it has another.
    open subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { values[key] as? Value }
        set { setObject(newValue, forKey: key) }
    }
    /// Sets a value; nil removes it.
    open func setValue(_ value: Any?, forKey key: FieldKey) {
        setObject(value as? any CKRecordValueProtocol, forKey: key)
    }
    /// Sets a value; nil removes it.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        values[key] = object
        changed.insert(key)
    }
    /// The names of the values that were set: no record is saved.
    open func changedKeys() -> [FieldKey] { changed.sorted() }
    /// Makes another record the one that this belongs to; nil removes it.
    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }
    /// Nil: the record was not saved.
    open var creatorUserRecordID: ID? { nil }
    /// Nil: the record was not saved.
    open var lastModifiedUserRecordID: ID? { nil }
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
        /// The name of the first zone.
        public static let defaultZoneName = "_defaultZone"
        /// The first zone.
        public static let `default` = ID()
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        public override var hash: Int { zoneName.hashValue }
    }
    /// What the server can do with a zone.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Changes are read.
        public static let fetchChanges = Self(rawValue: 1)
        /// Several records are saved, or none.
        public static let atomic = Self(rawValue: 1 << 1)
        /// Records are shared with those that belong to them.
        public static let sharing = Self(rawValue: 1 << 2)
        /// The zone is shared.
        public static let zoneWideSharing = Self(rawValue: 1 << 3)
    }
    /// The first zone.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
    /// None: the zone was not saved.
    open var capabilities: Capabilities { [] }
    /// The record that shares the zone: none.
    open var share: CKRecord.Reference? { nil }
    /// The name of the zone.
    public let zoneID: ID
    /// A zone by its name.
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    /// A zone by its name.
    public init(zoneID: ID) { self.zoneID = zoneID }
}
