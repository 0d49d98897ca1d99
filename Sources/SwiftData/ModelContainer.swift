import Foundation
import Observation
import SwiftUI

/// The models of a program, kept in memory: none when the program begins.
public class ModelContainer: Equatable, @unchecked Sendable {
    /// The kinds of models.
    public let schema: Schema
    /// How models would get from one version to the next; nil for none. No effect: stores are empty at first.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// Where models were to be kept. One that does not allow saving makes saving throw.
    public var configurations: Set<ModelConfiguration>

    /// In the order in which they were inserted.
    private var saved: [ObjectIdentifier: [any PersistentModel]] = [:]
    private var byNumber: [Int: any PersistentModel] = [:]
    private var changes: [ObjectIdentifier: KindChanges] = [:]
    private var contexts: [WeakContext] = []
    private let lock = NSRecursiveLock()
    private struct WeakContext { weak var context: ModelContext? }

    /// A container of a schema; no configurations stand for one with default values.
    public init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
                configurations: [ModelConfiguration]) throws {
        (schema, self.migrationPlan) = (givenSchema, migrationPlan)
        self.configurations = Set(configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations)
        main.autosaveEnabled = true
    }
    /// A container of a schema, with configurations given one by one.
    public convenience init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
                            configurations: ModelConfiguration...) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }
    /// A container of kinds given one by one, and of those that their relationships lead to.
    public convenience init(for forTypes: any PersistentModel.Type...,
                            migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
                            configurations: ModelConfiguration...) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context of views. It saves by itself.
    @MainActor public var mainContext: ModelContext { main }
    private(set) lazy var main = ModelContext(self)

    /// Forgets all models.
    public func deleteAllData() {
        locked {
            for model in saved.values.joined() { model._$record.context = nil }
            let kinds = saved.keys
            (saved, byNumber) = ([:], [:])
            for kind in kinds { changes[kind]?.tell() }
        }
    }
    /// Forgets all models, as `deleteAllData()` does.
    public func erase() throws { deleteAllData() }

    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

    // MARK: For contexts

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

    var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }
    /// The first by name of the stores that were to be on a disk.
    var diskConfiguration: ModelConfiguration? {
        configurations.filter { !$0.isStoredInMemoryOnly }.min { $0.name < $1.name }
    }

    func add(_ context: ModelContext) {
        locked {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// The contexts whose unsaved changes `context` sees: its own, and those of contexts that save by themselves.
    func contexts(seenBy context: ModelContext) -> [ModelContext] {
        contexts.compactMap(\.context).filter { $0 === context || $0.autosaveEnabled }
    }

    func models(_ kind: ModelKind) -> [any PersistentModel] { saved[ObjectIdentifier(kind)] ?? [] }
    func model(_ number: Int) -> (any PersistentModel)? { byNumber[number] }
    var allModels: [any PersistentModel] { byNumber.keys.sorted().compactMap { byNumber[$0] } }

    func keep(_ models: [any PersistentModel]) {
        for model in models {
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

/// Observed by the queries for one type of model: its set of models will change.
final class KindChanges: Observable {
    private let registrar = ObservationRegistrar()
    private var models: Void { () }
    /// The transactions of queries that animate what changes.
    private(set) var followers: [WeakFollower] = []
    struct WeakFollower { weak var follower: QueryFollower? }

    func follow(_ follower: QueryFollower) {
        followers.removeAll { $0.follower == nil || $0.follower === follower }
        followers.append(WeakFollower(follower: follower))
    }

    func read() { registrar.access(self, keyPath: \.models) }
    func tell() {
        if let transaction = followers.lazy.compactMap({ $0.follower?.transaction }).first {
            withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.models) {} }
        } else {
            registrar.withMutation(of: self, keyPath: \.models) {}
        }
    }
}
