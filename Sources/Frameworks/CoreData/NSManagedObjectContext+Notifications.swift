public import Foundation

extension NSNotification.Name {
    /// Sent by a context after a save, with the sets of objects under the keys below.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// Sent by a context before a save, once all objects are found valid.
    public static let NSManagedObjectContextWillSave =
        NSNotification.Name("NSManagingContextWillSaveChangesNotification")
    /// Sent by a context at each change, with the set of one object under the key of what has become of it.
    public static let NSManagedObjectContextObjectsDidChange =
        NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    /// Never sent: what another context has saved is announced as changes.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs =
        NSNotification.Name("NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// Sent by a context after a save, with the sets of identifiers.
    public static let NSManagedObjectContextDidSaveObjectIDs =
        NSNotification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Never sent: stores are added and removed without a notification.
    public static let NSPersistentStoreCoordinatorStoresWillChange =
        NSNotification.Name("NSPersistentStoreCoordinatorStoresWillChangeNotification")
    /// Never sent: stores are added and removed without a notification.
    public static let NSPersistentStoreCoordinatorStoresDidChange =
        NSNotification.Name("_NSPersistentStoreCoordinatorStoresDidChangeNotification")
    /// Never sent: stores are added and removed without a notification.
    public static let NSPersistentStoreCoordinatorWillRemoveStore =
        NSNotification.Name("NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    /// Never sent: the store is in memory.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}
extension NSManagedObjectContext {
    /// `NSManagedObjectContextDidSave`.
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    /// `NSManagedObjectContextObjectsDidChange`.
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
    /// `NSManagedObjectContextWillSave`.
    public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
    /// Sent by a context after a save, with the sets of identifiers under the keys `NSInsertedObjectIDsKey` and others.
    public static let didSaveObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// `NSManagedObjectContextDidMergeChangesObjectIDs`, which is never sent.
    public static let didMergeChangesObjectIDsNotification =
        NSNotification.Name.NSManagedObjectContextDidMergeChangesObjectIDs
}

/// The key of a notification for the set of new objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of a notification for the set of changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key of a notification for the set of deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key of a notification for the set of identifiers of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of a notification for the set of identifiers of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of a notification for the set of identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

/// The key of a notification for the set of refreshed objects; never there.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of a notification for the set of invalidated objects; never there.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of a notification that all objects are invalidated; never there.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of a notification for added stores; never there.
public let NSAddedPersistentStoresKey = "added"
/// The key of a notification for removed stores; never there.
public let NSRemovedPersistentStoresKey = "removed"
/// The key of a notification for stores with another identifier; never there.
public let NSUUIDChangedPersistentStoresKey = "uuidChanged"

extension NSManagedObjectContext {
    /// The keys of the context's notifications.
    public enum NotificationKey: String {
        case insertedObjects = "inserted", updatedObjects = "updated", deletedObjects = "deleted"
        case insertedObjectIDs = "inserted_objectIDs", updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        // Nothing is refreshed or invalidated: objects have their values.
        case refreshedObjects = "refreshed", invalidatedObjects = "invalidated"
        case invalidatedAllObjects = "invalidatedAll"
        case refreshedObjectIDs = "refreshed_objectIDs", invalidatedObjectIDs = "invalidated_objectIDs"
        // Which names these two have in a notification is a guess; they are never there.
        case queryGeneration = "newQueryGeneration", sourceContext = "managedObjectContext"
    }
}
