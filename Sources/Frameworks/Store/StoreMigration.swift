/// Brings the tables of a store from one schema to another. It runs in a transaction of its caller.
struct StoreMigration {
    private let database: StoreDatabase
    private let old, new: StoreSchema

    init(_ database: StoreDatabase, _ old: StoreSchema, _ new: StoreSchema) {
        (self.database, self.old, self.new) = (database, old, new)
    }

    func run() throws {
        for entity in old.entities {
            for columns in entity.indices {
                try database.run("DROP INDEX IF EXISTS \(StoreName.index(entity.name, columns))")
            }
        }
        let pairs = new.entities.map { entity in (new: entity, old: predecessor(of: entity)) }
        let kept = Set(pairs.compactMap { $0.old?.name })
        for entity in old.entities where !kept.contains(entity.name) { try drop(entity) }
        // First to names that no entity has, because two may have exchanged theirs.
        let renamed = pairs.filter { $0.old != nil && $0.old?.name != $0.new.name }
        for pair in renamed { try rename(pair.old!, pair.old!.name, "new." + pair.new.name) }
        for pair in renamed { try rename(pair.old!, "new." + pair.new.name, pair.new.name) }
        for (entity, before) in pairs {
            if let before { try change(before, to: entity) } else { try make(entity) }
            for columns in entity.indices {
                let list = columns.map(StoreName.quoted).joined(separator: ", ")
                try database.run("CREATE INDEX \(StoreName.index(entity.name, columns)) "
                    + "ON \(StoreName.table(entity.name)) (\(list))")
            }
        }
    }

    private func predecessor(of entity: StoreSchema.Entity) -> StoreSchema.Entity? {
        if let same = old.entity(entity.name) { return same }
        return entity.oldName.flatMap(old.entity)
    }

    // MARK: Tables

    private func make(_ entity: StoreSchema.Entity) throws {
        let columns = entity.columns.filter { !$0.isApart }.map { ", " + definition($0) }.joined()
        try database.run("CREATE TABLE \(StoreName.table(entity.name)) "
            + "(pk INTEGER PRIMARY KEY, version INTEGER NOT NULL DEFAULT 1\(columns))")
        for column in entity.columns where column.isApart { try makeApart(entity.name, column.name) }
        for list in entity.lists { try makeList(entity.name, list.name) }
    }

    /// A column has no constraint: whether a value may be missing is the program's matter, and may change.
    private func definition(_ column: StoreSchema.Column) -> String {
        let type = switch column.kind {
        case .integer, .reference: "INTEGER"
        case .real: "REAL"
        case .text, .json: "TEXT"
        case .bytes: "BLOB"
        }
        return "\(StoreName.quoted(column.name)) \(type)"
    }

    private func makeApart(_ entity: String, _ name: String) throws {
        try database.run("CREATE TABLE \(StoreName.apart(entity, name)) (pk INTEGER PRIMARY KEY, value)")
    }
    private func makeList(_ entity: String, _ name: String) throws {
        let table = StoreName.list(entity, name)
        try database.run("CREATE TABLE \(table) "
            + "(owner INTEGER NOT NULL, place INTEGER NOT NULL, item INTEGER NOT NULL, PRIMARY KEY (owner, place)) WITHOUT ROWID")
        try database.run("CREATE INDEX \(StoreName.quoted("items.\(entity).\(name)")) ON \(table) (item)")
    }

    private func drop(_ entity: StoreSchema.Entity) throws {
        try database.run("DROP TABLE \(StoreName.table(entity.name))")
        for column in entity.columns where column.isApart {
            try database.run("DROP TABLE \(StoreName.apart(entity.name, column.name))")
        }
        for list in entity.lists { try dropList(entity.name, list.name) }
    }
    private func dropList(_ entity: String, _ name: String) throws {
        try database.run("DROP TABLE \(StoreName.list(entity, name))")
    }

    private func rename(_ entity: StoreSchema.Entity, _ before: String, _ after: String) throws {
        try database.run("ALTER TABLE \(StoreName.table(before)) RENAME TO \(StoreName.table(after))")
        for column in entity.columns where column.isApart {
            try database.run("ALTER TABLE \(StoreName.apart(before, column.name)) "
                + "RENAME TO \(StoreName.apart(after, column.name))")
        }
        for list in entity.lists {
            try database.run("ALTER TABLE \(StoreName.list(before, list.name)) "
                + "RENAME TO \(StoreName.list(after, list.name))")
            try database.run("DROP INDEX IF EXISTS \(StoreName.quoted("items.\(before).\(list.name)"))")
            try database.run("CREATE INDEX \(StoreName.quoted("items.\(after).\(list.name)")) "
                + "ON \(StoreName.list(after, list.name)) (item)")
        }
        try database.run("UPDATE numbers SET entity = ? WHERE entity = ?", [.text(after), .text(before)])
    }

    // MARK: Columns

    private func change(_ before: StoreSchema.Entity, to entity: StoreSchema.Entity) throws {
        let table = StoreName.table(entity.name)
        var kept: Set<String> = []
        var moves: [(column: StoreSchema.Column, old: StoreSchema.Column)] = []
        var made: [StoreSchema.Column] = []
        for column in entity.columns {
            let old = before.column(column.name) ?? column.oldName.flatMap(before.column)
            if let old, !kept.contains(old.name) {
                guard Self.converts(old.kind, to: column.kind) else {
                    throw StoreFailure(
                        .schema, what: "'\(column.name)' has another type than in the store.",
                        at: "\(entity.name).\(column.name) in \(database.path)",
                        rule: "A migration adds, removes and renames; of types it changes those of numbers only.",
                        fix: "Give the new property another name, and fill it in a stage of a migration plan.")
                }
                kept.insert(old.name)
                moves.append((column, old))
            } else {
                made.append(column)
            }
        }
        // What is gone makes room for what is new under its name.
        for column in before.columns where !kept.contains(column.name) {
            try database.run(column.isApart ? "DROP TABLE \(StoreName.apart(entity.name, column.name))"
                : "ALTER TABLE \(table) DROP COLUMN \(StoreName.quoted(column.name))")
        }
        let renamed = moves.filter { $0.column.name != $0.old.name }
        for (column, old) in renamed { try rename(old, old.name, "new." + column.name, entity.name) }
        for (column, old) in renamed { try rename(old, "new." + column.name, column.name, entity.name) }
        for (column, old) in moves where column.isApart != old.isApart || column.kind != old.kind {
            try convert(column, from: old, entity.name)
        }
        for column in made {
            if column.isApart { try makeApart(entity.name, column.name) } else {
                try database.run("ALTER TABLE \(table) ADD COLUMN \(definition(column))")
            }
        }
        try changeLists(before, to: entity)
    }

    private func rename(_ column: StoreSchema.Column, _ before: String, _ after: String, _ entity: String) throws {
        try database.run(column.isApart
            ? "ALTER TABLE \(StoreName.apart(entity, before)) RENAME TO \(StoreName.apart(entity, after))"
            : "ALTER TABLE \(StoreName.table(entity)) RENAME COLUMN \(StoreName.quoted(before)) TO "
                + StoreName.quoted(after))
    }

    /// Whether values of one kind become values of the other without a loss.
    private static func converts(_ old: StoreSchema.Kind, to new: StoreSchema.Kind) -> Bool {
        old == new || [old, new].allSatisfy { $0 == .integer || $0 == .real }
    }

    /// Moves the values of a column to one of another kind, or to or from a table of their own.
    private func convert(_ column: StoreSchema.Column, from old: StoreSchema.Column, _ entity: String) throws {
        let table = StoreName.table(entity), name = StoreName.quoted(column.name)
        let apart = StoreName.apart(entity, column.name), passing = StoreName.quoted("passing." + column.name)
        if old.isApart { try database.run("ALTER TABLE \(apart) RENAME TO \(passing)") } else {
            try database.run("ALTER TABLE \(table) RENAME COLUMN \(name) TO \(passing)")
        }
        if column.isApart { try makeApart(entity, column.name) } else {
            try database.run("ALTER TABLE \(table) ADD COLUMN \(definition(column))")
        }
        switch (old.isApart, column.isApart) {
        case (false, true): try database.run("INSERT INTO \(apart) SELECT pk, \(passing) FROM \(table)")
        case (true, true): try database.run("INSERT INTO \(apart) SELECT pk, value FROM \(passing)")
        case (true, false):
            let value = "SELECT value FROM \(passing) AS o WHERE o.pk = \(table).pk"
            try database.run("UPDATE \(table) SET \(name) = (\(value))")
        case (false, false):
            let value = column.kind == .integer ? "CAST(round(\(passing)) AS INTEGER)" : passing
            try database.run("UPDATE \(table) SET \(name) = CASE WHEN \(passing) IS NULL THEN NULL ELSE \(value) END")
        }
        try database.run(old.isApart ? "DROP TABLE \(passing)" : "ALTER TABLE \(table) DROP COLUMN \(passing)")
    }

    private func changeLists(_ before: StoreSchema.Entity, to entity: StoreSchema.Entity) throws {
        var kept: Set<String> = []
        var made: [StoreSchema.List] = []
        for list in entity.lists {
            let name = before.lists.contains { $0.name == list.name } ? list.name : list.oldName ?? list.name
            if before.lists.contains(where: { $0.name == name }), kept.insert(name).inserted {
                if name == list.name { continue }
                try database.run("ALTER TABLE \(StoreName.list(entity.name, name)) "
                    + "RENAME TO \(StoreName.list(entity.name, list.name))")
                try database.run("DROP INDEX IF EXISTS \(StoreName.quoted("items.\(entity.name).\(name)"))")
                try database.run("CREATE INDEX \(StoreName.quoted("items.\(entity.name).\(list.name)")) "
                    + "ON \(StoreName.list(entity.name, list.name)) (item)")
            } else {
                made.append(list)
            }
        }
        for list in before.lists where !kept.contains(list.name) { try dropList(entity.name, list.name) }
        for list in made { try makeList(entity.name, list.name) }
    }
}
