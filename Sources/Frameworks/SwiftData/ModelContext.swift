public import Foundation

/// Inserts, fetches, changes and deletes models.
///
/// The contexts of a container share its models: each model is one object, whichever context fetches it, and a write to
/// it is visible to all contexts immediately. Insertions and deletions of a context are visible to others when it
/// saves, or immediately if `autosaveEnabled` is true.
public class ModelContext: Equatable {
    /// The container that the context fetches from and saves to.
    public let container: ModelContainer
    /// Saves automatically, after the current work on the main actor. True for `mainContext`.
    public var autosaveEnabled = false
    /// The author of the changes.
    public var author: String?

    var inserted: [any PersistentModel] = []
    var deleted: [any PersistentModel] = []
    var changed: [ObjectIdentifier: any PersistentModel] = [:]
    var willSaveItself = false

    /// A context that does not save automatically; the container holds it weakly.
    public init(_ container: ModelContainer) {
        self.container = container
        container.add(self)
    }

    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

    /// Whether there are unsaved changes.
    public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changed.isEmpty }
    /// The models that were inserted since the last save, in that order.
    public var insertedModelsArray: [any PersistentModel] { inserted }
    /// The models that were deleted since the last save, in that order.
    public var deletedModelsArray: [any PersistentModel] { deleted }
    /// The saved models with properties written since the last save, in the order of their creation.
    public var changedModelsArray: [any PersistentModel] {
        changed.values.sorted { $0._$record.number < $1._$record.number }
    }

    // MARK: Inserting and deleting

    /// Inserts a model and the models that it is related to.
    public func insert<T: PersistentModel>(_ model: T) { insert(any: model) }

    func insert(any model: any PersistentModel) {
        container.locked {
            let record = model._$record
            if record.isDeleted, record.context === self {
                deleted.removeAll { $0 === model }
                record.isDeleted = false
                return changedList(of: [model])
            }
            guard record.context == nil else { return }
            record.context = self
            (record.lifecycleState, record.isDeleted) = (.inserted, false)
            inserted.append(model)
            let kind = ModelKind.of(type(of: model))
            for link in kind.orderedLinks {
                for other in Links.models(of: model, link) {
                    if other._$record.context == nil { insert(any: other) }
                    Links.give(model, link, to: other)
                }
            }
            changedList(of: [model])
            saveLater()
        }
    }

    /// Deletes a model, and applies the delete rules of its relationships.
    public func delete<T: PersistentModel>(_ model: T) { delete(any: model) }

    private func delete(any model: any PersistentModel) {
        container.locked {
            let record = model._$record
            guard !record.isDeleted, record.lifecycleState != .loose else { return }
            record.isDeleted = true
            if record.lifecycleState == .inserted {
                (record.context ?? self).inserted.removeAll { $0 === model }
                (record.lifecycleState, record.context) = (.loose, nil)
            } else {
                record.context = self
                deleted.append(model)
                changed[ObjectIdentifier(model)] = nil
            }
            for link in ModelKind.of(type(of: model)).orderedLinks {
                for other in Links.models(of: model, link) {
                    switch link.deleteRule {
                    case .cascade: delete(any: other)
                    case .nullify: Links.take(model, link, from: other)
                    case .deny, .noAction: break
                    }
                }
            }
            changedList(of: [model])
            saveLater()
        }
    }

    /// Deletes the models of a type that match `predicate`; nil deletes all.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil,
                                           includeSubclasses: Bool = true) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
    }

    // MARK: Fetching

    /// The models that match the descriptor, in its order; without one, in the order of insertion. Scans all models of
    /// the type. In a view's body it records a dependency: the body is evaluated again when the result may have
    /// changed.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try container.locked {
            let kind = ModelKind.of(T.self)
            container.changes(of: kind).read()
            return try descriptor.result(of: visible(kind, isPendingIncluded: descriptor.includePendingChanges))
        }
    }
    /// Equal to `fetch(_:)`; `batchSize` has no effect on models in memory.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
        -> FetchResultsCollection<T>
    { FetchResultsCollection(models: try fetch(descriptor)) }
    /// The number of models that `fetch(_:)` returns, at the same cost.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }
    /// The identifiers of the models that `fetch(_:)` returns.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
        -> [PersistentIdentifier]
    { try fetch(descriptor).map(\.persistentModelID) }
    /// Equal to `fetchIdentifiers(_:)`; `batchSize` has no effect.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
        -> [PersistentIdentifier]
    { try fetchIdentifiers(descriptor) }
    /// Calls `block` with each model that `fetch(_:)` returns; the other arguments have no effect on models in memory.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    /// The model with an identifier; nil if there is none, if it is of another class, or if its deletion is visible to
    /// this context.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        find(persistentModelID) as? T
    }
    /// The model with an identifier, which must exist.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let found = find(persistentModelID) else {
            fatalError("SwiftData: no \(persistentModelID.entityName) has the identifier that was asked for.")
        }
        return found
    }

    private func find(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        container.locked {
            let pending = container.contexts(seenBy: self).lazy.flatMap(\.inserted)
            let found = container.model(identifier.number)
                ?? pending.first { $0._$record.number == identifier.number }
            return found.flatMap { adopt($0) }
        }
    }

    private func visible<T: PersistentModel>(_ kind: ModelKind, isPendingIncluded: Bool) -> [T] {
        var found = container.models(kind)
        let seen = container.contexts(seenBy: self)
        if isPendingIncluded {
            for context in seen { found += context.inserted.filter { type(of: $0) == kind.type } }
        }
        return found.compactMap { adopt($0) as? T }
    }

    /// Adopts a model whose context was deallocated; nil if its deletion is visible to this context.
    private func adopt(_ model: any PersistentModel) -> (any PersistentModel)? {
        let record = model._$record
        guard let owner = record.context else {
            record.context = self
            return model
        }
        return record.isDeleted && (owner === self || owner.autosaveEnabled) ? nil : model
    }

    // MARK: Changes

    /// Called for each write to a property of a model of this context.
    func noteChange(of model: any PersistentModel) {
        container.locked {
            container.countChange()
            guard model._$record.lifecycleState == .saved, !model._$record.isDeleted else { return }
            if changed.updateValue(model, forKey: ObjectIdentifier(model)) == nil { saveLater() }
        }
    }

    func changedList(of models: [any PersistentModel]) {
        container.countChange()
        var told: Set<ObjectIdentifier> = []
        for kind in models.map({ ModelKind.of(type(of: $0)) }) where told.insert(ObjectIdentifier(kind)).inserted {
            container.changes(of: kind).tell()
        }
    }

    /// Saves the inserted models after the current work, if the context saves automatically.
    func saveInserted() { if !inserted.isEmpty { saveLater() } }

    private func saveLater() {
        guard autosaveEnabled, !willSaveItself else { return }
        willSaveItself = true
        let identity = ObjectIdentifier(self)
        Task { @MainActor [weak container] in container?.context(identity)?.saveItself() }
    }

    private func saveItself() {
        willSaveItself = false
        if autosaveEnabled, hasChanges { try? save() }
    }
}
