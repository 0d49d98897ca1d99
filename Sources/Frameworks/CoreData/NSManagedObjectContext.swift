public import Foundation
public import QuadrantFoundation
import QuadrantStandIn
import QuadrantThreads

/// A set of objects. Its store is in memory, and empty when the program starts. A context with a parent sees the
/// parent's objects, and saves its own changes to the parent.
open class NSManagedObjectContext: NSObject {
    /// The queue of a context's blocks. All blocks run immediately on the caller's thread.
    public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }
    /// As given when it was made. Nothing to do: blocks run at once.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// An empty context without a parent.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    /// An empty context without a parent.
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }
    /// An empty context for the main thread, without a parent.
    public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

    private var objects: [NSManagedObject] = []
    private var inserted: Set<NSManagedObject> = []
    private var updated: Set<NSManagedObject> = []
    private var deleted: [NSManagedObject] = []

    /// Whether there are unsaved insertions, changes or deletions.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    /// Whether saved changes of other contexts are taken over. Nothing to do: contexts share their objects.
    open var automaticallyMergesChangesFromParent = false
    /// How conflicts are resolved at a save. Nothing to do: contexts share their objects.
    open var mergePolicy: Any = NSMergePolicy.error
    /// The context whose objects this one sees and to which it saves; nil for none.
    open var parent: NSManagedObjectContext? {
        didSet {
            guard let parent, subscription == nil else { return }
            subscription = parent.changes.sink { [weak self] note in
                guard let self else { return }
                NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self,
                                                userInfo: note.userInfo)
            }
        }
    }
    private var subscription: AnyCancellable?
    /// The notifications of changed objects, sent while they change.
    var changes: NotificationCenter.Publisher {
        NotificationCenter.default.publisher(for: .NSManagedObjectContextObjectsDidChange, object: self)
    }
    private var ownCoordinator: NSPersistentStoreCoordinator?
    /// The coordinator with the model: its own, else the parent's.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { ownCoordinator ?? parent?.persistentStoreCoordinator }
        set { ownCoordinator = newValue }
    }
    /// The undo manager. Without effect: changes of contexts are not undone.
    open var undoManager: UndoManager? { didSet { standIn(self, "changes of contexts are not undone") } }
    /// For the program; nil without one.
    open var name: String?
    /// Who makes the changes, in a history of them. Nothing to do: there is no history.
    open var transactionAuthor: String?
    /// Whether objects that are gone from the store are deleted; true by default. Nothing to do: values stay in memory.
    open var shouldDeleteInaccessibleFaults = true
    /// How long values are good before they are read again, in seconds. Nothing to do: values stay in memory.
    open var stalenessInterval: TimeInterval = -1
    /// Says which store a new object is saved in. Nothing to do: contexts share their objects.
    open func assign(_ object: Any, to store: NSPersistentStore) {}
    /// All objects that the context sees.
    open var registeredObjects: Set<NSManagedObject> { Set(all) }
    /// The objects inserted since the last save.
    open var insertedObjects: Set<NSManagedObject> { inserted }
    /// The objects changed since the last save, new ones left out.
    open var updatedObjects: Set<NSManagedObject> { updated }
    /// The objects deleted since the last save; new ones that were deleted are left out.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }

    private var all: [NSManagedObject] {
        guard let parent else { return objects }
        return parent.all.filter { !deleted.contains($0) } + objects
    }

    /// The objects as they were at the last save.
    private var saved: [NSManagedObject] { all.filter { !inserted.contains($0) } + deleted }

    /// Inserts an object; no effect if it is in this context.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self else { return }
        objects.append(object)
        inserted.insert(object)
        object.isDeleted = false
        object.managedObjectContext = self
        Self.remember(object.entity, as: type(of: object))
        announce(object, NSInsertedObjectsKey)
    }
    /// Deletes an object, and others by the delete rules of its relationships.
    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        object.isDeleted = true
        let others = object.release()
        if inserted.remove(object) == nil { deleted.append(object) }
        updated.remove(object)
        objects.removeAll { $0 === object }
        others.forEach(delete)
        announce(object, NSDeletedObjectsKey)
    }
    /// The object with an identifier; if there is none, an empty object without a context.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        all.first { $0.objectID === objectID } ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }
    /// The object with an identifier; throws `CocoaError.fileNoSuchFile` if there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let found = all.first(where: { $0.objectID === objectID }) else { throw CocoaError(.fileNoSuchFile) }
        return found
    }
    /// The object with an identifier; nil if there is none.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        all.first { $0.objectID === objectID }
    }
    /// Without merging, gives the object the values of the last save; with it, nothing.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { if !flag { object.restore() } }
    /// Reads the objects again. Nothing to do: contexts share their objects.
    open func refreshAllObjects() {}
    /// Marks the identifiers as those of saved objects.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        objects.forEach { $0.objectID.becomePermanent() }
    }
    /// Processes changes before the next turn of the run loop. Nothing to do: changes are processed immediately.
    open func processPendingChanges() {}

    /// Saves the changes. Throws the error of the first invalid object, and then saves nothing.
    open func save() throws {
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        announceSave()
        for object in deleted { try object.validateForDelete() }
        for object in ordered(inserted) { try object.validateForInsert() }
        for object in ordered(updated) { try object.validateForUpdate() }
        let changes: [AnyHashable: Any] = [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated,
                                           NSDeletedObjectsKey: Set(deleted)]
        let saved = ordered(inserted) + ordered(updated)
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
        let identifiers = changes.map { key, objects in
            ("\(key)_objectIDs" as AnyHashable, Set((objects as? Set<NSManagedObject> ?? []).map(\.objectID)) as Any)
        }
        NotificationCenter.default.post(name: Self.didSaveObjectIDsNotification, object: self,
                                        userInfo: Dictionary(uniqueKeysWithValues: identifiers))
    }
    /// Calls `willSave()` of each changed object once, also of those that the first ones change.
    private func announceSave() {
        var called: Set<NSManagedObject> = []
        while true {
            let next = inserted.union(updated).union(deleted).subtracting(called)
            if next.isEmpty { return }
            called.formUnion(next)
            ordered(next).forEach { $0.willSave() }
        }
    }
    /// The objects in the order in which they were inserted, so that each run calls them in the same order.
    private func ordered(_ some: Set<NSManagedObject>) -> [NSManagedObject] {
        var rest = some
        let known = ((parent?.objects ?? []) + objects + deleted).filter { rest.remove($0) != nil }
        return known + rest
    }
    /// Reverts the changes since the last save.
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
    /// As `rollback()`; a context with a parent then has no objects of its own.
    open func reset() {
        rollback()
        if parent != nil { objects = [] }
    }
    /// Runs `block` immediately on the caller's thread.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Runs `block` immediately on the caller's thread.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Runs `block` at once and returns its result; the schedule has no effect.
    public nonisolated(nonsending) func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try block() }
    /// Runs `block` at once and returns its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    /// When a block runs. Blocks run at once.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    /// The objects that match a request, or their identifiers if the request asks for them. Never throws.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        request.results(request.chosen(from: request.includesPendingChanges ? all : saved))
    }
    /// The number of objects that match a request, with its offset and limit. Never throws.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        request.chosen(from: request.includesPendingChanges ? all : saved).count
    }
    /// Does at once what a batch request asks for, and returns its result; other requests have no effect. It does not
    /// throw.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        (request as? any BatchRequest)?.run(in: self) ?? NSPersistentStoreResult()
    }

    func note(_ object: NSManagedObject) {
        if !inserted.contains(object), !object.isDeleted { updated.insert(object) }
        announce(object, NSUpdatedObjectsKey)
    }
    private func announce(_ object: NSManagedObject? = nil, _ key: String = NSUpdatedObjectsKey) {
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self,
                                        userInfo: object.map { [key: Set([$0])] })
    }
    /// All objects of a class.
    func all<T>(_ type: T.Type) -> [T] { all.compactMap { $0 as? T } }
    /// Takes saved changes over into other contexts. Nothing to do: contexts share their objects.
    public class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
                                   into contexts: [NSManagedObjectContext]) {}
    /// Tells what another context has saved as this one's changes; the objects are shared already.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        guard notification.object as? NSManagedObjectContext !== self else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self,
                                        userInfo: notification.userInfo)
    }

    // MARK: Entities

    /// The entities of inserted objects by their class, for all threads that draw.
    private static let entities = Locked<[ObjectIdentifier: NSEntityDescription]>([:])

    private static func remember(_ entity: NSEntityDescription, as type: NSManagedObject.Type) {
        entities.withLock { entities in
            if entities[ObjectIdentifier(type)] == nil { entities[ObjectIdentifier(type)] = entity }
        }
    }
    /// The entity of a class in the loaded models.
    static func knownEntity(of type: NSManagedObject.Type) -> NSEntityDescription {
        if let known = entities.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        for model in NSPersistentStoreCoordinator.models.withLock({ $0 }) {
            if let found = model.entity(of: type) { return found }
        }
        return NSEntityDescription(name: "\(type)")
    }

    private var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    /// The entity in the model; if there is none, an entity without properties.
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
/// The queue of a context's blocks. All blocks run immediately on the caller's thread.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The option to keep a history of changes. Nothing to do: there is no history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to announce changes by other programs. Nothing to do: no other program changes the store.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option to bring old stores up to date. Nothing to do: there are no stores of an earlier model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to do so without a description. Nothing to do: there are no stores of an earlier model.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// A store in memory, as all are.
public let NSInMemoryStoreType = "InMemory"
/// A store in a database; kept in memory.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file; kept in memory.
public let NSBinaryStoreType = "Binary"
