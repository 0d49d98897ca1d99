public import Foundation

open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}

/// The objects that a request fetches.
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
    /// 0 is all.
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var returnsObjectsAsFaults = true
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var relationshipKeyPathsForPrefetching: [String]?

    /// The requested ones of all objects, in order.
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

/// Deletes all that a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    open internal(set) var result: Any?
    open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}
