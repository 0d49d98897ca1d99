import Foundation
import QuadrantSubstitutes
import SwiftUI

/// Where objects are kept: in memory, for as long as the program runs.
public final class Realm: ObservableObject {
    public struct Error: Swift.Error, Equatable, Sendable {
        public enum Code: Int, Sendable { case fail = 1, fileAccess, filePermissionDenied, fileExists, fileNotFound }
        public let code: Code
        public init(_ code: Code) { self.code = code }
    }
    public enum UpdatePolicy: Int, Sendable { case error, modified, all }
    public struct Configuration {
        nonisolated(unsafe) public static var defaultConfiguration = Configuration()
        public var fileURL: URL?, inMemoryIdentifier: String?, schemaVersion: UInt64, readOnly: Bool
        public var deleteRealmIfMigrationNeeded: Bool, objectTypes: [ObjectBase.Type]?, encryptionKey: Data?
        /// Never called: nothing is stored.
        public var migrationBlock: MigrationBlock?
        public init(fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil,
                    readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
                    deleteRealmIfMigrationNeeded: Bool = false,
                    shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil) {
            (self.fileURL, self.inMemoryIdentifier, self.schemaVersion) = (fileURL, inMemoryIdentifier, schemaVersion)
            (self.readOnly, self.deleteRealmIfMigrationNeeded) = (readOnly, deleteRealmIfMigrationNeeded)
            (self.objectTypes, self.migrationBlock, self.encryptionKey) = (objectTypes, migrationBlock, encryptionKey)
        }
    }
    final class Store {
        var objects: [ObjectBase] = []
        nonisolated(unsafe) static var all: [String: Realm] = [:]
    }
    public let configuration: Configuration
    private let store: Store
    private var isWriting = false

    /// The objects of the program.
    public convenience init() throws { try self.init(configuration: .defaultConfiguration) }
    /// The objects of a name or a file. Without effect: nothing is stored on this system.
    public init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
        let name = configuration.inMemoryIdentifier ?? configuration.fileURL?.path ?? ""
        self.configuration = configuration
        store = Store.all[name]?.store ?? Store()
        Store.all[name] = Store.all[name] ?? self
        standIn(self, "nothing is stored on this system")
    }
    public static func asyncOpen(configuration: Configuration = .defaultConfiguration,
                                 callback: @escaping (Result<Realm, any Swift.Error>) -> Void) {
        callback(Result { try Realm(configuration: configuration) })
    }
    public static func deleteFiles(for config: Configuration) throws -> Bool { false }
    public var isInWriteTransaction: Bool { isWriting }
    public var isEmpty: Bool { store.objects.isEmpty }

    @discardableResult
    public func write<Result>(withoutNotifying tokens: [NotificationToken] = [],
                              _ block: () throws -> Result) throws -> Result {
        beginWrite()
        defer { isWriting = false }
        let result = try block()
        (Store.all.values.first { $0.store === store } ?? self).objectWillChange.send()
        return result
    }
    @discardableResult
    public func writeAsync(_ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil) -> UInt32 {
        try? write(block)
        onComplete?(nil)
        return 0
    }
    public func beginWrite() { isWriting = true }
    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws { isWriting = false }
    public func cancelWrite() { isWriting = false }
    @discardableResult public func refresh() -> Bool { true }
    public func invalidate() {}

    public func add(_ object: Object, update: UpdatePolicy = .error) {
        if store.objects.contains(where: { $0 === object }) { return }
        if let key = object.key {
            store.objects.removeAll { type(of: $0) == type(of: object) && $0.key == key }
        }
        object.owner = self
        store.objects.append(object)
    }
    public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Element: Object {
        for object in objects { add(object, update: update) }
    }
    @discardableResult
    public func create<T: Object>(_ type: T.Type, value: Any = [String: Any](), update: UpdatePolicy = .error) -> T {
        let object = T()
        add(object, update: update)
        return object
    }
    public func delete(_ object: ObjectBase) {
        store.objects.removeAll { $0 === object }
        object.isInvalidated = true
    }
    public func delete<S: Sequence>(_ objects: S) where S.Element: ObjectBase {
        for object in Array(objects) { delete(object) }
    }
    public func deleteAll() { store.objects = [] }
    public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
        Results { [store] in store.objects.compactMap { $0 as? Element } }
    }
    public func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? {
        guard let key = key as? AnyHashable else { return nil }
        return store.objects.lazy.compactMap { $0 as? Element }.first { $0.key == key }
    }
    public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken { NotificationToken() }
    public enum Notification: String, Sendable { case didChange, refreshRequired }
}
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void
/// Changes what is stored. Nothing is.
public final class Migration: NSObject {
    override init() {}
    /// Never calls the closure.
    public func enumerateObjects(ofType typeName: String, _ block: (Object?, Object?) -> Void) {}
    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
}

private struct RealmKey: EnvironmentKey { static var defaultValue: Realm? { nil } }
private struct ConfigurationKey: EnvironmentKey { static var defaultValue: Realm.Configuration? { nil } }
extension EnvironmentValues {
    public var realm: Realm {
        get {
            if let realm = self[RealmKey.self] ?? (try? Realm(configuration: realmConfiguration)) { return realm }
            fatalError("a realm in memory is always there")
        }
        set { self[RealmKey.self] = newValue }
    }
    public var realmConfiguration: Realm.Configuration {
        get { self[ConfigurationKey.self] ?? .defaultConfiguration }
        set { self[ConfigurationKey.self] = newValue }
    }
}
/// The objects of a kind, for a view.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedResults<Element: Object & Identifiable>: DynamicProperty {
    @ObservedObject private var realm: Realm
    private let descriptors: [SortDescriptor]
    public var filter: NSPredicate?
    public init(_ type: Element.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil,
                sortDescriptor: SortDescriptor? = nil) {
        guard let realm = try? Realm(configuration: configuration ?? .defaultConfiguration) else {
            fatalError("a realm in memory is always there")
        }
        self.realm = Realm.Store.all[realm.configuration.inMemoryIdentifier ?? realm.configuration.fileURL?.path ?? ""]
            ?? realm
        (self.filter, descriptors) = (filter, sortDescriptor.map { [$0] } ?? [])
    }
    public var wrappedValue: Results<Element> {
        let all = realm.objects(Element.self)
        return descriptors.isEmpty ? all : all.sorted(by: descriptors)
    }
    public var projectedValue: ObservedResults { self }
    public func append(_ value: Element) { try? realm.write { realm.add(value) } }
    public func remove(_ value: Element) { try? realm.write { realm.delete(value) } }
    public func remove(atOffsets offsets: IndexSet) {
        let all = wrappedValue, removed = offsets.map { all[$0] }
        try? realm.write { realm.delete(removed) }
    }
    public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {}
}
/// An object, for a view.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedRealmObject<ObjectType: ObjectBase>: DynamicProperty {
    @ObservedObject public var wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { $wrappedValue }
}
/// An object of a view.
@propertyWrapper
@MainActor @preconcurrency
public struct StateRealmObject<ObjectType: ObjectBase>: DynamicProperty {
    @StateObject public var wrappedValue: ObjectType
    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
        _wrappedValue = StateObject(wrappedValue: wrappedValue())
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { $wrappedValue }
}
