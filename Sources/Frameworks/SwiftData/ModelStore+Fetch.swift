import Foundation
import QuadrantStore

extension ModelStore {
    /// How a fetch was made: what tests and benchmarks ask.
    struct FetchWork: Equatable {
        /// Fetches whose predicate was a condition of SQL, or that had none.
        var selected = 0
        /// Fetches that evaluated their predicate for each model.
        var evaluated = 0
        /// Fetches that the database has put in order.
        var ordered = 0
    }

    /// The models that match a descriptor, in its order: found by the database where it can, with what has not been
    /// saved yet.
    func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>, _ table: ModelTable,
                                       in context: ModelContext) throws -> [Model] {
        let pending = Pending(self, table, context, includesInserted: descriptor.includePendingChanges)
        let (condition, isExact) = condition(descriptor.predicate, table)
        let order = SQLOrder(descriptor.sortBy, table, file)
        let isWhole = pending.isEmpty && isExact && order != nil
        work.selected += isExact ? 1 : 0
        work.evaluated += isExact ? 0 : 1
        work.ordered += order != nil && !descriptor.sortBy.isEmpty ? 1 : 0
        container?.changes(of: table.kind).readValues(order?.names ?? [])

        var sql = "SELECT t0.pk FROM \(table.table) AS t0"
        if let condition { sql += " WHERE " + condition.text }
        sql += " ORDER BY " + (order?.text ?? "t0.pk")
        if isWhole { sql += Self.limits(descriptor) }
        let rows = try file.locked { try file.database.integers(sql, condition?.values ?? []) }
        if isWhole { return typed(models(table, rows, in: context)) }

        var found: [Model] = typed(models(table, rows.filter { !pending.rows.contains($0) }, in: context))
        if !isExact, let predicate = descriptor.predicate {
            try read(found.filter(isUnread).compactMap { $0._$record.place?.row }, table, context)
            found = try found.filter(predicate.evaluate)
        }
        var added: [Model] = typed(pending.models)
        if let predicate = descriptor.predicate { added = try added.filter(predicate.evaluate) }
        if descriptor.sortBy.isEmpty {
            found = Self.inOrderOfInsertion(found, added)
        } else if order == nil {
            try read((found.filter(isUnread)).compactMap { $0._$record.place?.row }, table, context)
            found = (found + added).sorted(using: descriptor.sortBy)
        } else {
            for model in added.sorted(using: descriptor.sortBy) { Self.insert(model, into: &found, descriptor.sortBy) }
        }
        return descriptor.limited(found)
    }

    /// How many models match a descriptor; counted by the database where it can.
    func count<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>, _ table: ModelTable,
                                       in context: ModelContext) throws -> Int {
        let pending = Pending(self, table, context, includesInserted: descriptor.includePendingChanges)
        let (condition, isExact) = condition(descriptor.predicate, table)
        guard pending.isEmpty, isExact else {
            var unordered = descriptor
            unordered.sortBy = []
            return try fetch(unordered, table, in: context).count
        }
        work.selected += 1
        let sql = "SELECT count(*) FROM (SELECT 1 FROM \(table.table) AS t0"
            + (condition.map { " WHERE " + $0.text } ?? "") + Self.limits(descriptor) + ")"
        return Int(try file.locked { try file.database.integers(sql, condition?.values ?? []).first ?? 0 })
    }

    /// The identifiers of what a fetch finds; no object is made where the database finds all.
    func identifiers<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>, _ table: ModelTable,
                                             in context: ModelContext) throws -> [PersistentIdentifier] {
        let pending = Pending(self, table, context, includesInserted: descriptor.includePendingChanges)
        let (condition, isExact) = condition(descriptor.predicate, table)
        guard pending.isEmpty, isExact, let order = SQLOrder(descriptor.sortBy, table, file) else {
            return try fetch(descriptor, table, in: context).map(\.persistentModelID)
        }
        work.selected += 1
        let sql = "SELECT t0.pk FROM \(table.table) AS t0" + (condition.map { " WHERE " + $0.text } ?? "")
            + " ORDER BY " + order.text + Self.limits(descriptor)
        return try file.locked { try file.database.integers(sql, condition?.values ?? []) }.map { row in
            let place = ModelPlace(store: self, table: table, row: row)
            return PersistentIdentifier(entityName: table.name, number: OpenStores.number(at: place.number))
        }
    }

    private static func limits(_ descriptor: FetchDescriptor<some PersistentModel>) -> String {
        let offset = max(0, descriptor.fetchOffset ?? 0), limit = descriptor.fetchLimit ?? 0
        if limit <= 0 && offset == 0 { return "" }
        return " LIMIT \(limit > 0 ? limit : -1) OFFSET \(offset)"
    }

    /// The predicate as SQL; nil and false where it is evaluated in memory, or a model that it asks about has changes
    /// that the database does not know.
    private func condition<Model: PersistentModel>(_ predicate: Predicate<Model>?, _ table: ModelTable)
        -> (SQLPart?, isExact: Bool)
    {
        guard let predicate else { return (nil, true) }
        var writer = SQLWriter(self)
        guard let part = try? writer.condition(predicate, table) else { return (nil, false) }
        for (kind, names) in writer.used.values {
            container?.changes(of: kind).readValues(names)
            if kind !== table.kind, container?.pendingChanges(of: kind).isEmpty == false { return (nil, false) }
            if kind !== table.kind { container?.changes(of: kind).read() }
        }
        return (part, true)
    }

    private func isUnread(_ model: any PersistentModel) -> Bool {
        guard let place = model._$record.place, let field = place.table.rowFields.first else { return false }
        return field.property.isUnread(model)
    }

    private func typed<Model: PersistentModel>(_ models: [any PersistentModel]) -> [Model] {
        models.map { unsafeDowncast($0, to: Model.self) }
    }

    /// Saved models by their rows, then those that are not saved.
    private static func inOrderOfInsertion<Model: PersistentModel>(_ found: [Model], _ added: [Model]) -> [Model] {
        if added.isEmpty { return found }
        let changed = added.filter { $0._$record.place != nil }, new = added.filter { $0._$record.place == nil }
        if changed.isEmpty { return found + new }
        return (found + changed).sorted { ($0._$record.place?.row ?? 0) < ($1._$record.place?.row ?? 0) } + new
    }

    /// Puts a model in its place in an order, which a few comparisons find.
    private static func insert<Model: PersistentModel>(_ model: Model, into models: inout [Model],
                                                       _ order: [SortDescriptor<Model>]) {
        var low = 0, high = models.count
        while low < high {
            let middle = (low + high) / 2
            let result = order.compare(models[middle], model)
            let isBefore = result == .orderedAscending || (result == .orderedSame
                && (models[middle]._$record.place?.row ?? .max) < (model._$record.place?.row ?? .max))
            if isBefore { low = middle + 1 } else { high = middle }
        }
        models.insert(model, at: low)
    }

    /// What a context sees that the database does not have.
    private struct Pending {
        /// Rows whose models are changed or deleted.
        var rows: Set<Int64> = []
        /// Changed models and new ones, in the order in which they were made.
        var models: [any PersistentModel] = []
        var isEmpty: Bool { rows.isEmpty && models.isEmpty }

        init(_ store: ModelStore, _ table: ModelTable, _ context: ModelContext, includesInserted: Bool) {
            guard let container = store.container else { return }
            let seen = container.contexts(seenBy: context)
            for other in container.liveContexts {
                for model in other.changed.values where type(of: model) == table.kind.type {
                    guard let row = model._$record.place?.row, rows.insert(row).inserted else { continue }
                    models.append(model)
                }
            }
            for other in seen {
                for model in other.deleted where type(of: model) == table.kind.type {
                    if let row = model._$record.place?.row { rows.insert(row) }
                }
            }
            models.removeAll { $0._$record.isDeleted }
            models.sort { $0._$record.number < $1._$record.number }
            guard includesInserted else { return }
            for other in seen { models += other.inserted.filter { type(of: $0) == table.kind.type } }
        }
    }
}
