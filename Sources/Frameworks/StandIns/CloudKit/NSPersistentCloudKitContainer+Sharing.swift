public import CoreData
import Foundation
import QuadrantFoundation

/// An address of its own, under which the scope is kept.
private let scopeAddress = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
private var scopeKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: scopeAddress)! }

extension NSPersistentCloudKitContainerOptions {
    /// Whose data a store has; the user's at first. Kept: no store is sent anywhere.
    public var databaseScope: CKDatabase.Scope {
        get { objc_getAssociatedObject(self, scopeKey) as? CKDatabase.Scope ?? .private }
        set { objc_setAssociatedObject(self, scopeKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

extension NSPersistentCloudKitContainer {
    /// Throws.
    @discardableResult
    public func share(_ managedObjects: [NSManagedObject], to share: CKShare?)
        async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) { throw CKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    @preconcurrency public func share(
        _ managedObjects: [NSManagedObject], to share: CKShare?,
        completion: @escaping @Sendable (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
    ) {
        completion(nil, nil, nil, CKError(.notAuthenticated))
    }
    /// None: nothing is shared.
    public func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare] { [:] }
    /// None: nothing is shared.
    public func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }
    /// Throws.
    @discardableResult
    public func acceptShareInvitations(
        from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore
    ) async throws -> [CKShare.Metadata] { throw CKError(.notAuthenticated) }
    /// Calls the closure at once, with an error.
    @preconcurrency public func acceptShareInvitations(
        from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore,
        completion: (@Sendable ([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
    ) {
        completion?(nil, CKError(.notAuthenticated))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func persistUpdatedShare(_ share: CKShare, in persistentStore: NSPersistentStore,
                                    completion: (@Sendable (CKShare?, (any Error)?) -> Void)? = nil) {
        completion?(nil, CKError(.notAuthenticated))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency public func purgeObjectsAndRecordsInZone(
        with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?,
        completion: (@Sendable (CKRecordZone.ID?, (any Error)?) -> Void)? = nil
    ) {
        completion?(nil, CKError(.notAuthenticated))
    }
    /// Nil: no object is a record of iCloud.
    public func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }
    /// Nil: no object is a record of iCloud.
    public func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
}
