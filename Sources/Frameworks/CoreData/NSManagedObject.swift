@_exported public import Combine
@_exported public import Foundation
@_exported public import QuadrantFoundation
private import QuadrantThreads

/// An object of a context: it stores its values by name. Those of an object in a file are read when the first one is
/// asked for.
open class NSManagedObject: NSObject, ObservableObject, _KeyValueReadable {
    /// The description of its entity in the model.
    public let entity: NSEntityDescription
    /// The context of the object; nil before its insertion, and after its deletion is saved.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// The identifier; a save to a file gives a new object another one, that of its row.
    open internal(set) var objectID = NSManagedObjectID()
    /// Where the values of an object in a file come from; nil for others.
    var source: ManagedSource?
    var values: [String: Any] = [:]
    /// Those that observe a property, by its name.
    private(set) var observers: [String: KeyValueNode] = [:]
    /// The last saved values of properties that have changed since.
    var committed: [String: Any?] = [:]
    /// The overrides of extensions that run: they call the base class's method as `super`.
    var running: Set<ObjectIdentifier> = []

    /// The initialiser by which a context creates objects; on a phone it is not required, but called.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        super.init()
        if let source = ManagedMaking.source, source.table.entity === entity, context == nil {
            self.source = source
            objectID = NSManagedObjectID(source.store, source.row)
            return
        }
        objectID.entity = entity
        for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
        context?.insert(self)
        awakeFromInsert()
    }
    /// A new object in a context, with the model's entity for the class; if there is none, an entity without
    /// properties. As on a phone, a class that is known only when the program runs makes objects too.
    public required convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.entity(of: Self.self), insertInto: moc)
    }

    /// For overriding: called once, when the object has been created.
    open func awakeFromInsert() { runOverride((any _OverridesAwakeFromInsert).self) { $0._wakeFromInsert() } }
    /// For overriding: called when the values of an object in a file have been read. In memory it is never called.
    open func awakeFromFetch() {}
    /// For overriding: called before the object is validated and saved, or deleted for good.
    open func willSave() { runOverride((any _OverridesWillSave).self) { $0._illSave() } }
    /// For overriding: called after the object has been saved.
    open func didSave() { runOverride((any _OverridesDidSave).self) { $0._idSave() } }
    /// For overriding: called before the object is deleted.
    open func prepareForDeletion() { runOverride((any _OverridesPrepareForDeletion).self) { $0._repareForDeletion() } }
    /// For overriding: called when the values of an object in a file are given up, to be read again.
    open func didTurnIntoFault() {}
    /// Throws if a property that is not optional has no value.
    open func validateForInsert() throws { try validate() }
    /// Throws where a property that is not optional has no value.
    open func validateForUpdate() throws { try validate() }
    /// For overriding: throws nothing.
    open func validateForDelete() throws {}

    /// Whether there are unsaved changes, including insertion and deletion.
    open var hasChanges: Bool { isInserted || isDeleted || !committed.isEmpty }
    /// Whether values that are stored have changed since the last save; not insertion, deletion or transient values.
    open var hasPersistentChangedValues: Bool {
        committed.keys.contains { !(entity.propertiesByName[$0]?.isTransient ?? false) }
    }
    /// Whether it has been inserted since the last save.
    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
    /// Whether values have changed since the last save; false for a new object.
    open var isUpdated: Bool { !isInserted && !committed.isEmpty }
    /// Whether it has been deleted.
    open internal(set) var isDeleted = false
    /// Whether the values of an object in a file are not read yet.
    open var isFault: Bool { source?.isUnread ?? false }
    /// 0 for an object with values, 1 for one whose values are not read yet.
    open var faultingState: Int { isFault ? 1 : 0 }
    /// The present values of the properties that have changed since the last save; `NSNull` for none.
    open func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: committed.keys.map { ($0, values[$0] ?? NSNull()) })
    }
    /// The values at the last save; nil takes all properties. `NSNull` for no value.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        keys?.forEach(read)
        let names = keys ?? Array(entity.propertiesByName.keys)
        return Dictionary(names.map { ($0, (committed[$0] ?? values[$0]) ?? NSNull()) }) { $1 }
    }

    // MARK: Values

    /// The value of a property; an empty set for a relationship to many, nil where there is none.
    open func value(forKey key: String) -> Any? {
        if let name = primitive(key) { return primitiveValue(forKey: name) }
        read(key)
        KeyValueReads.didRead {
            let node = observers[key] ?? KeyValueNode()
            observers[key] = node
            return node
        }
        return values[key] ?? emptySet(key)
    }
    /// The value at the end of a chain of relationships to one, their names separated by points; nil where it breaks
    /// off.
    open func value(forKeyPath keyPath: String) -> Any? {
        keyPath.split(separator: ".").reduce(self as Any?) { object, key in
            (object as? NSManagedObject)?.value(forKey: String(key))
        }
    }
    public func _value(forKey key: String) -> Any? { value(forKey: key) }

    /// Updates the inverse of a relationship.
    open func setValue(_ value: Any?, forKey key: String) {
        if let name = primitive(key) { return setPrimitiveValue(value, forKey: name) }
        objectWillChange.send()
        read(key)
        guard let relationship = entity.relationshipsByName[key] else { return set(value, key) }
        let old = Self.objects(values[key]), new = Self.objects(value)
        set(value, key)
        guard let inverse = relationship.inverseRelationship else { return }
        for object in old where !new.contains(object) { object.disconnect(self, inverse) }
        for object in new where !old.contains(object) { object.connect(self, inverse) }
    }
    /// Sets each value, `NSNull` as nil.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
    /// The property of which a name such as `primitiveTown` is the stored value; nil for any other name.
    private func primitive(_ key: String) -> String? {
        guard key.hasPrefix("primitive"), entity.propertiesByName[key] == nil else { return nil }
        let rest = key.dropFirst("primitive".count)
        let name = rest.prefix(1).lowercased() + rest.dropFirst()
        return entity.propertiesByName[name] == nil ? nil : name
    }
    /// The stored value; nil if there is none, even for a to-many relationship.
    open func primitiveValue(forKey key: String) -> Any? {
        read(key)
        return values[key]
    }
    /// Stores a value without updating the inverse of a relationship, and without notifying observers of the object.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { set(value, key) }
    /// Called before a stored value is read by hand. Nothing to do: values are in memory.
    open func willAccessValue(forKey key: String?) {}
    /// Called after a stored value was read by hand. Nothing to do: values are in memory.
    open func didAccessValue(forKey key: String?) {}
    /// Notifies observers of the object.
    open func willChangeValue(forKey key: String) { objectWillChange.send() }
    /// Called after a stored value was set by hand. Nothing to do: values are in memory.
    open func didChangeValue(forKey key: String) {}

    func set(_ value: Any?, _ key: String) {
        read(key)
        if committed.index(forKey: key) == nil { committed[key] = .some(values[key]) }
        if let node = observers[key] { node.notify { values[key] = value } } else { values[key] = value }
        managedObjectContext?.note(self)
    }

    /// A to-many relationship is initially an empty set.
    private func emptySet(_ key: String) -> Any? {
        guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return nil }
        return relationship.isOrdered ? NSOrderedSet() : NSSet()
    }

    // MARK: Relationships

    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as Set<AnyHashable>: set.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }

    private func connect(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        let key = relationship.name
        if makesOfOtherEnds(relationship) { return }
        read(key)
        objectWillChange.send()
        if relationship.isToMany {
            change(key, relationship.isOrdered) { if !$0.contains(object) { $0.append(object) } }
        } else {
            let old = values[key] as? NSManagedObject
            set(object, key)
            if let old, old !== object, let inverse = relationship.inverseRelationship { old.disconnect(self, inverse) }
        }
    }

    private func disconnect(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        let key = relationship.name
        if makesOfOtherEnds(relationship) { return }
        read(key)
        objectWillChange.send()
        if relationship.isToMany {
            change(key, relationship.isOrdered) { $0.removeAll { $0 === object } }
        } else if values[key] as? NSManagedObject === object {
            set(nil, key)
        }
    }

    private func change(_ key: String, _ isOrdered: Bool, _ body: (inout [NSManagedObject]) -> Void) {
        var list = Self.objects(values[key])
        body(&list)
        set(isOrdered ? NSOrderedSet(array: list) : NSSet(array: list), key)
    }

    /// Removes a deleted object from its relationships. Returns the objects that are deleted with it.
    func release() -> [NSManagedObject] {
        var others: [NSManagedObject] = []
        for (key, relationship) in entity.relationshipsByName {
            read(key)
            let related = Self.objects(values[key])
            if relationship.deleteRule == .cascadeDeleteRule { others += related }
            if relationship.deleteRule == .noActionDeleteRule { continue }
            guard let inverse = relationship.inverseRelationship else { continue }
            related.forEach { $0.disconnect(self, inverse) }
        }
        return others
    }

    // MARK: Saving

    /// Throws if a required value of the model is missing.
    private func validate() throws {
        for (name, property) in entity.propertiesByName where !property.isOptional && !property.isTransient {
            read(name)
            if let value = values[name], !(value is NSNull) { continue }
            if (property as? NSRelationshipDescription)?.isToMany ?? false { continue }
            throw NSError(domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError, userInfo: [
                NSLocalizedDescriptionKey: "\(name) is a required value.",
                NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: self,
            ])
        }
        for (name, relationship) in entity.relationshipsByName where isDeleted {
            read(name)
            guard relationship.deleteRule == .denyDeleteRule, !Self.objects(values[name]).isEmpty else { continue }
            throw NSError(domain: NSCocoaErrorDomain, code: NSValidationRelationshipDeniedDeleteError, userInfo: [
                NSLocalizedDescriptionKey: "Items cannot be deleted from \(name).",
                NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: self,
            ])
        }
    }

    func commit() {
        committed = [:]
        objectID.becomePermanent()
    }
    /// Restores the last saved values.
    func restore() {
        if committed.isEmpty { return }
        objectWillChange.send()
        for (key, value) in committed { values[key] = value }
        committed = [:]
    }

    // MARK: What `@NSManaged` and generated classes call

    /// The value of a property: zero, false, an empty text or nil where there is none.
    public final func _managed<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
        let stored = value(forKey: key)
        if let stored, let value = stored as? Value { return value }
        if let stored, let converted = ManagedValue.convert(stored, to: type) { return converted }
        if let empty = ManagedValue.empty(type) { return empty }
        fatalError("'\(entity.name ?? "")' has no value for '\(key)', whose type is not optional")
    }
    public final func _setManaged(_ key: String, _ value: some Any) {
        setValue(ManagedValue.unwrapped(value), forKey: key)
    }
    /// Adds objects to a relationship, or removes them.
    public final func _changeManaged(_ key: String, adding: Bool, _ value: Any) {
        let relationship = entity.relationshipsByName[key]
        var list = Self.objects(self.value(forKey: key))
        for object in Self.objects(value) {
            if !adding { list.removeAll { $0 === object } } else if !list.contains(object) { list.append(object) }
        }
        setValue(relationship?.isOrdered ?? false ? NSOrderedSet(array: list) : NSSet(array: list), forKey: key)
    }
}

private enum ManagedValue {
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.map { $0.value }
    }

    /// Numbers are stored as they are set, and read as the type that the class declares.
    static func convert<Value>(_ stored: Any, to type: Value.Type) -> Value? {
        if type is Set<NSManagedObject>.Type || type is Set<NSManagedObject>?.Type {
            return Set(NSManagedObject.objects(stored)) as? Value
        }
        if let set = stored as? NSSet { return Set(set.allObjects.compactMap { $0 as? AnyHashable }) as? Value }
        guard let number = (stored as? NSNumber) ?? (stored as? any BinaryInteger).map({ NSNumber(value: Int($0)) })
            ?? (stored as? Double).map({ NSNumber(value: $0) }) ?? (stored as? Float).map({ NSNumber(value: $0) })
        else { return nil }
        let wanted: Any? = switch type {
        case is Int.Type, is Int?.Type: number.intValue
        case is Int16.Type, is Int16?.Type: number.int16Value
        case is Int32.Type, is Int32?.Type: number.int32Value
        case is Int64.Type, is Int64?.Type: number.int64Value
        case is Double.Type, is Double?.Type: number.doubleValue
        case is Float.Type, is Float?.Type: number.floatValue
        case is Bool.Type, is Bool?.Type: number.boolValue
        case is NSNumber.Type, is NSNumber?.Type: number
        case is Date.Type, is Date?.Type: Date(timeIntervalSinceReferenceDate: number.doubleValue)
        default: nil
        }
        return wanted as? Value
    }

    static func empty<Value>(_ type: Value.Type) -> Value? {
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ()) as? Value
        case let type as any (AdditiveArithmetic).Type: type.zero as? Value
        case is Bool.Type: false as? Value
        case is String.Type: "" as? Value
        case is Date.Type: Date(timeIntervalSinceReferenceDate: 0) as? Value
        case is Data.Type: Data() as? Value
        case is UUID.Type: UUID() as? Value
        case is NSSet.Type: NSSet() as? Value
        case is NSOrderedSet.Type: NSOrderedSet() as? Value
        case is Set<NSManagedObject>.Type: Set<NSManagedObject>() as? Value
        default: nil
        }
    }
}

extension NSManagedObject {
    /// The entity of the class in the models that have been read; without one, one without properties.
    public class func entity() -> NSEntityDescription { NSManagedObjectContext.knownEntity(of: self) }
    /// A request for all objects of the class.
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest<any NSFetchRequestResult>(entityName: entity().name ?? "\(self)")
    }
}

/// A type that a request can fetch.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSManagedObject: _FormatArgument {}
extension NSManagedObjectID: _FormatArgument {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
