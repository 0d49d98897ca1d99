import Foundation

// Resolver: one place in which types are registered with functions that make their objects.

/// Registers all services, before the first is asked for.
public protocol ResolverRegistering {
    static func registerAllServices()
}
public protocol Resolving {
    var resolver: Resolver { get }
}
extension Resolving {
    public var resolver: Resolver { .root }
}

public final class Resolver: Sendable {
    public struct Name: ExpressibleByStringLiteral, Hashable, Equatable, Sendable {
        let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral: String) { rawValue = stringLiteral }
        public static func name(fromString string: String?) -> Name? { string.map { Name($0) } }
    }
    /// The values that are handed to a function which makes an object.
    public struct Args {
        let values: Any?
        public func callAsFunction<T>() -> T { values as! T }
        public func callAsFunction<T>(_ key: String) -> T { (values as? [String: Any])?[key] as! T }
        public func get<T>() -> T { self() }
        public func get<T>(_ key: String) -> T { self(key) }
        public func optional<T>() -> T? { values as? T }
        public func optional<T>(_ key: String) -> T? { (values as? [String: Any])?[key] as? T }
    }
    struct Key: Hashable {
        var type: ObjectIdentifier, name: String?
    }
    private static let standard = Guarded((main: Resolver(), root: Resolver?.none, hasRegistered: false))
    private static let scopeByDefault = Guarded(ResolverScope.graph)
    static let lock = NSRecursiveLock()
    public static var main: Resolver {
        get { standard.with { $0.main } }
        set { standard.with { $0.main = newValue } }
    }
    public static var root: Resolver {
        get { standard.with { $0.root ?? $0.main } }
        set { standard.with { $0.root = newValue } }
    }
    public static var defaultScope: ResolverScope {
        get { scopeByDefault.with { $0 } }
        set { scopeByDefault.with { $0 = newValue } }
    }
    let makers = Guarded([Key: (Resolver, Args) -> Any?]())
    private let children: Guarded<[Resolver]>

    public init(child: Resolver? = nil) { children = Guarded([child].compactMap(\.self)) }
    public func add(child: Resolver) { children.with { $0.append(child) } }
    public static func reset() {
        standard.with { $0 = (Resolver(), nil, false) }
        for scope in [ResolverScope.application, .cached, .shared, .graph] { scope.reset() }
    }

    // MARK: Registering

    @discardableResult
    public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
    ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }
    @discardableResult
    public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping (Resolver) -> Service?
    ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }
    @discardableResult
    public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping (Resolver, Args) -> Service?
    ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }
    @discardableResult
    public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
    ) -> ResolverOptions<Service> { register(type, name: name) { _, _ in factory() } }
    @discardableResult
    public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping (Resolver) -> Service?
    ) -> ResolverOptions<Service> { register(type, name: name) { resolver, _ in factory(resolver) } }
    @discardableResult
    public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping (Resolver, Args) -> Service?
    ) -> ResolverOptions<Service> {
        let options = ResolverOptions<Service>(resolver: self, name: name)
        let key = Key(type: ObjectIdentifier(type), name: name?.rawValue)
        makers.with { makers in
            makers[key] = { resolver, args in
                options.scope.resolve(key) { () -> Service? in
                    guard let made = factory(resolver, args) else { return nil }
                    options.change?(resolver, made, args)
                    return made
                }
            }
        }
        return options
    }

    // MARK: Asking

    public static func resolve<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
    ) -> Service { root.resolve(type, name: name, args: args) }
    public static func optional<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
    ) -> Service? { root.optional(type, name: name, args: args) }
    public func resolve<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
    ) -> Service {
        guard let found = optional(type, name: name, args: args) else {
            fatalError("Resolver has no function for \(type), name \(name?.rawValue ?? "none")")
        }
        return found
    }
    public func optional<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
    ) -> Service? {
        let isFirst = Self.standard.with { state in
            defer { state.hasRegistered = true }
            return !state.hasRegistered
        }
        if isFirst { (Resolver.self as Any as? any ResolverRegistering.Type)?.registerAllServices() }
        Self.lock.lock()
        defer { Self.lock.unlock() }
        return ResolverScope.making {
            find(Key(type: ObjectIdentifier(type), name: name?.rawValue))?(self, Args(values: args)) as? Service
        }
    }
    private func find(_ key: Key) -> ((Resolver, Args) -> Any?)? {
        if let maker = makers.with({ $0[key] }) { return maker }
        for child in children.with({ $0 }) {
            if let maker = child.find(key) { return maker }
        }
        return nil
    }
}

/// A value that one thread at a time reads or changes.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    init(_ value: Value) { self.value = value }
    func with<T>(_ body: (inout Value) -> T) -> T { lock.withLock { body(&value) } }
}

public final class ResolverOptions<Service> {
    private let resolver: Resolver, name: Resolver.Name?
    fileprivate var scope = Resolver.defaultScope
    fileprivate var change: ((Resolver, Service, Resolver.Args) -> Void)?
    fileprivate init(resolver: Resolver, name: Resolver.Name?) { (self.resolver, self.name) = (resolver, name) }
    @discardableResult
    public func scope(_ scope: ResolverScope) -> Self {
        self.scope = scope
        return self
    }
    @discardableResult
    public func implements<P>(_ type: P.Type, name: Resolver.Name? = nil) -> Self {
        let own = self.name
        resolver.register(type, name: name ?? own) { resolver, args in
            resolver.optional(Service.self, name: own, args: args.values) as? P
        }.scope(.unique)
        return self
    }
    @discardableResult
    public func resolveProperties(_ block: @escaping (Resolver, Service) -> Void) -> Self {
        change = { resolver, service, _ in block(resolver, service) }
        return self
    }
    @discardableResult
    public func resolveProperties(_ block: @escaping (Resolver, Service, Resolver.Args) -> Void) -> Self {
        change = block
        return self
    }
}

/// How long an object is kept.
public final class ResolverScope: Sendable {
    private enum Kind { case unique, kept, shared, graph }
    private let kind: Kind
    private struct Kept {
        var value: Any?
        weak var object: AnyObject?
    }
    private let objects = Guarded([Resolver.Key: Kept]())
    private init(_ kind: Kind) { self.kind = kind }
    public convenience init() { self.init(.kept) }
    public static let application = ResolverScope(.kept), cached = ResolverScope(.kept)
    public static let graph = ResolverScope(.graph), shared = ResolverScope(.shared), unique = ResolverScope(.unique)
    public func reset() { objects.with { $0 = [:] } }

    private static let depth = Guarded(0)
    /// The objects of a graph live until its first is made.
    static func making<T>(_ body: () -> T) -> T {
        depth.with { $0 += 1 }
        defer {
            let isOutermost = depth.with { depth in
                depth -= 1
                return depth == 0
            }
            if isOutermost { graph.reset() }
        }
        return body()
    }
    func resolve<Service>(_ key: Resolver.Key, _ make: () -> Service?) -> Service? {
        if kind == .unique { return make() }
        if let kept = objects.with({ $0[key] }), let found = (kept.object ?? kept.value) as? Service { return found }
        guard let made = make() else { return nil }
        let isWeak = kind == .shared && Mirror(reflecting: made).displayStyle == .class
        objects.with { $0[key] = isWeak ? Kept(value: nil, object: made as AnyObject) : Kept(value: made) }
        return made
    }
}
