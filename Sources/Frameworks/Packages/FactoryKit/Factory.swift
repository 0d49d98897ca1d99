import Foundation

public protocol FactoryModifying {
    associatedtype P
    associatedtype T
    var registration: FactoryRegistration<P, T> { get set }
}

/// A factory of a container, with what its definition says of it.
public struct FactoryRegistration<P, T>: Sendable {
    let container: any ManagedContainer
    let name: String
    let make: @Sendable (P) -> T
    var scope: Scope?
    var timeToLive: TimeInterval?
    var isByParameter = false
    var key: FactoryKey { FactoryKey(type: ObjectIdentifier(T.self), name: name) }

    func resolve(_ parameter: P) -> T {
        let manager = container.manager, key = key
        let isFirst = manager.state.with { state in
            defer { state.hasStarted = true }
            return !state.hasStarted
        }
        if isFirst { (container as? any AutoRegistering)?.autoRegister() }
        let state = manager.state.with { $0 }
        let context = state.contexts[key]?.sorted { $0.type.rank < $1.type.rank }.first { $0.type.holds }?.make
        let make = (context ?? state.registrations[key]) as? @Sendable (P) -> T ?? make
        var kept = key
        if isByParameter { kept.parameter = (parameter as? any Hashable)?.hashValue }
        let oldest = timeToLive.map { Date(timeIntervalSinceNow: -$0) }
        return Scope.making {
            let instance = (scope ?? state.defaultScope ?? .unique).resolve(kept, in: manager, after: oldest) {
                make(parameter)
            }
            (state.decorators[key] as? (T) -> Void)?(instance)
            state.decorator?(instance)
            return instance
        }
    }
    func register(_ factory: @escaping @Sendable (P) -> T) {
        container.manager.state.with { $0.registrations[key] = factory }
        forget()
    }
    func add(_ context: FactoryContextType, _ factory: @escaping @Sendable (P) -> T) {
        container.manager.state.with { state in
            state.contexts[key, default: []].removeAll { $0.type == context }
            state.contexts[key, default: []].append((context, factory))
        }
    }
    func decorate(_ decorator: @escaping (T) -> Void) {
        container.manager.state.with { $0.decorators[key] = decorator }
    }
    func reset(_ options: FactoryResetOptions) {
        container.manager.state.with { state in
            if options == .all || options == .registration { state.registrations[key] = nil }
            if options == .all || options == .context { state.contexts[key] = nil }
        }
        if options == .all || options == .scope { forget() }
    }
    /// Forgets the objects that are kept.
    private func forget() {
        for cache in [container.manager.cache, scope?.cache].compactMap(\.self) {
            cache.with { $0 = $0.filter { $0.key.name != name || $0.key.type != key.type } }
        }
    }
}

public struct Factory<T>: FactoryModifying, Sendable {
    public var registration: FactoryRegistration<Void, T>
    public init(
        _ container: any ManagedContainer, key: StaticString = #function, _ factory: @escaping @Sendable () -> T
    ) { registration = FactoryRegistration(container: container, name: "\(key)") { factory() } }
    public func callAsFunction() -> T { registration.resolve(()) }
    public func resolve() -> T { registration.resolve(()) }
    @discardableResult
    public func register(factory: @escaping @Sendable () -> T) -> Self {
        registration.register { factory() }
        return self
    }
    @discardableResult
    public func context(_ contexts: FactoryContextType..., factory: @escaping @Sendable () -> T) -> Self {
        for context in contexts { registration.add(context) { factory() } }
        return self
    }
    @discardableResult
    public func onArg(_ argument: String, factory: @escaping @Sendable () -> T) -> Self {
        context(.arg(argument), factory: factory)
    }
    @discardableResult
    public func onArgs(_ args: [String], factory: @escaping @Sendable () -> T) -> Self {
        context(.args(args), factory: factory)
    }
    @discardableResult
    public func onPreview(factory: @escaping @Sendable () -> T) -> Self { context(.preview, factory: factory) }
    @discardableResult
    public func onTest(factory: @escaping @Sendable () -> T) -> Self { context(.test, factory: factory) }
    @discardableResult
    public func onDebug(factory: @escaping @Sendable () -> T) -> Self { context(.debug, factory: factory) }
    @discardableResult
    public func onSimulator(factory: @escaping @Sendable () -> T) -> Self { context(.simulator, factory: factory) }
    @discardableResult
    public func onDevice(factory: @escaping @Sendable () -> T) -> Self { context(.device, factory: factory) }
}

/// A factory that makes an object of a value.
public struct ParameterFactory<P, T>: FactoryModifying, Sendable {
    public var registration: FactoryRegistration<P, T>
    public init(
        _ container: any ManagedContainer, key: StaticString = #function, _ factory: @escaping @Sendable (P) -> T
    ) { registration = FactoryRegistration(container: container, name: "\(key)", make: factory) }
    public func callAsFunction(_ parameters: P) -> T { registration.resolve(parameters) }
    public func resolve(_ parameters: P) -> T { registration.resolve(parameters) }
    @discardableResult
    public func register(factory: @escaping @Sendable (P) -> T) -> Self {
        registration.register(factory)
        return self
    }
    /// Keeps an object for each value.
    public var scopeOnParameters: Self {
        var result = self
        result.registration.isByParameter = true
        return result
    }
    @discardableResult
    public func context(_ contexts: FactoryContextType..., factory: @escaping @Sendable (P) -> T) -> Self {
        for context in contexts { registration.add(context, factory) }
        return self
    }
    @discardableResult
    public func onPreview(factory: @escaping @Sendable (P) -> T) -> Self { context(.preview, factory: factory) }
    @discardableResult
    public func onTest(factory: @escaping @Sendable (P) -> T) -> Self { context(.test, factory: factory) }
    @discardableResult
    public func onDebug(factory: @escaping @Sendable (P) -> T) -> Self { context(.debug, factory: factory) }
}
extension FactoryModifying {
    public func scope(_ scope: Scope) -> Self {
        var result = self
        result.registration.scope = scope
        return result
    }
    public var cached: Self { scope(.cached) }
    public var graph: Self { scope(.graph) }
    public var shared: Self { scope(.shared) }
    public var singleton: Self { scope(.singleton) }
    public var unique: Self { scope(.unique) }
    /// The seconds for which an object is kept.
    public func timeToLive(_ seconds: TimeInterval) -> Self {
        var result = self
        result.registration.timeToLive = seconds
        return result
    }
    @discardableResult
    public func decorator(_ decorator: @escaping (T) -> Void) -> Self {
        registration.decorate(decorator)
        return self
    }
    public func once() -> Self { self }
    @discardableResult
    public func reset(_ options: FactoryResetOptions = .all) -> Self {
        registration.reset(options)
        return self
    }
}
