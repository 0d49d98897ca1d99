@_exported import Clocks
@_exported import CombineSchedulers
@_exported import ConcurrencyExtras
@_exported import IssueReporting
import Foundation
import Synchronization

// Dependencies: values that code asks for by key paths, and that others replace for the time of a function.

/// Where code runs: it decides which value of a key is the default.
public enum DependencyContext: String, Sendable { case live, preview, test }

public protocol TestDependencyKey<Value>: SendableMetatype {
    associatedtype Value: Sendable = Self
    static var previewValue: Value { get }
    static var testValue: Value { get }
    static var shouldReportUnimplemented: Bool { get }
}
extension TestDependencyKey {
    public static var previewValue: Value { testValue }
    public static var shouldReportUnimplemented: Bool { true }
}
public protocol DependencyKey<Value>: TestDependencyKey {
    associatedtype Value = Self
    static var liveValue: Value { get }
    static var previewValue: Value { get }
    static var testValue: Value { get }
}
extension DependencyKey {
    public static var previewValue: Value { liveValue }
    public static var testValue: Value { previewValue }
}

public struct DependencyValues: Sendable {
    /// The values that hold in the current function.
    @TaskLocal package static var now = DependencyValues()
    private static let shared = Mutex(Shared())

    /// What `prepareDependencies` set, and the defaults that were asked for.
    private struct Shared: Sendable {
        var prepared: [ObjectIdentifier: any Sendable] = [:]
        var defaults: [Default: any Sendable] = [:]
    }
    private struct Default: Hashable {
        var key: ObjectIdentifier, context: DependencyContext
    }
    private var values: [ObjectIdentifier: any Sendable] = [:]

    public init() {}

    public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
        get {
            let name = ObjectIdentifier(key)
            let found: (any Sendable)? = values[name] ?? Self.shared.withLock { $0.prepared[name] }
            if let found, let value = found as? Key.Value { return value }
            return Self.standard(key, name == ObjectIdentifier(ContextKey.self) ? .live : context)
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The default value of a key, which is made once.
    private static func standard<Key: TestDependencyKey>(_ key: Key.Type, _ context: DependencyContext) -> Key.Value {
        let name = Default(key: ObjectIdentifier(key), context: context)
        if let found = shared.withLock({ $0.defaults[name] }), let value = found as? Key.Value { return value }
        let made: Key.Value = switch context {
        case .live: live(key)
        case .preview: key.previewValue
        case .test: key.testValue
        }
        return shared.withLock { shared in
            if let first = shared.defaults[name], let value = first as? Key.Value { return value }
            shared.defaults[name] = made
            return made
        }
    }
    private static func live<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value {
        func value(_ key: (some DependencyKey).Type) -> any Sendable { key.liveValue }
        if let key = key as? any DependencyKey.Type, let found = value(key) as? Key.Value { return found }
        reportIssue("\(key) has no live value; the value of tests is used")
        return key.testValue
    }

    /// These values, and over them those of other dependencies.
    package func merging(_ other: DependencyValues) -> DependencyValues {
        var result = self
        result.values.merge(other.values) { $1 }
        return result
    }
    package func prepare() {
        Self.shared.withLock { shared in shared.prepared.merge(values) { $1 } }
    }
}

enum ContextKey: DependencyKey {
    static var liveValue: DependencyContext {
        let environment = ProcessInfo.processInfo.environment
        if environment["XCTestConfigurationFilePath"] != nil { return .test }
        return environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? .preview : .live
    }
}
extension DependencyValues {
    public var context: DependencyContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

// MARK: Asking

@propertyWrapper
public struct Dependency<Value>: Sendable, CapturesDependencies {
    let captured: DependencyValues
    private let value: @Sendable (DependencyValues) -> Value
    public init(
        _ keyPath: KeyPath<DependencyValues, Value> & Sendable, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        captured = .now
        value = { $0[keyPath: keyPath] }
    }
    public init<Key: TestDependencyKey>(
        _ key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) where Key.Value == Value {
        captured = .now
        value = { $0[key] }
    }
    public var wrappedValue: Value {
        let values = captured.merging(.now)
        return DependencyValues.$now.withValue(values) { value(values) }
    }
}
/// A wrapper that knows the dependencies of the time when it was made.
protocol CapturesDependencies {
    var captured: DependencyValues { get }
}

// MARK: Replacing

@discardableResult
public func withDependencies<R>(
    _ updateValuesForOperation: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
    var values = DependencyValues.now
    try updateValuesForOperation(&values)
    return try DependencyValues.$now.withValue(values, operation: operation)
}
@discardableResult
public func withDependencies<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout DependencyValues) async throws -> Void, operation: () async throws -> R
) async rethrows -> R {
    var values = DependencyValues.now
    try await updateValuesForOperation(&values)
    return try await DependencyValues.$now.withValue(values, operation: operation)
}
private func captured(in model: Any) -> DependencyValues {
    var mirror: Mirror? = Mirror(reflecting: model), values = DependencyValues()
    while let level = mirror {
        for case let (_, wrapper as any CapturesDependencies) in level.children {
            values = wrapper.captured.merging(values)
        }
        mirror = level.superclassMirror
    }
    return values.merging(.now)
}
/// The dependencies that an object was made with hold for a function.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
    from model: Model, _ updateValuesForOperation: (inout DependencyValues) throws -> Void = { _ in },
    operation: () throws -> R, fileID: StaticString = #fileID, line: UInt = #line
) rethrows -> R {
    var values = captured(in: model)
    try updateValuesForOperation(&values)
    return try DependencyValues.$now.withValue(values, operation: operation)
}
@discardableResult
public func withDependencies<Model: AnyObject, R>(
    from model: Model, isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout DependencyValues) async throws -> Void = { _ in },
    operation: () async throws -> R, fileID: StaticString = #fileID, line: UInt = #line
) async rethrows -> R {
    var values = captured(in: model)
    try await updateValuesForOperation(&values)
    return try await DependencyValues.$now.withValue(values, operation: operation)
}
/// Sets dependencies for the whole program, at its beginning.
public func prepareDependencies<R>(_ updateValues: (inout DependencyValues) throws -> R) rethrows -> R {
    var values = DependencyValues()
    let result = try updateValues(&values)
    values.prepare()
    return result
}

extension DependencyValues {
    /// The dependencies of a function, for closures that run after it.
    public struct Continuation: Sendable {
        let values = DependencyValues.now
        public func yield<R>(_ operation: () throws -> R) rethrows -> R {
            try DependencyValues.$now.withValue(values, operation: operation)
        }
        public func yield<R>(
            isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
        ) async rethrows -> R {
            try await DependencyValues.$now.withValue(values, operation: operation)
        }
        public func finish() {}
    }
}
public func withEscapedDependencies<R>(_ operation: (DependencyValues.Continuation) throws -> R) rethrows -> R {
    try operation(DependencyValues.Continuation())
}
public func withEscapedDependencies<R>(
    isolation: isolated (any Actor)? = #isolation, _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
    try await operation(DependencyValues.Continuation())
}
