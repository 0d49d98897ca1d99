public import Foundation

/// Where a store is kept.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var shouldAddStoreAsynchronously = false
    open var isReadOnly = false
    open var configuration: String?
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    public override init() { super.init() }
    public init(url: URL) { self.url = url }
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open private(set) var options: [String: NSObject] = [:]
}
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
open class NSPersistentStore: NSObject, @unchecked Sendable {
    open var url: URL?
    public let type: String
    init(type: String, url: URL?) { (self.type, self.url) = (type, url) }
}
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// Models in the order they were read.
    nonisolated(unsafe) static var models: [NSManagedObjectModel] = []

    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    public convenience override init() { self.init(managedObjectModel: NSManagedObjectModel()) }
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        if !model.entities.isEmpty { Self.models.append(model) }
    }
    /// A store in memory, whatever type is asked for; nothing is written to `storeURL`.
    @discardableResult
    open func addPersistentStore(ofType storeType: String, configurationName configuration: String?,
                                 at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
        let store = NSPersistentStore(type: storeType, url: storeURL)
        persistentStores.append(store)
        return store
    }
}

/// A program's objects and their store: in memory, initially empty.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    /// With the model of that name in the program's bundle; without one, entities are called as their classes.
    public convenience init(name: String) {
        let found = Bundle.main.url(forResource: name, withExtension: "momd").flatMap(NSManagedObjectModel.init)
        self.init(name: name, managedObjectModel: found ?? NSManagedObjectModel.mergedModel(from: nil)
            ?? NSManagedObjectModel())
    }
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            _ = try? persistentStoreCoordinator.addPersistentStore(
                ofType: description.type, configurationName: description.configuration, at: description.url)
            block(description, nil)
        }
    }
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.parent = viewContext
        return context
    }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
    public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        try block(newBackgroundContext())
    }
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}
/// Equal to its superclass; there is no cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
