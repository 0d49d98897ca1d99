public import Foundation

/// Records that a person shares with others. It keeps its values; nothing is shared, for there is no account.
open class CKShare: CKRecord {
    /// Names of values that the system shows.
    public struct SystemFieldKey: Sendable {
        private init() {}
        /// The title that is shown.
        public static let title: CKRecord.FieldKey = "cloudkit.title"
        /// The kind of what is shared.
        public static let shareType: CKRecord.FieldKey = "cloudkit.type"
        /// Bytes of a small picture.
        public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    }
    /// What a person may do.
    public typealias ParticipantPermission = Participant.Permission
    /// Whether a person has accepted.
    public typealias ParticipantAcceptanceStatus = Participant.AcceptanceStatus
    /// Whether a person is the owner.
    public typealias ParticipantRole = Participant.Role

    /// A person with whom records are shared.
    open class Participant: NSObject {
        /// What a person may do.
        public enum Permission: Int, Sendable { case unknown, none, readOnly, readWrite }
        /// Whether a person has accepted.
        public enum AcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
        /// Whether a person is the owner.
        public enum Role: Int, Sendable {
            case unknown, owner
            case administrator = 2, privateUser, publicUser
        }
        /// Who it is.
        public let userIdentity: CKUserIdentity
        /// What the person may do.
        open var permission = Permission.readOnly
        /// Whether the person is the owner.
        open var role = Role.privateUser
        /// Whether the person has accepted: the owner has.
        public let acceptanceStatus: AcceptanceStatus
        init(_ identity: CKUserIdentity, isOwner: Bool) {
            (userIdentity, acceptanceStatus) = (identity, isOwner ? .accepted : .pending)
            super.init()
            if isOwner { (role, permission) = (.owner, .readWrite) }
        }
    }

    /// What is known of shared records before they are accepted. There is none.
    open class Metadata: NSObject {
        private override init() {}
        /// The name of the program's container.
        open var containerIdentifier: String { "" }
        /// The records.
        open var share: CKShare { CKShare(recordZoneID: .default) }
        /// The name of the first of them; nil where a zone is shared.
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        /// The first of them.
        open var rootRecord: CKRecord? { nil }
        /// Who shares them.
        open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
        /// Whether the person is the owner.
        open var participantRole: ParticipantRole { .unknown }
        /// Whether the person has accepted.
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }
        /// What the person may do.
        open var participantPermission: ParticipantPermission { .unknown }
    }

    /// What everyone with the address may do: nothing at first.
    open var publicPermission = ParticipantPermission.none
    /// Whether people may ask to be let in.
    open var allowsAccessRequests = false
    /// Nil: it was not saved.
    open var url: URL? { nil }
    /// The owner and the others.
    public private(set) var participants: [Participant]
    /// Who shares the records.
    public let owner: Participant
    /// The owner.
    open var currentUserParticipant: Participant? { owner }

    private init(id: CKRecord.ID) {
        owner = Participant(CKUserIdentity(), isOwner: true)
        participants = [owner]
        super.init(recordType: CKRecord.SystemType.share, recordID: id)
    }
    /// Shares a record and its child records.
    public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
    }
    /// Shares a record and its child records, under a name.
    public convenience init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        self.init(id: shareID)
        rootRecord.share = CKRecord.Reference(record: self, action: .none)
    }
    /// Shares a zone.
    public convenience init(recordZoneID: CKRecordZone.ID) {
        self.init(id: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
    }
    /// Adds a person.
    open func addParticipant(_ participant: Participant) {
        if !participants.contains(participant) { participants.append(participant) }
    }
    /// Removes a person, who is not the owner.
    open func removeParticipant(_ participant: Participant) {
        participants.removeAll { $0 === participant && $0 !== owner }
    }
}

/// The name of the records that share a zone.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

/// A person.
open class CKUserIdentity: NSObject {
    /// How a person is looked for.
    open class LookupInfo: NSObject {
        /// The address of mails.
        public let emailAddress: String?
        /// The number of a phone.
        public let phoneNumber: String?
        /// By an address of mails.
        public init(emailAddress: String) { (self.emailAddress, phoneNumber) = (emailAddress, nil) }
        /// By the number of a phone.
        public init(phoneNumber: String) { (emailAddress, self.phoneNumber) = (nil, phoneNumber) }
    }
    override init() {}
    /// False.
    open var hasiCloudAccount: Bool { false }
    /// How the person was looked for; nil is the person of this device.
    open var lookupInfo: LookupInfo? { nil }
    /// The name; nil where the person has not allowed it.
    open var nameComponents: PersonNameComponents? { nil }
    /// The record of the person.
    open var userRecordID: CKRecord.ID? { nil }
}
