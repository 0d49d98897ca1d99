import Foundation

/// What a request returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries with the values of `propertiesToFetch`.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// One number, of the objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

extension NSFetchRequest {
    /// What a fetch of these objects returns: the kind that was asked for, else the one that fits `ResultType`.
    func results(_ objects: [NSManagedObject]) -> [ResultType] {
        let kind = ResultType.self == NSManagedObjectID.self ? .managedObjectIDResultType : resultType
        let found: [Any] = switch kind {
        case .managedObjectIDResultType: objects.map(\.objectID)
        case .dictionaryResultType: dictionaries(objects)
        case .countResultType: [NSNumber(value: objects.count)]
        default: objects
        }
        return found.compactMap { $0 as? ResultType }
    }

    /// Without `propertiesToFetch`, all attributes; values that are missing have no key.
    private func dictionaries(_ objects: [NSManagedObject]) -> [NSDictionary] {
        let names = propertiesToFetch?.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
        let all = objects.map { object in
            let values = NSMutableDictionary()
            for name in names ?? Array(object.entity.attributesByName.keys) {
                // A path through relationships is the key as a whole.
                guard let value = object.value(forKeyPath: name) else { continue }
                values[name] = (value as? NSManagedObject)?.objectID ?? value
            }
            return values as NSDictionary
        }
        guard returnsDistinctResults else { return all }
        var seen: Set<NSDictionary> = []
        return all.filter { seen.insert($0).inserted }
    }
}
