public import Foundation

/// Where models are to be kept.
public protocol DataStoreConfiguration: Hashable, Identifiable {
    /// The name of the store.
    var name: String { get }
    /// The kinds of models in the store; nil for those of the container.
    var schema: Schema? { get }
}

/// Where models are to be kept, and whether they may be saved. All stores are kept in memory, whatever is asked for.
public struct ModelConfiguration: DataStoreConfiguration, CustomDebugStringConvertible, @unchecked Sendable {
    /// The folder that several programs share.
    public struct GroupContainer: Hashable, Sendable {
        fileprivate var identifier: String?
        /// The group is not named; the same as `none` here, where programs share no folders.
        public static let automatic = GroupContainer(identifier: nil)
        /// No group.
        public static let none = GroupContainer(identifier: "")
        /// The group with a name.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
    }
    /// The database in the cloud. There is no iCloud account.
    public struct CloudKitDatabase: Hashable, Sendable {
        fileprivate var identifier: String?
        /// The database is not named; the same as `none` here.
        public static let automatic = CloudKitDatabase(identifier: nil)
        /// No database in the cloud.
        public static let none = CloudKitDatabase(identifier: "")
        /// The private database with a name.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(identifier: privateDBName)
        }
    }

    /// The name of the store; `default` unless given.
    public let name: String
    /// The kinds of models in the store; nil for those of the container.
    public var schema: Schema?
    /// Where a file would be; none is written.
    public let url: URL
    /// Whether `save()` is allowed; it throws otherwise.
    public let allowsSave: Bool
    /// Whether no file was asked for. Models are in memory in any case.
    public let isStoredInMemoryOnly: Bool
    /// The folder that was asked for; it has no effect.
    public let groupContainer: GroupContainer
    /// The database that was asked for; it has no effect.
    public let cloudKitDatabase: CloudKitDatabase
    /// The name of the group; nil for `automatic` and `none`.
    public var groupAppContainerIdentifier: String? { groupContainer.identifier.flatMap { $0.isEmpty ? nil : $0 } }
    /// The name of the database; nil for `automatic` and `none`.
    public var cloudKitContainerIdentifier: String? { cloudKitDatabase.identifier.flatMap { $0.isEmpty ? nil : $0 } }
    /// Where a file would be.
    public var id: URL { url }

    /// A store by name; the name gives the place where a file would be.
    public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
                allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
                cloudKitDatabase: CloudKitDatabase = .automatic) {
        let name = name ?? "default"
        let url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null")
            : FileManager.default.temporaryDirectory.appendingPathComponent(name + ".store")
        (self.name, self.schema, self.url, self.allowsSave) = (name, schema, url, allowsSave)
        (self.isStoredInMemoryOnly, self.groupContainer) = (isStoredInMemoryOnly, groupContainer)
        self.cloudKitDatabase = cloudKitDatabase
    }

    /// A store by the place of its file; `/dev/null` asks for no file.
    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
                cloudKitDatabase: CloudKitDatabase = .automatic) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        (self.schema, self.url, self.allowsSave) = (schema, url, allowsSave)
        (isStoredInMemoryOnly, groupContainer) = (url.path == "/dev/null", .automatic)
        self.cloudKitDatabase = cloudKitDatabase
    }

    /// A store for kinds given one by one.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// The name of the store.
    public var debugDescription: String { "ModelConfiguration \(name)" }
}
