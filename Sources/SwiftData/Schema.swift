/// The kinds of models of a program.
public final class Schema: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    /// The version of the models; it has no effect on what is kept in memory.
    public let version: Version
    let types: [any PersistentModel.Type]

    /// A schema of these kinds; those that relationships lead to are added.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (self.types, self.version) = (types, version)
    }
    /// A schema of kinds given one by one.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    /// A schema of the kinds and the version of a versioned one.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The kinds with what they are tied to.
    public var entities: [Entity] { reached.map(Entity.init) }
    /// The kinds by the names of their classes.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    /// The kind of a model; nil where the schema does not lead to it.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        reached.contains { $0.type == type } ? Entity(kind: ModelKind.of(type)) : nil
    }
    /// The name of the kind, which is that of the class.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelKind.of(type).name }

    /// The kinds, and those that their relationships lead to.
    private var reached: [ModelKind] {
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
    /// The version and the names of the kinds.
    public var debugDescription: String { "Schema \(version): " + entities.map(\.name).joined(separator: ", ") }

    /// Three numbers, the first the most important.
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

    /// One kind of models.
    public struct Entity: Hashable {
        let kind: ModelKind
        /// The name of the class.
        public var name: String { kind.name }
        /// The properties that lead to no other models, by name.
        public var attributesByName: [String: Attribute] {
            named { kind.links[$0.name] == nil ? $0.metadata as? Attribute ?? Attribute() : nil }
        }
        /// The properties that lead to other models, by name.
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

    /// How a property is kept.
    public struct Attribute {
        /// A way to store a property. In memory only `unique` has an effect.
        public struct Option: Hashable, Sendable {
            private let name: String
            /// No two models have the same value: saving a second one updates the first.
            public static let unique = Option(name: "unique")
            /// The value is kept beside the store; no effect in memory.
            public static let externalStorage = Option(name: "externalStorage")
            /// The value may be encrypted in the cloud; no effect here.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// The value is kept in the history after a deletion; no effect here.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// The value is not written to the store; no effect in memory.
            public static let ephemeral = Option(name: "ephemeral")
            /// The value is found by the system's search; no effect here.
            public static let spotlight = Option(name: "spotlight")
            /// The value is written by a named transformer; no effect in memory.
            public static func transformable(by transformerName: String) -> Option { Option(name: transformerName) }
            /// The value is written by a transformer of a type; no effect in memory.
            public static func transformable<T>(by transformerType: T.Type) -> Option { Option(name: "\(T.self)") }
        }
        /// The ways to store the property.
        public let options: [Option]
        /// The name of the property in an earlier version; nil where it is unchanged. No effect: nothing is migrated.
        public let originalName: String?
        /// A mark that makes another version of the property; nil for none. No effect: nothing is migrated.
        public let hashModifier: String?
        /// What `@Attribute` passes on.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            (self.options, self.originalName, self.hashModifier) = (options, originalName, hashModifier)
        }
        /// Whether no two models have the same value.
        public var isUnique: Bool { options.contains(.unique) }
    }

    /// What ties a property to other models.
    public struct Relationship {
        /// A way to store a relationship.
        public struct Option: Hashable, Sendable {
            private let name: String
            /// No two models lead to the same one; no effect here.
            public static let unique = Option(name: "unique")
        }
        /// What a deletion means for the models at the other end: `cascade` deletes them, `nullify` removes the link,
        /// `deny` makes saving throw while there are any, and `noAction` changes nothing.
        public enum DeleteRule: String, Hashable, Codable, Sendable { case noAction, nullify, cascade, deny }

        /// The ways to store the relationship.
        public let options: [Option]
        /// What a deletion means for the models at the other end.
        public let deleteRule: DeleteRule
        /// How many models the property may lead to; nil and 0 are no limit. Not checked here.
        public let minimumModelCount, maximumModelCount: Int?
        /// The name of the property in an earlier version; nil where it is unchanged. No effect: nothing is migrated.
        public let originalName: String?
        /// The property at the other end that points back; nil finds the only one of a fitting type.
        public let inverseKeyPath: AnyKeyPath?
        /// A mark that makes another version of the relationship; nil for none. No effect: nothing is migrated.
        public let hashModifier: String?
        /// What `@Relationship` passes on.
        public init(_ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
                    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
                    hashModifier: String? = nil) {
            (self.options, self.deleteRule, self.originalName) = (options, deleteRule, originalName)
            (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
            (inverseKeyPath, self.hashModifier) = (inverse, hashModifier)
        }
    }

    /// One stored property of a kind of models, as `@Model` lists it.
    public struct PropertyMetadata {
        /// The name of the property.
        public let name: String
        /// The path to the property from its class.
        public let keypath: AnyKeyPath
        let metadata: Any?
        /// The name of the property at the other end that was written after `inverse:`.
        let inverse: String?
        let valueType: Any.Type
        let value: (any PersistentModel) -> Any
        let write: (any PersistentModel, Any) -> Void

        /// A property of a class; `metadata` is the attribute or the relationship that was written before it, nil for
        /// none.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: ReferenceWritableKeyPath<Model, Value>, inverse: String? = nil, metadata: Any? = nil
        ) {
            (self.name, self.keypath, self.inverse, self.metadata) = (name, keypath, inverse, metadata)
            valueType = Value.self
            value = { ($0 as! Model)[keyPath: keypath] }
            write = { ($0 as! Model)[keyPath: keypath] = $1 as! Value }
        }
    }
}

/// An earlier version of a program's models.
public protocol VersionedSchema: SendableMetatype {
    /// The kinds of this version.
    static var models: [any PersistentModel.Type] { get }
    /// The number of this version.
    static var versionIdentifier: Schema.Version { get }
}

/// How models get from one version to the next. A store that is initially empty has nothing to migrate.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps from each version to the next.
    static var stages: [MigrationStage] { get }
}

/// One step of a plan.
public enum MigrationStage {
    /// A step that needs no code.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// A step with code before and after it. It is not run: stores are empty when the program begins.
    case custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
                willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
