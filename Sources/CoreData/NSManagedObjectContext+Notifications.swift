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
    public static let didSaveObjectIDsNotification =
        NSNotification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
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

extension NSManagedObjectContext {
    /// The keys of the context's notifications.
    public enum NotificationKey: String {
        case insertedObjects = "inserted", updatedObjects = "updated", deletedObjects = "deleted"
        case insertedObjectIDs = "inserted_objectIDs", updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
    }
}
