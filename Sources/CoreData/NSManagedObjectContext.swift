public import Foundation

/// What becomes of values that two have changed.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let rollback = NSMergePolicy()
}
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject =
    NSMergePolicy.mergeByPropertyObjectTrump
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject =
    NSMergePolicy.mergeByPropertyStoreTrump

/// The objects of a program. The store behind it is empty when the program begins, and is kept in memory.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ConcurrencyType: UInt, Sendable {
        case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
    }
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}
    public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }
    private var objects: [NSManagedObject] = []
    open private(set) var hasChanges = false
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy.error
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var undoManager: AnyObject?
    open var name: String?
    open var registeredObjects: Set<NSManagedObject> { Set(objects) }
    open var insertedObjects: Set<NSManagedObject> { [] }

    open func insert(_ object: NSManagedObject) {
        objects.append(object)
        object.join(self)
        note()
    }
    open func delete(_ object: NSManagedObject) {
        objects.removeAll { $0 === object }
        object.join(nil)
        note()
    }
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        objects.first { $0.objectID === objectID } ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let found = objects.first(where: { $0.objectID === objectID }) else { throw CocoaError(.fileNoSuchFile) }
        return found
    }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func save() throws {
        hasChanges = false
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
    }
    open func rollback() { hasChanges = false }
    open func reset() {
        objects = []
        note()
    }
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
        let name = request.entityName ?? request.entity?.name
        let found = objects.compactMap { object in
            name == nil || object.entity.name == name || "\(type(of: object))" == name ? object as? T : nil
        }
        let limit = request.fetchLimit
        return Array(found.dropFirst(request.fetchOffset).prefix(limit > 0 ? limit : .max))
    }
    open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        NSPersistentStoreResult() }

    func note() {
        hasChanges = true
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
    }
    /// All objects of a class.
    func all<T>(_ type: T.Type) -> [T] { objects.compactMap { $0 as? T } }
    public class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
                                   into contexts: [NSManagedObjectContext]) {}
}
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

extension NSNotification.Name {
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange =
        NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSInMemoryStoreType = "InMemory"
public let NSSQLiteStoreType = "SQLite"
