import Foundation
import QuadrantFoundation
import QuadrantStore
import QuadrantThreads

// A context without a parent whose coordinator has a store in a file: its objects are made when a fetch finds their
// rows. Each such context has objects of its own.

extension NSManagedObjectContext {
    struct WeakObject { weak var object: NSManagedObject? }

    /// The context that is connected to the stores.
    var root: NSManagedObjectContext { parent?.root ?? self }
    /// The store in a file of the coordinator; nil for one in memory.
    var fileStore: ManagedStore? { root.persistentStoreCoordinator?.fileStore }

    // MARK: Objects

    /// The object of a row. Its values are read later.
    func object(_ table: ManagedTable, _ number: Int64, _ store: ManagedStore) -> NSManagedObject {
        let row = ManagedRow(entity: table.name, number: number)
        if let known = live[row]?.object { return known }
        let source = ManagedSource(store, table, number, self)
        let made = ManagedMaking.with(source) { table.entity.objectClass.init(entity: table.entity, insertInto: nil) }
        made.managedObjectContext = self
        live[row] = WeakObject(object: made)
        return made
    }

    private func objects(_ table: ManagedTable, _ rows: [Int64], _ store: ManagedStore) -> [NSManagedObject] {
        let list = ManagedRowList(rows)
        return rows.enumerated().map { place, number in
            let object = object(table, number, store)
            object.source?.batch = (list, place)
            return object
        }
    }

    /// The object of an identifier; nil where there is no such row.
    func stored(_ identifier: NSManagedObjectID) throws -> NSManagedObject? {
        guard let place = identifier.place, let store = fileStore, store.identity == place.store.identity,
              let table = store.tables[place.row.entity] else { return nil }
        if let known = live[place.row]?.object { return known.isDeleted ? nil : known }
        let found = try store.file.locked {
            try store.file.database.integers("SELECT pk FROM \(table.table) WHERE pk = ?", [.integer(place.row.number)])
        }
        return found.isEmpty ? nil : object(table, place.row.number, store)
    }

    // MARK: Fetching

    /// The objects of a request from the file, with what is not saved.
    func found<T>(_ request: NSFetchRequest<T>, in store: ManagedStore, as type: NSManagedObject.Type? = nil) throws
        -> [NSManagedObject]
    {
        try takeForeignChanges(store)
        let tables = tables(of: request, in: store, type)
        let names = Set(tables.map(\.name))
        let hasPending = [insertedObjects, updatedObjects, deletedObjects].contains { objects in
            objects.contains { names.contains($0.entity.name ?? "") }
        }
        if !hasPending, tables.count == 1, let table = tables.first,
           let condition = ManagedSQL.condition(request.predicate, table, store),
           let order = ManagedSQL.order(request.sortDescriptors, table, store) {
            let limit = request.fetchLimit > 0 ? request.fetchLimit : -1
            let rows = try store.file.locked {
                try store.file.database.integers(
                    "SELECT pk FROM \(table.table) WHERE \(condition.text) ORDER BY \(order) "
                        + "LIMIT \(limit) OFFSET \(request.fetchOffset)", condition.values)
            }
            return objects(table, rows, store)
        }
        var all: [NSManagedObject] = []
        for table in tables {
            // Where nothing has changed the database leaves out what does not match.
            let condition = hasPending ? nil : ManagedSQL.condition(request.predicate, table, store)
            let rows = try store.file.locked {
                try store.file.database.integers(
                    "SELECT pk FROM \(table.table) WHERE \(condition?.text ?? "1") ORDER BY pk", condition?.values
                        ?? [])
            }
            let found = objects(table, rows, store).filter { !$0.isDeleted }
            if request.predicate != nil || request.sortDescriptors?.isEmpty == false {
                try readRows(found.filter(\.isFault), table, store)
            }
            all += found
        }
        if request.includesPendingChanges { all += newObjects.filter { names.contains($0.entity.name ?? "") } }
        return request.chosen(from: all)
    }

    /// The objects of a view's request: those of its class.
    func found<Result>(_ request: NSFetchRequest<Result>) -> [Result] {
        if parent == nil, let store = fileStore, let type = Result.self as? NSManagedObject.Type {
            do { return try found(request, in: store, as: type).compactMap { $0 as? Result } } catch {
                reportFailure(error)
            }
        }
        let objects = all(NSManagedObject.self).filter { $0 is Result }
        return request.chosen(from: objects).compactMap { $0 as? Result }
    }

    func countFound<T>(_ request: NSFetchRequest<T>, in store: ManagedStore) throws -> Int {
        let tables = tables(of: request, in: store, nil)
        if !hasChanges, let table = tables.first, tables.count == 1,
           let condition = ManagedSQL.condition(request.predicate, table, store) {
            let limit = request.fetchLimit > 0 ? request.fetchLimit : -1
            let sql = "SELECT count(*) FROM (SELECT 1 FROM \(table.table) WHERE \(condition.text) "
                + "LIMIT \(limit) OFFSET \(request.fetchOffset))"
            return Int(try store.file.locked { try store.file.database.integers(sql, condition.values).first ?? 0 })
        }
        return try found(request, in: store).count
    }

    private func tables<T>(of request: NSFetchRequest<T>, in store: ManagedStore, _ type: NSManagedObject.Type?)
        -> [ManagedTable]
    {
        if let entity = request.entity ?? request.entityName.flatMap({ name in
            store.model.entitiesByName[name] ?? store.model.entities.first {
                $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name
            }
        }) {
            return store.tables(of: entity, withSubentities: request.includesSubentities)
        }
        if request.entityName != nil { return [] }
        if let type, type != NSManagedObject.self, let entity = store.model.entity(of: type) {
            return store.tables(of: entity, withSubentities: true)
        }
        return store.tables.values.sorted { $0.name < $1.name }
    }

    // MARK: Reading

    func readRows(around object: NSManagedObject, _ source: ManagedSource) {
        var numbers = [source.row.number]
        if let batch = source.batch {
            let start = batch.place / 64 * 64
            for index in start..<min(start + 64, batch.rows.rows.count) where index != batch.place {
                numbers.append(batch.rows.rows[index])
            }
        }
        do { try readRows(numbers, source.table, source.store) } catch { reportFailure(error) }
        // A row that is gone leaves its object without values.
        if source.isUnread { object.fill([:], version: source.version) }
    }

    private func readRows(_ objects: [NSManagedObject], _ table: ManagedTable, _ store: ManagedStore) throws {
        try readRows(objects.compactMap { $0.source?.row.number }, table, store)
    }

    private func readRows(_ numbers: [Int64], _ table: ManagedTable, _ store: ManagedStore) throws {
        for start in stride(from: 0, to: numbers.count, by: 64) {
            let some = numbers[start..<min(start + 64, numbers.count)]
            let size = some.count == 1 ? 1 : 64
            let marks = "(" + Array(repeating: "?", count: size).joined(separator: ",") + ")"
            let bound = some.map { StoreValue.integer($0) } + Array(repeating: .null, count: size - some.count)
            let rows = try store.file.locked { try store.file.database.rows(table.selection + marks, bound) }
            for row in rows {
                guard let number = row[0].integer,
                      let object = live[ManagedRow(entity: table.name, number: number)]?.object,
                      object.isFault else { continue }
                store.valuesRead += 1
                object.fill(try values(of: row, table, store), version: row[1].integer ?? 0)
            }
        }
    }

    /// The values of a row by the names of the properties.
    func values(of row: [StoreValue], _ table: ManagedTable, _ store: ManagedStore) throws -> [String: Any?] {
        var values: [String: Any?] = [:]
        for (index, field) in table.fields.enumerated() { values[field.name] = .some(field.decode(row[index + 2])) }
        for (index, relationship) in table.references.enumerated() {
            var other: NSManagedObject?
            if let number = row[index + 2 + table.fields.count].integer, let entity = relationship.destinationEntity,
               let table = try store.table(of: number, entity) {
                other = object(table, number, store)
            }
            values[relationship.name] = .some(other)
        }
        return values
    }

    func readList(_ key: String, _ place: ManagedTable.Place, of object: NSManagedObject, _ source: ManagedSource) {
        guard let relationship = source.table.entity.relationshipsByName[key],
              let entity = relationship.destinationEntity else { return }
        let store = source.store
        do {
            var found: [NSManagedObject] = []
            switch place {
            case .otherEnd(let inverse):
                for table in store.tables(of: entity, withSubentities: true) {
                    let rows = try store.file.locked {
                        try store.file.database.integers(
                            "SELECT pk FROM \(table.table) WHERE \(StoreName.quoted(inverse.name)) = ? ORDER BY pk",
                            [.integer(source.row.number)])
                    }
                    found += objects(table, rows, store)
                }
                // What is not saved yet.
                let pending = insertedObjects.union(updatedObjects).filter { $0.entity.isKindOf(entity: entity) }
                found.removeAll { pending.contains($0) }
                found += pending.filter { $0.value(forKey: inverse.name) as? NSManagedObject === object }
            case .list(let entityName, let name, let isOwner):
                let list = StoreName.list(entityName, name)
                let numbers = try store.file.locked {
                    try store.file.database.integers(
                        isOwner ? "SELECT item FROM \(list) WHERE owner = ? ORDER BY place"
                            : "SELECT owner FROM \(list) WHERE item = ? ORDER BY owner", [.integer(source.row.number)])
                }
                found = try numbers.compactMap { number in
                    try store.table(of: number, entity).map { self.object($0, number, store) }
                }
            }
            found.removeAll(where: \.isDeleted)
            object.values[key] = relationship.isOrdered ? NSOrderedSet(array: found) : NSSet(array: found)
        } catch { reportFailure(error) }
    }

    /// Prints an error that cannot be thrown, because a value was read.
    func reportFailure(_ error: any Error) {
        FileHandle.standardError.write(Data("CoreData: \(error)\n".utf8))
    }

    // MARK: Changes of others

    /// Where another program or context has saved, values without changes are read again.
    private func takeForeignChanges(_ store: ManagedStore) throws {
        if try store.file.hasForeignChanges() { refreshAllObjects() }
    }
}

/// The row that the object which is being made on a thread stands for.
enum ManagedMaking {
    private static let sources = Locked<[UInt: ManagedSource]>([:])
    static var source: ManagedSource? { sources.withLock { $0.isEmpty ? nil : $0[UInt(pthread_self())] } }

    static func with<Result>(_ source: ManagedSource, _ body: () -> Result) -> Result {
        let thread = UInt(pthread_self())
        let before = sources.withLock { $0.updateValue(source, forKey: thread) }
        defer { sources.withLock { $0[thread] = before } }
        return body()
    }
}
