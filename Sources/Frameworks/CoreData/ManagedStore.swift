import Foundation
import QuadrantFoundation
import QuadrantStore

/// The row of an object: its table, its number, and how often it has been changed.
struct ManagedRow: Hashable {
    let entity: String
    let number: Int64
}

/// A store in a file: a table for each entity, with the properties that it inherits.
final class ManagedStore {
    let file: StoreFile
    let model: NSManagedObjectModel
    private(set) var tables: [String: ManagedTable] = [:]
    /// The store as programs see it.
    weak var owner: NSPersistentStore?
    /// How many rows' values have been given to objects.
    var valuesRead = 0

    init(path: String, isReadOnly: Bool, migrates: Bool, _ model: NSManagedObjectModel) throws {
        self.model = model
        file = try StoreFile(path: path, isReadOnly: isReadOnly)
        for entity in model.entities {
            guard let name = entity.name else { continue }
            tables[name] = ManagedTable(entity)
        }
        let wanted = StoreSchema(entities: tables.values.map(\.schema).sorted { $0.name < $1.name })
        if !migrates, !file.schema.entities.isEmpty, !wanted.isLike(file.schema) {
            throw StoreFailure(
                .schema, what: "the model is not that of the store.", at: path,
                rule: "A store of an earlier model is migrated only where its description allows that.",
                fix: "Set shouldMigrateStoreAutomatically, and shouldInferMappingModelAutomatically.")
        }
        let before = file.schema
        guard wanted != before else { return }
        if file.isReadOnly {
            try file.prepare(wanted)
            return
        }
        try file.transaction {
            try file.prepare(wanted)
            for table in tables.values {
                for field in table.fields {
                    guard let value = field.attribute.defaultValue, !field.attribute.isOptional else { continue }
                    let column = StoreName.quoted(field.name)
                    try file.database.run("UPDATE \(table.table) SET \(column) = ? WHERE \(column) IS NULL",
                                          [try field.encode(value)])
                }
            }
        }
    }

    var identity: String { file.identity.uuidString }

    func table(_ entity: NSEntityDescription) -> ManagedTable? { entity.name.flatMap { tables[$0] } }

    /// The tables of an entity and, if they are wanted, of those below.
    func tables(of entity: NSEntityDescription, withSubentities: Bool) -> [ManagedTable] {
        let own = table(entity).map { [$0] } ?? []
        guard withSubentities else { return own }
        return own + entity.subentities.flatMap { tables(of: $0, withSubentities: true) }
    }

    /// The table in which the row of a reference is: that of the entity, or of one below.
    func table(of number: Int64, _ entity: NSEntityDescription) throws -> ManagedTable? {
        let all = tables(of: entity, withSubentities: true)
        if all.count == 1 { return all[0] }
        return try file.locked {
            try all.first { try !file.database.integers("SELECT pk FROM \($0.table) WHERE pk = ?",
                [.integer(number)]).isEmpty }
        }
    }
}

/// The table of an entity.
final class ManagedTable {
    struct Field {
        let attribute: NSAttributeDescription
        var name: String { attribute.name }
        func encode(_ value: Any?) throws -> StoreValue { try ManagedForm.encode(value, attribute) }
        func decode(_ value: StoreValue) -> Any? { ManagedForm.decode(value, attribute) }
    }
    /// Where a relationship to many is kept.
    enum Place {
        /// In a column of the other objects.
        case otherEnd(NSRelationshipDescription)
        /// In a table of pairs, which may be that of the inverse.
        case list(entity: String, name: String, isOwner: Bool)
    }
    let entity: NSEntityDescription
    let name: String
    let fields: [Field]
    let references: [NSRelationshipDescription]
    let places: [String: Place]
    var table: String { StoreName.table(name) }
    let selection: String
    /// The entity at the top, which gives the numbers of rows: a reference to an entity may be to one below.
    let root: String

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        name = entity.name ?? ""
        var top = entity
        while let parent = top.superentity { top = parent }
        root = top.name ?? ""
        fields = entity.attributesByName.values.filter { !$0.isTransient }.sorted { $0.name < $1.name }
            .map { Field(attribute: $0) }
        let relationships = entity.relationshipsByName.values.filter { !$0.isTransient }.sorted { $0.name < $1.name }
        references = relationships.filter { !$0.isToMany }
        var places: [String: Place] = [:]
        for relationship in relationships where relationship.isToMany {
            places[relationship.name] = Self.place(of: relationship, in: entity)
        }
        self.places = places
        let columns = ["pk", "version"] + (fields.map(\.name) + references.map(\.name)).map(StoreName.quoted)
        selection = "SELECT \(columns.joined(separator: ", ")) FROM \(StoreName.table(name)) WHERE pk IN "
    }

    private static func place(of relationship: NSRelationshipDescription, in entity: NSEntityDescription) -> Place {
        // A relationship that is inherited is kept with the entity that has declared it.
        let owner = relationship.entity?.name ?? entity.name ?? ""
        guard let inverse = relationship.inverseRelationship, inverse !== relationship else {
            return .list(entity: owner, name: relationship.name, isOwner: true)
        }
        if !inverse.isToMany, !relationship.isOrdered { return .otherEnd(inverse) }
        let other = inverse.entity?.name ?? ""
        let isOwner = relationship.isOrdered
            || (!inverse.isOrdered && (owner, relationship.name) <= (other, inverse.name))
        return isOwner || !inverse.isToMany ? .list(entity: owner, name: relationship.name, isOwner: true)
            : .list(entity: other, name: inverse.name, isOwner: false)
    }

    var schema: StoreSchema.Entity {
        var columns = fields.map { field in
            StoreSchema.Column(name: field.name, kind: ManagedForm.kind(field.attribute), isOptional: true,
                               oldName: field.attribute.renamingIdentifier,
                                   version: field.attribute.versionHashModifier)
        }
        columns += references.map {
            StoreSchema.Column(name: $0.name, kind: .reference, isOptional: true, oldName: $0.renamingIdentifier,
                               version: $0.versionHashModifier)
        }
        let lists = entity.relationshipsByName.values.sorted { $0.name < $1.name }.compactMap { relationship in
            guard case .list(name, relationship.name, true)? = places[relationship.name]
            else { return nil as StoreSchema.List? }
            return StoreSchema.List(name: relationship.name, destination: relationship.destinationEntity?.name ?? "",
                                    oldName: relationship.renamingIdentifier)
        }
        var indices = references.map { [$0.name] }
        for constraint in entity.uniquenessConstraints {
            let names = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            if names.allSatisfy({ name in columns.contains { $0.name == name } }), !indices.contains(names) {
                indices.append(names)
            }
        }
        return StoreSchema.Entity(name: name, columns: columns, lists: lists, indices: indices,
                                  oldName: entity.renamingIdentifier)
    }
}
