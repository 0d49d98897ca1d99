import Foundation
import QuadrantFoundation
import QuadrantStore

// Saving to a file: all changes of a context are in one transaction. An object that another context or program has
// changed since it was read is a conflict, which the merge policy resolves.

extension NSManagedObjectContext {
    private var policy: NSMergePolicyType { (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

    /// Writes the changes; where it throws, the file and the objects are as before.
    func write(_ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject],
               to store: ManagedStore) throws {
        do {
            if store.file.isReadOnly {
                throw StoreFailure(.permission, what: "the store is read only.", at: store.file.path,
                                   rule: "A store with isReadOnly is not written.", fix: "Open it for writing.")
            }
            var places: [(NSManagedObject, ManagedSource)] = [], written: [NSManagedObject] = []
            try store.file.transaction {
                try resolve(updated + deleted, in: store)
                places = try numbers(of: inserted, in: store)
                let numbers = Dictionary(uniqueKeysWithValues: places.map { (ObjectIdentifier($0.0), $0.1.row.number) })
                for (object, source) in places {
                    try insert(object, source, numbers)
                    try writeLists(of: object, source, numbers, isNew: true)
                }
                for object in updated where object.hasPersistentChangedValues {
                    guard let source = object.source else { continue }
                    try update(object, source, numbers)
                    try writeLists(of: object, source, numbers, isNew: false)
                    written.append(object)
                }
                for object in deleted { if let source = object.source { try delete(source) } }
            }
            for (object, source) in places {
                object.source = source
                object.objectID = NSManagedObjectID(store, source.row)
                source.isUnread = false
                source.version = 1
                source.lists = Set(source.table.places.keys)
                live[source.row] = WeakObject(object: object)
            }
            for object in written { object.source?.version += 1 }
            for object in deleted { if let row = object.source?.row { live[row] = nil } }
        } catch let failure as StoreFailure {
            throw failure.cocoaError(otherwise: NSPersistentStoreSaveError)
        }
    }

    // MARK: Conflicts

    private func resolve(_ objects: [NSManagedObject], in store: ManagedStore) throws {
        var conflicts: [NSMergeConflict] = []
        for object in objects {
            guard let source = object.source, object.hasPersistentChangedValues || object.isDeleted else { continue }
            if source.isUnread { readRows(around: object, source) }
            let row = try store.file.database.rows(source.table.selection + "(?)", [.integer(source.row.number)]).first
            guard row?[1].integer != source.version else { continue }
            let stored = try row.map { try values(of: $0, source.table, store) }
            switch policy {
            case .errorMergePolicyType:
                conflicts.append(NSMergeConflict(
                    source: object, newVersion: Int(row?[1].integer ?? 0), oldVersion: Int(source.version),
                    cachedSnapshot: object.committedValues(forKeys: Array(source.table.columnNames)),
                    persistedSnapshot: stored.map { $0.mapValues { $0 ?? NSNull() } }))
            case .mergeByPropertyObjectTrumpMergePolicyType: take(stored ?? [:], of: object,
                except: Set(object.committed.keys))
            case .mergeByPropertyStoreTrumpMergePolicyType:
                // What is the same in the store as it was when it was read keeps the object's change.
                let changed = (stored ?? [:]).filter { name, value in
                    let before = object.committed[name] ?? object.values[name]
                    return !Self.areEqual(before ?? nil, value)
                }
                for name in changed.keys { object.committed[name] = nil }
                take(stored ?? [:], of: object, except: Set(object.committed.keys))
            case .overwriteMergePolicyType:
                for name in source.table.columnNames where object.committed.index(forKey: name) == nil {
                    object.committed[name] = .some(object.values[name])
                }
            case .rollbackMergePolicyType:
                object.committed = [:]
                take(stored ?? [:], of: object, except: [])
            }
            source.version = row?[1].integer ?? source.version
        }
        guard conflicts.isEmpty else {
            throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError, userInfo: [
                NSLocalizedDescriptionKey: "Others have changed objects that are saved.",
                NSLocalizedFailureReasonErrorKey: "The merge policy of the context does not merge changes.",
                NSLocalizedRecoverySuggestionErrorKey: "Set a merge policy, or refresh the objects and save again.",
                NSPersistentStoreSaveConflictsErrorKey: conflicts,
            ])
        }
    }

    private func take(_ stored: [String: Any?], of object: NSManagedObject, except names: Set<String>) {
        object.objectWillChange.send()
        for (name, value) in stored where !names.contains(name) { object.values[name] = value }
    }

    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
        return (first as? AnyHashable) == (second as? AnyHashable)
    }

    // MARK: Rows

    /// The rows of new objects. One with the unique values of a row takes that row, if the merge policy lets it.
    private func numbers(of objects: [NSManagedObject], in store: ManagedStore) throws
        -> [(NSManagedObject, ManagedSource)]
    {
        var taken: [[StoreValue]: NSManagedObject] = [:]
        return try objects.compactMap { object in
            guard let table = store.table(object.entity) else {
                throw StoreFailure(
                    .schema, what: "the store has no entity '\(object.entity.name ?? "")'.", at: store.file.path,
                    rule: "An object is saved in the table of its entity, which is one of the coordinator's model.",
                    fix: "Make the object with an entity of the model.")
            }
            for constraint in table.entity.uniquenessConstraints {
                let names = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
                let fields = names.compactMap { name in table.fields.first { $0.name == name } }
                let values = try fields.map { try $0.encode(object.values[$0.name]) }
                guard fields.count == names.count, !names.isEmpty, !values.contains(.null) else { continue }
                let condition = names.map { StoreName.quoted($0) + " IS ?" }.joined(separator: " AND ")
                let found = try store.file.database.integers("SELECT pk FROM \(table.table) WHERE \(condition)", values)
                let key = [.text(table.name), .text(names.joined(separator: " "))] + values
                let other = taken.updateValue(object, forKey: key)
                if found.isEmpty, other == nil { continue }
                guard policy != .errorMergePolicyType, other == nil, let number = found.first else {
                    throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError, userInfo: [
                        NSLocalizedDescriptionKey: "Two objects have the same \(names.joined(separator: ", ")).",
                        NSLocalizedFailureReasonErrorKey: "The values are unique among objects of \(table.name).",
                        NSLocalizedRecoverySuggestionErrorKey: "Set a merge policy, or change the values.",
                        NSValidationObjectErrorKey: object,
                    ])
                }
                // The object of the row leaves it, and is gone.
                if let old = live[ManagedRow(entity: table.name, number: number)]?.object { old.isDeleted = true }
                try delete(ManagedSource(store, table, number, self))
            }
            return (object, ManagedSource(store, table, try store.file.newNumbers(table.root, 1), self))
        }
    }

    private func insert(_ object: NSManagedObject, _ source: ManagedSource,
        _ numbers: [ObjectIdentifier: Int64]) throws {
        let table = source.table
        var values: [StoreValue] = [.integer(source.row.number)]
        values += try table.fields.map { try encoded($0, object, source) }
        values += table.references.map { reference($0, object, numbers) }
        let columns = ["pk"] + table.columnNames.map(StoreName.quoted)
        let marks = Array(repeating: "?", count: values.count).joined(separator: ", ")
        try source.store.file.database.run(
            "INSERT INTO \(table.table) (\(columns.joined(separator: ", "))) VALUES (\(marks))", values)
    }

    private func update(_ object: NSManagedObject, _ source: ManagedSource,
        _ numbers: [ObjectIdentifier: Int64]) throws {
        let table = source.table
        var columns = ["version = version + 1"], values: [StoreValue] = []
        for field in table.fields where object.committed.index(forKey: field.name) != nil {
            columns.append(StoreName.quoted(field.name) + " = ?")
            values.append(try encoded(field, object, source))
        }
        for relationship in table.references where object.committed.index(forKey: relationship.name) != nil {
            columns.append(StoreName.quoted(relationship.name) + " = ?")
            values.append(reference(relationship, object, numbers))
        }
        let count = try source.store.file.database.run(
            "UPDATE \(table.table) SET \(columns.joined(separator: ", ")) WHERE pk = ?",
            values + [.integer(source.row.number)])
        // Another has deleted it, and the merge policy keeps the object.
        if count == 0, policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType {
            try insert(object, source, numbers)
        }
    }

    private func delete(_ source: ManagedSource) throws {
        let number = StoreValue.integer(source.row.number), table = source.table, database = source.store.file.database
        try database.run("DELETE FROM \(table.table) WHERE pk = ?", [number])
        for other in source.store.tables.values {
            for relationship in other.references {
                guard let entity = relationship.destinationEntity, table.entity.isKindOf(entity: entity)
                else { continue }
                let column = StoreName.quoted(relationship.name)
                try database.run("UPDATE \(other.table) SET \(column) = NULL WHERE \(column) = ?", [number])
            }
            for list in other.schema.lists {
                let name = StoreName.list(other.name, list.name)
                if let entity = source.store.model.entitiesByName[list.destination],
                    table.entity.isKindOf(entity: entity) {
                    try database.run("DELETE FROM \(name) WHERE item = ?", [number])
                }
                if table.entity.isKindOf(entity: other.entity) {
                    try database.run("DELETE FROM \(name) WHERE owner = ?", [number])
                }
            }
        }
    }

    private func writeLists(of object: NSManagedObject, _ source: ManagedSource, _ numbers: [ObjectIdentifier: Int64],
                            isNew: Bool) throws {
        for (name, place) in source.table.places.sorted(by: { $0.key < $1.key }) {
            guard case .list(let entity, let list, true) = place,
                  isNew || object.committed.index(forKey: name) != nil else { continue }
            let table = StoreName.list(entity, list), database = source.store.file.database
            if !isNew { try database.run("DELETE FROM \(table) WHERE owner = ?", [.integer(source.row.number)]) }
            var position: Int64 = 0
            for other in NSManagedObject.objects(object.values[name]) where !other.isDeleted {
                guard let number = numbers[ObjectIdentifier(other)] ?? other.source?.row.number else { continue }
                try database.run("INSERT INTO \(table) VALUES (?, ?, ?)",
                                 [.integer(source.row.number), .integer(position), .integer(number)])
                position += 1
            }
        }
    }

    private func encoded(_ field: ManagedTable.Field, _ object: NSManagedObject, _ source: ManagedSource) throws
        -> StoreValue
    {
        let value = try field.encode(object.values[field.name])
        try source.store.file.noteComposition(of: value)
        return value
    }
    private func reference(_ relationship: NSRelationshipDescription, _ object: NSManagedObject,
                           _ numbers: [ObjectIdentifier: Int64]) -> StoreValue {
        guard let other = object.values[relationship.name] as? NSManagedObject, !other.isDeleted,
              let number = numbers[ObjectIdentifier(other)] ?? other.source?.row.number else { return .null }
        return .integer(number)
    }

    // MARK: Other contexts

    /// Takes over what has been saved elsewhere: values without changes are read again.
    func take(updated: [NSManagedObjectID], deleted: [NSManagedObjectID], inserted: [NSManagedObjectID]) {
        var changes: [AnyHashable: Any] = [:]
        let changed = updated.compactMap { $0.place.flatMap { live[$0.row]?.object } }
        changed.forEach { $0.becomeFault() }
        let gone = deleted.compactMap { $0.place.flatMap { live.removeValue(forKey: $0.row)?.object } }
        gone.forEach { $0.isDeleted = true }
        let new = inserted.compactMap { try? stored($0) }
        // Relationships to many are read again: objects may have come to them.
        for object in live.values.compactMap(\.object) where !new.isEmpty || !gone.isEmpty { object.forgetLists() }
        for (key, objects) in [(NSUpdatedObjectsKey, changed), (NSDeletedObjectsKey, gone), (NSInsertedObjectsKey, new)]
        where !objects.isEmpty { changes[key] = Set(objects) }
        guard !changes.isEmpty else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes)
    }
}

extension NSManagedObject {
    /// Relationships to many without changes are read again when they are asked for.
    func forgetLists() {
        guard let source else { return }
        for name in source.lists where committed.index(forKey: name) == nil {
            values[name] = nil
            source.lists.remove(name)
            observers[name]?.notify {}
        }
    }
}

extension ManagedTable {
    var columnNames: [String] { fields.map(\.name) + references.map(\.name) }
}

/// What two have done to one object.
open class NSMergeConflict: NSObject {
    /// The object of the context that is saved.
    public let sourceObject: NSManagedObject
    /// How often the row of the store has been changed; 0 for one that is deleted.
    public let newVersionNumber: Int
    /// How often it had been when the object was read.
    public let oldVersionNumber: Int
    /// The values as they were read.
    public let cachedSnapshot: [String: Any]?
    /// The values in the store.
    public let persistedSnapshot: [String: Any]?
    /// The values of the object.
    open var objectSnapshot: [String: Any]? { sourceObject.values }
    /// A conflict about one object.
    public init(source: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
                cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?) {
        (sourceObject, newVersionNumber, oldVersionNumber) = (source, newvers, oldvers)
        (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
    }
}
