public import Foundation
import QuadrantStore
import QuadrantThreads

/// The file and the options of a store. Where pictures are made, all stores are in memory.
open class NSPersistentStoreDescription: NSObject {
    /// The file; nil or `/dev/null` for a store in memory.
    open var url: URL? { didSet { hasGivenURL = true } }
    /// Whether the program has given the file.
    var hasGivenURL = false
    /// The type of the store; SQLite, a file, by default. All other types are in memory.
    open var type = NSSQLiteStoreType
    /// Whether a store of an earlier model is migrated; true by default.
    open var shouldMigrateStoreAutomatically = true
    /// Whether what a migration does is found by comparing the models; true by default.
    open var shouldInferMappingModelAutomatically = true
    /// Whether the store is added in the background; stores are added at once. Nothing to do: a store is opened fast.
    open var shouldAddStoreAsynchronously = false
    /// Whether the store is read-only.
    open var isReadOnly = false
    /// The part of the model in the store. Nothing to do: a store has the whole model.
    open var configuration: String?
    /// The CloudKit options; nil for a local store. Nothing to do: stores are in memory.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// A store of the default type.
    public override init() { super.init() }
    /// A store for a file.
    public init(url: URL) { (self.url, hasGivenURL) = (url, true) }
    /// The file that a container chooses.
    init(chosen url: URL) { self.url = url }
    /// Sets an option, or removes it with nil; options have no effect.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    /// The options that were set.
    open private(set) var options: [String: NSObject] = [:]
}
/// The options of a CloudKit store, which have no effect.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The name of the container in the cloud.
    public let containerIdentifier: String
    /// Options with the name of a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
/// A store of objects, in a file or in memory.
open class NSPersistentStore: NSObject {
    /// The file.
    open var url: URL?
    /// The tables of the file; nil for a store in memory.
    private(set) var file: ManagedStore?
    /// The requested type.
    public let type: String
    /// The part of the model in the store; the whole one.
    open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
    /// The identifier of the store: of a file always the same, in memory unique in each run.
    open var identifier: String! = UUID().uuidString
    /// Whether the store is read-only.
    open var isReadOnly = false
    /// What is kept with the store: its type and its identifier.
    open lazy var metadata: [String: Any]! = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier as Any]
    /// The coordinator that it has been added to.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    init(type: String, url: URL?, file: ManagedStore?) {
        (self.type, self.url, self.file) = (type, url, file)
        super.init()
        guard let file else { return }
        file.owner = self
        (identifier, isReadOnly) = (file.identity, file.file.isReadOnly)
    }
    /// Closes the file.
    func close() {
        file?.file.database.close()
        file = nil
    }
}
/// The key of a store's metadata for its type.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's metadata for its identifier.
public let NSStoreUUIDKey = "NSStoreUUID"
/// A model with its stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// Models in the order they were read.
    static let models = Locked<[NSManagedObjectModel]>([])

    /// The entities of its stores.
    public let managedObjectModel: NSManagedObjectModel
    /// In the order in which they were added.
    open var persistentStores: [NSPersistentStore] { state.withLock { $0.stores } }
    private let state = Locked<(stores: [NSPersistentStore], name: String?)>(([], nil))
    private struct WeakContext { weak var context: NSManagedObjectContext? }
    private let known = Locked<[WeakContext]>([])
    /// The contexts that are connected to the stores.
    var contexts: [NSManagedObjectContext] { known.withLock { $0.compactMap(\.context) } }
    func add(_ context: NSManagedObjectContext) {
        known.withLock { known in
            known.removeAll { $0.context == nil || $0.context === context }
            known.append(WeakContext(context: context))
        }
    }
    /// The first store that is a file.
    var fileStore: ManagedStore? { state.withLock { $0.stores.lazy.compactMap(\.file).first } }
    /// A coordinator of a model without entities.
    public convenience override init() { self.init(managedObjectModel: NSManagedObjectModel()) }
    /// A coordinator of a model, whose entities are known to all contexts from now on.
    public required init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        if !model.entities.isEmpty { Self.models.withLock { $0.append(model) } }
    }
    /// Opens the file of a store of type SQLite, and brings it to the model; stores of other types, and those of
    /// pictures, are in memory. Throws where the file cannot be opened.
    @discardableResult
    open func addPersistentStore(ofType storeType: String, configurationName configuration: String?,
                                 at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
        let description = NSPersistentStoreDescription()
        (description.type, description.url) = (storeType, storeURL)
        func flag(_ key: String, _ otherwise: Bool) -> Bool {
            (options?[key] as? NSNumber)?.boolValue ?? options?[key] as? Bool ?? otherwise
        }
        description.isReadOnly = flag(NSReadOnlyPersistentStoreOption, false)
        description.shouldMigrateStoreAutomatically = flag(NSMigratePersistentStoresAutomaticallyOption, false)
        description.shouldInferMappingModelAutomatically = flag(NSInferMappingModelAutomaticallyOption, false)
        return try add(description)
    }
    func add(_ description: NSPersistentStoreDescription) throws -> NSPersistentStore {
        var file: ManagedStore?
        if description.type == NSSQLiteStoreType, let url = description.url, url.path != "/dev/null",
           StorePlace.keepsFiles(isGiven: description.hasGivenURL) {
            do {
                file = try ManagedStore(
                    path: url.path, isReadOnly: description.isReadOnly,
                    migrates: description.shouldMigrateStoreAutomatically
                        && description.shouldInferMappingModelAutomatically, managedObjectModel)
            } catch let failure as StoreFailure {
                throw failure.cocoaError(otherwise: NSPersistentStoreOpenError)
            }
        }
        let store = NSPersistentStore(type: description.type, url: description.url, file: file)
        store.persistentStoreCoordinator = self
        state.withLock { $0.stores.append(store) }
        return store
    }
    /// Takes a store away. Its objects stay in their contexts; a file is closed.
    open func remove(_ store: NSPersistentStore) throws {
        try state.withLock { state in
            guard let index = state.stores.firstIndex(where: { $0 === store }) else {
                throw CocoaError(.fileNoSuchFile)
            }
            state.stores.remove(at: index)
        }
        store.persistentStoreCoordinator = nil
        store.close()
    }
    /// Deletes the file of a store, with what SQLite keeps beside it. Throws where that is not possible.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if let store = persistentStore(for: url) { try remove(store) }
        for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + ending) {
            try FileManager.default.removeItem(atPath: url.path + ending)
        }
    }
    /// The identifier that has an address; nil for one of another store, or of an object that was not saved.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard let store = fileStore, url.scheme == "x-coredata", url.host == store.identity,
              url.pathComponents.count == 3, store.tables[url.pathComponents[1]] != nil,
              let number = Int64(url.pathComponents[2].dropFirst()) else { return nil }
        return NSManagedObjectID(store, ManagedRow(entity: url.pathComponents[1], number: number))
    }
    /// The store of an address; nil where there is none.
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    /// The address of a store; `/dev/null` for one without.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    /// What is kept with a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    /// Sets what is kept with a store, for as long as it is there.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }
    /// For the program; nil without one.
    open var name: String? {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }
}

/// A program's objects and their store: in a file where the program is run, and in memory, initially empty, where
/// pictures of it are made.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// As given when it was made.
    public let name: String
    /// The entities.
    public let managedObjectModel: NSManagedObjectModel
    /// The context for views; it holds the objects.
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    /// The coordinator of the model.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The stores that `loadPersistentStores(completionHandler:)` adds; initially a file with the name of the
    /// container.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] {
        get { descriptions.withLock { $0 } }
        set { descriptions.withLock { $0 = newValue } }
    }
    private let descriptions: Locked<[NSPersistentStoreDescription]>

    /// With the model of that name in the program's bundle; if there is none, entities have the names of their classes.
    public convenience init(name: String) {
        let found = ["momd", "mom"].lazy.compactMap { Bundle.main.url(forResource: name, withExtension: $0) }.first
            .flatMap(NSManagedObjectModel.init)
        self.init(name: name, managedObjectModel: found ?? NSManagedObjectModel.mergedModel(from: nil)
            ?? NSManagedObjectModel())
    }
    /// A container of a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let file = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        descriptions = Locked([NSPersistentStoreDescription(chosen: file)])
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }
    /// Adds a store for each description, and calls the closure immediately, with an error where a file cannot be
    /// opened.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            do {
                _ = try persistentStoreCoordinator.add(description)
                block(description, nil)
            } catch {
                block(description, error)
            }
        }
    }
    /// A context with objects of its own, if the store is a file; in memory one whose parent is `viewContext`.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        if persistentStoreCoordinator.fileStore == nil {
            context.parent = viewContext
        } else {
            context.persistentStoreCoordinator = persistentStoreCoordinator
        }
        return context
    }
    /// Runs `block` immediately on the caller's thread, with a new background context.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
    /// Runs `block` immediately with a new background context, and returns its result.
    public nonisolated(nonsending) func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T {
        try block(newBackgroundContext())
    }
    /// The folder of stores without an address: that of the program in the user's folder for such data.
    open class func defaultDirectoryURL() -> URL { StorePlace.folder }
}
/// Keeps its objects as its superclass does; there is no cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Throws what a phone without an account does: there is no cloud.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = [])
        throws {
        throw CocoaError(CocoaError.Code(rawValue: 134_400), userInfo: [
            NSLocalizedFailureReasonErrorKey: "Unable to initialize without an iCloud account.",
        ])
    }
    /// True: objects are the program's own.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// True: objects are the program's own.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// True: objects are the program's own.
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }

    /// Posted when the container begins or ends its work with the cloud. Never posted.
    public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChanged")
    /// The key of the event in such a notification.
    public static let eventNotificationUserInfoKey = "event"

    /// The kind of work with the cloud.
    public enum EventType: Int, Sendable { case setup, `import`, export }
    /// Work with the cloud. None is ever done.
    open class Event: NSObject {
        public let identifier: UUID, storeIdentifier: String, type: EventType
        public let startDate: Date, endDate: Date?
        public let succeeded: Bool
        public let error: (any Error)?
        init(_ identifier: UUID, store: String, _ type: EventType, _ startDate: Date) {
            (self.identifier, storeIdentifier, self.type) = (identifier, store, type)
            (self.startDate, endDate, succeeded, error) = (startDate, nil, false, nil)
        }
    }
}
/// How the tables of the cloud are made.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The tables are not sent.
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    /// The tables are written to the log.
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}
