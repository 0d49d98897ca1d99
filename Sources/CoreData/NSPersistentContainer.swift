public import Foundation

/// The kinds of objects of a program. Models are not read.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init?(contentsOf url: URL) { self.init() }
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
    open var entities: [NSEntityDescription] = []
}

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
open class NSPersistentStore: NSObject, @unchecked Sendable {}
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(managedObjectModel model: NSManagedObjectModel) {}
    open var persistentStores: [NSPersistentStore] { [] }
}

/// A program's objects and where they are kept: in memory, empty at the beginning.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
    }
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) { for description in persistentStoreDescriptions { block(description, nil) } }
    open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}
/// The same; there is no cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
