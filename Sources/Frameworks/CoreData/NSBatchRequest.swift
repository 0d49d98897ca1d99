public import Foundation

/// What a request to a store returns.
open class NSPersistentStoreResult: NSObject {}

/// A request that changes many objects of a store. The store is in memory, so that it changes the objects themselves.
protocol BatchRequest {
    func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult
    /// Called when the changes are in a file.
    func finish(_ result: NSPersistentStoreResult)
}

extension BatchRequest {
    func finish(_ result: NSPersistentStoreResult) {}
}

// MARK: Deleting

/// Deletes all objects that a request fetches.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The request for the objects to delete.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    fileprivate let objectIDs: [NSManagedObjectID]?
    /// The kind of the `result`; by default whether the deletion has succeeded.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// Deletes the objects of a request, with the delete rules of their relationships.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        objectIDs = nil
    }
    /// Deletes objects by their identifiers, with the delete rules of their relationships.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest()
        objectIDs = objects
    }
}
/// What a deletion reports: true, the identifiers of the objects or their number.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
/// What a deletion returns.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// True, an array of `NSManagedObjectID` or an `Int`, as `resultType` says.
    open internal(set) var result: Any?
    /// That of the request.
    open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

extension NSBatchDeleteRequest: BatchRequest {
    func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let found = objectIDs.map { $0.compactMap { try? context.existingObject(with: $0) } }
            ?? fetchRequest.chosen(from: context.all(NSManagedObject.self))
        found.forEach(context.delete)
        let result = NSBatchDeleteResult()
        result.resultType = resultType
        switch resultType {
        case .resultTypeStatusOnly: result.result = true
        case .resultTypeObjectIDs: result.result = found.map(\.objectID)
        case .resultTypeCount: result.result = found.count
        }
        return result
    }
}

// MARK: Updating

/// Sets values of all objects of an entity.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// Which objects; nil is all.
    open var predicate: NSPredicate?
    /// Whether objects of entities below count.
    open var includesSubentities = true
    /// The new values by the names of the properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// The kind of the `result`; by default whether the update has succeeded.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// Changes objects of an entity by its name.
    public init(entityName: String) { self.entityName = entityName }
    /// Changes objects of an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}
/// What an update reports: true, the identifiers of the objects or their number.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
/// What an update returns.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// True, an array of `NSManagedObjectID` or an `Int`, as `resultType` says.
    open internal(set) var result: Any?
    /// That of the request.
    open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

extension NSBatchUpdateRequest: BatchRequest {
    func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
        request.predicate = predicate
        let found = request.chosen(from: context.all(NSManagedObject.self))
        for object in found {
            for (key, value) in propertiesToUpdate ?? [:] {
                if let key = key.base as? String { object.setValue(value is NSNull ? nil : value, forKey: key) }
            }
        }
        let result = NSBatchUpdateResult()
        result.resultType = resultType
        switch resultType {
        case .statusOnlyResultType: result.result = true
        case .updatedObjectIDsResultType: result.result = found.map(\.objectID)
        case .updatedObjectsCountResultType: result.result = found.count
        }
        return result
    }
}

// MARK: Inserting

/// Inserts objects of an entity.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values of each object by the names of its properties.
    open var objectsToInsert: [[String: Any]]?
    /// Fills the next object's values, and returns true when there is none any more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills the next object, and returns true when there is none any more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// The kind of the `result`; by default whether the insertion has succeeded.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Inserts an object for each dictionary.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }
    /// Inserts objects until `handler` returns true.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
    }
    /// Inserts objects until `handler` returns true.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
    }
    /// Inserts an object for each dictionary.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
    /// Inserts objects until `handler` returns true.
    public convenience init(entity: NSEntityDescription,
                            dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }
    /// Inserts objects until `handler` returns true.
    public convenience init(entity: NSEntityDescription,
                            managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }
}
/// What an insertion reports: true, the identifiers of the objects or their number.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
/// What an insertion returns.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// The new objects, whose identifiers are others when they are in a file.
    fileprivate var made: [NSManagedObject] = []
    /// True, an array of `NSManagedObjectID` or an `Int`, as `resultType` says.
    open internal(set) var result: Any?
    /// That of the request.
    open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

extension NSBatchInsertRequest: BatchRequest {
    func finish(_ result: NSPersistentStoreResult) {
        guard let result = result as? NSBatchInsertResult, result.resultType == .objectIDs else { return }
        result.result = result.made.map(\.objectID)
    }

    func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        var made: [NSManagedObject] = []
        func insert(_ fill: (NSManagedObject) -> Bool) -> Bool {
            let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
            let isOver = fill(object)
            if isOver { context.delete(object) } else { made.append(object) }
            return !isOver
        }
        func set(_ values: [String: Any], _ object: NSManagedObject) { object.setValuesForKeys(values) }
        for values in objectsToInsert ?? [] {
            _ = insert { object in
                set(values, object)
                return false
            }
        }
        if let dictionaryHandler {
            while insert({ object in
                let values = NSMutableDictionary()
                if dictionaryHandler(values) { return true }
                set(values as? [String: Any] ?? [:], object)
                return false
            }) {}
        }
        if let managedObjectHandler { while insert(managedObjectHandler) {} }
        let result = NSBatchInsertResult()
        result.made = made
        result.resultType = resultType
        switch resultType {
        case .statusOnly: result.result = true
        case .objectIDs: result.result = made.map(\.objectID)
        case .count: result.result = made.count
        }
        return result
    }
}
