public import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; nil asks all. Nothing to do: contexts hold the objects.
    open var affectedStores: [NSPersistentStore]?
    /// The request, for results of any kind.
    open var _request: NSFetchRequest<any NSFetchRequestResult> {
        fatalError("Could not cast value of type '\(type(of: self))' to 'NSFetchRequest<NSFetchRequestResult>'.")
    }
}

/// A fetch of objects: an entity, a predicate, an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// All objects.
    public override init() { super.init() }
    /// The objects of an entity.
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }
    /// The name of the entity or of the class; nil takes objects of all.
    open private(set) var entityName: String?
    /// The entity, which overrides the entity's name; nil uses the name.
    open var entity: NSEntityDescription?
    /// The predicate; nil matches all objects.
    open var predicate: NSPredicate?
    /// The order; nil keeps that of insertion.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The maximum number of objects; 0 is no limit.
    open var fetchLimit = 0
    /// The number of objects to skip.
    open var fetchOffset = 0
    /// How many objects are read at a time; 0, the default, reads all. Nothing to do: all objects are in memory.
    open var fetchBatchSize = 0
    /// Whether values are read when they are needed; true by default. Nothing to do: all objects are in memory.
    open var returnsObjectsAsFaults = true
    /// Whether objects of subentities are fetched as well; true by default.
    open var includesSubentities = true
    /// Whether values are read with the objects. Nothing to do: all objects are in memory.
    open var includesPropertyValues = true
    /// Relationships whose objects are read with these. Nothing to do: all objects are in memory.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Whether objects that are there take the values of the store. Nothing to do: all objects are in memory.
    open var shouldRefreshRefetchedObjects = false
    /// What is returned; objects by default.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// The properties in dictionaries, by name or description; nil takes all attributes.
    open var propertiesToFetch: [Any]?
    /// Whether equal dictionaries are returned once; false by default.
    open var returnsDistinctResults = false
    /// Whether objects that are not saved count, and deleted ones do not; true by default. Values that are not saved
    /// always count.
    open var includesPendingChanges = true

    open override var _request: NSFetchRequest<any NSFetchRequestResult> { _of((any NSFetchRequestResult).self) }
    /// The request, for results of a type.
    public func _of<Other>(_ type: Other.Type) -> NSFetchRequest<Other> {
        if let same = self as? NSFetchRequest<Other> { return same }
        let other = entityName.map { NSFetchRequest<Other>(entityName: $0) } ?? NSFetchRequest<Other>()
        (other.entity, other.predicate, other.sortDescriptors) = (entity, predicate, sortDescriptors)
        (other.fetchLimit, other.fetchOffset, other.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
        (other.returnsObjectsAsFaults, other.includesSubentities) = (returnsObjectsAsFaults, includesSubentities)
        other.includesPropertyValues = includesPropertyValues
        other.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        other.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        (other.resultType, other.propertiesToFetch) = (resultType, propertiesToFetch)
        other.returnsDistinctResults = returnsDistinctResults
        (other.includesPendingChanges, other.affectedStores) = (includesPendingChanges, affectedStores)
        return other
    }

    /// The objects that match the request, in its order.
    func chosen(from objects: [NSManagedObject]) -> [NSManagedObject] {
        let name = entity?.name ?? entityName
        var found = objects.filter { object in
            guard let name, object.entity.name != name, "\(type(of: object))" != name else { return true }
            return includesSubentities && entity.map { object.entity.isKindOf(entity: $0) }
                ?? (object.entity.superentity?.name == name)
        }
        if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let sortDescriptors { found = found.sorted(with: sortDescriptors) }
        return Array(found.dropFirst(fetchOffset).prefix(fetchLimit > 0 ? fetchLimit : .max))
    }
}

extension [NSManagedObject] {
    /// Objects that no descriptor orders keep their order.
    func sorted(with descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        if descriptors.isEmpty { return self }
        return enumerated().sorted { first, second in
            for descriptor in descriptors {
                switch descriptor.compare(first.element, to: second.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return first.offset < second.offset
        }.map(\.element)
    }
}
