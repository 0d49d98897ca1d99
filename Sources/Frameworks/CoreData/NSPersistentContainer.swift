public import Foundation
import QuadrantThreads

/// The file and the options of a store. All stores are in memory, so that none has an effect.
open class NSPersistentStoreDescription: NSObject {
    /// The file. Nothing to do: stores are in memory.
    open var url: URL?
    /// The type of the store. SQLite by default. Nothing to do: stores are in memory.
    open var type = NSSQLiteStoreType
    /// Whether old stores are migrated. Nothing to do: stores are in memory.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the mapping model of a migration is inferred. Nothing to do: stores are in memory.
    open var shouldInferMappingModelAutomatically = true
    /// Whether the store is added in the background; stores are added at once. Nothing to do: stores are in memory.
    open var shouldAddStoreAsynchronously = false
    /// Whether the store is read-only. Nothing to do: stores are in memory.
    open var isReadOnly = false
    /// The part of the model in the store. Nothing to do: stores are in memory.
    open var configuration: String?
    /// The CloudKit options; nil for a local store. Nothing to do: stores are in memory.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// A store of the default type.
    public override init() { super.init() }
    /// A store for a file, which is not written.
    public init(url: URL) { self.url = url }
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
/// A store of objects, in memory.
open class NSPersistentStore: NSObject {
    /// The requested file, which is not written.
    open var url: URL?
    /// The requested type.
    public let type: String
    /// The part of the model in the store; the whole one.
    open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
    /// The identifier of the store, unique in each run.
    open var identifier: String! = UUID().uuidString
    /// Whether the store is read-only. Nothing to do: stores are in memory.
    open var isReadOnly = false
    /// What is kept with the store: its type and its identifier.
    open lazy var metadata: [String: Any]! = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier as Any]
    /// The coordinator that it has been added to.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    init(type: String, url: URL?) { (self.type, self.url) = (type, url) }
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
    /// A coordinator of a model without entities.
    public convenience override init() { self.init(managedObjectModel: NSManagedObjectModel()) }
    /// A coordinator of a model, whose entities are known to all contexts from now on.
    public required init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        if !model.entities.isEmpty { Self.models.withLock { $0.append(model) } }
    }
    /// A store in memory, whatever type is asked for; nothing is written to `storeURL`.
    @discardableResult
    open func addPersistentStore(ofType storeType: String, configurationName configuration: String?,
                                 at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
        let store = NSPersistentStore(type: storeType, url: storeURL)
        store.persistentStoreCoordinator = self
        state.withLock { $0.stores.append(store) }
        return store
    }
    /// Takes a store away. Its objects stay in their contexts.
    open func remove(_ store: NSPersistentStore) throws {
        try state.withLock { state in
            guard let index = state.stores.firstIndex(where: { $0 === store }) else {
                throw CocoaError(.fileNoSuchFile)
            }
            state.stores.remove(at: index)
        }
        store.persistentStoreCoordinator = nil
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

/// A program's objects and their store: in memory, initially empty.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// As given when it was made.
    public let name: String
    /// The entities.
    public let managedObjectModel: NSManagedObjectModel
    /// The context for views; it holds the objects.
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    /// The coordinator of the model.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The stores that `loadPersistentStores(completionHandler:)` adds; initially one of the default type.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] {
        get { descriptions.withLock { $0 } }
        set { descriptions.withLock { $0 = newValue } }
    }
    private let descriptions = Locked([NSPersistentStoreDescription()])

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
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }
    /// Adds an empty store in memory for each description, and calls the closure immediately, without an error.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            _ = try? persistentStoreCoordinator.addPersistentStore(
                ofType: description.type, configurationName: description.configuration, at: description.url)
            block(description, nil)
        }
    }
    /// A context whose parent is `viewContext`.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.parent = viewContext
        return context
    }
    /// Runs `block` immediately on the caller's thread, with a context whose parent is `viewContext`.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
    /// Runs `block` immediately with a context whose parent is `viewContext`, and returns its result.
    public nonisolated(nonsending) func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T {
        try block(newBackgroundContext())
    }
    /// The directory for temporary files; no store is written to it.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}
/// Equal to its superclass; there is no cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
