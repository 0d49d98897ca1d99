public import Foundation
public import QuadrantFoundation
import QuadrantStandIn
import QuadrantStore
import QuadrantThreads

/// A set of objects. Those of a store in memory are all in their context; those of a store in a file are made when they
/// are found. A context with a parent sees the parent's objects, and saves its own changes to the parent.
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
    /// The objects of rows that are in memory.
    var live: [ManagedRow: WeakObject] = [:]
    /// The objects of this context that no row has yet, in the order of insertion.
    var newObjects: [NSManagedObject] { objects }

    /// Whether there are unsaved insertions, changes or deletions.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    /// Whether changes that other contexts of the coordinator save to a file are taken over at once. Contexts of a
    /// store in memory share their objects.
    open var automaticallyMergesChangesFromParent = false
    /// How conflicts are resolved at a save to a file. Contexts of a store in memory share their objects.
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
        set {
            ownCoordinator = newValue
            if concurrencyType == .mainQueueConcurrencyType { Self.main.withLock { $0 = WeakContext(context: self) } }
            newValue?.add(self)
        }
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
    open var registeredObjects: Set<NSManagedObject> {
        parent == nil && fileStore != nil ? Set(live.values.compactMap(\.object) + objects) : Set(all)
    }
    /// The objects inserted since the last save.
    open var insertedObjects: Set<NSManagedObject> { inserted }
    /// The objects changed since the last save, new ones left out.
    open var updatedObjects: Set<NSManagedObject> { updated }
    /// The objects deleted since the last save; new ones that were deleted are left out.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }

    private var all: [NSManagedObject] {
        guard let parent else {
            guard let store = fileStore else { return objects }
            return (try? found(NSFetchRequest<NSManagedObject>(), in: store)) ?? []
        }
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
        registered(objectID) ?? ((try? root.stored(objectID)) ?? nil)
            ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }
    /// The object with an identifier. If there is none, throws `CocoaError.fileNoSuchFile` in memory, and for a file
    /// the code `NSManagedObjectReferentialIntegrityError`.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let found = registered(objectID) { return found }
        if fileStore == nil { throw CocoaError(.fileNoSuchFile) }
        guard let found = try root.stored(objectID) else {
            throw CocoaError(CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError))
        }
        return found
    }
    /// The object with an identifier, if the context has it; nil if not.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered(objectID) }
    private func registered(_ identifier: NSManagedObjectID) -> NSManagedObject? {
        guard fileStore != nil else { return all.first { $0.objectID == identifier } }
        let known = identifier.place.flatMap { root.live[$0.row]?.object }
            ?? (objects + (parent?.objects ?? [])).first { $0.objectID == identifier }
        return known?.isDeleted == true ? nil : known
    }
    /// Without merging, gives the object the values of the last save; with it, nothing.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        if !flag { object.restore() }
        object.becomeFault()
    }
    /// Reads the store as it was at a moment. Nothing to do: a context reads what is stored now.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
    /// Nil: a context reads what is stored now.
    open var queryGenerationToken: NSQueryGenerationToken? { nil }
    /// Reads the objects of a file again when they are asked for; their changes stay.
    open func refreshAllObjects() { root.live.values.compactMap(\.object).forEach { $0.becomeFault() } }
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
        if parent == nil, let store = fileStore {
            try write(ordered(inserted), ordered(updated), deleted, to: store)
            objects = []
        }
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
        guard parent == nil, fileStore != nil else { return }
        for other in persistentStoreCoordinator?.contexts ?? [] where other !== self {
            if other.automaticallyMergesChangesFromParent { other.mergeChanges(from: changes) }
        }
    }
    private func mergeChanges(from changes: [AnyHashable: Any]) {
        func identifiers(_ key: String) -> [NSManagedObjectID] {
            let objects = Array(changes[key] as? Set<NSManagedObject> ?? []) as [Any]
            let identifiers = Array(changes[key] as? Set<NSManagedObjectID> ?? []) as [Any]
            let values = objects + identifiers + (changes[key] as? [Any] ?? [])
            return values.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
        }
        take(updated: identifiers(NSUpdatedObjectsKey) + identifiers(NSUpdatedObjectIDsKey),
             deleted: identifiers(NSDeletedObjectsKey) + identifiers(NSDeletedObjectIDsKey),
             inserted: identifiers(NSInsertedObjectsKey) + identifiers(NSInsertedObjectIDsKey))
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
        return known + rest.sorted { ($0.source?.row.number ?? 0) < ($1.source?.row.number ?? 0) }
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
            if parent == nil, object.source == nil { objects.append(object) }
        }
        updated.forEach { $0.restore() }
        (inserted, updated, deleted) = ([], [], [])
        announce()
    }
    /// As `rollback()`; a context with a parent then has no objects of its own.
    open func reset() {
        rollback()
        if parent != nil { objects = [] }
        live = [:]
    }
    /// Runs `block` immediately on the caller's thread.
    open func perform(_ block: @escaping () -> Void) { entered(block) }
    /// Runs `block` immediately on the caller's thread.
    open func performAndWait(_ block: () -> Void) { entered(block) }
    /// Runs `block` at once and returns its result; the schedule has no effect.
    public nonisolated(nonsending) func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try entered(block) }
    /// Runs `block` at once and returns its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try entered(block) }
    /// When a block runs. Blocks run at once.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    /// The objects that match a request, or their identifiers if the request asks for them. It throws where a file
    /// cannot be read.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        if parent == nil, let store = fileStore {
            do { return request.results(try found(request, in: store)) } catch let failure as StoreFailure {
                throw failure.cocoaError(otherwise: NSPersistentStoreOperationError)
            }
        }
        return request.results(request.chosen(from: request.includesPendingChanges ? all : saved))
    }
    /// The number of objects that match a request, with its offset and limit. It throws where a file cannot be read.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        if parent == nil, let store = fileStore {
            do { return try countFound(request, in: store) } catch let failure as StoreFailure {
                throw failure.cocoaError(otherwise: NSPersistentStoreOperationError)
            }
        }
        return request.chosen(from: request.includesPendingChanges ? all : saved).count
    }
    /// Does at once what a batch request asks for, and returns its result; other requests have no effect. It throws
    /// where a file cannot be changed. The objects of a context do not follow what is changed in a file; they do with
    /// `mergeChanges(fromRemoteContextSave:into:)`.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if fileStore != nil, let batch = request as? any BatchRequest {
            let worker = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            worker.persistentStoreCoordinator = root.persistentStoreCoordinator
            worker.mergePolicy = NSMergePolicy.overwrite
            let result = batch.run(in: worker)
            try worker.save()
            batch.finish(result)
            return result
        }
        return (request as? any BatchRequest)?.run(in: self) ?? NSPersistentStoreResult()
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
    func all<T>(_ type: T.Type) -> [T] {
        if parent == nil, let store = fileStore, let type = type as? NSManagedObject.Type {
            let found = try? found(NSFetchRequest<NSManagedObject>(), in: store, as: type)
            return (found ?? []).compactMap { $0 as? T }
        }
        return all.compactMap { $0 as? T }
    }
    /// Takes changes that were saved to a file over into contexts: values without changes are read again.
    public class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
                                   into contexts: [NSManagedObjectContext]) {
        for context in contexts
            where context.fileStore != nil { context.root.mergeChanges(from: changeNotificationData) }
    }
    /// Takes over what another context has saved to a file. In memory the objects are shared already, and the changes
    /// are only told.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        guard notification.object as? NSManagedObjectContext !== self else { return }
        if fileStore != nil { return root.mergeChanges(from: notification.userInfo ?? [:]) }
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

/// A moment of a store.
public final class NSQueryGenerationToken: NSObject, Sendable {
    /// The moment of the next fetch.
    public static let current = NSQueryGenerationToken()
    private override init() { super.init() }
}
