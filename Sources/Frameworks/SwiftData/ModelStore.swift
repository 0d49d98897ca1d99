import Foundation
import QuadrantStore

/// The models of a container in a file. Each row is at most one object, which the container's contexts share; it is
/// made when a fetch finds the row, and its values are read when the first one is asked for.
///
/// It is used while the container is locked.
final class ModelStore {
    let file: StoreFile
    let configuration: ModelConfiguration
    private(set) var number = 0
    let tables: [ModelTable]
    private let tablesByKind: [ObjectIdentifier: ModelTable]
    private(set) weak var container: ModelContainer?
    private struct Weak { weak var model: (any PersistentModel)? }
    private var live: [[Int64: Weak]]
    /// How many rows are read together, where a list of models is looked through.
    static let batchSize = 64
    /// How many rows' values have been given to models.
    private(set) var valuesRead = 0
    /// How fetches were made.
    var work = FetchWork()
    /// Errors of reading that were printed.
    private var told: Set<StoreFailure> = []

    /// The tables of the kinds in a file that has been opened and brought to their schema.
    init(_ file: StoreFile, _ tables: [ModelTable], _ configuration: ModelConfiguration) {
        (self.file, self.tables, self.configuration) = (file, tables, configuration)
        tablesByKind = Dictionary(uniqueKeysWithValues: tables.map { (ObjectIdentifier($0.kind), $0) })
        live = tables.map { _ in [:] }
        number = OpenStores.add(self)
    }

    func follow(_ container: ModelContainer) { self.container = container }

    var identity: String { file.identity.uuidString }
    func table(of kind: ModelKind) -> ModelTable? { tablesByKind[ObjectIdentifier(kind)] }
    func table(named name: String) -> ModelTable? { tables.first { $0.name == name } }

    // MARK: Objects

    /// The object of a row that is in memory.
    func known(_ table: ModelTable, _ row: Int64) -> (any PersistentModel)? { live[table.number][row]?.model }

    /// The objects in memory.
    func knownModels(_ table: ModelTable) -> [any PersistentModel] { live[table.number].values.compactMap(\.model) }

    func keep(_ model: any PersistentModel, _ table: ModelTable, _ row: Int64) {
        live[table.number][row] = Weak(model: model)
    }
    func forget(_ table: ModelTable, _ row: Int64) { live[table.number][row] = nil }

    /// The object of a row, which exists. Its values are not read before they are needed.
    func model(_ table: ModelTable, _ row: Int64, in context: ModelContext?, constants: [String: Any]? = nil)
        -> any PersistentModel
    {
        if let known = live[table.number][row]?.model {
            if known._$record.context == nil { known._$record.context = context }
            return known
        }
        let constants = table.isReadAtOnce ? constants ?? self.constants(table, [row])[row] ?? [:] : [:]
        let made = table.kind.type.init(_unread: _UnreadModel(constants: constants))
        let record = made._$record
        record.set(ModelPlace(store: self, table: table, row: row), isRead: true)
        record.lifecycleState = .saved
        record.context = context
        live[table.number][row] = Weak(model: made)
        return made
    }

    /// The objects of the rows of a fetch, which are read in groups.
    func models(_ table: ModelTable, _ rows: [Int64], in context: ModelContext?) -> [any PersistentModel] {
        let list = RowList(rows)
        if live[table.number].isEmpty { live[table.number].reserveCapacity(rows.count) }
        let new = table.isReadAtOnce ? constants(table, rows.filter { known(table, $0) == nil }) : [:]
        return rows.enumerated().map { place, row in
            let model = model(table, row, in: context, constants: new[row])
            model._$record.batch = (list, place)
            return model
        }
    }

    /// Objects that no one has any more leave their entries behind; this takes them away from time to time.
    func clean() {
        for index in live.indices where live[index].count > 10_000 {
            live[index] = live[index].filter { $0.value.model != nil }
        }
    }

    /// The model of a row; nil where there is no such row.
    func model(at row: Int64, _ table: ModelTable, in context: ModelContext) throws -> (any PersistentModel)? {
        if let known = known(table, row) { return known }
        let found = try file.locked {
            try file.database.integers("SELECT pk FROM \(table.table) WHERE pk = ?", [.integer(row)])
        }
        return found.isEmpty ? nil : model(table, row, in: context)
    }

    /// Deletes all rows.
    func erase() throws {
        try file.transaction {
            for table in tables {
                try file.database.run("DELETE FROM \(table.table)")
                for field in table.fields where field.isApart {
                    try file.database.run("DELETE FROM \(StoreName.apart(table.name, field.property.name))")
                }
                for list in table.entity.lists {
                    try file.database.run("DELETE FROM \(StoreName.list(table.name, list.name))")
                }
            }
        }
        for model in tables.flatMap(knownModels) {
            model._$record.context = nil
            model._$record.lifecycleState = .loose
        }
        live = tables.map { _ in [:] }
    }

    // MARK: Reading

    /// Reads a property of a model: with all columns of the row, and those of the rows that were found next to it.
    func read(_ name: String, of model: any PersistentModel) {
        guard let container else { return read(name, of: model, nil) }
        container.locked { read(name, of: model, model._$record.context ?? container.main) }
    }

    private func read(_ name: String, of model: any PersistentModel, _ context: ModelContext?) {
        guard let place = model._$record.place, let property = place.table.kind.property(name) else { return }
        guard property.isUnread(model) else { return }
        do {
            if let link = place.table.kind.links[name], link.isMany {
                let found = try models(of: model, link, place, in: context)
                property.store(model, Links.value(of: property.valueType, found))
            } else if let field = place.table.fieldsByName[name], field.isApart {
                let stored = try file.locked {
                    try file.database.rows(
                        "SELECT value FROM \(StoreName.apart(place.table.name, name)) WHERE pk = ?",
                        [.integer(place.row)]).first?[0] ?? .null
                }
                property.store(model, value(stored, field))
            } else if place.table.fieldsByName[name] != nil || place.table.kind.links[name] != nil {
                try readRows(around: model, place, context)
            }
        } catch {
            reportFailure(error)
        }
        if property.isUnread(model) { property.store(model, empty(property, of: place.table)) }
    }

    /// Reads what a model that is deleted has, for code that still has the object.
    func readAll(of model: any PersistentModel) {
        guard let table = model._$record.place?.table else { return }
        for property in table.kind.properties where property.isUnread(model) { read(property.name, of: model) }
    }

    private func readRows(around model: any PersistentModel, _ place: ModelPlace, _ context: ModelContext?) throws {
        var wanted = [place.row]
        if let batch = model._$record.batch {
            let start = batch.place / Self.batchSize * Self.batchSize
            for index in start..<min(start + Self.batchSize, batch.rows.rows.count) where index != batch.place {
                wanted.append(batch.rows.rows[index])
            }
        }
        try read(wanted, place.table, context)
    }

    /// Reads rows whose objects are in memory.
    func read(_ rows: [Int64], _ table: ModelTable, _ context: ModelContext?) throws {
        try eachRow(rows, table) { row in
            valuesRead += 1
            if let model = known(table, row.integer(0)) { fill(model, table, row, context) }
        }
    }

    /// Reads rows in groups of equal size, so that few statements are prepared.
    private func eachRow(_ rows: [Int64], _ table: ModelTable, _ body: (StoreDatabase.Row) -> Void) throws {
        try file.locked {
            var rest = rows[...]
            while !rest.isEmpty {
                let size = rest.count == 1 ? 1 : Self.batchSize
                let some = rest.prefix(size)
                rest = rest.dropFirst(size)
                let marks = "(" + Array(repeating: "?", count: size).joined(separator: ",") + ")"
                var values = some.map { StoreValue.integer($0) }
                while values.count < size { values.append(.null) }
                try file.database.each(table.selection + marks, values) { row in
                    body(row)
                    return true
                }
            }
        }
    }

    /// Gives a model the values of its row. What has been read or written before stays.
    private func fill(_ model: any PersistentModel, _ table: ModelTable, _ row: StoreDatabase.Row,
                      _ context: ModelContext?) {
        var column = 1
        for field in table.rowFields {
            if field.property.isUnread(model) { field.property.store(model, value(row[column], field)) }
            column += 1
        }
        for link in table.references {
            if link.property.isUnread(model) {
                link.property.store(model, reference(row[column], link, context))
            }
            column += 1
        }
    }

    /// The value of a column; the initial one where the store has none for the type.
    private func value(_ stored: StoreValue, _ field: ModelTable.Field) -> Any {
        if let value = field.form.decode(stored) { return value }
        if let initial = field.property.defaultValue?() { return initial }
        if let empty = EmptyValue.of(field.property.valueType) { return empty }
        fatalError("SwiftData: a value in the store is none of its type.\n  at    \(field.property.name): "
            + "\(field.property.valueType)\n  rule  A property without a default value needs one in each row.\n"
            + "  fix   Give the property a default value, or a migration that sets it.")
    }

    private func reference(_ stored: StoreValue, _ link: ModelKind.Link, _ context: ModelContext?) -> Any {
        var others: [any PersistentModel] = []
        if let row = stored.integer, let table = table(of: ModelKind.of(link.destination)) {
            others = [model(table, row, in: context)]
        }
        if let value = Links.value(of: link.property.valueType, others) { return value }
        fatalError("SwiftData: a model in the store lacks the model that it is related to.\n"
            + "  at    \(link.property.name): \(link.property.valueType)\n"
            + "  rule  A relationship that is not optional needs a model in each row.\n"
            + "  fix   Make the relationship optional.")
    }

    private func empty(_ property: Schema.PropertyMetadata, of table: ModelTable) -> Any {
        if let link = table.kind.links[property.name] { return reference(.null, link, nil) }
        if let field = table.fieldsByName[property.name] { return value(.null, field) }
        // It is not stored: it begins with its initial value in each run.
        return property.defaultValue?() ?? EmptyValue.of(property.valueType) ?? fatal(property)
    }
    private func fatal(_ property: Schema.PropertyMetadata) -> Never {
        fatalError("SwiftData: '\(property.name)' has no value.\n  at    \(property.valueType)\n"
            + "  rule  A property that is not stored needs a default value.\n  fix   Give it one.")
    }

    /// The values of constants, which models are made with.
    private func constants(_ table: ModelTable, _ rows: [Int64]) -> [Int64: [String: Any]] {
        var found: [Int64: [String: Any]] = [:]
        do {
            try eachRow(rows, table) { row in
                for (index, field) in table.rowFields.enumerated() where field.isConstant {
                    found[row.integer(0), default: [:]][field.property.name] = value(row[index + 1], field)
                }
            }
        } catch { reportFailure(error) }
        return found
    }

    /// Prints an error that cannot be thrown, because a property was read, once.
    func reportFailure(_ error: any Error) {
        guard let failure = error as? StoreFailure, told.insert(failure).inserted else { return }
        FileHandle.standardError.write(Data("SwiftData: \(failure)\n".utf8))
    }
}

extension ModelKind {
    func property(_ name: String) -> Schema.PropertyMetadata? { propertiesByName[name] }
}
