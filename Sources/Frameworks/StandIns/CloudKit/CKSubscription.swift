public import Foundation

/// Asks for a message when records change. None is sent.
open class CKSubscription: NSObject {
    /// The name of a subscription.
    public typealias ID = String
    /// What is asked for.
    public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }
    /// What a message shows.
    open class NotificationInfo: NSObject {
        /// Its title.
        open var title: String?
        /// The line below the title.
        open var subtitle: String?
        /// Its text.
        open var alertBody: String?
        /// The name of its text in the program.
        open var alertLocalizationKey: String?
        /// Values of the record that are put into the text.
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        /// The name of a sound.
        open var soundName: String?
        /// Values of the record that the message has.
        open var desiredKeys: [CKRecord.FieldKey]?
        /// Whether the program's number is raised.
        open var shouldBadge = false
        /// Whether the program is started.
        open var shouldSendContentAvailable = false
        /// Whether the program can change the message.
        open var shouldSendMutableContent = false
        /// The kind of message.
        open var category: String?
        public override init() {}
    }
    /// The name.
    public let subscriptionID: ID
    /// What is asked for.
    public let subscriptionType: SubscriptionType
    /// What messages show.
    open var notificationInfo: NotificationInfo?
    fileprivate init(_ id: ID, _ type: SubscriptionType) { (subscriptionID, subscriptionType) = (id, type) }
}

/// Asks for messages of records that fulfil a condition.
open class CKQuerySubscription: CKSubscription {
    /// What has to happen.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A record is made.
        public static let firesOnRecordCreation = Self(rawValue: 1)
        /// A record is changed.
        public static let firesOnRecordUpdate = Self(rawValue: 1 << 1)
        /// A record is deleted.
        public static let firesOnRecordDeletion = Self(rawValue: 1 << 2)
        /// Only once.
        public static let firesOnce = Self(rawValue: 1 << 3)
    }
    /// The kind of records.
    public let recordType: CKRecord.RecordType
    /// The condition.
    public let predicate: NSPredicate
    /// What has to happen.
    public let querySubscriptionOptions: Options
    /// The zone; nil is each.
    open var zoneID: CKRecordZone.ID?
    /// A subscription with a name.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate,
                subscriptionID: CKSubscription.ID = UUID().uuidString, options querySubscriptionOptions: Options = []) {
        (self.recordType, self.predicate) = (recordType, predicate)
        self.querySubscriptionOptions = querySubscriptionOptions
        super.init(subscriptionID, .query)
    }
}
/// Asks for messages of a zone.
open class CKRecordZoneSubscription: CKSubscription {
    /// The zone.
    public let zoneID: CKRecordZone.ID
    /// The kind of records; nil is each.
    open var recordType: CKRecord.RecordType?
    /// A subscription with a name.
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID, .recordZone)
    }
}
/// Asks for messages of a database.
open class CKDatabaseSubscription: CKSubscription {
    /// The kind of records; nil is each.
    open var recordType: CKRecord.RecordType?
    /// A subscription with a name.
    public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(subscriptionID, .database) }
}

/// A message of a change.
open class CKNotification: NSObject {
    /// What it is of.
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
    /// What it is of.
    open var notificationType: NotificationType { .database }
    /// The name of the subscription.
    open var subscriptionID: CKSubscription.ID? { nil }
    /// Nil: no message of iCloud arrives here.
    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }
    private override init() {}
}

/// A moment of a database or a zone. None is given out.
public final class CKServerChangeToken: NSObject, Sendable { private override init() {} }
