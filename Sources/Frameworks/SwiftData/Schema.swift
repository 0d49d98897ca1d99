/// The model types of a program.
public final class Schema: Hashable, CustomDebugStringConvertible, Sendable {
    /// The version of the schema, which a store keeps with the models.
    public let version: Version
    let types: [any PersistentModel.Type]

    /// A schema of these types and those that their relationships refer to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (self.types, self.version) = (types, version)
    }
    /// A schema of the listed types.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    /// A schema of the types and the version of a versioned schema.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The model types with their properties and relationships.
    public var entities: [Entity] { reached.map(Entity.init) }
    /// The entities by the names of their classes.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    /// The entity of a model type; nil if the schema does not contain it.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        reached.contains { $0.type == type } ? Entity(kind: ModelKind.of(type)) : nil
    }
    /// The name of the entity, which is the name of the class.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelKind.of(type).name }

    /// The types, and those that their relationships refer to.
    var reached: [ModelKind] {
        var found: [ModelKind] = []
        var waiting = types.map { ModelKind.of($0) }
        while !waiting.isEmpty {
            let kind = waiting.removeFirst()
            if found.contains(where: { $0 === kind }) { continue }
            found.append(kind)
            waiting += kind.properties.compactMap { kind.links[$0.name] }.map { ModelKind.of($0.destination) }
        }
        return found
    }

    public static func == (a: Schema, b: Schema) -> Bool {
        a.version == b.version && a.types.map(ObjectIdentifier.init) == b.types.map(ObjectIdentifier.init)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(types.map(ObjectIdentifier.init)) }
    /// The version and the names of the entities.
    public var debugDescription: String { "Schema \(version): " + entities.map(\.name).joined(separator: ", ") }

    /// A version of three numbers, the first the most significant.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The three numbers.
        public let major, minor, patch: Int
        /// A version of three numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
        /// Compares the numbers in order.
        public static func < (a: Version, b: Version) -> Bool {
            (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
        }
        /// The numbers with dots between them.
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// A model type.
    public struct Entity: Hashable {
        let kind: ModelKind
        /// The name of the class.
        public var name: String { kind.name }
        /// The attributes, which refer to no other models, by name.
        public var attributesByName: [String: Attribute] {
            named { kind.links[$0.name] == nil ? $0.metadata as? Attribute ?? Attribute() : nil }
        }
        /// The relationships to other models, by name.
        public var relationshipsByName: [String: Relationship] {
            named { kind.links[$0.name] == nil ? nil : $0.metadata as? Relationship ?? Relationship() }
        }
        private func named<Kind>(_ value: (PropertyMetadata) -> Kind?) -> [String: Kind] {
            Dictionary(uniqueKeysWithValues: kind.properties.compactMap { property in
                value(property).map { (property.name, $0) }
            })
        }
        public static func == (a: Entity, b: Entity) -> Bool { a.kind === b.kind }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(kind)) }
    }

    /// The storage options of a property.
    public struct Attribute {
        /// A storage option. In memory only `unique` has an effect.
        public struct Option: Hashable, Sendable {
            let name: String
            /// The value is unique: saving a second model with the same value updates the first.
            public static let unique = Option(name: "unique")
            /// The value is stored apart from the others of its model, and read when it is asked for. It is in the
            /// same file, so that a save has both or neither.
            public static let externalStorage = Option(name: "externalStorage")
            /// The value may be encrypted in iCloud. Nothing to do: there is no iCloud.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// The value is preserved in the history after a deletion. Nothing to do: there is no history.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// The value is not written to the store.
            public static let ephemeral = Option(name: "ephemeral")
            /// The value is indexed by Spotlight. Nothing to do: there is no Spotlight.
            public static let spotlight = Option(name: "spotlight")
            /// The value is stored by a named transformer. Nothing to do: values are stored by their `Codable`.
            public static func transformable(by transformerName: String) -> Option { Option(name: transformerName) }
            /// The value is stored by a transformer of a type. Nothing to do: values are stored by their `Codable`.
            public static func transformable<T>(by transformerType: T.Type) -> Option { Option(name: "\(T.self)") }
        }
        /// The storage options.
        public let options: [Option]
        /// The name of the property in an earlier version; nil where it is unchanged.
        public let originalName: String?
        /// A string that makes the property a new version, so that a store is migrated; nil for none.
        public let hashModifier: String?
        /// Creates the attribute of `@Attribute`.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            (self.options, self.originalName, self.hashModifier) = (options, originalName, hashModifier)
        }
        /// Whether the value is unique.
        public var isUnique: Bool { options.contains(.unique) }
    }

    /// A relationship to other models.
    public struct Relationship {
        /// An option of a relationship.
        public struct Option: Hashable, Sendable {
            private let name: String
            /// Each model is related to at most one other. Nothing to do: models are not counted.
            public static let unique = Option(name: "unique")
        }
        /// The effect of a deletion on the related models: `cascade` deletes them, `nullify` removes the reference,
        /// `deny` makes saving throw while there are any, and `noAction` changes nothing.
        public enum DeleteRule: String, Hashable, Codable, Sendable { case noAction, nullify, cascade, deny }

        /// The options of the relationship.
        public let options: [Option]
        /// The effect of a deletion on the related models.
        public let deleteRule: DeleteRule
        /// The limits of the number of related models; nil and 0 are no limit. Not validated here.
        public let minimumModelCount, maximumModelCount: Int?
        /// The name of the property in an earlier version; nil where it is unchanged.
        public let originalName: String?
        /// The inverse property; nil selects the only one of a matching type.
        public let inverseKeyPath: AnyKeyPath?
        /// A string that makes the relationship a new version, so that a store is migrated; nil for none.
        public let hashModifier: String?
        /// Creates the relationship of `@Relationship`.
        public init(_ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
                    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
                    hashModifier: String? = nil) {
            (self.options, self.deleteRule, self.originalName) = (options, deleteRule, originalName)
            (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
            (inverseKeyPath, self.hashModifier) = (inverse, hashModifier)
        }
    }
}

/// A version of a program's models.
public protocol VersionedSchema: SendableMetatype {
    /// The model types of this version.
    static var models: [any PersistentModel.Type] { get }
    /// The number of this version.
    static var versionIdentifier: Schema.Version { get }
}

/// The migrations between versions, which a store of an earlier one goes through when it is opened.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The migrations from each version to the next.
    static var stages: [MigrationStage] { get }
}

/// One step of a migration plan.
public enum MigrationStage: Sendable {
    /// A step that needs no code.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// A step with code before and after it: the first with the models of the old version, the second with those of
    /// the new one. A step is made as a whole or not at all.
    case custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
                willMigrate: (@Sendable (ModelContext) throws -> Void)?,
                didMigrate: (@Sendable (ModelContext) throws -> Void)?)
}
