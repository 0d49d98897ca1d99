import Foundation
import QuadrantStore

extension ModelStore {
    /// Models that are to be written. It is in a transaction of the caller: nothing of it is kept where it throws.
    ///
    /// Returns the rows of the new models.
    func write(new: [any PersistentModel], changed: [any PersistentModel], deleted: [any PersistentModel]) throws
        -> [(model: any PersistentModel, place: ModelPlace)]
    {
        var rows: [ObjectIdentifier: Int64] = [:]
        var places: [(model: any PersistentModel, place: ModelPlace)] = []
        var counts: [Int: Int] = [:], next: [Int: Int64] = [:]
        let own = new.compactMap { model in table(of: ModelKind.of(type(of: model))).map { (model, $0) } }
        for (_, table) in own { counts[table.number, default: 0] += 1 }
        for (model, table) in own {
            let row = try next[table.number] ?? file.newNumbers(table.name, counts[table.number] ?? 1)
            next[table.number] = row + 1
            rows[ObjectIdentifier(model)] = row
            places.append((model, ModelPlace(store: self, table: table, row: row)))
        }
        for (model, place) in places {
            try insert(model, place, rows)
            try writeLists(of: model, place, rows, names: nil)
        }
        for model in changed {
            guard let place = model._$record.place, place.store === self else { continue }
            let names = Set(model._$record.saved.keys)
            try update(model, place, names, rows)
            try writeLists(of: model, place, rows, names: names)
        }
        for model in deleted {
            guard let place = model._$record.place, place.store === self else { continue }
            try delete(place)
        }
        return places
    }

    private func insert(_ model: any PersistentModel, _ place: ModelPlace, _ rows: [ObjectIdentifier: Int64]) throws {
        let table = place.table
        let names = table.rowFields.map(\.property.name) + table.references.map(\.property.name)
        var values: [StoreValue] = [.integer(place.row)]
        values += try table.rowFields.map { try encoded($0, model) }
        values += table.references.map { reference($0, model, rows) }
        let columns = (["pk"] + names.map(StoreName.quoted)).joined(separator: ", ")
        let marks = Array(repeating: "?", count: values.count).joined(separator: ", ")
        try file.database.run("INSERT INTO \(table.table) (\(columns)) VALUES (\(marks))", values)
        for field in table.fields where field.isApart { try writeApart(field, model, place) }
    }

    /// Writes the changed properties only: what another program has written to others stays.
    private func update(_ model: any PersistentModel, _ place: ModelPlace, _ names: Set<String>,
                        _ rows: [ObjectIdentifier: Int64]) throws {
        let table = place.table
        var columns: [String] = [], values: [StoreValue] = []
        for field in table.fields where names.contains(field.property.name) {
            if field.isApart {
                try writeApart(field, model, place)
            } else {
                columns.append(field.property.name)
                values.append(try encoded(field, model))
            }
        }
        for link in table.references where names.contains(link.property.name) {
            columns.append(link.property.name)
            values.append(reference(link, model, rows))
        }
        let list = (columns.map { StoreName.quoted($0) + " = ?" } + ["version = version + 1"]).joined(separator: ", ")
        try file.database.run("UPDATE \(table.table) SET \(list) WHERE pk = ?", values + [.integer(place.row)])
    }

    private func delete(_ place: ModelPlace) throws {
        let row = StoreValue.integer(place.row), table = place.table
        try file.database.run("DELETE FROM \(table.table) WHERE pk = ?", [row])
        for field in table.fields where field.isApart {
            try file.database.run("DELETE FROM \(StoreName.apart(table.name, field.property.name)) WHERE pk = ?", [row])
        }
        // Nothing refers to a row that is gone, also where a relationship has no inverse.
        for other in tables {
            for link in other.references where ModelKind.of(link.destination) === table.kind {
                let column = StoreName.quoted(link.property.name)
                try file.database.run("UPDATE \(other.table) SET \(column) = NULL WHERE \(column) = ?", [row])
            }
            for list in other.entity.lists {
                let name = StoreName.list(other.name, list.name)
                if list.destination == table.name { try file.database.run("DELETE FROM \(name) WHERE item = ?", [row]) }
                if other === table { try file.database.run("DELETE FROM \(name) WHERE owner = ?", [row]) }
            }
        }
    }

    /// Writes the lists of pairs that belong to a model; nil writes all that have been read or set.
    private func writeLists(of model: any PersistentModel, _ place: ModelPlace, _ rows: [ObjectIdentifier: Int64],
                            names: Set<String>?) throws {
        for link in place.table.kind.orderedLinks where link.isMany {
            guard names?.contains(link.property.name) ?? true, !link.property.isUnread(model),
                  case .list(let entity, let name, true, _) = place.table.places[link.property.name] else { continue }
            let list = StoreName.list(entity, name)
            if names != nil {
                try file.database.run("DELETE FROM \(list) WHERE owner = ?", [.integer(place.row)])
            }
            var position: Int64 = 0
            for other in Links.models(of: model, link) {
                guard let row = rows[ObjectIdentifier(other)] ?? other._$record.place?.row,
                      !other._$record.isDeleted else { continue }
                try file.database.run("INSERT INTO \(list) VALUES (?, ?, ?)",
                                      [.integer(place.row), .integer(position), .integer(row)])
                position += 1
            }
        }
    }

    private func writeApart(_ field: ModelTable.Field, _ model: any PersistentModel, _ place: ModelPlace) throws {
        let name = StoreName.apart(place.table.name, field.property.name)
        let value = try encoded(field, model)
        if case .null = value {
            try file.database.run("DELETE FROM \(name) WHERE pk = ?", [.integer(place.row)])
        } else {
            try file.database.run("INSERT OR REPLACE INTO \(name) VALUES (?, ?)", [.integer(place.row), value])
        }
    }

    private func encoded(_ field: ModelTable.Field, _ model: any PersistentModel) throws -> StoreValue {
        let value = try field.form.encode(field.property.value(model))
        try file.noteComposition(of: value)
        return value
    }
    private func reference(_ link: ModelKind.Link, _ model: any PersistentModel, _ rows: [ObjectIdentifier: Int64])
        -> StoreValue
    {
        guard let other = Links.models(of: model, link).first, !other._$record.isDeleted,
              let row = rows[ObjectIdentifier(other)] ?? other._$record.place?.row else { return .null }
        return .integer(row)
    }

    // MARK: Unique values

    /// The saved model with these values of properties that are unique; nil for none.
    func model(with values: [(property: Schema.PropertyMetadata, of: any PersistentModel)], _ table: ModelTable,
               in context: ModelContext) throws -> (any PersistentModel)? {
        var conditions: [String] = [], bound: [StoreValue] = []
        for (property, model) in values {
            if let field = table.fieldsByName[property.name], !field.isApart {
                conditions.append("\(StoreName.quoted(property.name)) IS ?")
                bound.append(try field.form.encode(property.value(model)))
            } else if let link = table.kind.links[property.name], !link.isMany {
                guard let row = Links.models(of: model, link).first?._$record.place?.row else { return nil }
                conditions.append("\(StoreName.quoted(property.name)) = ?")
                bound.append(.integer(row))
            } else {
                return nil
            }
        }
        let sql = "SELECT pk FROM \(table.table) WHERE \(conditions.joined(separator: " AND ")) ORDER BY pk LIMIT 1"
        return try file.database.integers(sql, bound).first.map { self.model(table, $0, in: context) }
    }

    // MARK: Changes of others

    /// Where another program has saved: models without changes of their own are read again when they are asked for,
    /// and those whose rows are gone are deleted.
    func readChangesOfOthers() throws {
        guard try file.hasForeignChanges() else { return }
        var models: [any PersistentModel] = []
        for table in tables {
            let known = knownModels(table)
            let rows = try rowsThatExist(known.compactMap { $0._$record.place?.row }, table)
            for model in known {
                let record = model._$record
                guard let row = record.place?.row else { continue }
                if !rows.contains(row) {
                    record.isDeleted = true
                    forget(table, row)
                } else if !record.isDeleted {
                    for property in table.kind.properties
                    where !property.isConstant && record.saved[property.name] == nil {
                        let isStored = table.fieldsByName[property.name] != nil
                            || table.kind.links[property.name] != nil
                        if isStored { property.store(model, nil) }
                    }
                }
                models.append(model)
            }
        }
        // Observers are notified later: a view may be evaluated now.
        container?.changedByOthers += models
        Task { @MainActor [weak container] in container?.notifyOfOthers() }
    }

    private func rowsThatExist(_ rows: [Int64], _ table: ModelTable) throws -> Set<Int64> {
        var found: Set<Int64> = []
        try file.locked {
            for start in stride(from: 0, to: rows.count, by: Self.batchSize) {
                let some = rows[start..<min(start + Self.batchSize, rows.count)]
                let marks = Array(repeating: "?", count: some.count).joined(separator: ",")
                found.formUnion(try file.database.integers(
                    "SELECT pk FROM \(table.table) WHERE pk IN (\(marks))", some.map { .integer($0) }))
            }
        }
        return found
    }
}
