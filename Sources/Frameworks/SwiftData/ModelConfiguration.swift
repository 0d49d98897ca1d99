public import Foundation
import QuadrantStore

/// The location and the schema of a store.
public protocol DataStoreConfiguration: Hashable, Identifiable {
    /// The name of the store.
    var name: String { get }
    /// The model types in the store; nil for those of the container.
    var schema: Schema? { get }
}

/// The location of a store, and whether it may be saved. Where pictures are made, all stores are in memory.
public struct ModelConfiguration: DataStoreConfiguration, CustomDebugStringConvertible, Sendable {
    /// A folder that several programs share.
    public struct GroupContainer: Hashable, Sendable {
        fileprivate var identifier: String?
        /// The group is not named; the same as `none` here, where programs share no folders.
        public static let automatic = GroupContainer(identifier: nil)
        /// No group.
        public static let none = GroupContainer(identifier: "")
        /// The group with a name.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
    }
    /// A database in iCloud. There is no iCloud account.
    public struct CloudKitDatabase: Hashable, Sendable {
        fileprivate var identifier: String?
        /// The database is not named; the same as `none` here.
        public static let automatic = CloudKitDatabase(identifier: nil)
        /// No iCloud database.
        public static let none = CloudKitDatabase(identifier: "")
        /// The private database with a name.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(identifier: privateDBName)
        }
    }

    /// The name of the store; `default` unless given.
    public let name: String
    /// The model types in the store; nil for those of the container.
    public var schema: Schema?
    /// The URL of the store's file.
    public let url: URL
    /// Whether `save()` is allowed; it throws otherwise.
    public let allowsSave: Bool
    /// Whether a store in memory was requested.
    public let isStoredInMemoryOnly: Bool
    /// The requested group. Nothing to do: programs share no folders here.
    public let groupContainer: GroupContainer
    /// The requested database. Nothing to do: there is no iCloud.
    public let cloudKitDatabase: CloudKitDatabase
    /// The name of the group; nil for `automatic` and `none`.
    public var groupAppContainerIdentifier: String? { groupContainer.identifier.flatMap { $0.isEmpty ? nil : $0 } }
    /// The name of the database; nil for `automatic` and `none`.
    public var cloudKitContainerIdentifier: String? { cloudKitDatabase.identifier.flatMap { $0.isEmpty ? nil : $0 } }
    /// The URL of the store's file.
    public var id: URL { url }

    /// Whether the URL was given, and does not follow from the name.
    let hasGivenURL: Bool
    /// Whether the store is a file in this process.
    var isFile: Bool { !isStoredInMemoryOnly && StorePlace.keepsFiles(isGiven: hasGivenURL) }

    /// Whether the folder of the store can exist: what is around it is no file.
    var hasPlace: Bool {
        if isStoredInMemoryOnly { return true }
        var folder = url.deletingLastPathComponent().path
        while folder.count > 1, access(folder, F_OK) != 0 { folder = (folder as NSString).deletingLastPathComponent }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// A store by name, which determines its URL.
    public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
                allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
                cloudKitDatabase: CloudKitDatabase = .automatic) {
        let name = name ?? "default"
        let url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null")
            : StorePlace.folder.appendingPathComponent(name + ".store")
        (self.name, self.schema, self.url, self.allowsSave) = (name, schema, url, allowsSave)
        (self.isStoredInMemoryOnly, self.groupContainer) = (isStoredInMemoryOnly, groupContainer)
        self.cloudKitDatabase = cloudKitDatabase
        hasGivenURL = false
    }

    /// A store by URL; `/dev/null` requests a store in memory.
    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
                cloudKitDatabase: CloudKitDatabase = .automatic) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        (self.schema, self.url, self.allowsSave) = (schema, url, allowsSave)
        (isStoredInMemoryOnly, groupContainer) = (url.path == "/dev/null", .automatic)
        self.cloudKitDatabase = cloudKitDatabase
        hasGivenURL = true
    }

    /// A store for the listed model types.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// The name of the store.
    public var debugDescription: String { "ModelConfiguration \(name)" }
}
