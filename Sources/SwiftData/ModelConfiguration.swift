public import Foundation

/// Where models are to be kept.
public protocol DataStoreConfiguration: Hashable, Identifiable {
    var name: String { get }
    var schema: Schema? { get }
}

/// Where models are to be kept, and whether they may be saved. All stores are kept in memory, whatever is asked for.
public struct ModelConfiguration: DataStoreConfiguration, CustomDebugStringConvertible, @unchecked Sendable {
    /// The folder that several programs share.
    public struct GroupContainer: Hashable, Sendable {
        fileprivate var identifier: String?
        public static let automatic = GroupContainer(identifier: nil)
        public static let none = GroupContainer(identifier: "")
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
    }
    /// The database in the cloud. There is no iCloud account.
    public struct CloudKitDatabase: Hashable, Sendable {
        fileprivate var identifier: String?
        public static let automatic = CloudKitDatabase(identifier: nil)
        public static let none = CloudKitDatabase(identifier: "")
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(identifier: privateDBName)
        }
    }

    public let name: String
    public var schema: Schema?
    public let url: URL
    public let allowsSave: Bool
    public let isStoredInMemoryOnly: Bool
    public let groupContainer: GroupContainer
    public let cloudKitDatabase: CloudKitDatabase
    public var groupAppContainerIdentifier: String? { groupContainer.identifier.flatMap { $0.isEmpty ? nil : $0 } }
    public var cloudKitContainerIdentifier: String? { cloudKitDatabase.identifier.flatMap { $0.isEmpty ? nil : $0 } }
    public var id: URL { url }

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

    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
                cloudKitDatabase: CloudKitDatabase = .automatic) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        (self.schema, self.url, self.allowsSave) = (schema, url, allowsSave)
        (isStoredInMemoryOnly, groupContainer) = (url.path == "/dev/null", .automatic)
        self.cloudKitDatabase = cloudKitDatabase
    }

    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public var debugDescription: String { "ModelConfiguration \(name)" }
}
