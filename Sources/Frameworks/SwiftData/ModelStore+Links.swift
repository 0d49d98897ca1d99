import QuadrantStore

// Relationships to many are read when they are asked for: from the other models' columns, or from a table of pairs.
// What has not been saved yet is added to what the store has.

extension ModelStore {
    /// Whether a relationship is made of the columns of the other models.
    func isMadeOfOtherEnds(_ link: ModelKind.Link, of model: any PersistentModel) -> Bool {
        guard let place = model._$record.place?.table.places[link.property.name] else { return false }
        if case .otherEnd = place { return true }
        return false
    }

    func models(of model: any PersistentModel, _ link: ModelKind.Link, _ place: ModelPlace,
                in context: ModelContext?) throws -> [any PersistentModel] {
        switch place.table.places[link.property.name] {
        case .otherEnd(let kind, let property):
            guard let table = table(of: kind), let back = kind.links[property] else { return [] }
            let rows = try file.locked {
                try file.database.integers(
                    "SELECT pk FROM \(table.table) WHERE \(StoreName.quoted(property)) = ? ORDER BY pk",
                    [.integer(place.row)])
            }
            return withPending(models(table, rows, in: context), of: kind) { other in
                Links.models(of: other, back).contains { $0 === model }
            }
        case .list(let entity, let name, let isOwner, let kind):
            guard let table = table(of: kind) else { return [] }
            let list = StoreName.list(entity, name)
            let rows = try file.locked {
                try file.database.integers(
                    isOwner ? "SELECT item FROM \(list) WHERE owner = ? ORDER BY place"
                        : "SELECT owner FROM \(list) WHERE item = ? ORDER BY owner", [.integer(place.row)])
            }
            return models(table, rows, in: context).filter { !$0._$record.isDeleted }
        default: return []
        }
    }

    /// Models that the store has, without those that have changed since, and with those that `belongs` takes.
    private func withPending(_ models: [any PersistentModel], of kind: ModelKind,
                             _ belongs: (any PersistentModel) -> Bool) -> [any PersistentModel] {
        let pending = container?.pendingChanges(of: kind) ?? []
        if pending.isEmpty { return models.filter { !$0._$record.isDeleted } }
        let changed = Set(pending.map(ObjectIdentifier.init))
        let kept = models.filter { !$0._$record.isDeleted && (!changed.contains(ObjectIdentifier($0)) || belongs($0)) }
        let known = Set(kept.map(ObjectIdentifier.init))
        return kept + pending.filter { !known.contains(ObjectIdentifier($0)) && !$0._$record.isDeleted && belongs($0) }
    }
}
