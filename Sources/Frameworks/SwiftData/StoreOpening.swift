import Foundation
import QuadrantStore

/// Opens the files of a container, and brings them to its schema.
struct StoreOpening {
    private let schema: Schema
    private let plan: (any SchemaMigrationPlan.Type)?
    private let configurations: [ModelConfiguration]

    init(_ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]) {
        (self.schema, self.plan) = (schema, plan)
        self.configurations = configurations.filter(\.isFile).sorted { ($0.name, $0.url.path) < ($1.name, $1.url.path) }
    }

    /// A store for each configuration. A model class is in the first whose schema has it.
    func stores() throws -> [ModelStore] {
        var taken: Set<ObjectIdentifier> = [], found: [ModelStore] = []
        guard Set(configurations.map(\.url.standardizedFileURL)).count == configurations.count else {
            throw SwiftDataError.duplicateConfiguration
        }
        for configuration in configurations.sorted(by: { $0.schema != nil && $1.schema == nil }) {
            let kinds = (configuration.schema ?? schema).reached.filter { taken.insert(ObjectIdentifier($0)).inserted }
            found.append(try store(configuration, kinds))
        }
        return found
    }

    private func store(_ configuration: ModelConfiguration, _ kinds: [ModelKind]) throws -> ModelStore {
        do {
            let file = try StoreFile(path: configuration.url.path, isReadOnly: !configuration.allowsSave)
            if let plan, !file.schema.entities.isEmpty { try migrate(file, plan, kinds, configuration) }
            return try Self.prepared(file, kinds, version: schema.version, configuration)
        } catch let failure as StoreFailure {
            throw SwiftDataError.loadIssueModelContainer.with(failure)
        }
    }

    /// The store with tables for the kinds, and with values in columns that are new.
    private static func prepared(_ file: StoreFile, _ kinds: [ModelKind], version: Schema.Version,
                                 _ configuration: ModelConfiguration) throws -> ModelStore {
        let tables = try kinds.enumerated().map { try ModelTable($1, number: $0, at: file.path) }
        let wanted = StoreSchema(entities: tables.map(\.entity), version: version.description)
        let before = file.schema
        let isNew = !wanted.isLike(before)
        if isNew || wanted != before {
            if file.isReadOnly {
                try file.prepare(wanted)
            } else {
                try file.transaction {
                    try file.prepare(wanted)
                    if isNew { for table in tables { try fill(table, in: file, after: before.entity(table.name)) } }
                }
            }
        }
        return ModelStore(file, tables, configuration)
    }

    /// Gives rows the values that properties begin with, where these are new and not optional.
    private static func fill(_ table: ModelTable, in file: StoreFile, after before: StoreSchema.Entity?) throws {
        for field in table.rowFields where !field.form.isOptional {
            guard let initial = field.property.defaultValue?() ?? EmptyValue.of(field.property.valueType) else {
                continue
            }
            let value = try field.form.encode(initial), column = StoreName.quoted(field.property.name)
            try file.database.run("UPDATE \(table.table) SET \(column) = ? WHERE \(column) IS NULL", [value])
        }
    }

    // MARK: Stages

    /// Goes through the stages of a plan from the version of the store to that of the program.
    private func migrate(_ file: StoreFile, _ plan: any SchemaMigrationPlan.Type, _ kinds: [ModelKind],
                         _ configuration: ModelConfiguration) throws {
        let versions = plan.schemas
        func kinds(_ version: any VersionedSchema.Type) -> [ModelKind] { Schema(versionedSchema: version).reached }
        func isStored(_ version: any VersionedSchema.Type) throws -> Bool {
            let tables = try kinds(version).enumerated().map { try ModelTable($1, number: $0, at: file.path) }
            return StoreSchema(entities: tables.map(\.entity)).isLike(file.schema)
        }
        guard let target = versions.lastIndex(where: { $0.versionIdentifier == schema.version })
              ?? versions.indices.last
        else { return }
        // Two versions may have the same tables: then the store says which one it is.
        let number = file.schema.version
        let present = try versions.firstIndex { try $0.versionIdentifier.description == number && isStored($0) }
            ?? versions.lastIndex(where: isStored)
        guard let present else {
            throw SwiftDataError.unknownSchema.with(StoreFailure(
                .schema, what: "the store has a schema that the migration plan does not know.", at: file.path,
                rule: "A store is brought from one version of the plan to the next.",
                fix: "Add the version \(number) of the store to the plan's schemas, or move the file away."))
        }
        guard present <= target else {
            throw SwiftDataError.backwardMigration.with(StoreFailure(
                .schema, what: "the store is of a later version than the program.", at: file.path,
                rule: "Migrations lead forward only.", fix: "Use a program of version \(number) or later."))
        }
        for index in present..<target {
            let (from, to) = (versions[index], versions[index + 1])
            let stage = plan.stages.first { stage in
                switch stage {
                case .lightweight(let a, let b), .custom(let a, let b, _, _): a == from && b == to
                }
            }
            // All of a stage is done or nothing: what its code saves is a part of this transaction.
            try file.transaction {
                guard case .custom(_, _, let willMigrate, let didMigrate)? = stage else {
                    _ = try Self.prepared(file, kinds(to), version: to.versionIdentifier, configuration)
                    return
                }
                try run(willMigrate, from, kinds(from), file, configuration)
                let next = try Self.prepared(file, kinds(to), version: to.versionIdentifier, configuration)
                try run(didMigrate, to, next.tables.map(\.kind), file, configuration)
            }
        }
    }

    private func run(_ code: (@Sendable (ModelContext) throws -> Void)?, _ version: any VersionedSchema.Type,
                     _ kinds: [ModelKind], _ file: StoreFile, _ configuration: ModelConfiguration) throws {
        guard let code else { return }
        let tables = try kinds.enumerated().map { try ModelTable($1, number: $0, at: file.path) }
        let container = ModelContainer(Schema(versionedSchema: version), [ModelStore(file, tables, configuration)])
        let context = ModelContext(container)
        try code(context)
        try context.save()
    }
}
