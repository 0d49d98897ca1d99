import SwiftUI

@propertyWrapper
public struct Injected<Service> {
    private var service: Service
    public init() { service = Resolver.resolve() }
    public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
        service = (container ?? .root).resolve(name: name)
    }
    public var wrappedValue: Service {
        get { service }
        mutating set { service = newValue }
    }
    public var projectedValue: Self {
        get { self }
        mutating set { self = newValue }
    }
}
@propertyWrapper
public struct OptionalInjected<Service> {
    private var service: Service?
    public init() { service = Resolver.optional() }
    public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
        service = (container ?? .root).optional(name: name)
    }
    public var wrappedValue: Service? {
        get { service }
        mutating set { service = newValue }
    }
    public var projectedValue: Self {
        get { self }
        mutating set { self = newValue }
    }
}
/// Is asked for when it is read first.
@propertyWrapper
public struct LazyInjected<Service> {
    private var service: Service?
    public var container: Resolver?, name: Resolver.Name?, args: Any?
    public init() {}
    public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
        (self.name, self.container) = (name, container)
    }
    public var isEmpty: Bool { service == nil }
    public var wrappedValue: Service {
        mutating get {
            if let service { return service }
            let made: Service = (container ?? .root).resolve(name: name, args: args)
            service = made
            return made
        }
        mutating set { service = newValue }
    }
    public var projectedValue: Self {
        get { self }
        mutating set { self = newValue }
    }
    public mutating func release() { service = nil }
}
/// Is asked for when it is read first, and not kept.
@propertyWrapper
public struct WeakLazyInjected<Service> {
    private weak var service: AnyObject?
    private var isMade = false
    public var container: Resolver?, name: Resolver.Name?, args: Any?
    public init() {}
    public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
        (self.name, self.container) = (name, container)
    }
    public var wrappedValue: Service? {
        mutating get {
            if !isMade {
                let made: Service? = (container ?? .root).optional(name: name, args: args)
                (service, isMade) = (made.map { $0 as AnyObject }, true)
            }
            return service as? Service
        }
        mutating set { (service, isMade) = (newValue.map { $0 as AnyObject }, true) }
    }
    public var projectedValue: Self {
        get { self }
        mutating set { self = newValue }
    }
}
/// An observed object of a view.
@MainActor @propertyWrapper
public struct InjectedObject<Service: ObservableObject>: DynamicProperty {
    @ObservedObject private var service: Service
    public init() { service = Resolver.resolve() }
    public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
        service = (container ?? .root).resolve(name: name)
    }
    public var wrappedValue: Service { service }
    public var projectedValue: ObservedObject<Service>.Wrapper { $service }
}
