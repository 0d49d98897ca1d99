import Foundation

// Swinject: a container in which types are registered with functions that make their objects.

public protocol Resolver {
    func resolve<Service>(_ serviceType: Service.Type) -> Service?
    func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
    func resolve<Service, each Arg>(_ serviceType: Service.Type, arguments: repeat each Arg) -> Service?
    func resolve<Service, each Arg>(_ serviceType: Service.Type, name: String?, arguments: repeat each Arg) -> Service?
}
extension Resolver {
    public func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service? {
        resolve(serviceType, name: nil, arguments: argument)
    }
    public func resolve<Service, Arg1>(_ serviceType: Service.Type, name: String?, argument: Arg1) -> Service? {
        resolve(serviceType, name: name, arguments: argument)
    }
}

/// How long an object is kept.
public protocol ObjectScopeProtocol: AnyObject, Sendable {}
public final class ObjectScope: ObjectScopeProtocol, CustomStringConvertible {
    public let description: String
    public static let transient = ObjectScope(description: "transient"), graph = ObjectScope(description: "graph")
    public static let container = ObjectScope(description: "container"), weak = ObjectScope(description: "weak")
    public init(description: String = "") { self.description = description }
}

public protocol Assembly {
    func assemble(container: Container)
    func loaded(resolver: any Resolver)
}
extension Assembly {
    public func loaded(resolver: any Resolver) {}
}
public final class Assembler {
    private let container: Container
    public var resolver: any Resolver { container }
    public init(container: Container? = nil) { self.container = container ?? Container() }
    public convenience init(_ assemblies: [any Assembly], container: Container? = nil) {
        self.init(container: container)
        apply(assemblies: assemblies)
    }
    public convenience init(_ assemblies: [any Assembly], parent: Assembler?) {
        self.init(assemblies, container: Container(parent: parent?.container))
    }
    public convenience init(parentAssembler: Assembler?) {
        self.init([], container: Container(parent: parentAssembler?.container))
    }
    public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }
    public func apply(assemblies: [any Assembly]) {
        for assembly in assemblies { assembly.assemble(container: container) }
        for assembly in assemblies { assembly.loaded(resolver: resolver) }
    }
}

struct ServiceKey: Hashable {
    var type: ObjectIdentifier, name: String?, arguments: ObjectIdentifier
}

public class ServiceEntry<Service> {
    fileprivate let make: Any
    fileprivate var scope: any ObjectScopeProtocol, completions: [(any Resolver, Service) -> Void] = []
    fileprivate var kept: Service?
    fileprivate weak var object: AnyObject?
    fileprivate init(_ make: Any, _ scope: any ObjectScopeProtocol) { (self.make, self.scope) = (make, scope) }
    @discardableResult
    public func inObjectScope(_ objectScope: ObjectScope) -> Self {
        scope = objectScope
        return self
    }
    /// Is called when an object was made, and may ask for others that need it.
    @discardableResult
    public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
        completions.append(completed)
        return self
    }
    @discardableResult
    public func implements<T>(_ type: T.Type, name: String? = nil) -> Self {
        let own = self.name
        container?.register(type, name: name) { $0.resolve(Service.self, name: own) as! T }
        return self
    }
    fileprivate weak var container: Container?
    fileprivate var name: String?
}

public final class Container: Resolver {
    private let parent: Container?
    private let defaultScope: ObjectScope
    private let lock = NSRecursiveLock()
    private var entries: [ServiceKey: AnyObject] = [:]
    /// The objects that are being made, with those that they need.
    private var graph: [ObjectIdentifier: Any] = [:], depth = 0
    /// What forgets the objects of a scope.
    private var resets: [(scope: () -> any ObjectScopeProtocol, reset: () -> Void)] = []

    public init(
        parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
        registeringClosure: (Container) -> Void = { _ in }
    ) {
        (self.parent, defaultScope) = (parent, defaultObjectScope)
        registeringClosure(self)
    }
    @discardableResult
    public func register<Service, each Arg>(
        _ serviceType: Service.Type, name: String? = nil,
        factory: @escaping (any Resolver, repeat each Arg) -> Service
    ) -> ServiceEntry<Service> {
        let entry = ServiceEntry<Service>(Maker(make: factory), defaultScope)
        (entry.container, entry.name) = (self, name)
        let key = ServiceKey(
            type: ObjectIdentifier(serviceType), name: name,
            arguments: ObjectIdentifier(Maker<Service, repeat each Arg>.self))
        lock.withLock {
            entries[key] = entry
            resets.append(({ entry.scope }, { (entry.kept, entry.object) = (nil, nil) }))
        }
        return entry
    }
    /// A function with arguments, as a value that can be found again.
    private struct Maker<Service, each Arg> {
        let make: (any Resolver, repeat each Arg) -> Service
    }
    public func synchronize() -> any Resolver { self }
    public func removeAll() {
        lock.withLock { (entries, resets) = ([:], []) }
    }
    public func resetObjectScope(_ objectScope: any ObjectScopeProtocol) {
        lock.withLock { for entry in resets where entry.scope() === objectScope { entry.reset() } }
        parent?.resetObjectScope(objectScope)
    }
    public func hasAnyRegistration<Service>(of type: Service.Type, name: String? = nil) -> Bool {
        lock.withLock { entries.keys.contains { $0.type == ObjectIdentifier(type) && $0.name == name } }
            || parent?.hasAnyRegistration(of: type, name: name) ?? false
    }

    // MARK: Asking

    public func resolve<Service>(_ serviceType: Service.Type) -> Service? { resolve(serviceType, name: nil) }
    public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
        find(serviceType, name, for: self)
    }
    public func resolve<Service, each Arg>(_ serviceType: Service.Type, arguments: repeat each Arg) -> Service? {
        find(serviceType, nil, for: self, repeat each arguments)
    }
    public func resolve<Service, each Arg>(
        _ serviceType: Service.Type, name: String?, arguments: repeat each Arg
    ) -> Service? {
        find(serviceType, name, for: self, repeat each arguments)
    }
    private func find<Service, each Arg>(
        _ type: Service.Type, _ name: String?, for resolver: Container, _ arguments: repeat each Arg
    ) -> Service? {
        typealias Made = Maker<Service, repeat each Arg>
        let key = ServiceKey(type: ObjectIdentifier(type), name: name, arguments: ObjectIdentifier(Made.self))
        lock.lock()
        defer { lock.unlock() }
        guard let entry = entries[key] as? ServiceEntry<Service>, let maker = entry.make as? Made else {
            return parent?.find(type, name, for: resolver, repeat each arguments)
        }
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { graph = [:] }
        }
        if let found = kept(entry) { return found }
        let made = maker.make(resolver, repeat each arguments)
        if let found = kept(entry) { return found }
        keep(made, entry)
        for completed in entry.completions { completed(resolver, made) }
        return made
    }
    private func kept<Service>(_ entry: ServiceEntry<Service>) -> Service? {
        let scope = entry.scope
        if scope === ObjectScope.transient { return nil }
        if let found = graph[ObjectIdentifier(entry)] as? Service { return found }
        if scope === ObjectScope.graph { return nil }
        return scope === ObjectScope.weak ? entry.object as? Service : entry.kept
    }
    private func keep<Service>(_ made: Service, _ entry: ServiceEntry<Service>) {
        let scope = entry.scope
        if scope === ObjectScope.transient { return }
        graph[ObjectIdentifier(entry)] = made
        if scope === ObjectScope.graph { return }
        if scope === ObjectScope.weak { entry.object = made as AnyObject } else { entry.kept = made }
    }
}
