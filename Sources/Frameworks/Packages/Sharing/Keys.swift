import Foundation
import SwiftUI

// Keys of values that are shared: where they are loaded from and saved to.

public protocol SharedReaderKey<Value>: Sendable {
    associatedtype Value: Sendable
    associatedtype ID: Hashable = Self
    var id: ID { get }
    func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)
    func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
}
extension SharedReaderKey where ID == Self {
    public var id: ID { self }
}
public protocol SharedKey<Value>: SharedReaderKey {
    func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
public enum LoadContext<Value> {
    case initialValue(Value), userInitiated
    public var initialValue: Value? { if case .initialValue(let value) = self { value } else { nil } }
}
extension LoadContext: Sendable where Value: Sendable {}
public enum SaveContext: Hashable, Sendable { case didSet, userInitiated }

/// Where a key puts the value that it has loaded; nil and `resumeReturningInitialValue()` leave the first one.
public struct LoadContinuation<Value>: Sendable {
    private let callback: @Sendable (Result<Value?, any Error>) -> Void
    package init(_ callback: @escaping @Sendable (Result<Value?, any Error>) -> Void) { self.callback = callback }
    public func resume(returning value: Value) { callback(.success(value)) }
    public func resumeReturningInitialValue() { callback(.success(nil)) }
    public func resume(throwing error: any Error) { callback(.failure(error)) }
    public func resume(with result: Result<Value?, any Error>) { callback(result) }
}
public struct SaveContinuation: Sendable {
    private let callback: @Sendable (Result<Void, any Error>) -> Void
    package init(_ callback: @escaping @Sendable (Result<Void, any Error>) -> Void) { self.callback = callback }
    public func resume() { callback(.success(())) }
    public func resume(throwing error: any Error) { callback(.failure(error)) }
    public func resume(with result: Result<Void, any Error>) { callback(result) }
}
public struct SharedSubscriber<Value>: Sendable {
    private let callback: @Sendable (Result<Value?, any Error>) -> Void
    package init(_ callback: @escaping @Sendable (Result<Value?, any Error>) -> Void) { self.callback = callback }
    public func yield(_ value: Value) { callback(.success(value)) }
    public func yieldReturningInitialValue() { callback(.success(nil)) }
    public func yield(throwing error: any Error) { callback(.failure(error)) }
    public func yield(with result: Result<Value?, any Error>) { callback(result) }
    public func yieldLoading(_ isLoading: Bool = true) {}
}
public struct SharedSubscription: Sendable {
    private let end: @Sendable () -> Void
    public init(_ cancel: @escaping @Sendable () -> Void) { end = cancel }
    public func cancel() { end() }
}

// MARK: Defaults of keys

extension SharedReaderKey {
    public typealias Default = _SharedKeyDefault<Self>
}
/// A key with the value that is there until another one is saved.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
    let base: Base
    let standard: @Sendable () -> Base.Value
    public static subscript(
        key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
    ) -> Self { Self(base: key, standard: value) }
    public var id: Base.ID { base.id }
    public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
        base.load(context: context, continuation: continuation)
    }
    public func subscribe(
        context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
    ) -> SharedSubscription { base.subscribe(context: context, subscriber: subscriber) }
}
extension _SharedKeyDefault: SharedKey where Base: SharedKey {
    public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
        base.save(value, context: context, continuation: continuation)
    }
}

// MARK: Values in memory

public struct InMemoryKey<Value: Sendable>: SharedKey {
    private let key: String
    fileprivate init(_ key: String) { self.key = key }
    public var id: AnyHashableSendable { AnyHashableSendable("memory " + key) }
    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
        continuation.resumeReturningInitialValue()
    }
    public func subscribe(
        context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription { SharedSubscription {} }
    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) { continuation.resume() }
}
extension SharedReaderKey {
    public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> { InMemoryKey(key) }
}

// MARK: Values of user defaults

public struct AppStorageKey<Value: Sendable>: SharedKey {
    private let key: String
    private let store: UncheckedSendable<UserDefaults>
    private let read: @Sendable (UserDefaults, String) -> Value?, write: @Sendable (Value) -> Any?
    fileprivate init(
        _ key: String, _ store: UserDefaults?, read: @escaping @Sendable (UserDefaults, String) -> Value?,
        write: @escaping @Sendable (Value) -> Any?
    ) {
        @Dependency(\.defaultAppStorage) var standard
        self.key = key
        self.store = UncheckedSendable(store ?? standard)
        self.read = read
        self.write = write
    }
    fileprivate init(_ key: String, _ store: UserDefaults?) {
        self.init(key, store, read: { $0.object(forKey: $1) as? Value }, write: { value in
            if case Optional<Any>.none = value as Any { nil } else { value }
        })
    }
    public var id: AnyHashableSendable {
        AnyHashableSendable("defaults \(key) \(ObjectIdentifier(store.value).hashValue)")
    }
    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
        continuation.resume(with: .success(read(store.value, key)))
    }
    public func subscribe(
        context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
        let (key, store, read) = (key, store, read)
        let observer = UncheckedSendable(NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in subscriber.yield(with: .success(read(store.value, key))) })
        return SharedSubscription { NotificationCenter.default.removeObserver(observer.value) }
    }
    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
        if let value = write(value) {
            store.value.set(value, forKey: key)
        } else { store.value.removeObject(forKey: key) }
        continuation.resume()
    }
}
extension SharedReaderKey {
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Bool> {
        Self(key, store)
    }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Int> {
        Self(key, store)
    }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Double> { Self(key, store) }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<String> { Self(key, store) }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<[String]> { Self(key, store) }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Data> {
        Self(key, store)
    }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Date> {
        Self(key, store)
    }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<URL> {
        Self(key, store, read: { $0.url(forKey: $1) }, write: { $0.absoluteString })
    }
    public static func appStorage<Value: RawRepresentable & Sendable>(
        _ key: String, store: UserDefaults? = nil
    ) -> Self where Value.RawValue == Int, Self == AppStorageKey<Value> {
        Self(key, store, read: { ($0.object(forKey: $1) as? Int).flatMap { Value(rawValue: $0) } },
             write: { $0.rawValue })
    }
    public static func appStorage<Value: RawRepresentable & Sendable>(
        _ key: String, store: UserDefaults? = nil
    ) -> Self where Value.RawValue == String, Self == AppStorageKey<Value> {
        Self(key, store, read: { $0.string(forKey: $1).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
    }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Bool?> { Self(key, store, read: { $0.object(forKey: $1) as? Bool }, write: { $0 }) }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Int?> {
        Self(key, store, read: { $0.object(forKey: $1) as? Int }, write: { $0 })
    }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Double?> { Self(key, store, read: { $0.object(forKey: $1) as? Double }, write: { $0 }) }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<String?> { Self(key, store, read: { $0.string(forKey: $1) }, write: { $0 }) }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Data?> { Self(key, store, read: { $0.data(forKey: $1) }, write: { $0 }) }
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Date?> { Self(key, store, read: { $0.object(forKey: $1) as? Date }, write: { $0 }) }
    public static func appStorage<Value: RawRepresentable & Sendable>(
        _ key: String, store: UserDefaults? = nil
    ) -> Self where Value.RawValue == String, Self == AppStorageKey<Value?> {
        Self(key, store, read: { $0.string(forKey: $1).flatMap { Value(rawValue: $0) } }, write: { $0?.rawValue })
    }
    public static func appStorage<Value: Codable & Sendable>(
        _ key: String, store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value> {
        Self(key, store, read: { $0.data(forKey: $1).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
             write: { try? JSONEncoder().encode($0) })
    }
}

// MARK: Values in files

public struct FileStorageKey<Value: Sendable>: SharedKey {
    private let url: URL
    private let decode: @Sendable (Data) throws -> Value, encode: @Sendable (Value) throws -> Data
    private let files: FileStorage
    fileprivate init(
        _ url: URL, decode: @escaping @Sendable (Data) throws -> Value,
        encode: @escaping @Sendable (Value) throws -> Data
    ) {
        @Dependency(\.defaultFileStorage) var files
        (self.url, self.decode, self.encode, self.files) = (url, decode, encode, files)
    }
    public var id: AnyHashableSendable { AnyHashableSendable("file " + url.absoluteString) }
    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
        guard let data = files.load(url), !data.isEmpty else { return continuation.resumeReturningInitialValue() }
        continuation.resume(with: Result { try decode(data) })
    }
    public func subscribe(
        context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription { SharedSubscription {} }
    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
        continuation.resume(with: Result { try files.save(encode(value), url) })
    }
}
extension SharedReaderKey {
    public static func fileStorage<Value: Codable & Sendable>(
        _ url: URL, decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil
    ) -> Self where Self == FileStorageKey<Value> {
        let decoder = UncheckedSendable(decoder ?? JSONDecoder())
        let encoder = UncheckedSendable(encoder ?? JSONEncoder())
        return fileStorage(url, decode: { try decoder.value.decode(Value.self, from: $0) },
                           encode: { try encoder.value.encode($0) })
    }
    public static func fileStorage<Value: Sendable>(
        _ url: URL, decode: @escaping @Sendable (Data) throws -> Value,
        encode: @escaping @Sendable (Value) throws -> Data
    ) -> Self where Self == FileStorageKey<Value> { FileStorageKey(url, decode: decode, encode: encode) }
}
/// Where files of shared values are kept. Previews keep them in memory.
public struct FileStorage: Sendable {
    let load: @Sendable (URL) -> Data?, save: @Sendable (Data, URL) throws -> Void
    public static let fileSystem = Self(load: { try? Data(contentsOf: $0) }, save: { data, url in
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    })
    public static var inMemory: Self {
        let files = LockIsolated<[URL: Data]>([:])
        return Self(load: { files.value[$0] }, save: { data, url in files.withValue { $0[url] = data } })
    }
}
private enum AppStorageDependency: DependencyKey {
    static var liveValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.standard) }
    static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
}
private enum FileStorageDependency: DependencyKey {
    static var liveValue: FileStorage { .fileSystem }
    static var previewValue: FileStorage { .inMemory }
}
extension UserDefaults {
    /// Values of this process alone.
    public static var inMemory: UserDefaults { UserDefaults(suiteName: "memory." + UUID().uuidString) ?? .standard }
}
extension DependencyValues {
    public var defaultAppStorage: UserDefaults {
        get { self[AppStorageDependency.self].value }
        set { self[AppStorageDependency.self] = UncheckedSendable(newValue) }
    }
    public var defaultFileStorage: FileStorage {
        get { self[FileStorageDependency.self] }
        set { self[FileStorageDependency.self] = newValue }
    }
}

// MARK: Names of versions before the package was one of its own

public typealias PersistenceReaderKey = SharedReaderKey
public typealias PersistenceKey = SharedKey
public typealias PersistenceKeyDefault = _SharedKeyDefault
extension _SharedKeyDefault {
    public init(_ key: Base, _ value: @autoclosure @escaping @Sendable () -> Base.Value) {
        self.init(base: key, standard: value)
    }
}
