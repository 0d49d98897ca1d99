public import Foundation

/// How conflicting changes are resolved. All contexts share their objects here, so that there is nothing to merge.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let rollback = NSMergePolicy()
}
nonisolated(unsafe) public let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject =
    NSMergePolicy.mergeByPropertyObjectTrump
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject =
    NSMergePolicy.mergeByPropertyStoreTrump
nonisolated(unsafe) public let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
nonisolated(unsafe) public let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback

/// The objects of a program. The store behind it is empty when the program begins, and is kept in memory. A context
/// with a parent sees the parent's objects, and passes its own changes to it when it is saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }
    public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

    private var objects: [NSManagedObject] = []
    private var inserted: Set<NSManagedObject> = []
    private var updated: Set<NSManagedObject> = []
    private var deleted: [NSManagedObject] = []

    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy.error
    open var parent: NSManagedObjectContext? {
        didSet {
            guard let parent, token == nil else { return }
            token = NotificationCenter.default.addObserver(
                forName: .NSManagedObjectContextObjectsDidChange, object: parent, queue: nil
            ) { [weak self] note in
                let updated = note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>
                self?.announce(updated: updated?.first)
            }
        }
    }
    private var token: (any NSObjectProtocol)?
    private var ownCoordinator: NSPersistentStoreCoordinator?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { ownCoordinator ?? parent?.persistentStoreCoordinator }
        set { ownCoordinator = newValue }
    }
    open var undoManager: AnyObject?
    open var name: String?
    open var transactionAuthor: String?
    open var shouldDeleteInaccessibleFaults = true
    open var registeredObjects: Set<NSManagedObject> { Set(all) }
    open var insertedObjects: Set<NSManagedObject> { inserted }
    open var updatedObjects: Set<NSManagedObject> { updated }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    deinit { token.map { NotificationCenter.default.removeObserver($0) } }

    private var all: [NSManagedObject] {
        guard let parent else { return objects }
        return parent.all.filter { !deleted.contains($0) } + objects
    }

    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self else { return }
        objects.append(object)
        inserted.insert(object)
        object.isDeleted = false
        object.managedObjectContext = self
        Self.remember(object.entity, as: type(of: object))
        announce()
    }
    /// Deletes an object and, by the rules of its relationships, others.
    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        object.isDeleted = true
        let others = object.release()
        if inserted.remove(object) == nil { deleted.append(object) }
        updated.remove(object)
        objects.removeAll { $0 === object }
        others.forEach(delete)
        announce()
    }
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        all.first { $0.objectID === objectID } ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let found = all.first(where: { $0.objectID === objectID }) else { throw CocoaError(.fileNoSuchFile) }
        return found
    }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        all.first { $0.objectID === objectID }
    }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { if !flag { object.restore() } }
    open func refreshAllObjects() {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        objects.forEach { $0.objectID.isSaved = true }
    }
    open func processPendingChanges() {}

    /// Throws the error of the first object that is not valid; nothing is saved then.
    open func save() throws {
        for object in deleted { try object.validateForDelete() }
        for object in inserted { try object.validateForInsert() }
        for object in updated { try object.validateForUpdate() }
        let changes: [AnyHashable: Any] = [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated,
                                           NSDeletedObjectsKey: Set(deleted)]
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        let saved = Array(inserted) + Array(updated)
        saved.forEach { $0.willSave() }
        if let parent {
            for object in objects {
                parent.objects.append(object)
                parent.inserted.insert(object)
                object.managedObjectContext = parent
            }
            objects = []
            for object in deleted {
                parent.objects.removeAll { $0 === object }
                if parent.inserted.remove(object) == nil { parent.deleted.append(object) }
            }
            parent.announce()
        }
        saved.forEach { $0.commit() }
        deleted.forEach { $0.managedObjectContext = nil }
        (inserted, updated, deleted) = ([], [], [])
        saved.forEach { $0.didSave() }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
    }
    /// Undoes what has changed since the last save.
    open func rollback() {
        for object in inserted {
            objects.removeAll { $0 === object }
            object.managedObjectContext = nil
        }
        for object in deleted {
            object.isDeleted = false
            object.restore()
            if parent == nil { objects.append(object) }
        }
        updated.forEach { $0.restore() }
        (inserted, updated, deleted) = ([], [], [])
        announce()
    }
    open func reset() {
        rollback()
        if parent != nil { objects = [] }
    }
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows
        -> T { try block() }
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = request.chosen(from: all)
        return T.self == NSManagedObjectID.self ? found.compactMap { $0.objectID as? T } : found.compactMap { $0 as? T }
    }
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        request.chosen(from: all).count
    }
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
        let found = request.fetchRequest.chosen(from: all)
        found.forEach(delete)
        let result = NSBatchDeleteResult()
        result.resultType = request.resultType
        switch request.resultType {
        case .resultTypeStatusOnly: result.result = true
        case .resultTypeObjectIDs: result.result = found.map(\.objectID)
        case .resultTypeCount: result.result = found.count
        }
        return result
    }

    func note(_ object: NSManagedObject) {
        if !inserted.contains(object), !object.isDeleted { updated.insert(object) }
        announce(updated: object)
    }
    private func announce(updated object: NSManagedObject? = nil) {
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self,
                                        userInfo: object.map { [NSUpdatedObjectsKey: Set([$0])] })
    }
    /// All objects of a class.
    func all<T>(_ type: T.Type) -> [T] { all.compactMap { $0 as? T } }
    public class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
                                   into contexts: [NSManagedObjectContext]) {}

    // MARK: Entities

    private nonisolated(unsafe) static var entities: [ObjectIdentifier: NSEntityDescription] = [:]

    private static func remember(_ entity: NSEntityDescription, as type: NSManagedObject.Type) {
        if entities[ObjectIdentifier(type)] == nil { entities[ObjectIdentifier(type)] = entity }
    }
    /// The entity of a class in the models that have been read.
    static func knownEntity(of type: NSManagedObject.Type) -> NSEntityDescription {
        if let known = entities[ObjectIdentifier(type)] { return known }
        let models = NSPersistentStoreCoordinator.models
        for model in models {
            if let found = model.entity(of: type) { return found }
        }
        return NSEntityDescription(name: "\(type)")
    }

    private var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    /// That of the model; without one, an entity that has no properties.
    func entity(named name: String) -> NSEntityDescription {
        model?.entitiesByName[name] ?? NSEntityDescription(name: name)
    }
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        model?.entity(of: type) ?? Self.knownEntity(of: type)
    }
}
extension NSManagedObjectModel {
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = "\(type)"
        return entities.first { entity in
            entity.managedObjectClassName.split(separator: ".").last.map(String.init) == name
        } ?? entitiesByName[name]
    }
}
/// Where the blocks of a context run. All of them run immediately, in the caller's thread.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

extension NSNotification.Name {
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextWillSave =
        NSNotification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange =
        NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}
extension NSManagedObjectContext {
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
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
public let NSBinaryStoreType = "Binary"
