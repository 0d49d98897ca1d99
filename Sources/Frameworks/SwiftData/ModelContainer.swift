import Foundation

/// The models of a program: in files where the program is run, and in memory where pictures of it are made or its
/// configuration asks for that.
public class ModelContainer: Equatable, @unchecked Sendable {
    /// The model types.
    public let schema: Schema
    /// The migrations between versions; nil for none.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// The requested stores. If one of them does not allow saving, saving throws.
    public var configurations: Set<ModelConfiguration>

    /// The stores that are files.
    private(set) var stores: [ModelStore] = []
    /// Models that another program has changed, whose observers are not notified yet.
    var changedByOthers: [any PersistentModel] = []
    /// The models in memory, in the order of insertion.
    private var saved: [ObjectIdentifier: [any PersistentModel]] = [:]
    private var byNumber: [Int: any PersistentModel] = [:]
    /// The number of changes since the container was created.
    private(set) var changeCount = 0
    /// The models that the container had when a view first showed it.
    var initialModels: [any PersistentModel]?
    /// The container of the older build whose models this one has taken over.
    weak var predecessor: ModelContainer?
    private var changes: [ObjectIdentifier: KindChanges] = [:]
    private var contexts: [WeakContext] = []
    private let lock = NSRecursiveLock()
    private struct WeakContext { weak var context: ModelContext? }

    /// A container for a schema; without configurations, one with default values is used. Opens the files of its stores
    /// and brings them to the schema; throws where that cannot be done.
    public init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
                configurations: [ModelConfiguration]) throws {
        (schema, self.migrationPlan) = (givenSchema, migrationPlan)
        self.configurations = Set(configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations)
        guard configurations.allSatisfy(\.hasPlace) else { throw SwiftDataError.loadIssueModelContainer }
        stores = try StoreOpening(givenSchema, migrationPlan, Array(self.configurations)).stores()
        stores.forEach { $0.follow(self) }
    }
    /// A container for a schema, with the listed configurations.
    public convenience init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
                            configurations: ModelConfiguration...) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }
    /// A container for the listed model types and those that their relationships refer to.
    public convenience init(for forTypes: any PersistentModel.Type...,
                            migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
                            configurations: ModelConfiguration...) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context of views, which saves automatically.
    @MainActor public var mainContext: ModelContext { main }
    /// Made when it is first asked for: a container without it ends, and closes its files, with its last context.
    private(set) lazy var main = {
        let context = ModelContext(self)
        context.autosaveEnabled = true
        return context
    }()

    /// A container of stores that are open, for a stage of a migration.
    init(_ schema: Schema, _ stores: [ModelStore]) {
        (self.schema, migrationPlan, configurations, self.stores) = (schema, nil, [], stores)
        stores.forEach { $0.follow(self) }
    }

    /// Deletes all models. What could not be deleted from a file is printed.
    public func deleteAllData() {
        do { try erase() } catch { stores.first?.reportFailure(error) }
    }
    /// Deletes all models; throws where a file does not allow it, and then deletes nothing there.
    public func erase() throws {
        try locked {
            for store in stores { try store.erase() }
            for model in saved.values.joined() { model._$record.context = nil }
            let kinds = saved.keys
            (saved, byNumber) = ([:], [:])
            for kind in kinds { changes[kind]?.notify() }
            for kind in stores.flatMap(\.tables).map({ ObjectIdentifier($0.kind) }) { changes[kind]?.notify() }
        }
    }

    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

    // MARK: Access by contexts

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

    var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }
    /// The first, by name, of the configurations that request a store on a disk.
    var diskConfiguration: ModelConfiguration? {
        configurations.filter { !$0.isStoredInMemoryOnly && !$0.isFile }.min { $0.name < $1.name }
    }

    func add(_ context: ModelContext) {
        locked {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// The context with an identity; nil where it is gone.
    func context(_ identity: ObjectIdentifier) -> ModelContext? {
        locked { contexts.lazy.compactMap(\.context).first { ObjectIdentifier($0) == identity } }
    }

    /// The contexts whose unsaved changes `context` sees: itself, and contexts that save automatically.
    func contexts(seenBy context: ModelContext) -> [ModelContext] {
        contexts.compactMap(\.context).filter { $0 === context || $0.autosaveEnabled }
    }

    /// The unsaved models of all contexts, in the order of their creation.
    var pendingModels: [any PersistentModel] {
        contexts.compactMap(\.context).flatMap(\.inserted).sorted { $0._$record.number < $1._$record.number }
    }

    /// Notifies the observers of models that another program has changed.
    func notifyOfOthers() {
        let models = locked {
            defer { changedByOthers = [] }
            return changedByOthers
        }
        for model in models {
            for property in ModelKind.of(type(of: model)).properties { property.tell(model) }
        }
        for table in stores.flatMap(\.tables) { locked { changes(of: table.kind) }.notify() }
    }

    func countChange() { changeCount += 1 }

    var liveContexts: [ModelContext] { contexts.compactMap(\.context) }
    /// The models of a kind with changes that are not saved.
    func pendingChanges(of kind: ModelKind) -> [any PersistentModel] {
        liveContexts.flatMap { context in
            (Array(context.changed.values) + context.inserted + context.deleted).filter { type(of: $0) == kind.type }
        }
    }

    /// The store and the table of a kind; nil where its models are in memory.
    func place(of kind: ModelKind) -> (store: ModelStore, table: ModelTable)? {
        for store in stores { if let table = store.table(of: kind) { return (store, table) } }
        return nil
    }

    func models(_ kind: ModelKind) -> [any PersistentModel] { saved[ObjectIdentifier(kind)] ?? [] }
    func model(_ number: Int) -> (any PersistentModel)? { byNumber[number] }
    var allModels: [any PersistentModel] { byNumber.keys.sorted().compactMap { byNumber[$0] } }

    func keep(_ models: [any PersistentModel]) {
        for model in models where model._$record.place == nil {
            saved[ObjectIdentifier(ModelKind.of(type(of: model))), default: []].append(model)
            byNumber[model._$record.number] = model
        }
    }

    func forget(_ models: [any PersistentModel]) {
        let gone = Set(models.map(ObjectIdentifier.init))
        for kind in Set(models.map { ObjectIdentifier(ModelKind.of(type(of: $0))) }) {
            saved[kind]?.removeAll { gone.contains(ObjectIdentifier($0)) }
        }
        for model in models { byNumber[model._$record.number] = nil }
    }

    /// Identifies the queries for one type of model.
    func changes(of kind: ModelKind) -> KindChanges {
        if let known = changes[ObjectIdentifier(kind)] { return known }
        let made = KindChanges()
        changes[ObjectIdentifier(kind)] = made
        return made
    }
}
