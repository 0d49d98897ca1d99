import QuadrantCore

/// Keeps the models of a container when the program is built again while it is shown: the container of the next build,
/// at the same place in the views, takes them over.
final class ContainerCell: KeepingCell {
    private var container: ModelContainer?
    private var older: (container: ModelContainer, values: CarriedValues)?
    /// The container's number of changes when it was first shown; nil if it has models of an older build.
    private var firstCount: Int?

    /// The container, if its models have changed since it was first shown.
    var kept: Any? { container.flatMap { $0.changeCount == firstCount ? nil : $0 } }

    func adopt(_ value: Any, _ carried: CarriedValues) {
        older = (value as? ModelContainer).map { ($0, carried) }
    }

    func adopt(text: String) -> Bool { false }

    /// Called when the container is known, before the views inside are evaluated.
    func show(_ shown: ModelContainer) {
        guard shown !== container else { return }
        container = shown
        if shown.initialModels == nil { shown.initialModels = shown.locked { shown.allModels + shown.pendingModels } }
        firstCount = shown.changeCount
        guard let older else { return }
        shown.adopt(older.container, older.values)
        (firstCount, self.older) = (nil, nil)
    }
}

extension ModelContainer {
    /// Takes over the models of the same container in an older build, with their identifiers.
    ///
    /// Where both builds began with as many models of a type, those are taken for the same ones, so that an object that
    /// a view was given stays in the container. All others are replaced.
    func adopt(_ older: ModelContainer, _ values: CarriedValues) {
        guard older !== self, predecessor !== older else { return }
        predecessor = older
        if !stores.isEmpty { return follow(older, values) }
        let (saved, pending) = older.locked { (older.allModels, older.pendingModels) }
        let present = (saved + pending).filter { !$0.isDeleted }
        locked {
            var pairs: [(old: any PersistentModel, new: any PersistentModel)] = []
            for kind in schema.reached {
                let before = (older.initialModels ?? []).filter { $0.entityName == kind.name }
                let now = (initialModels ?? []).filter { $0.entityName == kind.name }
                if before.count == now.count { pairs += zip(before, now).map { ($0, $1) } }
            }
            empty()
            let living = Set(present.map(ObjectIdentifier.init))
            for (old, new) in pairs where living.contains(ObjectIdentifier(old)) {
                values.pair(old, with: new)
                old._$record.successor = new
                new._$record.follow(old._$record)
            }
            for (old, _) in pairs { values.fill(pairedWith: old) }
            take(present, isSaved: Set(saved.map(ObjectIdentifier.init)), values)
        }
    }

    /// Models in files are in the container of the next build as well: an object of the older one becomes that of the
    /// same row.
    private func follow(_ older: ModelContainer, _ values: CarriedValues) {
        older.locked { try? older.main.save() }
        locked {
            for store in older.stores {
                guard let next = stores.first(where: { $0.identity == store.identity }) else { continue }
                for table in store.tables {
                    guard let now = next.table(named: table.name) else { continue }
                    for old in store.knownModels(table) {
                        guard let row = old._$record.place?.row else { continue }
                        let new = next.model(now, row, in: main)
                        values.pair(old, with: new)
                        old._$record.successor = new
                    }
                }
            }
        }
    }

    /// Removes all models without effects on others.
    private func empty() {
        for model in allModels + pendingModels {
            model._$record.context = nil
            model._$record.lifecycleState = .loose
        }
        forget(allModels)
        main.inserted = []
        main.deleted = []
        main.changed = [:]
    }

    private func take(_ models: [any PersistentModel], isSaved: Set<ObjectIdentifier>, _ values: CarriedValues) {
        let kinds = Dictionary(schema.reached.map { ($0.name, $0) }) { first, _ in first }
        var gone: Set<String> = []
        for old in models {
            func made<M: PersistentModel>(_ type: M.Type) -> (any PersistentModel)? { values.carry(old, to: type) }
            guard let kind = kinds[old.entityName], let new = made(kind.type) else {
                if gone.insert(old.entityName).inserted { values.lose("the models of type \(old.entityName)") }
                continue
            }
            new._$record.context = main
            if isSaved.contains(ObjectIdentifier(old)) {
                new._$record.lifecycleState = .saved
                keep([new])
            } else {
                new._$record.lifecycleState = .inserted
                main.inserted.append(new)
            }
        }
        main.saveInserted()
    }
}

extension PersistentModel {
    fileprivate var entityName: String { ModelKind.of(type(of: self)).name }
}
