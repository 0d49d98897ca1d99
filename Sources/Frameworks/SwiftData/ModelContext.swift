public import Foundation
public import QuadrantFoundation
import QuadrantStore

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
    /// Records how changes are undone; nil, the default, records nothing.
    public var undoManager: UndoManager?
    /// The author of the changes.
    public var author: String?

    var inserted: [any PersistentModel] = []
    var deleted: [any PersistentModel] = []
    var changed: [ObjectIdentifier: any PersistentModel] = [:]
    var willSaveItself = false
    private var lastError = ""

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
            canUndo { $0.delete(any: model) }
        }
    }

    /// Deletes a model, and applies the delete rules of its relationships.
    public func delete<T: PersistentModel>(_ model: T) { delete(any: model) }

    func delete(any model: any PersistentModel) {
        container.locked {
            let record = model._$record
            guard !record.isDeleted, record.lifecycleState != .loose else { return }
            record.place?.store.readAll(of: model)
            let links = ModelKind.of(type(of: model)).orderedLinks
            let related = links.map { ($0, Links.models(of: model, $0)) }
            canUndo { $0.undoDeletion(of: model, related) }
            record.isDeleted = true
            if record.lifecycleState == .inserted {
                (record.context ?? self).inserted.removeAll { $0 === model }
                (record.lifecycleState, record.context) = (.loose, nil)
            } else {
                record.context = self
                deleted.append(model)
                changed[ObjectIdentifier(model)] = nil
            }
            for (link, others) in related {
                for other in others {
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

    /// The models that match the descriptor, in its order; without one, in the order of insertion. In a view's body it
    /// records a dependency: the body is evaluated again when the result may have changed.
    ///
    /// In memory it looks at all models of the type. In a file the database finds and orders the models, where it can,
    /// and their values are read when they are asked for.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try container.locked {
            let kind = ModelKind.of(T.self)
            container.changes(of: kind).read()
            if let (store, table) = container.place(of: kind) {
                return try failing { try store.fetch(descriptor, table, in: self) }
            }
            return try descriptor.result(of: visible(kind, isPendingIncluded: descriptor.includePendingChanges))
        }
    }
    /// Equal to `fetch(_:)`, which reads the values of models in batches of its own; `batchSize` has no effect.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
        -> FetchResultsCollection<T>
    { FetchResultsCollection(models: try fetch(descriptor)) }
    /// The number of models that `fetch(_:)` returns, without making them where they are in a file.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try container.locked {
            let kind = ModelKind.of(T.self)
            guard let (store, table) = container.place(of: kind) else { return try fetch(descriptor).count }
            container.changes(of: kind).read()
            return try failing { try store.count(descriptor, table, in: self) }
        }
    }
    /// The identifiers of the models that `fetch(_:)` returns, without making the models where they are in a file.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
        -> [PersistentIdentifier]
    {
        try container.locked {
            let kind = ModelKind.of(T.self)
            guard let (store, table) = container.place(of: kind) else {
                return try fetch(descriptor).map(\.persistentModelID)
            }
            container.changes(of: kind).read()
            return try failing { try store.identifiers(descriptor, table, in: self) }
        }
    }
    /// Equal to `fetchIdentifiers(_:)`; `batchSize` has no effect.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
        -> [PersistentIdentifier]
    { try fetchIdentifiers(descriptor) }
    /// Calls `block` with each model that `fetch(_:)` returns; the other arguments have no effect.
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
            let found = container.model(identifier.number) ?? stored(identifier)
                ?? pending.first { $0._$record.number == identifier.number }
            return found.flatMap { adopt($0) }
        }
    }

    /// The model of an identifier in a file, if its row exists.
    private func stored(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        guard !container.stores.isEmpty, let place = OpenStores.row(of: identifier),
              let store = container.stores.first(where: { $0.identity == place.store }),
              let table = store.table(named: identifier.entityName) else { return nil }
        return try? store.model(at: place.row, table, in: self)
    }

    /// Reads what others have saved, and makes the errors of the program of those of a store.
    private func failing<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            for store in container.stores { try store.readChangesOfOthers() }
            return try body()
        } catch let failure as StoreFailure {
            throw failure.cocoaError(otherwise: 134070)
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
    func noteChange(of model: any PersistentModel, _ name: String) {
        container.locked {
            container.countChange()
            container.changes(of: ModelKind.of(type(of: model))).changed(name)
            guard model._$record.lifecycleState == .saved, !model._$record.isDeleted else { return }
            if changed.updateValue(model, forKey: ObjectIdentifier(model)) == nil { saveLater() }
        }
    }

    func changedList(of models: [any PersistentModel]) {
        container.countChange()
        var told: Set<ObjectIdentifier> = []
        for kind in models.map({ ModelKind.of(type(of: $0)) }) where told.insert(ObjectIdentifier(kind)).inserted {
            container.changes(of: kind).notify()
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
        guard autosaveEnabled, hasChanges else { return }
        do { try save() } catch {
            // No caller receives the error of this save; the changes stay, and are saved later.
            guard !container.stores.isEmpty, "\(error)" != lastError else { return }
            lastError = "\(error)"
            let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? lastError
            FileHandle.standardError.write(Data("SwiftData: changes were not saved. \(text)\n".utf8))
        }
    }
}
