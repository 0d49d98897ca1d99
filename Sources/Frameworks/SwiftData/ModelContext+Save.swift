public import Foundation
import QuadrantStore

extension ModelContext {
    /// Posted with the context as object before changes are saved.
    public static let willSave = Notification.Name("NSModelContextWillSave")
    /// Posted with the context as object after changes were saved; `NotificationKey` has the keys of its user info.
    public static let didSave = Notification.Name("NSModelContextDidSave")

    /// The user info keys of `didSave`.
    public enum NotificationKey: String {
        /// The identifiers of models under the last three keys; the first two are not used.
        case queryGeneration, invalidatedAllIdentifiers, deletedIdentifiers, updatedIdentifiers, insertedIdentifiers
    }

    /// Saves the changes to the container. An inserted model with the unique values of another model updates that one,
    /// and is discarded.
    ///
    /// A file has all of the changes or none of them. Where it cannot be written, the error says why, and the changes
    /// stay as they are, to be saved later.
    public func save() throws {
        guard hasChanges else { return }
        guard container.allowsSave else { throw SwiftDataError.readOnly }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        let told = try container.locked { () -> [String: [PersistentIdentifier]] in
            try refuseDenied()
            let (new, places) = try write()
            let updated = changedModelsArray
            for model in new + updated {
                model._$record.lifecycleState = .saved
                model._$record.saved = [:]
            }
            for (model, place) in places {
                model._$record.set(place)
                place.store.keep(model, place.table, place.row)
            }
            container.keep(new)
            container.forget(deleted)
            for model in deleted {
                if let place = model._$record.place { place.store.forget(place.table, place.row) }
                model._$record.set(nil)
                model._$record.context = nil
                model._$record.lifecycleState = .loose
            }
            let gone = deleted
            (inserted, deleted, changed) = ([], [], [:])
            // Other contexts have already seen the changes of a context that saves automatically.
            if !autosaveEnabled { changedList(of: new + gone) }
            return [
                NotificationKey.insertedIdentifiers.rawValue: new.map(\.persistentModelID),
                NotificationKey.updatedIdentifiers.rawValue: updated.map(\.persistentModelID),
                NotificationKey.deletedIdentifiers.rawValue: gone.map(\.persistentModelID),
            ]
        }
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: told)
    }

    /// Merges equal models, and writes the changes to the files; returns the new models, with the rows of those that
    /// are in files.
    private func write() throws -> (new: [any PersistentModel], [(model: any PersistentModel, place: ModelPlace)]) {
        var places: [(model: any PersistentModel, place: ModelPlace)] = []
        func write(_ stores: ArraySlice<ModelStore>) throws {
            if let store = stores.first {
                return try store.file.transaction { try write(stores.dropFirst()) }
            }
            let replaced = try mergeEqual()
            inserted.removeAll { replaced[ObjectIdentifier($0)] != nil }
            for store in container.stores {
                places += try store.write(new: inserted, changed: changedModelsArray, deleted: deleted)
            }
        }
        do {
            for store in container.stores { try store.readChangesOfOthers() }
            try write(container.stores[...])
        } catch let failure as StoreFailure {
            throw failure.cocoaError(otherwise: 134030)
        }
        return (inserted, places)
    }

    /// Runs `block` and saves its changes.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Reverts all changes since the last save.
    public func rollback() {
        container.locked {
            let models = inserted + deleted
            for model in inserted {
                model._$record.lifecycleState = .loose
                model._$record.context = nil
            }
            for model in deleted { model._$record.isDeleted = false }
            for model in changedModelsArray + deleted { restore(model) }
            (inserted, deleted, changed) = ([], [], [:])
            changedList(of: models)
        }
    }

    /// Processes changes before the next turn of the run loop. Nothing to do: changes are processed immediately.
    public func processPendingChanges() {}

    private func restore(_ model: any PersistentModel) {
        let record = model._$record
        record.isRestoring = true
        defer { record.isRestoring = false }
        for property in ModelKind.of(type(of: model)).properties {
            if let value = record.saved[property.name] { property.write(model, value) }
        }
        record.saved = [:]
    }

    private func refuseDenied() throws {
        for model in deleted {
            let kind = ModelKind.of(type(of: model))
            for link in kind.orderedLinks where link.deleteRule == .deny {
                if Links.models(of: model, link).contains(where: { !$0.isDeleted }) {
                    throw SwiftDataError.denied(kind.name, link.property.name)
                }
            }
        }
    }

    /// Copies the values of inserted models to existing models with the same unique values. Returns the models that
    /// replace them.
    private func mergeEqual() throws -> [ObjectIdentifier: any PersistentModel] {
        var replaced: [ObjectIdentifier: any PersistentModel] = [:]
        var known: [Key: any PersistentModel] = [:]
        var looked: Set<ObjectIdentifier> = []
        for model in inserted {
            let kind = ModelKind.of(type(of: model))
            guard !kind.constraints.isEmpty else { continue }
            if looked.insert(ObjectIdentifier(kind)).inserted {
                let changed = container.stores.isEmpty ? [] : changedModelsArray.filter { type(of: $0) == kind.type }
                for old in container.models(kind) + changed where !old.isDeleted {
                    for key in Key.all(of: old, kind) where known[key] == nil { known[key] = old }
                }
            }
            let keys = Key.all(of: model, kind)
            var old = keys.lazy.compactMap({ known[$0] }).first
            if old == nil, let (store, table) = container.place(of: kind) {
                for key in keys where old == nil {
                    let values = kind.constraints[key.constraint].map { ($0, model) }
                    old = try store.model(with: values, table, in: self)
                    // It may have other values by now, which are not saved.
                    if let found = old, found._$record.isDeleted
                        || !Key.all(of: found, kind).contains(key) { old = nil }
                }
            }
            if let old {
                merge(model, into: old, kind)
                replaced[ObjectIdentifier(model)] = old
            }
            for key in keys where known[key] == nil { known[key] = replaced[ObjectIdentifier(model)] ?? model }
        }
        if !replaced.isEmpty { follow(replaced) }
        return replaced
    }

    /// The values of one uniqueness constraint.
    private struct Key: Hashable {
        let kind: ObjectIdentifier
        let constraint: Int
        let values: [AnyHashable]

        static func all(of model: any PersistentModel, _ kind: ModelKind) -> [Key] {
            kind.constraints.enumerated().compactMap { index, properties in
                let values = properties.compactMap { $0.value(model) as? AnyHashable }
                // nil is not equal to any value, not even to nil.
                guard values.count == properties.count, !values.contains(AnyHashable(Int?.none)) else { return nil }
                return Key(kind: ObjectIdentifier(kind), constraint: index, values: values)
            }
        }
    }

    private func merge(_ model: any PersistentModel, into old: any PersistentModel, _ kind: ModelKind) {
        for property in kind.properties {
            if let link = kind.links[property.name] {
                let others = Links.models(of: model, link)
                for other in others { Links.take(model, link, from: other) }
                if others.isEmpty { continue }
            }
            property.write(old, property.value(model))
        }
        model._$record.lifecycleState = .loose
        model._$record.context = nil
    }

    /// Redirects relationships from discarded models to the models that were updated instead.
    private func follow(_ replaced: [ObjectIdentifier: any PersistentModel]) {
        for model in container.allModels + inserted + changedModelsArray
            where replaced[ObjectIdentifier(model)] == nil {
            for link in ModelKind.of(type(of: model)).orderedLinks {
                let others = Links.models(of: model, link)
                let now = others.map { replaced[ObjectIdentifier($0)] ?? $0 }
                if !zip(others, now).allSatisfy({ $0 === $1 }) { Links.write(model, link, now) }
            }
        }
        var told: [any PersistentModel] = []
        for model in inserted where replaced[ObjectIdentifier(model)] != nil { told.append(model) }
        changedList(of: told)
    }
}
