@_exported public import Combine
public import Foundation

/// What a kind of object is called.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    open var managedObjectClassName: String!
    public override init() { super.init() }
    init(name: String) { self.name = name }
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    { NSManagedObject(entity: NSEntityDescription(name: entityName), insertInto: context) }
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    { NSEntityDescription(name: entityName) }
}

/// What tells one object from all others.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    private let uri = URL(string: "x-coredata://memory/" + UUID().uuidString)!
    open func uriRepresentation() -> URL { uri }
    open var isTemporaryID: Bool { true }
}

/// An object of a store in memory: it keeps its values by name, and lasts as long as the program.
open class NSManagedObject: NSObject, ObservableObject, Identifiable, @unchecked Sendable {
    public let entity: NSEntityDescription
    open private(set) weak var managedObjectContext: NSManagedObjectContext?
    public let objectID = NSManagedObjectID()
    private var values: [String: Any] = [:]

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        super.init()
        context?.insert(self)
        awakeFromInsert()
    }
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: NSEntityDescription(name: "\(Self.self)"), insertInto: moc)
    }
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open var hasChanges: Bool { managedObjectContext?.hasChanges ?? false }
    open var isInserted: Bool { managedObjectContext != nil }
    open var isDeleted: Bool { false }
    open var isFault: Bool { false }

    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) {
        objectWillChange.send()
        values[key] = value
        managedObjectContext?.note()
    }
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) { objectWillChange.send() }
    open func didChangeValue(forKey key: String) {}
    open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(Self.self)") }
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest<any NSFetchRequestResult>(entityName: "\(Self.self)")
    }
    func join(_ context: NSManagedObjectContext?) { managedObjectContext = context }
}

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Which objects are asked for.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }
    open private(set) var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var returnsObjectsAsFaults = true
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var propertiesToFetch: [Any]?
    open var relationshipKeyPathsForPrefetching: [String]?
    open var returnsDistinctResults = false
}
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}
