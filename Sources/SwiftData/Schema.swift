/// The kinds of models of a program.
public final class Schema: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    public let version: Version
    let types: [any PersistentModel.Type]

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (self.types, self.version) = (types, version)
    }
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The kinds with what they are tied to.
    public var entities: [Entity] { reached.map(Entity.init) }
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        reached.contains { $0.type == type } ? Entity(kind: ModelKind.of(type)) : nil
    }
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
    public var debugDescription: String { "Schema \(version): " + entities.map(\.name).joined(separator: ", ") }

    /// Three numbers, the first the most important.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major, minor, patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
        public static func < (a: Version, b: Version) -> Bool {
            (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
        }
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// One kind of models.
    public struct Entity: Hashable {
        let kind: ModelKind
        public var name: String { kind.name }
        public var attributesByName: [String: Attribute] {
            named { kind.links[$0.name] == nil ? $0.metadata as? Attribute ?? Attribute() : nil }
        }
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
        public struct Option: Hashable, Sendable {
            private let name: String
            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            public static let ephemeral = Option(name: "ephemeral")
            public static let spotlight = Option(name: "spotlight")
            public static func transformable(by transformerName: String) -> Option { Option(name: transformerName) }
            public static func transformable<T>(by transformerType: T.Type) -> Option { Option(name: "\(T.self)") }
        }
        public let options: [Option]
        public let originalName: String?
        public let hashModifier: String?
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            (self.options, self.originalName, self.hashModifier) = (options, originalName, hashModifier)
        }
        public var isUnique: Bool { options.contains(.unique) }
    }

    /// What ties a property to other models.
    public struct Relationship {
        public struct Option: Hashable, Sendable {
            private let name: String
            public static let unique = Option(name: "unique")
        }
        /// What a deletion means for the models at the other end.
        public enum DeleteRule: String, Hashable, Codable, Sendable { case noAction, nullify, cascade, deny }

        public let options: [Option]
        public let deleteRule: DeleteRule
        public let minimumModelCount, maximumModelCount: Int?
        public let originalName: String?
        public let inverseKeyPath: AnyKeyPath?
        public let hashModifier: String?
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
        public let name: String
        public let keypath: AnyKeyPath
        let metadata: Any?
        /// The name of the property at the other end that was written after `inverse:`.
        let inverse: String?
        let valueType: Any.Type
        let value: (any PersistentModel) -> Any
        let write: (any PersistentModel, Any) -> Void

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
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// How models get from one version to the next. A store that is initially empty has nothing to migrate.
public protocol SchemaMigrationPlan: SendableMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// One step of a plan.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
                willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
