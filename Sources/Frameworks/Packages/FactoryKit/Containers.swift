import Foundation

// FactoryKit: containers whose properties are factories, of which each makes or keeps an object.

public protocol ManagedContainer: AnyObject, Sendable {
    var manager: ContainerManager { get }
}
extension ManagedContainer {
    public func callAsFunction<T>(
        key: StaticString = #function, _ factory: @escaping @Sendable () -> T
    ) -> Factory<T> { Factory(self, key: key, factory) }
    public func promised<T>(key: StaticString = #function) -> Factory<T?> { Factory(self, key: key) { nil } }
    public func unique<T>(key: StaticString = #function, _ factory: @escaping @Sendable () -> T) -> Factory<T> {
        Factory(self, key: key, factory).unique
    }
    public func cached<T>(key: StaticString = #function, _ factory: @escaping @Sendable () -> T) -> Factory<T> {
        Factory(self, key: key, factory).cached
    }
    public func shared<T>(key: StaticString = #function, _ factory: @escaping @Sendable () -> T) -> Factory<T> {
        Factory(self, key: key, factory).shared
    }
    public func singleton<T>(key: StaticString = #function, _ factory: @escaping @Sendable () -> T) -> Factory<T> {
        Factory(self, key: key, factory).singleton
    }
    public func graph<T>(key: StaticString = #function, _ factory: @escaping @Sendable () -> T) -> Factory<T> {
        Factory(self, key: key, factory).graph
    }
    @discardableResult
    public func with(_ transform: (Self) -> Void) -> Self {
        transform(self)
        return self
    }
    @discardableResult
    public func reset(options: FactoryResetOptions = .all) -> Self { with { $0.manager.reset(options: options) } }
}
public protocol SharedContainer: ManagedContainer {
    static var shared: Self { get }
    init()
}
public final class Container: SharedContainer {
    @TaskLocal public static var shared = Container()
    public let manager = ContainerManager()
    public init() {}
}
/// Registers what a container has, before its first object is made.
public protocol AutoRegistering {
    func autoRegister()
}

public enum FactoryResetOptions: Sendable { case all, context, none, registration, scope }

/// What a container knows of its factories.
public final class ContainerManager: Sendable {
    struct State {
        var registrations: [FactoryKey: Any] = [:]
        var contexts: [FactoryKey: [(type: FactoryContextType, make: Any)]] = [:]
        var decorators: [FactoryKey: Any] = [:], decorator: ((Any) -> Void)?
        var defaultScope: Scope?, hasStarted = false
    }
    let state = Guarded(State()), cache = Guarded([FactoryKey: Any]())
    private let stack = Guarded([State]())
    /// One object is made at a time, with those that it needs.
    static let making = NSRecursiveLock()
    public init() {}

    public var defaultScope: Scope? {
        get { state.with { $0.defaultScope } }
        set { state.with { $0.defaultScope = newValue } }
    }
    /// Is called with each object that a factory returns.
    public func decorator(_ decorator: ((Any) -> Void)?) { state.with { $0.decorator = decorator } }
    public func reset(options: FactoryResetOptions = .all) {
        state.with { state in
            switch options {
            case .all: state = State()
            case .registration: (state.registrations, state.hasStarted) = ([:], false)
            case .context: state.contexts = [:]
            case .scope, .none: break
            }
        }
        if options == .all || options == .scope { cache.with { $0 = [:] } }
    }
    public func reset(scope: Scope) {
        cache.with { $0 = $0.filter { $0.key.scope != ObjectIdentifier(scope) } }
    }
    public func push() { stack.with { $0.append(state.with { $0 }) } }
    public func pop() {
        guard let last = stack.with({ $0.popLast() }) else { return }
        state.with { $0 = last }
        cache.with { $0 = [:] }
    }
}

/// A value that one thread at a time reads or changes.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    init(_ value: Value) { self.value = value }
    func with<T>(_ body: (inout Value) -> T) -> T { lock.withLock { body(&value) } }
}

/// The name of a factory and the type that it makes; in a cache, its scope and its parameter too.
struct FactoryKey: Hashable {
    var type: ObjectIdentifier, name: String, scope: ObjectIdentifier? = nil, parameter: Int? = nil
}

// MARK: Where the program runs

public enum FactoryContextType: Equatable, Sendable {
    case arg(String), args([String]), preview, test, simulator, device, debug

    /// Whether it holds for this program.
    var holds: Bool {
        let current = FactoryContext.current
        return switch self {
        case .arg(let name): current.arguments.contains(name)
        case .args(let names): names.contains(where: current.arguments.contains)
        case .preview: current.isPreview
        case .test: current.isTest
        case .simulator: current.isSimulator
        case .device: !current.isSimulator
        case .debug: current.isDebug
        }
    }
    /// The first that holds is used.
    var rank: Int {
        switch self {
        case .arg, .args: 0
        case .preview: 1
        case .test: 2
        case .simulator, .device: 3
        case .debug: 4
        }
    }
}
public struct FactoryContext: Sendable {
    public var arguments = Set(ProcessInfo.processInfo.arguments)
    public var isPreview = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
    public var isTest = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
    public var isSimulator = true
    public var isDebug = true
    private static let shared = Guarded(FactoryContext())
    public static var current: FactoryContext {
        get { shared.with { $0 } }
        set { shared.with { $0 = newValue } }
    }
    public static func setArg(_ arg: String, forKey key: String) { current.arguments.insert(arg) }
}

// MARK: Scopes

/// How long an object is kept.
public final class Scope: Sendable {
    enum Kind { case unique, cached, shared, singleton, graph }
    let kind: Kind
    /// The objects of a scope that all containers share.
    let cache = Guarded([FactoryKey: Any]())
    private init(_ kind: Kind) { self.kind = kind }
    public static let unique = Unique(), cached = Cached(), shared = Shared(), singleton = Singleton(), graph = Graph()
    public static func Unique() -> Scope { Scope(.unique) }
    public static func Cached() -> Scope { Scope(.cached) }
    public static func Shared() -> Scope { Scope(.shared) }
    public static func Singleton() -> Scope { Scope(.singleton) }
    public static func Graph() -> Scope { Scope(.graph) }
    public func reset() { cache.with { $0 = [:] } }

    /// The objects of a graph live until its first is made.
    private static let depth = Guarded(0)
    static func making<T>(_ body: () -> T) -> T {
        ContainerManager.making.lock()
        depth.with { $0 += 1 }
        defer {
            if depth.with({ depth in
                depth -= 1
                return depth
            }) == 0 { graph.reset() }
            ContainerManager.making.unlock()
        }
        return body()
    }
    func resolve<T>(_ key: FactoryKey, in manager: ContainerManager, after oldest: Date?, _ make: () -> T) -> T {
        if kind == .unique { return make() }
        var key = key
        key.scope = ObjectIdentifier(self)
        let cache = kind == .singleton || kind == .graph ? cache : manager.cache
        if let kept = cache.with({ $0[key] }) as? Kept, oldest.map({ kept.date > $0 }) ?? true {
            if let found = (kept.object ?? kept.value) as? T { return found }
        }
        let made = make()
        if kind == .shared {
            if let object = Self.object(in: made) { cache.with { $0[key] = Kept(object: object) } }
        } else {
            cache.with { $0[key] = Kept(value: made) }
        }
        return made
    }
    /// An object that an optional value may have.
    private static func object(in value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object(in: $0.value) } }
        return mirror.displayStyle == .class ? value as AnyObject : nil
    }
    private struct Kept {
        var value: Any?
        weak var object: AnyObject?
        var date = Date()
        init(value: Any) { self.value = value }
        init(object: AnyObject) { self.object = object }
    }
}
